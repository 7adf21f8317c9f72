"""What many games say: points and wins with their uncertainty, where points come from, what was taken and played."""

import io
import tempfile
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pandas as pd

from ....analysis.simulation import Simulation, replay
from ....analysis.whatif import Estimate
from ....playouts.recording import Record
from ....study import Study

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
class GameResult:
    """How one game ended, and its choices, packed: a visitor may keep five hundred games."""

    number: int
    seed: int
    agents: tuple[str, ...]
    points: tuple[int, ...]
    turns: int
    choices: bytes

    @property
    def winners(self) -> list[int]:
        """The seats with the most points."""
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]

    @property
    def lead(self) -> int:
        """Points between the best and the second."""
        best, second = sorted(self.points, reverse=True)[:2]
        return best - second

    def study(self, setup: Mapping[str, Any], names: Sequence[str]) -> Study:
        """The game as a study."""
        keys = zlib.decompress(self.choices).decode().split()
        return replay({**setup, "seed": self.seed, "names": list(names)}, keys)


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
    each: tuple[GameResult, ...]
    setup: Mapping[str, Any]


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
        tuple(_result(record) for record in simulation.records),
        simulation.setup,
    )


def _result(record: Record) -> GameResult:
    keys = " ".join(key for _, _, key in record["choices"])
    agents, points = tuple(record["agents"]), tuple(record["points"])
    packed = zlib.compress(keys.encode())
    return GameResult(record["game"], record["seed"], agents, points, record["turn_count"], packed)


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
