"""Are the intervals of a what-if honest? `python benchmarks/intervals.py [--decisions N] [--worlds N] [--jobs N]`.

At decisions of games of two, three and four players a what-if with the budget `quick` is held against the mean of
many rollouts of every option in other worlds. Printed is how often the 95 % interval contains that mean: for all
options, for the one that leads, and for those that dropped out. The mean is uncertain itself, so honest intervals
contain it a little less often than 95 %.
"""

import argparse
import itertools
from collections.abc import Iterator
from functools import partial
from statistics import fmean

from boonlake_panel import Game, Setup
from boonlake_panel.agents import make_agent
from boonlake_panel.analysis.estimates import Estimate
from boonlake_panel.analysis.executors import results
from boonlake_panel.analysis.whatif import Race, what_if
from boonlake_panel.playouts.rollouts import is_chance, pack, play_rollouts

EVERY = 17
"""Choices between two decisions of a game."""
FIGURES = ("score", "margin", "win")
OTHER = 1_000_003
"""A seed of worlds that the small budget does not meet."""

Row = tuple[str, str, bool, float]
"""A figure, the kind of option, whether its interval contains the mean, and how much too high it is."""


def decisions(count: int) -> Iterator[Game]:
    """Decisions with something to choose, from games of greedy agents."""
    for seed in itertools.count():
        players = 2 + seed % 3
        agents = [make_agent("greedy", seed=seed * 8 + seat) for seat in range(players)]
        game = Game(Setup(players=players, seed=seed))
        for number in itertools.count(1):
            if game.decision is None:
                break
            if number % EVERY == 0 and len(game.decision.keys) > 2 and not is_chance(game):
                yield game
                count -= 1
                if not count:
                    return
            game = game.play(agents[game.decision.seat].choose(game))


def compared(game: Game, worlds: int) -> list[Row]:
    """The small budget against many worlds, for every option."""
    small = what_if(game, effort="quick", seed=1, jobs=1)
    race = Race(game, small.seat, small.budget.but(seed=OTHER), {one.key: one.label for one in small.candidates})
    position = pack(game)
    rows: list[Row] = []
    for place, one in enumerate(small.candidates):
        race.results[one.key] = play_rollouts(position, one.key, small.seat, OTHER, range(worlds))
        large = race.candidate(one.key)
        kind = "leader" if place == 0 else "compared to the end" if place < small.finalists else "dropped out"
        for figure in FIGURES:
            interval: Estimate = getattr(one, figure)
            mean = getattr(large, figure).mean
            rows.append((figure, kind, interval.low <= mean <= interval.high, interval.mean - mean))
    return rows


def measure(count: int, worlds: int, jobs: int) -> None:
    """Print one line for each figure and kind of option."""
    calls = (partial(compared, game, worlds) for game in decisions(count))
    rows = [row for portion in results(calls, None, jobs) for row in portion]
    print(f"{count} decisions, {worlds} worlds for each option")
    print(f"{'figure':8} {'options':20} {'number':>7} {'contained':>10} {'too high by':>12}")
    for figure in FIGURES:
        for kind in ("all", "leader", "compared to the end", "dropped out"):
            part = [row for row in rows if row[0] == figure and kind in ("all", row[1])]
            if part:
                share, bias = fmean(row[2] for row in part), fmean(row[3] for row in part)
                print(f"{figure:8} {kind:20} {len(part):7} {share:10.1%} {bias:12.2f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    measure(given.decisions, given.worlds, given.jobs)
