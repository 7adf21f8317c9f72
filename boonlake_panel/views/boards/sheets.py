"""All boards of the game."""

from ...engine import Setup
from ..drawing.canvas import Board, OnPick
from ..drawing.palette import Palette
from ..drawing.scene import Origin, Scene
from .action_board import ActionBoard
from .artifacts.artifact_board import ArtifactBoard, SoloArtifactBoard
from .artifacts.lake_board import LakeBoard
from .card_board import DisplayBoard, HandBoard
from .map_board import MapBoard
from .player_board import PlayerBoard
from .scoring_board import ScoringBoard
from .snapshot import Snapshot
from .solo_board import SoloBoard
from .track_board import TrackBoard


class Sheet(Board):
    """Several boards below each other in one figure: fewer models, so pages open sooner and need less memory."""

    kinds: tuple[type[Board], ...] = ()

    def __init__(self, palette: Palette, on_pick: OnPick | None = None) -> None:
        wide = self.window[2]
        self.inner: list[tuple[Board, Origin]] = []
        top = 0.0
        for kind in self.kinds:
            scale = wide / kind.window[2]
            self.inner.append((kind.__new__(kind), (0.0, top, scale)))
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


class TableSheet(Sheet):
    """What belongs to the seat that is shown, and the tracks."""

    kinds = (HandBoard, PlayerBoard, TrackBoard, DisplayBoard)
    window = (0.0, 0.0, 16.0, height_of(kinds, 16.0))
    title = "Table"


class SideSheet(Sheet):
    """What belongs to everybody: actions and scoring tiles."""

    kinds = (ActionBoard, ScoringBoard)
    window = (0.0, 0.0, 11.0, height_of(kinds, 11.0))
    title = "Side"


class LakeSheet(Sheet):
    """What the expansion Artifacts adds to the table."""

    kinds = (LakeBoard, ArtifactBoard)
    window = (0.0, 0.0, 16.0, height_of(kinds, 16.0))
    title = "Lake and artifacts"


class SoloLakeSheet(Sheet):
    """The same for one player."""

    kinds = (LakeBoard, SoloArtifactBoard)
    window = (0.0, 0.0, 16.0, height_of(kinds, 16.0))
    title = "Lake and artifact"


def further_boards(setup: Setup) -> tuple[type[Board], ...]:
    """The boards that only this kind of game needs, so that others stay light."""
    solo: tuple[type[Board], ...] = (SoloBoard,) if setup.players == 1 else ()
    if not setup.artifacts:
        return solo
    return (*solo, SoloLakeSheet if solo else LakeSheet)


__all__ = [
    "ActionBoard",
    "ArtifactBoard",
    "DisplayBoard",
    "HandBoard",
    "LakeBoard",
    "LakeSheet",
    "MapBoard",
    "PlayerBoard",
    "ScoringBoard",
    "SideSheet",
    "SoloArtifactBoard",
    "SoloBoard",
    "SoloLakeSheet",
    "TableSheet",
    "TrackBoard",
    "further_boards",
]
