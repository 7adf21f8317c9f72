"""The effect language of the component tables: text to compact tuples and back.

    effect = alt { "|" alt }          choose one alternative
    alt    = [ seq "->" ] seq         cost, then gain
    seq    = item { ";" item }        in this order
    item   = term | [ "repeat" ] "(" effect ")"
    rules  = rule { "&" rule }        rule = "on:" trigger [ "," argument ] "=>" effect | modifier

`parse_effect`, `parse_rules` and `unparse` are inverse to each other up to white space.
"""

import re
from functools import lru_cache
from typing import Any

from . import vocabulary as w
from .vocabulary import (
    ALT,
    CATEGORIES,
    GIVES,
    KINDS,
    MEASURES,
    ON,
    REGIONS,
    REPEAT,
    RESOURCES,
    SEQ,
    TRADE,
    TRIGGERS,
    WORDS,
)

Effect = tuple[Any, ...]
"""A nested tuple of integers that starts with a word of the vocabulary."""

NOTHING: Effect = (w.NONE,)
WORD_NAMES = {number: name for name, number in WORDS.items()}
TOKENS = re.compile(r"=>|->|[|;&()]|[^\s|;&()]+(?<![-=])")

SIGNED = re.compile(r"[+-]\d+")
GAIN = re.compile(r"\+\d+")
LESS = re.compile(r"-\d+")
COUNT = re.compile(r"\d+")

NUMBER_ARGUMENTS = {
    w.COINS: SIGNED,
    w.CARDS: GAIN,
    w.DISCARD: COUNT,
    w.INHABITANTS: SIGNED,
    w.VASE: SIGNED,
    w.VP: SIGNED,
    w.COIN_TRACK: GAIN,
    w.CARD_TRACK: SIGNED,
    w.ONE_TRACK: GAIN,
    w.LEVER_UP: COUNT,
    w.LEVER_DOWN: COUNT,
    w.LAKE: GAIN,
    w.EXPLORE: COUNT,
    w.DEVELOP: COUNT,
    w.UPGRADE: COUNT,
    w.PLACE_HOUSE: COUNT,
    w.PLACE_PASTURE: COUNT,
    w.REGION_REWARD: COUNT,
    w.REGION_INCOME: COUNT,
    w.BOAT_UPSTREAM: COUNT,
    w.RESOURCE_DISCOUNT: COUNT,
    w.EASE_SETTLEMENT: COUNT,
    w.LEVER_COST: LESS,
    w.CARD_COST: LESS,
    w.ALL_COSTS: LESS,
    w.CATTLE_COST: LESS,
    w.PRODUCTION_HOUSE: COUNT,
    w.PURPLE_PRESENCE: COUNT,
    w.STASH: COUNT,
    w.CACTUS: GAIN,
    w.SOLO_EXPLORE: COUNT,
    w.SOLO_PASTURE: COUNT,
    w.SOLO_CATTLE: COUNT,
    w.SOLO_STRUCTURE: COUNT,
    w.SOLO_REGION: COUNT,
}
NAME_ARGUMENTS: dict[int, tuple[str, ...]] = {
    w.PRODUCTION: (*RESOURCES, "any"),
    w.INCOME: ("coin_track", "card_track"),
    w.UPGRADE_TO_HOUSE: ("free",),
    w.UPGRADE_TO_SETTLEMENT: ("eased", "free", "swap"),
    w.PLAY_CARD: (*KINDS, "any"),
    w.PLAY_OR_DISCARD: (*KINDS, "any"),
    w.REGION_SCORING: ("all",),
    w.SCORING_VALUE: ("left",),
    w.PURPLE: ("ranch", "roam"),
    w.SPECIAL_TILE: ("gain",),
    w.PLAY_STASHED: ("free",),
    w.LAKE_EFFECT: ("current", "previous"),
    w.SOLO_HOUSE: ("last_tile",),
}
TRIGGER_ARGUMENTS = {"discard": KINDS, "use_production_house": ("0", "1", "2")}


class EffectError(ValueError):
    """A text that is not in the effect language; the message says what was expected."""


def measure(text: str) -> int:
    """The number of a measure such as `levers` or `presences@boonlake`."""
    if text not in MEASURES:
        raise EffectError(f"unknown measure {text!r}, expected one of {', '.join(MEASURES)}")
    return MEASURES.index(text)


