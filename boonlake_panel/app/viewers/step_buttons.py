"""The buttons beside the timeline: first, back, play and pause, forward, last, and the speed.

`pmui.Player` has all of them, but its labels are English only; seven `pmui.IconButton`s cost a session 0.41 MB
(tracemalloc), this component 0.03.
"""

from pathlib import Path
from typing import Any, ClassVar

import param

from ..kit.component import Component, script, styles

HERE = Path(__file__).parent
FASTEST, SLOWEST = 200, 5000


class StepButtons(Component):
    """Says where somebody wants to go (`go`, a number of steps) and how quickly to play (`faster`, `slower`)."""

    value = param.Integer(default=0, doc="The step that is shown.")
    last = param.Integer(default=0, doc="The last step.")
    interval = param.Integer(default=1000, bounds=(FASTEST, SLOWEST), doc="Milliseconds between two steps in play.")
    words = param.Dict(default={}, doc="What the buttons are called, by their names, and `group`.")
    MESSAGES = ("go", "faster", "slower")
    _esm = script(HERE / "step_buttons.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "step_buttons.css")

    def is_meant(self, message: str, value: Any) -> bool:
        """Steps that there are."""
        if message == "go":
            return type(value) is int and 0 <= value <= self.last
        return value is True
