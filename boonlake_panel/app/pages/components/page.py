"""The Components page: everything in the box as pictures, as a table and as charts."""

from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

import panel as pn
import panel_material_ui as pmui

from ....analysis.component_search import KINDS, Match, Query, find_components
from ....components.box import Box
from ....views.charts.deck import deck_chart, deck_counts
from ...kit.chart import Chart
from ...kit.dialogs import dialog
from ...kit.markup import Markup
from ...kit.rule_window import RuleWindow
from ..base import Page
from .gallery import CHARTS, GALLERY, PAGE_SIZE, TABLE, VIEWS, component_key, details, filters, gallery, head
from .table import ComponentTable
from .words import caption

CSS = (Path(__file__).parent / "components.css").read_text(encoding="utf-8")
MAX_CHARACTERS = 60
CHART_NAMES = ("kind", "coins", "points", "time", "theme", "origin")
FIELDS = ("words", "theme", "time", "card_kind", "game", "provenance")


class ComponentsPage(Page):
    """Filters above, and below what fits them: pictures, a table or charts."""

    name = "components"
    wanted = Query()
    view = GALLERY
    turned = 0
    shown_key = ""

    def build(self) -> list[Any]:
        speak = self.model.localized
        make: dict[str, Any] = {"on_act": speak(self.act), "stylesheets": [CSS], "sizing_mode": "stretch_width"}
        self.filters, self.head, self.gallery = (Markup(dark=self.dark, **make) for _ in range(3))
        self.window_text = Markup(dark=self.dark, **make)
        self.window = dialog("", self.window_text)
        self.window.param.watch(speak(lambda event: self._closed(event.new)), "open")
        self.rules = RuleWindow(self.session.host, self.model, self._leave)
        self.table = ComponentTable(self.model, self.show)
        self.charts = {name: Chart(deck_chart, height=260) for name in CHART_NAMES}
        grid = [pmui.Grid(chart.place, size={"xs": 12, "md": 6}) for chart in self.charts.values()]
        charts = pmui.Grid(*grid, container=True, spacing=2, sizing_mode="stretch_width")
        self.views = {
            GALLERY: pn.Column(self.gallery, sizing_mode="stretch_width"),
            TABLE: self.table.place,
            CHARTS: pn.Column(charts, sizing_mode="stretch_width", visible=False),
        }
        self.__dict__.pop("found", None)
        return [
            pn.Column(self.filters, self.head, *self.views.values(), sizing_mode="stretch_width", margin=(0, 0, 30, 0))
        ]

    @property
    def box(self) -> Box:
        return self.model.game.box

    @cached_property
    def found(self) -> list[Match]:
        """What fits the filters."""
        return find_components(self.box, self.wanted)

    def refresh(self) -> None:
        everything = find_components(self.box, Query(self.wanted.kind))
        self.filters.put(filters(self.wanted, everything))
        self.head.put(head(self.view, len(self.found), len(everything)))
        for name, place in self.views.items():
            place.visible = name == self.view
        if self.view == GALLERY:
            self.gallery.put(gallery(self.box, self.found, self.wanted, self.turned, self.dark))
        elif self.view == TABLE:
            self.table.show(self.box, self.found, self.dark)
        else:
            self._show_charts()

    def _show_charts(self) -> None:
        counts = deck_counts(self.found) if self.found else {}
        for name, chart in self.charts.items():
            chart.show(counts.get(name), self.dark)

    def act(self, act: str, value: str) -> None:
        """Something was chosen."""
        if act.startswith("filter "):
            self._choose(act.removeprefix("filter "), value)
        elif act == "reset":
            self._look_for(Query(self.wanted.kind))
        elif act == "view" and value in VIEWS:
            self.view = value
            self.refresh()
        elif act == "turn" and value.isdecimal() and int(value) * PAGE_SIZE < len(self.found):
            self.turned = int(value)
            self.refresh()
        elif act == "show":
            self.show(value)
        elif act == "step" and value in ("1", "-1"):
            self._step(int(value))
        elif act == "rule":
            self.rules.open(value)

    def _choose(self, name: str, value: str) -> None:
        if name == "kind" and value in KINDS:
            self._look_for(Query(value, words=self.wanted.words))
        elif name == "most_coins":
            self._look_for(self.wanted.but(most_coins=int(value) if value.isdecimal() else None))
        elif name in FIELDS:
            with suppress(ValueError):
                self._look_for(self.wanted.but(**{name: value[:MAX_CHARACTERS]}))

    def _look_for(self, wanted: Query) -> None:
        self.wanted, self.turned = wanted, 0
        del self.found
        self.refresh()
        self.session.write_address()

    # One component

    def show(self, key: str) -> None:
        """Opens the window with a component."""
        found = {component_key(found): found for found in self.found}
        if key not in found:
            return
        self.shown_key = key
        self._fill_window(found[key])
        self.session.host.show(self.window)
        self.session.write_address()

    def _fill_window(self, found: Match) -> None:
        self.window.title = caption(self.box, found.record)
        self.window_text.put(details(self.box, found, self.dark))

    def _step(self, by: int) -> None:
        keys = [component_key(found) for found in self.found]
        if self.shown_key in keys:
            self.show(keys[(keys.index(self.shown_key) + by) % len(keys)])

    def _closed(self, is_open: bool) -> None:
        if not is_open:
            self.shown_key = ""
            self.session.write_address()

    def _leave(self, act: str, value: str) -> None:
        """The window of a rule leads to an example or a lesson."""
        self.window.open = False
        if act == "example":
            self.session.show_example(value)
        elif act == "lesson":
            self.session.open_lesson(value)

    # The address and the look

    def read(self, arguments: dict[str, str]) -> None:
        kind, shown = arguments.get("kind", Query().kind), arguments.get("show", "")
        if kind in KINDS and kind != self.wanted.kind:
            self._look_for(Query(kind))
        if shown:
            self.show(shown)
        else:
            self.window.open = False

    def address(self) -> dict[str, str]:
        kind = {"kind": self.wanted.kind} if self.wanted.kind != Query().kind else {}
        return {**kind, "show": self.shown_key} if self.shown_key else kind

    def paint(self, dark: bool) -> None:
        super().paint(dark)
        for markup in (self.filters, self.head, self.gallery, self.window_text):
            markup.dark = dark
        self.rules.paint(dark)
        self.refresh()
        if self.shown_key:
            self.show(self.shown_key)

    def translate(self) -> None:
        self.shown_key = ""
        super().translate()
