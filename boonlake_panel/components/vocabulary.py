"""The closed vocabulary of the component tables: words with their numbers, triggers, measures, and other names.

An effect is a nested tuple that starts with the number of a word; `effects.py` translates between the text of the
tables and these tuples. Everything about a word stands in its record below (but for its handler in `engine/rules`);
`lexicon.py` joins these records with those of the expansions.
"""

from typing import Final

from .arguments import (
    COUNT,
    FORTH_OR_BACK,
    GAIN,
    LESS,
    SIGNED,
    AnyGoal,
    Choice,
    CountAndPrice,
    CountOr,
    Goals,
    PerUnit,
)
from .word import Goods, Group, Measure, Trigger, Word

KINDS: Final = ("day", "sunset", "night")
ANY_KIND: Final = 3
RESOURCES: Final = ("wood", "stone", "loam", "iron")
ANY_RESOURCE: Final = 4
REGIONS: Final = ("unknown", "new_hope", "boonlake", "southern")
TRACKS: Final = ("coin", "card")
HALVES: Final = ("upper", "lower")
CORNERS: Final = ("top_left", "top_right", "bottom_left", "bottom_right")
ACTIONS: Final = ("pioneer", "settle", "cattle_breeding", "region_scoring", "hire", "progress", "builder")
CATEGORIES: Final = ("regions", "kinds", "give")
GIVES: Final = ("inhabitant_or_5coins", "vase_or_5coins", "2coins")

# What can be counted. Presences by region stand at the end, in the order of the regions.

MEASURE_RECORDS: Final = (
    Measure("coin_track", ("coin", "steps")),
    Measure("card_track", ("card", "steps")),
    Measure("lower_track", ("coin", "card", "steps")),
    Measure("production", ("any",)),
    Measure("houses", ("house",)),
    Measure("settlements", ("settlement",)),
    Measure("cattle", ("cattle",)),
    Measure("levers", ("lever",)),
    Measure("lever_rows", ("lever",)),
    Measure("presences", ("inhabitant",)),
    Measure("scored_presences", ("inhabitant", "region")),
    Measure("bridge_presences", ("inhabitant", "steps")),
    Measure("adjacent_tiles", ("explore",)),
    Measure("cattle_regions", ("cattle", "region")),
    Measure("permanent_cards", ("loop", "card")),
    Measure("played_cards", ("card",)),
    Measure("lake_spaces", ("lake",), expansion=True),
    Measure("special_tile_presences", ("inhabitant",), expansion=True),
    *(Measure(f"presences@{region}", ("inhabitant", "region")) for region in REGIONS),
)
MEASURES: Final = tuple(measure.name for measure in MEASURE_RECORDS)

# What a rule can wait for.

TRIGGER_RECORDS: Final = (
    Trigger("harbour", rule="perm.harbor"),
    Trigger("river_coins", rule="perm.river_coin"),
    Trigger("river_vase", rule="perm.vase_double"),
    Trigger("discard", KINDS, rule="perm.discard_bonus"),
    Trigger("cattle_placed", rule="perm.cattle_coins"),
    Trigger("builder_any", rule="artperm.builder_draw"),
    Trigger("develop", rule="artperm.develop_coins"),
    Trigger("develop_lower", rule="artperm.lower_site"),
    Trigger("inhabitant_gained", rule="artperm.inhabitant_coin"),
    Trigger("presence_near_shipyard", expansion=True, rule="artperm.shipyard_cards"),
    Trigger("forgo_common"),
    Trigger("forgo_card"),
    Trigger("region_scoring"),
    Trigger("any_time"),
    Trigger("settlement_upgrade"),
    Trigger("tile_placed"),
    Trigger("lake_return", expansion=True),
    Trigger("interim_start"),
    Trigger("final_scoring"),
    Trigger("activate", expansion=True),
    Trigger("use_production_house", ("0", "1", "2"), expansion=True),
    Trigger("card_payment"),
    Trigger("play_card"),
    Trigger("cheap_site"),
    Trigger("card_three_resources"),
    Trigger("new_region"),
    Trigger("scoring_success"),
    Trigger("scoring_mastered"),
    Trigger("track_reward"),
    Trigger("level2_site"),
    Trigger("new_lever_row"),
    Trigger("house_upgrade"),
)
TRIGGERS: Final = tuple(trigger.name for trigger in TRIGGER_RECORDS)

# Structure of an effect.

SEQ: Final = 0  # (SEQ, (effect, ...))                    one after the other
ALT: Final = 1  # (ALT, (effect, ...))                    choose one
TRADE: Final = 2  # (TRADE, cost, gain)                   optional exchange
REPEAT: Final = 3  # (REPEAT, effect)                     as often as wanted
ON: Final = 59  # (ON, trigger, argument, effect)         a rule that waits for a trigger

