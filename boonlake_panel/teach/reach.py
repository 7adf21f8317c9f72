"""Whether the goal of a task can still be reached: a bounded search over the choices that are left.

The search plays the task as the learner could: with the fence and the number of choices of its step, others answering
as the lesson says, and no further than the turn goes. Ways of the solution are tried first.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from ..engine import Event, Game
from .goals import Situation, matches, met
from .lessons import Step

MOST_MOMENTS = 1_500
"""So many moments are looked at; a task that needs more is left open."""
MOST_BOAT_MOVES = 1
"""Boats may be moved without end; a way to the goal needs no more than this one."""

Answered = Callable[[Game], tuple[Game, tuple[Event, ...]]]
"""Others and chance answer until the learner is asked again."""


class _TooFar(Exception):
    """The search has looked at as many moments as it may."""


def boat_moves(keys: tuple[str, ...]) -> int:
    """How many of some choices move a boat, which is no step towards or away from a goal by itself."""
    return sum(key.startswith("boat:") for key in keys)


def failed(step: Step, now: Situation) -> bool:
    """Whether a task has failed: what must not happen has happened, or all its choices are made."""
    spent = len(now.keys) - boat_moves(now.keys) >= step.within
    return spent or now.game.over or (step.fail is not None and met(step.fail, now))


def can_be_reached(step: Step, now: Situation, answered: Answered) -> bool | None:
    """Whether the goal of a step can be reached from a moment; None if the search would take too long."""
    left = iter(range(MOST_MOMENTS))
    seen: set[tuple[str, ...]] = set()
    try:
        return _search(step, now, answered, partial(_count, left), seen, boat_moves(now.keys) + MOST_BOAT_MOVES)
    except _TooFar:
        return None


def _count(left: Iterator[int]) -> None:
    if next(left, None) is None:
        raise _TooFar


def _search(
    step: Step, now: Situation, answered: Answered, count: Callable[[], None], seen: set[tuple[str, ...]], boats: int
) -> bool:
    if met(step.goal, now):
        return True
    decision = now.game.decision
    if failed(step, now) or decision is None or decision.seat != now.seat or now.game.turn > _last_turn(now.start):
        return False
    for key in sorted(decision.keys, key=lambda key: key not in step.solution):
        if (step.only and not matches(key, step.only)) or (key.startswith("boat:") and boat_moves(now.keys) >= boats):
            continue
        count()
        game, events = answered(now.game.play(key))
        after = replace(now, game=game, keys=(*now.keys, key), events=(*now.events, *events))
        moment = _moment(after)
        if moment not in seen:
            seen.add(moment)
            if _search(step, after, answered, count, seen, boats):
                return True
    return False


def _last_turn(start: Game) -> int:
    """The turn in which a task that starts with a game has to be solved."""
    return start.turn + (start.decision is not None and start.decision.kind == "turn")


def _moment(now: Situation) -> tuple[str, ...]:
    """The same for two ways that differ only in the order of their choices."""
    return (*sorted(now.keys), now.keys[-1], str(now.game.decision.kind if now.game.decision else ""))
