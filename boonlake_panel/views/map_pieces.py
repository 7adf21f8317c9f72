"""What lies and stands on the map: tiles with their sites, pieces, cattle, ships, locks passed, covered regions."""

from typing import Any

from ..components import words as w
from ..components.describe import describe
from ..components.tables import Lock, Region, RiverSpace, Site, Space, Tile
from ..components.texts import capitalized
from .effect_icons import Token, draw_row, row_width, tokens
from .map_ground import LABELS
from .palette import faded, mix
from .paths import box, circle, hexagon, rounded
from .scene import BOLD, Scene
from .snapshot import Snapshot
from .words import text

Names = tuple[str, ...]
HALVES = ("upper", "lower")
NEXT_TILE = (17.0, 11.6)
"""Where the tile that has just been revealed lies until it is laid."""


def draw_pieces(scene: Scene, shot: Snapshot) -> None:
    """Everything on the map that can change."""
    tiles = {tile.id: tile for tile in shot.box.tiles}
    for space in shot.box.spaces:
        placed = shot.position["map"].get(str(space.number))
        name = f"space:{space.number}"
        if placed is None:
            scene.part(name, _free_space, space)
        elif tiles[placed["tile"]].sites:
            scene.part(name, _building_tile, shot.names, space, tiles[placed["tile"]], placed)
        else:
            scene.part(name, _pasture, shot.names, space, placed)
    for region in shot.box.regions:
        scene.part(f"region:{region.id}", _region_label, region, region.id in shot.position["covered"])
    for lock in shot.box.locks:
        scene.part(f"lock:{lock.id}", _lock, lock, lock.id in shot.position["locks"], shot.position["round"])
    ships: dict[str, list[int]] = {}
    for seat, player in enumerate(shot.position["players"]):
        ships.setdefault(player["ship"], []).append(seat)
    for river in shot.box.river:
        scene.part(f"river:{river.id}", _river_space, shot.names, river, ships.get(river.id, []))
    agenda = shot.position["agenda"]
    if agenda and agenda[-1]["step"] == "place":
        scene.part("to lay", _tile_to_lay, shot.names, tiles[agenda[-1]["tile"]])


def _free_space(scene: Scene, space: Space) -> None:
    reward = describe(space.reward)
    words = text("view-space-free-none") if space.reward[0] == w.NONE else text("view-space-free", reward=reward)
    scene.spot(f"space:{space.number}", hexagon(space.x, space.y, 0.93), _space_title(space), words)


def _space_title(space: Space) -> str:
    return text("view-space", number=space.number, region=text(f"region-{space.region}"))


def _building_tile(scene: Scene, names: Names, space: Space, tile: Tile, placed: dict[str, Any]) -> None:
    p = scene.palette
    x, y = space.x, space.y
    region = p.regions[space.region]
    scene.polygon(rounded(hexagon(x + 0.02, y + 0.07, 0.9), 0.1), p.shadow)
    scene.polygon(rounded(hexagon(x, y, 0.9), 0.1), p.paper_edge)
    scene.polygon(rounded(hexagon(x, y - 0.01, 0.855), 0.09), p.paper)
    scene.text(x, y - 0.72, str(space.number or ""), 0.22, mix(region.ink, p.paper_ink, 0.6 if p.dark else 0.0), BOLD)
    scene.spot(f"space:{space.number}", hexagon(x, y, 0.93), _space_title(space), text("view-tile", tile=tile.id))
    for half, site in enumerate(tile.sites):
        centre = y + (0.03 if len(tile.sites) == 1 else (-0.3, 0.36)[half])
        _site(scene, names, space, site, HALVES[half], centre, placed.get(HALVES[half]))


def _site(
    scene: Scene, names: Names, space: Space, site: Site, half: str, y: float, piece: dict[str, Any] | None
) -> None:
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


def _tile_to_lay(scene: Scene, names: Names, tile: Tile) -> None:
    p = scene.palette
    x, y = NEXT_TILE
    scene.panel(x - 1.2, y - 1.6, 2.3, 2.85, p.panel, p.gold, 0.2)
    scene.text(x - 0.05, y - 1.22, text("view-tile-to-lay"), 0.3, p.ink, BOLD)
    place = Space(0, 0, 0, x - 0.05, y + 0.12, "unknown", 0, (w.NONE,), False, (), "", "")
    _building_tile(scene, names, place, tile, {})
    scene.spots.clear()
    scene.spot("to lay", hexagon(x - 0.05, y + 0.12, 0.93), text("view-tile-to-lay"), text("view-tile", tile=tile.id))


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
    seat = scene.palette.seats[piece["seat"]]
    kind = piece["piece"] if piece["piece"] in ("house", "settlement") else "inhabitant"
    scene.polygon(circle(x + 0.02, y + 0.05, 0.3), scene.palette.shadow)
    scene.disc(x, y, 0.29, mix(seat.fill, "#ffffff", 0.72), seat.edge, 0.035)
    scene.icon(kind, x - 0.03, y - 0.01, 0.46, seat.fill)
    scene.disc(x + 0.21, y + 0.17, 0.12, seat.edge)
    scene.text(x + 0.21, y + 0.175, seat.letter, 0.17, "#ffffff", BOLD)


