"""A kind of thing of an expansion that a step of a lesson can light up."""

from collections.abc import Callable
from dataclasses import dataclass

from ..components.box import Box


@dataclass(frozen=True, slots=True)
class ExpansionShape:
    """The names there are, and the places on the pictures that a name means."""

    names: Callable[[Box], set[str]]
    places: Callable[[Box, str], list[str]]
