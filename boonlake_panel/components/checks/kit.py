"""How checks are registered and run, and what several of them need."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from types import ModuleType
from typing import Any, TypeVar

from ..box import TABLES, Pack
from ..reading import PackFault, SourceRow

Row = TypeVar("Row")
Check = Callable[[Pack], Iterator[PackFault]]

CHECKS: defaultdict[str, list[tuple[frozenset[str], Check]]] = defaultdict(list)
"""The checks of each module with what they rest on."""

TABLE_OF = {file: table for table, (file, _, _) in TABLES.items()}


def check(*reads: str) -> Callable[[Check], Check]:
    """Register a check that rests on the rows of tables (`spaces`) and on the cells of columns (`spaces.region`).

    Where these have faults already the check is left out, because its messages would only repeat them.
    """

    def register(function: Check) -> Check:
        CHECKS[function.__module__].append((frozenset(reads), function))
        return function

    return register


def run_checks(pack: Pack, modules: Iterable[ModuleType]) -> list[PackFault]:
    """The faults of single cells and those that the checks of the modules find; one message per cell."""
    faults = list(pack.faults)
    spoiled = {_spoiled(fault) for fault in faults}
    cells = {(fault.file, fault.row, fault.column) for fault in faults}
    for reads, function in chain.from_iterable(CHECKS[module.__name__] for module in modules):
        if reads.isdisjoint(spoiled):
            for fault in function(pack):
                if not fault.column or (fault.file, fault.row, fault.column) not in cells:
                    faults.append(fault)
                    spoiled.add(_spoiled(fault))
                    cells.add((fault.file, fault.row, fault.column))
    return faults


def _spoiled(fault: PackFault) -> str:
    table = TABLE_OF.get(fault.file, fault.file)
    whole_table = not fault.column or fault.row <= 1
    return table if whole_table else f"{table}.{fault.column}"


def lines(pack: Pack, table: str, kind: type[Row]) -> list[SourceRow[Row]]:
    """The lines of a table, typed by their records."""
    rows: list[SourceRow[Any]] = pack.lines[table]
    return rows


def table_fault(table: str, message: str) -> PackFault:
    """A fault of a table as a whole."""
    return PackFault(TABLES[table][0], 0, "", message)


def listing(items: Iterable[object]) -> str:
    """A readable list; `nothing` if it is empty."""
    return ", ".join(str(item) for item in items) or "nothing"


def unequal_counts(table: str, column: str, wanted: dict[str, int], values: Iterable[str]) -> Iterator[PackFault]:
    """A fault if the values of a column do not occur as often as they must."""
    counts = Counter(values)
    if counts != Counter(wanted):
        shown = listing(f"{counts[name]} x {name}" for name in sorted(counts | Counter(wanted)))
        expected = listing(f"{count} x {name}" for name, count in wanted.items())
        yield table_fault(table, f"column {column}: found {shown}; expected {expected}")
