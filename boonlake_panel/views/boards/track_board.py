"""The income tracks and the points: how far everybody has come."""

from ...components.describe import describe, listed
from ...components.tables import TrackSpace
from ...texts.messages import text
from ..drawing.canvas import Board
from ..drawing.effect_icons import Token, draw_row, tokens
from ..drawing.palette import mix
from ..drawing.paths import box, circle
from ..drawing.scene import BOLD, Scene
from .snapshot import Snapshot

CELL = 1.14
ROWS = {"coin": 0.25, "card": 2.2}
LANES = 4.25


class TrackBoard(Board):
    """Both income tracks and a bar of points for each seat."""

    window = (0.0, 0.0, 15.0, 6.6)
    title = "Tracks"

    def draw_ground(self, scene: Scene, shot: Snapshot) -> None:
        for space in shot.box.income_tracks:
            _space(scene, space)
        for track, top in ROWS.items():
            scene.icon(track, 0.55, top + 0.75, 0.7)

    def draw(self, scene: Scene, shot: Snapshot) -> None:
        players = shot.position["players"]
        last = len(shot.box.income_tracks) // 2 - 1
        for track in ROWS:
            places = tuple(player[f"{track}_track"] for player in players[: shot.people])
            scene.part(track, _markers, track, places, last, shot.names)
            for seat, place in enumerate(places):
                income = shot.box.income_tracks[place + (0 if track == "coin" else last + 1)]
                scene.part(f"{track}_track:{seat}", _marker_spot, track, seat, place, places, income, shot.names)
        points = tuple(player["points"] for player in players)
        scene.part("points", _points, points, shot.names)


def _cell(track: str, position: int) -> tuple[float, float]:
    return 1.1 + position * CELL, ROWS[track]


def _space(scene: Scene, space: TrackSpace) -> None:
    p = scene.palette
    x, y = _cell(space.track, space.position)
    tint = p.kinds["day"][0] if space.track == "coin" else "#7c69c4"
    scene.panel(x, y, CELL - 0.1, 1.6, mix(p.paper, tint, 0.1 + 0.02 * space.position), p.paper_edge, 0.14)
    goods = Token(str(space.coins), "coin") if space.track == "coin" else Token(str(space.cards), "card")
    draw_row(scene, [goods], x + CELL / 2 - 0.05, y + 0.3, 0.4, p.paper_ink)
    if space.vp:
        draw_row(scene, [Token(str(space.vp), "vp")], x + CELL / 2 - 0.05, y + 0.7, 0.32, p.paper_ink)
    reward = tokens(space.crossing_reward)
    if reward:
        scene.disc(x - 0.05, y + 0.02, 0.27, p.gold, p.paper, 0.03)
        draw_row(scene, reward, x - 0.05, y + 0.02, 0.34, p.paper_ink)


def _spot_of(track: str, seat: int, places: tuple[int, ...]) -> tuple[float, float]:
    """Markers that share a space stand side by side."""
    x, y = _cell(track, places[seat])
    mates = [other for other, place in enumerate(places) if place == places[seat]]
    shift = (mates.index(seat) - (len(mates) - 1) / 2) * 0.29
    return x + CELL / 2 - 0.05 + shift, y + 1.22


def _markers(scene: Scene, track: str, places: tuple[int, ...], last: int, names: tuple[str, ...]) -> None:
    for seat in range(len(places)):
        x, y = _spot_of(track, seat, places)
        colours = scene.palette.seats[seat]
        scene.disc(x + 0.02, y + 0.05, 0.21, scene.palette.shadow)
        scene.disc(x, y, 0.2, colours.fill, colours.edge, 0.04)
        scene.text(x, y + 0.01, colours.letter, 0.24, colours.ink, BOLD)


def _marker_spot(
    scene: Scene, track: str, seat: int, place: int, places: tuple[int, ...], income: TrackSpace, names: tuple[str, ...]
) -> None:
    x, y = _spot_of(track, seat, places)
    goods = listed((("coins", income.coins), ("cards", income.cards), ("points", income.vp)))
    words = text("view-track-text", position=place, income=goods)
    if tokens(income.crossing_reward):
        words += f" ({describe(income.crossing_reward)})"
    scene.spot(f"{track}_track:{seat}", circle(x, y, 0.24), text("view-track", track=track, name=names[seat]), words)


def _points(scene: Scene, points: tuple[int, ...], names: tuple[str, ...]) -> None:
    p = scene.palette
    top = max(20, *points)
    scene.icon("vp", 0.55, LANES + 1.1, 0.7)
    for seat, value in enumerate(points):
        y = LANES + seat * 0.56
        colours = p.seats[seat]
        scene.polygon(box(1.1, y, 13.6, 0.44, 0.2), mix(p.panel, p.ground_low, 0.75))
        width = 0.9 + 12.5 * max(value, 0) / top
        scene.polygon(box(1.1, y, width, 0.44, 0.2), colours.fill, colours.edge, 0.03)
        scene.text(1.35, y + 0.225, colours.letter, 0.3, colours.ink, BOLD)
        scene.text(1.1 + width - 0.15, y + 0.225, str(value), 0.34, colours.ink, BOLD, "right")
        scene.spot(f"points:{seat}", box(1.1, y, 13.6, 0.44), text("view-points", name=names[seat], points=value))
