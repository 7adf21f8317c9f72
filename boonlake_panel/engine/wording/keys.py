"""Keys in words, also of choices that cannot be made now: `Play Mint`, `Develop space 13, upper site`."""

from ...components.box import Box
from ...components.expansion_tables import ArtifactSide
from ...components.tables import Card, Strip
from ...texts.messages import has_text, text
from ...texts.names import name_of
from ..choices.notation import HALVES
from ..expansions.artifacts.state import LAKE_SIDES


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
    things: tuple[Card | Strip | ArtifactSide, ...] = (*box.cards, *box.artifact_cards, *box.strips, *box.artifacts)
    named = next((thing for thing in things if thing.id == word), None)
    if named is not None:
        return name_of(named)
    if word in LAKE_SIDES:
        return text(f"side-{word}")
    message = next((name for name in (f"resource-{word}", f"region-{word}", f"track-{word}") if has_text(name)), "")
    return text(message) if message else word
