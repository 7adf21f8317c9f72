"""All kinds of choices by number and by name; nobody else lists them."""

from typing import Final

from ...expansions import expansion_modules
from ..solo.kinds import KINDS as SOLO_KINDS
from .card_kinds import KINDS as CARD_KINDS
from .kind import Chosen, Kind
from .map_kinds import KINDS as MAP_KINDS
from .table_kinds import KINDS as TABLE_KINDS

EXPANSION_KINDS: Final[tuple[Kind, ...]] = tuple(
    kind for module in expansion_modules("engine.expansions", "kinds").values() for kind in module.KINDS
)
_ALL: Final = (*TABLE_KINDS, *CARD_KINDS, *MAP_KINDS, *SOLO_KINDS, *EXPANSION_KINDS)
KINDS: Final = {kind.number: kind for kind in sorted(_ALL, key=lambda kind: kind.number)}
"""By number, in the order in which they are offered."""
NAMES: Final = frozenset(kind.name for kind in KINDS.values())


def _no_such_kind(_s: object, _step: object, _argument: int) -> None:
    raise ValueError("no such kind of choice")


CHOSEN: Final[tuple[Chosen, ...]] = tuple(
    KINDS[number].chosen if number in KINDS else _no_such_kind for number in range(max(KINDS) + 1)
)
"""By number: carries out the choice."""


def kinds_named(name: str) -> tuple[Kind, ...]:
    """The kinds whose keys begin with a name; `explore` has two, with and without a space."""
    return tuple(kind for kind in KINDS.values() if kind.name == name)


def _by(field: str) -> dict[int, frozenset[int]]:
    asked: dict[int, set[int]] = {}
    for kind in KINDS.values():
        for step_or_word in getattr(kind, field):
            asked.setdefault(step_or_word, set()).add(kind.number)
    return {step_or_word: frozenset(numbers) for step_or_word, numbers in asked.items()}


BY_STEP: Final = _by("steps")
"""By step of the agenda: the kinds that it asks for."""
BY_WORD: Final = _by("words")
"""By effect word: the kinds that it asks for."""
FREE: Final = frozenset(kind.number for kind in KINDS.values() if kind.free)
