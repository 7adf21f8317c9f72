"""All words of the effect language, of the base game, the solo game and the expansions, by name and by number."""

from typing import Any, Final

from ..expansions import expansion_modules
from .vocabulary import BASE_WORDS, ON, SOLO_WORDS
from .word import Group, Word

EXPANSION_WORDS: Final[tuple[Word, ...]] = tuple(
    word for module in expansion_modules("components.expansion_words").values() for word in module.WORDS
)
WORDS: Final = {word.name: word for word in (*BASE_WORDS, *SOLO_WORDS, *EXPANSION_WORDS)}
BY_NUMBER: Final = {word.number: word for word in WORDS.values()}
NUMBER_OF_WORDS: Final = max(ON, *BY_NUMBER) + 1
"""The length of a table that is indexed by words, structure included."""


def word_of(effect: tuple[Any, ...]) -> Word:
    """The record of the word that a term starts with."""
    return BY_NUMBER[effect[0]]


def words_in(*groups: Group) -> frozenset[int]:
    """The numbers of all words of some groups."""
    return frozenset(word.number for word in WORDS.values() if word.group in groups)
