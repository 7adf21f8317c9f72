"""The Simulate page as people meet it: a real server, a real browser, real games."""

import zipfile
from collections.abc import Callable
from pathlib import Path

import pandas as pd
import pytest

from .conftest import Visitor
from .games import axe_findings
from .working import arrive, bar, choose, ends, moves, rows

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Visitor]
START = "Play the games"


def play(visitor: Visitor, games: int, *agents: str) -> None:
    page = visitor.page
    for seat, agent in enumerate(agents, 1):
        choose(visitor, f"Seat {seat}", agent)
    field = page.get_by_role("textbox", name="Games")
    field.fill(str(games))
    field.press("Tab")
    page.get_by_role("button", name=START).click()


@pytest.mark.slow
def test_games_are_played_shown_and_downloaded(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    arrive(visitor, "simulate", START)
    page = visitor.page
    play(visitor, 12, "Greedy", "Random")
    moves(visitor)
    ends(visitor)
    page.get_by_text("Greedy wins most").wait_for()
    visitor.until(lambda: rows(visitor).count() > 4)  # two players, two seats, and cards
    assert "100 %" in rows(visitor).filter(has_text="Greedy").first.inner_text()
    rows(visitor).filter(has_text="Seat 2").wait_for()
    page.get_by_text("Cards played most").wait_for()
    page.locator(".bk-Figure").nth(2).wait_for()  # spread, sources, actions
    assert axe_findings(visitor) == {}
    visitor.picture("simulate")
    with page.expect_download() as started:
        page.get_by_role("button", name="Download the tables").click()
    started.value.save_as(tmp_path / "tables.zip")
    with zipfile.ZipFile(tmp_path / "tables.zip") as file:
        assert {"games.parquet", "games.csv", "choices.parquet", "ledger.csv"} <= set(file.namelist())
        file.extractall(tmp_path)
    assert len(pd.read_parquet(tmp_path / "seats.parquet")) == 24
    assert len(pd.read_csv(tmp_path / "games.csv")) == 12


@pytest.mark.slow
def test_stopping_keeps_the_games_that_are_done(visit: Visit) -> None:
    visitor = visit(390, 844)
    arrive(visitor, "simulate", START)
    play(visitor, 500, "Random", "Random")
    moves(visitor)
    visitor.button("Stop").click()
    ends(visitor)
    visitor.page.get_by_text("Stopped after").wait_for()
    visitor.picture("simulate-phone")


@pytest.mark.slow
def test_slow_players_play_fewer_games(visit: Visit) -> None:
    visitor = visit()
    arrive(visitor, "simulate", START)
    page = visitor.page
    page.get_by_text("at most 500 games").wait_for()
    choose(visitor, "Seat 1", "Planner")
    page.get_by_text("at most 60 games").wait_for()
    page.get_by_role("button", name="1", exact=True).click()
    page.get_by_role("combobox", name="Difficulty level").wait_for()
    assert bar(visitor).count() == 0


@pytest.mark.slow
def test_fewer_games_than_before_leave_every_page_alive(visit: Visit) -> None:
    visitor = visit()
    arrive(visitor, "simulate", START)
    page = visitor.page
    for games in (40, 10, 2):
        play(visitor, games)
        page.get_by_text("A game takes about").wait_for()
        ends(visitor)
        last = rows(visitor).filter(has_text="Seat 2").locator("[tabulator-field=games]")
        visitor.until(lambda cell=last, count=games: cell.inner_text() == str(count))
    visitor.button("Components").click()
    page.get_by_role("tab", name="Table").click()
    visitor.until(lambda: rows(visitor).count() == 20)
