"""Keys in words, also of choices that cannot be made now: `Play Mint`, `Develop space 13, upper site`."""

from ...components.box import Box
from ...texts.messages import text
from ..choices.notation import UnknownKey, kind_of_key


def key_text(box: Box, key: str) -> str:
    """What a key means, as far as it can be said without a position; what is no key stays as it is."""
    try:
        kind = kind_of_key(key)
    except UnknownKey:
        return key
    argument = key.partition(":")[2]
    return text(f"key-{kind.name}", what=kind.argument.words(box, argument)).strip()
