"""A drawn picture of a single component, as SVG text: for notebooks, galleries and reports."""

from typing import Any

from ...components.box import Box
from ...components.describe import describe_category
from ...components.solo_tables import SoloTile
from ...components.tables import Card, Lever, Region, RiverSpace, ScoringTile, Space, Strip, Tile
from ...expansions import expansion_modules
from ...texts.messages import capitalized
from ..boards.action_board import draw_strip
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
from .framing import HEXAGON, Draw, Window, nowhere
from .plates import PLATES, draw_lever, draw_plate, draw_solo_tile


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


def _tile(scene: Scene, tile: Tile, box: Box | None) -> Window:
    if tile.sites:
        draw_building_tile(scene, (), nowhere(), tile, {})
    else:
        draw_pasture(scene, (), nowhere(), {})
    return HEXAGON


def _space(scene: Scene, space: Space, box: Box | None) -> Window:
    draw_space(scene, space)
    left, top, wide, high = HEXAGON
    return space.x + left - 0.05, space.y + top, wide + 0.1, high + 0.05


def _river(scene: Scene, space: RiverSpace, box: Box | None) -> Window:
    draw_river_space(scene, space)
    return space.x - 0.65, space.y - 0.95, 1.3, 1.55


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


DRAWN: dict[type, Draw] = {
    Card: _card,
    Tile: _tile,
    Space: _space,
    RiverSpace: _river,
    Region: _region,
    ScoringTile: _scoring_tile,
    Strip: _strip,
    Lever: draw_lever,
    SoloTile: draw_solo_tile,
}
for _module in expansion_modules("views.boards", "components").values():
    DRAWN.update(_module.DRAWN)
"""How components are drawn that lie on a board; all others are plates."""
