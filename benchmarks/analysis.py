"""Simulation, what-if and review: `python benchmarks/analysis.py [--games N] [--runs N] [--review FILE]`.

Throughput of two processes against one: both in turn, several times, and the best run of each, as other work on the
machine can only slow them down. Then the time until a what-if on a decision in the middle of a game of three knows its
leading options to a standard error of 2 points, and if wanted the time of a review of a recorded game.
"""

import argparse
import os
import time
from itertools import count
from pathlib import Path

from boonlake_panel import Game, Setup, Study
from boonlake_panel.agents import make_agent
from boonlake_panel.analysis.reviews import review
from boonlake_panel.analysis.simulation import simulate
from boonlake_panel.analysis.whatif import iter_what_if

OPTIONS = 15
MIDDLE = (22, 30)
"""Turns that are the middle of the game."""
ERROR = 2.0


def rate(jobs: int, games: int, seed: int) -> float:
    """Games per second of greedy agents."""
    start = time.perf_counter()
    simulate(["greedy"] * 2, games, seed=seed, jobs=jobs, choices=False)
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


def sharp(game: Game, limit: float) -> tuple[float, int, float]:
    """Seconds and rollouts until the two leaders are known well enough, and the larger of their standard errors."""
    start = time.perf_counter()
    error, rollouts = float("inf"), 0
    for answer in iter_what_if(game, rollouts=2000, seconds=limit, jobs=2):
        leaders = answer.candidates[:2]
        error = max(candidate.score.error for candidate in leaders)
        rollouts = answer.rollouts
        if error <= ERROR and min(candidate.rollouts for candidate in leaders) >= 30:  # a few may be alike by chance
            break
    return time.perf_counter() - start, rollouts, error


def reviewed(file: Path) -> str:
    """How long a review of a recorded game takes with the usual budget."""
    study = Study.load(file)
    start = time.perf_counter()
    found = review(study, jobs=2)
    seconds = time.perf_counter() - start
    return f"review, {len(found.judgements)} choices: {seconds:.0f} s, {len(found.marked)} marked"


def measure(games: int, runs: int, file: Path | None) -> None:
    """Prints the figures."""
    print(f"load of the machine before: {os.getloadavg()[0]:.1f}")
    rate(2, 4, 0)  # starts the processes
    rates = [(rate(1, games, seed), rate(2, games, seed)) for seed in range(runs)]
    one, two = (max(column) for column in zip(*rates, strict=True))
    print(f"simulation: {one:.2f} games/s with one process, {two:.2f} with two: {two / one:.2f} times (wanted: 1.8)")
    game = middle()
    assert game.decision is not None
    seconds, rollouts, error = min(sharp(game, limit=60) for _ in range(runs))
    print(
        f"what-if, {len(game.decision.keys)} options: standard error {error:.2f} of the leaders after {seconds:.1f} s "
        f"and {rollouts} rollouts (wanted: {ERROR} within 10 s)"
    )
    if file:
        print(reviewed(file))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--review", type=Path, metavar="FILE", help="a study to review")
    given = parser.parse_args()
    measure(given.games, given.runs, given.review)
