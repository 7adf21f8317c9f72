"""What is wrong with a position: in words of the current language, and where."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...texts.messages import text
from ..setup import seat_colour

MAX_FAULTS = 100
"""Reading ends after so many: nobody reads on, and a large file of nonsense would take long."""


@dataclass(frozen=True, slots=True)
class PositionFault:
    """What is wrong, in which field of the position, and what people call that place if not by its field."""

    words: str
    field: str = ""
    name: str = ""

    def __str__(self) -> str:
        place = self.name or self.field
        return told_at(place, self.words) if place else self.words


class PositionError(ValueError):
    """A position that cannot be: `faults` says everything that is wrong with it, `located_faults` where.

    >>> from boonlake_panel import Game, PositionError
    >>> try:
    ...     Game.from_position({"turn": "first"})
    ... except PositionError as problem:
    ...     print(len(problem.faults) > 0)
    True
    """

    def __init__(self, faults: Sequence[PositionFault]) -> None:
        self.located_faults = tuple(faults)
        self.faults = tuple(str(fault) for fault in faults)
        super().__init__("\n".join([text("fault-position"), *(f"  {fault}" for fault in self.faults)]))

    def __reduce__(self) -> tuple[type["PositionError"], tuple[tuple[PositionFault, ...]]]:
        return PositionError, (self.located_faults,)  # so that it survives the way out of a worker process


def told_at(place: str, problem: str) -> str:
    """What is wrong, after its place."""
    return text("fault-at", place=place, problem=problem)


def shown(value: Any) -> str:
    """A value of a position as it can be told: it may be anything, also something very long."""
    return f"{value!r:.200}"


def fault_of(seat: int, words: str, field: str = "") -> PositionFault:
    """A fault of a player."""
    return PositionFault(words, f"players[{seat}].{field}".rstrip("."), seat_colour(seat))


def full_pasture(space: int, cattle: int, most: int) -> PositionFault:
    return PositionFault(text("fault-herd", count=cattle, most=most), f"map.{space}", text("fault-space", space=space))
