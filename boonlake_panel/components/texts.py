"""Texts for people: messages of `data/i18n` by id, with plurals and arguments, in the language that is spoken.

with speaking("de"):
    print(game.decision.prompt)  # whatever people read inside is German
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from .box import data_directory

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français"}
LANGUAGES = tuple(LANGUAGE_NAMES)
DEFAULT_LANGUAGE = "en"
_spoken = ContextVar("spoken language", default=DEFAULT_LANGUAGE)


def spoken() -> str:
    """The language that is spoken now."""
    return _spoken.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Everything that is told inside is told in this language; each visitor of a server has their own."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}, expected one of {', '.join(LANGUAGES)}")
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


@cache
def bundle(language: str) -> "FluentBundle":
    """All messages of a language, read once."""
    from fluent.runtime import FluentBundle, FluentResource  # only who shows texts pays for it

    messages = FluentBundle([language], use_isolating=False)
    for path in sorted((data_directory() / "i18n" / language).glob("*.ftl")):
        messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return messages


def has_text(message: str) -> bool:
    """Whether there is such a message."""
    return _speaker(spoken(), message) is not None


def _speaker(language: str, message: str) -> "FluentBundle | None":
    """The messages with this one among them: English ones where a translation is missing."""
    languages = dict.fromkeys((language, DEFAULT_LANGUAGE))
    return next((bundle(name) for name in languages if bundle(name).has_message(message)), None)


def text(message: str, /, **arguments: str | int) -> str:
    """The message with its arguments filled in; raises `KeyError` for an unknown one, `ValueError` for a bad one."""
    return _formatted(spoken(), message, tuple(arguments.items()))


@lru_cache(maxsize=20_000)
def _formatted(language: str, message: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    """Pages say the same things again and again."""
    messages = _speaker(language, message)
    if messages is None:
        raise KeyError(f"no message {message!r} in language {language!r}")
    pattern = messages.get_message(message).value
    if pattern is None:
        raise ValueError(f"message {message!r} in language {language!r} has no text")
    value, errors = messages.format_pattern(pattern, dict(arguments))
    if errors:
        raise ValueError(f"message {message!r} in language {language!r}: {'; '.join(str(error) for error in errors)}")
    return str(value)


def capitalized(words: str) -> str:
    """The words with a capital letter at the beginning; all others stay as they are."""
    return words[:1].upper() + words[1:]
