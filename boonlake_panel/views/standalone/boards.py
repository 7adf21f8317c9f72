"""The boards of a study, node by node, as numbers of frames."""

from dataclasses import replace
from typing import Any

from ...engine import Game
from ...study import Study
from ...texts.messages import LANGUAGES, in_language, text
from ..boards.changes import changes
from ..boards.sheets import TableSheet, TrackBoard, boards_of
from ..boards.snapshot import Snapshot
from ..drawing.canvas import Board
from ..drawing.palette import DARK, LIGHT
from ..drawing.paths import box
from ..drawing.scene import Part, Scene
from .drawings import UNIT, Drawings

VARIANTS = (*((LIGHT, language) for language in LANGUAGES), (DARK, LANGUAGES[0]))
OWN = tuple(kind for kind in TableSheet.kinds if kind is not TrackBoard)
"""The boards that each seat has: nothing but its own things are on them."""


def in_languages(tell: Any) -> list[Any]:
    """What a function says in each language."""
    told = []
    for language in LANGUAGES:
        with in_language(language):
            told.append(tell())
    return told


class Boards:
    """Draws the boards of a game: those of all, and those of each seat."""

    def __init__(self, study: Study, drawings: Drawings) -> None:
        self.drawings = drawings
        start = study.game_at(study.root)
        self.names = in_languages(lambda: tuple(start.seat_name(seat) for seat in range(len(start.scores))))
        people = range(study.setup.players)
        self.places = [
            (kind.brush(), seat)
            for kind in boards_of(study.setup).values()
            for seat in (people if kind in OWN else [None])
        ]
        self._frames: dict[Any, int] = {}
        self._parts: dict[int, Part] = {}
        self._start = Snapshot.of(start)

    def heads(self) -> list[dict[str, Any]]:
        """What is to know of each board: its name, whose it is, its size and its ground."""
        return [self._head(board, seat) for board, seat in self.places]

    def _head(self, board: Board, seat: int | None) -> dict[str, Any]:
        return {
            "name": board.slug(),
            "title": self.drawings.said(in_languages(lambda: text(f"board-{board.slug()}"))),
            "seat": seat,
            "window": [round(number * UNIT) for number in board.window],
            "ground": self.drawings.frame([self._ground(board, *variant) for variant in VARIANTS]),
        }

    def _ground(self, board: Board, palette: Any, language: str) -> Scene:
        scene = Scene(palette)
        scene.polygon(box(*board.window), palette.panel)
        with in_language(language):
            board.draw_ground(scene, self._start)
        return scene

    def at(self, game: Game, before: Game | None) -> tuple[list[int], list[int]]:
        """The frame of each board at a moment, and the places that the last choice changed."""
        shot = Snapshot.of(game)
        changed = changes(before.position(), shot.position) if before else frozenset()
        frames = [self._frame(board, seat, shot) for board, seat in self.places]
        return frames, sorted(self.drawings.texts.number(name) for name in changed)

    def _frame(self, board: Board, seat: int | None, shot: Snapshot) -> int:
        """What looks the same in one language and one look is drawn in the others only once."""
        if seat is not None:
            shot = replace(shot, seat=seat)
        place: Any = (board.slug(), seat, repr(shot.position["players"][seat])) if seat is not None else None
        if place is not None and place in self._frames:
            return self._frames[place]
        first = self._drawn(board, shot, 0)
        look = (board.slug(), seat, _look(first))
        if look not in self._frames:
            others = [self._drawn(board, shot, n) for n in range(1, len(VARIANTS))]
            self._frames[look] = self.drawings.frame([first, *others])
        if place is not None:
            self._frames[place] = self._frames[look]
        return self._frames[look]

    def _drawn(self, board: Board, shot: Snapshot, variant: int) -> Scene:
        palette, language = VARIANTS[variant]
        names = self.names[LANGUAGES.index(language)]
        scene = Scene(palette, (shot.box.hash, names))
        with in_language(language):
            board.draw(scene, replace(shot, names=names))
        self._parts.update((id(part), part) for part in scene.parts)  # kept, so that nothing is drawn twice
        return scene


def _look(scene: Scene) -> tuple[Any, ...]:
    """What tells pictures of a board apart: shared parts by their identity, the rest by what it looks like."""
    shared = {id(part.element) for part in scene.parts}
    loose = [repr(element) for element in scene.elements.values() if id(element) not in shared and element.shapes]
    return (*map(id, scene.parts), *loose)