def parse_term(text: str) -> Effect:
    """One word with its argument, for example `coins:+3`."""
    name, _, argument = text.partition(":")
    word = WORDS.get(name)
    if word is None:
        raise EffectError(f"unknown word {name!r}, expected a word of the vocabulary")
    if word == w.NONE:
        if argument:
            raise EffectError(f"'none' takes no argument, found {argument!r}")
        return NOTHING
    pattern = NUMBER_ARGUMENTS.get(word)
    if pattern is not None:
        if not pattern.fullmatch(argument):
            raise EffectError(f"bad argument {argument!r} of {name!r}, expected {_wanted(pattern)}")
        return (word, int(argument))
    names = NAME_ARGUMENTS.get(word)
    if names is not None:
        if argument not in names:
            raise EffectError(f"bad argument {argument!r} of {name!r}, expected one of {', '.join(names)}")
        return (word, names.index(argument))
    return _parse_special(word, name, argument)


def _wanted(pattern: re.Pattern[str]) -> str:
    wanted = {SIGNED: "a number with its sign", GAIN: "a number with a plus sign", LESS: "a number with a minus sign"}
    return wanted.get(pattern, "a number")


def _parse_special(word: int, name: str, argument: str) -> Effect:
    parts = argument.split(",")
    try:
        if word == w.COINS_EACH and len(parts) == 2:
            return (word, measure(parts[0]), int(parts[1]))
        if word == w.VP_EACH and len(parts) in (2, 3):
            return (word, measure(parts[0]), int(parts[1]), int(parts[2]) if len(parts) == 3 else 0)
        if word == w.VP_GOAL and len(parts) >= 2:
            pairs = tuple(part.split("=") for part in parts[1:])
            return (word, measure(parts[0]), tuple((int(at), int(vp)) for at, vp in pairs))
        if word == w.VP_ANY_GOAL and len(parts) >= 2:
            pairs = tuple(part.split("=") for part in parts[1:])
            return (word, int(parts[0]), tuple((measure(what), int(at)) for what, at in pairs))
        if word == w.MODERNIZE and len(parts) in (1, 2):
            return (word, int(parts[0]), int(parts[1]) if len(parts) == 2 else 0)
        if word == w.PLACE_CATTLE and len(parts) == 1:
            return (word, 0 if argument == "lake" else int(argument))
    except EffectError:
        raise
    except ValueError:
        pass
    raise EffectError(f"bad argument {argument!r} of {name!r}")


