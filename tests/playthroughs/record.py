"""Records the golden playthroughs anew: `python tests/playthroughs/record.py`.

Run it only after a change of the rules or of the data that is meant, and look at the difference before committing it:
these files guard against changes that nobody meant.
"""

import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parents[1]))

from boonlake_panel.engine import Game, Setup  # noqa: E402

GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "two-players": ({"players": 2, "seed": 2021}, 1),
    "two-players-careless": ({"players": 2, "seed": 17}, 2),
    "three-players": ({"players": 3, "seed": 3033}, 3),
    "three-players-switches": (
        {
            "players": 3,
            "seed": 99,
            "names": ["Ada", "Bo", "Cy"],
            "both_forgo_levers": False,
            "discard_bonus": "for_coins",
            "production_tile": "sites",
        },
        4,
    ),
    "four-players": ({"players": 4, "seed": 4044}, 5),
    "four-players-entered": ({"players": 4, "seed": 0, "dealer": "ask"}, 6),
    "solo-easy": ({"players": 1, "seed": 1001, "difficulty": "easy"}, 7),
    "solo-very-difficult": ({"players": 1, "seed": 5005, "difficulty": "very_difficult", "names": ["Ada"]}, 8),
    "solo-entered": ({"players": 1, "seed": 0, "difficulty": "challenge", "dealer": "ask"}, 9),
    "two-players-artifacts": ({"players": 2, "seed": 5, "artifacts": True}, 5),
    "three-players-artifacts": ({"players": 3, "seed": 303, "artifacts": True, "names": ["Ada", "Bo", "Cy"]}, 11),
    "four-players-artifacts-entered": ({"players": 4, "seed": 0, "artifacts": True, "dealer": "ask"}, 3),
    "solo-artifacts": ({"players": 1, "seed": 10, "difficulty": "medium", "artifacts": True}, 10),
}
"""Name: set-up, and the seed of who chooses."""
EVERY = 50
"""A checkpoint after so many choices."""
COURSE = ("turn", "round", "active", "scorings", "strips", "covered", "locks", "map", "scoring_tiles")
PILES = ("deck", "discards", "mound")
OWN = (
    *("coins", "vases", "points", "ranch", "supply", "tier_bonuses", "houses", "houses_aside", "settlements", "cattle"),
    *("production", "boats", "levers", "coin_track", "card_track", "ship", "own_tile", "scored", "projects"),
    *("hand", "display", "ledger"),
)
EMINENCE = ("stack", "seen", "tile", "corner", "cactus")


def summary(game: Game) -> dict[str, Any]:
    """Figures that people can compare, and a hash over everything that is on the table."""
    data = game.position()
    table = {name: data[name] for name in (*COURSE, *PILES)}
    table["players"] = [{name: own[name] for name in OWN} for own in data["players"]]
    if "solo" in data:
        table["solo"] = {name: data["solo"][name] for name in EMINENCE}
    if "expansion" in data:
        table["expansion"] = [data["expansion"], *(own.get("expansion") for own in data["players"])]
    table["decision"] = [game.decision.seat, list(game.decision.keys)] if game.decision else []
    text = json.dumps(table, sort_keys=True)
    return {
        "turn": game.turn,
        "round": game.round,
        "scorings": game.scoring,
        "scores": list(game.scores),
        "coins": [own["coins"] for own in data["players"]],
        "ranches": [own["ranch"] for own in data["players"]],
        "ships": [own["ship"] for own in data["players"]],
        "hands": [len(own["hand"]) for own in data["players"]],
        "tiles": len(data["map"]),
        "hash": hashlib.sha256(text.encode()).hexdigest()[:16],
    }


def choice(rng: random.Random, keys: tuple[str, ...], careless: bool) -> str:
    """Somebody who rarely passes or moves boats without need; a careless one chooses anything."""
    useful = [key for key in keys if key != "pass" and not key.startswith("boat:")]
    return rng.choice(useful if useful and not careless and rng.random() < 0.9 else keys)


def record(name: str) -> dict[str, Any]:
    given, seed = GAMES[name]
    rng = random.Random(seed)
    game = Game(Setup(**given))
    keys: list[str] = []
    checkpoints = {"0": summary(game)}
    while game.decision:
        keys.append(choice(rng, game.decision.keys, "careless" in name))
        game = game.play(keys[-1])
        if len(keys) % EVERY == 0 or game.over:
            checkpoints[str(len(keys))] = summary(game)
    return {
        "setup": game.setup.to_dict(),
        "keys": keys,
        "checkpoints": checkpoints,
        "scores": list(game.scores),
        "winners": list(game.winners),
        "ledger": list(game.ledger),
    }


def write(name: str, data: dict[str, Any]) -> None:
    """One line a checkpoint and ten keys a line, so that a difference can be read."""
    keys = [json.dumps(data["keys"][n : n + 10])[1:-1] for n in range(0, len(data["keys"]), 10)]
    points = [f"{json.dumps(number)}: {json.dumps(figures)}" for number, figures in data["checkpoints"].items()]
    rest = [f"{json.dumps(field)}: {json.dumps(data[field])}" for field in ("setup", "scores", "winners", "ledger")]
    lists = [
        '"keys": [\n  ' + ",\n  ".join(keys) + "\n ]",
        '"checkpoints": {\n  ' + ",\n  ".join(points) + "\n }",
    ]
    (FOLDER / f"{name}.json").write_text("{\n " + ",\n ".join([*rest, *lists]) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    for each in GAMES:
        write(each, record(each))
        print(f"{each}.json")
