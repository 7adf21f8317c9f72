"""Which kinds of choices the open decision is about."""

from typing import Final

from ..codes import SHIFT, TAKE
from ..core import NO_FREE_OPTIONS
from ..rules.alternatives import alternatives
from ..state import State, Step
from .kind import SOLO, Kind
from .registry import BY_STEP, BY_WORD, FREE, KINDS

ONLY_A_GAIN: Final = frozenset((TAKE,))
"""What an alternative asks for whose word asks for nothing else."""


def allowed_numbers(s: State, step: Step) -> set[int]:
    """Kinds of choices that the open decision could offer if only their own conditions held."""
    numbers = {option >> SHIFT for option in s.options}
    numbers.update(BY_STEP.get(step[0], ()))
    for effect in alternatives(step):
        numbers.update(BY_WORD.get(effect[0], ONLY_A_GAIN))
    if not NO_FREE_OPTIONS[step[0]]:
        numbers.update(FREE)
    return numbers


def allowed_records(s: State) -> list[Kind]:
    """The same as records, without those that this game does not have."""
    numbers = allowed_numbers(s, s.agenda[-1])
    return [kind for number, kind in KINDS.items() if number in numbers and is_played(s, kind)]


def is_played(s: State, kind: Kind) -> bool:
    """Whether this game has a kind of choice at all."""
    if kind.only_in == SOLO:
        return s.solo is not None
    return not kind.only_in or s.hooks is not None
