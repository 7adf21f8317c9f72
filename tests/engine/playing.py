"""Random playthroughs for tests: how to choose, what a game may never violate, and every key that there is."""

import hashlib
import json
import os
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from inspect import isdatadescriptor
from typing import Any

from boonlake_panel.components.box import Box
from boonlake_panel.components.vocabulary import ACTIONS
from boonlake_panel.engine import Game, Setup
from boonlake_panel.engine.choices.notation import write_key
from boonlake_panel.engine.choices.registry import KINDS
from boonlake_panel.engine.codes import ARGUMENT, BOAT, PASS, SHIFT
from boonlake_panel.engine.state import State
from boonlake_panel.engine.tables import Tables

GAMES = int(os.environ.get("BOONLAKE_GAMES", "40"))
"""How many random games the slow tests play; the project promises a thousand of each kind."""

CHANCE = tuple(f"{kind.name}:" for kind in KINDS.values() if kind.dealt and not kind.own_in_solo)
TRADES = (
    *(
        "give:3coins",
        "give:3cards",
        "give:1inhabitant",
        "give:2cards",
        "give:4coins",
        "give:1vase",
        "give:1vase+2coins",
    ),
    *("give:5cards", "give:4vp", "give:2vases", "take:1card", "take:2cards", "take:2coins", "take:1vase"),
    *("pay:0coins", "pay:4coins", "pay:1inhabitant", "pay:2inhabitants+4vp", "pay:3coins+boats.wood.iron"),
)


def pick(rng: random.Random, options: Sequence[int]) -> int:
    """Mostly something that builds: boat moves and passing come up often enough without being asked for."""
    if rng.random() < 0.85:
        options = [option for option in options if option >> SHIFT not in (BOAT, PASS)] or options
    return rng.choice(options)


def walk(setup: Setup, seed: int) -> Iterator[tuple[Game, str]]:
    """A random playthrough: each game with the key that led to it, from the set-up to the end."""
    rng = random.Random(seed)
    game = Game(setup)
    yield game, ""
    while game.decision:
        options = dict(zip(game.state.options, game.decision.keys, strict=True))
        key = options[pick(rng, list(options))]
        game = game.play(key)
        yield game, key


def digest(data: Any) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


@cache
def universe(t: Tables, *parts: str) -> tuple[str, ...]:
    """Every key of the base game and of some parts, `solo` or expansions, as far as they can be listed."""
    kinds = [kind for kind in KINDS.values() if kind.only_in in ("", *parts)]
    return (*(write_key(kind, argument) for kind in kinds for argument in kind.argument.all(t)), *TRADES)


def violations(game: Game) -> list[str]:
    """What cannot be, counted from the plain data of the position without the engine's help."""
    data = game.position()
    box = game.box
    violated = [fault for seat in range(len(data["players"])) for fault in _pieces(data, seat)]
    violated += [f"seat {seat}: {faults}" for seat, faults in enumerate(map(_goods, data["players"])) if faults]
    cards = Counter([*data["deck"], *data["discards"]])
    for player in data["players"]:
        cards.update([*player["hand"], *player["display"]])
    if cards != Counter(card.id for card in box.cards):
        violated.append(f"cards: {(cards - Counter(card.id for card in box.cards))}")
    violated += _tiles(data, box)
    if sorted(data["strips"]) != sorted(ACTIONS):
        violated.append(f"strips: {data['strips']}")
    for seat, points in enumerate(game.scores):
        if sum(game.ledger[seat].values()) != points:
            violated.append(f"seat {seat}: the ledger adds up to {sum(game.ledger[seat].values())}, not {points}")
    return violated


def _pieces(data: dict[str, Any], seat: int) -> list[str]:
    player = data["players"][seat]
    on_map: Counter[str] = Counter()
    cattle = 0
    for space in data["map"].values():
        on_map.update(space[half]["piece"] for half in ("upper", "lower") if space.get(half, {}).get("seat") == seat)
        cattle += space.get("cattle", [0] * 4)[seat]
    inhabitants = player["ranch"] + player["supply"] + 2 - player["tier_bonuses"]
    inhabitants += on_map["inhabitant"] + sum(player["projects"].values())
    counts = {
        "inhabitants": (inhabitants, 10),
        "houses": (6 - player["houses"] + player["houses_aside"] + on_map["house"], 6),
        "settlements": (4 - player["settlements"] + on_map["settlement"], 4),
        "cattle": (5 - player["cattle"] + cattle, 5),
        "boats": (len(player["boats"]), 2),
    }
    return [f"seat {seat}: {has} {what}, not {all_}" for what, (has, all_) in counts.items() if has != all_]


def _goods(player: dict[str, Any]) -> list[str]:
    numbers = ("coins", "vases", "ranch", "supply", "houses", "houses_aside", "settlements", "cattle")
    return [name for name in numbers if player[name] < 0]


def _tiles(data: dict[str, Any], box: Box) -> list[str]:
    held = [step["tile"] for step in data["agenda"] if step["step"] == "place"]
    laid = [space["tile"] for space in data["map"].values()]
    back = {tile.id: tile.back for tile in box.tiles}
    grey = sorted(tile for tile in [*data["mound"], *held, *laid] if back[tile] == "grey")
    starting = [tile for tile in laid if back[tile] in "234"]
    faults = [] if grey == sorted(tile for tile in back if back[tile] == "grey") else [f"grey tiles: {grey}"]
    if len(set(laid)) != len(laid) or len(starting) != {2: 6, 3: 8, 4: 10}[len(data["players"])]:
        faults.append(f"tiles on the map: {laid}")
    for number, space in data["map"].items():
        if sum(space.get("cattle", [])) > (4 if back[space["tile"]] == "pasture" else 0):
            faults.append(f"space {number}: {space}")
    return faults


def kind_and_argument(option: int) -> tuple[int, int]:
    return option >> SHIFT, option & ARGUMENT


def fields(kind: type) -> list[str]:
    """The names of what objects of a class hold, interpreted or compiled."""
    return [name for name, member in vars(kind).items() if isdatadescriptor(member) and not name.startswith("_")]


def same_state(a: State, b: State) -> bool:
    """Whether two states are equal in everything that matters: not the log, nor the order of the discard pile."""
    plain = [name for name in fields(State) if name not in ("t", "players", "log", "discards", "solo")]
    if any(getattr(a, name) != getattr(b, name) for name in plain) or sorted(a.discards) != sorted(b.discards):
        return False
    if (a.solo is None) != (b.solo is None):
        return False
    pairs: list[tuple[object, object]] = [*zip(a.players, b.players, strict=True)]
    pairs += [(a.solo, b.solo)] if a.solo else []
    return all(getattr(x, name) == getattr(y, name) for x, y in pairs for name in fields(type(x)))
