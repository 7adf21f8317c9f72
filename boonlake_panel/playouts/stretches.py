"""Letting an agent play on for a while, until something that people want to see."""

import time
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..agents.registry import make_agent
from ..engine import Game

MAX_STEPS = 5000
"""More choices than any game has."""


class Beginning(NamedTuple):
    """Where somebody began to play on."""

    turn: int
    scoring: int
    seat: int
    """Whose next choice may be the goal."""


OWN_CHOICE = "own"
Goal = Callable[[Beginning, Game], bool]

GOALS: dict[str, Goal] = {
    "one": lambda start, now: True,
    OWN_CHOICE: lambda start, now: now.decision is not None and now.decision.seat == start.seat,
    "turn": lambda start, now: now.current_turn > start.turn,
    "scoring": lambda start, now: now.scoring > start.scoring,
    "end": lambda start, now: False,
}
"""How far an agent plays on: each tells whether a game has come so far."""


def play_stretch(
    position: Mapping[str, Any], agent: str, seed: int, goal: str, start: Beginning, seconds: float
) -> list[str]:
    """The choices of an agent from a position: to the goal or the end of the game, or as many as fit into the time."""
    game, chooser = Game.from_position(position), make_agent(agent, seed)
    end = time.monotonic() + seconds
    keys: list[str] = []
    while not game.over and len(keys) < MAX_STEPS:
        keys.append(chooser.choose(game))
        game = game.play(keys[-1])
        if GOALS[goal](start, game) or time.monotonic() > end:
            break
    return keys


def play_reply(position: Mapping[str, Any], agent: str, seed: int, seconds: float) -> list[str]:
    """The choices of an agent for the seat that is asked, until another one is, or as many as fit into the time."""
    game, chooser = Game.from_position(position), make_agent(agent, seed)
    assert game.decision is not None
    seat, end = game.decision.seat, time.monotonic() + seconds
    keys: list[str] = []
    while game.decision is not None and game.decision.seat == seat and len(keys) < MAX_STEPS:
        keys.append(chooser.choose(game))
        game = game.play(keys[-1])
        if time.monotonic() > end:
            break
    return keys
