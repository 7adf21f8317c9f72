"""Whether any-time effects could change a question that has only one answer; only then it is asked."""

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
    SHIFT,
    TAKE,
    UPGRADE,
)
from ..state import State, Step
from ..tables import G_GIVE, G_KINDS, G_REGIONS
from .effects import effect_step
from .measures import BRIDGES, CARD_TRACK, COIN_TRACK, LOWER_TRACK, PRODUCTION, SETTLEMENTS
from .measures import CATTLE as CATTLE_COUNT
from .scoring import current_value, meets, value_of

COSTLY: Final = (MODERNIZE, UPGRADE, DEVELOP, CATTLE, TAKE)
"""Kinds of options beside which more goods could bring others."""
HELPFUL: Final = {
    COIN_TRACK: (w.COIN_TRACK,),
    CARD_TRACK: (w.CARD_TRACK,),
    LOWER_TRACK: (w.COIN_TRACK, w.CARD_TRACK),
    PRODUCTION: (w.PRODUCTION,),
    SETTLEMENTS: (w.UPGRADE_TO_SETTLEMENT,),
    CATTLE_COUNT: (w.PLACE_CATTLE,),
}
"""By measure of a scoring tile: words of any-time effects that raise it."""
STEPS: Final = (w.COIN_TRACK, w.CARD_TRACK)


def words_of(effect: Effect) -> list[Effect]:
    """The single words of what an effect brings, of all its alternatives."""
    if effect[0] in (w.SEQ, w.ALT):
        return [word for part in effect[1] for word in words_of(part)]
    return words_of(effect[2]) if effect[0] == w.TRADE else [effect]


def any_time_effect(s: State, option: int) -> Effect:
    """What a lever or something of the expansion does that can be chosen at any time."""
    if option >> SHIFT == LEVER:
        return s.t.lever_free[option & ARGUMENT] or (w.NONE,)
    return (w.NONE,) if s.hooks is None else s.hooks.any_time_effect(s, option)


def score_could_change(s: State, step: Step, only: int, free: list[int]) -> bool:
    """The last scoring tile fails, but something of the expansion could turn that."""
    seat, slot = step[1], only & ARGUMENT
    tile = s.scoring_tiles[slot]
    category = s.t.category[tile]
    now = current_value(s, seat)
    if s.hooks is None or category[0] == G_GIVE or meets(s, seat, slot, now):
        return False
    words = [word for option in free for word in words_of(any_time_effect(s, option))]
    easiest = max(1, now - sum(1 for word in words if word[0] == w.SCORING_VALUE))
    if meets(s, seat, slot, easiest):
        return True
    if category[0] == G_KINDS:
        return False
    if category[0] == G_REGIONS or category[1] == BRIDGES:
        return s.hooks.presences_could_grow(s, seat, words)
    gains = [word[1] if word[0] in STEPS else 1 for word in words if word[0] in HELPFUL.get(category[1], ())]
    return value_of(s, seat, category[1]) + max(gains, default=0) >= int(s.t.values[tile][easiest - 1][0])


def effect_could_change(s: State, step: Step, only: int, free: list[int]) -> bool:
    """With everything that any-time effects bring, an effect would have more than one option."""
    costly = only >> SHIFT in COSTLY or (s.hooks is not None and only >> SHIFT in s.hooks.costly)
    return costly and more_options(s, step, free, effect_step)


def more_options(s: State, step: Step, free: list[int], handler: Callable[[State, Step], list[int] | None]) -> bool:
    """Whether a step would offer more than one option with everything that any-time effects bring."""
    richer = s.copy()
    player = richer.players[step[1]]
    for option in free:
        for word in words_of(any_time_effect(s, option)):
            if word[0] == w.COINS:
                player.coins += word[1]
            elif word[0] == w.INHABITANTS:
                player.ranch += min(word[1], player.supply)
            elif word[0] == w.VASE:
                player.vases += word[1]
        if s.hooks is not None:
            player.coins += s.hooks.any_time_coins(player, option)
    return len(handler(richer, step) or ()) > 1
