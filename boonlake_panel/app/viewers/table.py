"""`Table`: the map and the boards around it in one frame that fits on the screen."""

from functools import partial
from pathlib import Path
from typing import Any

import panel as pn

from ...engine import Setup
from ...views.boards.sheets import BOARD_OF_PLACE, boards_around, has_board
from ...views.drawing.canvas import Board
from ..kit.wording import t
from ..model import GameModel
from .base import ModelViewer
from .boards import BoardViewer, MapBoard
from .dock_bar import DockBar
from .map_zoom import MapZoom
from .table_layout import MAP, TableLayout
from .timeline import Timeline
from .wording import SMALL, ordered

CSS = (Path(__file__).parent / "table.css").read_text(encoding="utf-8")
FRAME = """
:host { overflow: auto; scrollbar-width: thin; }
.bk-Plot { min-width: max(var(--least, 0px), 100% * var(--zoom, 1)) !important; max-height: none !important;
  flex: none !important; }
"""
"""A board that is larger than its place can be moved in it."""
BESIDE, BELOW, LARGE = "beside", "below", "large"
"""Places of boards, as the styles call them."""
DOCK_WORDS = ("group", "pin", "larger", "smaller", "map", "up", "down", "present", "leave", "look")
MESSAGES = {
    "board": "board",
    "pin": "pinned",
    "large": "large",
    "sheet": "sheet",
    "narrow": "narrow",
    "present": "presenting",
}
"""What the bar says, and the setting that it means."""
NARROWEST, WIDEST = 0.5, 0.95
"""How wide the place beside the map may be, as a part of its height."""


def board_for(model: GameModel) -> str:
    """The board that is pointed at or on which the open question is answered; none if that is the map."""
    pointed = [_board_of(place) for place in sorted(model.marks[0])] if model.marks else []
    if any(pointed):
        return next(filter(None, pointed))
    targets = model.snapshot().targets
    places = {key: place for place, keys in targets.items() for key in keys}
    options = [option for option in ordered(model.options) if option.key != "pass"]
    asked = [option for option in options if option.group not in SMALL] or options
    return next((_board_of(places[option.key]) for option in asked if option.key in places), "")


def _board_of(place: str) -> str:
    return BOARD_OF_PLACE.get(place.partition(":")[0], "")


