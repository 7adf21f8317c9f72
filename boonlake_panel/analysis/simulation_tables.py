"""The tidy tables of a simulation, made from its games and written some games at a time."""

import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Any

import pandas as pd

from ..playouts.recording import Record
from .journal import Records

FORMATS = ("parquet", "csv")
CHUNK_GAMES = 200
"""Games whose rows are in memory while tables are written or added up."""
PART_GAMES = 10_000
"""With more games than this a Parquet table is a folder of parts with so many games each."""


def games(records: Iterable[Record]) -> pd.DataFrame:
    """One row per game: its seed, length and winning score."""
    rows = [(one["game"], one["seed"], len(one["agents"]), one["turn_count"], max(one["points"])) for one in records]
    return pd.DataFrame(rows, columns=["game", "seed", "players", "turns", "winning_points"])


def seats(records: Iterable[Record]) -> pd.DataFrame:
    """One row per game and seat: agent, points, share of the win, and what was built."""
    rows = []
    for one in records:
        for seat, built in enumerate(one["seats"]):
            row = {"game": one["game"], "seat": seat, "agent": _agent(one, seat), "points": one["points"][seat]}
            counts = {name: count for name, count in built.items() if name != "played"}
            rows.append({**row, "win": _win(one, seat), **counts})
    return pd.DataFrame(rows)


def cards(records: Iterable[Record]) -> pd.DataFrame:
    """One row per card that was played: by whom, and as which of the seat's cards (`number`, from 1)."""
    rows = [
        (one["game"], seat, _agent(one, seat), number, card)
        for one in records
        for seat, built in enumerate(one["seats"])
        for number, card in enumerate(built["played"], 1)
    ]
    return pd.DataFrame(rows, columns=["game", "seat", "agent", "number", "card"])


def turns(records: Iterable[Record]) -> pd.DataFrame:
    """One row per turn and seat: whose turn, which strip from which row, and the seat's points after it."""
    rows = [
        (one["game"], turn["turn"], turn["round"], turn["active"], turn["action"], turn["row"], seat, points)
        for one in records
        for turn in one["turns"]
        for seat, points in enumerate(turn["points"])
    ]
    return pd.DataFrame(rows, columns=["game", "turn", "round", "active", "action", "row", "seat", "points"])


def ledger(records: Iterable[Record]) -> pd.DataFrame:
    """One row per game, seat and source of points."""
    rows = [
        (one["game"], seat, _agent(one, seat), source, points)
        for one in records
        for seat, sources in enumerate(one["ledger"])
        for source, points in sources.items()
    ]
    return pd.DataFrame(rows, columns=["game", "seat", "agent", "source", "points"])


def choices(records: Iterable[Record]) -> pd.DataFrame:
    """One row per choice: `turn` counts the turns begun before it, `kind` is the first part of the key."""
    rows = [
        (one["game"], number, turn, seat, key.partition(":")[0], key)
        for one in records
        for number, (turn, seat, key) in enumerate(one["choices"])
    ]
    return pd.DataFrame(rows, columns=["game", "number", "turn", "seat", "kind", "key"])


def results(records: Iterable[Record]) -> pd.DataFrame:
    """Who won with how many points, one row per game and seat: of all games at once, so only a few bytes a row."""
    columns = ["seat", "agent", "points", "win"]
    portions = [seats(portion)[columns] if portion else pd.DataFrame(columns=columns) for portion in _some(records)]
    names = sorted({name for portion in portions for name in portion["agent"].unique()})
    small = [portion.assign(agent=pd.Categorical(portion["agent"], names)) for portion in portions]
    return pd.concat(small, ignore_index=True)


def _agent(record: Record, seat: int) -> str:
    agents: list[str] = record["agents"]
    return agents[seat] if seat < len(agents) else "eminence"


def _win(record: Record, seat: int) -> float:
    """1 for a win, shared in a tie; a person wins a solo tie."""
    points, best = record["points"], max(record["points"])
    if len(record["agents"]) == 1 and points[0] == best:
        return float(seat == 0)
    return 1 / points.count(best) if points[seat] == best else 0.0


