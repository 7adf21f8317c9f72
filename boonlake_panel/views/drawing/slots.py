"""Rows of a data source that belong to named things, so that a change sends only the rows that differ.

Changes do not travel as Bokeh's own patches, which encode every number by itself: they are written into the source
silently, and `delta` gives them as plain data, which a board sends as one text (see `canvas.py`).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bokeh.models import ColumnDataSource, UnionRenderers

Row = tuple[Any, ...]
Things = Mapping[str, Sequence[Row]]
Delta = tuple[int, list[list[Any]]]
"""The number of rows, and each changed row with its place first."""
SPARE = 1.25
"""Rows in stock, so that the number of rows seldom changes."""


class Slots:
    """A data source whose rows are handed out to things by name."""

    def __init__(self, columns: tuple[str, ...], empty: Row, policy: UnionRenderers | None = None) -> None:
        self.columns = columns
        self.empty = empty
        self._lists: list[list[Any]] = [[] for _ in columns]
        data: Any = dict(zip(columns, self._lists, strict=True))
        self.source = ColumnDataSource(data, selection_policy=policy or UnionRenderers())
        self._rows: list[Row] = []
        self._free: list[int] = []
        self._owned: dict[str, list[int]] = {}
        self._shown: dict[str, Sequence[Row]] = {}

    def show(self, things: Things) -> Delta | None:
        """Makes the source show these rows and nothing else; gives what changed."""
        needed = sum(len(rows) for rows in things.values())
        if needed > len(self._rows):
            self._grow(int(needed * SPARE) + 8)
        wanted = {place: row for place, row in self._places(things).items() if self._rows[place] != row}
        self._shown = dict(things)
        if not wanted:
            return None
        for place, row in wanted.items():
            self._write(place, row)
        return len(self._rows), [[place, *_plain(row)] for place, row in wanted.items()]

    def _grow(self, size: int) -> None:
        more = size - len(self._rows)
        self._free.extend(range(len(self._rows), size))
        self._rows.extend([self.empty] * more)
        for n, column in enumerate(self._lists):
            column.extend([self.empty[n]] * more)

    def _write(self, place: int, row: Row) -> None:
        """Straight into the columns: the browser hears of it by the delta."""
        self._rows[place] = row
        for n, column in enumerate(self._lists):
            column[place] = row[n]

    def _places(self, things: Things) -> dict[int, Row]:
        """Where rows go: things keep their places, freed places are emptied or used again."""
        changed = {name: rows for name, rows in things.items() if rows is not self._shown.get(name)}
        gone = [name for name in self._owned if name not in things]
        wanted: dict[int, Row] = {}
        for name in gone:
            self._release(self._owned.pop(name), wanted)
        for name, rows in changed.items():
            places = self._owned.get(name, [])
            self._release(places[len(rows) :], wanted)
            self._owned[name] = places[: len(rows)]
        self._free.sort()
        for name, rows in changed.items():
            places = self._owned[name]
            missing = len(rows) - len(places)
            places = sorted([*places, *self._free[:missing]])
            del self._free[:missing]
            self._owned[name] = places
            wanted.update(zip(places, rows, strict=True))
        return wanted

    def _release(self, places: list[int], wanted: dict[int, Row]) -> None:
        self._free.extend(places)
        wanted.update((place, self.empty) for place in places)


def _plain(row: Row) -> list[Any]:
    """A row as JSON can hold it: gaps between the parts of a shape become nulls."""
    return [[None if x != x else x for x in item] if isinstance(item, list) else item for item in row]
