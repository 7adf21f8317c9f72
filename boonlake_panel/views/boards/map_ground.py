"""The board itself, as it lies on the table before anything is placed: land, water, spaces, bridges, locks."""

import math
import random
from itertools import pairwise

from ...components import vocabulary as w
from ...components.box import Box
from ...components.tables import Link, RiverSpace, Space
from ..drawing.effect_icons import Token, draw_row, row_width, tokens
from ..drawing.palette import faded, mix
from ..drawing.paths import Point, Points, along, band, box, circle, hexagon, rounded, spline
from ..drawing.scene import BOLD, ITALIC, Scene

WINDOW = (-2.3, -2.35, 20.3, 15.85)
"""Left, top, width and height of the map."""

LAKE: Points = [
    (-1.9, 9.3), (-1.55, 8.3), (-0.75, 7.9), (0.35, 8.0), (1.35, 7.75), (2.3, 7.0), (2.8, 7.3), (2.85, 8.05),
    (2.45, 8.8), (2.55, 9.8), (1.9, 10.8), (0.55, 11.3), (-0.9, 11.0),
]  # fmt: skip
HILLS = (
    (1.7, -0.95, 0.62), (2.5, -1.35, 0.5), (12.7, -0.45, 0.62), (13.6, -0.8, 0.76), (14.7, -0.5, 0.58),
    (16.9, 1.2, 0.6),
    (17.3, 2.1, 0.45), (16.7, 6.4, 0.52), (16.0, 12.6, 0.6), (15.1, 12.85, 0.42), (-1.6, 12.8, 0.5),
)  # fmt: skip
WOODS = (
    (-1.6, 3.4), (11.75, -1.2), (16.1, -0.6), (16.9, 8.2), (4.2, 11.5), (5.1, 12.5), (12.6, 12.4), (-1.7, 0.6),
    (16.2, 10.7), (2.6, 12.6),
)  # fmt: skip
LABELS = {"unknown": (6.9, -1.55), "new_hope": (16.75, 4.45), "boonlake": (-1.02, 7.1), "southern": (14.75, 9.0)}


def draw_ground(scene: Scene, table: Box) -> None:
    """The whole board without anything that moves."""
    _land(scene, table)
    _water(scene, table)
    _ford(scene, table)
    for space in table.spaces:
        draw_space(scene, space)
    for link in table.links:
        if link.kind == "bridge":
            _bridge(scene, table, link)
    for river in table.river:
        draw_river_space(scene, river)
    for lock in table.locks:
        _lock_gate(scene, lock.x, lock.y, math.radians(lock.angle))


def _land(scene: Scene, table: Box) -> None:
    p = scene.palette
    left, top, width, height = WINDOW
    scene.polygon(box(left, top, width, height), p.ground)
    _contours(scene)
    for grow, share in ((1.62, 0.35), (1.42, 1.0)):
        for space in table.spaces:
            land = p.regions[space.region].land
            fill = mix(p.ground, land, share)
            scene.polygon(rounded(hexagon(space.x, space.y, grow), 0.42), fill)
    for x, y, size in HILLS:
        _hill(scene, x, y, size)
    chance = random.Random(5)
    for x, y in WOODS:
        for _ in range(4):
            _tree(scene, x + chance.uniform(-0.55, 0.55), y + chance.uniform(-0.4, 0.4), chance.uniform(0.16, 0.24))


def _contours(scene: Scene) -> None:
    """Soft height lines, so that empty land is not flat."""
    p = scene.palette
    chance = random.Random(11)
    for x, y, size in (
        (13.8, -0.6, 3.2),
        (17.2, 2.0, 2.6),
        (16.3, 11.6, 3.2),
        (1.8, -1.3, 2.2),
        (-1.5, 12.6, 2.6),
        (4.2, 12.4, 2.2),
    ):
        wobble = [chance.uniform(0.82, 1.12) for _ in range(9)]
        for share, colour in ((1.0, p.ground_low), (0.72, p.ground_high), (0.46, p.ground_low)):
            outline = [
                (
                    x + math.cos(k * 2 * math.pi / 9) * size * share * f,
                    y + math.sin(k * 2 * math.pi / 9) * size * share * f * 0.72,
                )
                for k, f in enumerate(wobble)
            ]
            scene.polygon(_inside(spline(outline)), faded(colour, 0.8))


def _inside(points: Points) -> Points:
    left, top, width, height = WINDOW
    return [(min(max(x, left), left + width), min(max(y, top), top + height)) for x, y in points]


