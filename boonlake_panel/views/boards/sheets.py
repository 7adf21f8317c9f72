"""All boards of the game."""

from ...engine import Setup
from ...expansions import expansion_modules
from ..drawing.canvas import Board
from .action_board import ActionBoard
from .card_board import DisplayBoard, HandBoard
from .map_board import MapBoard
from .player_board import PlayerBoard
from .scoring_board import ScoringBoard
from .sheet import Sheet, height_of
from .solo_board import SoloBoard
from .track_board import TrackBoard


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


def optional_boards(setup: Setup) -> tuple[type[Board], ...]:
    """The boards that only this kind of game needs, so that others stay light."""
    solo: tuple[type[Board], ...] = (SoloBoard,) if setup.players == 1 else ()
    return (*solo, *(EXPANSION_SHEETS[name].sheet_for(setup) for name in setup.expansions))


SHARED = (MapBoard, *SideSheet.kinds)
"""The boards that belong to everybody."""


def boards_of(setup: Setup) -> dict[str, type[Board]]:
    """The single boards of a game by name: `map`, `actions`, `scoring-tiles`, `hand`, `player-board` ...

    >>> list(boards_of(Setup(players=2)))[:3]
    ['map', 'actions', 'scoring-tiles']
    """
    kinds: list[type[Board]] = [*SHARED, *TableSheet.kinds]
    for kind in optional_boards(setup):
        kinds += kind.kinds if issubclass(kind, Sheet) else [kind]
    return {kind.slug(): kind for kind in kinds}


EXPANSION_SHEETS = expansion_modules("views.boards", "sheets")
NAMED_SHEETS: dict[str, type[Board]] = {
    name: sheet for module in EXPANSION_SHEETS.values() for name, sheet in module.NAMED_SHEETS.items()
}
"""Sheets of the expansions by the names that lessons use."""


__all__ = [
    "NAMED_SHEETS",
    "SHARED",
    "ActionBoard",
    "DisplayBoard",
    "HandBoard",
    "MapBoard",
    "PlayerBoard",
    "ScoringBoard",
    "SideSheet",
    "SoloBoard",
    "TableSheet",
    "TrackBoard",
    "boards_of",
    "optional_boards",
]
