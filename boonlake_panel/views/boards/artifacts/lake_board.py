"""The lake board: both sides of the coast, the figures of all seats, the lake conditions and the lake pasture."""

from typing import Any

from ....components import vocabulary as w
from ....components.box import Box
from ....components.describe import describe, describe_rules
from ....components.expansions.artifacts import artifact_box
from ....components.expansions.artifacts.tables import LakeCondition, LakeSpace
from ....texts.messages import capitalized, text
from ...drawing.canvas import Board
from ...drawing.effect_icons import Token, draw_row, row_width, tokens
from ...drawing.palette import faded, mix
from ...drawing.paths import Points, band, box, circle, spline
from ...drawing.scene import BOLD, ITALIC, Scene
from ...drawing.wrapping import wrap
from ..snapshot import Snapshot
from .changes import lake_place

START = (1.32, 3.85)
PLATE = 1.2
LANES = {"income": (0.18, 2.22), "vp": (6.42, 5.52)}
"""By side: the top of the plates on the coast, and the middle of the water spaces."""
FIRST, LAST = 3.1, 15.0
BERTHS = (
    (),
    ((0.0, 0.0),),
    ((-0.42, 0.0), (0.42, 0.0)),
    ((-0.42, -0.34), (0.42, -0.34), (0.0, 0.42)),
    ((-0.42, -0.4), (0.42, -0.4), (-0.42, 0.4), (0.42, 0.4)),
)
"""Where figures stand at the start, by their number."""
CONDITIONS = (3.0, 3.05, 4.85, 1.62)
PASTURE = (13.35, 3.05, 2.4, 1.62)
LAKE: Points = [(0.5, 3.85), (1.6, 2.5), (3.0, 1.8), (8.0, 1.62), (13.0, 1.7), (15.6, 2.2), (15.75, 3.9), (15.5, 5.5),
                (13.0, 6.1), (8.0, 6.2), (3.2, 6.0), (1.5, 5.2)]  # fmt: skip

Figures = tuple[tuple[int, str, int, bool, int], ...]
"""Of each: the seat, the side, the space, whether it is a boat, and how far it had come when it last returned."""


class LakeBoard(Board):
    """The lake of the expansion Artifacts."""

    window = (0.0, 0.0, 16.0, 7.8)
    title = "Lake"

    def draw_ground(self, scene: Scene, shot: Snapshot) -> None:
        _water(scene)
        for space in artifact_box(shot.box).lake:
            draw_lake_space(scene, shot.box, space)
        for side, (top, _) in LANES.items():
            words = capitalized(text(f"side-{side}"))
            longest = max(9, *(len(word) for word in words.split()))
            for n, line in enumerate(wrap(words, longest, 3)):
                scene.text(0.3, top + 0.26 + n * 0.32, line, min(0.27, 2.6 / longest), scene.palette.ink, BOLD, "left")

    def draw(self, scene: Scene, shot: Snapshot) -> None:
        position = shot.position
        figures = _figures(position)
        scene.part("start", _start, figures, shot.names)
        for space in artifact_box(shot.box).lake:
            here = tuple(figure for figure in figures if figure[1:3] == (space.side, space.position))
            scene.part(lake_place(space.side, space.position), _standing, shot.box, space, here, shot.names)
        offered = [name for name in shot.targets if name.startswith("condition:")]
        shown = [*position["expansion"]["conditions"], *(name.partition(":")[2] for name in offered)]
        conditions = {condition.id: condition for condition in artifact_box(shot.box).lake_conditions}
        for n, name in enumerate(shown):
            scene.part(f"condition {n}", draw_condition, conditions[name], n, len(shown), position["round"])
        cattle = tuple(player.get("expansion", {}).get("lake_cattle", 0) for player in position["players"])
        scene.part("pasture", _pasture, cattle, shot.names)


def _figures(position: dict[str, Any]) -> Figures:
    figures = []
    for seat, player in enumerate(position["players"]):
        own = player.get("expansion")
        if own:
            figures.append((seat, own["side"], own["place"], own["boat"], own["reached"]))
    return tuple(figures)


def _water(scene: Scene) -> None:
    p = scene.palette
    scene.polygon(box(0.1, 0.05, 15.8, 7.7, 0.3), p.ground)
    shore = spline(LAKE)
    scene.polygon([(x + 0.04, y + 0.1) for x, y in shore], p.shadow)
    for share, tone in ((1.0, 0.0), (0.86, 0.25), (0.66, 0.45)):
        scene.polygon([(8 + (x - 8) * share, 3.85 + (y - 3.85) * share) for x, y in shore], mix(p.water, p.deep, tone))
    for x, y in ((8.2, 2.85), (12.2, 4.95), (4.2, 4.95), (12.8, 2.8)):
        wave = [(x - 0.4, y), (x - 0.2, y - 0.08), (x, y), (x + 0.2, y - 0.08), (x + 0.4, y)]
        scene.polygon(band(spline(wave, 4, closed=False), 0.045), faded(p.foam, 0.9))


