"""Goals: what has to be true after some choices. They are data, so that any way to reach them is accepted.

{key: "develop:*"}                     the last choice of the learner is one of these
{keys: ["boat:*", "play:P006"]}        the learner has made each of these choices
{figures: {coins: 4, points: ">=3"}}   figures afterwards, see figures.py
{changes: {coins: -4, coin_track: 1}}  figures compared with the beginning of the step
{event: house}                         it happened; also {what: coins, amount: 4, seat: 0}, or a list of these
{pieces: {"17.upper": house}}          an own piece, or "1 house" for seat 1
{decision: ship}                       the open question is of this kind
{over: true}                           the game is over
{any: [goal, goal]}                    at least one of these
{not: goal}                            everything but this
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from ..engine import Event, Game
from .figures import Figure, Figures

Data = Mapping[str, Any]


@dataclass(frozen=True)
class Situation:
    """The game at the beginning of a step and now, with the learner's choices and all events between."""

    start: Game
    game: Game
    seat: int
    keys: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()


def matches(key: str, patterns: str | Sequence[str]) -> bool:
    """Whether a key is one of some keys; `*` stands for anything."""
    return any(fnmatchcase(key, pattern) for pattern in _listed(patterns))


def met(goal: Data, now: Situation) -> bool:
    """Whether everything that a goal asks for is true."""
    return all(TESTS[word](value, now) for word, value in goal.items())


def faults(goal: Any) -> list[str]:
    """What is wrong with a goal as data."""
    if not isinstance(goal, Mapping) or not goal:
        return [f"a goal with some of {', '.join(TESTS)}, not {goal!r}"]
    problems = [f"a goal with some of {', '.join(TESTS)}, not {word!r}" for word in goal if word not in TESTS]
    for word in ("figures", "changes", "pieces"):
        if word in goal and not isinstance(goal[word], Mapping):
            problems.append(f"names and values after {word!r}")
    problems += [fault for part in goal.get("any", ()) for fault in faults(part)]
    return problems + (faults(goal["not"]) if "not" in goal else [])


def _listed(values: str | Sequence[str]) -> Sequence[str]:
    return [values] if isinstance(values, str) else values


def _key(patterns: Any, now: Situation) -> bool:
    return bool(now.keys) and matches(now.keys[-1], patterns)


def _keys(patterns: Any, now: Situation) -> bool:
    return all(any(matches(key, pattern) for key in now.keys) for pattern in _listed(patterns))


def _figures(wanted: Any, now: Situation) -> bool:
    figures = Figures(now.game, now.seat)
    return all(_holds(figures[name], value) for name, value in wanted.items())


def _changes(wanted: Any, now: Situation) -> bool:
    before, after = Figures(now.start, now.seat), Figures(now.game, now.seat)
    return all(_holds(int(after[name]) - int(before[name]), value) for name, value in wanted.items())


def _holds(figure: Figure, wanted: Any) -> bool:
    if isinstance(wanted, str) and wanted[:2] in (">=", "<="):
        limit = int(wanted[2:])
        return int(figure) >= limit if wanted[0] == ">" else int(figure) <= limit
    return bool(figure == wanted)


def _event(wanted: Any, now: Situation) -> bool:
    if isinstance(wanted, list):
        return all(_event(each, now) for each in wanted)
    fields = {"what": wanted} if isinstance(wanted, str) else wanted
    return any(all(getattr(event, name) == value for name, value in fields.items()) for event in now.events)


def _pieces(wanted: Any, now: Situation) -> bool:
    figures = Figures(now.game, now.seat)
    return all(_stands(figures, now.seat, place, piece) for place, piece in wanted.items())


def _stands(figures: Figures, seat: int, place: str, piece: str) -> bool:
    if piece == "cattle":
        return figures.cattle(place) > 0
    owner, _, name = piece.rpartition(" ")
    return figures.piece(place) == (int(owner) if owner else seat, name)


def _decision(kinds: Any, now: Situation) -> bool:
    decision = now.game.decision
    return decision is not None and decision.seat == now.seat and decision.kind in _listed(kinds)


TESTS: dict[str, Callable[[Any, Situation], bool]] = {
    "key": _key,
    "keys": _keys,
    "figures": _figures,
    "changes": _changes,
    "event": _event,
    "pieces": _pieces,
    "decision": _decision,
    "over": lambda wanted, now: now.game.over == wanted,
    "any": lambda goals, now: any(met(goal, now) for goal in goals),
    "not": lambda goal, now: not met(goal, now),
}
"""Word of a goal: how it is tested."""
