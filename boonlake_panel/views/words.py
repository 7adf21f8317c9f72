"""Texts for the pictures; the same ones are asked for again and again, so they are remembered."""

from functools import lru_cache

from ..components.texts import speaking, spoken
from ..components.texts import text as read_text


@lru_cache(maxsize=8_000)
def _remembered(language: str, message: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    with speaking(language):
        return read_text(message, **dict(arguments))


def text(message: str, /, **arguments: str | int) -> str:
    """A message in the language that is spoken."""
    return _remembered(spoken(), message, tuple(arguments.items()))
