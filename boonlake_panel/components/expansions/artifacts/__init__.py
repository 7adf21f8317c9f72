"""What the expansion Artifacts adds to the box."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...expansion import ExpansionComponents
from ...tables import CARD_COLUMNS, Card
from .tables import ArtifactSide, HarbourTile, LakeCondition, LakeSpace, PriceTile, SpecialHalf

if TYPE_CHECKING:
    from ...box import Box

COMPONENTS = ExpansionComponents(
    tables={
        "artifact_cards": ("artifacts/cards.csv", (*CARD_COLUMNS, "one_time"), Card.read),
        "artifacts": ("artifacts/artifacts.csv", ("piece", "side", "name", "basic_vases", "basic", "advanced_vases", "advanced_replaces_basic", "advanced"), ArtifactSide.read),
        "lake": ("artifacts/lake.csv", ("side", "position", "coast_effect", "boat_effect"), LakeSpace.read),
        "lake_conditions": ("artifacts/lake_conditions.csv", ("id", "round", "slot", "effect"), LakeCondition.read),
        "price_tiles": ("artifacts/price_tiles.csv", ("id", "order_position", "cost"), PriceTile.read),
        "special_tile": ("artifacts/special_tile.csv", ("half", "kind", "on_develop", "capacity", "owner_only"), SpecialHalf.read),
        "harbour_tiles": ("artifacts/harbour_tiles.csv", ("id", "river_space", "reward"), HarbourTile.read),
    },
    cards="artifact_cards",
    sources=("lake", "artifacts"),
    named=("artifacts",),
    rows={
        "artifact_cards": 55,
        "artifacts": 10,
        "lake": 15,
        "lake_conditions": 8,
        "price_tiles": 8,
        "special_tile": 2,
        "harbour_tiles": 4,
    },
    keys={
        "artifact_cards": ("id",),
        "artifacts": ("piece", "side"),
        "lake": ("side", "position"),
        "lake_conditions": ("id",),
        "price_tiles": ("id",),
        "special_tile": ("half",),
        "harbour_tiles": ("id",),
    },
    piece_counts={
        "artifacts:project_cards": "artifact_cards",
        "artifacts:lake_conditions": "lake_conditions",
        "artifacts:price_tiles": "price_tiles",
        "artifacts:harbour_tiles": "harbour_tiles",
    },
    word_constants=frozenset(("artifacts_display",)),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class ArtifactBox:
    """The tables of Artifacts, typed."""

    artifact_cards: tuple[Card, ...]
    artifacts: tuple[ArtifactSide, ...]
    lake: tuple[LakeSpace, ...]
    lake_conditions: tuple[LakeCondition, ...]
    price_tiles: tuple[PriceTile, ...]
    special_tile: tuple[SpecialHalf, ...]
    harbour_tiles: tuple[HarbourTile, ...]


def artifact_box(box: "Box") -> ArtifactBox:
    """The part of a box that belongs to Artifacts."""
    return ArtifactBox(**{name: box.expansion_tables[name] for name in COMPONENTS.tables})
