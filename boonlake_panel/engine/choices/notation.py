"""The game's notation: every option has a short, stable, readable key, and every key can be read back.

Arguments are names of the components (`play:P017`, `develop:13.upper`); a key has no spaces, so it fits into a link.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from ...components.effects import Effect
from ...components.lexicon import word_of
from ...components.vocabulary import ACTIONS, REGIONS, RESOURCES, TRACKS
from ...texts.messages import text
from .. import codes as c
from ..expansions.artifacts.state import LAKE_SIDES
from ..rules.building import cattle_ways, settlement_ways
from ..rules.effects import chosen_effect, terms
from ..rules.payment import joker_bits, ways
from ..rules.scoring import payment_ways
from ..state import BOATS, State, Step
from ..tables import Tables

HALVES = ("upper", "lower")
CORNERS = ("top_left", "top_right", "bottom_left", "bottom_right")
CARD_KINDS = (c.PLAY, c.DISCARD, c.DRAW, c.USE, c.STASH, c.STASHED)
SCORING_KINDS = (c.PROJECT, c.KEEP, c.DEAL)
TILE_KINDS = (c.REVEAL, c.LAY)
SOLO_KINDS = (c.SOLO_TILE, c.REMOVE)
SPACE_KINDS = (c.EXPLORE, c.PASTURE, c.CATTLE, c.SPECIAL)
SITE_KINDS = (c.DEVELOP, c.UPGRADE, c.BUILD_SHIPYARD, c.PLACE_PURPLE, c.HOUSE_AT)
LEVER_KINDS = (c.MODERNIZE, c.LEVER, c.RAISE, c.LOWER)
ARTIFACT_KINDS = (c.ARTIFACT, c.RETRIEVE)
PLAIN_KINDS = (c.GO_EXPLORE, c.COMMON, c.PASS, c.PLUG, c.IMPROVE)


class Parsed(NamedTuple):
    """A key taken apart: the kind of option and its argument, -1 if only the current decision can tell it."""

    kind: int
    argument: int


class UnknownKey(ValueError):
    """A text that is no key of the notation; the message says what was expected."""


def amount(count: int, unit: str) -> str:
    """`1coin`, `3coins`, `4vp`."""
    return f"{count}{unit}" + ("" if count == 1 or unit == "vp" else "s")


def effect_token(effect: Effect) -> str:
    """A cost or gain as part of a key: `3cards`, `1vase+2coins`."""
    parts = []
    for term in terms(effect):
        word = word_of(term)
        parts.append(amount(abs(term[1]), word.unit) if word.unit else word.name)
    return "+".join(parts)


def pay_token(s: State, step: Step, way: int) -> str:
    """A way of paying: what it costs, how the boats lie afterwards, and which levers help."""
    parts: list[str] = []
    seat = step[1]
    if step[0] == c.S_PAY_CARD:
        coins, boats, bits = ways(s, seat, step[2])[way]
        parts.append(amount(coins, "coin"))
        if boats != s.players[seat].boats:
            parts.append("boats." + ".".join(RESOURCES[s.t.canal[area]] for area in BOATS[boats]))
    elif step[0] in (c.S_PAY_UPGRADE, c.S_PAY_CATTLE):
        found = (
            settlement_ways(s, seat, step[2], step[3]) if step[0] == c.S_PAY_UPGRADE else cattle_ways(s, seat, step[2])
        )
        inhabitants, replaced, bits = found[way]
        parts.append(amount(inhabitants, "inhabitant"))
        if replaced:
            parts.append(amount(replaced * s.t.replaced_vp, "vp"))
    else:
        pieces, coins, _ = payment_ways(s, seat, step[2])[way]
        bits = 0
        kind = s.t.category[s.scoring_tiles[step[2]]][1]
        if pieces:
            parts.append(amount(pieces, ("inhabitant", "vase", "")[kind]))
        if coins or not pieces:
            parts.append(amount(coins, "coin"))
    return "+".join([*parts, *helper_names(s.t, bits)])


def helper_names(t: Tables, bits: int) -> list[str]:
    """Levers, cards and artifacts that help in a payment: `lever.4.1`, `use.X011`, `artifact.2`."""
    names = []
    for bit in joker_bits(bits):
        joker = t.jokers[bit]
        if bit < len(t.lever_names):
            names.append(f"lever.{t.lever_names[bit]}")
        elif 1 << bit in t.joker_cards:
            names.append(f"use.{t.card_ids[t.joker_cards[1 << bit]]}")
        elif joker is not None:
            names.append(f"artifact.{joker.discount}")
    return names


def argument_text(s: State, step: Step, kind: int, argument: int) -> str:
    """The part of a key behind the colon."""
    t = s.t
    if kind in PLAIN_KINDS:
        return ""
    if kind in (c.STRIP, c.ROW):
        return ACTIONS[argument]
    if kind in CARD_KINDS:
        return t.card_ids[argument]
    if kind in SCORING_KINDS:
        return t.scoring_ids[argument]
    if kind == c.SCORE:
        return t.scoring_ids[s.scoring_tiles[argument]]
    if kind in TILE_KINDS:
        return t.tile_ids[argument]
    if kind in SOLO_KINDS:
        return t.solo_ids[argument]
    if kind in ARTIFACT_KINDS:
        return t.artifact_ids[argument]
    if kind == c.PRICE:
        return f"{t.price_ids[argument >> 4]}.{t.artifact_ids[argument & 15]}"
    if kind == c.CONDITION:
        return t.condition_ids[argument]
    if kind == c.LAKE_STEP:
        return LAKE_SIDES[argument]
    if kind == c.RETURN:
        return f"{LAKE_SIDES[argument >> 4]}.{argument & 15}"
    if kind == c.BONUS:
        return t.river_ids[argument]
    if kind == c.LAUNCH:
        return RESOURCES[t.canal[argument]]
    if kind == c.CORNER:
        return CORNERS[argument]
    if kind in SITE_KINDS:
        return f"{argument >> 1}.{HALVES[argument & 1]}"
    if kind in LEVER_KINDS:
        return t.lever_names[argument]
    if kind == c.REGION:
        return REGIONS[argument]
    if kind in (c.BUILD, c.ANNEX):
        return RESOURCES[argument]
    if kind == c.TRACK:
        return TRACKS[argument]
    if kind == c.BOAT:
        return f"{(argument >> 2) + 1}.{RESOURCES[t.canal[argument & 3]]}"
    if kind == c.GIVE:
        return effect_token(chosen_effect(step, argument)[1])
    if kind == c.TAKE:
        return effect_token(chosen_effect(step, argument))
    if kind == c.PAY:
        return pay_token(s, step, argument)
    return str(argument)  # spaces and steps


def key_of(s: State, option: int) -> str:
    """The key of an option of the current decision."""
    kind = option >> c.SHIFT
    argument = argument_text(s, s.agenda[-1], kind, option & c.ARGUMENT)
    return f"{c.OPTION_NAMES[kind]}:{argument}" if argument else c.OPTION_NAMES[kind]


def keys_of(s: State) -> dict[str, int]:
    """The options of the current decision by key, in the order in which they are offered."""
    return {key_of(s, option): option for option in s.options}


def parse_key(t: Tables, key: str) -> Parsed:
    """Reads a key without looking at a position; raises `UnknownKey`."""
    name, colon, rest = key.partition(":")
    kinds = [kind for kind, known in c.OPTION_NAMES.items() if known == name]
    if not kinds:
        known = ", ".join(sorted(set(c.OPTION_NAMES.values())))
        raise UnknownKey(text("fault-key-kind", name=f"{name!r:.100}", known=known))
    if not colon:
        plain = [kind for kind in kinds if kind in PLAIN_KINDS]
        if plain:
            return Parsed(plain[0], 0)
        raise UnknownKey(text("fault-key-bare", name=repr(name), example=EXAMPLES[kinds[0]]))
    kinds = [kind for kind in kinds if kind not in PLAIN_KINDS]
    if not kinds:
        raise UnknownKey(text("fault-key-plain", name=repr(name)))
    kind = kinds[0]
    argument = _argument(t, kind, rest)
    if argument is None:
        found = {"found": f"{rest!r:.100}", "key": f"{key!r:.100}", "example": EXAMPLES[kind]}
        raise UnknownKey(text("fault-key-argument", **found))
    return Parsed(kind, argument)


EXAMPLES = {
    c.STRIP: "strip:settle",
    c.PLAY: "play:P017",
    c.PROJECT: "project:ST05",
    c.DISCARD: "discard:P017",
    c.EXPLORE: "explore:13",
    c.PASTURE: "pasture:13",
    c.DEVELOP: "develop:13.upper",
    c.UPGRADE: "upgrade:13.upper",
    c.CATTLE: "cattle:13",
    c.REGION: "region:boonlake",
    c.MODERNIZE: "modernize:2.3",
    c.BUILD: "build:stone",
    c.TRACK: "track:coin",
    c.GIVE: "give:3coins",
    c.TAKE: "take:2cards",
    c.PAY: "pay:4coins",
    c.SCORE: "score:ST05",
    c.KEEP: "keep:ST05",
    c.SAIL: "sail:3",
    c.RAISE: "raise:2.3",
    c.LEVER: "lever:2.3",
    c.BOAT: "boat:1.stone",
    c.DRAW: "draw:P017",
    c.REVEAL: "reveal:T31",
    c.LAY: "lay:T03",
    c.ROW: "row:settle",
    c.DEAL: "deal:ST05",
    c.SOLO_TILE: "solo:SA1",
    c.REMOVE: "remove:SB1",
    c.CORNER: "corner:top_left",
    c.PRICE: "price:PT1.AF2a",
    c.ARTIFACT: "artifact:AF2a",
    c.CONDITION: "condition:LC1",
    c.BUILD_SHIPYARD: "shipyard:13.upper",
    c.PLACE_PURPLE: "purple:13.upper",
    c.LAUNCH: "launch:wood",
    c.RETRIEVE: "retrieve:AF2a",
    c.LOWER: "lower:2.3",
    c.LAKE_STEP: "lake:income",
    c.RETURN: "return:income.3",
    c.USE: "use:X005",
    c.SPECIAL: "special:13",
    c.STASH: "stash:P017",
    c.STASHED: "stashed:P017",
    c.ANNEX: "annex:stone",
    c.HOUSE_AT: "house:13.upper",
    c.BONUS: "reward:A5",
}


def _index(names: tuple[str, ...], name: str) -> int | None:
    return names.index(name) if name and name in names else None


def _price(t: Tables, text: str) -> int | None:
    tile, _, artifact = text.partition(".")
    if tile not in t.price_ids or artifact not in t.artifact_ids:
        return None
    return t.price_ids.index(tile) << 4 | t.artifact_ids.index(artifact)


def _return(t: Tables, text: str) -> int | None:
    side, _, place = text.partition(".")
    if side not in LAKE_SIDES[1:] or not re.fullmatch(r"[1-9]", place):
        return None
    number = LAKE_SIDES.index(side)
    return number << 4 | int(place) if int(place) < len(t.coast[number]) else None


def _launch(t: Tables, text: str) -> int | None:
    return t.canal.index(RESOURCES.index(text)) if text in RESOURCES else None


EXPANSION_READERS: dict[int, Callable[[Tables, str], int | None]] = {
    c.ARTIFACT: lambda t, text: _index(t.artifact_ids, text),
    c.RETRIEVE: lambda t, text: _index(t.artifact_ids, text),
    c.PRICE: _price,
    c.CONDITION: lambda t, text: _index(t.condition_ids, text),
    c.LAKE_STEP: lambda _, text: _index(LAKE_SIDES, text) or None,
    c.RETURN: _return,
    c.BONUS: lambda t, text: _index(t.river_ids, text),
    c.LAUNCH: _launch,
}


def _argument(t: Tables, kind: int, text: str) -> int | None:
    if kind in (c.STRIP, c.ROW):
        return _index(ACTIONS, text)
    if kind in CARD_KINDS:
        return _index(t.card_ids, text)
    if kind in SCORING_KINDS or kind == c.SCORE:
        return _index(t.scoring_ids, text)
    if kind in TILE_KINDS:
        return _index(t.tile_ids, text)
    if kind in SOLO_KINDS:
        return _index(t.solo_ids, text)
    if kind == c.CORNER:
        return _index(CORNERS, text)
    if kind in SPACE_KINDS:
        return int(text) if re.fullmatch(r"\d{1,2}", text) and 1 <= int(text) <= t.space_count else None
    if kind in SITE_KINDS:
        space, _, half = text.partition(".")
        if not re.fullmatch(r"\d{1,2}", space) or half not in HALVES or not 1 <= int(space) <= t.space_count:
            return None
        return int(space) * 2 + HALVES.index(half)
    if kind in LEVER_KINDS:
        return _index(t.lever_names, text)
    if kind == c.REGION:
        return _index(REGIONS, text)
    if kind in (c.BUILD, c.ANNEX):
        return _index(RESOURCES, text)
    if kind in EXPANSION_READERS:
        return EXPANSION_READERS[kind](t, text)
    if kind == c.TRACK:
        return _index(TRACKS, text)
    if kind == c.BOAT:
        boat, _, resource = text.partition(".")
        if boat not in ("1", "2") or resource not in RESOURCES:
            return None
        return (int(boat) - 1) * 4 + t.canal.index(RESOURCES.index(resource))
    if kind == c.SAIL:
        return int(text) if re.fullmatch(r"[1-9]", text) else None
    return -1 if re.fullmatch(r"[A-Za-z0-9+.]+", text) else None  # give, take, pay
