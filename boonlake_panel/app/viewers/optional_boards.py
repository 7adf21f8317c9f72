"""Boards that only some kinds of games need: made when such a game is shown, dropped when it is not."""

from collections.abc import Callable
from typing import Any

from ...engine import Setup
from ...views.boards.sheets import SoloBoard, further_boards
from ...views.drawing.canvas import Board


class OptionalBoards:
    """The panes of the solo board and of the lake, as far as the game has them."""

    def __init__(self, make: Callable[[type[Board]], Any], drop: Callable[[type[Board], Any], None]) -> None:
        self.make = make
        self.drop = drop
        self.panes: dict[type[Board], Any] = {}

    def follow(self, setup: Setup) -> bool:
        """Makes and drops boards for a game of this kind; says whether anything changed."""
        wanted = further_boards(setup)
        if wanted == tuple(self.panes):
            return False
        for kind in [kind for kind in self.panes if kind not in wanted]:
            self.drop(kind, self.panes.pop(kind))
        self.panes = {kind: self.panes.get(kind) or self.make(kind) for kind in wanted}
        return True

    @property
    def near(self) -> list[Any]:
        """What belongs right below the map: the opponent's board, where its turn is shown."""
        return [pane for kind, pane in self.panes.items() if kind is SoloBoard]

    @property
    def far(self) -> list[Any]:
        """What is looked at less often: the lake and the artifacts."""
        return [pane for kind, pane in self.panes.items() if kind is not SoloBoard]
