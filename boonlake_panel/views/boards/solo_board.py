"""The solo board: the Wise Eminence's tile, the back of the next one, its pieces and their income, the cactus track."""

from typing import Any

from ...components import vocabulary as w
from ...components.box import Box
from ...components.describe import describe
from ...components.effects import Effect
from ...components.solo_tables import SoloTile
from ...components.tables import Strip
from ...components.titles import solo_title
from ...components.vocabulary import CORNERS
from ...texts.messages import capitalized, text
from ...texts.names import name_of
from ..drawing.canvas import Board
from ..drawing.effect_icons import draw_row, row_width, tokens
from ..drawing.palette import NONE, faded, mix
from ..drawing.paths import Points, box, circle
from ..drawing.scene import BOLD, Scene
from .snapshot import Snapshot

SEAT = 1
TILE = (0.25, 1.25, 4.9, 4.15)
BACK = (5.4, 1.25, 2.75, 2.3)
CHIPS = (5.4, 3.72)
RECESSES = (8.55, 1.25)
ROW = 1.38
CACTUS = (0.25, 5.68)
ACROSS = 19
CELL = (15.5 / ACROSS, 1.14)
PIECES = {"house": "houses", "settlement": "settlements", "cattle": "cattle"}
TINTS = {"A": "#3d7fb8", "B": "#b0543a"}


class SoloBoard(Board):
    """Everything that belongs to the Wise Eminence; only in solo games."""

    window = (0.0, 0.0, 16.0, 8.15)
    title = "Wise Eminence"

    def draw_ground(self, scene: Scene, shot: Snapshot) -> None:
        for space in (row for row in shot.box.solo_board if row.track == "cactus"):
            _cactus_space(scene, space.position, space.vp)
        left, top = CACTUS
        scene.icon("cactus", left + CELL[0] / 2, top + CELL[1] * 1.5 + 0.06, 0.7)

    def draw(self, scene: Scene, shot: Snapshot) -> None:
        position, table = shot.position, shot.box
        solo, player = position["solo"], position["players"][SEAT]
        income = _income(table, player, solo["cactus"])
        stack = solo["stack"] if isinstance(solo["stack"], int) else len(solo["stack"])
        level = position["setup"]["difficulty"]
        scene.part("header", _header, shot.names[SEAT], level, player["points"], income, stack)
        tiles = {tile.id: tile for tile in table.solo_tiles}
        corner = solo["corner"] if stack else None
        if solo["tile"]:
            rows = tuple(position["strips"].index(action) + 1 for action in tiles[solo["tile"]].actions)
            scene.part("tile", _tile, table, tiles[solo["tile"]], corner, rows, position["strips"][-1])
        else:
            scene.part("tile", _no_tile)
        scene.part("back", _back, stack, corner)
        chips = tuple(_chip_state(tile.id, solo) for tile in table.solo_tiles)
        for n, tile in enumerate(table.solo_tiles):
            scene.part(f"chip {tile.id}", _chip, tile, solo_title(table, tile), n, chips[n])
        for n, (piece, part) in enumerate(PIECES.items()):
            scene.part(f"recesses {piece}", _recesses, table, piece, n, player[part])
        scene.part("cactus", _marker, table, solo["cactus"])


def _income(table: Box, player: dict[str, Any], cactus: int) -> int:
    """Points of an income as the board stands, without settlements next to cattle."""
    counts = {piece: player[part] for piece, part in PIECES.items()} | {"cactus": cactus}
    return sum(space.vp for space in table.solo_board if space.position == counts[space.track])


