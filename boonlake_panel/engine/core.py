"""The heart: carries out the agenda until somebody has to choose, and carries out the choice.

`run` and `choose` are all that agents need; both are quiet unless `state.log` is a list.
"""

from collections.abc import Callable
from typing import Final

from .choices.registry import CHOSEN
from .codes import (
    ARGUMENT,
    OPTION_PASS,
    S_COMMON,
    S_DEAL_SCORING,
    S_DISCARD,
    S_DRAW,
    S_EFFECT,
    S_END_INTERIM,
    S_END_TURN,
    S_FILL_SCORING,
    S_FINAL,
    S_FORGO_AGAIN,
    S_IMPROVE,
    S_INCOME,
    S_INTERIM,
    S_KEEP,
    S_LAST_CHANCE,
    S_LAY_STRIPS,
    S_LAY_TILES,
    S_LEVER_TIME,
    S_PAY_CARD,
    S_PAY_CATTLE,
    S_PAY_SCORE,
    S_PAY_UPGRADE,
    S_PLACE,
    S_RAISE_LEVERS,
    S_REVEAL,
    S_RIVER_BONUS,
    S_SCORE,
    S_SHIP,
    S_SOLO_COMMON,
    S_SOLO_CORNER,
    S_SOLO_EXPLORE,
    S_SOLO_INCOME,
    S_SOLO_LOWER,
    S_SOLO_REMOVE,
    S_SOLO_SHIP,
    S_SOLO_TURN,
    S_SOLO_UPPER,
    S_TILE_LEVER,
    S_TOW,
    S_TURN,
    SHIFT,
)
from .expansions import EXPANSIONS
from .rules import (
    cards,
    cattle,
    choosing,
    effects,
    exploring,
    forced_choices,
    levers,
    river,
    scoring,
    starting,
    turn,
    upgrade,
)
from .rules.forced_choices import Check
from .rules.levers import boat_options, free_levers
from .solo import actions as solo_actions
from .solo import eminence as solo
from .state import State, Step
from .steps import STEP_NAMES

Handler = Callable[[State, Step], list[int] | None]

EXPANSION_STEPS: Final = tuple(step for one in EXPANSIONS.values() for step in one.steps)
_HANDLERS: Final[dict[int, Handler]] = {
    S_LAY_TILES: starting.lay_tiles,
    S_LAY_STRIPS: starting.lay_strips,
    S_DRAW: choosing.draw_step,
    S_DEAL_SCORING: starting.deal_scoring,
    S_KEEP: starting.keep,
    S_FILL_SCORING: starting.fill_scoring,
    S_TURN: turn.turn,
    S_EFFECT: effects.effect_step,
    S_COMMON: turn.common,
    S_SHIP: river.ship,
    S_END_TURN: turn.end_turn,
    S_DISCARD: choosing.discard_step,
    S_REVEAL: exploring.reveal,
    S_PLACE: exploring.place,
    S_TILE_LEVER: levers.tile_lever,
    S_PAY_CARD: cards.pay_card,
    S_PAY_UPGRADE: upgrade.pay_upgrade,
    S_PAY_CATTLE: cattle.pay_cattle,
    S_FORGO_AGAIN: levers.forgo_again,
    S_SCORE: scoring.score,
    S_PAY_SCORE: scoring.pay_score,
    S_INCOME: scoring.income,
    S_LEVER_TIME: scoring.lever_time,
    S_RAISE_LEVERS: scoring.raise_levers,
    S_END_INTERIM: scoring.end_interim,
    S_FINAL: scoring.final,
    S_INTERIM: scoring.interim,
    S_TOW: levers.tow,
    S_SOLO_REMOVE: solo.remove_tiles,
    S_SOLO_CORNER: solo.corner,
    S_SOLO_TURN: solo.solo_turn,
    S_SOLO_UPPER: solo.upper_half,
    S_SOLO_LOWER: solo.lower_half,
    S_SOLO_EXPLORE: solo_actions.explore_step,
    S_SOLO_SHIP: solo.solo_ship,
    S_SOLO_COMMON: solo.solo_common,
    S_SOLO_INCOME: solo.solo_income,
    S_RIVER_BONUS: river.bonus_options,
    S_IMPROVE: scoring.improve_options,
    S_LAST_CHANCE: scoring.last_chance,
    **{step.number: step.handler for step in EXPANSION_STEPS},
}
HANDLERS: Final = tuple(_HANDLERS[step] for step in range(len(STEP_NAMES)))
"""By step: carries it out and gives nothing, or gives the choices that it needs."""

WITHIN_A_COST: Final = frozenset((S_DISCARD, S_PAY_CARD, S_PAY_UPGRADE, S_PAY_CATTLE, S_TOW))
DEALT: Final = frozenset(
    {
        *(S_LAY_TILES, S_LAY_STRIPS, S_DRAW, S_DEAL_SCORING, S_FILL_SCORING, S_REVEAL, S_KEEP),
        *(S_SOLO_REMOVE, S_SOLO_CORNER, S_SOLO_TURN, S_SOLO_EXPLORE),
        *(step.number for step in EXPANSION_STEPS if step.nothing_free),
    }
)
NO_FREE_OPTIONS: Final = tuple(step in WITHIN_A_COST or step in DEALT for step in range(len(STEP_NAMES)))
"""Steps at which boats and any-time levers are not offered: in the middle of paying, and where chance speaks."""


CHECKS: Final[dict[int, Check]] = {
    **forced_choices.CHECKS,
    **{step.number: step.could_change for step in EXPANSION_STEPS if step.could_change is not None},
}


def could_change(s: State, step: Step, only: int) -> bool:
    """Whether some sequence of any-time effects could change the only answer to a question, or what comes of it.

    Every question that is not asked goes through here, unless nothing at all can be used at any time.
    """
    check = CHECKS.get(step[0])
    return check is not None and check(s, step, only)


def run(s: State) -> None:
    """Carries out the agenda until a choice is needed (`s.options`) or the game is over (no options)."""
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        kind = step[0]
        main = HANDLERS[kind](s, step)
        if main is None:
            continue
        if NO_FREE_OPTIONS[kind]:
            if len(main) == 1:
                CHOSEN[main[0] >> SHIFT](s, step, main[0] & ARGUMENT)
                continue
            s.options = main
            return
        seat = step[1]
        player = s.players[seat]
        free = free_levers(s, seat) if player.up & s.t.free_levers and not s.closing else None
        if s.hooks is not None:  # as in `any_time_options`, but asked at every decision, so no call
            free = [*(free or ()), *s.hooks.at_any_time(s, step)]
        if len(main) == 1:
            only = main[0]
            if only == OPTION_PASS and not free and kind != S_PAY_SCORE:
                agenda.pop()  # nothing was possible, so nobody declined anything
                continue
            if not free or (only != OPTION_PASS and not could_change(s, step, only)):
                CHOSEN[only >> SHIFT](s, step, only & ARGUMENT)
                continue
        if free:
            main += free
        main += boat_options(s, player)
        s.options = main
        return
    s.options = []


def only_answer(s: State) -> int | None:
    """The only answer to the open question, beside what can be chosen at any time; nothing if there are others."""
    main = HANDLERS[s.agenda[-1][0]](s.copy(), s.agenda[-1]) if s.options else None
    return main[0] if main is not None and len(main) == 1 else None


def choose(s: State, option: int) -> None:
    """Carries out one of `s.options` and goes on to the next choice."""
    CHOSEN[option >> SHIFT](s, s.agenda[-1], option & ARGUMENT)
    run(s)
