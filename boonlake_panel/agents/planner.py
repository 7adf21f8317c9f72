"""`planner`: searches the rest of a turn, so that strips, cards, boats and levers are used together.

A beam search over the seat's own small choices; others answer in between by the quick policy. Positions are judged
where the next turn begins. What chance will bring is imagined several times, and options are compared by their mean.
"""

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from ..engine.codes import OPTION_PASS, S_TURN
from ..engine.core import choose
from ..engine.state import State
from .agent import Dice, Seeded, imagined, pruned
from .evaluation import lead, outlook_of, pace
from .greedy import value_of_position
from .option_value import OptionValues
from .quick import quick_option

ROOT: Final = 10
"""Options of the decision itself that are looked at; the best at a glance if there are more."""
BRANCHES: Final = 5
"""The same for each later choice."""
DEPTH: Final = 24
"""Own choices of one turn; more only happen with endless trades."""


class Plan(NamedTuple):
    """A way to play the turn: its worth, its options, and where it leads."""

    value: float
    path: tuple[int, ...]
    state: State

    @property
    def first(self) -> int:
        """The option that opens it."""
        return self.path[0]


class PlannerAgent(Seeded):
    """Plans to the end of the turn in an imagined world, or in several."""

    name = "planner"

    def __init__(self, seed: int = 0, width: int = 3, worlds: int = 1) -> None:
        super().__init__(seed)
        self.width = width
        self.worlds = worlds

    def choose_option(self, state: State, seed: int) -> int:
        values: dict[int, list[float]] = {}
        for world in range(self.worlds):
            imagination = imagined(state, seed + world) if world else state
            for line in plans(imagination, self.width, seed):
                values.setdefault(line.first, []).append(line.value)
        if not values:  # no plan came to an end
            return quick_option(state, Dice(seed))
        return max(values, key=lambda option: fmean(values[option]))


def plans(state: State, width: int, seed: int, race: Sequence[int] | None = None) -> list[Plan]:
    """For each first option the best way found to play the rest of the turn, in one imagined world."""
    best: dict[int, Plan] = {}
    for line in complete_lines(state, width, seed, race):
        if line.first not in best or line.value > best[line.first].value:
            best[line.first] = line
    return list(best.values())


def complete_lines(state: State, width: int, seed: int, race: Sequence[int] | None = None) -> Iterator[Plan]:
    """Ways to play the rest of the turn in one imagined world, as a beam search finds them."""
    seat: int = state.agenda[-1][1]
    turn = state.current_turn()
    beam = [Plan(0.0, (option,), after(state, option, seat, seed)) for option in race or promising(state, seat, ROOT)]
    for _ in range(DEPTH):
        longer: list[Plan] = []
        for _, path, position in beam:
            if settled(position, turn):
                yield Plan(lead(position, seat) + pace(position, seat), path, position)
            else:
                for option in promising(position, seat):
                    following = after(position, option, seat, seed)
                    longer.append(Plan(value_of_position(following, seat), (*path, option), following))
        if not longer:
            break
        beam = narrowed(longer, width, seat)


def promising(state: State, seat: int, count: int = BRANCHES) -> list[int]:
    """The options that look best at a glance; passing is always among them."""
    options = pruned(state)
    if len(options) <= count:
        return options
    values = OptionValues(state, seat, outlook_of(state, seat))
    options.sort(key=values.option, reverse=True)
    return (
        options[:count]
        if OPTION_PASS in options[:count] or OPTION_PASS not in options
        else [*options[:count], OPTION_PASS]
    )


def settled(state: State, turn: int) -> bool:
    """Whether a turn is over: another one begins, or the game has ended."""
    return not state.options or (state.agenda[-1][0] == S_TURN and state.turn >= turn)


def after(state: State, option: int, seat: int, seed: int) -> State:
    """The position at the seat's next choice or at the end of the turn; others answer quickly."""
    turn = state.current_turn()
    position = state.copy()
    choose(position, option)
    dice = Dice(seed)
    while not settled(position, turn) and position.agenda[-1][1] != seat:
        choose(position, quick_option(position, dice))
    return position


def retraced(state: State, path: Sequence[int], seed: int) -> Iterator[tuple[State, int]]:
    """The options of a line with the positions in which they were chosen: only there their numbers mean something."""
    seat = state.agenda[-1][1]
    for option in path:
        yield state, option
        state = after(state, option, seat, seed)


def narrowed(lines: list[Plan], width: int, seat: int) -> list[Plan]:
    """The best lines, each position once, and at least one line for each first option."""
    kept: list[Plan] = []
    firsts: set[int] = set()
    seen: set[tuple[float, int, int]] = set()
    for line in sorted(lines, key=lambda line: -line.value):
        mark = (line.value, line.state.players[seat].coins, len(line.state.agenda))
        if (len(kept) < width and mark not in seen) or line.first not in firsts:
            kept.append(line)
            firsts.add(line.first)
            seen.add(mark)
    return kept
