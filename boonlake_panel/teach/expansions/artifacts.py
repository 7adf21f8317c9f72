"""Which rules of the catalogue say what a component of Artifacts does."""

from collections.abc import Callable
from typing import Any

from ...components import vocabulary as w
from ...components.box import Box
from ...components.effects import Effect
from ...components.expansion_words import artifacts as aw
from ...components.expansions.artifacts import artifact_box
from ...components.expansions.artifacts.tables import (
    ArtifactSide,
    HarbourTile,
    LakeCondition,
    LakeSpace,
    PriceTile,
    SpecialHalf,
)
from ...components.vocabulary import ON, TRIGGERS
from ...engine.expansions.artifacts.citations import MAIN_WORDS, ONE_TIME_RULES, card_rule
from ..expansion_shape import ExpansionShape

CONDITION_RULES = {
    "cheap_site": "lakecond.r1.cheap_site",
    "card_three_resources": "lakecond.r1.three_resources",
    "new_region": "lakecond.r1.new_region",
    "scoring_success": "lakecond.r1.scoring_tile",
    "scoring_mastered": "lakecond.r1.scoring_tile",
    "track_reward": "lakecond.r2.track_reward",
    "level2_site": "lakecond.r2.level2_site",
    "new_lever_row": "lakecond.r2.new_lever_row",
    "house_upgrade": "lakecond.r2.house",
}
PRICE_RULES = {True: "shipyard.lever_price", False: "shipyard.retrieve"}
PERMANENT_RULES = {
    ("discard", w.INHABITANTS): "artperm.discard_inhabitant",
    ("cattle_placed", aw.LAKE): "artperm.cattle_lake",
}
"""By trigger and what it gives, where the expansion has a rule of its own for a trigger that the base game has too."""


def immediate_rule(effect: Effect) -> str:
    """The rule of an immediate effect that only cards of the expansion have; empty for others."""
    parts = effect[1] if effect[0] == w.SEQ else (effect,)
    return card_rule(effect) or ("lake.advance" if any(part[0] == aw.LAKE for part in parts) else "")


def permanent_rule(rule: Effect) -> str:
    """The rule of a permanent effect that only cards of the expansion have; empty for others."""
    return PERMANENT_RULES.get((TRIGGERS[rule[1]], rule[3][0]), "") if rule[0] == ON else ""


def one_time_rules(effect: Effect) -> list[str]:
    """The rules of a one-time effect."""
    return [ONE_TIME_RULES.get(effect[0], ""), "onetime.use"]


def artifact_kind(side: ArtifactSide) -> str:
    """The kind of an artifact as the catalogue names it, by what its basic level does."""
    for rule in side.basic:
        if rule[0] != ON:
            return MAIN_WORDS.get(rule[0], "")
        special = {"lake_return": "boat_return", "card_payment": "coin_for_resource"}.get(TRIGGERS[rule[1]])
        if special:
            return special
        if rule[3][0] == aw.PURPLE:
            return "purple_wanderer" if rule[3][1] else "purple_worker"
        if rule[3][0] in MAIN_WORDS:
            return MAIN_WORDS[rule[3][0]]
    return ""


def _artifact(side: ArtifactSide) -> list[str]:
    kind = artifact_kind(side)
    own = [f"artifact.{kind}.basic", f"artifact.{kind}.advanced"] if kind else []
    return [*own, "artifact.plug", "shipyard.retrieve"]


def _lake(space: LakeSpace) -> list[str]:
    own = "lake.income" if space.side == "income" else "lake.return"
    boat = ["lake.boat_effects"] if space.boat_effect[0] != w.NONE else []
    return [own, *boat, "lake.directions", "lake.return"]


def _condition(condition: LakeCondition) -> list[str]:
    return [*(CONDITION_RULES.get(TRIGGERS[rule[1]], "") for rule in condition.effect), "lake.advance_condition"]


def _price(price: PriceTile) -> list[str]:
    return [PRICE_RULES[price.cost[0] == aw.LEVER_DOWN], "artphase.tiles", "artphase.passes"]


COMPONENT_RULES: dict[type, Callable[[Any], list[str]]] = {
    ArtifactSide: _artifact,
    LakeSpace: _lake,
    LakeCondition: _condition,
    PriceTile: _price,
    HarbourTile: lambda _: ["artharbor.skip", "art.setup.harbor_tiles"],
    SpecialHalf: lambda _: ["artifact.special_tile.basic", "artifact.special_tile.advanced"],
}
"""The rules behind each component, the most particular first."""


def _sides(box: Box) -> set[str]:
    return {space.side for space in artifact_box(box).lake}


def _side_places(box: Box, side: str) -> list[str]:
    return [f"lake:{space.side}.{space.position}" for space in artifact_box(box).lake if space.side == side]


SHAPES = {"lake": ExpansionShape(_sides, _side_places)}
"""Things that a step of a lesson can light up: the sides of the lake."""
ICONS = ("hunter", "shipyard", "lake", "artifact", "socket")
"""Icons of the pictures that mean something in the expansion."""
