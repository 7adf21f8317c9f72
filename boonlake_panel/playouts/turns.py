"""Whole turns as candidates: the best plans for the rest of a turn, as keys and in words."""

from typing import Final, NamedTuple

from ..agents.agent import imagined
from ..agents.planner import Plan, complete_lines, retraced
from ..engine.choices.notation import key_of
from ..engine.choices.options import label_of
from ..engine.state import State

WIDTH: Final = 8
MAX_TURNS: Final = 12


class Turn(NamedTuple):
    """The own choices of a turn; what others answer in between is left to them."""

    keys: tuple[str, ...]
    labels: tuple[str, ...]


def complete_turns(state: State, seed: int, most: int = MAX_TURNS) -> list[Turn]:
    """The turns that look best to the deciding seat, the best one with each first choice before any other."""
    world = imagined(state, seed)
    lines = sorted(complete_lines(world, WIDTH, seed), key=lambda line: -line.value)
    firsts: dict[int, Plan] = {}
    for line in lines:
        firsts.setdefault(line.first, line)
    leading = list(firsts.values())
    others = [line for line in lines if firsts[line.first] is not line]
    return [_told(world, line, seed) for line in [*leading, *others][:most]]


def _told(world: State, line: Plan, seed: int) -> Turn:
    """A line in keys and words."""
    steps = list(retraced(world, line.path, seed))
    return Turn(tuple(key_of(*step) for step in steps), tuple(label_of(*step) for step in steps))
