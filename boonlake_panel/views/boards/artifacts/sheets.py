"""What Artifacts adds to the table, as one figure."""

from ....engine import Setup
from ...drawing.canvas import Board
from ..sheet import RowSheet, Sheet, height_of, width_of
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


class LakeRow(RowSheet):
    """The lake beside the artifacts."""

    kinds = (LakeBoard, ArtifactBoard)
    window = (0.0, 0.0, width_of(kinds, 8.0), 8.0)
    title = "Lake beside artifacts"


class SoloLakeRow(RowSheet):
    """The same for one player."""

    kinds = (LakeBoard, SoloArtifactBoard)
    window = (0.0, 0.0, width_of(kinds, 8.0), 8.0)
    title = "Lake beside the artifact"


def sheet_for(setup: Setup) -> type[Board]:
    """The sheet for the number of players."""
    return SoloLakeSheet if setup.players == 1 else LakeSheet


def row_for(setup: Setup) -> type[Board]:
    """The same as a sheet that is wide and low."""
    return SoloLakeRow if setup.players == 1 else LakeRow


ROWS = (LakeRow, SoloLakeRow)
PLACES = ("artifact", "condition", "figure", "lake", "stash")
"""What the names of its places begin with."""
NAMED_SHEETS: dict[str, type[Board]] = {"lake": LakeSheet, "solo-lake": SoloLakeSheet}
"""The sheets by the names that lessons use."""
