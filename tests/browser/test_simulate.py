"""The Simulate page as people meet it: a real server, a real browser, real games."""

import zipfile
from collections.abc import Callable
from pathlib import Path

import pandas as pd
import pytest

from .conftest import Visitor
from .games import axe_findings
from .working import arrive, bar, ends, moves

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Visitor]
START = "Play the games"


def play(visitor: Visitor, games: int, *agents: str) -> None:
    page = visitor.page
    for seat, agent in enumerate(agents, 1):
        page.get_by_label(f"Seat {seat}").select_option(agent)
    field = page.get_by_role("spinbutton", name="Games")
    field.fill(str(games))
    field.press("Tab")
    page.get_by_role("button", name=START).click()


def test_games_are_played_shown_and_downloaded(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    arrive(visitor, "simulate", START)
    page = visitor.page
    play(visitor, 12, "greedy", "random")
    moves(visitor)
    ends(visitor)
    page.get_by_text("Greedy wins most").wait_for()
    table = page.get_by_role("table", name="Wins and points")
    assert table.get_by_role("row").count() == 3
    assert "100 %" in table.get_by_role("row").nth(1).inner_text()
    page.get_by_role("button", name="by seat").click()
    table.get_by_text("Seat 2").wait_for()
    page.get_by_role("table", name="Cards played most").wait_for()
    page.locator(".bk-Figure").nth(2).wait_for()  # spread, sources, actions
    assert axe_findings(visitor) == {}
    visitor.picture("simulate")
    with page.expect_download() as started:
        page.get_by_role("button", name="Download the tables").click()
        page.wait_for_timeout(300)
    started.value.save_as(tmp_path / "tables.zip")
    with zipfile.ZipFile(tmp_path / "tables.zip") as file:
        assert {"games.parquet", "games.csv", "choices.parquet", "ledger.csv"} <= set(file.namelist())
        file.extractall(tmp_path)
    assert len(pd.read_parquet(tmp_path / "seats.parquet")) == 24
    assert len(pd.read_csv(tmp_path / "games.csv")) == 12


def test_stopping_keeps_the_games_that_are_done(visit: Visit) -> None:
    visitor = visit(390, 844)
    arrive(visitor, "simulate", START)
    play(visitor, 500, "random", "random")
    moves(visitor)
    visitor.button("Stop").click()
    ends(visitor)
    visitor.page.get_by_text("Stopped after").wait_for()
    visitor.picture("simulate-phone")


def test_slow_players_play_fewer_games(visit: Visit) -> None:
    visitor = visit()
    arrive(visitor, "simulate", START)
    page = visitor.page
    page.get_by_text("at most 500 games").wait_for()
    page.get_by_label("Seat 1").select_option("planner")
    page.get_by_text("at most 60 games").wait_for()
    page.get_by_role("button", name="1", exact=True).click()
    page.get_by_label("Difficulty level").wait_for()
    assert bar(visitor).count() == 0
