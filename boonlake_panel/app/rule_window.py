"""The window with the text of a rule."""

from functools import cached_property
from typing import Any

from .dialogs import Host, dialog
from .markup import Markup
from .model import GameModel
from .panels import rule_text
from .wording import t


class RuleWindow:
    """Opened by every reference to a rule."""

    def __init__(self, host: Host, model: GameModel) -> None:
        self.host = host
        self.model = model

    @cached_property
    def text(self) -> Markup:
        return Markup(dark=self.host.dark, sizing_mode="stretch_width")

    @cached_property
    def dialog(self) -> Any:
        return dialog("", self.text, width="sm")

    def open(self, rule_id: str) -> None:
        self.text.put(rule_text(rule_id))
        self.dialog.title = t("rule", id=rule_id)
        self.host.show(self.dialog)

    def paint(self, dark: bool) -> None:
        if "text" in self.__dict__:
            self.text.dark = dark
