"""Letting an agent play on until something that people want to see."""

from collections.abc import Callable

from ..agents.agent import Seeded
from ..agents.greedy import GreedyAgent
from ..agents.random_agent import RandomAgent
from ..engine import Game
from .model import GameModel

AGENTS: dict[str, type[Seeded]] = {"greedy": GreedyAgent, "random": RandomAgent}
MOST_STEPS = 5000
"""More choices than any game has."""


def _one(start: Game, now: Game, own: int) -> bool:
    return True


def _own(start: Game, now: Game, own: int) -> bool:
    return now.decision is not None and now.decision.seat == own


def _turn(start: Game, now: Game, own: int) -> bool:
    return now.turn > start.turn or (now.decision is not None and now.decision.kind == "turn")


def _scoring(start: Game, now: Game, own: int) -> bool:
    return now.scoring > start.scoring


def _end(start: Game, now: Game, own: int) -> bool:
    return False


GOALS: dict[str, Callable[[Game, Game, int], bool]] = {
    "one": _one,
    "own": _own,
    "turn": _turn,
    "scoring": _scoring,
    "end": _end,
}


class Autoplay:
    """One run of an agent; `step` does a few choices and says whether to go on."""

    def __init__(self, model: GameModel, goal: str, agent: str = "greedy", seed: int = 0) -> None:
        self.model = model
        self.reached = GOALS[goal]
        self.agent = AGENTS[agent](seed)
        self.start = model.game
        self.own = model.shown_seat
        self.steps = 0

    def step(self, count: int = 12) -> bool:
        """Play up to `count` choices; true while the goal is still ahead."""
        for _ in range(count):
            game = self.model.game
            if game.over or self.steps >= MOST_STEPS or (self.steps and self.reached(self.start, game, self.own)):
                return False
            self.model.play(self.agent.choose(game))
            self.steps += 1
        return not self.model.game.over

    def run(self) -> int:
        """Play to the goal at once; gives the number of choices."""
        self.model.quietly(lambda: [None for _ in iter(self.step, False)])
        return self.steps
