"""Which rules of the catalogue say what a component does."""

from functools import singledispatch
from typing import Any

from ..components import vocabulary as w
from ..components.effects import Effect
from ..components.lexicon import word_of
from ..components.solo_tables import SoloAction, SoloDifficulty, SoloSpace, SoloTile
from ..components.tables import (
    ActionRow,
    Card,
    Lever,
    Production,
    Recess,
    Region,
    RiverSpace,
    ScoringMarker,
    ScoringTile,
    Space,
    Strip,
    Tile,
    TrackSpace,
)
from ..components.vocabulary import CATEGORIES, MEASURES, ON, TRIGGER_RECORDS
from ..engine.rules.citations import immediate_rule
from ..engine.rules.effect_origin import ACTION_PREFIX, LEVER_RULES
from ..expansions import expansion_modules
from ..texts.catalogue import all_rules

END_RULES = {
    "production": "gameend.sites",
    "presences": "artend.presences",
    "cattle_regions": "artend.cattle_regions",
    "lever_rows": "artend.lever_rows",
    "permanent_cards": "artend.permanent_cards",
}
MEASURE_RULES = {
    "coin_track": "scoretile.track",
    "card_track": "scoretile.track",
    "lower_track": "scoretile.track",
    "production": "scoretile.sites",
    "adjacent_tiles": "scoretile.adjacent_tiles",
    "bridge_presences": "scoretile.bridges",
}
EXPANSIONS = tuple(expansion_modules("teach.expansions").values())


def component_rules(record: Any) -> tuple[str, ...]:
    """The ids of the rules behind a component, the most particular first."""
    return tuple(rule for rule in dict.fromkeys(_rules(record)) if rule)


@singledispatch
def _rules(record: Any) -> list[str]:
    return []


@_rules.register
def _(card: Card) -> list[str]:
    rules = []
    if card.immediate[0] != w.NONE:
        further = (module.immediate_rule(card.immediate) for module in EXPANSIONS)
        rules.append(next(filter(None, further), "") or immediate_rule(card.immediate))
    rules += [_permanent(rule) for rule in card.permanent]
    if card.one_time[0] != w.NONE:
        rules += [rule for module in EXPANSIONS for rule in module.one_time_rules(card.one_time)]
    if card.end[0] != w.NONE:
        rules.append(_end(card.end))
    rules += ["card.discard_for_coins", "card.kinds", "card.pay_resources"]
    return [*rules, "card.effect_timing"]


def _permanent(rule: Effect) -> str:
    further = next(filter(None, (module.permanent_rule(rule) for module in EXPANSIONS)), "")
    return further or (TRIGGER_RECORDS[rule[1]] if rule[0] == ON else word_of(rule)).rule


def _end(effect: Effect) -> str:
    if effect[0] == w.VP_GOAL:
        return END_RULES.get(MEASURES[effect[1]], "gameend.two_step")
    measure = MEASURES[effect[1]]
    if measure.startswith("presences@"):
        return "gameend.region"
    return END_RULES.get(measure, "gameend.removed_pieces")


@_rules.register
def _(tile: Tile) -> list[str]:
    if not tile.sites:
        return ["cattle.pasture", "cattle.cost"]
    start = [] if tile.back == "grey" else ["components.start_tile_backs", "setup.start_tiles"]
    settled = any(site.settlement[0] != w.NONE for site in tile.sites)
    return [*start, "develop.cost_reward", "develop.sites", *(["site.settlement_gain"] if settled else [])]


@_rules.register
def _(lever: Lever) -> list[str]:
    top = ["lever.top_row_condition"] if lever.row == 1 else []
    return [LEVER_RULES.get(lever.id, ""), *top, "lever.use", "modernize.place_lever"]


@_rules.register
def _(tile: ScoringTile) -> list[str]:
    category = tile.category
    if category[0] == -1:
        own = MEASURE_RULES.get(MEASURES[category[1]], "scoretile.counts")
    else:
        coins = category[-1] == len(w.GIVES) - 1
        given = "scoretile.pay_coins" if coins else "scoretile.pay_piece"
        own = {"regions": "scoretile.two_regions", "kinds": "scoretile.card_kinds"}.get(CATEGORIES[category[0]], given)
    return [own, "interim.scoring_tile.threshold", "interim.scoring_tile.must", "project.cost", "project.reward"]


@_rules.register
def _(strip: Strip) -> list[str]:
    prefix = f"{ACTION_PREFIX[w.ACTIONS.index(strip.id)]}."
    return [rule for rule in all_rules() if rule.startswith(prefix) and rule.count(".") == 1]


@_rules.register
def _(space: RiverSpace) -> list[str]:
    start = ["ship.start_space_shared"] if space.start and space.start != "end" else []
    end = ["ship.final_stop", "ship.final_space_shared"] if space.start == "end" else []
    return [*(["ship.harbor"] if space.harbour else []), *start, *end, "river.plain_rewards", "ship.reward_end_space"]


@_rules.register
def _(marker: ScoringMarker) -> list[str]:
    improved = ["master.reward"] if marker.variant == "improved" else []
    return [*improved, "interim.scoring_tile.marker_value"]


FIXED: dict[type, tuple[str, ...]] = {
    Space: ("explore.space_reward", "explore.adjacent", "general.adjacency"),
    Region: ("region.choose", "region.score_others"),
    ActionRow: ("ship.max_steps", "turn.bottom_row_penalty"),
    TrackSpace: ("income.advance", "income.cross_reward", "interim.income_tracks"),
    Recess: ("tier.contents", "tier.income", "interim.income_board"),
    Production: ("general.build_site", "card.site_output", "boats.output"),
    SoloTile: ("solo.turn.reveal", "solo.location.preferred", "solo.lower.choose"),
    SoloAction: ("solo.turn.order", "solo.lower.choose"),
    SoloSpace: ("solo.interim.income",),
    SoloDifficulty: ("solo.difficulty",),
}
"""Components that all rest on the same rules."""

for _kind, _ids in FIXED.items():
    _rules.register(_kind, lambda record, ids=_ids: list(ids))
for _module in EXPANSIONS:
    for _kind, _function in _module.COMPONENT_RULES.items():
        _rules.register(_kind, _function)