def _hill(scene: Scene, x: float, y: float, s: float) -> None:
    p = scene.palette
    outline = [(x - s, y), (x - 0.12 * s, y - 1.2 * s), (x + 0.16 * s, y - 1.0 * s), (x + s, y)]
    scene.polygon(outline, p.hill)
    scene.polygon(
        [(x - 0.12 * s, y - 1.2 * s), (x + 0.16 * s, y - 1.0 * s), (x + s, y), (x + 0.1 * s, y)],
        mix(p.hill, "#000000", 0.1),
    )
    snow = [
        (x - 0.36 * s, y - 0.86 * s),
        (x - 0.12 * s, y - 1.2 * s),
        (x + 0.16 * s, y - s),
        (x + 0.32 * s, y - 0.8 * s),
        (x + 0.06 * s, y - 0.88 * s),
        (x - 0.1 * s, y - 0.74 * s),
    ]
    scene.polygon(snow, mix(p.hill, "#ffffff", 0.72 if not p.dark else 0.35))


def _tree(scene: Scene, x: float, y: float, s: float) -> None:
    p = scene.palette
    scene.polygon(box(x - 0.1 * s, y, 0.2 * s, 0.6 * s), mix(p.tree, "#3a2a12", 0.5))
    for lift, wide in ((0.0, 1.0), (0.75, 0.75)):
        top = y - 1.5 * s - lift * s * 0.6
        base = y + 0.15 * s - lift * s
        scene.polygon([(x - s * wide, base), (x, top), (x, base)], mix(p.tree, "#ffffff", 0.12))
        scene.polygon([(x, base), (x, top), (x + s * wide, base)], mix(p.tree, "#000000", 0.12))


def _segments(table: Box) -> dict[str, Points]:
    lines: dict[str, Points] = {}
    for point in table.river_line:
        lines.setdefault(point.line, []).append((point.x, point.y))
    lines["trunk_before"] = [(-0.85, -2.35), (-0.62, -1.6), (-0.32, -0.75), *lines["trunk_before"]]
    lines["trunk_after"] = [*lines["trunk_after"], (2.2, 7.75), (1.8, 8.1)]
    return {name: spline(line, 3, closed=False) for name, line in lines.items()}


def _water(scene: Scene, table: Box) -> None:
    p = scene.palette
    lines = _segments(table)
    bank = mix(p.deep, p.ground, 0.25)
    lake = spline(LAKE)
    centre = (0.4, 9.5)
    scene.polygon([(x + 0.05, y + 0.1) for x, y in lake], p.shadow)
    for line in lines.values():
        scene.polygon(_inside([(x, y + 0.09) for x, y in band(line, 1.18)]), p.shadow)
    scene.polygon(_scaled(lake, centre, 1.035), bank)
    for width, fill in ((1.2, bank), (1.06, p.water), (0.66, mix(p.water, p.foam, 0.55))):
        for line in lines.values():
            scene.polygon(_inside(band(line, width)), fill)
        if width == 1.06:
            for share, tone in ((1.0, 0.0), (0.78, 0.22), (0.52, 0.4)):
                scene.polygon(_scaled(lake, centre, share), mix(p.water, p.deep, tone))
    for name, line in lines.items():
        _current(scene, line, 1.5 if name == "trunk_before" else 0.9)
    scene.text(0.3, 9.62, "Boon Lake", 0.62, p.water_ink, ITALIC, angle=0.1)
    for x, y in ((-0.6, 10.35), (1.3, 10.1), (0.4, 8.7)):
        _wave(scene, x, y)


def _scaled(points: Points, centre: Point, share: float) -> Points:
    return [(centre[0] + (x - centre[0]) * share, centre[1] + (y - centre[1]) * share) for x, y in points]


def _wave(scene: Scene, x: float, y: float) -> None:
    line = spline([(x - 0.4, y), (x - 0.2, y - 0.09), (x, y), (x + 0.2, y - 0.09), (x + 0.4, y)], 4, closed=False)
    scene.polygon(band(line, 0.05), faded(scene.palette.foam, 0.9))


def _current(scene: Scene, line: Points, gap: float) -> None:
    """Chevrons that show which way the river flows."""
    marks = along(line, gap)
    for (x, y), (nx, ny) in pairwise(marks):
        turn = math.atan2(ny - y, nx - x)
        tip = (x + 0.13 * math.cos(turn), y + 0.13 * math.sin(turn))
        sides = [(x + 0.16 * math.cos(turn + a), y + 0.16 * math.sin(turn + a)) for a in (2.3, -2.3)]
        scene.polygon(band([sides[0], tip, sides[1]], 0.055), faded("#ffffff", 0.5 if not scene.palette.dark else 0.22))


def _ford(scene: Scene, table: Box) -> None:
    """Stepping stones in shallow water."""
    p = scene.palette
    branches: dict[str, Points] = {}
    for point in table.ford:
        branches.setdefault(point.line, []).append((point.x, point.y))
    for line in branches.values():
        scene.polygon(band(spline(line, 4, closed=False), 0.34), faded(p.water, 0.85))
    scene.at("ford")
    for line in branches.values():
        for n, (x, y) in enumerate(along(line, 0.27)):
            scene.polygon(circle(x, y + 0.015, 0.085 if n % 2 else 0.105, 9), p.shadow)
            scene.polygon(circle(x, y, 0.08 if n % 2 else 0.1, 9), mix(p.paper, "#9aa0a0", 0.35))
    scene.at("")


