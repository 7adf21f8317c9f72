"""Effects in short plain English: `describe(parse_effect("discard:2 -> inhabitants:+1; vp:+3"))`."""

from collections.abc import Callable

from . import words as w
from .effects import NAME_ARGUMENTS, TRIGGER_ARGUMENTS, Effect
from .words import ALT, KINDS, MEASURES, ON, REGIONS, REPEAT, SEQ, TRADE, TRIGGERS

REGION_NAMES = {"unknown": "Unknown", "new_hope": "New Hope", "boonlake": "Boonlake", "southern": "Southern"}
TIMES = {2: "twice"}
EMINENCE = "the Eminence "

GOODS = {
    w.COINS: ("coin", "take", "pay"),
    w.CARDS: ("card", "draw", ""),
    w.DISCARD: ("card", "discard", ""),
    w.INHABITANTS: ("inhabitant", "take", "give up"),
    w.VASE: ("vase", "take", "give up"),
    w.VP: ("point", "gain", "lose"),
}
"""Word: the noun, the verb to get it and the verb to lose it."""

MEASURE_NAMES = {
    "coin_track": "step on the coin track",
    "card_track": "step on the card track",
    "lower_track": "step on the track that lags behind",
    "production": "level of your production sites",
    "houses": "house off your board",
    "settlements": "settlement off your board",
    "cattle": "cattle off your board",
    "levers": "lever",
    "lever_rows": "complete row of levers",
    "presences": "presence on the map",
    "scored_presences": "presence that is scored",
    "bridge_presences": "presence next to a bridge",
    "adjacent_tiles": "tile in your largest group of adjacent tiles",
    "cattle_regions": "region with your cattle",
    "permanent_cards": "played card with a permanent effect",
    "played_cards": "played card",
    "lake_spaces": "lake space reached",
    "special_tile_presences": "presence on or next to the special tile",
    **{f"presences@{region}": f"presence in {name}" for region, name in REGION_NAMES.items()},
}

TRIGGER_NAMES = {
    "harbour": "whenever your ship ends in a harbour",
    "river_coins": "whenever your ship ends on a space with coins",
    "river_vase": "whenever you take a vase from the river",
    "discard": "whenever you discard a {} card",
    "cattle_placed": "whenever you place cattle",
    "builder_any": "whenever anybody chooses Builder",
    "develop": "whenever you develop",
    "develop_lower": "whenever you develop on a lower site",
    "inhabitant_gained": "for each inhabitant you gain",
    "presence_near_shipyard": "whenever anybody comes to your shipyard or next to it",
    "forgo_common": "instead of your common part of an action",
    "forgo_card": "instead of playing a card",
    "region_scoring": "when you take region income",
    "any_time": "at any time",
    "settlement_upgrade": "when you upgrade to a settlement",
    "tile_placed": "when you place a tile",
    "lake_return": "whenever your boat returns on the lake",
    "interim_start": "before each interim scoring",
    "final_scoring": "in the final scoring",
    "activate": "at once",
    "use_production_house": "whenever a card uses {} of your sites with a house",
    "card_payment": "when you pay for a card or project",
    "play_card": "whenever you play a card",
    "cheap_site": "whenever you develop on a site with 1 coin, 1 card or nothing",
    "card_three_resources": "whenever you play a card that needs 3 or more resources",
    "new_region": "whenever you develop in a region that is new to you",
    "scoring_success": "whenever you fulfil a scoring tile",
    "scoring_mastered": "whenever you master a scoring tile",
    "track_reward": "whenever you cross a reward on a track",
    "level2_site": "whenever you turn a production site to level 2",
    "new_lever_row": "whenever you place the first lever of a row",
    "house_upgrade": "whenever you upgrade to a house",
}

NAMED = {
    w.PRODUCTION: (*(f"build a {resource} site" for resource in w.RESOURCES), "build any production site"),
    w.INCOME: ("take the income of your coin track", "take the income of your card track"),
    w.UPGRADE_TO_HOUSE: ("upgrade to a house without giving up an inhabitant",),
    w.UPGRADE_TO_SETTLEMENT: (
        "upgrade to a settlement for 1 inhabitant and 1 presence less",
        "upgrade to a settlement for free, wherever it stands",
        "replace a house by a settlement and take the house back",
    ),
    w.PLAY_CARD: (*(f"play a {kind} card" for kind in KINDS), "play any card"),
    w.PLAY_OR_DISCARD: (
        *(f"play a {kind} card or discard one for 2 coins" for kind in KINDS),
        "play any card or discard one for 2 coins",
    ),
    w.REGION_SCORING: ("score all four regions in each region scoring",),
    w.SCORING_VALUE: ("need only the value to the left on a scoring tile",),
    w.PURPLE: ("take the purple inhabitant to your ranch", "develop with the purple inhabitant, which then roams"),
    w.SPECIAL_TILE: ("take the special building tile",),
    w.PLAY_STASHED: ("play a stashed card for free",),
    w.LAKE_EFFECT: ("use the effect of your lake space", "use the effect of the lake space before yours"),
    w.SOLO_HOUSE: (f"{EMINENCE}places a house on the last tile",),
}
"""Word: its wording for each of its arguments."""


