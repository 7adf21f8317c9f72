"""Everything one has to know about a kind of choice, in one record."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from ..reasons import Reason
from ..state import State, Step
from .arguments import NOTHING, Argument

SOLO: Final = "solo"
"""What only a solo game has, as expansions have their names."""

Chosen = Callable[[State, Step, int], None]
Label = Callable[[State, Step, int], str]
RuleOf = Callable[[State, Step, int], str]
WhyNot = Callable[[State, Step, int], list[Reason]]
Places = Callable[[State, int, str], tuple[str, ...]]
Candidates = Callable[[State, Step], Iterable[int]]
Cost = tuple[str, int]
"""The event in which something is lost, and which one it is if there are several: `("lever", 9)`, else 0."""
Costs = Mapping[Cost, int]
Told = Callable[[State, Step, int], Costs]


def _no_reasons(_s: State, _step: Step, _argument: int) -> list[Reason]:
    return []


def _nowhere(_s: State, _seat: int, _argument: str) -> tuple[str, ...]:
    return ()


def _nothing(_s: State, _step: Step, _argument: int) -> Costs:
    return {}


def _none(_s: State, _step: Step) -> Iterable[int]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Kind:
    """A kind of choice. Functions get the state, the step that asks, and the argument of the option."""

    number: int
    """Its number in `codes`: an option is `number << SHIFT | argument`."""
    name: str
    """The part of its keys before the colon."""
    chosen: Chosen
    """Carries out the choice."""
    label: Label
    """What an option does, in a few words."""
    told: Told = _nothing
    """What the label says about costs; whatever else an option certainly costs is added to it (`costs.py`)."""
    rule: str
    """The rule that it rests on."""
    rule_now: RuleOf | None = None
    """The rule that an option rests on, where that depends on the position."""
    of_effect: bool = False
    """Whether it may rest on the rule of the effect that asks, if an expansion brought that effect."""
    argument: Argument = NOTHING
    """Writes, reads and lists the part of its keys behind the colon."""
    example: str = ""
    """A key; its name if it has no argument."""
    group: str = "other"
    """What it belongs to on the table."""
    why_not: WhyNot = _no_reasons
    """The conditions of a choice that do not hold, whatever is being decided now; gets what `argument.find` finds."""
    candidates: Candidates = _none
    """Arguments that people at the table might think of, possible or not."""
    places: Places = _nowhere
    """Where a choice is seen on the boards, by the seat and the text of the argument: `site:13.upper`."""
    steps: tuple[int, ...] = ()
    """Steps of the agenda that ask for it."""
    words: tuple[int, ...] = ()
    """Effect words that ask for it."""
    needs: str = ""
    """Whose text says when it can be chosen, if not its own name's: `needs-play`."""
    free: bool = False
    """Whether it is offered at any time, beside what is being asked."""
    dealt: bool = False
    """Whether chance decides it, or with `dealer="ask"` people who say what chance did."""
    own_in_solo: bool = False
    """Whether a single person decides it although chance does so for several."""
    secret: bool = False
    """Whether other seats may not know the argument."""
    only_in: str = ""
    """`solo`, or the name of the expansion that brings it; empty if every game has it."""

    def __post_init__(self) -> None:
        if not self.example:
            object.__setattr__(self, "example", self.name)


def at(name: str) -> Places:
    """The place of that name and argument: `site:13.upper`."""
    return lambda _s, _seat, argument: (f"{name}:{argument}",)


def at_seat(name: str) -> Places:
    """The same on the board of a seat: `lever:0.2.3`."""
    return lambda _s, seat, argument: (f"{name}:{seat}.{argument}",)


def all_of(count: int) -> Candidates:
    """Every argument of a short list."""
    return lambda _s, _step: range(count)
