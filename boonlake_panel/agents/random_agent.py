"""`random`: any option, each as likely as the other."""

from ..engine.state import State
from .agent import Dice, Seeded, decision_seed


class RandomAgent(Seeded):
    """Chooses without thinking; the measure for everybody else."""

    name = "random"

    def decide(self, state: State) -> int:
        return self.choose_option(state, decision_seed(self.seed, state))

    def choose_option(self, state: State, seed: int) -> int:
        return state.options[Dice(seed).below(len(state.options))]