def draw_space(scene: Scene, space: Space) -> None:
    p = scene.palette
    region = p.regions[space.region]
    x, y = space.x, space.y
    scene.polygon(rounded(hexagon(x + 0.02, y + 0.08, 0.96), 0.1), p.shadow)
    scene.polygon(rounded(hexagon(x, y, 0.95), 0.1), mix(region.space, region.ink, 0.42))
    scene.polygon(rounded(hexagon(x, y - 0.015, 0.9), 0.09), region.space)
    scene.polygon(rounded(hexagon(x, y - 0.02, 0.76), 0.08), region.glow)
    scene.text(x, y - 0.5, str(space.number), 0.36, region.ink, BOLD)
    _reward(scene, space)
    if space.start_symbol:
        for n in range(space.start_symbol):
            scene.icon("inhabitant", x + (n - (space.start_symbol - 1) / 2) * 0.2, y + 0.56, 0.22, region.ink)


def _reward(scene: Scene, space: Space) -> None:
    row = tokens(space.reward)
    if not row:
        return
    p = scene.palette
    x, y = space.x, space.y + 0.06
    if space.reward[0] == w.PRODUCTION:
        row = [Token("", "develop"), *row]
    width = row_width(row, 0.4) + 0.26
    scene.panel(x - width / 2, y - 0.28, width, 0.56, p.paper, radius=0.26)
    draw_row(scene, row, x, y, 0.4, p.paper_ink)


def _bridge(scene: Scene, table: Box, link: Link) -> None:
    by_number = {space.number: space for space in table.spaces}
    a, b = by_number[link.space_a], by_number[link.space_b]
    length = math.dist((a.x, a.y), (b.x, b.y))
    ux, uy = (b.x - a.x) / length, (b.y - a.y) / length
    inset = 0.82 if length < 3.2 else 0.75
    start, end = (a.x + ux * inset, a.y + uy * inset), (b.x - ux * inset, b.y - uy * inset)
    scene.polygon(
        band([(start[0] + 0.05, start[1] + 0.08), (end[0] + 0.05, end[1] + 0.08)], 0.36, caps=False),
        scene.palette.shadow,
    )
    scene.polygon(band([start, end], 0.36, caps=False), "#5a3a1c")
    for x, y in along([start, end], 0.15):
        plank = [(x - uy * 0.15, y + ux * 0.15), (x + uy * 0.15, y - ux * 0.15)]
        scene.polygon(band(plank, 0.115, caps=False), "#c89a63")
    for side in (-1, 1):
        rail = [(q[0] - uy * 0.165 * side, q[1] + ux * 0.165 * side) for q in (start, end)]
        scene.polygon(band(rail, 0.05), "#7d5427")


REWARD_TINTS = {w.COINS: "coin", w.CARDS: "card", w.INHABITANTS: "inhabitant", w.VP: "vp", w.VASE: "vase"}


def draw_river_space(scene: Scene, space: RiverSpace) -> None:
    p = scene.palette
    x, y = space.x, space.y
    scene.polygon(circle(x + 0.03, y + 0.07, 0.47 if space.harbour else 0.42), p.shadow)
    if space.harbour:
        scene.disc(x, y, 0.49, "#123a55")
        scene.disc(x, y, 0.44, "#ffffff")
    scene.disc(x, y, 0.4, mix(p.deep, "#08202f", 0.35))
    scene.disc(x, y, 0.37, p.paper)
    row = tokens(space.reward)
    if row:
        size = 0.36 if row_width(row, 0.36) < 0.66 else 0.66 / row_width(row, 1.0)
        draw_row(scene, row, x, y, size, p.paper_ink)
    if space.harbour:
        scene.disc(x + 0.36, y - 0.34, 0.17, "#123a55")
        scene.icon("anchor", x + 0.36, y - 0.34, 0.22, "#ffffff")
    if "r1" in space.start:
        scene.icon("steps", x, y - (0 if not row else 0.62), 0.34, "#123a55" if not row else p.water_ink)
    if space.start == "end":
        scene.icon("flag", x - 0.05, y - 0.66, 0.44, "#c9303e")


def _lock_gate(scene: Scene, x: float, y: float, angle: float) -> None:
    nx, ny = -math.sin(angle), math.cos(angle)
    for side in (-1, 1):
        ox, oy = math.cos(angle) * 0.1 * side, math.sin(angle) * 0.1 * side
        gate = [(x - nx * 0.6 + ox, y - ny * 0.6 + oy), (x + nx * 0.6 + ox, y + ny * 0.6 + oy)]
        scene.polygon(band([(q[0] + 0.04, q[1] + 0.06) for q in gate], 0.12), scene.palette.shadow)
        scene.polygon(band(gate, 0.13), "#4a2f1a")
        scene.polygon(band(gate, 0.06), "#a9773f")
