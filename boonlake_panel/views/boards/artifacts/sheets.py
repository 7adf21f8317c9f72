"""What Artifacts adds to the table, as one figure."""

from ....engine import Setup
from ...drawing.canvas import Board
from ..sheet import Sheet, height_of
from .artifact_board import ArtifactBoard, SoloArtifactBoard
from .lake_board import LakeBoard


class LakeSheet(Sheet):
    """The lake and the artifacts on display."""

    kinds = (LakeBoard, ArtifactBoard)
    window = (0.0, 0.0, 16.0, height_of(kinds, 16.0))
    title = "Lake and artifacts"


class SoloLakeSheet(Sheet):
    """The same for one player."""

    kinds = (LakeBoard, SoloArtifactBoard)
    window = (0.0, 0.0, 16.0, height_of(kinds, 16.0))
    title = "Lake and artifact"


def sheet_for(setup: Setup) -> type[Board]:
    """The sheet for the number of players."""
    return SoloLakeSheet if setup.players == 1 else LakeSheet


NAMED_SHEETS: dict[str, type[Board]] = {"lake": LakeSheet, "solo-lake": SoloLakeSheet}
"""The sheets by the names that lessons use."""
