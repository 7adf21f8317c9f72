"""The handlers of the words of the effect language, by number of the word.

A word is either carried out at once or offers choices, alone or beside others as an alternative. Each handler says with
a decorator which words it handles:

    @carries_out(w.VASE)
    def _vase(s: State, seat: int, effect: Effect, source: int) -> None: ...

    @offers(w.UPGRADE, w.UPGRADE_TO_HOUSE)
    def upgrade_options(s: State, seat: int, effect: Effect, index: int, out: list[int]) -> None: ...
"""

from collections.abc import Callable
from typing import Final

from ...components.effects import Effect
from ...components.lexicon import NUMBER_OF_WORDS
from ..state import State

Do = Callable[[State, int, Effect, int], None]
Offer = Callable[[State, int, Effect, int, list[int]], None]

DO: Final[list[Do | None]] = [None] * NUMBER_OF_WORDS
"""By word: carries it out; nothing for words that need more than that."""
OFFER: Final[list[Offer | None]] = [None] * NUMBER_OF_WORDS
"""By word: adds its choices to a list."""
FORCED: Final[set[int]] = set()
"""Words that offer choices which nobody would decline, or may not."""


def carries_out(*words: int) -> Callable[[Do], Do]:
    """Registers a handler that carries out words at once."""

    def register(handler: Do) -> Do:
        for word in words:
            DO[word] = handler
        return handler

    return register


def offers(*words: int, forced: bool = False) -> Callable[[Offer], Offer]:
    """Registers a handler that adds the choices of words to a list."""

    def register(handler: Offer) -> Offer:
        for word in words:
            OFFER[word] = handler
        FORCED.update(words if forced else ())
        return handler

    return register