def _middle(table: Box, space: LakeSpace) -> tuple[float, float]:
    """Where a water space lies; both sides are as long, whatever the number of their spaces."""
    count = sum(1 for other in artifact_box(table).lake if other.side == space.side)
    return FIRST + (space.position - 1) * (LAST - FIRST) / (count - 1), LANES[space.side][1]


def _width(table: Box, space: LakeSpace) -> float:
    count = sum(1 for other in artifact_box(table).lake if other.side == space.side)
    return (LAST - FIRST) / (count - 1) - 0.12


def lake_outline(table: Box, space: LakeSpace) -> Points:
    """The plate on the coast together with the water before it."""
    x, y = _middle(table, space)
    width, top = _width(table, space), LANES[space.side][0]
    low, high = min(top, y - 0.44), max(top + PLATE, y + 0.44)
    return box(x - width / 2, low, width, high - low, 0.16)


def draw_lake_space(scene: Scene, table: Box, space: LakeSpace) -> None:
    """A plate on the coast with what returning brings, and the water space with what a boat gets."""
    p = scene.palette
    x, y = _middle(table, space)
    width, top = _width(table, space), LANES[space.side][0]
    tint = p.gold if space.side == "income" else "#3f8f54"
    scene.panel(x - width / 2, top, width, PLATE, mix(p.paper, tint, 0.08 + 0.03 * space.position), p.paper_edge, 0.14)
    scene.text(x - width / 2 + 0.2, top + 0.2, str(space.position), 0.22, p.paper_muted, BOLD)
    _rows(scene, space, x, top + PLATE / 2 + 0.06, width - 0.16)
    scene.disc(x, y, 0.42, mix(p.deep, "#08202f", 0.25))
    scene.disc(x, y, 0.38, mix(p.water, p.foam, 0.6))
    boat = tokens(space.boat_effect)
    if boat:
        scene.polygon(box(x - 0.36, y - 0.2, 0.72, 0.4, 0.18), p.paper)
        draw_row(scene, boat, x, y, min(0.3, 0.64 / row_width(boat, 1.0)), p.paper_ink)
    last = max(other.position for other in artifact_box(table).lake if other.side == space.side)
    if space.position == last:
        scene.icon("flag", x + width / 2 - 0.2, top + 0.26, 0.34, "#c9303e")


def _rows(scene: Scene, space: LakeSpace, x: float, y: float, width: float) -> None:
    """The icons of an effect, in two lines if one is too long."""
    row = tokens(space.coast_effect)
    ink = scene.palette.paper_ink
    lines = [row]
    if row_width(row, 0.3) > width:
        lines = _split(row)
    for n, line in enumerate(lines):
        middle = y + (n - (len(lines) - 1) / 2) * 0.42
        draw_row(scene, line, x, middle, min(0.4, width / row_width(line, 1.0)), ink)


def _split(row: list[Token]) -> list[list[Token]]:
    """Cut before the arrow, or in the middle."""
    icons = [token.icon for token in row]
    cut = icons.index("arrow") if "arrow" in icons else (len(row) + 1) // 2
    return [row[:cut], row[cut:]]


def _start(scene: Scene, figures: Figures, names: tuple[str, ...]) -> None:
    p = scene.palette
    x, y = START
    scene.polygon(circle(x, y, 1.0, 48), mix(p.deep, "#08202f", 0.25))
    scene.polygon(circle(x, y, 0.94, 48), mix(p.water, p.foam, 0.5))
    scene.text(x, y - 1.16, text("view-lake-start"), 0.26, p.ink, ITALIC)
    here = [figure for figure in figures if figure[1] == "start"]
    for figure, (dx, dy) in zip(here, BERTHS[len(here)], strict=True):
        _figure(scene, figure[0], figure[3], x + dx, y + dy)
    words = [text("view-lake-start-text")]
    words += [text("view-lake-reached", name=names[figure[0]], space=figure[4]) for figure in figures if figure[4]]
    scene.spot("lake:start", circle(x, y, 1.0), text("view-lake-start"), " ".join([*words, *_told(tuple(here), names)]))


