"""What a step lights up: names such as `space:13`, `strip:settle`, `card:P017`, `lever:2.3` or `player:ranch`.

Names of things that every player has mean those of the learner. `place` says what the pictures call them.
"""

from collections.abc import Callable, Mapping
from functools import cache

from ..components.box import Box, open_box
from ..components.vocabulary import HALVES
from ..expansions import expansion_modules
from .expansion_shape import ExpansionShape

SEATED = ("lever", "production", "canal")
AREAS = ("board", "ranch", "coins", "vases", "points", "hand", "display", "levers", "production")
"""Parts of a player's things that can be lit up as a whole."""

EXPANSION_SHAPES: Mapping[str, ExpansionShape] = {
    kind: shape for module in expansion_modules("teach.expansions").values() for kind, shape in module.SHAPES.items()
}
NAMES: Mapping[str, Callable[[Box], set[str]]] = {
    "space": lambda box: {str(space.number) for space in box.spaces},
    "site": lambda box: {f"{space.number}.{half}" for space in box.spaces for half in HALVES},
    "strip": lambda box: {strip.id for strip in box.strips},
    "card": lambda box: {card.id for card in box.all_cards},
    "tile": lambda box: {tile.id for tile in box.scoring_tiles},
    "region": lambda box: {region.id for region in box.regions},
    "river": lambda box: {space.id for space in box.river},
    "lock": lambda box: {lock.id for lock in box.locks},
    "lever": lambda box: {f"{lever.row}.{lever.column}" for lever in box.levers},
    "production": lambda box: {site.resource for site in box.production},
    "canal": lambda box: {site.resource for site in box.production},
    "track": lambda _: {"coin", "card"},
    "player": lambda _: set(AREAS),
    **{kind: shape.names for kind, shape in EXPANSION_SHAPES.items()},
}
"""Kind of thing: the names there are."""


def shape_fault(name: str) -> str:
    """What is wrong with a name, or nothing."""
    kind, _, argument = name.partition(":")
    if kind not in NAMES:
        return f"one of {', '.join(NAMES)} is expected, not {kind!r}"
    return "" if argument in _known(kind) else f"a {kind} is expected, not {argument!r}"


@cache
def _known(kind: str) -> set[str]:
    return NAMES[kind](open_box())


def place(name: str, seat: int) -> str:
    """What the pictures call it, for the seat of the learner."""
    kind, _, argument = name.partition(":")
    if kind in SEATED:
        return f"{kind}:{seat}.{argument}"
    if kind == "track":
        return f"{argument}_track:{seat}"
    return f"{argument}:{seat}" if kind == "player" else name


def places(name: str, seat: int, box: Box) -> list[str]:
    """Everything on the pictures that a name means: more than one place for some things of expansions."""
    kind, _, argument = name.partition(":")
    shape = EXPANSION_SHAPES.get(kind)
    return [place(name, seat)] if shape is None else shape.places(box, argument)
