"""The rule book: all rules with how open questions are decided, the icons, and the terms in three languages."""

from typing import Any

import panel as pn
import panel_material_ui as pmui

from ....texts.catalogue import PARTS, all_rules
from ...kit.markup import Markup
from ...kit.rule_window import RuleWindow
from ...kit.wording import t
from ..base import Page
from ..learn.lesson import CSS
from .lists import ICONS, RULES, VIEWS, book_head, found_rules, icon_list, nothing, rule_list, term_list

PAGE_SIZE = 20
MAX_CHARACTERS = 80


class RulesPage(Page):
    """A field to search in, and what was found."""

    name = "rules"
    view = RULES
    part = ""
    limit = PAGE_SIZE

    def build(self) -> list[Any]:
        speak = self.model.localized
        make: dict[str, Any] = {"on_act": speak(self.act), "dark": self.dark, "sizing_mode": "stretch_width"}
        self.field = pmui.TextInput(
            label=t("rules-search"), max_length=MAX_CHARACTERS, sizing_mode="stretch_width", margin=(10, 0, 0, 0)
        )
        self.field.param.watch(speak(lambda event: self._search()), "value_input")
        self.head = Markup(stylesheets=[CSS], **make)
        self.list = Markup(stylesheets=[CSS], margin=(0, 0, 30, 0), **make)
        self.window = RuleWindow(self.session.host, self.model, self.go)
        self.show()
        return [pn.Column(self.field, self.head, self.list, sizing_mode="stretch_width")]

    @property
    def words(self) -> str:
        return (self.field.value_input or "")[:MAX_CHARACTERS]

    def show(self) -> None:
        """Shows what fits the words."""
        self.head.put(book_head(self.view, self.part))
        if self.view == RULES:
            found = found_rules(self.words, self.part)
            self.list.put(rule_list(found, self.limit) if found else [nothing(self.words)])
        else:
            self.list.put(icon_list(self.words) if self.view == ICONS else term_list(self.words))

    def _search(self) -> None:
        self.limit = PAGE_SIZE
        self.show()

    def _clear(self) -> None:
        """Everything again."""
        self.part = ""
        self.field.value = self.field.value_input = ""
        self._search()

    def act(self, act: str, value: str) -> None:
        """Something was done with a button."""
        if act == "view" and value in VIEWS:
            self.view = value
            self.show()
        elif act == "part" and value in ("", *PARTS):
            self.part = value
            self._search()
        elif act == "clear":
            self._clear()
        elif act == "more":
            self.limit += PAGE_SIZE
            self.show()
        else:
            self.go(act, value)

    def go(self, act: str, value: str) -> None:
        if act == "rule" and value in all_rules():
            self.window.open(value)
        elif act == "example" and value in all_rules():
            self.session.show_example(value)
        elif act == "lesson":
            self.session.open_lesson(value)

    def read(self, arguments: dict[str, str]) -> None:
        self.go("rule", arguments.get("rule", ""))

    def paint(self, dark: bool) -> None:
        self.dark = self.head.dark = self.list.dark = dark
        self.window.paint(dark)