def _header(scene: Scene, name: str, level: str, points: int, income: int, stack: int) -> None:
    p = scene.palette
    colours = p.seats[SEAT]
    scene.polygon(box(0.15, 0.12, 15.7, 0.92, 0.2), mix(p.panel, colours.fill, 0.16))
    scene.disc(0.68, 0.58, 0.36, p.paper, colours.edge, 0.05)
    scene.icon("eminence", 0.68, 0.57, 0.56, colours.fill)
    scene.text(1.25, 0.58, name, 0.44, p.ink, BOLD, "left")
    outline = box(5.35, 0.24, 3.1, 0.68, 0.3)
    scene.polygon(outline, mix(p.panel, p.gold, 0.25), p.gold, 0.025)
    scene.text(6.9, 0.585, text(f"view-difficulty-{level}"), 0.34, p.ink, BOLD)
    scene.spot("difficulty", outline, text("view-difficulty"), text(f"view-difficulty-{level}"))
    counters = (
        (9.1, "card", stack, "solo:left", text("view-solo-left"), text("view-solo-left-text", count=stack)),
        (11.2, "income", income, "eminence:income", text("view-solo-income"), text("view-solo-income-text")),
        (13.3, "vp", points, f"points:{SEAT}", text("view-points", name=name, points=points), ""),
    )
    for x, icon, value, spot, title, words in counters:
        plate = box(x - 0.32, 0.22, 1.75, 0.72, 0.34)
        scene.polygon(plate, p.paper)
        scene.icon(icon, x + 0.12, 0.58, 0.52)
        scene.text(x + 0.85, 0.59, str(value), 0.44, p.paper_ink, BOLD)
        scene.spot(spot, plate, title, words)


def _places(frame: tuple[float, float, float, float], inset: float) -> list[tuple[float, float]]:
    """The four corners of a tile, in the order of the table."""
    left, top, width, height = frame
    return [(x, y) for y in (top + inset, top + height - inset) for x in (left + inset, left + width - inset)]


def _no_tile(scene: Scene) -> None:
    p = scene.palette
    left, top, width, height = TILE
    scene.polygon(box(left, top, width, height, 0.2), mix(p.panel, p.ground_low, 0.75), p.line, 0.03)
    scene.text(left + width / 2, top + height / 2, text("view-solo-none"), 0.32, p.muted)
    scene.spot("solo:tile", box(left, top, width, height, 0.2), text("view-solo-none"))


def _tile(scene: Scene, table: Box, tile: SoloTile, corner: str | None, rows: tuple[int, ...], lowest: str) -> None:
    """The tile in use: four numbers around, what the lowest strip brings, and its three actions with their rows."""
    p = scene.palette
    left, top, width, height = TILE
    tint = TINTS[tile.type]
    scene.panel(left, top, width, height, p.paper, mix(tint, "#000000", 0.3), 0.2)
    scene.polygon(box(left + 0.78, top + 0.1, width - 1.56, 0.66, 0.2), tint)
    scene.text(left + width / 2, top + 0.43, text("view-solo-tile", type=tile.type), 0.34, "#ffffff", BOLD)
    chosen = corner or CORNERS[0]
    for name, number, (x, y) in zip(CORNERS, tile.corners, _places(TILE, 0.43), strict=True):
        here = name == chosen
        scene.disc(
            x, y, 0.32, p.gold if here else mix(p.paper, p.paper_edge, 0.3), p.halo if here else p.paper_edge, 0.03
        )
        scene.text(x, y + 0.01, str(number), 0.32, p.paper_ink, BOLD)
    where = text("view-solo-tile-start", space=tile.corners[CORNERS.index(chosen)])
    whole = box(left, top, width, height, 0.2)
    scene.spot("solo:tile", whole, text("view-solo-tile", type=tile.type), where)
    strips = {strip.id: strip for strip in table.strips}
    _upper_half(scene, table, tile, strips[lowest])
    for n, action in enumerate(tile.actions):
        _action(scene, table, tile, strips[action], n, rows)


def _upper_half(scene: Scene, table: Box, tile: SoloTile, lowest: Strip) -> None:
    """What the lowest strip means on this tile."""
    p = scene.palette
    left, top, width, _ = TILE
    effect = _effect(table, "bottom_strip", lowest.id, tile.type)
    outline = box(left + 0.3, top + 0.88, width - 0.6, 0.6, 0.16)
    scene.polygon(outline, mix(p.paper, TINTS[tile.type], 0.14))
    scene.icon("arrow", left + 0.62, top + 1.18, 0.3, p.paper_muted)
    scene.text(left + 0.9, top + 1.19, name_of(lowest), 0.27, p.paper_ink, align="left")
    _row(scene, effect, left + width - 0.42, top + 1.18, 0.36, 1.5)
    words = text("view-solo-upper-text", strip=name_of(lowest), effect=describe(effect))
    scene.spot("solo:upper", outline, text("view-solo-upper"), words)


