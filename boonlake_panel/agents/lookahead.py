"""Lookahead: what an option leads to, when its turn is planned in an imagined world and some more turns are played on.

A position a few turns later tells more about the end of the game than the position now, and with far less noise than
a game that is played to its end. How well it does was measured: see docs/analysis.md.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..engine.core import choose
from ..engine.state import State
from .agent import Dice, imagined
from .evaluation import evaluate, lead, pace
from .planner import Plan, plans, settled
from .quick import quick_option

TRUST: Final = 0.7
"""Weight of the position some turns later against the one at the end of the turn, when few worlds were looked at."""


class Lookahead(NamedTuple):
    """Expected final points of a seat and its lead over the strongest rival."""

    score: float
    lead: float
    near: float  # the lead as the turn ends
    pace: float  # what agents give for the way of the ship in the turn

    @property
    def blend(self) -> float:
        """The lead from both moments: each is off in its own way."""
        return TRUST * self.lead + (1 - TRUST) * self.near


def look_ahead(state: State, race: Sequence[int], seed: int, width: int, laps: int = 2) -> dict[int, Lookahead]:
    """By option of a race what it leads to in the world of a seed, as far as the plan came to the end of the turn."""
    seat = state.agenda[-1][1]
    return {line.first: judge(line, seat, seed, laps) for line in plans(imagined(state, seed), width, seed, race)}


def judge(line: Plan, seat: int, seed: int, laps: int) -> Lookahead:
    """Where a planned turn leads after some laps, in which everybody has one turn each."""
    position = line.state
    near, way = lead(position, seat), pace(position, seat)
    if not position.options or not laps:
        return Lookahead(evaluate(position, seat), near, near, way)
    later = after_turn(line, seat, seed)
    play_on(later, laps * len(later.players), Dice(seed))
    return Lookahead(evaluate(later, seat), lead(later, seat), near, way)


def after_turn(line: Plan, seat: int, seed: int) -> State:
    """The position where a plan ends as the seat knows it: its own hand stays, everything hidden is dealt anew."""
    return imagined(line.state, seed, seat)


def play_on(state: State, turns: int, dice: Dice) -> None:
    """Plays some turns by the quick policy, up to the beginning of the next one."""
    last = state.turn + turns
    while not settled(state, last):
        choose(state, quick_option(state, dice))
