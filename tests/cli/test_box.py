"""`boonlake box` and `boonlake check-data` in the terminal."""

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from boonlake_panel.cli import app
from boonlake_panel.cli.box import COMMANDS
from boonlake_panel.cli.tables import MAKERS


def boonlake(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, arguments, env={"COLUMNS": "200", "TERM": "dumb"})
    return result.exit_code, result.output


def test_the_overview_names_everything() -> None:
    code, output = boonlake("box")
    assert code == 0
    assert "33 spaces in 4 regions" in output
    assert "165 project cards" in output
    assert "10 sides of artifacts" in output


@pytest.mark.parametrize("name", [name for name, _ in COMMANDS])
def test_every_table_can_be_shown(name: str) -> None:
    code, output = boonlake("box", name)
    assert code == 0, output
    assert "provenance" in output


def test_every_table_has_a_command() -> None:
    assert {name for name, _ in COMMANDS} == set(MAKERS)


def test_cards_are_filtered_by_kind_cost_and_effect() -> None:
    code, output = boonlake("box", "cards", "--kind", "night", "--max-cost", "6", "--effect", "vase")
    assert code == 0
    assert "Antique shop" in output
    assert "5 of 220" in output
    assert "day" not in output.split()


def test_cards_are_filtered_by_deck_points_text_and_provenance() -> None:
    assert "55 of 55" in boonlake("box", "cards", "--artifacts")[1]
    assert "165 of 165" in boonlake("box", "cards", "--base")[1]
    assert "5 of 165" in boonlake("box", "cards", "--base", "--provenance", "mixed")[1]
    assert "1 of 165" in boonlake("box", "cards", "--base", "--text", "BANK", "--provenance", "mixed")[1]
    assert "0 of 55" in boonlake("box", "cards", "--artifacts", "--min-vp", "9")[1]
    code, output = boonlake("box", "cards", "--text", "smithy")
    assert code == 0
    assert "2 coins, 1 stone, 2 loam" in output
    assert "advance 1 step on the coin track" in output
    assert "mixed" in output


def test_other_tables_share_the_filters() -> None:
    code, output = boonlake("box", "tiles", "--effect", "one_track")
    assert code == 0
    assert "2 of 67" in output
    assert "advance 3 steps on one of the two tracks" in output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("box", "cards", "--kind", "noon"), "'noon' is not one of"),
        (("box", "cards", "--max-cost", "cheap"), "'--max-cost'"),
        (("box", "cards", "--effect", "gold"), "no effect has 'gold' in its name"),
        (("box", "dice"), "No such command 'dice'"),
        (("box", "--data", "nowhere"), "is no data pack"),
        (("check-data", "nowhere"), "is no data pack"),
    ],
)
def test_bad_input_gets_a_friendly_answer(arguments: tuple[str, ...], message: str) -> None:
    code, output = boonlake(*arguments)
    assert code != 0
    assert message in " ".join(output.split())
    assert "Traceback" not in output


def test_check_data_prints_the_counts() -> None:
    code, output = boonlake("check-data")
    assert code == 0
    lines = [line.split() for line in output.splitlines()]
    assert ["base/cards.csv", "165", "160", "5"] in lines
    assert "data pack standard is sound, hash" in output


def test_a_new_pack_can_be_changed_and_checked(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert boonlake("new-pack", str(folder))[0] == 0
    assert boonlake("new-pack", str(folder))[0] == 1
    assert boonlake("check-data", str(folder))[0] == 0
    cards = folder / "base" / "cards.csv"
    cards.write_text(cards.read_text(encoding="utf-8").replace("P001,Market stall,day", "P001,Market stall,noon"))
    code, output = boonlake("check-data", str(folder))
    assert code == 1
    assert output.splitlines()[0] == (
        "base/cards.csv, row 2, column kind: found 'noon', expected one of day, sunset, night"
    )
    assert output.splitlines()[1].startswith("1 fault in data pack")


def test_help_is_quick_because_nothing_heavy_is_loaded() -> None:
    code = "import sys, boonlake_panel.cli; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    heavy = {"pandas", "panel", "bokeh", "holoviews", "param", "sqlalchemy", "yaml", "boonlake_panel.components"}
    assert not heavy & set(loaded)
