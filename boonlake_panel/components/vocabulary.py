"""The closed vocabulary of the component tables as small integers.

An effect is a nested tuple whose first item is one of the words below; `effects.py` translates between the
text of the tables and these tuples. Nothing but names and numbers lives here, so that every room may import it.
"""

from typing import Final

# Structure of an effect.
SEQ: Final = 0  # (SEQ, (effect, ...))            one after the other
ALT: Final = 1  # (ALT, (effect, ...))            choose one
TRADE: Final = 2  # (TRADE, cost, gain)           optional exchange
REPEAT: Final = 3  # (REPEAT, effect)             as often as wanted

# Gains and costs.
NONE: Final = 4
COINS: Final = 5
CARDS: Final = 6
DISCARD: Final = 7
INHABITANTS: Final = 8
VASE: Final = 9
VP: Final = 10
COIN_TRACK: Final = 11
CARD_TRACK: Final = 12
ONE_TRACK: Final = 13
PRODUCTION: Final = 14  # (PRODUCTION, resource or ANY_RESOURCE)
INCOME: Final = 15  # (INCOME, track)
LEVER_UP: Final = 16
LEVER_DOWN: Final = 17
LAKE: Final = 18
COINS_EACH: Final = 19  # (COINS_EACH, measure, n)

# Actions.
EXPLORE: Final = 20
DEVELOP: Final = 21
UPGRADE: Final = 22
UPGRADE_TO_HOUSE: Final = 23
UPGRADE_TO_SETTLEMENT: Final = 24  # (.., EASED or FREE or SWAP)
PLACE_HOUSE: Final = 25
MODERNIZE: Final = 26  # (MODERNIZE, n, change of the price)
PLAY_CARD: Final = 27  # (PLAY_CARD, kind or ANY_KIND)
PLAY_OR_DISCARD: Final = 28
PLACE_PASTURE: Final = 29
PLACE_CATTLE: Final = 30  # (PLACE_CATTLE, n), n = 0 for the lake pasture
REGION_REWARD: Final = 31
REGION_INCOME: Final = 32
BOAT_UPSTREAM: Final = 33

# Modifiers.
RESOURCE_DISCOUNT: Final = 34
EASE_SETTLEMENT: Final = 35
LEVER_COST: Final = 36
CARD_COST: Final = 37
ALL_COSTS: Final = 38
CATTLE_COST: Final = 39
REGION_SCORING: Final = 40
SCORING_VALUE: Final = 41

# Score terms.
VP_EACH: Final = 42  # (VP_EACH, measure, n, limit or 0)
VP_GOAL: Final = 43  # (VP_GOAL, measure, ((threshold, vp), ...))
VP_ANY_GOAL: Final = 44  # (VP_ANY_GOAL, vp, ((measure, threshold), ...))

# Artifacts.
PRODUCTION_HOUSE: Final = 45
PURPLE: Final = 46  # (PURPLE, 0 ranch or 1 roam)
PURPLE_PRESENCE: Final = 47
SPECIAL_TILE: Final = 48
STASH: Final = 49
PLAY_STASHED: Final = 50
LAKE_EFFECT: Final = 51  # (LAKE_EFFECT, 0 current or 1 previous)

# Solo opponent.
CACTUS: Final = 52
SOLO_EXPLORE: Final = 53
SOLO_HOUSE: Final = 54
SOLO_PASTURE: Final = 55
SOLO_CATTLE: Final = 56
SOLO_STRUCTURE: Final = 57
SOLO_REGION: Final = 58

# A rule that waits for a trigger: (ON, trigger, argument, effect).
ON: Final = 59

