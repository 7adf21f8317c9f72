"""Reading CSV rows cell by cell; every fault is noted with file, row and column instead of stopping the reading."""

import csv
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from .arguments import EffectError
from .effects import NOTHING, Effect, parse_category, parse_effect, parse_rules

Row = TypeVar("Row")
Numbers = tuple[int, ...]  # inside Cells the name int is a method


@dataclass(frozen=True, slots=True)
class PackFault:
    """One thing that is wrong with a data pack."""

    file: str
    row: int  # as in a spreadsheet: 1 = header, 0 = the file as a whole
    column: str
    message: str

    def __str__(self) -> str:
        place = f"{self.file}, row {self.row}" if self.row else self.file
        return f"{place}, column {self.column}: {self.message}" if self.column else f"{place}: {self.message}"


class PackError(ValueError):
    """A data pack that cannot be used; `faults` lists everything that is wrong with it."""

    def __init__(self, pack: str, faults: Iterable[PackFault]) -> None:
        self.pack = pack
        self.faults = tuple(faults)
        lines = "\n".join(f"  {fault}" for fault in self.faults)
        count = "1 fault" if len(self.faults) == 1 else f"{len(self.faults)} faults"
        super().__init__(f"data pack {pack!r} has {count}:\n{lines}")

    def __reduce__(self) -> tuple[type["PackError"], tuple[str, tuple[PackFault, ...]]]:
        return PackError, (self.pack, self.faults)


class Cells:
    """The cells of one row, converted on demand; a bad cell is noted in `faults` and read as an empty one."""

    def __init__(self, file: str, row: int, cells: dict[str, str], faults: list[PackFault]) -> None:
        self.file = file
        self.row = row
        self.cells = cells
        self.faults = faults

    def fault(self, column: str, message: str) -> None:
        self.faults.append(PackFault(self.file, self.row, column, message))

    def text(self, column: str) -> str:
        return self.cells.get(column, "").strip()

    def name(self, column: str) -> str:
        text = self.text(column)
        if not text:
            self.fault(column, "is empty, expected a name")
        return text

    def one_of(self, column: str, names: tuple[str, ...]) -> str:
        text = self.text(column)
        if text not in names:
            self.fault(column, f"found {text!r}, expected one of {', '.join(name or 'nothing' for name in names)}")
            return names[0]
        return text

    def int(self, column: str, low: int = 0, high: int = 999) -> int:
        text = self.text(column)
        try:
            number = int(text)
        except ValueError:
            self.fault(column, f"found {text!r}, expected a whole number from {low} to {high}")
            return low
        if not low <= number <= high:
            self.fault(column, f"found {number}, expected a whole number from {low} to {high}")
            return low
        return number

    def float(self, column: str) -> float:
        text = self.text(column)
        try:
            return float(text)
        except ValueError:
            self.fault(column, f"found {text!r}, expected a number")
            return 0.0

    def ints(self, column: str, separator: str = ";") -> Numbers:
        text = self.text(column)
        try:
            return tuple(int(part) for part in text.split(separator)) if text else ()
        except ValueError:
            self.fault(column, f"found {text!r}, expected whole numbers separated by {separator!r}")
            return ()

    def effect(self, column: str) -> Effect:
        return self._parsed(column, parse_effect, NOTHING)

    def rules(self, column: str) -> tuple[Effect, ...]:
        return self._parsed(column, parse_rules, ())

    def category(self, column: str) -> Effect:
        return self._parsed(column, parse_category, (-1, 0))

    def _parsed(self, column: str, parse: Callable[[str], Effect], empty: Effect) -> Effect:
        text = self.text(column)
        if not text:
            return empty
        try:
            return parse(text)
        except EffectError as error:
            self.fault(column, str(error))
            return empty


@dataclass(frozen=True, slots=True)
class SourceRow(Generic[Row]):
    """A row of a file: where it stands, its cells as text and the record made of them."""

    file: str
    number: int
    cells: Mapping[str, str]
    record: Row

    def fault(self, column: str, message: str) -> PackFault:
        return PackFault(self.file, self.number, column, message)


def read_rows(
    path: Path, columns: tuple[str, ...], make: Callable[[Cells], Row], faults: list[PackFault]
) -> list[SourceRow[Row]]:
    """Every row of a CSV file with its record; missing files and columns and bad cells go to `faults`."""
    name = f"{path.parent.name}/{path.name}"
    try:
        with path.open(encoding="utf-8", newline="") as file:
            reader = csv.DictReader(file)
            header = tuple(reader.fieldnames or ())
            rows = list(reader)
    except FileNotFoundError:
        faults.append(PackFault(name, 0, "", "is missing, expected this file in the pack"))
        return []
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        faults.append(PackFault(name, 0, "", f"cannot be read as UTF-8 CSV: {error}"))
        return []
    missing = [column for column in columns if column not in header]
    for column in missing:
        faults.append(PackFault(name, 1, column, f"this column is missing, found {', '.join(header)}"))
    if missing:
        return []
    lines: list[SourceRow[Row]] = []
    for number, row in enumerate(rows, 2):
        if None in row or None in row.values():
            faults.append(PackFault(name, number, "", f"expected {len(header)} cells as in the header"))
            continue
        lines.append(SourceRow(name, number, row, make(Cells(name, number, row, faults))))
    return lines
