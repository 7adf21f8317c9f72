"""The Components page: everything in the box as pictures, as a table and as charts."""

from typing import TYPE_CHECKING, Any

import panel as pn
import param

from ....analysis.component_search import KINDS, Query, find_components
from ....components.box import Box
from ....views.charts.deck import deck_chart, deck_counts
from ...kit.chart import Chart
from ...kit.rich_text import part
from ...kit.rule_window import RuleWindow
from ...kit.tabs import tab_menu
from ...kit.widgets import button, text_part, two_halves
from ...kit.wording import t
from ..base import Page
from .details import ComponentWindow
from .filters import Filters
from .gallery import PAGE_SIZE, WIDE, Gallery, component_key, gallery_items
from .table import ComponentTables

if TYPE_CHECKING:
    from ...session.dashboard import DashboardSession

TABS = GALLERY, TABLE, CHARTS = ("gallery", "table", "charts")
CHART_NAMES = ("kind", "coins", "points", "time", "theme", "origin")
FIELDS = tuple(name for name in Query.param if name not in ("name", "kind"))


class Shown(param.Parameterized):
    """What the page shows of the components that fit."""

    tab: Any = param.Selector(default=GALLERY, objects=list(TABS), doc="Pictures, a table or charts.")
    number = param.Integer(default=0, bounds=(0, None), doc="The page of pictures.")


class ComponentsPage(Page):
    """Filters above, and below what fits them: pictures, a table or charts."""

    name = "components"

    def __init__(self, session: "DashboardSession") -> None:
        self.query = Query()
        self.view = Shown()
        self.shown_key = ""
        super().__init__(session)
        self.query.param.watch(lambda *events: self._other_kind(), "kind")
        self.query.param.watch(lambda *events: self._filtered(), list(FIELDS))
        self.view.param.watch(lambda *events: self._turned(), ["tab", "number"])

    def build(self) -> list[Any]:
        self.filters = Filters(self.query)
        words = {name: t(f"components-view-{name}") for name in TABS}
        tabs = tab_menu(self.view, words, t("page-components"))
        self.count_text, self.page_text = text_part(self.model), text_part(self.model)
        self.reset = button(t("filter-reset"), self.filters.clear, size="small")
        self.gallery = Gallery(dark=self.model.param.dark, language=self.model.param.language)
        self.gallery.param.watch(lambda event: self.show(event.new), "value", onlychanged=False)
        self.back = button(t("components-back"), lambda: self._turn(-1))
        self.on = button(t("components-on"), lambda: self._turn(1))
        self.page_text.align = "center"
        self.pages = pn.Row(self.back, self.page_text, self.on, align="center")
        self.table = ComponentTables(self.model, self.show)
        self.charts = {name: Chart(deck_chart, height=260) for name in CHART_NAMES}
        self.rules = RuleWindow(self.session.host, self.model, self._leave)
        self.window = ComponentWindow(self.model, self._step, self.rules.open)
        self.window.dialog.param.watch(lambda event: self._closed(event.new), "open")
        self.views = {
            GALLERY: pn.Column(self.gallery, self.pages, sizing_mode="stretch_width"),
            TABLE: self.table.place,
            CHARTS: pn.Column(
                two_halves(*(chart.place for chart in self.charts.values())), sizing_mode="stretch_width", visible=False
            ),
        }
        self._search()
        heading = pn.Row(self.count_text, self.reset, sizing_mode="stretch_width")
        return [self.filters.layout, tabs, heading, *self.views.values(), pn.Spacer(height=30)]

    @property
    def box(self) -> Box:
        return self.model.game.box

    def _search(self) -> None:
        """Finds all components of the kind, and those that fit the filters."""
        self.everything = find_components(self.box, self.query.of_kind())
        self.matches = find_components(self.box, self.query)

    def refresh(self) -> None:
        with pn.io.hold():
            self.filters.show(self.everything)
            count, total = len(self.matches), len(self.everything)
            told = t("components-found", count=count, total=total) if count else t("components-none")
            self.count_text.put([part("p", told, css="muted", role="status")])
            self.reset.visible = count < total
            for name, place in self.views.items():
                place.visible = name == self.view.tab
            if self.view.tab == GALLERY:
                self._show_gallery()
            elif self.view.tab == TABLE:
                self.table.show(self.box, self.query.kind, self.everything, self.matches)
            else:
                self._show_charts()

    def _show_gallery(self) -> None:
        first, last = self.view.number * PAGE_SIZE, self._last_page
        shown = self.matches[first : first + PAGE_SIZE]
        self.gallery.param.update(items=gallery_items(self.box, shown, self.model.dark), broad=self.query.kind in WIDE)
        self.pages.visible = last > 0
        self.back.disabled, self.on.disabled = self.view.number == 0, self.view.number >= last
        where = t("components-page", page=self.view.number + 1, pages=last + 1)
        self.page_text.put([part("p", where, css="muted")])

    @property
    def _last_page(self) -> int:
        return max(0, (len(self.matches) - 1) // PAGE_SIZE)

    def _show_charts(self) -> None:
        counts = deck_counts(self.matches) if self.matches else {}
        for name, chart in self.charts.items():
            chart.show(counts.get(name), self.model.dark)

    # What people do

    def _other_kind(self) -> None:
        """Filters of one kind make no sense for another; the words stay."""
        self.query.param.update(**{name: self.query.param[name].default for name in FIELDS if name != "words"})
        self._filtered()
        self.session.write_address()

    def _filtered(self) -> None:
        self._search()
        if self.view.number:
            self.view.number = 0  # which shows everything anew
        else:
            self.refresh()

    def _turned(self) -> None:
        self.refresh()
        self.session.write_address()

    def _turn(self, by: int) -> None:
        self.view.number = max(0, min(self._last_page, self.view.number + by))

    # One component

    def show(self, key: str) -> None:
        """Opens the window with a component."""
        by_key = {component_key(match): match for match in self.matches}
        if key not in by_key:
            return
        self.shown_key = key
        self.window.show(self.box, by_key[key])
        self.session.host.show(self.window.dialog)
        self.session.write_address()

    def _step(self, by: int) -> None:
        keys = [component_key(match) for match in self.matches]
        if self.shown_key in keys:
            self.show(keys[(keys.index(self.shown_key) + by) % len(keys)])

    def _closed(self, is_open: bool) -> None:
        if not is_open:
            self.shown_key = ""
            self.session.write_address()

    def _leave(self, act: str, value: str) -> None:
        """The window of a rule leads to an example or a lesson."""
        self.window.dialog.open = False
        if act == "example":
            self.session.show_example(value)
        elif act == "lesson":
            self.session.open_lesson(value)

    # The address and the look

    def read(self, arguments: dict[str, str]) -> None:
        kind, shown = arguments.get("kind", Query().kind), arguments.get("show", "")
        if kind in KINDS:
            self.query.kind = kind
        tab = arguments.get("tab", GALLERY)
        if tab in TABS:
            self.view.tab = tab
        if shown:
            self.show(shown)
        else:
            self.window.dialog.open = False

    def address(self) -> dict[str, str]:
        given = {"kind": self.query.kind, "tab": self.view.tab, "show": self.shown_key}
        usual = {"kind": Query().kind, "tab": GALLERY, "show": ""}
        return {name: value for name, value in given.items() if value != usual[name]}

    def paint(self, dark: bool) -> None:
        super().paint(dark)
        self.rules.paint(dark)
        self.refresh()
        if self.shown_key:
            self.show(self.shown_key)

    def translate(self) -> None:
        self.shown_key = ""
        super().translate()