WORDS: Final = {
    "none": NONE,
    "coins": COINS,
    "cards": CARDS,
    "discard": DISCARD,
    "inhabitants": INHABITANTS,
    "vase": VASE,
    "vp": VP,
    "coin_track": COIN_TRACK,
    "card_track": CARD_TRACK,
    "one_track": ONE_TRACK,
    "production": PRODUCTION,
    "income": INCOME,
    "lever_up": LEVER_UP,
    "lever_down": LEVER_DOWN,
    "lake": LAKE,
    "coins_each": COINS_EACH,
    "explore": EXPLORE,
    "develop": DEVELOP,
    "upgrade": UPGRADE,
    "upgrade_to_house": UPGRADE_TO_HOUSE,
    "upgrade_to_settlement": UPGRADE_TO_SETTLEMENT,
    "place_house": PLACE_HOUSE,
    "modernize": MODERNIZE,
    "play_card": PLAY_CARD,
    "play_or_discard": PLAY_OR_DISCARD,
    "place_pasture": PLACE_PASTURE,
    "place_cattle": PLACE_CATTLE,
    "region_reward": REGION_REWARD,
    "region_income": REGION_INCOME,
    "boat_upstream": BOAT_UPSTREAM,
    "resource_discount": RESOURCE_DISCOUNT,
    "ease_settlement": EASE_SETTLEMENT,
    "lever_cost": LEVER_COST,
    "card_cost": CARD_COST,
    "all_costs": ALL_COSTS,
    "cattle_cost": CATTLE_COST,
    "region_scoring": REGION_SCORING,
    "scoring_value": SCORING_VALUE,
    "vp_each": VP_EACH,
    "vp_goal": VP_GOAL,
    "vp_any_goal": VP_ANY_GOAL,
    "production_house": PRODUCTION_HOUSE,
    "purple": PURPLE,
    "purple_presence": PURPLE_PRESENCE,
    "special_tile": SPECIAL_TILE,
    "stash": STASH,
    "play_stashed": PLAY_STASHED,
    "lake_effect": LAKE_EFFECT,
    "cactus": CACTUS,
    "solo_explore": SOLO_EXPLORE,
    "solo_house": SOLO_HOUSE,
    "solo_pasture": SOLO_PASTURE,
    "solo_cattle": SOLO_CATTLE,
    "solo_structure": SOLO_STRUCTURE,
    "solo_region": SOLO_REGION,
}

KINDS: Final = ("day", "sunset", "night")
ANY_KIND: Final = 3
RESOURCES: Final = ("wood", "stone", "loam", "iron")
ANY_RESOURCE: Final = 4
REGIONS: Final = ("unknown", "new_hope", "boonlake", "southern")
TRACKS: Final = ("coin", "card")
ACTIONS: Final = ("pioneer", "settle", "cattle_breeding", "region_scoring", "hire", "progress", "builder")
EASED: Final = 0
FREE: Final = 1
SWAP: Final = 2

TRIGGERS: Final = (
    "harbour",
    "river_coins",
    "river_vase",
    "discard",
    "cattle_placed",
    "builder_any",
    "develop",
    "develop_lower",
    "inhabitant_gained",
    "presence_near_shipyard",
    "forgo_common",
    "forgo_card",
    "region_scoring",
    "any_time",
    "settlement_upgrade",
    "tile_placed",
    "lake_return",
    "interim_start",
    "final_scoring",
    "activate",
    "use_production_house",
    "card_payment",
    "play_card",
    "cheap_site",
    "card_three_resources",
    "new_region",
    "scoring_success",
    "scoring_mastered",
    "track_reward",
    "level2_site",
    "new_lever_row",
    "house_upgrade",
)
MEASURES: Final = (
    "coin_track",
    "card_track",
    "lower_track",
    "production",
    "houses",
    "settlements",
    "cattle",
    "levers",
    "lever_rows",
    "presences",
    "scored_presences",
    "bridge_presences",
    "adjacent_tiles",
    "cattle_regions",
    "permanent_cards",
    "played_cards",
    "lake_spaces",
    "special_tile_presences",
    "presences@unknown",
    "presences@new_hope",
    "presences@boonlake",
    "presences@southern",
)
CATEGORIES: Final = ("regions", "kinds", "give")
GIVES: Final = ("inhabitant_or_5coins", "vase_or_5coins", "2coins")
