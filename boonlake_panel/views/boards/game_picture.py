"""Pictures of a game as SVG: the map with the scores, which a notebook shows for a game, or any of its boards."""

from collections.abc import Collection

from ...components.box import Box
from ...engine import Game
from ...texts.messages import text
from ..drawing.canvas import Board
from ..drawing.palette import LIGHT, NONE, Palette
from ..drawing.paths import box
from ..drawing.picture import Picture
from ..drawing.scene import BOLD, Scene
from ..drawing.svg import svg
from .map_ground import WINDOW, draw_ground
from .map_pieces import draw_pieces
from .sheets import boards_of
from .snapshot import Snapshot

GAME = "game"
"""The picture of a whole game: the map with the scores."""
BANNER = 1.15
"""Height of the line with the scores above the map."""


_GROUNDS: dict[tuple[str, str], Scene] = {}


def ground(table: Box, palette: Palette) -> Scene:
    """The board without pieces, drawn once for all games with one box."""
    key = (table.hash, palette.name)
    if key not in _GROUNDS:
        _GROUNDS[key] = Scene(palette)
        draw_ground(_GROUNDS[key], table)
    return _GROUNDS[key]


def picture(
    game: Game,
    palette: Palette = LIGHT,
    width: int = 720,
    *,
    board: str = GAME,
    seat: int | None = None,
    masked: bool = False,
    marks: Collection[str] = (),
) -> Picture:
    """Draw a game as SVG: the map with the scores, or one of its boards (`boards_of`) as a seat sees it.

    `masked` hides what that seat may not know; `marks` are names of places that get a ring, for example those that
    `changes` finds between two positions.

    >>> from boonlake_panel import Game, Setup, picture
    >>> game = Game(Setup(players=2, seed=7))
    >>> picture(game)[:4], picture(game, board="hand", seat=1)[:4]
    ('<svg', '<svg')
    >>> picture(game).save("game.png")  # doctest: +SKIP
    """
    if seat is not None and not 0 <= seat < game.setup.players:
        raise ValueError(f"no seat {seat}; this game has 0 to {game.setup.players - 1}")
    if board == GAME:
        return _map_with_scores(game, palette, width, marks)
    kinds = boards_of(game.setup)
    if board not in kinds:
        raise ValueError(f"no board {board!r}; this game has {', '.join([GAME, *kinds])}")
    if seat is None:
        seat = game.decision.seat if game.decision else game.winners[0]
    return _board(kinds[board], game, Snapshot.of(game, seat, masked=masked), palette, width, marks)


def _map_with_scores(game: Game, palette: Palette, width: int, marks: Collection[str]) -> Picture:
    shot = Snapshot.of(game)
    pieces = Scene(palette, (game.box.hash, shot.names))
    _banner(pieces, shot, _moment(game))
    draw_pieces(pieces, shot)
    _rings(pieces, marks, WINDOW[2])
    left, top, wide, high = WINDOW
    title = f"Boonlake: {_moment(game)}"
    return svg([ground(game.box, palette), pieces], (left, top - BANNER, wide, high + BANNER), title, width)


def _board(
    kind: type[Board], game: Game, shot: Snapshot, palette: Palette, width: int, marks: Collection[str]
) -> Picture:
    """A board by itself."""
    drawn = kind.brush()
    below, pieces = Scene(palette), Scene(palette, (game.box.hash, shot.names))
    below.polygon(box(*drawn.window), palette.panel)
    drawn.draw_ground(below, shot)
    drawn.draw(pieces, shot)
    _rings(pieces, marks, drawn.window[2])
    return svg([below, pieces], drawn.window, f"Boonlake: {_moment(game)}", width)


def _rings(scene: Scene, marks: Collection[str], wide: float) -> None:
    """A ring around each place that is marked."""
    scene.at("marks")
    for spot in [spot for spot in scene.spots.values() if spot.name in marks]:
        outline = list(zip(spot.xs, spot.ys, strict=True))
        scene.polygon(outline, NONE, scene.palette.halo, wide / 130)
        scene.polygon(outline, NONE, scene.palette.changed, wide / 200)


def _moment(game: Game) -> str:
    turn = game.current_turn
    if not turn:
        return text("view-ready")
    return f"{text('view-round', round=game.round)}, {text('view-turn', turn=turn)}"


def _banner(scene: Scene, shot: Snapshot, moment: str) -> None:
    p = scene.palette
    left, top, wide, _ = WINDOW
    scene.at("banner")
    scene.polygon(box(left, top - BANNER, wide, BANNER), p.panel)
    scene.text(left + 0.4, top - BANNER / 2, moment, 0.46, p.ink, BOLD, "left")
    room = (wide - 6.2) / max(len(shot.names), 1)
    for seat, name in enumerate(shot.names):
        x = left + 6.0 + room * seat
        colours = p.seats[seat]
        scene.disc(x + 0.4, top - BANNER / 2, 0.32, colours.fill, colours.edge, 0.05)
        scene.text(x + 0.4, top - BANNER / 2, colours.letter, 0.36, colours.ink, BOLD)
        player = shot.position["players"][seat]
        shown = name if len(name) <= 14 else name[:13] + "\u2026"
        scene.text(x + 0.9, top - BANNER / 2, f"{shown} {player['points']}", 0.44, p.ink, BOLD, "left")
