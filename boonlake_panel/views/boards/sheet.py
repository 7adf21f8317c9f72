"""Several boards in one figure."""

from ..drawing.canvas import Board, OnPick
from ..drawing.palette import Palette
from ..drawing.scene import Origin, Scene
from .snapshot import Snapshot


class Sheet(Board):
    """Several boards below each other in one figure: fewer models, so pages open sooner and need less memory."""

    kinds: tuple[type[Board], ...] = ()

    def __init__(self, palette: Palette, on_pick: OnPick | None = None) -> None:
        wide = self.window[2]
        self.inner: list[tuple[Board, Origin]] = []
        top = 0.0
        for kind in self.kinds:
            scale = wide / kind.window[2]
            self.inner.append((kind.brush(), (0.0, top, scale)))
            top += kind.window[3] * scale
        super().__init__(palette, on_pick)

    def draw_ground(self, scene: Scene, shot: Snapshot) -> None:
        for board, origin in self.inner:
            board.draw_ground(scene.inside(board.title, origin), shot)

    def draw(self, scene: Scene, shot: Snapshot) -> None:
        for board, origin in self.inner:
            board.draw(scene.inside(board.title, origin), shot)


def height_of(kinds: tuple[type[Board], ...], wide: float) -> float:
    """How high boards are together when each is as wide as the sheet."""
    return sum(kind.window[3] * wide / kind.window[2] for kind in kinds)
