"""Many games with given agents, as tidy tables.

    result = simulate(["planner", "greedy"], games=200, setup={"players": 2})
    result.seats.groupby("agent")["win"].mean()

With a folder, each finished game is written to a journal at once: what was interrupted can be resumed, and nothing
that is done gets lost. The same agents, set-up and seed give the same games in any number of processes, on this machine
or on a Dask cluster.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import pandas as pd
import param

from ..agents import make_agent
from ..engine.setup import Setup
from ..playouts.recording import Record, record_game
from . import simulation_tables as tables
from .journal import Journal, Records
from .settings import Settings, seed_parameter
from .workers import on_cluster, on_processes

Progress = Callable[[int, int], None]


class SimulationSettings(Settings):
    """Who plays how many games; the set-up of the games is a `Setup` of its own."""

    agents = param.List(
        default=["greedy", "random"],
        item_type=str,
        bounds=Setup.param["players"].bounds,
        label="Agents",
        doc="Specs of the agents in the order of the seats.",
    )
    games = param.Integer(default=100, bounds=(1, None), label="Games", doc="How many games to play.")
    seed = seed_parameter()
    rotate = param.Boolean(
        default=True, label="Rotate seats", doc="Whether everybody moves on by one seat from game to game."
    )
    choices = param.Boolean(default=True, label="Keep choices", doc="Whether to keep every choice, for its table.")


@dataclass(frozen=True)
class Simulation:
    """Finished games; each table has one row per observation."""

    records: Records = field(repr=False)
    wanted: int
    interrupted: bool = False

    @property
    def done(self) -> int:
        """How many games are finished."""
        return len(self.records)

    @cached_property
    def games(self) -> pd.DataFrame:
        """One row per game: its seed, length and winning score."""
        return tables.games(self.records)

    @cached_property
    def seats(self) -> pd.DataFrame:
        """One row per game and seat: agent, points, share of the win, and what was built."""
        return tables.seats(self.records)

    @cached_property
    def turns(self) -> pd.DataFrame:
        """One row per turn and seat: whose turn, which strip from which row, and the seat's points after it."""
        return tables.turns(self.records)

    @cached_property
    def ledger(self) -> pd.DataFrame:
        """One row per game, seat and source of points."""
        return tables.ledger(self.records)

    @cached_property
    def choices(self) -> pd.DataFrame:
        """One row per choice: `turn` counts the turns begun before it, `kind` is the first part of the key."""
        return tables.choices(self.records)

    def save(self, folder: str | Path, formats: Sequence[str] = ("parquet",)) -> list[Path]:
        """Writes the tables as `games.parquet`, `seats.csv` and so on; gives the files."""
        tables.check_formats(formats)
        return tables.write_tables(self.records, Path(folder), formats)


def simulate(
    agents: Sequence[str],
    games: int = 100,
    setup: Mapping[str, Any] | None = None,
    *,
    seed: int = 0,
    rotate: bool = True,
    choices: bool = True,
    jobs: int = -1,
    scheduler: str | None = None,
    folder: str | Path | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Plays games by agents in the order of the seats; `rotate` moves everybody on by one seat from game to game.

    `scheduler` is the address of a Dask scheduler whose workers play; without one, `jobs` processes of this machine do.
    Ctrl-C ends it with the games that are done. With a folder it goes on where an earlier run ended.
    """
    settings = SimulationSettings(agents=list(agents), games=games, seed=seed, rotate=rotate, choices=choices)
    plan = _plan(settings, setup)
    if not jobs:
        raise ValueError("0 processes can play nothing: expected a number of them, or -1 for all cores")
    journal = Journal(Path(folder), plan) if folder is not None else None
    records: dict[int, Record] = {}
    done = {number for number in journal.places if number < games} if journal else set()
    interrupted = False
    if progress:
        progress(len(done), games)
    try:
        for one in _play(plan, [number for number in range(games) if number not in done], jobs, scheduler):
            if journal:
                journal.append(one)
            else:
                records[one["game"]] = one
            done.add(one["game"])
            if progress:
                progress(len(done), games)
    except KeyboardInterrupt:
        interrupted = True
    kept = journal.games(games) if journal else tuple(records[number] for number in sorted(records))
    return Simulation(kept, games, interrupted)


def _plan(settings: SimulationSettings, setup: Mapping[str, Any] | None) -> dict[str, Any]:
    """Everything that decides the games, checked before the first one is played."""
    agents = settings.agents
    for spec in agents:
        make_agent(spec)
    given = {"players": len(agents), **(setup or {})}
    complete = Setup(**{**given, "seed": 0, "dealer": "auto"}).to_dict()
    if complete["players"] != len(agents):
        raise ValueError(f"{len(agents)} agents were given for {complete['players']} players")
    return {
        "agents": list(agents),
        "setup": complete,
        "seed": settings.seed,
        "rotate": settings.rotate,
        "choices": settings.choices,
    }


def _play(plan: Mapping[str, Any], numbers: list[int], jobs: int, scheduler: str | None) -> Iterator[Record]:
    agents = plan["agents"]

    def seated(number: int) -> list[str]:
        by = number % len(agents) if plan["rotate"] else 0
        return [*agents[by:], *agents[:by]]

    tasks = [(seated(number), plan["setup"], number, plan["seed"], plan["choices"]) for number in numbers]
    return on_cluster(record_game, tasks, scheduler) if scheduler else on_processes(record_game, tasks, jobs)
