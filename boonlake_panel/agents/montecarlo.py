"""`montecarlo`: plans turns in many imagined worlds and plays them on, to see what they lead to.

First comes a plan as the planner makes it; options that it finds clearly worse are out. A simulation then deals
everything hidden anew, plans the rest of the turn for each option still in the race, and plays on from there by the
quick policy (see lookahead.py). All options meet the same worlds, and after each stage the weaker half drops out
(successive halving), so that the budget goes where the choice is close.
"""

import itertools
import time

from ..engine.chance import mix
from ..engine.codes import S_TURN
from ..engine.state import State
from .agent import Dice, Seeded
from .lookahead import look_ahead
from .planner import plans
from .quick import quick_option


class MonteCarloAgent(Seeded):
    """Determinized search with a budget of simulations, or of seconds if these are given."""

    name = "montecarlo"

    def __init__(
        self,
        seed: int = 0,
        simulations: int = 24,
        details: int = 24,
        seconds: float = 0.0,
        width: int = 2,
        laps: int = 1,
        trust: float = 0.6,
        close: float = 3.0,
        most: int = 4,
    ) -> None:
        super().__init__(seed)
        self.simulations = simulations  # worlds times options, for the choice that opens a turn
        self.details = details  # the same for all other choices; with 0 these are left to the plan
        self.seconds = seconds  # for each choice, in place of simulations; 0 = simulations are counted
        self.width = width  # of the search of each turn
        self.laps = laps  # everybody's turns that are played on
        self.trust = trust  # weight of what was played on against the position where the turn ended
        self.close = close  # points behind the best plan with which an option still gets a chance
        self.most = most  # options that get one

    def choose_option(self, state: State, seed: int) -> int:
        first = sorted(plans(state, self.width, seed), key=lambda line: -line.value)
        race = [line.first for line in first if line.value >= first[0].value - self.close][: self.most]
        if not race:  # no plan came to an end
            return quick_option(state, Dice(seed))
        budget = self.simulations if state.agenda[-1][0] == S_TURN else self.details
        return self.race(state, race, budget, seed) if budget or self.seconds else race[0]

    def race(self, state: State, race: list[int], budget: int, seed: int) -> int:
        """The option that is left after halving the race again and again."""
        totals = dict.fromkeys(race, 0.0)
        worlds, halvings = itertools.count(1), stages(len(race))
        while len(race) > 1:
            stop = time.monotonic() + self.seconds / halvings
            for number in itertools.count(1):
                values = self.simulate(state, race, mix(seed + next(worlds)))
                if len(values) == len(race):  # a world in which a plan has no end would favour the others
                    for option, value in values.items():
                        totals[option] += value
                if time.monotonic() >= stop if self.seconds else number >= budget // (len(race) * halvings):
                    break
            race = sorted(race, key=lambda option: -totals[option])[: (len(race) + 1) // 2]
        return race[0]

    def simulate(self, state: State, race: list[int], seed: int) -> dict[int, float]:
        """The worth of each option still in the race in one imagined world."""
        return {
            option: self.trust * seen.lead + (1 - self.trust) * seen.near + seen.pace
            for option, seen in look_ahead(state, race, seed, self.width, self.laps).items()
        }


def stages(count: int) -> int:
    """How often a race of this size is halved."""
    return max(1, (count - 1).bit_length())
