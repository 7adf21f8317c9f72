"""Many games with given agents, as tidy tables.

    result = simulate(["planner", "greedy"], games=200, setup={"players": 2})
    result.seats.groupby("agent")["win"].mean()

With a folder, each finished game is written to a journal at once: what was interrupted can be resumed, and nothing
that is done gets lost. The same agents, set-up and seed give the same games in any number of processes, on this machine
or on a Dask cluster.
"""

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import pandas as pd

from ..agents import make_agent
from ..agents.recording import Record, record_game
from ..engine.setup import Setup
from .workers import on_cluster, on_processes

JOURNAL = "journal.jsonl"
FORMAT = "boonlake-simulation"
FORMATS = ("parquet", "csv")
TABLES = ("games", "seats", "turns", "ledger", "choices")
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Simulation:
    """Finished games; each table has one row per observation."""

    records: tuple[Record, ...] = field(repr=False)
    wanted: int
    interrupted: bool = False

    @property
    def done(self) -> int:
        """How many games are finished."""
        return len(self.records)

    @cached_property
    def games(self) -> pd.DataFrame:
        """One row per game: its seed, length and winning score."""
        rows = [
            (one["game"], one["seed"], len(one["agents"]), one["turn_count"], max(one["points"]))
            for one in self.records
        ]
        return pd.DataFrame(rows, columns=["game", "seed", "players", "turns", "winning_points"])

    @cached_property
    def seats(self) -> pd.DataFrame:
        """One row per game and seat: agent, points, share of the win, and what was built."""
        rows = []
        for one in self.records:
            for seat, built in enumerate(one["seats"]):
                row = {"game": one["game"], "seat": seat, "agent": _agent(one, seat), "points": one["points"][seat]}
                rows.append({**row, "win": _win(one, seat), **built, "played": " ".join(built["played"])})
        return pd.DataFrame(rows)

    @cached_property
    def turns(self) -> pd.DataFrame:
        """One row per turn and seat: whose turn, which strip from which row, and the seat's points after it."""
        rows = [
            (one["game"], turn["turn"], turn["round"], turn["active"], turn["action"], turn["row"], seat, points)
            for one in self.records
            for turn in one["turns"]
            for seat, points in enumerate(turn["points"])
        ]
        return pd.DataFrame(rows, columns=["game", "turn", "round", "active", "action", "row", "seat", "points"])

    @cached_property
    def ledger(self) -> pd.DataFrame:
        """One row per game, seat and source of points."""
        rows = [
            (one["game"], seat, _agent(one, seat), source, points)
            for one in self.records
            for seat, ledger in enumerate(one["ledger"])
            for source, points in ledger.items()
        ]
        return pd.DataFrame(rows, columns=["game", "seat", "agent", "source", "points"])

    @cached_property
    def choices(self) -> pd.DataFrame:
        """One row per choice: `turn` counts the turns begun before it, `kind` is the first part of the key."""
        rows = [
            (one["game"], number, turn, seat, key.partition(":")[0], key)
            for one in self.records
            for number, (turn, seat, key) in enumerate(one["choices"])
        ]
        return pd.DataFrame(rows, columns=["game", "number", "turn", "seat", "kind", "key"])

    def save(self, folder: str | Path, formats: Sequence[str] = ("parquet",)) -> list[Path]:
        """Writes the tables as `games.parquet`, `seats.csv` and so on; gives the files."""
        check_formats(formats)
        folder = Path(folder)
        folder.mkdir(parents=True, exist_ok=True)
        return [_write(getattr(self, name), folder / f"{name}.{kind}", kind) for name in TABLES for kind in formats]


def check_formats(formats: Sequence[str]) -> None:
    """Raises `ValueError` for a format that tables are not written in."""
    for kind in formats:
        if kind not in FORMATS:
            raise ValueError(f"unknown format {kind!r}, expected {' or '.join(FORMATS)}")


