"""The answers to a question of a lesson, to choose from."""

from pathlib import Path
from typing import Any, ClassVar, TypedDict

import param

from ...kit.component import Component, script, styles

HERE = Path(__file__).parent
OPEN, RIGHT, WRONG = "open", "right", "wrong"


class Answer(TypedDict):
    """An answer as the browser shows it; `state` is open, right or wrong."""

    id: str
    label: str
    state: str


class Answers(Component):
    """A list of answers with the digits that choose them; wrong ones are crossed out, the right one is ticked.

    Says which answer is chosen (`answer`, its id) while the question is open.
    """

    answers: Any = param.List(default=[], item_type=dict, doc="The answers in order, each an `Answer`.")
    label = param.String(default="", doc="What screen readers call the list.")
    MESSAGES = ("answer",)
    _esm = script(HERE / "answers.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "answers.css")

    def is_meant(self, message: str, value: Any) -> bool:
        """Only answers that were not tried, and none once the question is solved."""
        states = {answer["id"]: answer["state"] for answer in self.answers}
        return isinstance(value, str) and states.get(value) == OPEN and RIGHT not in states.values()
