"""The engine against catanatron 3.2.1 on one core, interleaved in one run: `python benchmarks/engine.py [--rounds N]`.

Both sides play four random players. Catanatron's decisions include forced ones,
ours do not. Ratios are medians over the rounds, so that a noisy machine disturbs both sides alike.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable

from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

from boonlake_panel import Game, Setup
from boonlake_panel.engine.core import choose, run
from boonlake_panel.engine.rules.starting import new_state
from boonlake_panel.engine.state import State
from boonlake_panel.engine.tables import tables_of

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
TURN_LIMIT = 1000


def catan_game(seed: int) -> tuple[Catan, int]:
    """One game of catanatron and its number of decisions."""
    game = Catan([RandomPlayer(color) for color in COLORS], seed=seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURN_LIMIT:
        game.play_tick()
        decisions += 1
    return game, decisions


def boonlake_game(seed: int, players: int = 4) -> tuple[State, int, int]:
    """One game on the quiet path: the final state, its decisions and the options offered."""
    state = new_state(tables_of("standard"), players, seed, asking=False, rulings=0)
    run(state)
    dice = random.Random(seed).random
    decisions = offered = 0
    while state.options:
        options = state.options
        decisions += 1
        offered += len(options)
        choose(state, options[int(dice() * len(options))])
    return state, decisions, offered


def middle(players: int, decisions: int) -> State:
    """A state in the middle of a random game."""
    state = new_state(tables_of("standard"), players, 1, asking=False, rulings=0)
    run(state)
    dice = random.Random(1)
    for _ in range(decisions):
        choose(state, dice.choice(state.options))
    return state


def seconds(work: Callable[[], object], times: int) -> float:
    """Seconds for one call, averaged over some calls."""
    start = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - start) / times


def rate(play: Callable[[int], int], seeds: range) -> float:
    """Decisions per second over some games."""
    start = time.perf_counter()
    decisions = sum(play(seed) for seed in seeds)
    return decisions / (time.perf_counter() - start)


def measure(rounds: int) -> None:
    """Prints the three ratios and the sizes of a game."""
    for seed in range(30):
        boonlake_game(seed)  # opens the box and fills the tables of payments
    catan, _ = catan_game(0)
    state = middle(4, 400)
    speed, copying = [], []
    for number in range(rounds):
        ours = rate(lambda seed: boonlake_game(seed)[1], range(number * 10, number * 10 + 10))
        theirs = rate(lambda seed: catan_game(seed)[1], range(number * 2, number * 2 + 2))
        speed.append(ours / theirs)
        copying.append(seconds(state.copy, 300) / seconds(catan.copy, 100))
        print(f"round {number + 1}: {ours:8.0f} against {theirs:6.0f} decisions/s, copy ratio {copying[-1]:.3f}")
    print(f"decisions per second, ratio to catanatron: {statistics.median(speed):.2f} (wanted: 5, floor 2.5)")
    print(f"copy of a game, ratio to catanatron:       {statistics.median(copying):.3f} (wanted: at most 0.15)")
    print(f"explain every option of a decision:        {explain_seconds() * 1000:.2f} ms (wanted: under 5)")
    for players in (2, 3, 4):
        sizes(players)


def explain_seconds() -> float:
    """Median time to explain every option of a decision, over a random game."""
    game = Game(Setup(players=4, seed=2))
    dice = random.Random(2)
    times = []
    while game.decision and len(times) < 200:
        start = time.perf_counter()
        for key in game.decision.keys:
            game.explain(key)
        times.append(time.perf_counter() - start)
        game = game.play(dice.choice(game.decision.keys))
    return statistics.median(times)


def sizes(players: int) -> None:
    start = time.perf_counter()
    games = [boonlake_game(seed, players) for seed in range(30)]
    spent = time.perf_counter() - start
    decisions = sum(game[1] for game in games)
    print(
        f"{players} players: {decisions / 30:.0f} decisions per game, {sum(game[2] for game in games) / decisions:.1f} "
        f"options per decision, {30 / spent:.0f} games per second"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    measure(parser.parse_args().rounds)
