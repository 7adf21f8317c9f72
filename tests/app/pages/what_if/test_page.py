"""What-if, comparison and review on their page, without a browser: what they show, write and refuse."""

from collections.abc import Iterator
from typing import Any

import pytest

from boonlake_panel import Setup
from boonlake_panel.analysis import whatif
from boonlake_panel.analysis.estimates import Estimate
from boonlake_panel.app.kit.rich_text import RichText
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.pages.what_if.comparison import Comparison
from boonlake_panel.app.pages.what_if.page import WhatIfPage
from boonlake_panel.app.pages.what_if.review import Reviewing
from boonlake_panel.app.serving.pool import close_pool
from boonlake_panel.app.session.dashboard import DashboardSession
from boonlake_panel.app.viewers.what_if import WhatIfPanel
from boonlake_panel.texts.messages import LANGUAGES
from boonlake_panel.views import palette_of
from boonlake_panel.views.boards.changes import changes

SPOKEN = {
    "en": {"choices": "Chance to win", "compare": "Choose up to four lines", "review": "Goes through the main line"},
    "de": {"choices": "Gewinnchance", "compare": "Wähle bis zu vier Verläufe", "review": "Geht die Hauptvariante"},
    "fr": {
        "choices": "Chances de gagner",
        "compare": "quatre lignes de cette étude",
        "review": "Parcourt la ligne",
    },
}


def words(text: RichText) -> str:
    """Everything that can be read, one part after another."""

    def read(node: object) -> Iterator[str]:
        if isinstance(node, str):
            yield node
        elif isinstance(node, dict):
            for child in node.get("c", []):
                yield from read(child)

    return " ".join(piece for node in text.content for piece in read(node))


@pytest.fixture(scope="module", autouse=True)
def _pool_ends() -> Iterator[None]:
    yield
    close_pool()


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> DashboardSession:
    """Somebody before the first strip of a game; thinking is short."""
    monkeypatch.setitem(whatif.ROLLOUTS, "quick", 30)
    model = GameModel(Setup(players=2, seed=7))
    while model.decision and model.decision.kind != "turn":
        model.play(model.decision.keys[0])
    return DashboardSession(model)


def opened(session: DashboardSession, tab: str = "choices") -> Any:
    page = session.show("what-if")
    assert isinstance(page, WhatIfPage)
    page.view.tab = tab
    return page.sections[tab]


def panel(session: DashboardSession) -> WhatIfPanel:
    shown: WhatIfPanel = opened(session).panel
    return shown


def test_a_branch_says_what_it_is_worth_and_people_keep_their_words(session: DashboardSession) -> None:
    section = panel(session)
    section.start()
    answer = section.answer
    assert answer is not None
    assert answer.done
    best = answer.best
    assert "±" in section.table.widget.value["score_words"][0]
    section.branch(best.key)
    child = session.model.cursor.child(best.key)
    assert child is not None
    assert f"{round(best.score.mean)} points" in child.comment
    assert f"{best.rollouts} games" in child.comment
    session.model.study.comment(f"My idea\n{child.comment}", child)
    section.branch(best.key)
    assert child.comment.splitlines()[0] == "My idea"
    assert len(child.comment.splitlines()) == 2
    section.chosen = best.key
    assert section.open_button.visible
    section.open_button.param.trigger("clicks")
    assert session.page == "explore"
    assert session.model.cursor is child


def test_a_row_of_the_table_and_the_list_choose_the_same(session: DashboardSession) -> None:
    section = panel(session)
    section.start()
    answer = section.answer
    assert answer is not None
    section.table.widget.selection = [2]
    assert section.chosen == answer.candidates[2].key
    section.chosen = answer.candidates[3].key
    assert section.table.widget.selection == [3]
    section.table.widget.selection = []
    assert section.table.widget.selection == [3]
    with pytest.raises(ValueError, match="chosen"):
        section.chosen = "no such choice"
    assert list(section._csv()["key"]) == [one.key for one in answer.candidates]


def test_settings_and_widgets_follow_each_other(session: DashboardSession) -> None:
    section = panel(session)
    kind, effort, seed = section.controls.objects[:3]
    effort.value = "thorough"
    assert (section.settings.effort, section.settings.rollouts) == ("thorough", whatif.ROLLOUTS["thorough"])
    section.settings.turns = True
    assert kind.value is True
    seed.value = -5
    assert (seed.value, section.settings.seed) == (0, 0)
    seed.value = 12
    assert section.settings.seed == 12


def test_answers_belong_to_their_decision(session: DashboardSession) -> None:
    section = panel(session)
    section.start()
    asked = session.model.cursor
    assert section.answer is not None
    session.model.back()
    assert section.answer is None
    session.model.go(asked)
    assert section.answer is not None
    section.settings.turns = True
    assert section.answer is None
    assert not section.table.place.visible


