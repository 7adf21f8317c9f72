"""Simulation, what-if and review: `python benchmarks/analysis.py [--games N] [--runs N] [--dask] [--review FILE]`.

Throughput of two processes, and if wanted of a Dask cluster of two workers, against one: in turn, several times, and
the best run of each, as other work on the machine can only slow them down. Then a what-if on a decision with 15
options in the middle of a game of three: when the first figures are there, and when every option is known to a
standard error of 1 point. And if wanted the time of a review of a recorded game at the budget `quick`. The first line
says which build of the engine ran.
"""

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path

from boonlake_panel import Game, Setup, Study
from boonlake_panel.agents import make_agent
from boonlake_panel.analysis.reviews import review
from boonlake_panel.analysis.simulation import simulate
from boonlake_panel.analysis.whatif import iter_what_if
from boonlake_panel.engine import COMPILED

OPTIONS = 15
MIDDLE = (22, 30)
"""Turns that are the middle of the game."""
ERROR = 1.0


@contextmanager
def cluster() -> Iterator[Executor]:
    """A Dask cluster on this machine: a scheduler and two workers, each a process with one thread."""
    from distributed import Client, LocalCluster

    workers = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with LocalCluster(host="127.0.0.1", **workers) as local, Client(local, set_as_default=False) as client:
        yield client.get_executor()


def rate(jobs: int, games: int, seed: int, executor: Executor | None = None) -> float:
    """Games per second of greedy agents."""
    start = time.perf_counter()
    simulate(["greedy"] * 2, games, seed=seed, jobs=jobs, choices=False, progress=False, executor=executor)
    return games / (time.perf_counter() - start)


def middle() -> Game:
    """A decision with 15 options in the middle of a game of three: about 17 turns each, so 51 in all."""
    for seed in count():
        game = Game(Setup(players=3, seed=seed))
        agents = [make_agent("greedy", seed=seat) for seat in range(3)]
        while game.decision and game.turn < MIDDLE[1]:
            if game.turn >= MIDDLE[0] and len(game.decision.keys) == OPTIONS:
                return game
            game = game.play(agents[game.decision.seat].choose(game))
    raise AssertionError("there is always another seed")


def precise(game: Game) -> tuple[float, float, int]:
    """Seconds until the first figures, and until every option is known well enough, and the rollouts in all."""
    start = time.perf_counter()
    answers = iter_what_if(game, error=ERROR, jobs=2)
    next(answers)
    first = time.perf_counter() - start
    *_, whole = answers
    return time.perf_counter() - start, first, whole.rollouts


def reviewed(file: Path) -> str:
    """How long a review of a recorded game takes."""
    study = Study.load(file)
    start = time.perf_counter()
    judged = review(study, effort="quick", jobs=2)
    seconds = time.perf_counter() - start
    return f"review at the budget quick, {len(judged.judgements)} choices: {seconds:.0f} s, {len(judged.marked)} marked"


def throughput(games: int, runs: int, dask: bool) -> str:
    """Games per second with one process, and how many times that more of them play."""
    with ExitStack() as stack:
        ways: dict[str, tuple[int, Executor | None]] = {"one process": (1, None), "two": (2, None)}
        if dask:
            ways["Dask with two workers"] = (2, stack.enter_context(cluster()))
        for jobs, executor in ways.values():
            rate(jobs, 4, 0, executor)  # starts the processes
        rates = dict.fromkeys(ways, 0.0)
        for seed in range(runs):
            for name, (jobs, executor) in ways.items():
                rates[name] = max(rates[name], rate(jobs, games, seed, executor))
    one = rates.pop("one process")
    others = ", ".join(f"{name} {other / one:.2f} times that" for name, other in rates.items())
    return f"simulation: {one:.1f} games/s with one process, {others} (wanted: 1.8)"


def measure(games: int, runs: int, dask: bool, file: Path | None) -> None:
    """Prints the figures."""
    build = "compiled" if COMPILED else "interpreted"
    print(f"{build} engine, load of the machine before: {os.getloadavg()[0]:.1f}")
    print(throughput(games, runs, dask))
    game = middle()
    assert game.decision is not None
    seconds, first, rollouts = min(precise(game) for _ in range(runs))
    print(
        f"what-if, {len(game.decision.keys)} options: first figures after {first:.2f} s (wanted: 1), "
        f"standard error {ERROR:.0f} of each after {seconds:.1f} s and {rollouts} rollouts (wanted: 10 s, compiled)"
    )
    if file:
        print(reviewed(file))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--dask", action="store_true", help="also on a Dask cluster of two workers")
    parser.add_argument("--review", type=Path, metavar="FILE", help="a study to review")
    given = parser.parse_args()
    measure(given.games, given.runs, given.dask, given.review)
