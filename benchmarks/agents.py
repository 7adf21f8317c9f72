"""How strong the agents are: each pair plays games of two, every deal from both seats.

    python benchmarks/agents.py [--games N] [--agents "random;greedy"] [--players N] [--jobs N] [--journal FILE]

Win rates count a tie as half a win and come with 95 % Wilson intervals. With more than two players one seat of the
first agent, taking each seat in turn, meets the second agent on all others. A journal keeps each finished game, so that
a long measurement can be interrupted and goes on with the same command.
"""

import argparse
import itertools
import json
import statistics
import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

from boonlake_panel import Setup
from boonlake_panel.agents import make_agent
from boonlake_panel.analysis.estimates import Estimate
from boonlake_panel.analysis.executors import results
from boonlake_panel.playouts.games import new_game, play_out

AGENTS = "random;greedy;planner;montecarlo"


class Result(NamedTuple):
    """One game from the point of view of the first agent."""

    number: int
    win: float
    points: int
    rival: int
    turns: float
    seconds: float  # of one core


def game(first: str, second: str, number: int, players: int) -> Result:
    """One game; the first agent sits on each seat in turn, with the same deal."""
    start = time.process_time()
    deal, seat = divmod(number, players)
    agents = [make_agent(first if place == seat else second, seed=number * 8 + place) for place in range(players)]
    state = play_out(new_game(Setup(players=players, seed=deal)), agents)
    points = [player.vp for player in state.players]
    rival = max(points[:seat] + points[seat + 1 :])
    win = (points[seat] > rival) + (points[seat] == rival) / 2
    return Result(number, win, points[seat], rival, state.turn / players, time.process_time() - start)


def match(first: str, second: str, games: int, players: int, jobs: int, journal: Path | None) -> list[Result]:
    """The games of a pair; those in the journal are not played again."""
    name = f"{first} {second} {players}"
    lines = journal.read_text(encoding="utf-8").splitlines(keepends=True) if journal and journal.exists() else []
    whole = [line for line in lines if line.endswith("\n")]  # the last one may have been cut off
    known = [Result(*entry[name]) for entry in map(json.loads, whole) if name in entry]
    found = {result.number: result for result in known if result.number < games}
    missing = [partial(game, first, second, number, players) for number in range(games) if number not in found]
    for result in results(missing, jobs=jobs):
        found[result.number] = result
        if journal:
            with journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps({name: result}) + "\n")
    return [found[number] for number in sorted(found)]


def describe(first: str, second: str, played: list[Result]) -> str:
    """One line about a pair."""
    games = len(played)
    rate = Estimate.of_share([result.win for result in played])
    _, wins, points, rival, turns, seconds = (statistics.mean(column) for column in zip(*played, strict=True))
    return (
        f"{first:24} {second:24} {games:5} {wins:6.1%} {rate.low:7.1%}-{rate.high:6.1%} "
        f"{points:7.1f} {rival:6.1f} {turns:6.1f} {seconds:7.2f}"
    )


def measure(agents: list[str], games: int, players: int, jobs: int, journal: Path | None, pairs: str) -> None:
    """Prints one line for each pair, the stronger one of the list first."""
    print(f"{players} players, alternating seats; turns for each player, seconds of one core for each game")
    print(f"{'agent':24} {'against':24} games   wins   95 % interval  points  rival  turns  s/game")
    chosen = itertools.pairwise(agents) if pairs == "neighbours" else itertools.combinations(agents, 2)
    for second, first in chosen:
        print(describe(first, second, match(first, second, games, players, jobs, journal)), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--agents", default=AGENTS, help="specs from the weakest to the strongest, with semicolons")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--jobs", type=int, default=-1, help="processes; all cores if left out")
    parser.add_argument("--journal", type=Path, help="file that keeps finished games")
    parser.add_argument("--pairs", default="neighbours", choices=("neighbours", "all"))
    given = parser.parse_args()
    measure(given.agents.split(";"), given.games, given.players, given.jobs, given.journal, given.pairs)
