"""Agents that play on: in the worker processes, so that nobody's clicks wait for them."""

import asyncio
import time
from collections.abc import Coroutine, Iterator
from threading import Thread
from typing import Any

import pytest

from boonlake_panel import GameModel, Setup
from boonlake_panel.app.autoplay import AGENTS, Autoplay
from boonlake_panel.app.serving.pool import close_pool, pool

MANY = 10


@pytest.fixture(scope="module", autouse=True)
def _own_pool() -> Iterator[None]:
    pool().submit(int).result()  # the first call waits for the processes to start
    yield
    close_pool()


def in_a_loop(work: Coroutine[Any, Any, None]) -> None:
    """Run in an event loop of its own: the browser tests leave one in the main thread."""
    problems: list[BaseException] = []

    def run() -> None:
        try:
            asyncio.run(work)
        except BaseException as problem:
            problems.append(problem)

    thread = Thread(target=run)
    thread.start()
    thread.join()
    if problems:
        raise problems[0]


@pytest.mark.parametrize("agent", AGENTS[:3])
def test_an_agent_plays_the_same_beside_everything_else(agent: str) -> None:
    here, beside = (GameModel(Setup(players=2, seed=3)) for _ in range(2))
    for model in (here, beside):
        Autoplay(model, "turn", "random").run()
    Autoplay(here, "turn", agent).run()
    in_a_loop(Autoplay(beside, "turn", agent).run_beside())
    assert beside.study.keys() == here.study.keys()
    assert beside.cursor.depth > 1


def test_nobody_waits_for_those_who_let_an_agent_think() -> None:
    models = [GameModel(Setup(players=3, seed=seed)) for seed in range(MANY)]
    runs = [Autoplay(model, "end", AGENTS[2 + seed % 2]) for seed, model in enumerate(models)]
    lags: list[float] = []

    async def click() -> None:
        tasks = [asyncio.create_task(run.run_beside()) for run in runs]
        while not all(run.steps for run in runs):  # each gets its turn
            began = time.monotonic()
            await asyncio.sleep(0.01)
            lags.append(time.monotonic() - began)
        for run in runs:
            run.stop()
        await asyncio.gather(*tasks)

    in_a_loop(click())
    assert max(lags) < 0.3


def test_an_agent_ends_at_once_when_its_visitor_leaves() -> None:
    model = GameModel(Setup(players=2, seed=3))
    run = model.run = Autoplay(model, "end", "montecarlo")

    async def leave() -> None:
        task = asyncio.create_task(run.run_beside())
        while run.steps < 1:
            await asyncio.sleep(0.01)
        model.close()
        await asyncio.wait_for(task, 0.2)

    in_a_loop(leave())
    assert not model.game.over
