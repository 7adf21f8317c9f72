"""The window with the text of a rule, and the ways from there to an example, a lesson and rules of the same kind."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from ..model import GameModel
from .dialogs import DialogHost, dialog
from .rich_text import RichText
from .rule_text import rule_text
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
    def text(self) -> RichText:
        text = RichText(dark=self.model.param.dark, language=self.model.param.language, margin=(0, 10))
        text.on_rule(self.open)
        text.on_lesson(lambda id_: self._leave("lesson", id_))
        text.on_example(lambda id_: self._leave("example", id_))
        return text

    @cached_property
    def dialog(self) -> Any:
        return dialog("", self.text, width="sm")

    def open(self, rule_id: str) -> None:
        """Show a rule."""
        self.text.put(rule_text(rule_id, self.lessons))
        self.dialog.title = t("rule", id=rule_id) if self.model.keys_shown else t("rule-link")
        self.host.show_rule(self.dialog, rule_id)

    def _leave(self, kind: str, id_: str) -> None:
        self.dialog.open = False
        self.go(kind, id_)

    def paint(self, dark: bool) -> None:
        """Nothing to do: the text follows the model."""
