"""The rule book: every rule with its lessons and an example position; searchable in three languages.

search_rules("settlement region")
rule_page("upgrade.settlement.region_penalty").rule.rule
"""

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from rapidfuzz import fuzz, process

from ..texts.catalogue import Rule, all_rules
from ..texts.messages import DEFAULT_LANGUAGE, current_language, folded, in_language
from .examples import RuleExample, rule_example
from .glossary import glossary
from .lessons import Lesson, Step
from .reading import course

WORD = re.compile(r"\w+")
ID, TEXT, RULING = 4, 2, 1
"""How much a word counts, by where it is found."""
EXACT = 3
"""How many times as much it counts if it is that word and not one that is spelt almost alike."""
ALIKE, LONG = 90, 5
"""Percent that two words must have in common to be taken for each other, and letters that the word must have."""


@dataclass(frozen=True)
class RulePage:
    """A rule for people: what it says, and where it can be learnt and seen."""

    rule: Rule
    lessons: tuple[tuple[Lesson, Step], ...]
    related: tuple[str, ...]

    def example(self) -> RuleExample | None:
        """A position in which the rule can be seen; it takes a moment to set it up."""
        return rule_example(self.rule.id)


def rule_page(id_: str) -> RulePage:
    """Everything about a rule; raises `KeyError` for an unknown id."""
    rule = all_rules()[id_]
    family = id_.rpartition(".")[0]
    related = tuple(other for other in all_rules() if other != id_ and other.startswith(f"{family}."))
    return RulePage(rule, course().teaching(id_), related)


def search_rules(text: str, limit: int = 30) -> tuple[Rule, ...]:
    """The rules that fit some words best, those with all of the words first; the beginning of a word is enough,
    with or without its accents.

    Terms of all languages of the glossary are understood, so `Siedlung` finds rules about settlements; so are
    words that are spelt almost alike, such as `setlement`.
    """
    words = [_meant(word, current_language()) for word in WORD.findall(folded(text))]
    scored = [(_score(words, rule), place, rule) for place, rule in enumerate(all_rules().values())]
    hits = sorted((-score[0], -score[1], place, rule.id) for score, place, rule in scored if score[0])
    return tuple(all_rules()[id_] for *_, id_ in hits[:limit])


def _score(words: list[tuple[frozenset[str], frozenset[str]]], rule: Rule) -> tuple[int, int]:
    """How many of the words are found, and how much they count."""
    places = _words_of(rule.id, current_language())
    weights = [max(EXACT * _weight(same, places), _weight(alike, places)) for same, alike in words]
    return sum(weight > 0 for weight in weights), sum(weights)


def _weight(words: frozenset[str], places: tuple[tuple[int, str], ...]) -> int:
    return max((weight for weight, text in places if _begins(words, text)), default=0)


@cache
def _words_of(id_: str, language: str) -> tuple[tuple[int, str], ...]:
    """Where words are looked for: the id, the rule in this language and in English, its ruling."""
    with in_language(DEFAULT_LANGUAGE):
        english = all_rules()[id_].rule
    with in_language(language):
        rule = all_rules()[id_]
    return (ID, _plain(id_)), (TEXT, _plain(f"{english} {rule.rule}")), (RULING, _plain(rule.ruling))


def _plain(text: str) -> str:
    """The words alone, each after a space."""
    return f" {' '.join(WORD.findall(folded(text).replace('_', ' ')))} "


def _begins(same: frozenset[str], text: str) -> bool:
    """Whether a word of a text begins with one of some words; a single letter must be a word of its own."""
    return any(f" {word} " in text if len(word) == 1 else f" {word}" in text for word in same)


@lru_cache(1000)
def _meant(word: str, language: str) -> tuple[frozenset[str], frozenset[str]]:
    """What is looked for: a word with its synonyms, and those that are spelt almost alike with theirs."""
    near = (
        process.extract(word, _vocabulary(language), scorer=fuzz.ratio, score_cutoff=ALIKE) if len(word) >= LONG else []
    )
    return _synonyms(word), frozenset().union(*(_synonyms(known) for known, *_ in near))


@cache
def _vocabulary(language: str) -> tuple[str, ...]:
    """All words of the rules and of the glossary."""
    rules = {word for id_ in all_rules() for _, text in _words_of(id_, language) for word in text.split()}
    terms = {folded(name) for entry in glossary() for name in entry.names.values() if name}
    return tuple(sorted(rules | terms))


@lru_cache(1000)
def _synonyms(word: str) -> frozenset[str]:
    """A word, and the English terms that it means in other languages."""
    meant = {
        folded(english)
        for entry in glossary()
        if (english := entry.names["en"]) and any(name and folded(name) == word for name in entry.names.values())
    }
    return frozenset({word, *meant})
