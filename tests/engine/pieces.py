"""Pieces and moments for hand-written positions: what stands on a site, a strip just taken, an interim scoring."""

from typing import Any

from boonlake_panel.components.vocabulary import ACTIONS
from boonlake_panel.engine import Game

from .support import position

Piece = dict[str, Any]


def inhabitant(seat: int = 0) -> Piece:
    return {"seat": seat, "piece": "inhabitant"}


def house(seat: int = 0) -> Piece:
    return {"seat": seat, "piece": "house"}


def settlement(seat: int = 0) -> Piece:
    return {"seat": seat, "piece": "settlement"}


def taking(action: str, *players: dict[str, Any], **fields: Any) -> Game:
    """A game in which the first seat has just taken a strip from the top row."""
    strips = [action, *(other for other in ACTIONS if other != action)]
    return position(*players, strips=strips, **fields).play(f"strip:{action}")


def scoring(number: int, *players: dict[str, Any], **fields: Any) -> Game:
    """A game at the start of an interim scoring that the first seat has called."""
    after = {"step": "final", "seat": 0} if number == 4 else {"step": "turn", "seat": 1}
    return position(
        *players,
        round=1 if number < 3 else 2,
        scorings=number - 1,
        agenda=[after, {"step": "interim", "seat": 0}],
        **fields,
    )


def asked(game: Game) -> tuple[int, str]:
    """Who has to decide, and what."""
    assert game.decision is not None, "the game is over"
    return game.decision.seat, game.decision.kind


def changes(game: Game, what: str, seat: int = 0) -> list[int]:
    """The amounts of the events of one kind that the last choice brought to a seat."""
    return [event.amount for event in game.events if event.what == what and event.seat == seat]


def points(game: Game, seat: int = 0) -> dict[str, int]:
    """Points of a seat by source, without those that a position brought along."""
    return {source: value for source, value in game.ledger[seat].items() if source != "carried"}


def rules(game: Game, key: str) -> tuple[str, ...]:
    """The rules that forbid a key; an error if nothing does."""
    verdict = game.explain(key)
    assert not verdict.legal, f"{key} is possible"
    return verdict.rules
