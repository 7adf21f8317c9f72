"""Turns: choosing a strip, its three parts, the ship, closing the gap, and what comes next."""

from typing import Final

from ...components import vocabulary as w
from ...components.vocabulary import ACTIONS
from ..codes import (
    EMINENCE,
    IN_COMMON,
    OPTION_PASS,
    S_COMMON,
    S_EFFECT,
    S_END_TURN,
    S_FINAL,
    S_INTERIM,
    S_SHIP,
    S_SOLO_COMMON,
    S_SOLO_TURN,
    S_TURN,
    SHIFT,
    STRIP,
    STRIP_PENALTY,
    STRIPS,
)
from ..events import E_PUSH, E_STRIP
from ..state import State, Step
from ..tables import T_BUILDER_ANY
from .gains import fire, gain_vp, push
from .levers import OPTION_COMMON, take_region_income, top_levers

STRIP_OPTIONS: Final = [STRIP << SHIFT | action for action in range(len(ACTIONS))]


def seats_from(s: State, seat: int) -> list[int]:
    """All seats clockwise, starting with this one."""
    count = len(s.players)
    return [(seat + n) % count for n in range(count)]


def turn(s: State, _: Step) -> list[int]:
    """Phase A begins: any of the seven strips."""
    return STRIP_OPTIONS[: len(s.strips)]


def take_strip(s: State, step: Step, action: int) -> None:
    """Takes a strip, pays for the two lowest rows, and puts the rest of the turn on the agenda."""
    seat = step[1]
    t = s.t
    s.active = seat
    s.turn += 1
    s.action = action
    s.row = s.strips.index(action)
    s.left_out = -1
    if s.hooks is not None:
        s.hooks.turn_begins(s)
    if s.log is not None:
        s.log.append((E_STRIP, seat, s.row + 1, -1, action))
    s.agenda[-1] = (S_END_TURN, seat)
    s.agenda.append((S_SHIP, seat))
    others = seats_from(s, seat)
    for other in reversed(others if t.right_for_active[action] else others[1:]):
        s.agenda.append((S_COMMON if s.solo is None or other != EMINENCE else S_SOLO_COMMON, other))
    push(s, seat, t.left[action], STRIPS)
    push(s, seat, t.first[action], STRIPS)
    gain_vp(s, seat, t.row_penalty[s.row], STRIP_PENALTY)
    if action == t.builder:
        for other in reversed(others):
            fire(s, other, T_BUILDER_ANY)


def common(s: State, step: Step) -> list[int] | None:
    """The common part for one seat; where it starts by itself, it is asked first whether to forgo it."""
    seat = step[1]
    effect = s.t.right[s.action]
    if effect[0] == w.SEQ:
        out = [OPTION_COMMON]
        top_levers(s, seat, out)
        if len(out) > 1:
            out.append(OPTION_PASS)
        return out
    s.agenda.pop()
    push(s, seat, effect, STRIPS, IN_COMMON)
    return None


def use_common(s: State, step: Step, _: int) -> None:
    s.agenda.pop()
    if step[0] == S_EFFECT:
        take_region_income(s, step[1])
    else:
        push(s, step[1], s.t.right[s.action], STRIPS)


def end_turn(s: State, step: Step) -> None:
    """Phase C closes the gap; then come interim scorings, the next turn, or the end of the game."""
    s.agenda.pop()
    seat = step[1]
    s.strips = [*s.strips[: s.row], *s.strips[s.row + 1 :], s.strips[s.row]]
    s.action = -1
    s.row = -1
    if s.log is not None:
        s.log.append((E_PUSH, seat, 0, -1, ""))
    count = len(s.players)
    following = (seat + 1) % count
    if s.ending and following == s.first:
        s.agenda.append((S_FINAL, seat))
        s.agenda.append((S_INTERIM, seat))
    else:
        s.agenda.append((S_TURN if s.solo is None or following != EMINENCE else S_SOLO_TURN, following))
    for _ in range(s.pending):
        s.agenda.append((S_INTERIM, seat))
    s.pending = 0
    if s.hooks is not None:
        s.hooks.turn_ends(s)