def plural(count: int, noun: str) -> str:
    """`1 coin`, `2 coins`; cattle stay cattle."""
    return f"{count} {noun}" if count == 1 or noun == "cattle" else f"{count} {noun}s"


def times(count: int, verb: str) -> str:
    """`explore`, `explore twice`, `explore 3 times`."""
    return verb if count == 1 else f"{verb} {TIMES.get(count, f'{count} times')}"


def _steps(count: int, track: str) -> str:
    verb = "advance" if count > 0 else "go back"
    return f"{verb} {plural(abs(count), 'step')} on {track}"


NUMBERED: dict[int, Callable[[int], str]] = {
    w.COIN_TRACK: lambda n: _steps(n, "the coin track"),
    w.CARD_TRACK: lambda n: _steps(n, "the card track"),
    w.ONE_TRACK: lambda n: _steps(n, "one of the two tracks"),
    w.LEVER_UP: lambda n: f"push {plural(n, 'used lever')} up",
    w.LEVER_DOWN: lambda n: f"push {plural(n, 'unused lever')} down without effect",
    w.LAKE: lambda n: _steps(n, "the lake"),
    w.EXPLORE: lambda n: times(n, "explore"),
    w.DEVELOP: lambda n: times(n, "develop"),
    w.UPGRADE: lambda n: times(n, "upgrade"),
    w.PLACE_HOUSE: lambda n: f"place {plural(n, 'house')} without an inhabitant",
    w.PLACE_PASTURE: lambda n: f"place {plural(n, 'pasture')}",
    w.PLACE_CATTLE: lambda n: f"place {plural(n, 'cattle')}" if n else "place 1 cattle on the lake pasture",
    w.REGION_REWARD: lambda _: "cover a region label and take its reward",
    w.REGION_INCOME: lambda n: f"take {plural(n, 'coin')} for each presence in the other three regions",
    w.BOAT_UPSTREAM: lambda n: f"move {plural(n, 'boat')} upstream for free",
    w.RESOURCE_DISCOUNT: lambda n: f"need {plural(n, 'resource')} less for a card",
    w.EASE_SETTLEMENT: lambda n: f"it needs {plural(n, 'inhabitant')} and {plural(n, 'presence')} less",
    w.LEVER_COST: lambda n: f"levers cost you {plural(-n, 'coin')} less",
    w.CARD_COST: lambda n: f"cards and projects cost you {plural(-n, 'coin')} less",
    w.ALL_COSTS: lambda n: f"everything costs you {plural(-n, 'coin')} less",
    w.CATTLE_COST: lambda n: f"placing cattle costs you {plural(-n, 'inhabitant')} less",
    w.PRODUCTION_HOUSE: lambda n: f"place {plural(n, 'house')} beside your production sites",
    w.PURPLE_PRESENCE: lambda n: f"the purple inhabitant counts as {plural(n, 'presence')}",
    w.STASH: lambda n: f"put up to {plural(n, 'card')} from your hand aside",
    w.CACTUS: lambda n: f"{EMINENCE}advances {plural(n, 'step')} on the cactus track",
    w.SOLO_EXPLORE: lambda n: f"{EMINENCE}places {plural(n, 'tile')}",
    w.SOLO_PASTURE: lambda n: f"{EMINENCE}places {plural(n, 'pasture')}",
    w.SOLO_CATTLE: lambda n: f"{EMINENCE}places {plural(n, 'cattle')}",
    w.SOLO_STRUCTURE: lambda n: f"{EMINENCE}builds {plural(n, 'structure')}",
    w.SOLO_REGION: lambda n: f"{EMINENCE}covers a region and gains {plural(n, 'point')} for each presence elsewhere",
}
"""Word with a number: its wording."""


def describe(effect: Effect) -> str:
    """An effect or rule in short plain English."""
    word = effect[0]
    if word == SEQ:
        return _sequence(effect[1])
    if word == ALT:
        return ", or ".join(describe(item) for item in effect[1])
    if word == TRADE:
        return f"{describe(effect[1])}: {_bare(effect[2]) or describe(effect[2])}"
    if word == REPEAT:
        return f"as often as you like: {describe(effect[1])}"
    if word == ON:
        trigger = TRIGGERS[effect[1]]
        argument = TRIGGER_ARGUMENTS.get(trigger, ("",))[effect[2]]
        return f"{TRIGGER_NAMES[trigger].format(argument)}: {describe(effect[3])}"
    return _term(effect)


