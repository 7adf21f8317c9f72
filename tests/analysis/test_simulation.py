"""Simulations: tidy tables that add up, the same games in any number of processes, resuming, Ctrl-C."""

import json
from pathlib import Path

import pandas as pd
import pytest
from typer.testing import CliRunner

from boonlake_panel.analysis import simulation_tables
from boonlake_panel.analysis.journal import JOURNAL
from boonlake_panel.analysis.simulation import Simulation, simulate
from boonlake_panel.analysis.simulation_tables import TABLES
from boonlake_panel.cli import app
from boonlake_panel.components import open_box

AGENTS = ("quick", "random")


@pytest.fixture(scope="module")
def result() -> Simulation:
    return simulate(AGENTS, games=6, seed=3, jobs=1)


def test_tables_fit_together(result: Simulation) -> None:
    assert (result.done, result.wanted, result.interrupted) == (6, 6, False)
    assert list(result.games["game"]) == list(range(6))
    assert len(result.seats) == 12
    points = result.seats.set_index(["game", "seat"])["points"]
    assert (result.ledger.groupby(["game", "seat"])["points"].sum() == points).all()
    last = result.turns.groupby(["game", "seat"])["points"].last()
    assert (last == points).all()
    assert (result.turns.groupby("game")["turn"].max() == result.games.set_index("game")["turns"]).all()
    assert (result.seats.groupby("game")["win"].sum() == 1).all()
    strips = result.choices.query("kind == 'strip'").groupby("game").size()
    assert (strips == result.games.set_index("game")["turns"]).all()


def test_each_played_card_has_a_row(result: Simulation) -> None:
    counted = result.cards.groupby(["game", "seat"]).size()
    expected = result.seats.set_index(["game", "seat"])["cards"]
    assert counted.reindex(expected.index, fill_value=0).equals(expected)
    assert result.cards["card"].isin([card.id for card in open_box().cards]).all()


def test_agents_rotate_over_the_seats(result: Simulation) -> None:
    first = result.seats.query("seat == 0")["agent"]
    assert list(first) == ["quick", "random"] * 3
    still = simulate(AGENTS, games=2, rotate=False, jobs=1)
    assert list(still.seats.query("seat == 0")["agent"]) == ["quick", "quick"]


def test_the_summary_has_a_row_for_each_agent(result: Simulation) -> None:
    table = result.frame().set_index("agent")
    assert list(table.index) == ["quick", "random"]
    assert list(table["seats"]) == [6, 6]
    assert table["wins"].sum() == pytest.approx(1)
    assert (table["least"] <= table["points"]).all()
    assert (table["points"] <= table["most"]).all()


def test_the_summary_by_seat_shows_what_equal_agents_hide() -> None:
    result = simulate(["random"] * 3, games=6, jobs=1)
    assert list(result.frame()["wins"]) == [pytest.approx(1 / 3)]
    table = result.frame("seat").set_index("seat")
    assert list(table.index) == [0, 1, 2]
    assert list(table["seats"]) == [6, 6, 6]
    wins = result.seats.groupby("seat")["win"].mean()
    assert list(table["wins"]) == pytest.approx(list(wins))
    assert (table["wins_low"] < table["wins_high"]).all()
    assert (table["points_low"] < table["points"]).all()
    with pytest.raises(ValueError, match="by agent or by seat"):
        result.frame("colour")


def test_the_same_seed_gives_the_same_games_in_several_processes(result: Simulation) -> None:
    again = simulate(AGENTS, games=6, seed=3, jobs=2)
    for name in TABLES:
        pd.testing.assert_frame_equal(getattr(again, name), getattr(result, name))
    assert not simulate(AGENTS, games=6, seed=4, jobs=1).games.equals(result.games)


