"""The tabs of the boards around the map: which one is shown, which stays beside the map, which is large."""

from pathlib import Path
from typing import Any, ClassVar

import param

from ..kit.component import Component, script, styles
from .table_layout import MAP

HERE = Path(__file__).parent


class DockBar(Component):
    """Says which board somebody wants to see (`board`), to keep beside the map (`pin`) or to enlarge (`large`).

    An empty name takes the enlarged board back; `sheet` draws the sheet of a phone up and down, `present` begins and
    ends a presentation, and `dark` is for its room. `narrow` says whether the table is as narrow as a phone, as its
    styles have it.
    """

    boards = param.Dict(default={}, doc="What the boards are called, by their names.")
    value = param.String(doc="The board that is shown.")
    pinned = param.String(doc="The board beside the map.")
    large = param.String(doc="The board that takes all the room; empty if none does.")
    presenting = param.Boolean(default=False, doc="Whether only board and question are shown.")
    sheet = param.Boolean(default=True, doc="Whether the sheet of a phone is drawn up.")
    narrow = param.Boolean(default=False, doc="Whether it is known that the table is as narrow as a phone.")
    folded = param.Boolean(default=False, doc="Whether the sheet of a phone shows no board.")
    words = param.Dict(default={}, doc="What the bar says: `group`, `pin`, `larger`, `smaller`, `map`, `up` ...")
    MESSAGES = ("board", "pin", "large", "sheet", "narrow", "present", "dark")
    _esm = script(HERE / "dock_bar.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "dock_bar.css")

    def is_meant(self, message: str, value: Any) -> bool:
        """Boards that there are."""
        if message in ("sheet", "narrow", "present", "dark"):
            return isinstance(value, bool)
        return isinstance(value, str) and (value in self.boards or (message == "large" and value in ("", MAP)))