class Table(ModelViewer):
    """The map, one board beside it, and one below it that follows the decision; each can be made large.

    A board is made when it is first seen, and follows the model while it is.

    >>> table = Table(GameModel(Setup(players=2, seed=7)))
    >>> table.pinned, table.board, sorted(table.seen)
    ('tiles', 'hand', ['below', 'beside', 'map'])
    """

    late = True
    follows = ("revision", "marks")

    def __init__(
        self, model: GameModel, arrange: TableLayout | None = None, at_once: bool = True, **params: Any
    ) -> None:
        self.arrange = TableLayout() if arrange is None else arrange
        self.complete = at_once
        self._asked: Any = None
        super().__init__(model, **params)

    def build(self) -> Any:
        """Make the parts."""
        model = self.model
        look = {"dark": model.param.dark, "language": model.param.language}
        self.map, self.timeline = MapBoard(model, active=self.active), Timeline(model, active=self.active)
        self.bar = DockBar(css_classes=["tabs"], **look)
        self.bar.on("dark", lambda dark: setattr(model, "dark", dark))
        for message, setting in MESSAGES.items():
            self.bar.on(message, partial(self._set, setting))
        self.zoom = MapZoom(css_classes=["zoom"], sizing_mode=None, **look)
        self.boards: dict[type[Board], BoardViewer] = {MapBoard.kind: self.map}
        self.frames: dict[type[Board], Any] = {MapBoard.kind: _framed(self.map)}
        self.timeline.layout.param.update(css_classes=["timeline"], margin=0)
        self.follow(self.arrange, ["board", "pinned", "large", "sheet", "presenting", "folded"], self._show)
        self.follow(self.arrange, ["narrow"], self._lead)
        parts = (self.frames[MapBoard.kind], self.zoom, self.timeline, self.bar)
        return pn.Column(*parts, stylesheets=[CSS], sizing_mode="stretch_width")

    def refresh(self) -> None:
        """Show the board that the open question is about."""
        model = self.model
        shapes = boards_around(model.setup)
        self.bar.param.update(
            boards={name: t(f"dock-board-{name}") for name in shapes},
            words={name: t(f"dock-{name}") for name in DOCK_WORDS},
        )
        self.zoom.words = {name: t(f"zoom-{name}") for name in ("group", "in", "out", "whole")}
        asked = (model.cursor.id, model.study, model.marks)
        if self._asked != asked:
            fresh = self._asked is None or asked[:2] != self._asked[:2]
            self._asked = asked
            self._lead(fresh)
        else:
            self._show()

    def _lead(self, fresh: bool = True) -> None:
        """Put the board below the map that the question is about; a sheet is folded if that is the map itself."""
        arrange, wanted = self.arrange, board_for(self.model)
        known = wanted in boards_around(self.model.setup)
        changes: dict[str, Any] = {"folded": arrange.narrow and not known and (fresh or arrange.folded)}
        if known and (arrange.narrow or wanted != self.pinned):
            changes["board"] = wanted
        arrange.param.update(**changes)
        self._show()

    @property
    def pinned(self) -> str:
        """The board beside the map; another kind of game may not have the one that was chosen."""
        return self._known(self.arrange.pinned, "tiles")

    @property
    def board(self) -> str:
        """The board below the map."""
        return self._known(self.arrange.board, "hand")

    @property
    def large(self) -> str:
        """The board that takes all the room."""
        return self.arrange.large if self.arrange.large == MAP else self._known(self.arrange.large, "")

    @property
    def seen(self) -> dict[str, type[Board]]:
        """What is on the screen: the kind of board by its place."""
        shapes, large = boards_around(self.model.setup), self.large
        if large and large != MAP:
            return {LARGE: shapes[large].high}
        if large or self.arrange.presenting or not self.complete:
            return {MAP: MapBoard.kind}
        if self.arrange.narrow:
            below = {} if self.arrange.folded else {BELOW: shapes[self.board].low}
            return {**below, MAP: MapBoard.kind}
        return {BELOW: shapes[self.board].low, BESIDE: shapes[self.pinned].high, MAP: MapBoard.kind}

    def _known(self, name: str, otherwise: str) -> str:
        return name if name in boards_around(self.model.setup) else otherwise

    def _set(self, setting: str, value: Any) -> None:
        """Somebody pressed something: a large board changes with the tab, and pinning leaves the place below free.

        On a phone the tab of the board that is shown folds it.
        """
        arrange = self.arrange
        changes = {setting: value}
        if setting == "board":
            changes["folded"] = arrange.narrow and not self.large and not arrange.folded and value == self.board
            changes["large"] = value if self.large else ""
        if setting == "pinned":
            changes["board"] = self.pinned if value == self.board else self.board
        arrange.param.update(**changes)

    def _show(self) -> None:
        """Make, wake and place what is seen; the rest sleeps."""
        arrange = self.arrange
        with pn.io.hold():
            self.bar.param.update(value=self.board, pinned=self.pinned, large=self.large, sheet=arrange.sheet)
            self.bar.param.update(presenting=arrange.presenting, narrow=arrange.narrow, folded=arrange.folded)
            self.layout.param.update(css_classes=self._classes(), styles={**self.layout.styles, **self._measures()})
            self._wake()

    def _classes(self) -> list[str]:
        arrange = self.arrange
        holds = {"large": self.large, "presenting": arrange.presenting, "down": not arrange.sheet}
        return [name for name, held in {**holds, "folded": arrange.folded}.items() if held]

    def _measures(self) -> dict[str, str]:
        """What the styles need to know: how wide the board beside the map is, how many there are.

        A sheet is as high as its board; on a desk nothing is told of that, since new styles lay out all the page.
        """
        shapes = boards_around(self.model.setup)
        beside, below = shapes[self.pinned].high.window, shapes[self.board].low.window
        wide = min(WIDEST, max(NARROWEST, beside[2] / beside[3]))
        sheet = {"--units": f"{below[2]:.1f}", "--k": f"{below[2] / below[3]:.3f}"} if self.arrange.narrow else {}
        return {"--b": f"{wide:.3f}", "--n": str(len(shapes)), **sheet}

    def _wake(self) -> None:
        self.timeline.active = self.active
        places = {kind: place for place, kind in self.seen.items()} if self.active else {}
        if self.active:
            self._drop_others(self.model.setup)
            for kind in places:
                if kind not in self.boards:
                    self._make(kind)
        for kind, viewer in self.boards.items():
            viewer.active = kind in places
            if self.active:
                self.frames[kind].visible = kind in places
            if kind in places:
                self.frames[kind].css_classes = [places[kind]]

    def _make(self, kind: type[Board]) -> None:
        self.boards[kind] = BoardViewer(self.model, kind=kind, active=self.active)
        self.frames[kind] = _framed(self.boards[kind])
        self.layout.append(self.frames[kind])

    def _drop_others(self, setup: Setup) -> None:
        """Boards of another kind of game go."""
        for kind in [kind for kind in self.boards if not has_board(setup, kind)]:
            self.boards.pop(kind).close()
            self.layout.remove(self.frames.pop(kind))

    def words_of(self, place: str) -> tuple[str, str]:
        """What a place that is on the table is, and what there is to know about it."""
        spots = [spot for viewer in self.boards.values() if viewer.active for spot in viewer.board.spots.values()]
        return next(((spot.title, spot.text) for spot in spots if spot.name == place), ("", ""))

    def turn(self) -> None:
        """Show the next board."""
        names = list(boards_around(self.model.setup))
        self._set("board", names[(names.index(self.board) + 1) % len(names)])

    def enlarge(self) -> None:
        """Make the board below the map large, or give the map its place again."""
        self._set("large", "" if self.large else self.board)

    def finish(self) -> None:
        """Add the boards around the map, which comes first."""
        self.complete = True
        self.speak(self._show)

    def _appear(self) -> None:
        super()._appear()
        self._wake()

    def close(self) -> None:
        """Stop following the model, with all boards."""
        super().close()
        for viewer in (self.timeline, *self.boards.values()):
            viewer.close()


def _framed(viewer: BoardViewer) -> Any:
    """A board in a frame of its own, which knows the proportions of the picture."""
    width, height = viewer.kind.window[2:]
    viewer.layout.margin = 0
    return pn.Column(
        viewer,
        css_classes=[MAP],
        stylesheets=[FRAME],
        styles={"--aspect": f"{width / height:.3f}"},
        sizing_mode="stretch_width",
    )
