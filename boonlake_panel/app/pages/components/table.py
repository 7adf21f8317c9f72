"""Components as a table that can be sorted; its scripts are loaded when it is first opened."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pandas as pd
import panel as pn

from ....analysis.component_search import Match
from ....analysis.component_tables import component_row
from ....components.box import Box
from ...kit.scripts import tabulator_scripts
from ...model import GameModel
from .gallery import component_key
from .words import LONG, cell, column_title, columns_of

ROWS = 20
LOOK = (Path(__file__).parent / "table.css").read_text(encoding="utf-8")


class ComponentTable:
    """The table and its place; a click on a row opens the component."""

    def __init__(self, model: GameModel, on_show: Callable[[str], None]) -> None:
        self.model = model
        self.on_show = on_show
        self.place = pn.Column(sizing_mode="stretch_width", visible=False)
        self._ready = False
        self._shown: tuple[Any, ...] = ()
        self._keys: list[str] = []

    def show(self, box: Box, found: Sequence[Match], dark: bool) -> None:
        """Shows these components, or does so as soon as the scripts are there."""
        self._shown = (box, found, dark)
        if not self._ready and not len(self.place):
            self.place.append(tabulator_scripts(self.model.localized(self._loaded)))
        elif self._ready:
            self._put()

    def _loaded(self) -> None:
        self._ready = True
        self._put()

    def _put(self) -> None:
        """Kinds differ in their columns, so that each has a table of its own."""
        box, found, dark = self._shown
        rows = [component_row(component.record) for component in found]
        names = columns_of(rows)
        self._keys = [component_key(component) for component in found]
        records = [{"id": row["id"], **{name: cell(box, name, row.get(name)) for name in names}} for row in rows]
        frame = pd.DataFrame(records, columns=["id", *names])
        table = pn.widgets.Tabulator(
            frame,
            show_index=False,
            disabled=True,
            pagination="remote",
            page_size=ROWS,
            layout="fit_data_fill",
            titles={name: column_title(name) for name in names} | {"id": "#"},
            widths={name: 260 for name in names if name in LONG},
            stylesheets=[LOOK],
            css_classes=["dark"] if dark else [],
            sizing_mode="stretch_width",
            theme="simple",
        )
        table.on_click(self.model.localized(lambda event: self.on_show(self._keys[event.row])))
        self.place.objects = [table]