class _Parser:
    """Recursive descent over the tokens of one effect."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens: list[str] = TOKENS.findall(text)
        self.at = 0
        if "".join(self.tokens) != re.sub(r"\s+", "", text):
            raise EffectError(f"cannot read {text!r}")

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, wanted: str = "") -> str:
        token = self.peek()
        if not token or (wanted and token != wanted):
            raise EffectError(f"expected {wanted or 'a word'} after token {self.at} of {self.text!r}")
        self.at += 1
        return token

    def effect(self) -> Effect:
        alternatives = [self.alternative()]
        while self.peek() == "|":
            self.take()
            alternatives.append(self.alternative())
        return alternatives[0] if len(alternatives) == 1 else (ALT, tuple(alternatives))

    def alternative(self) -> Effect:
        first = self.sequence()
        if self.peek() != "->":
            return first
        self.take()
        return (TRADE, first, self.sequence())

    def sequence(self) -> Effect:
        items = [self.item()]
        while self.peek() == ";":
            self.take()
            items.append(self.item())
        return items[0] if len(items) == 1 else (SEQ, tuple(items))

    def item(self) -> Effect:
        repeated = self.peek() == "repeat"
        if repeated:
            self.take()
        if repeated or self.peek() == "(":
            self.take("(")
            inner = self.effect()
            self.take(")")
            return (REPEAT, inner) if repeated else inner
        return parse_term(self.take())


@lru_cache(maxsize=4096)
def parse_effect(text: str) -> Effect:
    """The effect written in `text`; raises `EffectError` with what was expected."""
    parser = _Parser(text)
    effect = parser.effect()
    if parser.peek():
        raise EffectError(f"did not expect {parser.peek()!r} in {text!r}")
    return effect


@lru_cache(maxsize=1024)
def parse_rules(text: str) -> tuple[Effect, ...]:
    """The rules written in `text`: triggered effects `(ON, trigger, argument, effect)` and modifiers."""
    return tuple(_parse_rule(part.strip()) for part in text.split("&")) if text.strip() else ()


def _parse_rule(text: str) -> Effect:
    if not text.startswith("on:"):
        return parse_term(text)
    head, arrow, body = text.partition("=>")
    if not arrow:
        raise EffectError(f"expected '=>' in {text!r}")
    trigger, _, argument = head[3:].strip().partition(",")
    if trigger not in TRIGGERS:
        raise EffectError(f"unknown trigger {trigger!r}, expected one of {', '.join(TRIGGERS)}")
    allowed = TRIGGER_ARGUMENTS.get(trigger, ("",))
    if argument not in allowed:
        raise EffectError(f"bad argument {argument!r} of trigger {trigger!r}, expected one of {', '.join(allowed)}")
    return (ON, TRIGGERS.index(trigger), allowed.index(argument), parse_effect(body.strip()))


def parse_category(text: str) -> Effect:
    """The category of a scoring tile: `(category, a, b)` for those that are no plain measure, else `(-1, measure)`."""
    name, _, argument = text.partition(":")
    if name not in CATEGORIES:
        return (-1, measure(text))
    if name == "give":
        if argument not in GIVES:
            raise EffectError(f"bad argument {argument!r} of 'give', expected one of {', '.join(GIVES)}")
        return (CATEGORIES.index(name), GIVES.index(argument))
    names = REGIONS if name == "regions" else KINDS
    parts = argument.split("+")
    if len(parts) != 2 or parts[0] not in names or parts[1] not in names:
        raise EffectError(f"bad argument {argument!r} of {name!r}, expected two of {', '.join(names)}")
    return (CATEGORIES.index(name), names.index(parts[0]), names.index(parts[1]))


def unparse(effect: Effect) -> str:
    """The text of an effect or rule; `parse_effect(unparse(e)) == e`."""
    word = effect[0]
    if word == SEQ:
        return "; ".join(_unparse_item(item) for item in effect[1])
    if word == ALT:
        return " | ".join(unparse(item) for item in effect[1])
    if word == TRADE:
        return f"{unparse(effect[1])} -> {unparse(effect[2])}"
    if word == REPEAT:
        return f"repeat ({unparse(effect[1])})"
    if word == ON:
        trigger = TRIGGERS[effect[1]]
        argument = TRIGGER_ARGUMENTS.get(trigger, ("",))[effect[2]]
        return f"on:{trigger}{',' + argument if argument else ''} => {unparse(effect[3])}"
    return _unparse_term(effect)


def _unparse_item(item: Effect) -> str:
    return f"({unparse(item)})" if item[0] in (SEQ, ALT, TRADE) else unparse(item)


def _unparse_term(effect: Effect) -> str:
    word = effect[0]
    name = WORD_NAMES[word]
    if word == w.NONE:
        return name
    pattern = NUMBER_ARGUMENTS.get(word)
    if pattern is not None:
        return f"{name}:{effect[1]}" if pattern in (COUNT, LESS) else f"{name}:{effect[1]:+d}"
    if word in NAME_ARGUMENTS:
        return f"{name}:{NAME_ARGUMENTS[word][effect[1]]}"
    if word in (w.COINS_EACH, w.VP_EACH):
        limit = f",{effect[3]}" if word == w.VP_EACH and effect[3] else ""
        return f"{name}:{MEASURES[effect[1]]},{effect[2]}{limit}"
    if word == w.VP_GOAL:
        return f"{name}:{MEASURES[effect[1]]}," + ",".join(f"{at}={vp}" for at, vp in effect[2])
    if word == w.VP_ANY_GOAL:
        return f"{name}:{effect[1]}," + ",".join(f"{MEASURES[what]}={at}" for what, at in effect[2])
    if word == w.MODERNIZE:
        return f"{name}:{effect[1]}" + (f",{effect[2]}" if effect[2] else "")
    return f"{name}:{effect[1] or 'lake'}"


def words_of(effect: Effect) -> set[int]:
    """Every word that occurs anywhere in an effect."""
    word = effect[0]
    if word in (SEQ, ALT):
        return set().union(*(words_of(item) for item in effect[1]))
    if word == TRADE:
        return words_of(effect[1]) | words_of(effect[2])
    if word in (REPEAT, ON):
        return words_of(effect[-1])
    return {word}
