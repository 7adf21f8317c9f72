"""What an expansion adds to the box."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .reading import Cells

TableFile = tuple[str, tuple[str, ...], Callable[[Cells], Any]]
"""Of a table: its file, the columns it must have, and how a row is read."""


@dataclass(frozen=True, slots=True)
class ExpansionComponents:
    """The tables of an expansion, and what the checks know about them.

    Its module has two more parts: `checks` with the checks of its tables, and `tables` with their records.
    """

    tables: Mapping[str, TableFile]
    cards: str  # the table with further project cards
    sources: tuple[str, ...]  # where further victory points come from
    named: tuple[str, ...]  # other tables whose records have a name
    rows: Mapping[str, int]  # how many rows the rulebook fixes, by table
    keys: Mapping[str, tuple[str, ...]]  # the columns that name a row, by table
    piece_counts: Mapping[str, str] = field(default_factory=dict)  # rows of `base/components.csv` and their tables
    word_constants: frozenset[str] = frozenset()  # constants that are no plain number
