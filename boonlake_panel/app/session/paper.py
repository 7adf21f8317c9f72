"""What a page looks like on paper, whatever its look on the screen."""

from pathlib import Path

import param

from ..kit.theme import paper_colours
from ..kit.upstream import OneWayComponent

HERE = Path(__file__).parent
CSS = (HERE / "paper.css").read_text(encoding="utf-8")
INVERTED = ".chart { filter: invert(1) hue-rotate(180deg); }"
"""A chart with light lines on dark ground; boards stay as they are."""


class Paper(OneWayComponent):
    """Gives every component of the page styles for paper while it is printed."""

    css = param.String(default="", doc="Styles inside `@media print`.")
    _esm = HERE / "paper.js"

    def __init__(self, dark: bool) -> None:
        super().__init__()
        self.paint(dark)

    def paint(self, dark: bool) -> None:
        """The page is dark or light from now on."""
        self.css = f"{CSS} {paper_colours()} {INVERTED if dark else ''}"