def _standing(scene: Scene, table: Box, space: LakeSpace, here: Figures, names: tuple[str, ...]) -> None:
    x, y = _middle(table, space)
    for n, figure in enumerate(here):
        _figure(scene, figure[0], figure[3], x + (n - (len(here) - 1) / 2) * 0.5, y)
    words = [text("view-lake-coast", effect=describe(space.coast_effect))]
    if space.boat_effect[0] != w.NONE:
        words.append(text("view-lake-boat", effect=describe(space.boat_effect)))
    title = text("view-lake-space", side=capitalized(text(f"side-{space.side}")), space=space.position)
    scene.spot(
        lake_place(space.side, space.position),
        lake_outline(table, space),
        title,
        " ".join([*words, *_told(here, names)]),
    )


def _told(here: Figures, names: tuple[str, ...]) -> list[str]:
    kinds = (text("view-figure-hunter"), text("view-figure-boat"))
    told = ", ".join(f"{names[figure[0]]} ({kinds[figure[3]]})" for figure in here)
    return [text("view-lake-here", figures=told)] if told else []


def _figure(scene: Scene, seat: int, boat: bool, x: float, y: float) -> None:
    """The treasure hunter, or the boat that has taken its place."""
    colours = scene.palette.seats[seat]
    scene.disc(x + 0.02, y + 0.06, 0.38, scene.palette.shadow)
    scene.disc(x, y, 0.36, mix(colours.fill, "#ffffff", 0.72), colours.edge, 0.045)
    scene.icon("boat" if boat else "hunter", x, y - 0.01, 0.56, colours.fill)
    scene.disc(x + 0.26, y + 0.22, 0.14, colours.edge)
    scene.text(x + 0.26, y + 0.225, colours.letter, 0.19, "#ffffff", BOLD)


def draw_condition(scene: Scene, condition: LakeCondition, n: int, count: int, round_: int) -> None:
    """When the figure may go on: one condition for each round."""
    p = scene.palette
    left, top, width, height = CONDITIONS
    width = width * 2 / max(count, 2)
    x = left + n * (width + 0.14)
    active = condition.round == round_
    outline = box(x, top, width, height, 0.2)
    scene.panel(
        x, top, width, height, p.paper if active else mix(p.paper, p.water, 0.45), p.gold if active else p.line, 0.2
    )
    scene.disc(x + 0.42, top + 0.42, 0.28, p.gold if active else p.paper_muted)
    scene.text(x + 0.42, top + 0.43, str(condition.round), 0.34, p.paper_ink if active else p.paper, BOLD)
    heading = text("view-round", round=condition.round)
    scene.text(x + 0.82, top + 0.42, heading, 0.26, p.paper_ink, BOLD, "left")
    scene.icon("lake", x + width - 0.42, top + 0.42, 0.44)
    words = capitalized(describe_rules(condition.effect))
    for k, line in enumerate(wrap(words, round(width * 8.2), 3)):
        scene.text(x + 0.22, top + 0.88 + k * 0.27, line, 0.21, p.paper_ink, align="left")
    title = text("view-condition", round=condition.round)
    status = text("view-condition-now" if active else "view-condition-other")
    scene.spot(f"condition:{condition.id}", outline, title, f"{words}. {status}")


def _pasture(scene: Scene, cattle: tuple[int, ...], names: tuple[str, ...]) -> None:
    p = scene.palette
    left, top, width, height = PASTURE
    meadow = "#8fbf5f" if not p.dark else "#4f7a38"
    outline = box(left, top, width, height, 0.4)
    scene.polygon([(x + 0.03, y + 0.08) for x, y in outline], p.shadow)
    scene.polygon(outline, mix(meadow, "#1d3a10", 0.3))
    scene.polygon(box(left + 0.07, top + 0.07, width - 0.14, height - 0.14, 0.35), meadow)
    if not any(cattle):
        scene.icon("pasture", left + width / 2, top + height / 2, 0.8, "#7a5630")
    herd = [(seat, count) for seat, count in enumerate(cattle) if count]
    for n, (seat, count) in enumerate(herd):
        colours = p.seats[seat]
        x, y = left + 0.5 + n % 2 * 1.1, top + 0.5 + n // 2 * 0.64
        scene.disc(x, y, 0.28, mix(colours.fill, "#ffffff", 0.72), colours.edge, 0.03)
        scene.icon("cattle", x, y - 0.01, 0.42, colours.fill)
        scene.text(x + 0.5, y + 0.01, f"{colours.letter}{count}", 0.28, "#1d3a10" if not p.dark else "#e4f3d8", BOLD)
    told = ", ".join(f"{names[seat]} {count}" for seat, count in herd)
    words = text("view-pasture", cattle=told or text("view-nobody"))
    scene.spot("lake:pasture", outline, text("view-lake-pasture"), words)
