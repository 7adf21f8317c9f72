"""`TableLayout`: how the boards lie on the screen, as parameters that can be remembered."""

from collections.abc import Mapping
from typing import Any

import param

from ...views.boards.sheets import AROUND

MAP = "map"


class TableLayout(param.Parameterized):
    """Which board lies below the map, which beside it, and which one takes all the room.

    >>> layout = TableLayout(pinned="hand")
    >>> layout.remembered()["pinned"]
    'hand'
    """

    board: Any = param.Selector(default="hand", objects=list(AROUND), doc="The board below the map.")
    pinned: Any = param.Selector(default="tiles", objects=list(AROUND), doc="The board that stays beside the map.")
    large: Any = param.Selector(default="", objects=["", MAP, *AROUND], doc="The board that takes all the room.")
    sheet = param.Boolean(default=True, doc="Whether choices and hand are drawn up, on a phone.")
    presenting = param.Boolean(default=False, doc="Whether only board and question are shown, in large letters.")
    narrow = param.Boolean(default=False, doc="Whether there is only room for the map and a sheet, as on a phone.")
    folded = param.Boolean(default=False, doc="Whether the sheet shows no board, as nothing is asked about one.")
    REMEMBERED = ("pinned", "large", "sheet")

    def remembered(self) -> dict[str, Any]:
        """What a browser keeps between visits."""
        return {name: getattr(self, name) for name in self.REMEMBERED}

    def restore(self, data: Any) -> None:
        """Take over what a browser kept, as far as it makes sense."""
        given = data if isinstance(data, Mapping) else {}
        for name in self.REMEMBERED:
            if name in given:
                try:
                    setattr(self, name, given[name])
                except ValueError:
                    continue
