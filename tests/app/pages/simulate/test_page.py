"""Simulations on their page, without a browser: what can be set, what is shown, what is refused."""

import io
import zipfile
from collections.abc import Iterator

import pandas as pd
import pytest

from boonlake_panel import Setup
from boonlake_panel.analysis.simulation import simulate
from boonlake_panel.analysis.simulation_tables import TABLES
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.pages.simulate.page import MAX_GAMES, OPTIONS, SimulatePage
from boonlake_panel.app.pages.simulate.summary import summarize
from boonlake_panel.app.serving.pool import close_pool
from boonlake_panel.app.session.dashboard import DashboardSession
from boonlake_panel.engine.codes import SOURCES
from boonlake_panel.texts.messages import LANGUAGES, in_language, text
from boonlake_panel.views.charts.simulation import sources_chart


@pytest.fixture(scope="module", autouse=True)
def _pool_ends() -> Iterator[None]:
    yield
    close_pool()


@pytest.fixture
def page() -> SimulatePage:
    opened = DashboardSession(GameModel(Setup(players=2, seed=7))).show("simulate")
    assert isinstance(opened, SimulatePage)
    return opened


def test_slow_agents_play_fewer_games(page: SimulatePage) -> None:
    page.settings.games = 400
    page.agents.agent_1 = "montecarlo"
    assert page.settings.games == page.most_games == MAX_GAMES["montecarlo"]
    with pytest.raises(ValueError, match="games"):
        page.settings.games = 9999
    page.agents.agent_3 = "montecarlo"  # nobody sits there
    page.agents.agent_1 = "random"
    assert page.most_games == MAX_GAMES["random"]
    page.settings.games = 9


def test_a_result_has_an_address_that_fills_in_the_form_of_others(page: SimulatePage) -> None:
    assert page.address() == {}
    page.setup.param.update(players=3, artifacts=True)
    page.agents.param.update(agent_1="quick", agent_2="random", agent_3="quick")
    page.settings.param.update(games=2, seed=5, rotate=False)
    page.start()
    address = page.address()
    page.session.jobs.cancel()
    assert address == {
        **{"agents": "quick.random.quick", "games": "2", "seed": "5"},
        **{"rotate": "no", "artifacts": "yes"},
    }
    other = DashboardSession(GameModel(Setup(players=2, seed=7))).show("simulate")
    assert isinstance(other, SimulatePage)
    other.read(address)
    assert other.setup.players == 3
    assert other.setup.artifacts
    assert other.agents.of(3) == ["quick", "random", "quick"]
    assert (other.settings.games, other.settings.seed, other.settings.rotate) == (2, 5, False)
    assert not other.running, "a link plays nothing by itself"


@pytest.mark.parametrize(
    "odd",
    [
        {"agents": "quick.nobody"},
        {"agents": "quick.quick.quick.quick.quick"},
        {"games": "3"},
        {"agents": ""},
    ],
)
def test_an_address_of_nobody_changes_nothing(page: SimulatePage, odd: dict[str, str]) -> None:
    page.read(odd)
    assert page.setup.players == 2
    assert page.agents.of(2) == ["greedy", "random"]
    assert page.settings.games == 40


def test_odd_figures_in_an_address_are_ignored(page: SimulatePage) -> None:
    page.read(
        {"agents": "quick.quick", "games": "99999", "seed": "x", "rotate": "1", "difficulty": "no", "artifacts": "2"}
    )
    assert page.agents.of(2) == ["quick", "quick"]
    assert (page.settings.games, page.settings.seed, page.settings.rotate) == (40, 0, True)
    assert (page.setup.difficulty, page.setup.artifacts) == ("easy", False)


def test_fields_come_from_the_set_up_and_follow_it(page: SimulatePage) -> None:
    assert set(page.fields) == {"players", *OPTIONS}
    assert not page.fields["difficulty"].visible
    page.fields["players"].value = 1
    assert page.setup.players == 1
    assert page.fields["difficulty"].visible
    assert not page.fields["solo_artifacts"].visible
    page.setup.artifacts = True
    assert page.fields["artifacts"].value is True
    assert page.fields["solo_artifacts"].visible
    assert [seat.visible for seat in page.seats] == [True, False, False, False]


def test_results_by_agent_and_by_seat_survive_another_language(page: SimulatePage) -> None:
    page.agents.agent_1 = "random"
    page.settings.games = 4
    page.start()
    assert page.summary is not None
    assert page.summary.games == 4
    assert list(page.by_agent.widget.value["name"]) == ["Random"]
    assert list(page.by_seat.widget.value["name"]) == ["Seat 1", "Seat 2"]
    page.model.language = "de"
    assert list(page.by_seat.widget.value["name"]) == ["Platz 1", "Platz 2"]
    assert page.start_button.label == "Partien spielen"
    assert page.settings.games == 4


def test_the_summary_adds_up() -> None:
    simulation = simulate(["greedy", "random"], games=4, jobs=1)
    told = summarize(simulation)
    points = {one.name: one.points.mean for one in told.agents}
    for agent, sources in told.sources.items():
        assert sum(sources.values()) == pytest.approx(points[agent])
    assert sum(one.win.mean for one in told.seats) == pytest.approx(1)
    turns = sum(sum(times.values()) for times in told.actions.values()) * simulation.done
    assert turns == pytest.approx(len(simulation.turns) / 2)
    with zipfile.ZipFile(io.BytesIO(told.tables)) as file:
        assert set(file.namelist()) == {f"{name}.{kind}" for name in TABLES for kind in ("csv", "parquet")}
        assert len(pd.read_parquet(io.BytesIO(file.read("seats.parquet")))) == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_sources_of_points_are_named_in_full_in_the_chart_of_a_simulation(language: str) -> None:
    with in_language(language):
        names = {source: text(f"source-{source}") for source in SOURCES}
        chart = sources_chart({"Greedy": dict.fromkeys(SOURCES, 1.0)})
    told = {words.replace("\n", " ") for words in chart.dimension_values("what")}
    assert told == set(names.values())


def test_a_simulated_game_is_seen_on_the_board(page: SimulatePage) -> None:
    page.agents.agent_1 = "quick"
    page.settings.games = 3
    page.start()
    assert page.summary is not None
    page.each.table.on_pick(2)  # type: ignore[misc]
    page.each.picks[1].param.trigger("clicks")
    model, third = page.model, page.summary.each[2]
    assert page.session.page == "explore"
    assert (model.scores, model.over, model.study.title) == (third.points, True, "Simulated game 3")
    assert set(model.setup.names) == {"Quick", "Random"}
    assert list(page.each.table.widget.value["lead"]) == [one.lead for one in page.summary.each]
