"""What the rules of Artifacts look up, made once per box."""

from typing import Final

from ....components import vocabulary as w
from ....components.effects import Effect
from ....components.expansions.artifacts import artifact_box
from ....components.expansions.artifacts.tables import ArtifactSide, LakeSpace
from ...tables import T_CARD_PAYMENT, Tables, payment_joker
from .codes import ARTIFACT_POINTS
from .state import LAKE_SIDES

SPECIAL_TILE: Final = "special"


class ArtifactTables:
    """The tables of Artifacts as flat tuples of integers and effects."""

    def __init__(self, t: Tables) -> None:
        box = t.box
        own = artifact_box(box)
        sides: list[list[LakeSpace]] = [[], [], []]
        for space in sorted(own.lake, key=lambda space: space.position):
            sides[LAKE_SIDES.index(space.side)].append(space)
        nothing: Effect = (w.NONE,)
        self.coast = tuple((nothing, *(space.coast_effect for space in side)) for side in sides)
        self.water = tuple((nothing, *(space.boat_effect for space in side)) for side in sides)
        self.condition_ids = tuple(condition.id for condition in own.lake_conditions)
        self.condition_round = tuple(condition.round for condition in own.lake_conditions)
        self.condition_rules = tuple(condition.effect for condition in own.lake_conditions)
        self.artifacts = own.artifacts
        self.artifact_ids = tuple(artifact.id for artifact in own.artifacts)
        self.artifact_piece = tuple(artifact.piece for artifact in own.artifacts)
        self.price_ids = tuple(tile.id for tile in own.price_tiles)
        self.price_position = tuple(tile.order_position for tile in own.price_tiles)
        self.price_cost = tuple(tile.cost for tile in own.price_tiles)
        self.solo_unrevealed_a_vp = box.constant("solo_unrevealed_a_vp_artifacts")
        self.lake_ship_steps = box.constant("lake_ship_steps")
        self.special_tile = t.tile_ids.index(SPECIAL_TILE)
        upper = next((half for half in own.special_tile if half.kind == "site"), None)
        if upper is not None:
            t.site_gain[self.special_tile * 2] = upper.on_develop
        markers = {(m.variant, m.scoring): m.vp for m in box.scoring_markers if m.set == "artifacts"}
        self.marker_vp = tuple(markers.get(("normal", n), 0) for n in (1, 2, 3, 4))
        self.improved_marker_vp = tuple(markers.get(("improved", n), 0) for n in (1, 2, 3, 4))
        self.jokers = _jokers(t, own.artifacts)


def _jokers(t: Tables, artifacts: tuple[ArtifactSide, ...]) -> dict[tuple[int, int], int]:
    """By artifact and level: bits of what replaces resources in a payment."""
    jokers: dict[tuple[int, int], int] = {}
    for number, artifact in enumerate(artifacts):
        for level, rules in enumerate((artifact.basic, artifact.advanced)):
            for rule in rules:
                if rule[0] == w.ON and rule[1] == T_CARD_PAYMENT:
                    trades = rule[3][1] if rule[3][0] == w.ALT else (rule[3],)
                    jokers[number, level] = t.add_jokers(
                        [payment_joker(trade, ARTIFACT_POINTS, "artifact") for trade in trades]
                    )
    return jokers


def tables_of(t: Tables) -> ArtifactTables:
    """The tables of Artifacts."""
    own: ArtifactTables = t.expansions["artifacts"]
    return own
