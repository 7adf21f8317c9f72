"""Keys in words, also of choices that cannot be made now: `Play Mint`, `Develop space 13, upper site`."""

from ...components.box import Box
from ...texts.messages import has_text, text
from ...texts.names import name_of
from ..choices.notation import HALVES

WORD_GROUPS = ("side", "resource", "region", "track")
"""Beginnings of the messages with words that stand in keys: `resource-wood`."""


def key_text(box: Box, key: str) -> str:
    """What a key means, as far as it can be said without a position; what is no key stays as it is."""
    kind, _, argument = key.partition(":")
    message = f"key-{kind}"
    return text(message, what=_argument(box, argument)).strip() if has_text(message) else key


def site_text(site: str) -> str:
    """A building site as keys and positions name it, in words: `13.upper`."""
    space, _, half = site.partition(".")
    return text("site-name", space=space, half=text(f"half-{half}"))


def _argument(box: Box, argument: str) -> str:
    place, dot, half = argument.partition(".")
    if half in HALVES:
        return site_text(argument)
    separator = "." if place.isdigit() and half.isdigit() else ", "
    return separator.join(_word(box, part) for part in (place, half)) if dot else _word(box, argument)


def _word(box: Box, word: str) -> str:
    named = next((thing for thing in box.named if thing.id == word), None)
    if named is not None:
        return name_of(named)
    message = next((name for name in (f"{group}-{word}" for group in WORD_GROUPS) if has_text(name)), "")
    return text(message) if message else word
