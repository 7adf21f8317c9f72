"""What-if, review and simulation on their pages, without a browser: what they show, write and refuse."""

import importlib
import io
import json
import zipfile
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pandas as pd
import pytest

from boonlake_panel import Setup
from boonlake_panel.analysis.simulation import simulate
from boonlake_panel.analysis.simulation_tables import TABLES
from boonlake_panel.app.kit.markup import Markup, part
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.pages.simulate.page import SimulatePage
from boonlake_panel.app.pages.simulate.summary import summarize
from boonlake_panel.app.pages.what_if import options as candidates
from boonlake_panel.app.pages.what_if.comparison import Comparison
from boonlake_panel.app.pages.what_if.options import Candidates
from boonlake_panel.app.pages.what_if.page import WhatIfPage
from boonlake_panel.app.pages.what_if.review import Reviewing
from boonlake_panel.app.serving.pool import close_pool
from boonlake_panel.app.session.dashboard import DashboardSession
from boonlake_panel.engine.codes import SOURCES
from boonlake_panel.texts.messages import LANGUAGES, in_language, text
from boonlake_panel.views.charts.simulation import sources_chart

SPOKEN = {
    "en": {
        "choices": "Chance to win",
        "compare": "Choose two lines",
        "review": "Review the game",
        "simulate": "Play the games",
    },
    "de": {
        "choices": "Gewinnchance",
        "compare": "Wähle zwei Verläufe",
        "review": "Spiel analysieren",
        "simulate": "Partien spielen",
    },
    "fr": {
        "choices": "Chances de gagner",
        "compare": "Choisissez deux lignes",
        "review": "Analyser la partie",
        "simulate": "Jouer les parties",
    },
}


@pytest.fixture(scope="module", autouse=True)
def _pool_ends() -> Iterator[None]:
    yield
    close_pool()


@pytest.fixture
def visit(monkeypatch: pytest.MonkeyPatch) -> DashboardSession:
    """Somebody before the first strip of a game; thinking is short."""
    monkeypatch.setitem(candidates.BUDGETS, "quick", 30)
    model = GameModel(Setup(players=2, seed=7))
    while model.decision and model.decision.kind != "turn":
        model.play(model.decision.keys[0])
    return DashboardSession(model)


def choices(visit: DashboardSession) -> Candidates:
    page = visit.show("what-if")
    assert isinstance(page, WhatIfPage)
    found: Candidates = page.sections["choices"]
    return found


def words(text: Markup) -> str:
    """Everything that can be read, one part after another."""

    def read(node: object) -> Iterator[str]:
        if isinstance(node, str):
            yield node
        elif isinstance(node, dict):
            for child in node.get("c", []):
                yield from read(child)

    return " ".join(piece for node in json.loads(text.content) for piece in read(node))


def test_a_branch_says_what_it_is_worth_and_people_keep_their_words(visit: DashboardSession) -> None:
    section = choices(visit)
    section.start()
    answer = section.answer
    assert answer is not None
    assert answer.done
    best = answer.best
    assert "±" in words(section.text)
    section.branch(best.key)
    child = visit.model.cursor.child(best.key)
    assert child is not None
    assert f"{round(best.score.mean)} points" in child.comment
    assert f"{best.rollouts} games" in child.comment
    visit.model.study.comment(f"My idea\n{child.comment}", child)
    section.branch(best.key)
    assert child.comment.splitlines()[0] == "My idea"
    assert len(child.comment.splitlines()) == 2
    section.act("open", child.id)
    assert visit.page == "explore"
    assert visit.model.cursor is child


def test_answers_belong_to_their_decision(visit: DashboardSession) -> None:
    section = choices(visit)
    section.start()
    asked = visit.model.cursor
    assert section.answer is not None
    visit.model.back()
    assert section.answer is None
    visit.model.go(asked)
    assert section.answer is not None
    section.act("kind", "turns")
    assert section.answer is None


