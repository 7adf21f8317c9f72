"""`quick`: estimates options without trying them; for playing on many times in simulations."""

from typing import Final

from ..engine.state import State
from .agent import Dice, Seeded, pruned
from .evaluation import outlook_of
from .option_value import OptionValues

NOISE: Final = 0.6
"""Points by which estimates are blurred: simulations should see more than one continuation."""


class QuickAgent(Seeded):
    """The best option by a glance at it, with a little noise."""

    name = "quick"

    def choose_option(self, state: State, seed: int) -> int:
        return quick_option(state, Dice(seed))


def quick_option(state: State, dice: Dice) -> int:
    """The option that looks best at a glance."""
    options = pruned(state)
    if len(options) == 1:
        return options[0]
    seat = state.agenda[-1][1]
    values = OptionValues(state, seat, outlook_of(state, seat))
    best, chosen = -1e9, options[0]
    for option in options:
        value = values.option(option)
        if value + NOISE <= best:  # no noise brings it to the front, so none is drawn
            dice.skip()
            continue
        value += NOISE * dice.unit()
        if value > best:
            best, chosen = value, option
    return chosen
