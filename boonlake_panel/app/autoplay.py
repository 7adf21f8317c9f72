"""Letting agents play: on until something that people want to see, or for seats of their own."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import CancelledError, Future
from functools import partial
from typing import TYPE_CHECKING, Any

import panel as pn

from ..agents.registry import make_agent
from ..engine import Game
from ..playouts.stretches import GOALS, MAX_STEPS, Beginning, play_reply, play_stretch
from .kit.served import served_document
from .serving.pool import PoolView

if TYPE_CHECKING:
    from .model import GameModel

AGENTS = ("random", "greedy", "planner", "montecarlo")
"""Who can play on, from the weakest to the strongest."""
OPPONENTS = ("random", "quick", "greedy", "planner", "montecarlo")
"""Who can have a seat, from the weakest to the strongest."""
ADVISER = "planner"
"""Whose advice a hint is: strong, and quick enough to be asked at any time."""

SHOWN_EVERY = 0.25
"""Seconds between two pictures while an agent plays."""
STEP = "step"
PACES: dict[str, float] = {STEP: 0.0, "calm": 1.6, "brisk": 0.6, "at-once": 0.0}
"""Seconds between two choices of an agent that has a seat; step by step it waits after each one."""


class Run:
    """Choices of agents, until `done`, or until somebody stops them or goes elsewhere."""

    def __init__(self, model: "GameModel") -> None:
        self.model = model
        self.steps = 0
        self.stopped = False
        self._view = PoolView()

    @property
    def done(self) -> bool:
        """Whether there is nothing more to play."""
        return self.stopped or self.model.study.game.over or self.steps >= MAX_STEPS

    def choose(self, game: Game) -> str:
        """The next choice, made here and now."""
        raise NotImplementedError

    def think(self) -> Future[list[str]]:
        """The next choices, which a worker process makes."""
        raise NotImplementedError

    async def show(self, keys: list[str]) -> None:
        """Play choices: one picture for all of them."""
        with self.model.silently():
            for key in keys[:-1]:
                self.play(key)
        self.play(keys[-1])

    def stop(self) -> None:
        """Play no further choice."""
        self.stopped = True
        self._view.shutdown(wait=False, cancel_futures=True)

    def run(self) -> int:
        """Play all choices at once; gives their number."""
        with self.model.batch():
            while not self.done:
                self.play(self.choose(self.model.study.game))
        return self.steps

    def start(self, on_end: Callable[[], None]) -> None:
        """Play: in a served page beside everything else, so that others can go on, otherwise at once."""
        start_beside(self.run_beside, self.run, on_end)

    async def run_beside(self) -> None:
        """Play while others go on: a worker process thinks, and pictures follow."""
        while not self.done:
            node = self.model.cursor
            try:
                keys = await asyncio.wrap_future(self.think())
            except (CancelledError, asyncio.CancelledError):
                return
            if self.stopped or self.model.cursor is not node:
                return
            await self.show(keys)

    def play(self, key: str) -> None:
        """Make a choice."""
        self.model.play_for_another(key)
        self.steps += 1


class Autoplay(Run):
    """One agent for everybody, until its goal is reached."""

    def __init__(self, model: "GameModel", goal: str, agent: str = "greedy", seed: int = 0) -> None:
        super().__init__(model)
        self.goal = goal
        self.agent = make_agent(agent, seed)
        game = model.study.game
        self.beginning = Beginning(game.current_turn, game.scoring, model.own_seat)

    @property
    def done(self) -> bool:
        """Whether the goal is reached."""
        if super().done:
            return True
        if self.goal == "one":
            return self.steps > 0
        return GOALS[self.goal](self.beginning, self.model.study.game)

    def choose(self, game: Game) -> str:
        """The next choice, made here and now."""
        return self.agent.choose(game)

    def think(self) -> Future[list[str]]:
        """The next choices, which a worker process makes."""
        position, agent = self.model.study.game.position(), self.agent
        return self._view.submit(play_stretch, position, agent.name, agent.seed, self.goal, self.beginning, SHOWN_EVERY)


class Replies(Run):
    """The agents that have seats, until a person is asked: one choice after the other, at the pace of the model."""

    def __init__(self, model: "GameModel") -> None:
        super().__init__(model)
        self._hurry = asyncio.Event()
        self._shown = time.monotonic()

    @property
    def done(self) -> bool:
        """Whether a person is asked, or one choice has been shown to somebody who wants to see each."""
        waits = self.model.pace == STEP and self.steps > 0 and not self._hurry.is_set()
        return super().done or waits or not self.model.agent_asked

    def choose(self, game: Game) -> str:
        """The next choice, made here and now."""
        assert game.decision is not None
        return make_agent(self.model.agent_asked, game.decision.seat).choose(game)

    def think(self) -> Future[list[str]]:
        """The choices of the agent whose turn it is, which a worker process makes."""
        game = self.model.study.game
        assert game.decision is not None
        return self._view.submit(play_reply, game.position(), self.model.agent_asked, game.decision.seat, SHOWN_EVERY)

    def skip(self) -> None:
        """Show only the result from now on."""
        self._hurry.set()

    async def show(self, keys: list[str]) -> None:
        """Play choices one by one, so that people can follow."""
        for place, key in enumerate(keys):
            node = self.model.cursor
            await self._pause()
            if self.stopped or self.model.cursor is not node or self.done:
                return
            if self._hurry.is_set() or self.model.pace == "at-once":
                await super().show(keys[place:])
                return
            self.play(key)
            self._shown = time.monotonic()

    async def _pause(self) -> None:
        left = self._shown + PACES[self.model.pace] - time.monotonic()
        if left > 0 and not self._hurry.is_set():
            try:
                await asyncio.wait_for(self._hurry.wait(), left)
            except TimeoutError:
                return


class Question:
    """One question about what is shown, which a worker process answers; there is none once something else is shown."""

    def __init__(self, model: "GameModel", call: Callable[..., Any], *arguments: Any) -> None:
        self.model = model
        self.node = model.cursor
        self.answer: Any = None
        self._call = partial(call, *arguments)
        self._view = PoolView()

    def ask(self, on_end: Callable[[], None]) -> None:
        """Ask, and call a function at the end."""

        async def beside() -> None:
            try:
                answer = await asyncio.wrap_future(self._view.submit(self._call))
            except (CancelledError, asyncio.CancelledError):
                return
            if self.model.cursor is self.node:
                self.answer = answer

        def here() -> None:
            self.answer = self._call()

        start_beside(beside, here, on_end)

    def stop(self) -> None:
        """Want no answer any more."""
        self._view.shutdown(wait=False, cancel_futures=True)


def start_beside(
    beside: Callable[[], Coroutine[Any, Any, None]], here: Callable[[], Any], on_end: Callable[[], None]
) -> None:
    """Do work beside everything else in a served page, otherwise at once."""
    if served_document() is None:
        try:
            here()
        finally:
            on_end()
        return

    async def work() -> None:
        try:
            await beside()
        finally:
            on_end()

    pn.state.execute(work)
