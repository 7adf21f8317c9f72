"""A small note beside a place of a board that was clicked: what it is, and why nothing can be chosen there."""

from pathlib import Path
from typing import Any, ClassVar

import param

from ..kit.component import Component, script, styles

HERE = Path(__file__).parent


class PlaceNote(Component):
    """Put it into a layout: it opens where that was clicked last. Says which rule somebody wants to read (`rule`).

    It also says whether a finger or a mouse is used (`touch`), whenever that changes.
    """

    title = param.String(doc="What the place is.")
    text = param.String(doc="What there is to know about it.")
    reasons = param.List(default=[], item_type=dict, doc="Why nothing can be chosen: `text` and `rule`.")
    shown = param.Integer(default=0, doc="Each increase opens the note; 0 closes it.")
    words = param.Dict(default={}, doc="What the note itself says: `close`.")
    MESSAGES = ("rule", "touch")
    _esm = script(HERE / "place_note.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "place_note.css")

    def is_meant(self, message: str, value: Any) -> bool:
        """A finger is used, or not."""
        return isinstance(value, bool) if message == "touch" else super().is_meant(message, value)

    def tell(self, title: str, text: str, reasons: list[dict[str, str]]) -> None:
        """Open the note where somebody clicked."""
        self.param.update(title=title, text=text, reasons=reasons, shown=self.shown + 1)

    def hide(self) -> None:
        """Close the note."""
        if self.shown:
            self.shown = 0
