"""`montecarlo`: plans turns in many imagined worlds and plays them on, to see what they lead to.

First comes a plan as the planner makes it; options that it finds clearly worse are out. A simulation then deals
everything hidden anew, plans the rest of the turn for each option still in the race, plays on from there with the quick
policy, and judges the position. All options meet the same worlds, and after each stage the weaker half drops out
(successive halving), so that the budget goes where the choice is close.
"""

import time

from ..engine.chance import mix
from ..engine.core import choose
from ..engine.state import State
from .agent import Dice, Seeded, imagined
from .evaluation import lead
from .planner import Line, plans, settled
from .quick import quick_option


class MonteCarloAgent(Seeded):
    """Determinized search with a budget of simulations, or of seconds if these are given."""

    name = "montecarlo"

    def __init__(
        self,
        seed: int = 0,
        simulations: int = 24,
        seconds: float = 0.0,
        width: int = 3,
        horizon: int = 1,
        trust: float = 0.5,
        close: float = 3.0,
        most: int = 4,
    ) -> None:
        super().__init__(seed)
        self.simulations = simulations  # worlds times options, for each decision
        self.seconds = seconds  # 0 = no limit
        self.width = width  # of the search of each turn
        self.horizon = horizon  # turns of everybody that are played on
        self.trust = trust  # weight of what was played on against the position where the turn ended
        self.close = close  # points behind the best plan with which an option still gets a chance
        self.most = most  # options that get one

    def choose_option(self, state: State, seed: int) -> int:
        seat: int = state.agenda[-1][1]
        stop = time.monotonic() + self.seconds if self.seconds else float("inf")
        first = sorted(plans(state, self.width, seed), key=lambda line: -line.value)
        race = [line.first for line in first if line.value >= first[0].value - self.close][: self.most]
        totals = {line.first: line.value for line in first}
        world, halvings = 0, stages(len(race))
        while len(race) > 1:
            for _ in range(max(1, self.simulations // (len(race) * halvings))):
                world += 1
                for option, value in self.simulate(state, seat, race, mix(seed + world)).items():
                    totals[option] += value
                if time.monotonic() > stop:
                    return max(race, key=totals.__getitem__)
            race = sorted(race, key=lambda option: -totals[option])[: (len(race) + 1) // 2]
        return race[0]

    def simulate(self, state: State, seat: int, race: list[int], seed: int) -> dict[int, float]:
        """The worth of each option still in the race in one imagined world."""
        lines = plans(imagined(state, seed), self.width, seed, race)
        return {line.first: self.judge(line, seat, seed) for line in lines}

    def judge(self, line: Line, seat: int, seed: int) -> float:
        """A line by its position and by what it led to when it was played on."""
        if not line.state.options or not self.horizon:
            return line.value
        position = imagined(line.state, seed)
        play_on(position, self.horizon * len(position.players), Dice(seed))
        return (1 - self.trust) * line.value + self.trust * lead(position, seat)


def stages(count: int) -> int:
    """How often a race of this size is halved."""
    return max(1, (count - 1).bit_length())


def play_on(state: State, turns: int, dice: Dice) -> None:
    """Plays some turns by the quick policy."""
    last = state.turn + turns
    while state.options and (state.turn < last or not settled(state)):
        choose(state, quick_option(state, dice))
