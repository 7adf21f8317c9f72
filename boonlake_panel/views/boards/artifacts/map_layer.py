"""What the expansion Artifacts lays on the map: the special building tile and the harbour tiles."""

import math
from typing import Any

from ....components import vocabulary as w
from ....components.expansions.artifacts import artifact_box
from ....components.expansions.artifacts.tables import HarbourTile, SpecialHalf
from ....components.tables import RiverSpace, Site, Space
from ....components.vocabulary import HALVES
from ....texts.messages import text
from ...drawing.effect_icons import draw_row, row_width, tokens
from ...drawing.palette import PURPLE, mix
from ...drawing.paths import box, circle, hexagon, rounded
from ...drawing.scene import BOLD, Scene
from ..map_sites import Names, RiverTile, draw_cattle, draw_site, space_title
from ..snapshot import Snapshot


def draw_own_tile(scene: Scene, name: str, shot: Snapshot, space: Space, placed: dict[str, Any]) -> None:
    """A tile that is no building tile of the base game."""
    owner = shot.position["expansion"]["special_tile"]["owner"]
    scene.part(name, draw_special_tile, shot.names, space, artifact_box(shot.box).special_tile, placed, owner)


def river_tiles(shot: Snapshot) -> dict[str, RiverTile]:
    """The harbour tiles by river space."""
    tiles = artifact_box(shot.box).harbour_tiles
    return {tile.river_space: RiverTile(draw_harbour_tile, tile, "view-harbour-tile") for tile in tiles}


def draw_special_tile(
    scene: Scene, names: Names, space: Space, halves: tuple[SpecialHalf, ...], placed: dict[str, Any], owner: int
) -> None:
    """A site above and a pasture below; only its owner may use them."""
    p = scene.palette
    x, y = space.x, space.y
    meadow = "#8fbf5f" if not p.dark else "#4f7a38"
    scene.polygon(rounded(hexagon(x + 0.02, y + 0.07, 0.9), 0.1), p.shadow)
    scene.polygon(rounded(hexagon(x, y, 0.9), 0.1), PURPLE)
    scene.polygon(rounded(hexagon(x, y - 0.01, 0.84), 0.09), p.paper)
    scene.polygon(box(x - 0.67, y + 0.04, 1.34, 0.46, 0.14), meadow, mix(meadow, "#1d3a10", 0.5), 0.02)
    scene.text(x, y - 0.7, str(space.number or ""), 0.22, PURPLE, BOLD)
    if owner >= 0:
        colours = p.seats[owner]
        scene.disc(x, y + 0.66, 0.15, colours.fill, colours.edge, 0.03)
        scene.text(x, y + 0.665, colours.letter, 0.18, colours.ink, BOLD)
    herd = sum(placed.get("cattle", []))
    for n in range(min(herd, 5)):
        draw_cattle(scene, owner, x + (n - (min(herd, 5) - 1) / 2) * (0.5 if herd < 3 else 0.27), y + 0.27)
    if not herd:
        scene.icon("pasture", x, y + 0.27, 0.32, "#7a5630")
    words = text("view-special-tile", name=names[owner], count=herd)
    scene.spot(f"space:{space.number}", hexagon(x, y, 0.93), space_title(space), words)
    upper = next(half for half in halves if half.kind == "site")
    site = Site((w.NONE,), upper.on_develop, (w.NONE,))
    draw_site(scene, names, space, site, HALVES[0], y - 0.3, placed.get(HALVES[0]))


def draw_harbour_tile(scene: Scene, space: RiverSpace, tile: HarbourTile) -> None:
    """A tile with eight corners around the reward: who jumps over this harbour may take it too."""
    p = scene.palette
    corners = [
        (space.x + 0.52 * math.cos(math.radians(22.5 + 45 * k)), space.y + 0.52 * math.sin(math.radians(22.5 + 45 * k)))
        for k in range(8)
    ]
    scene.polygon([(px + 0.02, py + 0.07) for px, py in corners], p.shadow)
    scene.polygon(corners, PURPLE, "#ffffff", 0.035)
    scene.polygon(circle(space.x, space.y, 0.39), p.paper)
    row = tokens(tile.reward)
    draw_row(scene, row, space.x, space.y, min(0.36, 0.66 / row_width(row, 1.0)), p.paper_ink)
    scene.disc(space.x + 0.36, space.y - 0.34, 0.17, "#123a55")
    scene.icon("anchor", space.x + 0.36, space.y - 0.34, 0.22, "#ffffff")
