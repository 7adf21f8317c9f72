"""The boards of the game, each a viewer of its own: `MapBoard(model)`. A click on a glowing place makes its choice."""

from typing import Any

import panel as pn

from ...engine import Setup
from ...views.boards import sheets
from ...views.drawing.canvas import Board
from ...views.drawing.palette import palette_of
from ..board_model import BoardModel
from ..kit.served import served_document
from ..kit.upstream import is_rendered
from .base import ModelViewer


class BoardViewer(ModelViewer):
    """One board as a figure that is built once and then changed in place."""

    kind: type[Board] = sheets.MapBoard
    follows = ("revision", "marks", "dark")

    def __init__(self, model: BoardModel, kind: type[Board] | None = None, **params: Any) -> None:
        self.kind = kind or self.kind
        super().__init__(model, **params)

    def build(self) -> Any:
        """Make the parts."""
        self.board = self.kind(palette_of(self.model.dark), self.model.pick)
        self._look = (self.model.dark, self.model.language)
        return pn.pane.Bokeh(self.board.figure, sizing_mode="scale_width", margin=(0, 0, 10, 0))

    def refresh(self) -> None:
        """Show the model as it is now."""
        model = self.model
        if not sheets.has_board(model.setup, self.kind):
            return  # another kind of game: the board is about to be dropped
        look = (model.dark, model.language)
        if look != self._look:
            self._look = look
            self.board.repaint(palette_of(model.dark))
        self.board.update(model.snapshot())
        if served_document() is None and is_rendered(self.layout):
            pn.io.push_notebook(self.layout)  # only a server sends the changes of figures by itself


class MapBoard(BoardViewer):
    """The map with its regions, sites and the river.

    >>> model = GameModel(Setup(players=2, seed=7))
    >>> MapBoard(model).board.title
    'Map'
    """

    kind = sheets.MapBoard


class ActionBoard(BoardViewer):
    """The rows of action strips.

    >>> model = GameModel(Setup(players=2, seed=7))
    >>> ActionBoard(model).board.title
    'Actions'
    """

    kind = sheets.ActionBoard
    late = True


class ScoringTiles(BoardViewer):
    """The scoring tiles, and how far everybody is.

    >>> model = GameModel(Setup(players=2, seed=7))
    >>> ScoringTiles(model).board.title
    'Scoring tiles'
    """

    kind = sheets.ScoringBoard
    late = True


class PlayerBoard(BoardViewer):
    """The board of the seat that is shown: production, canal, levers.

    >>> model = GameModel(Setup(players=2, seed=7))
    >>> PlayerBoard(model).board.title
    'Player board'
    """

    kind = sheets.PlayerBoard
    late = True


class Hand(BoardViewer):
    """The cards in the hand of the seat that is shown.

    >>> model = GameModel(Setup(players=2, seed=7))
    >>> Hand(model).board.title
    'Hand'
    """

    kind = sheets.HandBoard
    late = True


class DisplayedCards(BoardViewer):
    """The cards that the seat shown has played.

    >>> model = GameModel(Setup(players=2, seed=7))
    >>> DisplayedCards(model).board.title
    'Played'
    """

    kind = sheets.DisplayBoard
    late = True


class Tracks(BoardViewer):
    """The tracks of the seat that is shown.

    >>> model = GameModel(Setup(players=2, seed=7))
    >>> Tracks(model).board.title
    'Tracks'
    """

    kind = sheets.TrackBoard
    late = True


class OptionalBoards(ModelViewer):
    """Boards that only some kinds of games have: made when such a game is shown, dropped when it is not."""

    late = True

    def wanted(self, setup: Setup) -> list[type[Board]]:
        """The boards of such a game that are shown here."""
        return list(sheets.optional_boards(setup))

    def build(self) -> Any:
        """Make the parts."""
        self.boards: dict[type[Board], BoardViewer] = {}
        return pn.Column(sizing_mode="stretch_width", visible=False)

    def refresh(self) -> None:
        """Show the model as it is now."""
        wanted = self.wanted(self.model.setup)
        if wanted == list(self.boards):
            return
        for kind in [kind for kind in self.boards if kind not in wanted]:
            self.boards.pop(kind).close()
        self.boards = {kind: self.boards.get(kind) or BoardViewer(self.model, kind=kind) for kind in wanted}
        self.layout.objects = list(self.boards.values())
        self.layout.visible = bool(wanted)

    def close(self) -> None:
        """Stop following the model, with all boards."""
        super().close()
        for board in self.boards.values():
            board.close()


class SoloBoard(OptionalBoards):
    """The board of the Wise Eminence, in games for one person.

    >>> SoloBoard(GameModel(Setup(players=1, seed=7))).layout.visible
    True
    >>> SoloBoard(GameModel(Setup(players=2, seed=7))).layout.visible
    False
    """

    def wanted(self, setup: Setup) -> list[type[Board]]:
        """Only the board of the Wise Eminence."""
        return [kind for kind in super().wanted(setup) if kind is sheets.SoloBoard]


class LakeBoard(OptionalBoards):
    """The lake and what lies beside it, in games with the expansion that has one.

    >>> LakeBoard(GameModel(Setup(players=2, seed=7))).layout.visible
    False
    """

    def wanted(self, setup: Setup) -> list[type[Board]]:
        """Only the boards of expansions."""
        return [kind for kind in super().wanted(setup) if kind is not sheets.SoloBoard]
