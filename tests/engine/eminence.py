"""Turns of the Wise Eminence for tests: chance is forced, everything that happened is collected."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from boonlake_panel.components.vocabulary import ACTIONS
from boonlake_panel.engine import Event, Game

IDS = tuple(f"S{kind}{number}" for kind in "AB" for number in range(1, 6))
TYPES = pytest.mark.parametrize("kind", [0, 1], ids="AB")
QUIET = "region_scoring"
"""A strip that does nothing but advance the cactus marker while it lies lowest."""


@dataclass
class Told:
    """A game and all events that led to it."""

    game: Game
    events: list[Event]

    def play(self, *keys: str) -> "Told":
        for key in keys:
            self.game = self.game.play(key)
            self.events += self.game.events
        return self

    def of(self, *what: str) -> list[Event]:
        """The Eminence's events of some kinds."""
        return [event for event in self.events if event.what in what and event.seat == 1]

    def halves(self) -> tuple[list[Event], list[Event]]:
        """The events of the upper half of the tile, and those from the choice of a strip on."""
        names = [event.what for event in self.events]
        upper, lower = names.index("solo_upper"), names.index("solo_strip")
        return self.events[upper:lower], self.events[lower:]

    @property
    def solo(self) -> dict[str, Any]:
        part: dict[str, Any] = self.game.position()["solo"]
        return part

    @property
    def board(self) -> dict[str, Any]:
        """What the Eminence has."""
        part: dict[str, Any] = self.game.position()["players"][1]
        return part

    @property
    def person(self) -> dict[str, Any]:
        part: dict[str, Any] = self.game.position()["players"][0]
        return part

    @property
    def map(self) -> dict[str, Any]:
        part: dict[str, Any] = self.game.position()["map"]
        return part

    def texts(self, what: str) -> list[str]:
        return [event.text for event in self.of(what)]

    def rules(self, what: str) -> list[str]:
        return [event.rule for event in self.of(what)]


def rows(*top: str, lowest: str = "progress") -> list[str]:
    """The strips: some from the top row on, one in the lowest row, the others between."""
    lowest = next(action for action in (lowest, "hire") if action not in top)
    return [*top, *(action for action in ACTIONS if action not in top and action != lowest), lowest]


def six(*tiles: str) -> list[str]:
    """Six tiles, three of each type as in a challenge, among them those named."""
    chosen = []
    for kind in "AB":
        named = [tile for tile in tiles if tile[1] == kind]
        chosen += [*named, *(tile for tile in IDS if tile[1] == kind and tile not in named)][:3]
    return sorted(chosen)


def position(*players: dict[str, Any], **fields: Any) -> Told:
    """A solo game in which people answer chance, from a partial position."""
    setup = {"players": 1, "difficulty": "challenge", "dealer": "ask", **fields.pop("setup", {})}
    game = Game.from_position({"setup": setup, "players": list(players), **fields})
    return Told(game, list(game.events))


def eminence(
    tile: str,
    corner: str = "top_left",
    strips: Sequence[str] = ACTIONS,
    *players: dict[str, Any],
    stack: Sequence[str] = (),
    cactus: int = 0,
    **fields: Any,
) -> Told:
    """The Eminence reveals a tile while the next back shows a corner; up to the first question after that.

    With `stack=(tile,)` that tile was the last one, and no back is left.
    """
    solo = {"stack": list(stack) or six(tile), "cactus": cactus}
    told = position(*players, active=1, strips=list(strips), solo=solo, **fields)
    if len(solo["stack"]) > 1:
        told.play(f"solo:{tile}", f"corner:{corner}")
    return told


def leave(told: Told, kind: str = "solo_turn", limit: int = 60) -> Told:
    """Declines whatever can be declined, else takes the first choice, until a question of some kind."""
    for _ in range(limit):
        decision = told.game.decision
        if decision is None or decision.kind == kind:
            return told
        told.play("pass" if "pass" in decision.keys else decision.keys[0])
    raise AssertionError(f"no {kind} after {limit} choices")


def filled(free: Sequence[int] = (), greys: int = 25) -> dict[str, Any]:
    """A map with tiles on all spaces but some: the starting tiles, grey tiles, then pastures."""
    starting = {4: "T01", 7: "T02", 14: "T03", 17: "T04", 25: "T05", 31: "T06"}
    left = [f"T{number:02}" for number in (*range(11, 11 + greys), *range(36, 43))]
    spaces = [space for space in range(1, 34) if space not in starting and space not in free]
    tiles = {**starting, **dict(zip(spaces, left, strict=False))}
    return {str(space): {"tile": tile} for space, tile in sorted(tiles.items())}


def lower(told: Told, what: str) -> list[int]:
    """Amounts of the Eminence's events of one kind after the choice of its strip."""
    return [event.amount for event in told.halves()[1] if event.what == what and event.seat == 1]


def doing(effect: str, tile: str = "SA1", corner: str = "top_left", **fields: Any) -> Told:
    """The Eminence just carries out an effect of its tile; afterwards it is the person's turn."""
    step = {"step": "effect", "seat": 1, "effect": effect, "source": "strips", "flags": []}
    solo = {"tile": tile, "corner": corner, **fields.pop("solo", {})}
    return position(active=1, solo=solo, agenda=[{"step": "turn", "seat": 0}, step], **fields)
