"""Several boards in one figure."""

from collections.abc import Iterator

from ..drawing.canvas import Board, OnPick
from ..drawing.palette import Palette
from ..drawing.scene import Origin, Scene
from .snapshot import Snapshot

GAP = 0.2
"""Between boards that lie beside each other."""


class Sheet(Board):
    """Several boards below each other in one figure: fewer models, so pages open sooner and need less memory."""

    kinds: tuple[type[Board], ...] = ()

    def __init__(self, palette: Palette, on_pick: OnPick | None = None) -> None:
        self.inner = [(kind.brush(), origin) for kind, origin in self.origins()]
        super().__init__(palette, on_pick)

    def origins(self) -> Iterator[tuple[type[Board], Origin]]:
        """Where each board lies: as wide as the sheet, below the one before it."""
        top = 0.0
        for kind in self.kinds:
            scale = self.window[2] / kind.window[2]
            yield kind, (0.0, top, scale)
            top += kind.window[3] * scale

    def draw_ground(self, scene: Scene, shot: Snapshot) -> None:
        for board, origin in self.inner:
            board.draw_ground(scene.inside(board.title, origin), shot)

    def draw(self, scene: Scene, shot: Snapshot) -> None:
        for board, origin in self.inner:
            board.draw(scene.inside(board.title, origin), shot)


class RowSheet(Sheet):
    """Several boards beside each other in one figure, for places that are wide and low."""

    def origins(self) -> Iterator[tuple[type[Board], Origin]]:
        """Where each board lies: as high as the sheet, right of the one before it."""
        left = 0.0
        for kind in self.kinds:
            scale = self.window[3] / kind.window[3]
            yield kind, (left, 0.0, scale)
            left += kind.window[2] * scale + GAP


def height_of(kinds: tuple[type[Board], ...], wide: float) -> float:
    """How high boards are together when each is as wide as the sheet."""
    return sum(kind.window[3] * wide / kind.window[2] for kind in kinds)


def width_of(kinds: tuple[type[Board], ...], high: float) -> float:
    """How wide boards are together when each is as high as the sheet."""
    return sum(kind.window[2] * high / kind.window[3] for kind in kinds) + GAP * (len(kinds) - 1)
