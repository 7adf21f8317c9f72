"""Tables that people sort, select from and download: a Tabulator, made when there is something to show.

The scripts of Tabulator are loaded when a session first shows a table.
"""

import io
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pandas as pd
import panel as pn
import panel_material_ui as pmui
from bokeh.models.widgets.tables import HTMLTemplateFormatter

from ...analysis.estimates import Estimate
from .figures import share_of
from .scripts import tabulator_scripts
from .theme import css_variables
from .wording import t

LOOK = css_variables(":host", ":host(.dark)") + (Path(__file__).parent / "table.css").read_text(encoding="utf-8")
PARTS = ("words", "left", "width", "dot")
"""What the cell of an interval is drawn from, in columns that are not shown."""
TEMPLATE = """<div class="interval"><span class="number"><%- {0}_words %></span><span class="track">
<span class="range" style="left:<%- {0}_left %>%;width:<%- {0}_width %>%"></span>
<span class="dot" style="left:<%- {0}_dot %>%"></span></span></div>"""


class Table:
    """A Tabulator and its place on the page. `titles` name the columns that are shown; the others are for cells."""

    def __init__(
        self,
        titles: Mapping[str, str],
        *,
        intervals: Sequence[str] = (),
        widths: Mapping[str, int] | None = None,
        page_size: int | None = None,
        roomy: Mapping[str, int] | None = None,
        fit: str = "fit_columns",
        on_pick: Callable[[int], None] | None = None,
        on_open: Callable[[int], None] | None = None,
    ) -> None:
        self.titles = dict(titles)
        self.intervals = tuple(intervals)
        self.widths = dict(widths or {})
        self.page_size = page_size
        self.roomy = dict(roomy or {})  # the least widths of columns with words
        self.fit = fit
        self.on_pick = on_pick  # a row was selected
        self.on_open = on_open  # a row was clicked
        self._picked_row: int | None = None
        self.place = pn.Column(sizing_mode="stretch_width", visible=False)
        self.widget: Any = None
        self._ready = False
        self._quiet = False

    def show(self, frame: pd.DataFrame | None, dark: bool, picked: int | None = None) -> None:
        """Shows these rows, with one of them picked; None takes the table away."""
        self.place.visible = frame is not None
        if frame is None:
            return
        self._quiet, self._picked_row = True, picked
        try:
            if self.widget is None:
                self.widget = self._make(frame)
            elif not frame.equals(self.widget.value):
                self.widget.selection = []  # rows that are gone cannot stay picked
                self.widget.param.update(value=frame, pagination=self._pages(frame))
            self.widget.selection = [] if picked is None else [picked]
        finally:
            self._quiet = False
        self.paint(dark)
        self._put()

    def paint(self, dark: bool) -> None:
        if self.widget is not None:
            self.widget.css_classes = ["dark"] if dark else []

    def _make(self, frame: pd.DataFrame) -> Any:
        hidden = [name for name in frame.columns if name not in self.titles]
        table = pn.widgets.Tabulator(
            frame,
            show_index=False,
            disabled=True,
            selectable=1 if self.on_pick else False,
            pagination=self._pages(frame),
            page_size=self.page_size,
            layout=self.fit,
            configuration={"columns": [{"field": name, "minWidth": width} for name, width in self.roomy.items()]},
            titles=self.titles,
            hidden_columns=hidden,
            widths=self.widths,
            formatters={name: HTMLTemplateFormatter(template=TEMPLATE.format(name)) for name in self.intervals},
            stylesheets=[LOOK],
            sizing_mode="stretch_width",
            theme="simple",
        )
        table.param.watch(lambda event: self._picked(event.new), "selection")
        if self.on_open is not None:
            table.on_click(lambda event: self._opened(event.row))
        return table

    def _pages(self, frame: pd.DataFrame) -> str | None:
        """Long tables have pages."""
        return "local" if self.page_size and len(frame) > self.page_size else None

    def _put(self) -> None:
        if self._ready:
            self.place.objects = [self.widget]
        elif not len(self.place):
            self.place.append(tabulator_scripts(self._loaded))

    def _loaded(self) -> None:
        self._ready = True
        self._put()

    def _picked(self, selection: list[int]) -> None:
        if self._quiet or self.on_pick is None:
            return
        if len(selection) == 1 and self._has(selection[0]):
            self.on_pick(selection[0])
        elif not selection and self._picked_row is not None:  # a second click on a row leaves it picked
            self.widget.selection = [self._picked_row]

    def _opened(self, row: Any) -> None:
        if self.on_open is not None and isinstance(row, int) and self._has(row):
            self.on_open(row)

    def _has(self, row: int) -> bool:
        return 0 <= row < len(self.widget.value)


def interval_cells(
    name: str, estimates: Sequence[Estimate], words: Sequence[str], ends: tuple[float, float]
) -> dict[str, list[Any]]:
    """The columns from which the cells of an interval are drawn, on a scale between two ends."""
    low, width, dot = [], [], []
    for one in estimates:
        start, end = share_of(one.low, *ends), share_of(one.high, *ends)
        low.append(round(100 * start, 2))
        width.append(round(100 * (end - start), 2))
        dot.append(round(100 * share_of(one.mean, *ends), 2))
    columns: tuple[list[Any], ...] = (list(words), low, width, dot)
    own = {f"{name}_{part}": values for part, values in zip(PARTS, columns, strict=True)}
    return {name: [one.mean for one in estimates], **own}


def csv_button(filename: str, frame: Callable[[], pd.DataFrame]) -> Any:
    """A button that downloads a table."""
    return pmui.FileDownload(
        callback=lambda: io.BytesIO(frame().to_csv(index=False).encode("utf-8")),
        filename=filename,
        label=t("download-csv"),
        size="small",
    )
