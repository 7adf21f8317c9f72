"""The list of what can be chosen: groups, digits, effects, and the reasons of what is not possible."""

from pathlib import Path
from typing import Any, ClassVar

import param

from ..kit.component import Component, script, styles

HERE = Path(__file__).parent


class ChoiceList(Component):
    """A question with its answers as buttons; says which one is chosen.

    Messages: `play` (a key), `rule` (an id), `show_blocked` (yes or no), `show_all`, `worth`.
    """

    question = param.String(doc="What is asked.")
    who = param.String(doc="Who is asked, and when.")
    seats = param.List(default=[], item_type=dict, doc="The badges beside the question, made by `seat_look`.")
    note = param.String(doc="What is said instead of choices.")
    advice = param.List(default=[], item_type=dict, doc="What the coach says about the question: `text` and `rule`.")
    groups = param.List(
        default=[],
        item_type=dict,
        doc="Choices by group: `title`, `small` and `options`, each `key`, `label`, `digit`, `main`, `effect`, and if"
        " it is known what they are worth `value` and `best`.",
    )
    partial = param.Boolean(default=False, doc="Whether only the choices of one place are shown.")
    blocked = param.List(default=[], item_type=dict, doc="What is not possible: `label` and `reasons`.")
    show_blocked = param.Boolean(default=False, doc="Whether what is not possible is shown.")
    can_explain = param.Boolean(default=False, doc="Whether what is not possible can be asked for.")
    can_ask = param.Boolean(default=False, doc="Whether one can ask what the choices are worth.")
    focus = param.Integer(default=0, doc="Each increase moves the focus to the first choice.")
    node = param.String(doc="The decision: the list of another one starts at its top.")
    words = param.Dict(default={}, doc="What the list itself says: see `list_words`.")
    MESSAGES = ("play", "rule", "show_blocked", "show_all", "worth")
    _esm = script(HERE / "choice_list.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "choice_list.css")

    @property
    def keys(self) -> list[str]:
        """The keys of all choices, in the order in which they are shown."""
        return [option["key"] for group in self.groups for option in group["options"]]

    def is_meant(self, message: str, value: Any) -> bool:
        """Only choices that are shown can be made."""
        if message in ("show_blocked", "show_all", "worth"):
            return isinstance(value, bool)
        return super().is_meant(message, value) and (message != "play" or value in self.keys)