def test_a_hidden_hand_stays_hidden(session: DashboardSession) -> None:
    section = panel(session)
    section.start()
    decision = session.model.decision
    assert decision is not None
    session.model.seat = 1 - decision.seat
    session.model.open_hands = False
    assert section.answer is None
    assert not section.controls.visible
    assert not section.table.place.visible
    section.start()
    assert len(section.answers) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_speaks_every_language(session: DashboardSession, language: str) -> None:
    section = panel(session)
    section.start()
    answer = section.answer
    assert answer is not None
    for one in answer.candidates[:2]:
        section.branch(one.key)
    session.model.language = language
    assert panel(session).answer is answer
    assert panel(session).table.titles["win"] == SPOKEN[language]["choices"]
    for tab in ("compare", "review"):
        assert SPOKEN[language][tab] in words(opened(session, tab).text)


def test_lines_can_be_compared_once_there_are_two(session: DashboardSession) -> None:
    section: Comparison = opened(session, "compare")
    assert "only one line" in words(section.text)
    decision = session.model.decision
    assert decision is not None
    first, second = decision.keys[:2]
    study = session.model.study
    study.branch(first)
    study.branch(second, name="The other one")
    children = session.model.cursor.children
    assert [section.lines.first, section.lines.second] == [study.end(study.root).id, children[1].id]
    assert any("The other one" in name for name in section.sides["second"].field.options)
    assert section.sides["first"].picture.svg.startswith("<svg")


def test_more_than_two_lines_are_compared_with_the_first(session: DashboardSession) -> None:
    study = session.model.study
    while len(session.model.decision.keys) < 4 or session.model.decision.kind != "turn":
        session.model.play(session.model.decision.keys[0])
    at = study.node
    ends = [study.branch(key, node=at).id for key in study.game.decision.keys[:4]]
    section: Comparison = opened(session, "compare")
    assert [side.end.visible for side in section.sides.values()] == [True, True, False, False]
    section.lines.first = ends[0]
    section.lines.param.update(second=ends[1], third=ends[2], fourth=ends[3])
    assert all(side.end.visible for side in section.sides.values())
    labels = [option.label for option in study.game_at(at).decision.options]
    assert "Parts in" not in words(section.sides["first"].caption)
    assert f"{labels[3]} instead of: {labels[0]}" in words(section.sides["fourth"].caption)
    ring = palette_of(session.dark).changed
    rings = [side.picture.svg.count(f'stroke="{ring}"') for side in section.sides.values()]
    places = [changes(study.game_at(ends[0]).position(), study.game_at(end).position()) for end in ends]
    assert rings[0] == 0
    assert [bool(count) for count in rings] == [any(name.startswith(MAPPED) for name in found) for found in places]
    section.lines.fourth = ""
    assert not section.sides["fourth"].end.visible
    section.sides["fourth"].field.value = ends[1]
    assert section.lines.fourth == ends[1]


def test_points_differ_in_numbers(session: DashboardSession) -> None:
    study = session.model.study
    study.branch(session.model.decision.keys[1])
    session.model.play_on("greedy", "end")
    section: Comparison = opened(session, "compare")
    section.lines.second = next(node.id for node in study if not node.children and not node.is_main)
    section.lines.first = study.main_line[-1].id
    told = words(section.sides["second"].caption)
    assert "(+" in told or "(\u2212" in told


def test_a_tab_has_an_address(session: DashboardSession) -> None:
    page = session.show("what-if")
    page.read({"tab": "review"})
    assert page.address() == {"tab": "review"}
    page.read({"tab": "<script>"})
    assert page.address() == {}


MAPPED = ("space", "river", "region", "lock")
"""Places that are on the map."""


class SomeReview:
    """A review of two choices of which one was a mistake."""

    names = ("Anna", "Ben")
    chances = turning_points = seats = ()
    judgements = (1, 2)

    def __init__(self, done: int, marked: tuple[Any, ...] = ()) -> None:
        self.done, self.total, self.complete, self.marked = done, 2, done == 2, marked


class Mistake:
    """A choice that cost something."""

    number, turn, seat, key, mark, label, best_label = 1, 1, 0, "a", "mistake", "one", "another"
    best = "keep:ST01"
    margin = win = Estimate.normal(12.0, 1.0)

    def __init__(self, node: str) -> None:
        self.node = node


def shown(session: DashboardSession, review: Any) -> Reviewing:
    section: Reviewing = opened(session, "review")
    section.review = review
    section.refresh()
    return section


def test_a_stopped_review_says_that_it_is_partial(session: DashboardSession) -> None:
    section = shown(session, SomeReview(1))
    assert "this review is partial, 1 of 2 steps" in words(section.text)
    assert "No choice was clearly worse" not in words(section.heading)
    section = shown(session, SomeReview(2))
    assert "partial" not in words(section.text)
    assert "No choice was clearly worse" in words(section.heading)


def test_signs_of_a_review_are_explained_and_lead_to_their_moment(session: DashboardSession) -> None:
    node = session.model.study.main_line[0]
    section = shown(session, SomeReview(2, (Mistake(node.id),)))
    assert "?? is a mistake, ? a bad choice, ?! a doubtful one" in words(section.heading)
    assert list(section.table.widget.value["choice"]) == ["One ??"]
    section._open_moment()
    assert session.page == "explore"
    assert session.model.cursor is node.parent, "the moment before the mistake"
    assert session.model.moment == (node, Mistake.best, False)
