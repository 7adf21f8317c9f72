"""Components as tables that can be sorted, one for each kind because their columns differ."""

from collections.abc import Callable, Sequence
from typing import Any

import pandas as pd
import panel as pn

from ....analysis.component_search import Match
from ....analysis.component_tables import component_row
from ....components.box import Box
from ...kit.table import Table, csv_button
from ...model import GameModel
from .gallery import component_key
from .words import LONG, cell, column_title, columns_of

ROWS = 20


class ComponentTables:
    """The tables and their place; a click on a row opens the component."""

    def __init__(self, model: GameModel, on_show: Callable[[str], None]) -> None:
        self.model = model
        self.on_show = on_show
        self.tables: dict[str, Table] = {}
        self.shown: Table | None = None
        self.body = pn.Column(sizing_mode="stretch_width")
        self.place = pn.Column(
            self.body, csv_button("boonlake-components.csv", self._csv), sizing_mode="stretch_width", visible=False
        )
        self._keys: list[str] = []

    def show(self, box: Box, kind: str, everything: Sequence[Match], matches: Sequence[Match]) -> None:
        """Shows these components of a kind."""
        names = columns_of(component_row(component.record) for component in everything)
        if kind not in self.tables:
            self.tables[kind] = self._make(names)
            self.body.append(self.tables[kind].place)
        for name, table in self.tables.items():
            table.place.visible = name == kind
        self.shown = self.tables[kind]
        self._keys = [component_key(component) for component in matches]
        rows = [component_row(component.record) for component in matches]
        records = [{"id": row["id"], **{name: cell(box, name, row.get(name)) for name in names}} for row in rows]
        self.shown.show(pd.DataFrame(records, columns=["id", *names]), self.model.dark)

    def _make(self, names: Sequence[str]) -> Table:
        titles = {"id": "#", **{name: column_title(name) for name in names}}
        widths = {name: 260 for name in names if name in LONG}
        return Table(titles, widths=widths, page_size=ROWS, fit="fit_data_fill", on_open=self._opened)

    def _opened(self, row: int) -> None:
        self.on_show(self._keys[row])

    def _csv(self) -> Any:
        return self.shown.widget.value if self.shown else pd.DataFrame()
