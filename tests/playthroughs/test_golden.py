"""Golden playthroughs: recorded games that must replay exactly; see record.py."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from boonlake_panel.engine import Game, Setup
from tests.playthroughs.record import GAMES, summary

FOLDER = Path(__file__).parent
FILES = sorted(path.stem for path in FOLDER.glob("*.json"))


def load(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def test_all_recorded_games_are_there() -> None:
    assert sorted(GAMES) == FILES


@pytest.mark.parametrize("name", FILES)
def test_a_recorded_game_replays_exactly(name: str) -> None:
    data = load(name)
    game = Game(Setup(**data["setup"]))
    expected = data["checkpoints"]
    assert summary(game) == expected["0"]
    for number, key in enumerate(data["keys"], 1):
        game = game.play(key)
        if str(number) in expected:
            assert summary(game) == expected[str(number)], f"after choice {number}, {key}"
    assert game.over
    assert list(game.scores) == data["scores"]
    assert list(game.winners) == data["winners"]
    assert list(game.ledger) == data["ledger"]
    assert [sum(ledger.values()) for ledger in data["ledger"]] == data["scores"]


REPLAY = """
import json, sys
from boonlake_panel.engine import Game, Setup
data = json.load(open(sys.argv[1], encoding="utf-8"))
game = Game(Setup(**data["setup"]))
offered = []
for key in data["keys"]:
    offered.append(game.decision.keys)
    game = game.play(key)
other = Game(Setup(**data["setup"])).determinize(0, 5)
print(json.dumps([game.position(), offered, other.position(), [str(game.explain("sail:9"))]]))
"""


@pytest.mark.parametrize("name", ["three-players-artifacts", "two-players", "four-players"])
def test_another_process_with_another_hash_seed_plays_the_same(name: str) -> None:
    """Options in the same order, the same position to the last letter: no set or dict order decides anything."""
    root = FOLDER.parents[1]
    outputs = []
    for hash_seed in ("0", "1", "4711"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)}
        command = [sys.executable, "-c", REPLAY, str(FOLDER / f"{name}.json")]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=root)
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1] == outputs[2]
    position, offered, *_ = json.loads(outputs[0])
    data = load(name)
    assert [own["points"] for own in position["players"]] == data["scores"]
    assert all(key in keys for key, keys in zip(data["keys"], offered, strict=True))
