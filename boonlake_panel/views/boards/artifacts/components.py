"""Single components of Artifacts as pictures."""

from ....components.box import Box
from ....components.expansions.artifacts import artifact_box
from ....components.expansions.artifacts.tables import (
    ArtifactSide,
    HarbourTile,
    LakeCondition,
    LakeSpace,
    PriceTile,
    SpecialHalf,
)
from ....components.tables import RiverSpace
from ...components.framing import HEXAGON, Draw, Window, nowhere
from ...components.plates import draw_plate
from ...drawing.scene import Scene
from .artifact_board import draw_artifact, draw_price, price_width
from .lake_board import CONDITIONS, draw_condition, draw_lake_space, lake_outline
from .map_layer import draw_harbour_tile, draw_special_tile


def _special(scene: Scene, half: SpecialHalf, box: Box | None) -> Window:
    draw_special_tile(scene, ("",), nowhere(), artifact_box(box).special_tile if box else (half,), {}, -1)
    return HEXAGON


def _harbour(scene: Scene, tile: HarbourTile, box: Box | None) -> Window:
    place = RiverSpace(tile.river_space, "trunk_before", 1, True, False, tile.reward, "", 0.0, 0.0, "", "")
    draw_harbour_tile(scene, place, tile)
    return -0.65, -0.65, 1.3, 1.35


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
    SpecialHalf: _special,
    HarbourTile: _harbour,
    ArtifactSide: _artifact,
    PriceTile: _price,
    LakeSpace: _lake,
    LakeCondition: _condition,
}
"""How each component is drawn."""
