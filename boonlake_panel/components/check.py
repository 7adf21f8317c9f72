"""Checks across the tables of a pack: counts, references, the board, and what the rulebook fixes."""

from .box import Box
from .reading import Fault


def check_box(box: Box) -> list[Fault]:
    """Every fault of a box whose single cells are fine."""
    return []
