"""The What-if page: what a choice is worth, two lines side by side, and a review of a finished game."""

from importlib import import_module
from typing import Any

import panel as pn

from ...kit.markup import Markup
from ...kit.tabs import tabs
from ...kit.wording import t
from ..base import Page

HOMES = {
    "choices": ("options", "Candidates"),
    "compare": ("comparison", "Comparison"),
    "review": ("review", "Reviewing"),
}
"""The parts of the page: where each lives; it is made when it is first opened."""


class WhatIfPage(Page):
    """Three parts, of which one is shown."""

    name = "what-if"

    def build(self) -> list[Any]:
        self.sections: dict[str, Any] = {}
        self.tab = getattr(self, "tab", "choices")
        self.tabs = Markup(on_act=self.model.localized(self._act), dark=self.dark, sizing_mode="stretch_width")
        self.body = pn.Column(sizing_mode="stretch_width")
        return [self.tabs, self.body]

    def refresh(self) -> None:
        self.tabs.put([tabs({name: t(f"whatif-tab-{name}") for name in HOMES}, self.tab, t("page-what-if"))])
        self._section().refresh()

    def paint(self, dark: bool) -> None:
        self.dark = self.tabs.dark = dark
        for section in self.sections.values():
            section.paint(dark)

    def translate(self) -> None:
        """The parts know their own words; nothing that was found is lost."""

    def read(self, arguments: dict[str, str]) -> None:
        if arguments.get("tab") in HOMES:
            self.open_tab(arguments["tab"])

    def open_tab(self, name: str) -> None:
        self.tab = name
        for other, section in self.sections.items():
            section.layout.visible = other == name
        self.refresh()

    def _section(self) -> Any:
        if self.tab not in self.sections:
            module, title = HOMES[self.tab]
            section = getattr(import_module(f".{module}", __package__), title)(self.session, self.dark)
            self.sections[self.tab] = section
            self.body.append(section.layout)
        return self.sections[self.tab]

    def _act(self, act: str, value: str) -> None:
        if act == "tab" and value in HOMES:
            self.open_tab(value)
