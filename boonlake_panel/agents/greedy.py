"""`greedy`: tries each option and takes the one with the best position after it."""

from ..engine.core import choose
from ..engine.state import State
from .agent import Seeded, pruned
from .evaluation import evaluate, outlook_of, pace
from .option_value import OptionValues


class GreedyAgent(Seeded):
    """One step ahead, by `evaluate` and what the agenda still promises."""

    name = "greedy"

    def choose_option(self, state: State, seed: int) -> int:
        return max(pruned(state), key=lambda option: value_after(state, option))


def value_after(state: State, option: int) -> float:
    """Expected points of the deciding seat after an option."""
    seat = state.agenda[-1][1]
    after = state.copy()
    choose(after, option)
    return value_of_position(after, seat)


def value_of_position(state: State, seat: int) -> float:
    """Expected points of a seat, in the middle of anything, and what speed is worth to it."""
    outlook = outlook_of(state, seat)
    value = evaluate(state, seat, outlook) + pace(state, seat)
    return value + OptionValues(state, seat, outlook).pending() if state.agenda else value
