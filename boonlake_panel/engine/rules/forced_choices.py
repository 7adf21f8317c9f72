"""Questions with one answer: whether any-time effects could change it; only then they are asked (`core.could_change`).

Nothing is tried out: `with_everything` gives a seat all that any-time effects can bring, in any order and without their
costs. What is still the same then can be answered without a question.
"""

from collections.abc import Callable
from typing import Final

from ...components import vocabulary as w
from ...components.effects import Effect
from ..codes import (
    ARGUMENT,
    CATTLE,
    DEVELOP,
    LEVER,
    MODERNIZE,
    S_COMMON,
    S_EFFECT,
    S_PLACE,
    S_SCORE,
    SHIFT,
    TAKE,
    UPGRADE,
)
from ..state import LEVEL_STEP, LEVELS, State, Step
from ..tables import G_GIVE, T_DISCARD, T_FORGO_COMMON, T_INHABITANT_GAINED
from .alternatives import terms
from .effects import effect_step
from .gains import advance, check_tiers
from .levers import free_levers
from .measures import measure, scored_presences
from .scoring import current_value, meets
from .turn import common

COSTLY: Final = (MODERNIZE, UPGRADE, DEVELOP, CATTLE, TAKE)
"""Kinds of options beside which more goods could bring others."""
ANY_CARD: Final = 0
"""Stands for a card that is still to be drawn."""

Check = Callable[[State, Step, int], bool]


def any_time_options(s: State, step: Step) -> list[int] | None:
    """Levers, which rest in the final scoring, and things of the expansion that a seat can use at a step."""
    seat = step[1]
    free = free_levers(s, seat) if s.players[seat].up & s.t.free_levers and not s.closing else None
    return free if s.hooks is None else [*(free or ()), *s.hooks.at_any_time(s, step)]


# What any-time effects could bring.


def words_of(effect: Effect) -> list[Effect]:
    """The single words of what an effect brings, of all its alternatives."""
    if effect[0] in (w.SEQ, w.ALT):
        return [word for part in effect[1] for word in words_of(part)]
    return words_of(effect[2]) if effect[0] == w.TRADE else [effect]


def cards_paid(effect: Effect) -> int:
    """How many cards an effect asks to discard at most."""
    if effect[0] in (w.SEQ, w.ALT):
        return max(cards_paid(part) for part in effect[1])
    costs = terms(effect[1]) if effect[0] == w.TRADE else ()
    return sum(cost[1] for cost in costs if cost[0] == w.DISCARD)


def any_time_effect(s: State, option: int) -> Effect:
    """What a lever or something of the expansion does that can be chosen at any time."""
    if option >> SHIFT == LEVER:
        return s.t.lever_free[option & ARGUMENT] or (w.NONE,)
    return (w.NONE,) if s.hooks is None else s.hooks.any_time_effect(s, option)


def with_everything(s: State, step: Step) -> State:
    """A copy in which a seat has got everything that any-time effects could bring, each of them once."""
    rich = s.copy()
    rich.agenda = [step]
    used: set[int] = set()
    while new := [option for option in any_time_options(rich, step) or () if option not in used]:
        for option in new:
            used.add(option)
            effect = any_time_effect(rich, option)
            bring(rich, step[1], effect)
            for _ in range(cards_paid(effect)):
                bring_triggered(rich, step[1], T_DISCARD)
            if rich.hooks is not None:
                rich.hooks.bring_option(rich, step[1], option)
            bring_pushed(rich)
    return rich


