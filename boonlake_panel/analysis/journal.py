"""The journal of a simulation: a file with one line per finished game, written at once and read when it is needed."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sized
from pathlib import Path
from typing import Any, Protocol

from filelock import FileLock, Timeout

from ..playouts.recording import Record

JOURNAL = "journal.jsonl"
FORMAT = "boonlake-simulation"
LOCK = ".lock"
FIELDS = frozenset(("game", "seed", "agents", "points", "turns", "turn_count", "seats", "ledger", "choices"))
"""What every finished game has."""


class Records(Sized, Iterable[Record], Protocol):
    """Finished games in their order, however they are kept."""


class Journal:
    """A file of finished games; its first line says what is simulated. Only their offsets are kept in memory."""

    def __init__(self, folder: Path, plan: Mapping[str, Any]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / JOURNAL
        self._lock = FileLock(folder / LOCK, timeout=0)
        try:
            self._lock.acquire()
        except Timeout:
            raise ValueError(f"another run writes into {folder}; wait for it or name another folder") from None
        self.head = {"format": FORMAT, "version": 1, **plan}
        self.places: dict[int, int] = {}
        try:
            self._find()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Let other runs write into the folder."""
        self._lock.release()

    def _find(self) -> None:
        """The games of an earlier run; a line that was cut off is dropped."""
        place = 0
        with self.path.open("a+b") as file:
            file.seek(0)
            for number, line in enumerate(file, start=1):
                if not line.endswith(b"\n"):
                    break
                record = self._parsed(number, line)
                if number == 1:
                    self._check(record)
                else:
                    self.places[record["game"]] = place
                place += len(line)
            file.truncate(place)
            if not place:
                file.write(_line(self.head))

    def _parsed(self, number: int, line: bytes) -> Record:
        try:
            record: Record = json.loads(line)
        except (RecursionError, ValueError):
            record = {}
        is_game = isinstance(record, dict) and record.keys() >= FIELDS and type(record["game"]) is int
        if not is_game and (number > 1 or not record):
            raise ValueError(f"line {number} of {self.path} is damaged; take it out or name another folder")
        return record

    def _check(self, head: Record) -> None:
        if head != self.head:
            raise ValueError(f"{self.path} holds another simulation; name another folder or the same agents and set-up")

    def append(self, record: Record) -> None:
        """Writes down a game that has just ended."""
        with self.path.open("ab") as file:
            place = file.tell()
            file.write(_line(record))
        self.places[record["game"]] = place  # now it is there as a whole

    def games(self, count: int) -> "JournalRecords":
        """The finished ones of the first `count` games, in their order."""
        return JournalRecords(self.path, [self.places[number] for number in sorted(self.places) if number < count])


class JournalRecords:
    """The games of a journal, read from the file one after the other."""

    def __init__(self, path: Path, places: list[int]) -> None:
        self.path = path
        self.places = places

    def __len__(self) -> int:
        return len(self.places)

    def __iter__(self) -> Iterator[Record]:
        with self.path.open("rb") as file:
            for place in self.places:
                file.seek(place)
                yield json.loads(file.readline())


def _line(data: Mapping[str, Any]) -> bytes:
    return (json.dumps(data) + "\n").encode()
