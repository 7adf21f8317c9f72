"""How games of equal agents go: `benchmarks/balance.py --games 240 --folder DIR` prints the tables of docs/balance.md.

Points and wins by seat with 95 % intervals, and how often each strip, lever, scoring tile and card is used. The games
are kept in the folder, so that a long measurement can be interrupted and goes on with the same command.
"""

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path

import pandas as pd

from boonlake_panel import open_box, simulate
from boonlake_panel.analysis.simulation import Simulation

FEW, MANY = 5, 5
"""Cards at both ends of the table."""


def table(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print a table in Markdown."""
    print(f"| {' | '.join(columns)} |")
    print("| --- " * len(columns) + "|")
    for row in rows:
        print(f"| {' | '.join(str(cell) for cell in row)} |")
    print()


def by_seat(played: dict[int, Simulation]) -> None:
    rows = []
    for players, result in played.items():
        turns = result.games["turns"].mean() / players
        for row in result.frame("seat").to_dict("records"):
            wins = f"{row['wins']:.0%} ({row['wins_low']:.0%}-{row['wins_high']:.0%})"
            points = f"{row['points']:.1f} ({row['points_low']:.1f}-{row['points_high']:.1f})"
            rows.append((players, result.done, row["seat"] + 1, wins, points, f"{turns:.1f}"))
    table(("players", "games", "seat", "wins", "points", "turns each"), rows)


def shares(result: Simulation, names: Iterable[str], used: "pd.Series[int]", per: float) -> dict[str, float]:
    return {name: int(used.get(name, 0)) / per for name in names}


def side_by_side(played: dict[int, Simulation], title: str, kind: str, names: Iterable[str]) -> None:
    """How often a kind of choice was made for each thing, per seat and game."""
    counts = {}
    for players, result in played.items():
        keys = result.choices[result.choices["kind"] == kind]["key"].str.partition(":")[2].value_counts()
        counts[players] = shares(result, names, keys, result.done * players)
    columns = (title, *(f"{players} players" for players in played))
    table(columns, ((name, *(f"{counts[players][name]:.2f}" for players in played)) for name in names))


def strips(played: dict[int, Simulation]) -> None:
    rows = []
    for action in open_box().strips:
        cells = []
        for result in played.values():
            own = result.turns[result.turns["seat"] == result.turns["active"]]
            taken = own[own["action"] == action.id]
            cells.append(f"{len(taken) / len(own):.0%}, row {taken['row'].mean():.1f}")
        rows.append((action.name, *cells))
    table(("strip", *(f"{players} players" for players in played)), rows)


def cards(played: dict[int, Simulation]) -> None:
    """The cards that are played least and most, of all that were ever in a hand: by the games in which they were."""
    drawn, laid = pd.Series(dtype=int), pd.Series(dtype=int)
    for result in played.values():
        laid = laid.add(result.cards["card"].value_counts(), fill_value=0)
        keys = result.choices[result.choices["kind"].isin(["play", "discard"])]["key"]
        drawn = drawn.add(keys.str.partition(":")[2].value_counts(), fill_value=0)
    part = (laid / drawn).fillna(0.0).sort_values()
    known = {card.id: card for card in open_box().cards}
    rows = [
        (known[name].name, f"{part[name]:.0%}", int(drawn[name]))
        for name in [*part.index[:FEW], *part.index[-MANY:]]
        if name in known
    ]
    table(("card", "played instead of discarded", "times in all"), rows)
    print(f"Half of the cards lie between {part.quantile(0.25):.0%} and {part.quantile(0.75):.0%}.\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--agent", default="planner", help="who plays on all seats")
    parser.add_argument("--games", type=int, default=240, help="games for each number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--folder", type=Path, required=True, help="where the games are kept")
    parser.add_argument("--jobs", type=int, default=-1, help="processes; -1: one per core")
    options = parser.parse_args()
    played = {
        players: simulate(
            [options.agent] * players,
            games=options.games,
            seed=1,
            jobs=options.jobs,
            folder=options.folder / str(players),
            progress=False,
        )
        for players in options.players
    }
    box = open_box()
    by_seat(played)
    strips(played)
    side_by_side(played, "lever modernized", "modernize", [f"{lever.row}.{lever.column}" for lever in box.levers])
    side_by_side(played, "lever used", "lever", [f"{lever.row}.{lever.column}" for lever in box.levers])
    tiles = [tile.id for tile in box.scoring_tiles]
    side_by_side(played, "scoring tile kept", "keep", tiles)
    side_by_side(played, "special project realized", "project", tiles)
    cards(played)


if __name__ == "__main__":
    main()
