"""Simulation and what-if: `python benchmarks/analysis.py [--games N]`.

Throughput of two processes against one, interleaved in one run, and the time until a what-if on a decision in the
middle of a game of three knows its two leading options to a standard error of 2 points.
"""

import argparse
import os
import statistics
import time

from boonlake_panel import Game, Setup
from boonlake_panel.agents import make_agent
from boonlake_panel.analysis.simulate import simulate
from boonlake_panel.analysis.what_if import Budget, stream

OPTIONS = 15
ERROR = 2.0


def rate(jobs: int, games: int, seed: int) -> float:
    """Games per second of greedy agents."""
    start = time.perf_counter()
    simulate(["greedy"] * 2, games, seed=seed, jobs=jobs, choices=False)
    return games / (time.perf_counter() - start)


def middle() -> Game:
    """A decision with about 15 options in the middle of a game of three."""
    game = Game(Setup(players=3, seed=7))
    agents = [make_agent("greedy", seed=seat) for seat in range(3)]
    while game.decision and (game.turn < 24 or abs(len(game.decision.keys) - OPTIONS) > 1):
        game = game.play(agents[game.decision.seat].choose(game))
    return game


def sharp(game: Game, limit: float) -> tuple[float, int, float]:
    """Seconds and rollouts until the two leaders are known well enough, and the larger of their standard errors."""
    start = time.perf_counter()
    error, rollouts = float("inf"), 0
    for answer in stream(game, budget=Budget(rollouts=2000, seconds=limit, jobs=2)):
        error = max(candidate.score.error for candidate in answer.candidates[:2])
        rollouts = answer.rollouts
        if error <= ERROR and min(candidate.rollouts for candidate in answer.candidates) >= 4:
            break
    return time.perf_counter() - start, rollouts, error


def measure(games: int) -> None:
    """Prints both figures."""
    rate(2, 4, 0)  # starts the processes
    ratios = []
    for seed in range(3):
        one, two = rate(1, games, seed), rate(2, games, seed)
        ratios.append(two / one)
        print(f"simulation: {one:.2f} games/s with one process, {two:.2f} with two")
    print(f"two processes against one: {statistics.median(ratios):.2f} (wanted: 1.8), load {os.getloadavg()[0]:.1f}")
    game = middle()
    assert game.decision is not None
    seconds, rollouts, error = sharp(game, limit=60)
    print(
        f"what-if, {len(game.decision.keys)} options: standard error {error:.2f} of the leaders after {seconds:.1f} s "
        f"and {rollouts} rollouts (wanted: {ERROR} within 10 s)"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    measure(parser.parse_args().games)
