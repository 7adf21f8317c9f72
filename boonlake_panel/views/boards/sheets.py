"""All boards of the game."""

from typing import NamedTuple

from ...engine import Setup
from ...expansions import expansion_modules
from ..drawing.canvas import Board
from .action_board import ActionBoard
from .card_board import DisplayBoard, HandBoard
from .map_board import MapBoard
from .player_board import PlayerBoard
from .scoring_board import ScoringBoard, ScoringRow
from .sheet import RowSheet, Sheet, height_of, width_of
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


class CardSheet(Sheet):
    """The hand, and below it the cards that were played."""

    kinds = (HandBoard, DisplayBoard)
    window = (0.0, 0.0, 16.0, height_of(kinds, 16.0))
    title = "Cards"


class OwnSheet(Sheet):
    """The player board, and below it the tracks."""

    kinds = (PlayerBoard, TrackBoard)
    window = (0.0, 0.0, 16.0, height_of(kinds, 16.0))
    title = "Player board and tracks"


class OwnRow(RowSheet):
    """The player board beside the tracks."""

    kinds = (PlayerBoard, TrackBoard)
    window = (0.0, 0.0, width_of(kinds, 7.2), 7.2)
    title = "Player board beside the tracks"


class ActionRow(RowSheet):
    """The action strips beside the board of whoever takes one."""

    kinds = (ActionBoard, PlayerBoard)
    window = (0.0, 0.0, width_of(kinds, 7.2), 7.2)
    title = "Actions beside the player board"


class SoloRow(RowSheet):
    """The board of the Wise Eminence beside the strips that it takes from."""

    kinds = (SoloBoard, ActionBoard)
    window = (0.0, 0.0, width_of(kinds, 8.15), 8.15)
    title = "Wise Eminence beside the actions"


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


class Shapes(NamedTuple):
    """A board in the two shapes that a table has room for."""

    low: type[Board]
    high: type[Board]


def boards_around(setup: Setup) -> dict[str, Shapes]:
    """The boards that lie around the map of such a game, by name."""
    found = {
        "hand": Shapes(HandBoard, CardSheet),
        "own": Shapes(OwnRow, OwnSheet),
        "strips": Shapes(ActionRow, ActionBoard),
        "tiles": Shapes(ScoringRow, ScoringBoard),
        "played": Shapes(DisplayBoard, DisplayBoard),
    }
    if setup.players == 1:
        found["solo"] = Shapes(SoloRow, SoloBoard)
    sheets = {name: EXPANSION_SHEETS[name] for name in setup.expansions}
    return found | {name: Shapes(module.row_for(setup), module.sheet_for(setup)) for name, module in sheets.items()}


EXPANSION_SHEETS = expansion_modules("views.boards", "sheets")
AROUND = ("hand", "own", "strips", "tiles", "played", "solo", *EXPANSION_SHEETS)
"""The names of all boards that can lie around a map."""
BOARD_OF_PLACE = {
    "card": "hand",
    "strip": "strips",
    "tile": "tiles",
    **dict.fromkeys(("canal", "lever", "production", "ranch", "recess", "tier", "vases"), "own"),
    **dict.fromkeys(("cactus", "corner", "eminence", "solo"), "solo"),
    **{place: name for name, module in EXPANSION_SHEETS.items() for place in module.PLACES},
}
"""Where a place is found, by what its name begins with; those that are not here lie on the map."""
NAMED_SHEETS: dict[str, type[Board]] = {
    name: sheet for module in EXPANSION_SHEETS.values() for name, sheet in module.NAMED_SHEETS.items()
}
"""Sheets of the expansions by the names that lessons use."""
ROWS = (row for module in EXPANSION_SHEETS.values() for row in module.ROWS)
OPTIONAL = frozenset((SoloBoard, SoloRow, *NAMED_SHEETS.values(), *ROWS))
"""Boards that only some kinds of games have."""


def has_board(setup: Setup, kind: type[Board]) -> bool:
    """Whether such a game has a board."""
    return kind not in OPTIONAL or any(kind in shapes for shapes in boards_around(setup).values())


__all__ = [
    "AROUND",
    "BOARD_OF_PLACE",
    "NAMED_SHEETS",
    "SHARED",
    "ActionBoard",
    "ActionRow",
    "CardSheet",
    "DisplayBoard",
    "HandBoard",
    "MapBoard",
    "OwnRow",
    "OwnSheet",
    "PlayerBoard",
    "ScoringBoard",
    "ScoringRow",
    "SideSheet",
    "SoloBoard",
    "SoloRow",
    "TableSheet",
    "TrackBoard",
    "boards_around",
    "boards_of",
    "has_board",
    "optional_boards",
]
