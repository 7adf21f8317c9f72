"""`montecarlo`: plans turns in many imagined worlds and plays them on, to see what they lead to.

A simulation deals everything hidden anew, plans the rest of the turn for each option that is still in the race, plays
on from there with the quick policy for some turns, and judges the position. All options meet the same worlds, and
after each stage the weaker half drops out (successive halving), so that the budget goes where the choice is close.
"""

import time

from ..engine.chance import mix
from ..engine.core import choose
from ..engine.state import State
from .agent import Dice, Seeded, imagined
from .evaluation import lead
from .planner import ROOT, Line, plans, promising, settled
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
        horizon: int = 2,
        trust: float = 0.5,
    ) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.width = width
        self.horizon = horizon
        self.trust = trust

    def choose_option(self, state: State, seed: int) -> int:
        seat: int = state.agenda[-1][1]
        race = promising(state, seat, ROOT)
        if len(race) == 1:
            return race[0]
        totals = dict.fromkeys(race, 0.0)
        spent, world = 0, 0
        stop = time.monotonic() + self.seconds if self.seconds else 0.0
        while len(race) > 1:
            share = max(1, self.simulations // (len(race) * stages(len(totals))))
            for _ in range(share):
                world += 1
                for option, value in self.simulate(state, seat, race, mix(seed + world)).items():
                    totals[option] += value
                spent += len(race)
                if stop and time.monotonic() > stop:
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
