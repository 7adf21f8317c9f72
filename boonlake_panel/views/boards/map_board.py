"""The map as a board: 33 spaces, the river, everything on them."""

from ..drawing.canvas import Board
from ..drawing.scene import Scene
from .map_ground import WINDOW, draw_ground
from .map_pieces import draw_pieces
from .snapshot import Snapshot


class MapBoard(Board):
    """The map of the game."""

    window = WINDOW
    title = "Map"

    def draw_ground(self, scene: Scene, shot: Snapshot) -> None:
        draw_ground(scene, shot.box)

    def draw(self, scene: Scene, shot: Snapshot) -> None:
        draw_pieces(scene, shot)
