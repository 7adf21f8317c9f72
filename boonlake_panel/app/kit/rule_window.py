"""The window with the text of a rule, and the ways from there to an example, a lesson and rules of the same kind."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from ..model import GameModel
from ..viewers import rule_text
from .dialogs import DialogHost, dialog
from .markup import Markup
from .wording import t


class RuleWindow:
    """Opened by every reference to a rule; `go` is told when somebody wants to see an example or a lesson."""

    def __init__(
        self, host: DialogHost, model: GameModel, go: Callable[[str, str], None], lessons: bool = True
    ) -> None:
        self.host = host
        self.model = model
        self.go = go
        self.lessons = lessons

    @cached_property
    def text(self) -> Markup:
        return Markup(on_act=self.model.localized(self._act), dark=self.host.dark, sizing_mode="stretch_width")

    @cached_property
    def dialog(self) -> Any:
        return dialog("", self.text, width="sm")

    def open(self, rule_id: str) -> None:
        self.text.put(rule_text(rule_id, self.lessons))
        self.dialog.title = t("rule", id=rule_id)
        self.host.show(self.dialog)

    def _act(self, act: str, value: str) -> None:
        if act == "rule":
            self.open(value)
            return
        self.dialog.open = False
        self.go(act, value)

    def paint(self, dark: bool) -> None:
        if "text" in self.__dict__:
            self.text.dark = dark
