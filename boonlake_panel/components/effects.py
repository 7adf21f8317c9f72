"""The effect language of the component tables: text to compact tuples and back.

    effect = alt { "|" alt }          choose one alternative
    alt    = [ seq "->" ] seq         cost, then gain
    seq    = item { ";" item }        in this order
    item   = term | [ "repeat" ] "(" effect ")"
    rules  = rule { "&" rule }        rule = "on:" trigger [ "," argument ] "=>" effect | modifier

`parse_effect`, `parse_rules` and `unparse` are inverse to each other up to white space.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from .arguments import EffectError
from .lexicon import WORDS, word_of
from .vocabulary import (
    ALT,
    CATEGORIES,
    GIVES,
    KINDS,
    MEASURES,
    NONE,
    ON,
    REGIONS,
    REPEAT,
    SEQ,
    TRADE,
    TRIGGER_RECORDS,
    TRIGGERS,
)

Effect = tuple[Any, ...]
"""A nested tuple of integers that starts with the number of a word, or of a structure such as `SEQ`."""

NOTHING: Effect = (NONE,)
TOKENS = re.compile(r"=>|->|[|;&()]|[^\s|;&()]+(?<![-=])")


def parse_term(text: str) -> Effect:
    """One word with its argument, for example `coins:+3`."""
    name, _, argument = text.partition(":")
    word = WORDS.get(name)
    if word is None:
        raise EffectError(f"unknown word {name!r}, expected a word of the vocabulary")
    try:
        return (word.number, *word.argument.read(argument))
    except EffectError:
        raise
    except ValueError:
        message = f"bad argument {argument!r} of {name!r}, expected {word.argument.expected}"
        raise EffectError(message) from None


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
    allowed = TRIGGER_RECORDS[TRIGGERS.index(trigger)].arguments
    if argument not in allowed:
        raise EffectError(f"bad argument {argument!r} of trigger {trigger!r}, expected one of {', '.join(allowed)}")
    return (ON, TRIGGERS.index(trigger), allowed.index(argument), parse_effect(body.strip()))


def parse_category(text: str) -> Effect:
    """The category of a scoring tile: `(category, a, b)` for those that are no plain measure, else `(-1, measure)`."""
    name, _, argument = text.partition(":")
    if name not in CATEGORIES:
        if text not in MEASURES:
            raise EffectError(f"unknown measure {text!r}, expected one of {', '.join(MEASURES)}")
        return (-1, MEASURES.index(text))
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
        trigger = TRIGGER_RECORDS[effect[1]]
        argument = trigger.arguments[effect[2]]
        return f"on:{trigger.name}{',' + argument if argument else ''} => {unparse(effect[3])}"
    word = word_of(effect)
    return f"{word.name}:{word.argument.write(effect[1:])}".rstrip(":")


def _unparse_item(item: Effect) -> str:
    return f"({unparse(item)})" if item[0] in (SEQ, ALT, TRADE) else unparse(item)


def all_terms(effect: Effect, cost: bool = False) -> Iterator[tuple[Effect, bool]]:
    """The single terms of an effect or rule, each with whether it stands where a cost is named."""
    structure = effect[0]
    if structure in (SEQ, ALT):
        for part in effect[1]:
            yield from all_terms(part, cost)
    elif structure == TRADE:
        yield from all_terms(effect[1], True)
        yield from all_terms(effect[2], False)
    elif structure in (REPEAT, ON):
        yield from all_terms(effect[-1], cost)
    else:
        yield effect, cost


def words_of(effect: Effect) -> set[int]:
    """Every word that occurs anywhere in an effect."""
    return {term[0] for term, _ in all_terms(effect)}
