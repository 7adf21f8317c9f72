"""The game's notation: every option has a short, stable, readable key, and every key can be read back.

Arguments are names of the components (`play:P017`, `develop:13.upper`); a key has no spaces, so it fits into a link.
"""

from typing import NamedTuple

from ...texts.messages import text
from ..codes import ARGUMENT, SHIFT
from ..state import State
from ..tables import Tables
from .arguments import NOTHING
from .kind import Kind
from .registry import KINDS, NAMES, kinds_named


class Parsed(NamedTuple):
    """A key taken apart: the kind of option and its argument, `OPEN` if only the current decision can tell it."""

    kind: int
    argument: int


class UnknownKey(ValueError):
    """A text that is no key of the notation; the message says what was expected."""


def key_of(s: State, option: int) -> str:
    """The key of an option of the current decision."""
    kind = KINDS[option >> SHIFT]
    return write_key(kind, kind.argument.write(s, s.agenda[-1], option & ARGUMENT))


def write_key(kind: Kind, argument: str) -> str:
    return f"{kind.name}:{argument}" if argument else kind.name


def keys_of(s: State) -> dict[str, int]:
    """The options of the current decision by key, in the order in which they are offered."""
    return {key_of(s, option): option for option in s.options}


def kind_of_key(key: str) -> Kind:
    """The kind of choice that a key is about; raises `UnknownKey`."""
    name, colon, _ = key.partition(":")
    kinds = kinds_named(name)
    if not kinds:
        raise UnknownKey(text("fault-key-kind", name=f"{name!r:.100}", known=", ".join(sorted(NAMES))))
    fitting = [kind for kind in kinds if (kind.argument is NOTHING) != bool(colon)]
    if fitting:
        return fitting[0]
    if colon:
        raise UnknownKey(text("fault-key-plain", name=repr(name)))
    raise UnknownKey(text("fault-key-bare", name=repr(name), example=kinds[0].example))


def parse_key(t: Tables, key: str) -> Parsed:
    """Reads a key without looking at a position; raises `UnknownKey`."""
    kind = kind_of_key(key)
    if kind.argument is NOTHING:
        return Parsed(kind.number, 0)
    rest = key.partition(":")[2]
    argument = kind.argument.read(t, rest)
    if argument is None:
        fault = {"found": f"{rest!r:.100}", "key": f"{key!r:.100}", "example": kind.example}
        raise UnknownKey(text("fault-key-argument", **fault))
    return Parsed(kind.number, argument)


def all_keys(t: Tables) -> list[str]:
    """Every key of the notation that can be listed without a position."""
    return [write_key(kind, argument) for kind in KINDS.values() for argument in kind.argument.all(t)]
