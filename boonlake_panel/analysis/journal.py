"""The journal of a simulation: a file with one line per finished game, written at once and read when it is needed."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sized
from pathlib import Path
from typing import Any, Protocol

from ..playouts.recording import Record

JOURNAL = "journal.jsonl"
FORMAT = "boonlake-simulation"


class Records(Sized, Iterable[Record], Protocol):
    """Finished games in their order, however they are kept."""


class Journal:
    """A file of finished games; its first line says what is simulated. Only their offsets are kept in memory."""

    def __init__(self, folder: Path, plan: Mapping[str, Any]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / JOURNAL
        self.head = {"format": FORMAT, "version": 1, **plan}
        self.places: dict[int, int] = {}
        self._find()

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
        except ValueError:
            problem = f"line {number} of {self.path} is damaged; take it out or name another folder"
            raise ValueError(problem) from None
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
