"""A row of buttons as one component.

Five `pmui.Button`s cost a session 0.27 MB (tracemalloc), and the browser five React roots before the first view; this
row costs 0.03 MB.
"""

from pathlib import Path
from typing import Any, ClassVar

import param

from .component import Component, script, styles

HERE = Path(__file__).parent
WRAPPED = ".bar { flex-wrap: wrap; }"
"""A style for bars that take as many lines as they need."""


class ButtonBar(Component):
    """Buttons beside each other, in one line that can be scrolled on a phone; says which one is pressed (`press`).

    >>> bar = ButtonBar(buttons={"new": "New game", "open": "Open"})
    >>> bar.on("press", print)
    """

    buttons = param.Dict(default={}, doc="The words on each button, by its name.")
    MESSAGES = ("press",)
    _esm = script(HERE / "button_bar.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "button_bar.css")

    def is_meant(self, message: str, value: Any) -> bool:
        """Buttons that there are."""
        return isinstance(value, str) and value in self.buttons
