"""The box: immutable, hashed, light to import, and found wherever the package is installed."""

import dataclasses
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from boonlake_panel import Game, Setup
from boonlake_panel.components import TABLES, open_box, parse_effect
from boonlake_panel.components.box import PERMITTED_PACKS, pack_directory
from boonlake_panel.components.reading import PackError
from boonlake_panel.engine.position.faults import PositionError

ROOT = Path(__file__).parents[2]
HEAVY = ("pandas", "panel", "bokeh", "holoviews")


def test_the_box_is_read_once() -> None:
    assert open_box() is open_box()


def test_the_box_cannot_be_changed() -> None:
    box = open_box()
    with pytest.raises(dataclasses.FrozenInstanceError):
        box.cards = ()  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        box.cards[0].vp = 99  # type: ignore[misc]
    assert all(isinstance(box.table(table), tuple) for table in TABLES)
    assert hash(box) == hash(open_box())


def test_rows_become_typed_records() -> None:
    box = open_box()
    smithy = next(card for card in box.cards if card.name == "Smithy")
    assert (smithy.kind, smithy.cost_coins, smithy.resources, smithy.vp) == ("sunset", 2, (0, 1, 2, 0), 1)
    assert smithy.immediate == parse_effect("coin_track:+1")
    assert smithy.provenance == "mixed"
    assert [strip.id for strip in box.strips][:2] == ["pioneer", "settle"]
    assert box.constant("discard_coins") == 2


@pytest.mark.rule("ship.direction_and_fork")
def test_each_round_has_its_route() -> None:
    box = open_box()
    first, second = ([space.id for space in box.route(round_)] for round_ in (1, 2))
    assert (len(first), len(second)) == (24, 23)
    assert first[:8] == second[:8]
    assert first[-8:] == second[-8:]
    assert {name[0] for name in first[8:16]} == {"U"}
    assert {name[0] for name in second[8:15]} == {"L"}


def test_an_unknown_constant_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        open_box().constant("dice")


def test_a_pack_of_ones_own_is_opened_by_its_path(pack: Any) -> None:
    pack.set("base/cards.csv", 2, "name", "Fruit stall")
    box = open_box(str(pack))
    assert box.cards[0].name == "Fruit stall"
    assert box.hash != open_box().hash


def run(code: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
    return done.stdout.strip()


def test_importing_and_opening_loads_no_tables_and_no_pictures() -> None:
    code = "import sys, boonlake_panel.components as c; c.open_box(); print(*sorted(sys.modules))"
    assert not set(HEAVY) & set(run(code).split())


def test_the_catalogue_is_read_only_when_asked_for() -> None:
    assert run("import sys, boonlake_panel.components; print('yaml' in sys.modules)") == "False"


# Where strangers name data packs, the server looks at no other folder.


@pytest.fixture
def visited(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv(PERMITTED_PACKS, os.pathsep.join(["standard", str(tmp_path)]))
    return tmp_path


@pytest.mark.parametrize("pack", ["~", "~root", "/etc", "..", "", "standard/", "x" * 10_000])
def test_no_other_folder_is_looked_at(visited: Path, monkeypatch: pytest.MonkeyPatch, pack: str) -> None:
    monkeypatch.setattr(Path, "is_dir", lambda self: pytest.fail(f"looked at {self}"))
    monkeypatch.setattr(Path, "expanduser", lambda self: pytest.fail(f"looked for {self}"))
    with pytest.raises(PackError, match="not one of the data packs"):
        pack_directory(pack)


def test_a_position_names_no_folder(visited: Path) -> None:
    position = Game(Setup(players=2, seed=1)).position()
    position["setup"]["data"] = "~root"
    with pytest.raises((PositionError, PackError)) as problem:
        Game.from_position(position)
    assert "/root" not in str(problem.value)


def test_packs_that_are_permitted_are_opened(visited: Path) -> None:
    (visited / "base").mkdir()
    assert pack_directory(str(visited)) == visited
    assert (pack_directory("standard") / "base").is_dir()
