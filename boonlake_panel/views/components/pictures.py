"""A drawn picture of a single component, as SVG text: for notebooks, galleries and reports."""

from collections.abc import Callable
from typing import Any

from ...components import vocabulary as w
from ...components.box import Box
from ...components.describe import describe_category
from ...components.expansion_tables import (
    ArtifactSide,
    HarbourTile,
    LakeCondition,
    LakeSpace,
    PriceTile,
    SoloTile,
    SpecialHalf,
)
from ...components.tables import Card, Lever, Region, RiverSpace, ScoringTile, Space, Strip, Tile
from ...texts.messages import capitalized
from ..boards.action_board import draw_strip
from ..boards.artifacts.artifact_board import draw_artifact, draw_price, price_width
from ..boards.artifacts.lake_board import CONDITIONS, draw_condition, draw_lake_space, lake_outline
from ..boards.artifacts.map_layer import draw_harbour_tile, draw_special_tile
from ..boards.card_board import HEIGHT as CARD_HEIGHT
from ..boards.card_board import WIDTH as CARD_WIDTH
from ..boards.card_board import draw_card
from ..boards.map_ground import LABELS, draw_river_space, draw_space
from ..boards.map_pieces import draw_building_tile, draw_pasture, draw_region_label
from ..boards.scoring_board import HEIGHT as TILE_HEIGHT
from ..boards.scoring_board import WIDTH as TILE_WIDTH
from ..boards.scoring_board import draw_scoring_tile
from ..drawing.palette import LIGHT, Palette
from ..drawing.scene import Scene
from ..drawing.svg import svg
from ..drawing.wrapping import wrap
from .plates import PLATES, draw_lever, draw_plate, draw_solo_tile

Window = tuple[float, float, float, float]
Draw = Callable[[Scene, Any, Box | None], Window]
"""Draws a component and says where in the scene it lies."""


def component_picture(
    record: Any, title: str = "", palette: Palette = LIGHT, width: int = 240, box: Box | None = None
) -> str:
    """A component as SVG text, in the current language; `box` is needed where neighbours are drawn too."""
    scene = Scene(palette)
    window = DRAWN.get(type(record), draw_plate)(scene, record, box)
    return svg([scene], window, title, width)


def is_drawn(record: Any) -> bool:
    """Whether a record is something one can see: points of a line and plain numbers are not."""
    return type(record) in DRAWN or type(record) in PLATES


def _card(scene: Scene, card: Card, box: Box | None) -> Window:
    draw_card(scene, card, 0.06, 0.06, 1.0)
    return 0.0, 0.0, CARD_WIDTH + 0.15, CARD_HEIGHT + 0.18


def _nowhere(x: float = 0.0, y: float = 0.0) -> Space:
    """A space that lies in no region and has no number."""
    return Space(0, 0, 0, x, y, "unknown", 0, (w.NONE,), False, (), "", "")


HEXAGON: Window = (-0.95, -1.02, 1.9, 2.06)


def _tile(scene: Scene, tile: Tile, box: Box | None) -> Window:
    if tile.sites:
        draw_building_tile(scene, (), _nowhere(), tile, {})
    else:
        draw_pasture(scene, (), _nowhere(), {})
    return HEXAGON


def _special(scene: Scene, half: SpecialHalf, box: Box | None) -> Window:
    draw_special_tile(scene, ("",), _nowhere(), box.special_tile if box else (half,), {}, -1)
    return HEXAGON


def _space(scene: Scene, space: Space, box: Box | None) -> Window:
    draw_space(scene, space)
    left, top, wide, high = HEXAGON
    return space.x + left - 0.05, space.y + top, wide + 0.1, high + 0.05


def _river(scene: Scene, space: RiverSpace, box: Box | None) -> Window:
    draw_river_space(scene, space)
    return space.x - 0.65, space.y - 0.95, 1.3, 1.55


def _harbour(scene: Scene, tile: HarbourTile, box: Box | None) -> Window:
    place = RiverSpace(tile.river_space, "trunk_before", 1, True, False, tile.reward, "", 0.0, 0.0, "", "")
    draw_harbour_tile(scene, place, tile)
    return -0.65, -0.65, 1.3, 1.35


def _region(scene: Scene, region: Region, box: Box | None) -> Window:
    draw_region_label(scene, region, False)
    x, y = LABELS[region.id]
    return x - 1.2, y - 0.62, 2.4, 1.3


def _scoring_tile(scene: Scene, tile: ScoringTile, box: Box | None) -> Window:
    draw_scoring_tile(scene, 0, tile, [], (), ())
    lines = wrap(capitalized(describe_category(tile.category)), 28, 6)
    for n, line in enumerate(lines):
        scene.text(0.4, 3.25 + n * 0.3, line, 0.22, scene.palette.paper_ink, align="left")
    return 0.05, 0.05, TILE_WIDTH - 0.02, TILE_HEIGHT + 0.12


def _strip(scene: Scene, strip: Strip, box: Box | None) -> Window:
    if box is not None:
        draw_strip(scene, strip, box.action_board[0], 0.0, False)
    return 1.65, -0.05, 9.1, 1.1


def _artifact(scene: Scene, side: ArtifactSide, box: Box | None) -> Window:
    draw_artifact(scene, side, (0.06, 0.06, 3.4, 3.9), -1, 0, (), (), True)
    return 0.0, 0.0, 3.55, 4.08


def _price(scene: Scene, price: PriceTile, box: Box | None) -> Window:
    width = price_width(price, 0.5)
    draw_price(scene, price, 1.5 - width / 2, 0.5, 0.5)
    return 0.3, 0.0, 2.4, 1.05


def _lake(scene: Scene, space: LakeSpace, box: Box | None) -> Window:
    if box is None:
        return draw_plate(scene, space, box)
    draw_lake_space(scene, box, space)
    outline = lake_outline(box, space)
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return min(xs) - 0.08, min(ys) - 0.08, max(xs) - min(xs) + 0.2, max(ys) - min(ys) + 0.22


def _condition(scene: Scene, condition: LakeCondition, box: Box | None) -> Window:
    draw_condition(scene, condition, 0, 2, condition.round)
    left, top, wide, high = CONDITIONS
    return left - 0.08, top - 0.08, wide + 0.2, high + 0.24


DRAWN: dict[type, Draw] = {
    Card: _card,
    Tile: _tile,
    SpecialHalf: _special,
    Space: _space,
    RiverSpace: _river,
    HarbourTile: _harbour,
    Region: _region,
    ScoringTile: _scoring_tile,
    Strip: _strip,
    ArtifactSide: _artifact,
    PriceTile: _price,
    LakeSpace: _lake,
    LakeCondition: _condition,
    Lever: draw_lever,
    SoloTile: draw_solo_tile,
}
"""How components are drawn that lie on a board; all others are plates."""
