"""Building sites and the pieces on them, wherever they are drawn."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...components.describe import describe
from ...components.tables import RiverSpace, Site, Space
from ...texts.messages import capitalized, text
from ..drawing.effect_icons import Token, draw_row, row_width, tokens
from ..drawing.palette import PURPLE, faded, mix
from ..drawing.paths import box, circle
from ..drawing.scene import BOLD, Scene

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RiverTile:
    """A tile that an expansion lays on a river space: how it is drawn, and the message that tells of it."""

    draw: Callable[[Scene, RiverSpace, Any], None]
    record: Any
    message: str


def space_title(space: Space) -> str:
    return text("view-space", number=space.number, region=text(f"region-{space.region}"))


def draw_site(
    scene: Scene, names: Names, space: Space, site: Site, half: str, y: float, piece: dict[str, Any] | None
) -> None:
    """A building site with its cost and gain, or the piece on it."""
    p = scene.palette
    x = space.x
    tint = p.regions[space.region].glow if not p.dark else p.site
    outline = box(x - 0.67, y - 0.29, 1.34, 0.58, 0.14)
    scene.polygon(outline, mix(p.paper, tint, 0.55), p.paper_edge, 0.018)
    bonus = tokens(site.settlement)
    words = [text("view-site-cost", cost=describe(site.cost), gain=describe(site.gain))]
    if bonus:
        words.append(text("view-site-settlement", effect=describe(site.settlement)))
    if piece:
        _piece(scene, piece, x - (0.24 if bonus else 0.0), y)
        kind = text(f"piece-{piece['piece']}")
        words.append(capitalized(text("view-site-piece", name=names[piece["seat"]], piece=kind)))
        if bonus and piece["piece"] != "settlement":
            draw_row(scene, [Token("", "settlement"), *bonus], x + 0.36, y, 0.2, p.paper_ink)
    else:
        _site_icons(scene, site, x, y)
    title = text("view-site", space=space.number, half=text(f"half-{half}"))
    scene.spot(f"site:{space.number}.{half}", outline, title, ". ".join(words))


def _site_icons(scene: Scene, site: Site, x: float, y: float) -> None:
    p = scene.palette
    cost = tokens(site.cost)
    row = [*cost, *([Token(icon="arrow")] if cost else []), *tokens(site.gain)]
    bonus = tokens(site.settlement)
    if not row and not bonus:
        scene.polygon(circle(x, y, 0.13, 14), faded(p.paper_muted, 0.12), faded(p.paper_muted, 0.5), 0.02)
        return
    size = min(0.34, 1.24 / max(row_width(row, 1.0), 0.1))
    if bonus:
        draw_row(scene, row, x, y - 0.1, min(size, 0.28), p.paper_ink)
        draw_row(scene, [Token("", "settlement"), *bonus], x, y + (0.16 if row else 0.0), 0.21, p.paper_ink)
    else:
        draw_row(scene, row, x, y, size, p.paper_ink)


def _piece(scene: Scene, piece: dict[str, Any], x: float, y: float) -> None:
    """A piece on a disc of its owner's colours; the purple inhabitant keeps its own."""
    seat = scene.palette.seats[piece["seat"]]
    purple = piece["piece"] == "purple"
    kind = "inhabitant" if purple else piece["piece"]
    scene.polygon(circle(x + 0.02, y + 0.05, 0.3), scene.palette.shadow)
    scene.disc(x, y, 0.29, mix(seat.fill, "#ffffff", 0.72), seat.edge, 0.035)
    scene.icon(kind, x - 0.03, y - 0.01, 0.46, PURPLE if purple else seat.fill)
    scene.disc(x + 0.21, y + 0.17, 0.12, seat.edge)
    scene.text(x + 0.21, y + 0.175, seat.letter, 0.17, "#ffffff", BOLD)


def draw_cattle(scene: Scene, owner: int, x: float, y: float) -> None:
    """A head of cattle with the letter of its owner."""
    seat = scene.palette.seats[owner]
    scene.disc(x, y, 0.23, mix(seat.fill, "#ffffff", 0.72), seat.edge, 0.03)
    scene.icon("cattle", x, y - 0.01, 0.35, seat.fill)
    scene.disc(x + 0.17, y + 0.14, 0.1, seat.edge)
    scene.text(x + 0.17, y + 0.145, seat.letter, 0.14, "#ffffff", BOLD)