def _action(scene: Scene, table: Box, tile: SoloTile, strip: Strip, n: int, rows: tuple[int, ...]) -> None:
    p = scene.palette
    left, top, width, _ = TILE
    y = top + 1.88 + n * 0.5
    best = rows[n] == min(rows)
    effect = _effect(table, "chosen_strip", strip.id, tile.type)
    outline = box(left + 0.3, y - 0.22, width - 0.6, 0.46, 0.12)
    scene.polygon(outline, mix(p.paper, p.gold, 0.3 if best else 0.0), p.gold if best else NONE, 0.025)
    scene.disc(left + 0.6, y + 0.01, 0.18, p.paper_ink if best else faded(p.paper_muted, 0.7))
    scene.text(left + 0.6, y + 0.02, str(rows[n]), 0.25, p.paper, BOLD)
    scene.text(left + 0.9, y + 0.02, name_of(strip), 0.28, p.paper_ink, BOLD if best else "normal", "left")
    _row(scene, effect, left + width - 0.42, y + 0.01, 0.32, 1.9)
    words = text("view-solo-action-text", row=rows[n], effect=describe(effect))
    if best:
        words += " " + text("view-solo-action-best")
    scene.spot(f"solo:action.{strip.id}", outline, name_of(strip), words)


def _row(scene: Scene, effect: Effect, right: float, y: float, size: float, room: float) -> None:
    """Icons of an effect, ending at a point."""
    row = tokens(effect)
    if row:
        size = min(size, room / row_width(row, 1.0))
        draw_row(scene, row, right - row_width(row, size), y, size, scene.palette.paper_ink, "left")


def _effect(table: Box, phase: str, action: str, type_: str) -> Effect:
    """What the Eminence does for a strip; strips without a line of their own are `other`."""
    rows = {row.action: row for row in table.solo_actions if row.phase == phase}
    row = rows.get(action) or rows.get("other")
    if row is None:
        return (w.NONE,)
    return row.effect_a if type_ == "A" else row.effect_b


def _back(scene: Scene, stack: int, corner: str | None) -> None:
    """The top of the stack: the figure stands in the corner whose number counts."""
    p = scene.palette
    left, top, width, height = BACK
    shade = mix(p.seats[SEAT].fill, "#1d2733", 0.45)
    outline = box(left, top, width, height, 0.2)
    if not stack:
        scene.polygon(outline, mix(p.panel, p.ground_low, 0.75), p.line, 0.03)
        scene.text(left + width / 2, top + height / 2, text("view-solo-empty"), 0.3, p.muted)
        scene.spot("solo:stack", outline, text("view-solo-stack"), text("view-solo-empty-text"))
        return
    for depth in range(min(stack, 4) - 1, 0, -1):
        scene.polygon(
            box(left + 0.06 * depth, top + 0.06 * depth, width, height, 0.2), mix(shade, "#000000", 0.3), p.line, 0.02
        )
    scene.panel(left, top, width, height, shade, mix(shade, "#ffffff", 0.4), 0.2)
    scene.polygon(box(left + 0.16, top + 0.16, width - 0.32, height - 0.32, 0.14), mix(shade, "#ffffff", 0.1))
    scene.text(left + width / 2, top + height / 2, str(stack), 0.62, "#ffffff", BOLD)
    words = text("view-solo-left-text", count=stack)
    if corner:
        words = text("view-solo-stack-text", count=stack, corner=text(f"corner-{corner}"))
    scene.spot("solo:stack", outline, text("view-solo-stack"), words)
    for name, (x, y) in zip(CORNERS, _places(BACK, 0.5), strict=True):
        if name == corner:
            scene.disc(x, y, 0.38, p.gold, "#ffffff", 0.03)
            scene.icon("eminence", x, y, 0.56, p.seats[SEAT].fill)
        else:
            scene.disc(x, y, 0.16, faded("#ffffff", 0.22))
        scene.spot(f"corner:{name}", circle(x, y, 0.4), text(f"corner-{name}"), text("view-solo-corner-text"))


def _chip_state(tile: str, solo: dict[str, Any]) -> str:
    if tile == solo["tile"]:
        return "used"
    if tile in solo["seen"]:
        return "seen"
    known = solo["known"] and isinstance(solo["stack"], list)
    return ("left" if tile in solo["stack"] else "out") if known else "unseen"