def _pasture(scene: Scene, names: Names, space: Space, placed: dict[str, Any]) -> None:
    p = scene.palette
    x, y = space.x, space.y
    meadow = "#8fbf5f" if not p.dark else "#4f7a38"
    scene.polygon(rounded(hexagon(x + 0.02, y + 0.07, 0.9), 0.1), p.shadow)
    scene.polygon(rounded(hexagon(x, y, 0.9), 0.1), mix(meadow, "#1d3a10", 0.45))
    scene.polygon(rounded(hexagon(x, y - 0.01, 0.85), 0.09), meadow)
    scene.polygon(rounded(hexagon(x, y - 0.01, 0.7), 0.08), mix(meadow, "#ffffff", 0.14))
    scene.icon("pasture", x, y - 0.58, 0.3, "#7a5630")
    cattle = [seat for seat, count in enumerate(placed.get("cattle", [])) for _ in range(count)]
    for n in range(4):
        cx, cy = x + (-0.27, 0.27)[n % 2], y + (-0.15, 0.37)[n // 2]
        if n < len(cattle):
            seat = p.seats[cattle[n]]
            scene.disc(cx, cy, 0.23, mix(seat.fill, "#ffffff", 0.72), seat.edge, 0.03)
            scene.icon("cattle", cx, cy - 0.01, 0.35, seat.fill)
            scene.disc(cx + 0.17, cy + 0.14, 0.1, seat.edge)
            scene.text(cx + 0.17, cy + 0.145, seat.letter, 0.14, "#ffffff", BOLD)
        else:
            scene.disc(cx, cy, 0.16, faded("#1d3a10", 0.14))
    scene.text(x, y + 0.76, str(space.number), 0.2, "#1d3a10" if not p.dark else "#e4f3d8", BOLD)
    owners = ", ".join(f"{names[seat]} {count}" for seat, count in enumerate(placed.get("cattle", [])) if count)
    words = text("view-pasture", cattle=owners or text("view-nobody"))
    scene.spot(f"space:{space.number}", hexagon(x, y, 0.93), _space_title(space), words)


def _region_label(scene: Scene, record: Region, covered: bool) -> None:
    p = scene.palette
    name = record.id
    region = p.regions[name]
    x, y = LABELS[name]
    ink = region.ink if not p.dark else mix(region.space, "#000000", 0.25)
    scene.panel(x - 1.1, y - 0.52, 2.2, 1.04, ink, mix(ink, "#ffffff", 0.5), 0.22)
    scene.text(x, y - 0.24, record.label, 0.36, "#ffffff", BOLD)
    scene.polygon(box(x - 0.55, y - 0.02, 1.1, 0.44, 0.2), p.paper if not covered else mix(ink, "#ffffff", 0.35))
    if covered:
        scene.icon("cross", x, y + 0.2, 0.34, "#ffffff")
    else:
        draw_row(scene, tokens(record.reward), x, y + 0.2, 0.32, p.paper_ink)
    words = text("view-region-covered") if covered else text("view-region-text", reward=describe(record.reward))
    outline = box(x - 1.1, y - 0.52, 2.2, 1.04, 0.22)
    scene.spot(f"region:{name}", outline, record.label, words)


def _lock(scene: Scene, lock: Lock, passed: bool, round_: int) -> None:
    scorings = dict(zip(lock.rounds, lock.interim_scoring, strict=True))
    scoring = scorings.get(round_, lock.interim_scoring[0])
    active = round_ in scorings and not passed
    scene.disc(lock.x, lock.y, 0.25, "#7a1f1f" if active else "#6b6f73", "#ffffff", 0.035)
    if passed:
        scene.icon("check", lock.x, lock.y, 0.28, "#ffffff")
    else:
        scene.text(lock.x, lock.y + 0.01, str(scoring), 0.3, "#ffffff", BOLD)
    words = text("view-lock-passed") if passed else text("view-lock-text", scoring=scoring)
    scene.spot(f"lock:{lock.id}", circle(lock.x, lock.y, 0.28), text("view-lock", id=lock.id), words)


def _river_space(scene: Scene, names: Names, space: RiverSpace, here: list[int]) -> None:
    for n, seat in enumerate(here):
        shift = (n - (len(here) - 1) / 2) * 0.46
        _ship(scene, seat, space.x + shift, space.y - 0.22 - 0.06 * abs(shift))
    _river_spot(scene, names, space, here)


def _ship(scene: Scene, seat: int, x: float, y: float) -> None:
    colours = scene.palette.seats[seat]
    outline = [(x - 0.42, y + 0.12), (x + 0.42, y + 0.12), (x + 0.26, y + 0.42), (x - 0.26, y + 0.42)]
    scene.polygon([(px + 0.03, py + 0.08) for px, py in outline], faded("#000000", 0.35))
    scene.icon("ship", x, y, 0.86, colours.fill)
    scene.text(x, y + 0.29, colours.letter, 0.23, colours.ink, BOLD)


def _river_spot(scene: Scene, names: Names, space: RiverSpace, here: list[int]) -> None:
    words = [] if space.reward[0] == w.NONE else [capitalized(describe(space.reward))]
    if space.start:
        words.append(text("view-river-end" if space.start == "end" else "view-river-start"))
    if space.shared and not space.start:
        words.append(text("view-river-shared"))
    if here:
        words.append(text("view-river-ships", names=", ".join(names[seat] for seat in here)))
    title = text("view-river-harbour" if space.harbour else "view-river", id=space.id)
    scene.spot(f"river:{space.id}", circle(space.x, space.y, 0.47), title, ". ".join(words))
