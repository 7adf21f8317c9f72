"""How strong the agents are: each pair plays games of two, every deal from both seats.

    python benchmarks/agents.py [--games N] [--agents "random;greedy"] [--players N] [--jobs N]

Win rates count a tie as half a win and come with 95 % Wilson intervals. With more than two players one seat of the
first agent, taking each seat in turn, meets the second agent on all others.
"""

import argparse
import itertools
import math
import statistics
import time
from typing import NamedTuple

from joblib import Parallel, delayed

from boonlake_panel import Setup
from boonlake_panel.agents import make_agent, new_game, play_out

AGENTS = "random;greedy;planner;montecarlo"


class Result(NamedTuple):
    """One game from the point of view of the first agent."""

    win: float
    points: int
    rival: int
    turns: float


def game(first: str, second: str, number: int, players: int) -> Result:
    """One game; the first agent sits on each seat in turn, with the same deal."""
    deal, seat = divmod(number, players)
    agents = [make_agent(first if place == seat else second, seed=number * 8 + place) for place in range(players)]
    state = play_out(new_game(Setup(players=players, seed=deal)), agents)
    points = [player.vp for player in state.players]
    rival = max(points[:seat] + points[seat + 1 :])
    return Result((points[seat] > rival) + (points[seat] == rival) / 2, points[seat], rival, state.turn / players)


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % Wilson interval of a win rate."""
    rate = wins / games
    centre = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return (centre - spread) / (1 + z * z / games), (centre + spread) / (1 + z * z / games)


def measure(agents: list[str], games: int, players: int, jobs: int) -> None:
    """Prints one line for each pair, the stronger one of the list first."""
    print(f"{games} games a pair, {players} players, alternating seats")
    print(f"{'agent':28} {'against':28}   wins   95 % interval  points  rival  turns  s/game")
    for second, first in itertools.combinations(agents, 2):
        start = time.perf_counter()
        results = Parallel(n_jobs=jobs)(delayed(game)(first, second, number, players) for number in range(games))
        seconds = (time.perf_counter() - start) / games
        low, high = wilson(sum(result.win for result in results), games)
        mean = [statistics.mean(column) for column in zip(*results, strict=True)]
        print(
            f"{first:28} {second:28} {mean[0]:6.1%} {low:7.1%}-{high:6.1%} "
            f"{mean[1]:7.1f} {mean[2]:6.1f} {mean[3]:6.1f} {seconds:7.2f}",
            flush=True,
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--agents", default=AGENTS, help="specs from the weakest to the strongest, with semicolons")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--jobs", type=int, default=-1, help="processes; all cores if left out")
    chosen = parser.parse_args()
    measure(chosen.agents.split(";"), chosen.games, chosen.players, chosen.jobs)