def test_an_interrupted_simulation_keeps_its_games_and_goes_on(result: Simulation, tmp_path: Path) -> None:
    def interrupt(done: int, wanted: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    part = simulate(AGENTS, games=6, seed=3, jobs=1, folder=tmp_path, progress=interrupt)
    assert part.interrupted
    assert part.done == 2
    with (tmp_path / JOURNAL).open("a") as file:
        file.write('{"game": 5, "se')  # the line that was being written when the power went off
    seen: list[tuple[int, int]] = []
    whole = simulate(
        AGENTS, games=6, seed=3, jobs=1, folder=tmp_path, progress=lambda done, wanted: seen.append((done, wanted))
    )
    assert seen == [(2, 6), (3, 6), (4, 6), (5, 6), (6, 6)]
    pd.testing.assert_frame_equal(whole.ledger, result.ledger)
    pd.testing.assert_frame_equal(whole.choices, result.choices)


def test_a_folder_of_another_simulation_is_left_alone(tmp_path: Path) -> None:
    simulate(AGENTS, games=1, jobs=1, folder=tmp_path)
    with pytest.raises(ValueError, match="another simulation"):
        simulate(AGENTS, games=1, seed=9, jobs=1, folder=tmp_path)


@pytest.mark.parametrize("kept", ["", '{"format": "boonlake-sim'])
def test_a_journal_that_was_cut_off_in_its_head_begins_anew(kept: str, tmp_path: Path) -> None:
    (tmp_path / JOURNAL).write_text(kept)
    assert simulate(AGENTS, games=1, jobs=1, folder=tmp_path).done == 1
    assert simulate(AGENTS, games=1, jobs=1, folder=tmp_path).done == 1


def test_a_damaged_line_of_a_journal_is_named_and_nothing_is_lost(tmp_path: Path) -> None:
    simulate(AGENTS, games=2, jobs=1, folder=tmp_path)
    journal = tmp_path / JOURNAL
    head, first, second = journal.read_text().splitlines()
    journal.write_text("\n".join([head, first[:40], second, ""]))
    with pytest.raises(ValueError, match=r"line 2 of .*journal.jsonl is damaged"):
        simulate(AGENTS, games=2, jobs=1, folder=tmp_path)
    assert second in journal.read_text()


@pytest.mark.parametrize("players", [1, 3])
def test_other_numbers_of_players(players: int) -> None:
    result = simulate(["quick"] * players, games=2, jobs=1)
    assert len(result.seats) == 2 * max(2, players)
    assert ("eminence" in set(result.seats["agent"])) == (players == 1)


def test_faults_are_named_before_the_first_game() -> None:
    with pytest.raises(ValueError, match="unknown agent"):
        simulate(["nobody", "random"])
    with pytest.raises(ValueError, match="2 agents were given for 3 players"):
        simulate(AGENTS, setup={"players": 3})
    with pytest.raises(ValueError, match="number of processes"):
        simulate(AGENTS, jobs=0)


def test_games_of_a_folder_stay_in_their_file(
    result: Simulation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many games there are, only some of them are in memory at a time."""
    written = simulate(AGENTS, games=6, seed=3, jobs=1, folder=tmp_path)
    read: list[int] = []
    make = simulation_tables.games
    monkeypatch.setattr(simulation_tables, "CHUNK_GAMES", 2)
    monkeypatch.setitem(TABLES, "games", lambda some: (read.append(len(list(some))), make(some))[1])
    written.save(tmp_path, ("parquet", "csv"))
    assert read == [2, 2, 2]
    for name in TABLES:
        expected = getattr(result, name)
        pd.testing.assert_frame_equal(pd.read_parquet(tmp_path / f"{name}.parquet"), expected)
        pd.testing.assert_frame_equal(pd.read_csv(tmp_path / f"{name}.csv"), expected, check_dtype=False)
        pd.testing.assert_frame_equal(getattr(written, name), expected)


def test_tables_that_cannot_be_written_leave_the_old_ones(result: Simulation, tmp_path: Path) -> None:
    result.save(tmp_path)
    before = (tmp_path / "choices.parquet").read_bytes()
    broken = Simulation([*result.records, {"game": 6}], 7)
    with pytest.raises(KeyError):
        broken.save(tmp_path)
    assert (tmp_path / "choices.parquet").read_bytes() == before
    assert len(pd.read_parquet(tmp_path / "games.parquet")) == 6


def test_files_in_both_formats(result: Simulation, tmp_path: Path) -> None:
    written = result.save(tmp_path, ("parquet", "csv"))
    assert len(written) == 2 * len(TABLES)
    for name in TABLES:
        pd.testing.assert_frame_equal(pd.read_parquet(tmp_path / f"{name}.parquet"), getattr(result, name))
        assert len(pd.read_csv(tmp_path / f"{name}.csv")) == len(getattr(result, name))
    with pytest.raises(ValueError, match="unknown format"):
        result.save(tmp_path, ("xlsx",))


def test_tables_of_very_many_games_are_folders_of_parts(
    result: Simulation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    result.save(tmp_path)
    monkeypatch.setattr("boonlake_panel.analysis.simulation_tables.CHUNK_GAMES", 2)
    monkeypatch.setattr("boonlake_panel.analysis.simulation_tables.PART_GAMES", 4)
    for _ in range(2):  # a folder takes the place of a file, and of another folder
        for path in result.save(tmp_path):
            pd.testing.assert_frame_equal(pd.read_parquet(path), getattr(result, path.stem))
            assert [part.name for part in sorted(path.iterdir())] == ["part-00000.parquet", "part-00001.parquet"]
    monkeypatch.undo()
    result.save(tmp_path)
    assert (tmp_path / "choices.parquet").is_file()


def test_the_command_prints_a_summary_and_writes_tables(tmp_path: Path) -> None:
    out = tmp_path / "run"
    command = ["simulate", "quick", "random", "--games", "2", "--jobs", "1", "--out", str(out), "--format", "csv"]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    assert "2 games by agent" in done.output
    assert "2 games by seat" in done.output
    assert " to " in done.output
    assert "quick" in done.output
    assert (out / "seats.csv").exists()
    assert json.loads((out / JOURNAL).read_text().splitlines()[0])["agents"] == ["quick", "random"]


def test_the_command_takes_every_parameter_of_a_set_up(tmp_path: Path) -> None:
    settings = ["--set", "solo_artifacts=3", "--set", "both_forgo_levers=no", "--set", "discard_bonus=for_coins"]
    command = ["simulate", "random", "--artifacts", *settings, "--games", "1", "--jobs", "1", "--out", str(tmp_path)]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    setup = json.loads((tmp_path / JOURNAL).read_text().splitlines()[0])["setup"]
    assert (setup["solo_artifacts"], setup["both_forgo_levers"], setup["discard_bonus"]) == (3, False, "for_coins")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["nobody", "random"], "unknown agent 'nobody'"),
        (["random", "random", "--format", "xlsx", "--out", "tables"], "unknown format 'xlsx'"),
        (["random", "random", "--format", "csv"], "--out FOLDER"),
        (["random", "random", "--games", "1", "--jobs", "1", "--out", "file"], "File exists"),
        (["random", "random", "--set", "seed=3"], "expected NAME=VALUE with one of"),
        (["random", "--set", "solo_artifacts=7"], "solo_artifacts"),
        (["random", "random", "--set", "discard_bonus=never"], "for_coins"),
    ],
)
def test_the_command_says_what_is_wrong(
    options: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    done = CliRunner().invoke(app, ["simulate", *options])
    assert done.exit_code in (1, 2)
    assert isinstance(done.exception, SystemExit)
    assert words in " ".join(done.output.split())
    assert not list(tmp_path.glob("tables/*"))
