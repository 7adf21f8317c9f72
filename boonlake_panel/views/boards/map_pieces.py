"""What lies and stands on the map: tiles with their sites, pieces, cattle, ships, locks passed, covered regions."""

from typing import Any

from ...components import vocabulary as w
from ...components.describe import describe
from ...components.tables import Lock, Region, RiverSpace, Space, Tile
from ...components.titles import tile_sites
from ...components.vocabulary import HALVES
from ...expansions import expansion_modules
from ...texts.messages import capitalized, text
from ..drawing.effect_icons import draw_row, tokens
from ..drawing.palette import faded, mix
from ..drawing.paths import box, circle, hexagon, rounded
from ..drawing.scene import BOLD, Scene
from .map_ground import LABELS
from .map_sites import Names, RiverTile, draw_cattle, draw_site, space_title
from .snapshot import Snapshot

EXPANSION_LAYERS = expansion_modules("views.boards", "map_layer")
NEXT_TILE = (16.6, 11.6)
"""Where the tile that has just been revealed lies until it is laid."""


def draw_pieces(scene: Scene, shot: Snapshot) -> None:
    """Everything on the map that can change."""
    tiles = {tile.id: tile for tile in shot.box.tiles}
    layers = [layer for name, layer in EXPANSION_LAYERS.items() if shot.position["setup"][name]]
    for space in shot.box.spaces:
        placed = shot.position["map"].get(str(space.number))
        name = f"space:{space.number}"
        if placed is None:
            scene.part(name, _free_space, space)
        elif placed["tile"] not in tiles:
            for layer in layers:
                layer.draw_own_tile(scene, name, shot, space, placed)
        elif tiles[placed["tile"]].sites:
            scene.part(name, draw_building_tile, shot.names, space, tiles[placed["tile"]], placed)
        else:
            scene.part(name, draw_pasture, shot.names, space, placed)
    for region in shot.box.regions:
        scene.part(f"region:{region.id}", draw_region_label, region, region.id in shot.position["covered"])
    for lock in shot.box.locks:
        scene.part(f"lock:{lock.id}", _lock, lock, lock.id in shot.position["locks"], shot.position["round"])
    ships: dict[str, list[int]] = {}
    for seat, player in enumerate(shot.position["players"]):
        ships.setdefault(player["ship"], []).append(seat)
    river_tiles = {id_: tile for layer in layers for id_, tile in layer.river_tiles(shot).items()}
    for river in shot.box.river:
        tile = river_tiles.get(river.id)
        scene.part(f"river:{river.id}", _river_space, shot.names, river, ships.get(river.id, []), tile)
    agenda = shot.position["agenda"]
    if agenda and agenda[-1]["step"] == "place":
        scene.part("to lay", _tile_to_lay, shot.names, tiles[agenda[-1]["tile"]])


def _free_space(scene: Scene, space: Space) -> None:
    reward = describe(space.reward)
    words = text("view-space-free-none") if space.reward[0] == w.NONE else text("view-space-free", reward=reward)
    scene.spot(f"space:{space.number}", hexagon(space.x, space.y, 0.93), space_title(space), words)


def draw_building_tile(scene: Scene, names: Names, space: Space, tile: Tile, placed: dict[str, Any]) -> None:
    p = scene.palette
    x, y = space.x, space.y
    region = p.regions[space.region]
    scene.polygon(rounded(hexagon(x + 0.02, y + 0.07, 0.9), 0.1), p.shadow)
    scene.polygon(rounded(hexagon(x, y, 0.9), 0.1), p.paper_edge)
    scene.polygon(rounded(hexagon(x, y - 0.01, 0.855), 0.09), p.paper)
    scene.text(x, y - 0.72, str(space.number or ""), 0.22, mix(region.ink, p.paper_ink, 0.6 if p.dark else 0.0), BOLD)
    scene.spot(
        f"space:{space.number}", hexagon(x, y, 0.93), space_title(space), text("view-tile", tile=tile_sites(tile))
    )
    for half, site in enumerate(tile.sites):
        centre = y + (0.03 if len(tile.sites) == 1 else (-0.3, 0.36)[half])
        draw_site(scene, names, space, site, HALVES[half], centre, placed.get(HALVES[half]))


def _tile_to_lay(scene: Scene, names: Names, tile: Tile) -> None:
    p = scene.palette
    x, y = NEXT_TILE
    scene.panel(x - 1.2, y - 1.6, 2.3, 2.85, p.panel, p.gold, 0.2)
    scene.text(x - 0.05, y - 1.22, text("view-tile-to-lay"), 0.3, p.ink, BOLD)
    place = Space(0, 0, 0, x - 0.05, y + 0.12, "unknown", 0, (w.NONE,), False, (), "", "")
    draw_building_tile(scene, names, place, tile, {})
    scene.spots.clear()
    scene.spot(
        "to lay", hexagon(x - 0.05, y + 0.12, 0.93), text("view-tile-to-lay"), text("view-tile", tile=tile_sites(tile))
    )


def draw_pasture(scene: Scene, names: Names, space: Space, placed: dict[str, Any]) -> None:
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
            draw_cattle(scene, cattle[n], cx, cy)
        else:
            scene.disc(cx, cy, 0.16, faded("#1d3a10", 0.14))
    scene.text(x, y + 0.76, str(space.number or ""), 0.2, "#1d3a10" if not p.dark else "#e4f3d8", BOLD)
    owners = ", ".join(f"{names[seat]} {count}" for seat, count in enumerate(placed.get("cattle", [])) if count)
    words = text("view-pasture", cattle=owners or text("view-nobody"))
    scene.spot(f"space:{space.number}", hexagon(x, y, 0.93), space_title(space), words)


def draw_region_label(scene: Scene, record: Region, covered: bool) -> None:
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
    scene.spot(f"lock:{lock.id}", circle(lock.x, lock.y, 0.28), text("view-lock-title"), words)


def _river_space(scene: Scene, names: Names, space: RiverSpace, here: list[int], tile: RiverTile | None) -> None:
    if tile:
        tile.draw(scene, space, tile.record)
    for n, seat in enumerate(here):
        shift = (n - (len(here) - 1) / 2) * 0.46
        _ship(scene, seat, space.x + shift, space.y - 0.22 - 0.06 * abs(shift))
    _river_spot(scene, names, space, here, tile)


def _ship(scene: Scene, seat: int, x: float, y: float) -> None:
    colours = scene.palette.seats[seat]
    outline = [(x - 0.42, y + 0.12), (x + 0.42, y + 0.12), (x + 0.26, y + 0.42), (x - 0.26, y + 0.42)]
    scene.polygon([(px + 0.03, py + 0.08) for px, py in outline], faded("#000000", 0.35))
    scene.icon("ship", x, y, 0.86, colours.fill)
    scene.text(x, y + 0.29, colours.letter, 0.23, colours.ink, BOLD)


def _river_spot(scene: Scene, names: Names, space: RiverSpace, here: list[int], tile: RiverTile | None) -> None:
    words = [] if space.reward[0] == w.NONE else [capitalized(describe(space.reward))]
    if tile:
        words.append(text(tile.message))
    if space.start:
        words.append(text("view-river-end" if space.start == "end" else "view-river-start"))
    if space.shared and not space.start:
        words.append(text("view-river-shared"))
    if here:
        words.append(text("view-river-ships", names=", ".join(names[seat] for seat in here)))
    title = text("view-river-harbour" if space.harbour else "view-river")
    scene.spot(f"river:{space.id}", circle(space.x, space.y, 0.47), title, ". ".join(words))