def bring(s: State, seat: int, effect: Effect) -> None:
    """Gives a seat everything that an effect could bring."""
    player = s.players[seat]
    for word in words_of(effect):
        number = word[0]
        if number == w.COINS:
            player.coins += word[1]
        elif number == w.CARDS:
            player.hand = player.hand + [ANY_CARD] * word[1]
        elif number == w.VASE:
            player.vases += word[1]
        elif number == w.INHABITANTS:
            player.ranch += min(word[1], player.supply)
            bring_triggered(s, seat, T_INHABITANT_GAINED)
        elif number in (w.COIN_TRACK, w.CARD_TRACK):
            advance(s, seat, int(number == w.CARD_TRACK), word[1])
        elif number == w.PRODUCTION:
            _bring_site(s, seat, word[1])
        elif number == w.COINS_EACH:
            player.coins += measure(s, seat, word[1]) * word[2]
        elif number == w.UPGRADE_TO_SETTLEMENT:
            player.settlements = min(player.settlements + 1, s.t.settlement_count)
            player.aside += 1
            check_tiers(s, seat)
        elif number == w.PLACE_CATTLE:
            player.cattle = min(player.cattle + 1, s.t.cattle_count)
            check_tiers(s, seat)
        elif s.hooks is not None:
            s.hooks.bring_word(s, seat, word)


def _bring_site(s: State, seat: int, resource: int) -> None:
    """Builds the site of a resource, or the lowest one, as far as it goes."""
    levels = LEVELS[s.players[seat].levels]
    chosen = levels.index(min(levels)) if resource == w.ANY_RESOURCE else resource
    if levels[chosen] < 2:
        s.players[seat].levels += LEVEL_STEP[chosen]


def bring_triggered(s: State, seat: int, trigger: int) -> None:
    """Gives a seat what its permanent effects say about a trigger."""
    for rule in s.players[seat].triggers[trigger]:
        bring(s, seat, rule[3])


def bring_pushed(s: State) -> None:
    """Gives seats what waits on the agenda above the question."""
    while len(s.agenda) > 1:
        step = s.agenda.pop()
        if step[0] == S_EFFECT:
            bring(s, step[1], step[2])


# Questions whose only answer could change.


def score_could_change(s: State, step: Step, only: int) -> bool:
    """The last scoring tile fails, but something of the expansion could turn that."""
    seat, slot = step[1], only & ARGUMENT
    paid = s.t.category[s.scoring_tiles[slot]][0] == G_GIVE
    if s.hooks is None or paid or meets(s, seat, slot, current_value(s, seat)):
        return False
    rich = with_everything(s, step)
    return meets(rich, seat, slot, current_value(rich, seat)) or rich.presence != s.presence


def effect_could_change(s: State, step: Step, only: int) -> bool:
    """With everything that any-time effects bring, an effect would have more than one option."""
    if step[2][0] == w.REGION_INCOME:
        return region_income_could_change(s, step)
    costly = only >> SHIFT in COSTLY or (s.hooks is not None and only >> SHIFT in s.hooks.costly)
    return costly and more_options(s, step, effect_step)


def common_could_change(s: State, step: Step, _only: int) -> bool:
    """A lever of the top row that does not work yet could take the place of the common part."""
    return has_top_lever(s, step[1]) and more_options(s, step, common)


def region_income_could_change(s: State, step: Step) -> bool:
    """A lever could take the place of the coins, or add points, or there could be more presences that pay."""
    seat = step[1]
    if not has_top_lever(s, seat) and (s.hooks is None or not s.hooks.presences_could_grow(s, seat)):
        return False
    rich = with_everything(s, step)
    return len(effect_step(rich, step) or ()) > 1 or scored_presences(rich, seat) > scored_presences(s, seat)


def place_could_change(s: State, step: Step, _only: int) -> bool:
    """A tile of the expansion, laid first, could open further spaces."""
    return s.hooks is not None and s.hooks.spaces_could_open(s, step[1])


def has_top_lever(s: State, seat: int) -> bool:
    """Whether a seat has an unused lever of the top row."""
    return bool(s.players[seat].up & s.t.levers_on[T_FORGO_COMMON])


def more_options(s: State, step: Step, handler: Callable[[State, Step], list[int] | None]) -> bool:
    """Whether a step would offer more than one option with everything that any-time effects bring."""
    return len(handler(with_everything(s, step), step) or ()) > 1


CHECKS: Final[dict[int, Check]] = {
    S_COMMON: common_could_change,
    S_EFFECT: effect_could_change,
    S_PLACE: place_could_change,
    S_SCORE: score_could_change,
}
"""By step: whether its only answer, or what comes of it, could change. Nothing changes that of other steps."""
