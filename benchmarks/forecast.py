"""How well a position some laps later foretells the end of the game: what `MODEL_ERROR` of a review stands for.

    python benchmarks/forecast.py [--positions N] [--worlds N] [--jobs N]

In positions of games between planners the options with the best plans are played on, all in the same worlds, by the
quick policy. For each pair of options the difference of leads after some laps is compared with that at the end. Means
over few worlds are noisy themselves, so their own variance is taken out of the error.
"""

import argparse
import itertools
import math
from functools import partial
from statistics import fmean, variance

from boonlake_panel.agents import make_agent
from boonlake_panel.agents.agent import Dice, imagined, pruned
from boonlake_panel.agents.evaluation import lead
from boonlake_panel.agents.lookahead import after_turn, play_on
from boonlake_panel.agents.planner import plans, promising
from boonlake_panel.analysis.executors import results
from boonlake_panel.engine import Game, Setup
from boonlake_panel.engine.chance import mix
from boonlake_panel.playouts.choice_cost import MAX_PLANNED, RIVALS
from boonlake_panel.playouts.rollouts import WIDTH, Rollout, pack, unpacked

LAPS = (0, 1, 2, 3)
EVERY = 23
"""Choices between two positions of a game."""
FAR = 100
"""Laps that no game has."""


def positions(count: int) -> list[str]:
    """Positions of games of two and three planners where there is something to choose."""
    found: list[str] = []
    for seed in itertools.count():
        players = 2 + seed % 2
        agents = [make_agent("planner:width=2", seed=seed * 8 + seat) for seat in range(players)]
        game = Game(Setup(players=players, seed=seed))
        for number in itertools.count(1):
            if game.decision is None:
                break
            if number % EVERY == 0 and len(pruned(game.state)) > 1:
                found.append(pack(game))
            if len(found) == count:
                return found
            game = game.play(agents[game.decision.seat].choose(game))
    raise AssertionError


def leads(position: str, worlds: int) -> list[dict[int, list[float]]]:
    """By world and option the lead after each number of laps, and at last that at the end of the game."""
    state = unpacked(position)
    seat = state.agenda[-1][1]
    lines = sorted(
        plans(imagined(state, 1), WIDTH, 1, promising(state, seat, MAX_PLANNED)), key=lambda line: -line.value
    )
    race = [line.first for line in lines[: RIVALS + 1]]
    found = []
    for world in range(worlds):
        seed = mix(1000 + world)
        row: dict[int, list[float]] = {}
        for line in plans(imagined(state, seed), WIDTH, seed, race):
            later = after_turn(line, seat, seed) if line.state.options else line.state
            dice = Dice(seed)
            row[line.first] = []
            for laps in (*LAPS, FAR):
                if laps:
                    play_on(later, len(later.players) * (1 if laps != FAR else FAR), dice)
                row[line.first].append(lead(later, seat))
            end = Rollout(tuple(player.vp for player in later.players), ())
            row[line.first][-1] = float(end.margin(seat))
        if len(row) == len(race):
            found.append(row)
    return found


def measure(count: int, worlds: int, jobs: int) -> None:
    """Prints one line for each number of laps."""
    calls = [partial(leads, position, worlds) for position in positions(count)]
    rows: dict[int, list[tuple[list[float], list[float]]]] = {at: [] for at in range(len(LAPS))}
    for found in results(calls, jobs=jobs):
        if len(found) < 2:
            continue
        for one, two in itertools.combinations(found[0], 2):
            gaps = [[a - b for a, b in zip(world[one], world[two], strict=True)] for world in found]
            ends = [gap[-1] for gap in gaps]
            for at in rows:
                rows[at].append(([gap[at] for gap in gaps], ends))
    print(f"{len(calls)} positions, {len(rows[0])} pairs of options, {worlds} worlds")
    for at, pairs in rows.items():
        spread = math.sqrt(fmean(variance(early) for early, _ in pairs))
        error = _without_noise([[b - a for a, b in zip(early, ends, strict=True)] for early, ends in pairs])
        found = f"spread in one world {spread:5.1f}, slope {_slope(pairs):5.2f}, error {error:4.1f} points"
        print(f"{LAPS[at]} laps: {found}")
    spread = math.sqrt(fmean(variance(ends) for _, ends in rows[0]))
    print(f"at the end: spread in one world {spread:5.1f}")


def _without_noise(samples: list[list[float]]) -> float:
    """The root of the mean square of true means, when only noisy ones are known."""
    square = fmean(fmean(sample) ** 2 - variance(sample) / len(sample) for sample in samples)
    return math.sqrt(max(0.0, square))


def _slope(pairs: list[tuple[list[float], list[float]]]) -> float:
    """Of the end against the forecast; two halves of the worlds, so that their shared noise is no agreement."""
    above = below = 0.0
    for early, ends in pairs:
        half = len(early) // 2
        for first, second in ((slice(0, half), slice(half, None)), (slice(half, None), slice(0, half))):
            above += fmean(early[first]) * fmean(ends[second])
            below += fmean(early[first]) * fmean(early[second])
    return above / below


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=-1)
    options = parser.parse_args()
    measure(options.positions, options.worlds, options.jobs)
