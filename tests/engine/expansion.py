"""Positions with the expansion Artifacts for tests: a small map with a shipyard, artifacts, figures, moments."""

from typing import Any

from boonlake_panel.components.vocabulary import ACTIONS
from boonlake_panel.engine import Event, Game

from .pieces import Piece
from .support import keys

Fields = dict[str, Any]

TILES = {"4": "T06", "7": "T01", "14": "T02", "17": "T03", "25": "T04", "31": "T05"}
"""The starting tiles of two players on their spaces."""


def shipyard(seat: int = 0) -> Piece:
    return {"seat": seat, "piece": "shipyard"}


def purple(seat: int = 0) -> Piece:
    return {"seat": seat, "piece": "purple"}


def board(**spaces: Fields) -> Fields:
    """The starting tiles with the first seat's shipyard on 4.upper; `s13={...}` adds or changes a space."""
    laid: Fields = {space: {"tile": tile} for space, tile in TILES.items()}
    laid["4"]["upper"] = shipyard()
    for name, content in spaces.items():
        space = name.removeprefix("s")
        laid[space] = {**laid.get(space, {}), **content}
    return laid


def owner(artifact: str, plugged: int = 2, **fields: Any) -> Fields:
    """A player with an artifact; fields of the expansion by name, all other fields under `me`."""
    return {**fields.pop("me", {}), "expansion": {"artifact": artifact, "plugged": plugged, **fields}}


def table(*players: Fields, **fields: Any) -> Game:
    """A game with the expansion from a partial position, two players unless more are named."""
    setup = {"players": max(2, len(players)), "artifacts": True, **fields.pop("setup", {})}
    return Game.from_position({"setup": setup, "players": list(players) or [{}, {}], **fields})


def doing(effect: str, *players: Fields, seat: int = 0, source: str = "cards", **fields: Any) -> Game:
    """A game in which a seat is just carrying out an effect; afterwards it is that seat's turn."""
    step = {"step": "effect", "seat": seat, "effect": effect, "source": source, "flags": []}
    return table(*players, agenda=[{"step": "turn", "seat": seat}, step], **fields)


def taking(action: str, *players: Fields, **fields: Any) -> Game:
    """A game in which the first seat has just taken a strip from the top row."""
    strips = [action, *(other for other in ACTIONS if other != action)]
    return table(*players, strips=strips, **fields).play(f"strip:{action}")


def scoring(number: int, *players: Fields, **fields: Any) -> Game:
    """A game at the start of an interim scoring that the first seat has called."""
    after = {"step": "final", "seat": 0} if number == 4 else {"step": "turn", "seat": 1}
    agenda = [after, {"step": "interim", "seat": 0}]
    return table(*players, round=1 if number < 3 else 2, scorings=number - 1, agenda=agenda, **fields)


def step_of(step: str, *players: Fields, seat: int = 0, **fields: Any) -> Game:
    """A game at one step of the agenda, then the seat's turn."""
    return table(*players, agenda=[{"step": "turn", "seat": seat}, {"step": step, "seat": seat}], **fields)


def own(game: Game, seat: int = 0) -> Fields:
    """A seat's part of the expansion."""
    fields: Fields = game.position()["players"][seat]["expansion"]
    return fields


def shared(game: Game) -> Fields:
    """The shared part of the expansion."""
    fields: Fields = game.position()["expansion"]
    return fields


def figure(game: Game, seat: int = 0) -> tuple[str, int]:
    """Where a seat's figure is on the lake board."""
    return own(game, seat)["side"], own(game, seat)["place"]


def told(game: Game, what: str, seat: int = 0) -> list[Event]:
    """The events of one kind that the last choice brought to a seat."""
    return [event for event in game.events if event.what == what and event.seat == seat]


def cited(game: Game, what: str, seat: int = 0) -> list[str]:
    """The rules of these events."""
    return [event.rule for event in told(game, what, seat)]


def finish(game: Game) -> Game:
    """The game after everything that can be declined was declined."""
    while game.decision:
        game = game.play("pass" if "pass" in keys(game) else keys(game)[0])
    return game


def leave(game: Game, kind: str) -> Game:
    """Declines until a question of some kind comes."""
    for _ in range(200):
        if game.decision is None or game.decision.kind == kind:
            return game
        game = game.play("pass" if "pass" in keys(game) else keys(game)[0])
    raise AssertionError(f"no {kind} came")
