"""Whether any-time effects could change a question that has only one answer; only then it is asked."""

from typing import Final

from ...components import vocabulary as w
from ...components.effects import Effect
from ...components.expansion_words import artifacts as aw
from ..codes import (
    ARGUMENT,
    CATTLE,
    DEVELOP,
    HOUSE_AT,
    LEVER,
    MODERNIZE,
    PLACE_PURPLE,
    RETURN,
    S_WANDER,
    SHIFT,
    TAKE,
    UPGRADE,
    USE,
)
from ..expansions.artifacts.pieces import wander_options
from ..expansions.artifacts.state import ON_MAP
from ..state import State, Step
from ..tables import G_GIVE, G_KINDS, G_REGIONS, T_LAKE_RETURN
from .effects import effect_step
from .measures import BRIDGES, CARD_TRACK, COIN_TRACK, LOWER_TRACK, PRODUCTION, SETTLEMENTS
from .measures import CATTLE as CATTLE_COUNT
from .scoring import current_value, meets, value_of

COSTLY: Final = (MODERNIZE, UPGRADE, DEVELOP, CATTLE, HOUSE_AT, PLACE_PURPLE, TAKE)
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
    """What a lever, a one-time card or the return of the figure does."""
    kind, argument = option >> SHIFT, option & ARGUMENT
    if kind == LEVER:
        return s.t.lever_free[argument] or (w.NONE,)
    if kind == USE:
        return s.t.card_one_time[argument]
    return s.t.coast[argument >> 4][argument & 15] if kind == RETURN else (w.NONE,)


def score_could_change(s: State, step: Step, only: int, free: list[int]) -> bool:
    """The last scoring tile fails, but a one-time card, the lake or the artifact could turn that."""
    seat, slot = step[1], only & ARGUMENT
    tile = s.scoring_tiles[slot]
    category = s.t.category[tile]
    now = current_value(s, seat)
    if s.expansion is None or category[0] == G_GIVE or meets(s, seat, slot, now):
        return False
    words = [word for option in free for word in words_of(any_time_effect(s, option))]
    easiest = max(1, now - sum(1 for word in words if word[0] == w.SCORING_VALUE))
    if meets(s, seat, slot, easiest):
        return True
    if category[0] == G_KINDS:
        return False
    if category[0] == G_REGIONS or category[1] == BRIDGES:
        return purple_could_grow(s, seat, words)
    gains = [word[1] if word[0] in STEPS else 1 for word in words if word[0] in HELPFUL.get(category[1], ())]
    return value_of(s, seat, category[1]) + max(gains, default=0) >= int(s.t.values[tile][easiest - 1][0])


def purple_could_grow(s: State, seat: int, words: list[Effect]) -> bool:
    """Whether a vase at hand or on the lake could make the purple inhabitant count as several presences."""
    player = s.players[seat]
    own = player.lake()
    if own.purple != ON_MAP or own.purple_weight > 1:
        return False
    grows = any(rule[0] == aw.PURPLE_PRESENCE for rule in s.t.artifacts[own.artifact].advanced)
    return grows and (player.vases > 0 or any(word[0] == w.VASE for word in words))


def effect_could_change(s: State, step: Step, only: int, free: list[int]) -> bool:
    """With everything that any-time effects bring, an effect or the wanderer would have more than one option."""
    if only >> SHIFT not in COSTLY:
        return False
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
        if option >> SHIFT == RETURN and player.triggers[T_LAKE_RETURN]:
            player.coins += player.lake().place
    options = wander_options(richer, step) if step[0] == S_WANDER else effect_step(richer, step)
    return len(options or ()) > 1
