"""A table of components before it is printed in the terminal."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from ..components import Effect, describe, describe_rules
from ..components.effects import words_of
from ..components.lexicon import BY_NUMBER

NUMBERS = {"coins", "cards", "points", "number", "steps", "row", "column", "spaces", "value"}
SHORT = NUMBERS | {"id", "kind", "region", "track", "back", "site", "type", "provenance"}


@dataclass(frozen=True, slots=True)
class PrintedTable:
    """A table before it is printed: each row knows its cells and the effects behind them."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[tuple[str, ...], tuple[Effect, ...], str], ...]  # cells, effects, provenance
    total: int  # before filtering; 0 if the rows are not worth counting

    def filtered(self, effect: str, text: str, provenance: str) -> "PrintedTable":
        """The rows that have a word in an effect, contain a text and come from somewhere."""
        rows = tuple(
            row
            for row in self.rows
            if (not effect or any(effect in BY_NUMBER[word].name for term in row[1] for word in words_of(term)))
            and (not text or text.lower() in " ".join(row[0]).lower())
            and (not provenance or row[2] == provenance)
        )
        return replace(self, rows=rows)

    def table(self) -> Table:
        has_provenance = any(row[2] for row in self.rows)
        table = Table(title=self.title, box=SIMPLE_HEAD, pad_edge=False)
        for name in (*self.columns, *(["provenance"] if has_provenance else [])):
            table.add_column(name, justify="right" if name in NUMBERS else "left", no_wrap=name in SHORT)
        for cells, _, provenance in self.rows:
            table.add_row(*cells, *([provenance] if has_provenance else []))
        return table


def printed_table(
    title: str, columns: str, records: Iterable[Any], cells: Callable[[Any], tuple[object, ...]]
) -> PrintedTable:
    """A table with one row per record; a cell that is an effect or a tuple of rules is put into words."""
    rows = []
    for record in records:
        made = cells(record)
        effects = tuple(effect for cell in made for effect in _effects(cell))
        rows.append((tuple(cell_text(cell) for cell in made), effects, record.provenance))
    return PrintedTable(title, tuple(columns.split(", ")), tuple(rows), len(rows))


def _effects(cell: object) -> tuple[Effect, ...]:
    if not isinstance(cell, tuple) or not cell:
        return ()
    return cell if isinstance(cell[0], tuple) else (cell,)


def cell_text(cell: object) -> str:
    """What stands in a cell."""
    if isinstance(cell, tuple):
        if not cell:
            return ""
        return describe_rules(cell) if isinstance(cell[0], tuple) else describe(cell).replace("nothing", "-")
    if isinstance(cell, bool):
        return "yes" if cell else ""
    return str(cell)
