"""What many games say: points and wins with their uncertainty, where points come from, what was taken and played."""

import io
import tempfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pandas as pd

from ....analysis.simulation import Simulation
from ....analysis.whatif import Estimate

LEAST_PLAYED = 3
"""A card that was played less often says nothing."""


@dataclass(frozen=True)
class Standing:
    """How an agent, or a seat, did."""

    name: str  # of the agent, or the number of the seat
    games: int
    win: Estimate
    points: Estimate
    values: tuple[int, ...]


@dataclass(frozen=True)
class CardUse:
    """How often a card was played, and how those who played it did."""

    card: str
    games: int
    share: float  # of the games of a seat
    win: Estimate
    points: Estimate


@dataclass(frozen=True)
class Summary:
    """Everything that the page shows of a simulation, and its tables as a file."""

    games: int
    wanted: int
    turns: float
    agents: tuple[Standing, ...]
    seats: tuple[Standing, ...]
    sources: dict[str, dict[str, float]]  # by agent and source: mean points
    actions: dict[str, dict[str, float]]  # by agent and action: times taken in a game
    cards: tuple[CardUse, ...]
    tables: bytes


def summarize(simulation: Simulation) -> Summary:
    """The summary of finished games; there must be at least one."""
    seats = simulation.seats
    return Summary(
        simulation.done,
        simulation.wanted,
        float(simulation.games["turns"].mean()),
        _standings(seats, "agent"),
        _standings(seats, "seat"),
        _sources(simulation),
        _actions(simulation),
        _cards(simulation),
        tables(simulation),
    )


def _standings(seats: pd.DataFrame, by: str) -> tuple[Standing, ...]:
    standings = [
        Standing(str(name), len(rows), _wins(rows), _mean(rows), tuple(map(int, rows["points"])))
        for name, rows in seats.groupby(by, sort=by == "seat")
    ]
    return tuple(standings if by == "seat" else sorted(standings, key=lambda one: -one.win.mean))


def _wins(rows: pd.DataFrame) -> Estimate:
    return Estimate.of_share([float(value) for value in rows["win"]])


def _mean(rows: pd.DataFrame) -> Estimate:
    return Estimate.of([float(value) for value in rows["points"]])


def _sources(simulation: Simulation) -> dict[str, dict[str, float]]:
    games = simulation.seats.groupby("agent").size()
    sums = simulation.ledger.groupby(["agent", "source"])["points"].sum()
    result: dict[str, dict[str, float]] = {str(agent): {} for agent in games.index}
    for agent, source, total in sums.reset_index().itertuples(index=False, name=None):
        result[agent][source] = float(total) / int(games[agent])
    return result


def _actions(simulation: Simulation) -> dict[str, dict[str, float]]:
    taken = simulation.turns[simulation.turns["seat"] == simulation.turns["active"]]
    named = taken.merge(simulation.seats[["game", "seat", "agent"]], on=["game", "seat"])
    games = simulation.seats.groupby("agent").size()
    result: dict[str, dict[str, float]] = {}
    counts = named.groupby(["agent", "action"]).size().reset_index()
    for agent, action, count in counts.itertuples(index=False, name=None):
        result.setdefault(agent, {})[action] = int(count) / int(games[agent])
    return result


def _cards(simulation: Simulation) -> tuple[CardUse, ...]:
    people = simulation.seats[simulation.seats["agent"] != "eminence"]
    played = people.merge(simulation.cards[["game", "seat", "card"]], on=["game", "seat"])
    uses = [
        CardUse(str(card), len(rows), len(rows) / len(people), _wins(rows), _mean(rows))
        for card, rows in played.groupby("card")
        if len(rows) >= LEAST_PLAYED
    ]
    return tuple(sorted(uses, key=lambda one: (-one.games, one.card)))


def tables(simulation: Simulation) -> bytes:
    """All tables as Parquet and CSV files in one zip file."""
    packed = io.BytesIO()
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for path in simulation.save(Path(folder), ("parquet", "csv")):
            file.write(path, path.name)
    return packed.getvalue()