def test_a_hidden_hand_stays_hidden(visit: DashboardSession) -> None:
    section = choices(visit)
    section.start()
    decision = visit.model.decision
    assert decision is not None
    visit.model.seat = 1 - decision.seat
    visit.model.open_hands = False
    assert section.answer is None
    assert "What is it worth?" not in words(section.text)
    section.start()
    assert len(section.answers) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_speaks_every_language(visit: DashboardSession, language: str) -> None:
    section = choices(visit)
    section.start()
    assert section.answer is not None
    for one in section.answer.candidates[:2]:
        section.branch(one.key)
    visit.model.language = language
    page = visit.current
    assert isinstance(page, WhatIfPage)
    for tab in ("choices", "compare", "review"):
        page.tabs._handle_msg({"act": "tab", "value": tab})
        assert SPOKEN[language][tab] in words(page.sections[tab].text)
    simulation = visit.show("simulate")
    assert isinstance(simulation, SimulatePage)
    assert SPOKEN[language]["simulate"] in words(simulation.form)


def test_lines_can_be_compared_once_there_are_two(visit: DashboardSession) -> None:
    page = visit.show("what-if")
    assert isinstance(page, WhatIfPage)
    page.open_tab("compare")
    section: Comparison = page.sections["compare"]
    assert "only one line" in words(section.text)
    decision = visit.model.decision
    assert decision is not None
    first, second = decision.keys[:2]
    visit.model.study.branch(first)
    visit.model.study.branch(second, name="The other one")
    assert [field.value for field in section.fields] == [
        visit.model.study.end(visit.model.study.root).id,
        visit.model.cursor.children[1].id,
    ]
    assert any("The other one" in name for name in section.fields[1].options)


def test_a_simulation_on_the_page_and_what_it_refuses(visit: DashboardSession) -> None:
    page = visit.show("simulate")
    assert isinstance(page, SimulatePage)
    page.act("agent 0", "montecarlo")
    page.act("games", "9999")
    assert page.most_games == page.games < 20
    page.act("agent 0", "no such agent")
    page.act("agent 7", "random")
    page.act("games", "many")
    page.act("players", "99")
    assert (page.agents[0], page.players) == ("montecarlo", 4)
    page.act("players", "2")
    page.act("agent 0", "random")
    page.act("games", "4")
    page.start()
    assert page.summary is not None
    assert page.summary.games == 4
    assert "Random" in words(page.results)


def test_the_summary_adds_up() -> None:
    found = simulate(["greedy", "random"], games=4, jobs=1)
    told = summarize(found)
    points = {one.name: one.points.mean for one in told.agents}
    for agent, sources in told.sources.items():
        assert sum(sources.values()) == pytest.approx(points[agent])
    assert sum(one.win.mean for one in told.seats) == pytest.approx(1)
    turns = sum(sum(times.values()) for times in told.actions.values()) * found.done
    assert turns == pytest.approx(len(found.turns) / 2)
    with zipfile.ZipFile(io.BytesIO(told.tables)) as file:
        assert set(file.namelist()) == {f"{name}.{kind}" for name in TABLES for kind in ("csv", "parquet")}
        assert len(pd.read_parquet(io.BytesIO(file.read("seats.parquet")))) == 8


def test_signs_and_dots_of_a_review_are_explained(visit: DashboardSession, monkeypatch: pytest.MonkeyPatch) -> None:
    reviewing = Reviewing(visit, dark=False)
    monkeypatch.setattr(reviewing, "_row", lambda one: part("tr"))
    monkeypatch.setattr(reviewing, "_turning", lambda found: [])
    marked = SimpleNamespace(margin=SimpleNamespace(mean=12.0))
    found: Any = SimpleNamespace(judgements=(1,), marked=(marked,), turning_points=(1,), chances=(1, 2), seats=())
    reviewing.review = found
    shown = str(reviewing._lists())
    assert "?? is a mistake, ? a bad choice, ?! a doubtful one" in shown
    assert "turning point" in shown
    found.turning_points = found.marked = ()
    assert "turning point" not in str(reviewing._lists())


@pytest.mark.parametrize("language", LANGUAGES)
def test_sources_of_points_are_named_in_full_in_the_chart_of_a_simulation(language: str) -> None:
    with in_language(language):
        names = {source: text(f"source-{source}") for source in SOURCES}
        importlib.import_module("holoviews.plotting.bokeh")  # charts load it when they are first shown
        chart = sources_chart({"Greedy": dict.fromkeys(SOURCES, 1.0)})
    told = {words.replace("\n", " ") for words in chart.dimension_values("what")}
    assert told == set(names.values())
