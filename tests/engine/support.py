"""Helpers for the tests of the rules: positions written by hand, and playing several keys at once."""

from typing import Any

from boonlake_panel.engine import Game


def position(*players: dict[str, Any], **fields: Any) -> Game:
    """A game from a partial position: one dict a player (two players if none is given), other fields by name."""
    return Game.from_position({"players": list(players) or [{}, {}], **fields})


def during(effect: str, *players: dict[str, Any], seat: int = 0, source: str = "cards", **fields: Any) -> Game:
    """A game in which a seat is just carrying out an effect; afterwards it is that seat's turn."""
    agenda = [
        {"step": "turn", "seat": seat},
        {"step": "effect", "seat": seat, "effect": effect, "source": source, "flags": []},
    ]
    return position(*players, agenda=agenda, **fields)


def play(game: Game, *keys: str) -> Game:
    """The game after some keys."""
    for key in keys:
        game = game.play(key)
    return game


def keys(game: Game) -> tuple[str, ...]:
    """The keys of the open decision; none when the game is over."""
    return game.decision.keys if game.decision else ()


def player(game: Game, seat: int = 0) -> dict[str, Any]:
    """What a seat has, as in a position."""
    fields: dict[str, Any] = game.position()["players"][seat]
    return fields
