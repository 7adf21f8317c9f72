"""The game's notation: every option has a short, stable, readable key, and every key can be read back.

Arguments are names of the components (`play:P017`, `develop:13.upper`); a key has no spaces, so it fits into a link.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from ...components import words as w
from ...components.effects import Effect
from ...components.words import ACTIONS, REGIONS, RESOURCES, TRACKS
from ..artifacts.state import LAKE_SIDES
from ..codes import (
    ANNEX,
    ARGUMENT,
    ARTIFACT,
    BOAT,
    BONUS,
    BUILD,
    BUILD_SHIPYARD,
    CATTLE,
    COMMON,
    CONDITION,
    CORNER,
    DEAL,
    DEVELOP,
    DISCARD,
    DRAW,
    EXPLORE,
    GIVE,
    GO_EXPLORE,
    HOUSE_AT,
    IMPROVE,
    KEEP,
    LAKE_STEP,
    LAUNCH,
    LAY,
    LEVER,
    LOWER,
    MODERNIZE,
    OPTION_NAMES,
    PASS,
    PASTURE,
    PAY,
    PLACE_PURPLE,
    PLAY,
    PLUG,
    PRICE,
    PROJECT,
    RAISE,
    REGION,
    REMOVE,
    RETRIEVE,
    RETURN,
    REVEAL,
    ROW,
    S_PAY_CARD,
    S_PAY_CATTLE,
    S_PAY_UPGRADE,
    SAIL,
    SCORE,
    SHIFT,
    SOLO_TILE,
    SPECIAL,
    STASH,
    STASHED,
    STRIP,
    TAKE,
    TRACK,
    UPGRADE,
    USE,
)
from ..rules.building import cattle_ways, settlement_ways
from ..rules.effects import chosen_effect, terms
from ..rules.payment import joker_bits, ways
from ..rules.scoring import payment_ways
from ..state import BOATS, State, Step
from ..tables import Tables

HALVES = ("upper", "lower")
CORNERS = ("top_left", "top_right", "bottom_left", "bottom_right")
CARD_KINDS = (PLAY, DISCARD, DRAW, USE, STASH, STASHED)
SCORING_KINDS = (PROJECT, KEEP, DEAL)
TILE_KINDS = (REVEAL, LAY)
SOLO_KINDS = (SOLO_TILE, REMOVE)
SPACE_KINDS = (EXPLORE, PASTURE, CATTLE, SPECIAL)
SITE_KINDS = (DEVELOP, UPGRADE, BUILD_SHIPYARD, PLACE_PURPLE, HOUSE_AT)
LEVER_KINDS = (MODERNIZE, LEVER, RAISE, LOWER)
ARTIFACT_KINDS = (ARTIFACT, RETRIEVE)
PLAIN_KINDS = (GO_EXPLORE, COMMON, PASS, PLUG, IMPROVE)
UNITS = {w.COINS: "coin", w.CARDS: "card", w.DISCARD: "card", w.INHABITANTS: "inhabitant", w.VASE: "vase", w.VP: "vp"}


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
        if term[0] in UNITS:
            parts.append(amount(abs(term[1]), UNITS[term[0]]))
        elif term[0] in (w.COIN_TRACK, w.CARD_TRACK):
            parts.append(amount(abs(term[1]), "coinstep" if term[0] == w.COIN_TRACK else "cardstep"))
        else:
            parts.append(next(name for name, word in w.WORDS.items() if word == term[0]))
    return "+".join(parts)


def pay_token(s: State, step: Step, way: int) -> str:
    """A way of paying: what it costs, how the boats lie afterwards, and which levers help."""
    parts: list[str] = []
    seat = step[1]
    if step[0] == S_PAY_CARD:
        coins, boats, bits = ways(s, seat, step[2])[way]
        parts.append(amount(coins, "coin"))
        if boats != s.players[seat].boats:
            parts.append("boats." + ".".join(RESOURCES[s.t.canal[area]] for area in BOATS[boats]))
    elif step[0] in (S_PAY_UPGRADE, S_PAY_CATTLE):
        found = (
            settlement_ways(s, seat, step[2], step[3]) if step[0] == S_PAY_UPGRADE else cattle_ways(s, seat, step[2])
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
    if kind in (STRIP, ROW):
        return ACTIONS[argument]
    if kind in CARD_KINDS:
        return t.card_ids[argument]
    if kind in SCORING_KINDS:
        return t.scoring_ids[argument]
    if kind == SCORE:
        return t.scoring_ids[s.scoring_tiles[argument]]
    if kind in TILE_KINDS:
        return t.tile_ids[argument]
    if kind in SOLO_KINDS:
        return t.solo_ids[argument]
    if kind in ARTIFACT_KINDS:
        return t.artifact_ids[argument]
    if kind == PRICE:
        return f"{t.price_ids[argument >> 4]}.{t.artifact_ids[argument & 15]}"
    if kind == CONDITION:
        return t.condition_ids[argument]
    if kind == LAKE_STEP:
        return LAKE_SIDES[argument]
    if kind == RETURN:
        return f"{LAKE_SIDES[argument >> 4]}.{argument & 15}"
    if kind == BONUS:
        return t.river_ids[argument]
    if kind == LAUNCH:
        return RESOURCES[t.canal[argument]]
    if kind == CORNER:
        return CORNERS[argument]
    if kind in SITE_KINDS:
        return f"{argument >> 1}.{HALVES[argument & 1]}"
    if kind in LEVER_KINDS:
        return t.lever_names[argument]
    if kind == REGION:
        return REGIONS[argument]
    if kind in (BUILD, ANNEX):
        return RESOURCES[argument]
    if kind == TRACK:
        return TRACKS[argument]
    if kind == BOAT:
        return f"{(argument >> 2) + 1}.{RESOURCES[t.canal[argument & 3]]}"
    if kind == GIVE:
        return effect_token(chosen_effect(step, argument)[1])
    if kind == TAKE:
        return effect_token(chosen_effect(step, argument))
    if kind == PAY:
        return pay_token(s, step, argument)
    return str(argument)  # spaces and steps


def key_of(s: State, option: int) -> str:
    """The key of an option of the current decision."""
    kind = option >> SHIFT
    text = argument_text(s, s.agenda[-1], kind, option & ARGUMENT)
    return f"{OPTION_NAMES[kind]}:{text}" if text else OPTION_NAMES[kind]


def keys_of(s: State) -> dict[str, int]:
    """The options of the current decision by key, in the order in which they are offered."""
    return {key_of(s, option): option for option in s.options}


def parse_key(t: Tables, key: str) -> Parsed:
    """Reads a key without looking at a position; raises `UnknownKey`."""
    name, colon, text = key.partition(":")
    kinds = [kind for kind, known in OPTION_NAMES.items() if known == name]
    if not kinds:
        raise UnknownKey(
            f"{name!r} is no kind of choice; expected one of {', '.join(sorted(set(OPTION_NAMES.values())))}"
        )
    if not colon:
        plain = [kind for kind in kinds if kind in PLAIN_KINDS]
        if plain:
            return Parsed(plain[0], 0)
        raise UnknownKey(f"{name!r} needs an argument, for example {EXAMPLES[kinds[0]]}")
    kinds = [kind for kind in kinds if kind not in PLAIN_KINDS]
    if not kinds:
        raise UnknownKey(f"{name!r} takes no argument")
    kind = kinds[0]
    argument = _argument(t, kind, text)
    if argument is None:
        raise UnknownKey(f"cannot read {text!r} in {key!r}; expected something like {EXAMPLES[kind]}")
    return Parsed(kind, argument)


EXAMPLES = {
    STRIP: "strip:settle",
    PLAY: "play:P017",
    PROJECT: "project:ST05",
    DISCARD: "discard:P017",
    EXPLORE: "explore:13",
    PASTURE: "pasture:13",
    DEVELOP: "develop:13.upper",
    UPGRADE: "upgrade:13.upper",
    CATTLE: "cattle:13",
    REGION: "region:boonlake",
    MODERNIZE: "modernize:2.3",
    BUILD: "build:stone",
    TRACK: "track:coin",
    GIVE: "give:3coins",
    TAKE: "take:2cards",
    PAY: "pay:4coins",
    SCORE: "score:ST05",
    KEEP: "keep:ST05",
    SAIL: "sail:3",
    RAISE: "raise:2.3",
    LEVER: "lever:2.3",
    BOAT: "boat:1.stone",
    DRAW: "draw:P017",
    REVEAL: "reveal:T31",
    LAY: "lay:T03",
    ROW: "row:settle",
    DEAL: "deal:ST05",
    SOLO_TILE: "solo:SA1",
    REMOVE: "remove:SB1",
    CORNER: "corner:top_left",
    PRICE: "price:PT1.AF2a",
    ARTIFACT: "artifact:AF2a",
    CONDITION: "condition:LC1",
    BUILD_SHIPYARD: "shipyard:13.upper",
    PLACE_PURPLE: "purple:13.upper",
    LAUNCH: "launch:wood",
    RETRIEVE: "retrieve:AF2a",
    LOWER: "lower:2.3",
    LAKE_STEP: "lake:income",
    RETURN: "return:income.3",
    USE: "use:X005",
    SPECIAL: "special:13",
    STASH: "stash:P017",
    STASHED: "stashed:P017",
    ANNEX: "annex:stone",
    HOUSE_AT: "house:13.upper",
    BONUS: "reward:A5",
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
    ARTIFACT: lambda t, text: _index(t.artifact_ids, text),
    RETRIEVE: lambda t, text: _index(t.artifact_ids, text),
    PRICE: _price,
    CONDITION: lambda t, text: _index(t.condition_ids, text),
    LAKE_STEP: lambda _, text: _index(LAKE_SIDES, text) or None,
    RETURN: _return,
    BONUS: lambda t, text: _index(t.river_ids, text),
    LAUNCH: _launch,
}


def _argument(t: Tables, kind: int, text: str) -> int | None:
    if kind in (STRIP, ROW):
        return _index(ACTIONS, text)
    if kind in CARD_KINDS:
        return _index(t.card_ids, text)
    if kind in SCORING_KINDS or kind == SCORE:
        return _index(t.scoring_ids, text)
    if kind in TILE_KINDS:
        return _index(t.tile_ids, text)
    if kind in SOLO_KINDS:
        return _index(t.solo_ids, text)
    if kind == CORNER:
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
    if kind == REGION:
        return _index(REGIONS, text)
    if kind in (BUILD, ANNEX):
        return _index(RESOURCES, text)
    if kind in EXPANSION_READERS:
        return EXPANSION_READERS[kind](t, text)
    if kind == TRACK:
        return _index(TRACKS, text)
    if kind == BOAT:
        boat, _, resource = text.partition(".")
        if boat not in ("1", "2") or resource not in RESOURCES:
            return None
        return (int(boat) - 1) * 4 + t.canal.index(RESOURCES.index(resource))
    if kind == SAIL:
        return int(text) if re.fullmatch(r"[1-9]", text) else None
    return -1 if re.fullmatch(r"[A-Za-z0-9+.]+", text) else None  # give, take, pay