def _write(table: pd.DataFrame, path: Path, kind: str) -> Path:
    """Writes a table as a whole or not at all."""
    unfinished = path.with_name(f"{path.name}.tmp")
    getattr(table, f"to_{kind}")(unfinished, index=False)
    unfinished.replace(path)
    return path


def _agent(record: Record, seat: int) -> str:
    agents: list[str] = record["agents"]
    return agents[seat] if seat < len(agents) else "eminence"


def _win(record: Record, seat: int) -> float:
    """1 for a win, shared in a tie; a person wins a solo tie."""
    points, best = record["points"], max(record["points"])
    if len(record["agents"]) == 1 and points[0] == best:
        return float(seat == 0)
    return 1 / points.count(best) if points[seat] == best else 0.0


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
    plan = _plan(agents, setup, seed, rotate, choices)
    if not jobs:
        raise ValueError("0 processes can play nothing: expected a number of them, or -1 for all cores")
    journal = Journal(Path(folder), plan) if folder is not None else None
    records = {one["game"]: one for one in (journal.read() if journal else ()) if one["game"] < games}
    missing = [number for number in range(games) if number not in records]
    interrupted = False
    if progress:
        progress(len(records), games)
    try:
        for one in _play(plan, missing, jobs, scheduler):
            records[one["game"]] = one
            if journal:
                journal.append(one)
            if progress:
                progress(len(records), games)
    except KeyboardInterrupt:
        interrupted = True
    return Simulation(tuple(records[number] for number in sorted(records)), games, interrupted)


def _plan(
    agents: Sequence[str], setup: Mapping[str, Any] | None, seed: int, rotate: bool, choices: bool
) -> dict[str, Any]:
    """Everything that decides the games, checked before the first one is played."""
    for spec in agents:
        make_agent(spec)
    given = {"players": len(agents), **(setup or {})}
    complete = Setup(**{**given, "seed": 0, "dealer": "auto"}).to_dict()
    if complete["players"] != len(agents):
        raise ValueError(f"{len(agents)} agents were given for {complete['players']} players")
    return {"agents": list(agents), "setup": complete, "seed": seed, "rotate": rotate, "choices": choices}


def _play(plan: Mapping[str, Any], numbers: list[int], jobs: int, scheduler: str | None) -> Iterator[Record]:
    agents = plan["agents"]

    def seated(number: int) -> list[str]:
        by = number % len(agents) if plan["rotate"] else 0
        return [*agents[by:], *agents[:by]]

    tasks = [(seated(number), plan["setup"], number, plan["seed"], plan["choices"]) for number in numbers]
    return on_cluster(record_game, tasks, scheduler) if scheduler else on_processes(record_game, tasks, jobs)


class Journal:
    """A file with one line per finished game; its first line says what is simulated."""

    def __init__(self, folder: Path, plan: Mapping[str, Any]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / JOURNAL
        self.head = {"format": FORMAT, "version": 1, **plan}

    def read(self) -> list[Record]:
        """The games of an earlier run; a line that was cut off is dropped."""
        written = self.path.read_bytes() if self.path.exists() else b""
        whole = written[: written.rfind(b"\n") + 1]
        if not whole:
            self.path.write_text(json.dumps(self.head) + "\n", encoding="utf-8")
            return []
        if len(whole) < len(written):
            os.truncate(self.path, len(whole))
        head, *records = [self._parsed(number, line) for number, line in enumerate(whole.splitlines(), start=1)]
        if head != self.head:
            raise ValueError(f"{self.path} holds another simulation; name another folder or the same agents and set-up")
        return records

    def _parsed(self, number: int, line: bytes) -> Record:
        try:
            found: Record = json.loads(line)
        except ValueError:
            problem = f"line {number} of {self.path} is damaged; take it out or name another folder"
            raise ValueError(problem) from None
        return found

    def append(self, record: Record) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(record) + "\n")
