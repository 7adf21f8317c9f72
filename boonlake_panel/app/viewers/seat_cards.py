"""Who plays, with points and goods, as cards of which one is pressed."""

from pathlib import Path
from typing import Any, ClassVar

import param

from ..kit.component import Component, script, styles

HERE = Path(__file__).parent


class SeatCards(Component):
    """A card for each seat; says which one is clicked (`seat`, a number)."""

    seats = param.List(
        default=[],
        item_type=dict,
        doc="By seat: `number` (None: cannot be chosen), `look`, `name`, `points`, `goods`, `words`, `moves`.",
    )
    icons = param.Dict(default={}, doc="The outlines and colours of what seats have, by the names in `goods`.")
    value = param.Integer(default=0, doc="The number of the seat that is shown.")
    title = param.String(doc="What the cards are for.")
    MESSAGES = ("seat",)
    _esm = script(HERE / "seat_cards.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "seat_cards.css")

    def is_meant(self, message: str, value: Any) -> bool:
        """Only seats that can be chosen."""
        return type(value) is int and value in [seat["number"] for seat in self.seats]