TABLES: dict[str, Callable[[Iterable[Record]], pd.DataFrame]] = {
    "games": games,
    "seats": seats,
    "cards": cards,
    "turns": turns,
    "ledger": ledger,
    "choices": choices,
}


def check_formats(formats: Sequence[str]) -> None:
    """Raises `ValueError` for a format that tables are not written in."""
    for kind in formats:
        if kind not in FORMATS:
            raise ValueError(f"unknown format {kind!r}, expected {' or '.join(FORMATS)}")


def write_tables(records: Records, folder: Path, formats: Sequence[str]) -> list[Path]:
    """Writes every table in every format, as a whole or not at all; gives the files, or the folders of their parts."""
    folder.mkdir(parents=True, exist_ok=True)
    opened: dict[str, Callable[[Path], Any]] = {
        "csv": _CsvFile,
        "parquet": _ParquetParts if len(records) > PART_GAMES else _ParquetFile,
    }
    paths = {folder / f"{name}.{kind}": (name, kind) for name in TABLES for kind in formats}
    unfinished = {path: path.with_name(f"{path.name}.tmp") for path in paths}
    with ExitStack() as stack:
        files = {path: stack.enter_context(opened[kind](unfinished[path])) for path, (_, kind) in paths.items()}
        for some in _some(records):
            made = {name: make(some) for name, make in TABLES.items()}
            for path, (name, _) in paths.items():
                files[path].write(made[name])
    for path in paths:
        if path.is_dir():
            shutil.rmtree(path)
        elif unfinished[path].is_dir():  # a folder cannot take the place of a file
            path.unlink(missing_ok=True)
        unfinished[path].replace(path)
    return list(paths)


def _some(records: Iterable[Record]) -> Iterator[list[Record]]:
    """The games in portions; at least one, so that a simulation without games has empty tables."""
    left = iter(records)
    yield list(islice(left, CHUNK_GAMES))
    while portion := list(islice(left, CHUNK_GAMES)):
        yield portion


class _CsvFile:
    """A table that grows, as text."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8", newline="")
        self.begun = False

    def __enter__(self) -> "_CsvFile":
        return self

    def __exit__(self, *problem: object) -> None:
        self.file.close()

    def write(self, rows: pd.DataFrame) -> None:
        rows.to_csv(self.file, index=False, header=not self.begun)
        self.begun = True


class _ParquetFile:
    """A table that grows, as Parquet; its first rows decide the types of the columns."""

    def __init__(self, path: Path, schema: Any = None) -> None:
        self.path = path
        self.schema = schema
        self.writer: Any = None

    def __enter__(self) -> "_ParquetFile":
        return self

    def __exit__(self, *problem: object) -> None:
        if self.writer is not None:
            self.writer.close()

    def write(self, rows: pd.DataFrame) -> None:
        import pyarrow
        from pyarrow.parquet import ParquetWriter

        table = pyarrow.Table.from_pandas(rows, self.schema, preserve_index=False)
        if self.writer is None:
            self.schema = table.schema
            self.writer = ParquetWriter(self.path, self.schema)
        self.writer.write_table(table)


class _ParquetParts:
    """A table of very many games: a folder of Parquet files, which pandas, Dask and Polars read as one table."""

    def __init__(self, path: Path) -> None:
        if path.exists():  # left over from a run that was killed
            shutil.rmtree(path)
        path.mkdir()
        self.path = path
        self.portions = 0
        self.part: _ParquetFile | None = None

    def __enter__(self) -> "_ParquetParts":
        return self

    def __exit__(self, *problem: object) -> None:
        if self.part is not None:
            self.part.__exit__()

    def write(self, rows: pd.DataFrame) -> None:
        number, within = divmod(self.portions, PART_GAMES // CHUNK_GAMES)
        if self.part is None or not within:
            self.__exit__()
            self.part = _ParquetFile(self.path / f"part-{number:05}.parquet", self.part.schema if self.part else None)
        self.part.write(rows)
        self.portions += 1
