"""Texts for people: messages of `data/i18n` by id, in a language, with plurals and arguments."""

from functools import cache
from typing import TYPE_CHECKING

from .box import data_directory

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en",)
DEFAULT_LANGUAGE = "en"


@cache
def bundle(language: str) -> "FluentBundle":
    """All messages of a language, read once."""
    from fluent.runtime import FluentBundle, FluentResource  # only who shows texts pays for it

    messages = FluentBundle([language], use_isolating=False)
    for path in sorted((data_directory() / "i18n" / language).glob("*.ftl")):
        messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return messages


def has_text(message: str, language: str = DEFAULT_LANGUAGE) -> bool:
    """Whether a language has a message."""
    return bundle(language).has_message(message)


def text(message: str, language: str = DEFAULT_LANGUAGE, /, **arguments: str | int) -> str:
    """The message with its arguments filled in; raises `KeyError` for an unknown one, `ValueError` for a bad one."""
    messages = bundle(language)
    if not messages.has_message(message):
        raise KeyError(f"no message {message!r} in language {language!r}")
    pattern = messages.get_message(message).value
    if pattern is None:
        raise ValueError(f"message {message!r} in language {language!r} has no text")
    value, errors = messages.format_pattern(pattern, arguments)
    if errors:
        raise ValueError(f"message {message!r} in language {language!r}: {'; '.join(str(error) for error in errors)}")
    return str(value)
