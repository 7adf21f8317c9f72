"""Names of cards, strips and other components in the current language."""

import re
from typing import Protocol

from .messages import DEFAULT_LANGUAGE, current_language, has_text, text


class Named(Protocol):
    """A record of the tables that has a name."""

    @property
    def name(self) -> str: ...


def name_of(thing: Named) -> str:
    """What a component is called: the tables have its English name, `names.ftl` the others.

    Names that nobody has translated, as in a data pack of your own, stay as they are in its tables.
    """
    if current_language() == DEFAULT_LANGUAGE:
        return thing.name
    message = name_message(thing.name)
    return text(message) if has_text(message) else thing.name


def name_message(name: str) -> str:
    """The message with the translations of an English name: `name-market-stall`."""
    return "name-" + re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
