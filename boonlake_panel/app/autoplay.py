"""Letting an agent play on until something that people want to see."""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import panel as pn

from ..agents.registry import make_agent
from ..engine import Game
from .kit.served import served_document

if TYPE_CHECKING:
    from .model import GameModel

AGENTS = ("random", "greedy", "planner", "montecarlo")
"""Who can play on, from the weakest to the strongest."""

SHOWN_EVERY = 0.25
"""Seconds between two pictures while an agent plays."""

MAX_STEPS = 5000
"""More choices than any game has."""


def _one(start: Game, now: Game, own: int) -> bool:
    return True


def _own(start: Game, now: Game, own: int) -> bool:
    return now.decision is not None and now.decision.seat == own


def _turn(start: Game, now: Game, own: int) -> bool:
    return now.current_turn > start.current_turn


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
    """One run of an agent, until its goal is reached, somebody stops it or goes elsewhere."""

    def __init__(self, model: "GameModel", goal: str, agent: str = "greedy", seed: int = 0) -> None:
        self.model = model
        self.reached = GOALS[goal]
        self.agent = make_agent(agent, seed)
        self.beginning = model.study.game
        self.own = model.shown_seat
        self.steps = 0
        self.stopped = False

    @property
    def done(self) -> bool:
        game = self.model.study.game
        if self.stopped or game.over or self.steps >= MAX_STEPS:
            return True
        return self.steps > 0 and self.reached(self.beginning, game, self.own)

    def run(self) -> int:
        """Play to the goal at once; gives the number of choices."""
        with self.model.batch():
            while not self.done:
                self._play(self.agent.choose(self.model.study.game))
        return self.steps

    def start(self, on_end: Callable[[], None]) -> None:
        """Play to the goal: in a served page beside everything else, so that others can go on, otherwise at once."""
        if served_document() is None:
            try:
                self.run()
            finally:
                on_end()
            return

        async def beside() -> None:
            try:
                await self.run_beside()
            finally:
                on_end()

        pn.state.execute(beside)

    async def run_beside(self) -> None:
        """Play to the goal while others go on: the agent thinks in a thread, and pictures follow now and then."""
        shown = time.monotonic()
        while not self.done:
            node = self.model.cursor
            key = await asyncio.to_thread(self.agent.choose, self.model.study.game)
            if self.stopped or self.model.cursor is not node:
                return
            if time.monotonic() - shown > SHOWN_EVERY:
                self._play(key)
                await asyncio.sleep(0.01)
                shown = time.monotonic()
            else:
                with self.model.silently():
                    self._play(key)

    def _play(self, key: str) -> None:
        self.model.play(key)
        self.steps += 1
