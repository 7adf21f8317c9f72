"""The boards of a lesson: built once for all lessons, one seen at a time so that it lies beside the text."""

from collections.abc import Callable
from typing import Any

import panel as pn

from ....engine import Setup
from ....views.boards.sheets import NAMED_SHEETS, MapBoard, SideSheet, SoloBoard, TableSheet, optional_boards
from ....views.boards.snapshot import Snapshot
from ....views.drawing.canvas import Board
from ....views.drawing.palette import palette_of

BOARDS: dict[str, type[Board]] = {
    "map": MapBoard,
    "table": TableSheet,
    "side": SideSheet,
    "solo": SoloBoard,
    **NAMED_SHEETS,
}
ALWAYS = (MapBoard, TableSheet, SideSheet)


class LessonBoards:
    """The boards of the game that a lesson is about; `pick` is told the name of a place that was clicked."""

    def __init__(self, pick: Callable[[str], None], dark: bool) -> None:
        self.pick = pick
        self.dark = dark
        self.made: dict[str, Board] = {}
        self.frames: dict[str, Any] = {}
        self.names: list[str] = []
        self.layout = pn.Column(sizing_mode="stretch_width")

    def follow(self, setup: Setup) -> None:
        """Have the boards of a kind of game; those that were made before are used again."""
        needed = (*ALWAYS, *optional_boards(setup))
        self.names = [name for name, kind in BOARDS.items() if kind in needed]
        for name in self.names:
            if name not in self.made:
                board = self.made[name] = BOARDS[name](palette_of(self.dark), self.pick)
                pane = pn.pane.Bokeh(board.figure, sizing_mode="scale_width", margin=0)
                self.frames[name] = pn.Column(pane, visible=False, sizing_mode="stretch_width")
                self.layout.append(self.frames[name])

    def update(self, shot: Snapshot) -> None:
        """Show a moment of the game."""
        for name in self.names:
            self.made[name].update(shot)

    def show(self, name: str) -> None:
        """Bring one board to the front."""
        for other, frame in self.frames.items():
            frame.visible = other == name

    def count(self, name: str, places: frozenset[str]) -> int:
        """How many of some places are on a board."""
        return len(places & {spot.name for spot in self.made[name].spots.values()})

    def repaint(self, dark: bool) -> None:
        """Draw everything in other colours, or with words in another language."""
        self.dark = dark
        for board in self.made.values():
            board.repaint(palette_of(dark))
