"""The rule book: all rules with how open questions are decided, the icons, and the glossary."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import panel as pn
import panel_material_ui as pmui

from ....texts.catalogue import PARTS, all_rules
from ...kit.rich_text import Part, RichText
from ...kit.rule_window import RuleWindow
from ...kit.sheets import sheet_button
from ...kit.widgets import button, radio_buttons
from ...kit.wording import t
from ..base import Page
from .lists import icon_list, nothing, rule_list, term_list
from .query import ICONS, MAX_CHARACTERS, PAGE_SIZE, RULES, TABS, RuleQuery

if TYPE_CHECKING:
    from ...session.dashboard import DashboardSession

CSS = (Path(__file__).parent / "rules.css").read_text(encoding="utf-8")


class RulesPage(Page):
    """A field to search in, and what fits the words."""

    name = "rules"

    def __init__(self, session: "DashboardSession") -> None:
        self.query = RuleQuery()
        super().__init__(session)
        self.query.param.watch(lambda *events: self.show(), ["tab", "words", "part", "limit"])
        self.query.param.watch(lambda *events: session.write_address(), ["tab", "part"])

    def build(self) -> list[Any]:
        query = self.query
        self.window = RuleWindow(self.session.host, self.model, self.go)
        self.field = pmui.TextInput.from_param(
            query.param.words,
            onkeyup=True,
            label=t("rules-search"),
            description="",
            max_length=MAX_CHARACTERS,
            sizing_mode="stretch_width",
            margin=(10, 0, 0, 0),
        )
        self.tabs = radio_buttons(query.param.tab, {name: t(f"rules-{name}") for name in TABS}, t("page-rules"))
        parts = {name: t(f"rules-part-{name or 'all'}") for name in ("", *PARTS)}
        self.parts = radio_buttons(query.param.part, parts, t("rules-part"))
        self.text = RichText(dark=self.model.param.dark, language=self.model.param.language, stylesheets=[CSS])
        self.text.on_rule(self.window.open)
        self.text.on_lesson(self.session.open_lesson)
        self.text.on_example(self.session.show_example)
        self.more = button("", self._show_more)
        self.clear = button(t("rules-clear"), self._clear)
        self.show()
        self.sheet = sheet_button(t("print-sheet"))
        filters = pn.FlexBox(self.tabs, self.parts, self.sheet, gap="10px 24px", align_items="center", margin=(10, 0))
        below = pn.Row(self.more, self.clear, margin=(0, 0, 30, 0))
        return [pn.Column(self.field, filters, self.text, below, sizing_mode="stretch_width")]

    def show(self) -> None:
        """Show what fits the words."""
        query = self.query
        with pn.io.hold():
            matches, text = self._answer()
            self.text.put(text if matches else nothing(query.text))
            left = matches - query.limit if query.tab == RULES else 0
            self.parts.visible = query.tab == RULES
            self.more.param.update(visible=left > 0, label=t("rules-more", count=max(left, 0)))
            self.clear.visible = not matches

    def _answer(self) -> tuple[int, list[Part]]:
        """How much fits the words, and the text that shows it."""
        query = self.query
        if query.tab == RULES:
            rules = query.rules()
            return len(rules), rule_list(rules, query.limit)
        if query.tab == ICONS:
            icons = query.icons()
            return len(icons), icon_list(icons)
        terms = query.terms()
        return len(terms), term_list(terms, by_section=not query.text)

    def _show_more(self) -> None:
        self.query.limit += PAGE_SIZE

    def _clear(self) -> None:
        self.query.clear()
        self.field.value_input = ""  # the field forgets what was typed only when its value changes

    def go(self, act: str, value: str) -> None:
        if act == "rule" and value in all_rules():
            self.window.open(value)
        elif act == "example" and value in all_rules():
            self.session.show_example(value)
        elif act == "lesson":
            self.session.open_lesson(value)

    def read(self, arguments: dict[str, str]) -> None:
        wanted = {"tab": arguments.get("tab", RULES), "part": arguments.get("part", "")}
        self.query.param.update(
            {name: value for name, value in wanted.items() if value in self.query.param[name].objects}
        )

    def address(self) -> dict[str, str]:
        given = {"tab": self.query.tab, "part": self.query.part}
        return {name: value for name, value in given.items() if value != self.query.param[name].default}