# Words: the number, then one record each. The numbers missing here are those of expansions; a new word takes the next.

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
PRODUCTION: Final = 14
INCOME: Final = 15
LEVER_UP: Final = 16
COINS_EACH: Final = 19
EXPLORE: Final = 20
DEVELOP: Final = 21
UPGRADE: Final = 22
UPGRADE_TO_HOUSE: Final = 23
UPGRADE_TO_SETTLEMENT: Final = 24
MODERNIZE: Final = 26
PLAY_CARD: Final = 27
PLAY_OR_DISCARD: Final = 28
PLACE_PASTURE: Final = 29
PLACE_CATTLE: Final = 30  # (PLACE_CATTLE, 0) is the lake pasture
REGION_REWARD: Final = 31
REGION_INCOME: Final = 32
BOAT_UPSTREAM: Final = 33
RESOURCE_DISCOUNT: Final = 34
EASE_SETTLEMENT: Final = 35
LEVER_COST: Final = 36
CARD_COST: Final = 37
ALL_COSTS: Final = 38
CATTLE_COST: Final = 39
REGION_SCORING: Final = 40
SCORING_VALUE: Final = 41
VP_EACH: Final = 42
VP_GOAL: Final = 43
VP_ANY_GOAL: Final = 44
CACTUS: Final = 52
SOLO_EXPLORE: Final = 53
SOLO_HOUSE: Final = 54
SOLO_PASTURE: Final = 55
SOLO_CATTLE: Final = 56
SOLO_STRUCTURE: Final = 57
SOLO_REGION: Final = 58

_CARD_KINDS: Final = Choice((*KINDS, "any"))
_CARD_ICONS: Final = {"any": ("card",), **{kind: (kind, "card") for kind in KINDS}}