def describe_rules(rules: tuple[Effect, ...]) -> str:
    """The rules of a lever, card or artifact, one after the other."""
    return "; ".join(describe(rule) for rule in rules)


def describe_category(category: Effect) -> str:
    """What a scoring tile asks for."""
    if category[0] == -1:
        return f"number of {_many(MEASURE_NAMES[MEASURES[category[1]]])}"
    name = w.CATEGORIES[category[0]]
    if name == "give":
        goods = ("an inhabitant or 5 coins", "a vase or 5 coins", "2 coins")[category[1]]
        return f"times that you give {goods} ({plural(1 if category[1] == 2 else 2, 'point')} each)"
    if name == "regions":
        regions = " and ".join(REGION_NAMES[REGIONS[number]] for number in category[1:])
        return f"presences in {regions}, either way round"
    return f"{' and '.join(KINDS[number] for number in category[1:])} cards played, either way round"


def _sequence(items: tuple[Effect, ...]) -> str:
    """Goods with one verb are joined with `and`, other things follow with `then`."""
    groups: list[tuple[str, list[Effect]]] = []
    for item in items:
        verb = _verb(item)
        if groups and verb and groups[-1][0] == verb:
            groups[-1][1].append(item)
        else:
            groups.append((verb, [item]))
    parts = [f"{verb} {_nouns(found)}" if verb else _inner(found[0]) for verb, found in groups]
    parts[1:] = [part.removeprefix(EMINENCE) for part in parts[1:]]
    return ", then ".join(parts) if not all(verb for verb, _ in groups) else " and ".join(parts)


def _inner(item: Effect) -> str:
    return f"({describe(item)})" if item[0] in (ALT, TRADE) and len(item[1]) > 1 else describe(item)


def _verb(effect: Effect) -> str:
    if effect[0] not in GOODS:
        return ""
    _, get, lose = GOODS[effect[0]]
    return get if effect[1] > 0 else lose


def _nouns(items: list[Effect]) -> str:
    names = [plural(abs(item[1]), GOODS[item[0]][0]) for item in items]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _bare(effect: Effect) -> str:
    """`1 inhabitant and 3 points` for what is only taken, else nothing."""
    items = effect[1] if effect[0] == SEQ else (effect,)
    plain = all(item[0] in GOODS and item[0] != w.DISCARD and item[1] > 0 for item in items)
    return _nouns(list(items)) if plain else ""


def _term(effect: Effect) -> str:
    word = effect[0]
    if word in GOODS:
        return f"{_verb(effect)} {_nouns([effect])}"
    if word in NUMBERED:
        return NUMBERED[word](effect[1])
    if word in NAME_ARGUMENTS:
        return NAMED[word][effect[1]]
    return SPECIAL[word](effect)


def _modernize(effect: Effect) -> str:
    change = f" for {plural(-effect[2], 'coin')} less" if effect[2] else ""
    return times(effect[1], "modernize") + change


def _each(effect: Effect, noun: str) -> str:
    return f"{plural(effect[2], noun)} for each {MEASURE_NAMES[MEASURES[effect[1]]]}"


def _many(name: str) -> str:
    """The plural of the name of a measure."""
    noun, space, rest = name.partition(" ")
    if noun in ("complete", "played"):
        second, space2, rest2 = rest.partition(" ")
        return f"{noun} {_many(second)}{space2}{rest2}"
    return f"{noun if noun == 'cattle' else noun + 's'}{space}{rest}"


def _goal(effect: Effect) -> str:
    name = MEASURE_NAMES[MEASURES[effect[1]]]
    (at, vp), *more = effect[2]
    first = f"{plural(vp, 'point')} with {at} {name if at == 1 else _many(name)}"
    return ", ".join([first, *(f"{vp} with {at}" for at, vp in more)])


def _any_goal(effect: Effect) -> str:
    goals = [f"{at} {_many(MEASURE_NAMES[MEASURES[what]])}" for what, at in effect[2]]
    return f"{plural(effect[1], 'point')} with {' or '.join(goals)}"


SPECIAL: dict[int, Callable[[Effect], str]] = {
    w.NONE: lambda _: "nothing",
    w.COINS_EACH: lambda effect: f"take {_each(effect, 'coin')}",
    w.VP_EACH: lambda effect: _each(effect, "point") + (f", at most {effect[3]}" if effect[3] else ""),
    w.VP_GOAL: _goal,
    w.VP_ANY_GOAL: _any_goal,
    w.MODERNIZE: _modernize,
}
"""Words with arguments of their own kind."""
