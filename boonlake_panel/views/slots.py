"""Rows of a data source that belong to named things, so that a change sends only the rows that differ."""

from collections.abc import Mapping, Sequence
from typing import Any

from bokeh.models import ColumnDataSource, UnionRenderers

Row = tuple[Any, ...]
Things = Mapping[str, Sequence[Row]]
SPARE = 1.25
"""Rows in stock, so that the number of rows seldom changes."""


class Slots:
    """A data source whose rows are handed out to things by name."""

    def __init__(self, columns: tuple[str, ...], empty: Row, policy: UnionRenderers | None = None) -> None:
        self.columns = columns
        self.empty = empty
        self.source = ColumnDataSource({name: [] for name in columns}, selection_policy=policy or UnionRenderers())
        self._rows: list[Row] = []
        self._free: list[int] = []
        self._owned: dict[str, list[int]] = {}
        self._shown: dict[str, Sequence[Row]] = {}

    def show(self, things: Things) -> None:
        """Makes the source show these rows and nothing else."""
        needed = sum(len(rows) for rows in things.values())
        if needed > len(self._rows):
            self._replace(things, needed)
        else:
            self._change(things)
        self._shown = dict(things)

    def _replace(self, things: Things, needed: int) -> None:
        rows: list[Row] = []
        self._owned = {}
        for name, found in things.items():
            self._owned[name] = list(range(len(rows), len(rows) + len(found)))
            rows.extend(found)
        size = int(needed * SPARE) + 8
        self._free = list(range(len(rows), size))
        self._rows = rows + [self.empty] * (size - len(rows))
        self.source.data = {name: [row[n] for row in self._rows] for n, name in enumerate(self.columns)}

    def _change(self, things: Things) -> None:
        patches: dict[str, list[tuple[int, Any]]] = {name: [] for name in self.columns}
        for place, row in self._places(things).items():
            for n, name in enumerate(self.columns):
                if self._rows[place][n] != row[n]:
                    patches[name].append((place, row[n]))
            self._rows[place] = row
        changed = {name: found for name, found in patches.items() if found}
        if changed:
            self.source.patch(changed)

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
