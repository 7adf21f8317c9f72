"""Letting an agent play on until something that people want to see."""

import asyncio
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from typing import TYPE_CHECKING

import panel as pn

from ..agents.registry import make_agent
from ..playouts.stretches import GOALS, MAX_STEPS, Beginning, play_stretch
from .kit.served import served_document
from .serving.pool import PoolView

if TYPE_CHECKING:
    from .model import GameModel

AGENTS = ("random", "greedy", "planner", "montecarlo")
"""Who can play on, from the weakest to the strongest."""

SHOWN_EVERY = 0.25
"""Seconds between two pictures while an agent plays."""


class Autoplay:
    """One run of an agent, until its goal is reached, somebody stops it or goes elsewhere."""

    def __init__(self, model: "GameModel", goal: str, agent: str = "greedy", seed: int = 0) -> None:
        self.model = model
        self.goal = goal
        self.agent = make_agent(agent, seed)
        game = model.study.game
        self.beginning = Beginning(game.current_turn, game.scoring, model.own_seat)
        self.steps = 0
        self.stopped = False
        self._view = PoolView()

    @property
    def done(self) -> bool:
        game = self.model.study.game
        if self.stopped or game.over or self.steps >= MAX_STEPS:
            return True
        if self.goal == "one":
            return self.steps > 0
        return GOALS[self.goal](self.beginning, game)

    def stop(self) -> None:
        """Play no further choice."""
        self.stopped = True
        self._view.shutdown(wait=False, cancel_futures=True)

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
        """Play to the goal while others go on: a worker process thinks, and a picture follows now and then."""
        while not self.done:
            node = self.model.cursor
            try:
                keys = await asyncio.wrap_future(self._think())
            except (CancelledError, asyncio.CancelledError):
                return
            if self.stopped or self.model.cursor is not node:
                return
            with self.model.silently():
                for key in keys[:-1]:
                    self._play(key)
            self._play(keys[-1])

    def _think(self) -> Future[list[str]]:
        """The next choices, which a worker process makes."""
        position, agent = self.model.study.game.position(), self.agent
        return self._view.submit(play_stretch, position, agent.name, agent.seed, self.goal, self.beginning, SHOWN_EVERY)

    def _play(self, key: str) -> None:
        self.model.play_for_another(key)
        self.steps += 1
