"""The engine against catanatron 3.2.1, interpreted and compiled: `python benchmarks/engine.py [--wheel FILE]`.

Both sides play four random players on one core. Catanatron's decisions include forced ones, ours do not. The compiled
engine is that of a wheel (`BOONLAKE_COMPILE=1 pip wheel --no-deps .`); without one only the checkout is measured. Each
build works in a process of its own; all take turns, round by round, and ratios are medians over the rounds, so that a
noisy machine disturbs all alike. Seconds are those of the processor.
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
TURN_LIMIT = 1000
GAMES = 10
WANTED = {
    "interpreted": {"decisions": "at least 5", "copy": "at most 0.15"},
    "compiled": {"decisions": "at least 15", "copy": "at most 0.06"},
}


# What the process of a build measures, by name: `python benchmarks/engine.py --worker`, a line in, a line out.


def boonlake_game(seed: int, players: int = 4) -> tuple[int, int]:
    """One random game on the quiet path: its decisions and the options offered."""
    from boonlake_panel.engine.core import choose, run
    from boonlake_panel.engine.rules.starting import new_state
    from boonlake_panel.engine.tables import tables_of

    state = new_state(tables_of("standard"), players, seed, asking=False, rulings=0)
    run(state)
    dice = random.Random(seed).random
    decisions = offered = 0
    while state.options:
        options = state.options
        decisions += 1
        offered += len(options)
        choose(state, options[int(dice() * len(options))])
    return decisions, offered


def decisions(number: int) -> float:
    """Decisions per second of random play."""
    start = time.process_time()
    count = sum(boonlake_game(seed)[0] for seed in range(number * GAMES, (number + 1) * GAMES))
    return count / (time.process_time() - start)


def copy(_number: int) -> float:
    """Seconds for the copy of a state in the middle of a random game of four."""
    from boonlake_panel.engine.core import choose, run
    from boonlake_panel.engine.rules.starting import new_state
    from boonlake_panel.engine.tables import tables_of

    state = new_state(tables_of("standard"), 4, 1, asking=False, rulings=0)
    run(state)
    dice = random.Random(1)
    for _ in range(400):
        choose(state, dice.choice(state.options))
    return seconds(state.copy, 2000)


def rollouts(number: int) -> float:
    """Games of three per second by the quick policy, from the first turn to the end."""
    from boonlake_panel.agents.agent import Dice
    from boonlake_panel.agents.quick import quick_option
    from boonlake_panel.engine.core import choose
    from boonlake_panel.engine.setup import Setup
    from boonlake_panel.playouts.games import new_game

    start = time.process_time()
    for seed in range(number * GAMES, (number + 1) * GAMES):
        state = new_game(Setup(players=3, seed=seed))
        dice = Dice(seed)
        while state.options:
            choose(state, quick_option(state, dice))
    return GAMES / (time.process_time() - start)


def explain(number: int) -> float:
    """Seconds to explain every option of a decision, the median of some decisions of a random game."""
    from boonlake_panel import Game, Setup

    game = Game(Setup(players=4, seed=number))
    dice = random.Random(number)
    times = []
    while game.decision and len(times) < 30:
        keys = game.decision.keys
        start = time.process_time()
        for key in keys:
            game.explain(key)
        times.append(time.process_time() - start)
        game = game.play(dice.choice(keys))
    return statistics.median(times)


MEASURES: dict[str, Callable[[int], float]] = {each.__name__: each for each in (decisions, copy, rollouts, explain)}


def seconds(work: Callable[[], object], times: int) -> float:
    """Seconds for one call, averaged over some calls."""
    start = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - start) / times


def work() -> None:
    """Answers `measure number` with a number, after a start that opens the box and fills the tables of payments."""
    for number in range(3):
        for measure in MEASURES.values():
            measure(number)
    for line in sys.stdin:
        name, number = line.split()
        print(MEASURES[name](int(number)), flush=True)


# What asks them.


class Build:
    """The process of one build of the engine."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--worker"],
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, measure: str, number: int) -> float:
        assert self.process.stdin
        assert self.process.stdout
        print(measure, number, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


class Catanatron:
    """The other side, in this process."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        self.new = lambda seed: Game([RandomPlayer(color) for color in colors], seed=seed)
        self.middle = self.new(0)
        for _ in range(400):
            self.middle.play_tick()

    def decisions(self, number: int) -> float:
        start = time.process_time()
        count = 0
        for seed in (2 * number, 2 * number + 1):
            game = self.new(seed)
            while game.winning_color() is None and game.state.num_turns < TURN_LIMIT:
                game.play_tick()
                count += 1
        return count / (time.process_time() - start)

    def copy(self) -> float:
        return seconds(self.middle.copy, 300)


def compare(builds: dict[str, Build], rounds: int) -> None:
    """Prints the ratios of all builds to catanatron and to each other."""
    catan = Catanatron()
    found: dict[str, dict[str, list[float]]] = {name: {} for name in builds}
    for number in range(rounds):
        theirs = {"decisions": catan.decisions(number), "copy": catan.copy(), "rollouts": 1.0, "explain": 1.0}
        for name, build in builds.items():
            for measure in MEASURES:
                ratio = build.ask(measure, number) / theirs[measure]
                found[name].setdefault(measure, []).append(ratio)
    for name, measures in found.items():
        middle = {measure: statistics.median(ratios) for measure, ratios in measures.items()}
        wanted = WANTED[name]
        print(f"{name}:")
        print(f"  decisions per second, ratio to catanatron: {middle['decisions']:.2f} (wanted: {wanted['decisions']})")
        print(f"  copy of a game, ratio to catanatron:       {middle['copy']:.3f} (wanted: {wanted['copy']})")
        print(f"  explain every option of a decision:        {middle['explain'] * 1000:.2f} ms (wanted: under 5)")
        if name != "interpreted":
            ratios = [
                one / other for one, other in zip(measures["rollouts"], found["interpreted"]["rollouts"], strict=True)
            ]
            print(f"  quick rollouts, ratio to interpreted:      {statistics.median(ratios):.2f} (wanted: at least 4)")


def sizes(players: int) -> None:
    """Prints how large random games are."""
    games = [boonlake_game(seed, players) for seed in range(30)]
    count = sum(game[0] for game in games)
    print(
        f"{players} players: {count / 30:.0f} decisions per game, "
        f"{sum(game[1] for game in games) / count:.1f} options per decision"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--wheel", type=Path, help="a compiled wheel")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        work()
    else:
        with tempfile.TemporaryDirectory() as folder:
            builds = {"interpreted": Build(ROOT)}
            if arguments.wheel:
                zipfile.ZipFile(arguments.wheel).extractall(folder)
                builds["compiled"] = Build(Path(folder))
            compare(builds, arguments.rounds)
            for build in builds.values():
                build.process.communicate()
        sys.path.insert(0, str(ROOT))
        for players in (2, 3, 4):
            sizes(players)