BASE_WORDS: Final = (
    Word(NONE, "none", Group.GAIN),
    Word(
        COINS,
        "coins",
        Group.GAIN,
        SIGNED,
        ("{n} coin",),
        Goods("coins", "take", "pay"),
        unit="coin",
        worth=0.45,
        themes=("coins",),
    ),
    Word(
        CARDS,
        "cards",
        Group.GAIN,
        GAIN,
        ("{n} card",),
        Goods("cards", "draw"),
        unit="card",
        worth=0.6,
        themes=("cards",),
    ),
    Word(
        DISCARD,
        "discard",
        Group.GAIN,
        COUNT,
        ("{count} discard",),
        Goods("cards", "discard"),
        unit="card",
        is_cost=True,
        worth=-0.55,
        themes=("cards",),
    ),
    Word(
        INHABITANTS,
        "inhabitants",
        Group.GAIN,
        SIGNED,
        ("{count} inhabitant",),
        Goods("inhabitants", "take", "give_up"),
        unit="inhabitant",
        worth=1.5,
        themes=("inhabitants",),
    ),
    Word(
        VASE,
        "vase",
        Group.GAIN,
        SIGNED,
        ("{count} vase",),
        Goods("vases", "take", "give_up"),
        unit="vase",
        worth=1.5,
        themes=("vases",),
    ),
    Word(
        VP, "vp", Group.GAIN, SIGNED, ("{signed} vp",), Goods("points", "gain", "lose"), unit="vp", themes=("points",)
    ),
    Word(
        COIN_TRACK,
        "coin_track",
        Group.GAIN,
        GAIN,
        ("coin", "{n} steps"),
        unit="coinstep",
        worth=2.0,
        rule="income.advance",
        themes=("tracks",),
    ),
    Word(
        CARD_TRACK,
        "card_track",
        Group.GAIN,
        FORTH_OR_BACK,
        ("card", "{n} steps"),
        unit="cardstep",
        worth=1.8,
        rule="income.advance",
        themes=("tracks",),
    ),
    Word(
        ONE_TRACK,
        "one_track",
        Group.GAIN,
        GAIN,
        ("coin", "/ card", "{n} steps"),
        worth=2.0,
        rule="income.advance",
        themes=("tracks",),
    ),
    Word(
        PRODUCTION,
        "production",
        Group.GAIN,
        Choice((*RESOURCES, "any")),
        {resource: (resource,) for resource in (*RESOURCES, "any")},
        worth=1.8,
        themes=("production",),
    ),
    Word(
        INCOME,
        "income",
        Group.GAIN,
        Choice(("coin_track", "card_track")),
        {"coin_track": ("income", "coin"), "card_track": ("income", "card")},
        worth=2.4,
        themes=("tracks",),
    ),
    Word(
        LEVER_UP, "lever_up", Group.GAIN, COUNT, ("{count} lever",), worth=1.2, rule="imm.lever_up", themes=("levers",)
    ),
    Word(COINS_EACH, "coins_each", Group.GAIN, PerUnit(MEASURES), ("{n} coin",), worth=1.35, themes=("coins",)),
    Word(EXPLORE, "explore", Group.ACTION, COUNT, ("{count} explore",), worth=0.8, themes=("building",)),
    Word(DEVELOP, "develop", Group.ACTION, COUNT, ("{count} develop",), worth=1.2, themes=("building",)),
    Word(UPGRADE, "upgrade", Group.ACTION, COUNT, ("{count} upgrade",), worth=2.0, themes=("building",)),
    Word(
        UPGRADE_TO_HOUSE,
        "upgrade_to_house",
        Group.ACTION,
        Choice(("free",)),
        ("upgrade", "house"),
        worth=2.8,
        rule="imm.free_house",
        themes=("building",),
    ),
    Word(
        UPGRADE_TO_SETTLEMENT,
        "upgrade_to_settlement",
        Group.ACTION,
        Choice(("eased", "free", "swap")),
        ("upgrade", "settlement"),
        worth=2.5,
        rule="imm.easier_settlement",
        themes=("building",),
    ),
    Word(MODERNIZE, "modernize", Group.ACTION, CountAndPrice(), ("{count} modernize",), worth=1.5, themes=("levers",)),
    Word(PLAY_CARD, "play_card", Group.ACTION, _CARD_KINDS, _CARD_ICONS, worth=2.0, themes=("cards",)),
    Word(PLAY_OR_DISCARD, "play_or_discard", Group.ACTION, _CARD_KINDS, _CARD_ICONS, worth=1.5, themes=("cards",)),
    Word(PLACE_PASTURE, "place_pasture", Group.ACTION, COUNT, ("{count} pasture",), worth=0.6, themes=("cattle",)),
    Word(
        PLACE_CATTLE,
        "place_cattle",
        Group.ACTION,
        CountOr("lake"),
        {"": ("{count} cattle",), "lake": ("cattle", "lake")},
        worth=1.5,
        themes=("cattle",),
    ),
    Word(REGION_REWARD, "region_reward", Group.ACTION, COUNT, ("region",), worth=1.5, themes=("regions",)),
    Word(REGION_INCOME, "region_income", Group.ACTION, COUNT, ("region", "coin"), worth=2.0, themes=("regions",)),
    Word(BOAT_UPSTREAM, "boat_upstream", Group.ACTION, COUNT, ("{count} boat",), worth=0.8, themes=("production",)),
    Word(
        RESOURCE_DISCOUNT,
        "resource_discount",
        Group.MODIFIER,
        COUNT,
        ("\N{MINUS SIGN}{n} any",),
        worth=0.7,
        themes=("production", "discounts"),
    ),
    Word(EASE_SETTLEMENT, "ease_settlement", Group.MODIFIER, COUNT, worth=2.2, themes=("building",)),
    Word(
        LEVER_COST,
        "lever_cost",
        Group.MODIFIER,
        LESS,
        lasting_worth=1.6,
        rule="perm.lever_discount",
        themes=("discounts",),
    ),
    Word(
        CARD_COST,
        "card_cost",
        Group.MODIFIER,
        LESS,
        lasting_worth=3.0,
        rule="perm.card_discount",
        themes=("discounts",),
    ),
    Word(ALL_COSTS, "all_costs", Group.MODIFIER, LESS, lasting_worth=5.0, themes=("discounts",)),
    Word(
        CATTLE_COST,
        "cattle_cost",
        Group.MODIFIER,
        LESS,
        lasting_worth=2.0,
        rule="perm.cattle_cheaper",
        themes=("cattle", "discounts"),
    ),
    Word(
        REGION_SCORING,
        "region_scoring",
        Group.MODIFIER,
        Choice(("all",)),
        lasting_worth=2.5,
        rule="artperm.all_regions",
        themes=("regions",),
    ),
    Word(SCORING_VALUE, "scoring_value", Group.MODIFIER, Choice(("left",)), themes=("scoring",)),
    Word(VP_EACH, "vp_each", Group.SCORE, PerUnit(MEASURES, limited=True), ("{n} vp",), themes=("points",)),
    Word(VP_GOAL, "vp_goal", Group.SCORE, Goals(MEASURES), ("{n} vp",), themes=("points",)),
    Word(VP_ANY_GOAL, "vp_any_goal", Group.SCORE, AnyGoal(MEASURES), ("{n} vp",), themes=("points",)),
)

SOLO_WORDS: Final = (
    Word(CACTUS, "cactus", Group.SOLO, GAIN, ("{count} cactus",), themes=("eminence",)),
    Word(SOLO_EXPLORE, "solo_explore", Group.SOLO, COUNT, ("{count} explore",), themes=("eminence",)),
    Word(SOLO_HOUSE, "solo_house", Group.SOLO, Choice(("last_tile",)), ("house",), themes=("eminence",)),
    Word(SOLO_PASTURE, "solo_pasture", Group.SOLO, COUNT, ("{count} pasture",), themes=("eminence",)),
    Word(SOLO_CATTLE, "solo_cattle", Group.SOLO, COUNT, ("{count} cattle",), themes=("eminence",)),
    Word(SOLO_STRUCTURE, "solo_structure", Group.SOLO, COUNT, ("{count} house", "/ settlement"), themes=("eminence",)),
    Word(SOLO_REGION, "solo_region", Group.SOLO, COUNT, ("region", "{n} vp"), themes=("eminence",)),
)