def _chip(scene: Scene, tile: SoloTile, title: str, n: int, state: str) -> None:
    """One of the ten tiles: in use, seen since the last shuffle, or not seen."""
    p = scene.palette
    left, top = CHIPS
    x, y = left + n % 5 * 0.56, top + n // 5 * 0.86
    outline = box(x, y, 0.5, 0.76, 0.1)
    tint = TINTS[tile.type]
    if state == "used":
        scene.polygon(outline, tint, p.gold, 0.06)
    elif state == "seen":
        scene.polygon(outline, mix(tint, p.panel, 0.45), tint, 0.025)
    else:
        scene.polygon(outline, mix(p.panel, p.ground_low, 0.75), faded(tint, 0.55), 0.025)
    ink = "#ffffff" if state == "used" else p.ink if state == "seen" else p.muted
    scene.text(x + 0.25, y + 0.39, tile.type, 0.26, ink, BOLD)
    scene.spot(f"solo:{tile.id}", outline, capitalized(title), text(f"view-solo-chip-{state}"))


def _recesses(scene: Scene, table: Box, piece: str, n: int, vacated: int) -> None:
    """The spaces of one kind of piece: what the last vacated one shows is paid."""
    p = scene.palette
    colours = p.seats[SEAT]
    left, top = RECESSES
    y = top + n * ROW
    scene.polygon(box(left, y, 7.2, ROW - 0.12, 0.16), mix(p.panel, p.ground_low, 0.75))
    spaces = [space for space in table.solo_board if space.track == piece]
    for space in spaces:
        x = left + 0.62 + (space.position - 1) * 1.14
        empty, counts = space.position <= vacated, space.position == vacated
        middle = y + ROW / 2 - 0.06
        outline = circle(x, middle, 0.48)
        fill = mix(p.paper, p.gold, 0.35) if counts else mix(p.paper, p.paper_edge, 0.1 if empty else 0.35)
        scene.polygon(outline, fill, p.gold if counts else p.paper_edge, 0.06 if counts else 0.03)
        if empty:
            scene.text(x - 0.12, middle + 0.01, str(space.vp), 0.34, p.paper_ink, BOLD)
            scene.icon("vp", x + 0.16, middle, 0.3)
        else:
            scene.icon(piece, x, middle - 0.06, 0.6, colours.fill)
            scene.polygon(box(x - 0.3, middle + 0.22, 0.6, 0.27, 0.12), p.paper)
            scene.text(x - 0.1, middle + 0.36, str(space.vp), 0.22, p.paper_ink, BOLD)
            scene.icon("vp", x + 0.12, middle + 0.355, 0.2)
        state = "counts" if counts else "empty" if empty else "full"
        words = text(f"view-solo-recess-{state}", points=space.vp)
        title = capitalized(text(f"piece-{piece}")) + f" {space.position}"
        scene.spot(f"eminence:{piece}.{space.position}", outline, title, words)


def _cactus_cell(position: int) -> tuple[float, float]:
    """Two rows; the second runs back, like a path."""
    left, top = CACTUS
    row, column = divmod(position, ACROSS)
    return left + (column if row == 0 else ACROSS - 1 - column) * CELL[0], top + row * (CELL[1] + 0.06)


def _cactus_space(scene: Scene, position: int, points: int) -> None:
    p = scene.palette
    x, y = _cactus_cell(position)
    width, height = CELL
    tint = mix(p.paper, "#3f8f54", 0.1 + 0.012 * position)
    scene.polygon(box(x + 0.03, y, width - 0.06, height, 0.1), tint, p.paper_edge, 0.02)
    scene.text(x + width / 2, y + 0.22, str(points), 0.3, p.paper_ink, BOLD)
    scene.text(x + width / 2, y + height - 0.11, str(position), 0.16, p.paper_muted)


def _marker(scene: Scene, table: Box, place: int) -> None:
    p = scene.palette
    colours = p.seats[SEAT]
    spaces = {space.position: space.vp for space in table.solo_board if space.track == "cactus"}
    for position, points in spaces.items():
        left, top = _cactus_cell(position)
        outline: Points = box(left + 0.03, top, CELL[0] - 0.06, CELL[1], 0.1)
        words = text("view-cactus-text", points=points)
        if position == place:
            words += " " + text("view-cactus-here")
        scene.spot(f"cactus:{position}", outline, text("view-cactus", position=position), words)
    x, y = _cactus_cell(place)
    x, y = x + CELL[0] / 2, y + 0.64
    scene.disc(x + 0.02, y + 0.05, 0.27, p.shadow)
    scene.disc(x, y, 0.26, colours.fill, colours.edge, 0.04)
    scene.icon("cactus", x, y, 0.38, "#ffffff")
