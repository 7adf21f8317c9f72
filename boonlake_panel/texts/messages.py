"""Texts for people: messages of `data/i18n` by id, with plurals and arguments, in the current language.

with in_language("de"):
    print(game.decision.prompt)  # whatever people read inside is German
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from .data_folder import data_directory

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français"}
LANGUAGES = tuple(LANGUAGE_NAMES)
DEFAULT_LANGUAGE = "en"
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#]).*)*", re.MULTILINE)
"""A message in its file: from its id to the next one or a comment."""
LanguageSource = Callable[[], str | None]
"""Says which language is spoken at the moment, or None if it does not know."""
_language: ContextVar[str | LanguageSource | None] = ContextVar("language", default=None)
_source: LanguageSource | None = None
_default = DEFAULT_LANGUAGE


def current_language() -> str:
    """The language of everything that is said now: that of the block, of the language source, or the default."""
    chosen = _language.get()
    if callable(chosen):
        chosen = chosen()
    return chosen or (_source and _source()) or _default


@contextmanager
def in_language(language: str | LanguageSource | None) -> Iterator[None]:
    """Use a language inside the block, in this thread or task only; None keeps the current one.

    A function is asked at every text, so what the block starts for later also follows a change of language.

    >>> with in_language("fr"):
    ...     current_language()
    'fr'
    """
    if language is None:
        yield
        return
    before = _language.set(known_language(language) if isinstance(language, str) else language)
    try:
        yield
    finally:
        _language.reset(before)


def use_language(language: str) -> None:
    """Set the default language of the process, for notebooks and scripts.

    >>> use_language("en")
    """
    global _default
    _default = known_language(language)


def use_language_source(source: LanguageSource) -> None:
    """Ask a function for the language of whatever is said outside of blocks: a server knows whom it is answering."""
    global _source
    _source = source


def known_language(language: str) -> str:
    """The language itself if there are texts in it; raises `ValueError` otherwise."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}, expected one of {', '.join(LANGUAGES)}")
    return language


@cache
def sources(language: str) -> Mapping[str, str]:
    """The Fluent source of every message of a language by id; messages are parsed one by one when they are used."""
    folder = data_directory() / "i18n" / language
    files = (path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))
    return {entry[1]: entry[0] for file in files for entry in ENTRY.finditer(file)}


def has_text(message: str) -> bool:
    """Whether there is such a message."""
    return message in sources(current_language()) or message in sources(DEFAULT_LANGUAGE)


def text(message: str, /, **arguments: str | int) -> str:
    """The message with its arguments filled in; raises `KeyError` for an unknown one, `ValueError` for a bad one."""
    return _formatted(current_language(), message, tuple(arguments.items()))


@lru_cache(maxsize=5_000)
def _formatted(language: str, message: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    source = sources(language).get(message) or sources(DEFAULT_LANGUAGE).get(message)
    if source is None:
        raise KeyError(f"no message {message!r} in language {language!r}")
    bundle = _bundle(language)
    if not bundle.has_message(message):
        from fluent.runtime import FluentResource

        bundle.add_resource(FluentResource(source))
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise ValueError(f"message {message!r} in language {language!r} has no text")
    value, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors:
        raise ValueError(f"message {message!r} in language {language!r}: {'; '.join(str(error) for error in errors)}")
    return str(value)


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle  # imported late: agents show no texts

    return FluentBundle([language], use_isolating=False)


def ended(words: str) -> str:
    """The words as a sentence: with a full stop unless they end with a mark already."""
    return words if words.endswith((".", "?", "!")) else f"{words}."


def capitalized(words: str) -> str:
    """The words with a capital letter at the beginning; all others stay as they are."""
    return words[:1].upper() + words[1:]


def folded(words: str) -> str:
    """The words in small letters without accents, to compare them with what somebody searches for."""
    plain = unicodedata.normalize("NFKD", words.casefold().replace("\u0153", "oe"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
