"""The What-if page: what a choice is worth, two lines side by side, and a review of a finished game."""

from collections.abc import Callable
from typing import Any

import panel as pn
import param

from ...kit.tabs import tab_menu
from ...kit.wording import t
from ..base import Page

TABS = ("choices", "compare", "review")


class Shown(param.Parameterized):
    """What the page shows."""

    tab: Any = param.Selector(default=TABS[0], objects=list(TABS), doc="The part that is shown.")


class WhatIfPage(Page):
    """Three parts, of which one is shown; each is made when it is first opened."""

    name = "what-if"

    def build(self) -> list[Any]:
        self.sections: dict[str, Any] = {}
        self.view = Shown()
        self.view.param.watch(lambda event: self._changed(), "tab")
        self.tabs = pn.Column(sizing_mode="stretch_width")
        self.body = pn.Column(sizing_mode="stretch_width")
        self._name_tabs()
        return [self.tabs, self.body]

    def _name_tabs(self) -> None:
        words = {name: t(f"whatif-tab-{name}") for name in TABS}
        self.tabs.objects = [tab_menu(self.view, words, t("page-what-if"))]

    def refresh(self) -> None:
        self._section().refresh()

    def appear(self, seen: bool) -> None:
        super().appear(seen)
        if not seen and "choices" in self.sections:
            self.sections["choices"].leave()

    def paint(self, dark: bool) -> None:
        self.dark = dark
        for section in self.sections.values():
            section.paint()

    def translate(self) -> None:
        """New words for everything; nothing that was found is lost."""
        self._name_tabs()
        for section in self.sections.values():
            section.translate()

    def go(self, act: str, value: str) -> None:
        if act == "tab" and value in TABS:
            self.view.tab = value

    def read(self, arguments: dict[str, str]) -> None:
        self.view.tab = arguments["tab"] if arguments.get("tab") in TABS else TABS[0]

    def address(self) -> dict[str, str]:
        return {"tab": self.view.tab} if self.view.tab != TABS[0] else {}

    def _changed(self) -> None:
        with pn.io.hold():
            for name, place in zip(self.sections, self.body, strict=True):
                place.visible = name == self.view.tab
            self.refresh()
        self.session.write_address()

    def _section(self) -> Any:
        tab = self.view.tab
        if tab not in self.sections:
            make: dict[str, Callable[[], Any]] = {
                "choices": self._choices,
                "compare": self._compare,
                "review": self._review,
            }
            self.sections[tab] = make[tab]()
            self.body.append(pn.panel(self.sections[tab].__panel__()))
        return self.sections[tab]

    def _choices(self) -> Any:
        from .options import Options

        return Options(self.session)

    def _compare(self) -> Any:
        from .comparison import Comparison

        return Comparison(self.session)

    def _review(self) -> Any:
        from .review import Reviewing

        return Reviewing(self.session)
