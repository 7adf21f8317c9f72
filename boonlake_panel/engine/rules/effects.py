"""Carrying out effects, and the handlers of all words that need no chapter of their own."""

from typing import Final

from ...components import vocabulary as w
from ...components.effects import Effect
from ..codes import (
    BUILD,
    GIVE,
    IN_COMMON,
    JUMPED,
    MANDATORY,
    OPTION_PASS,
    RAISE,
    REGION,
    SHIFT,
    SITES,
    TAKE,
    TRACK,
)
from ..events import E_SITE_LOST, E_TRACK
from ..solo import actions as solo  # noqa: F401  registers the handlers of its words
from ..state import HIRE_FOR_BONUS, LEVELS, State, Step
from .alternatives import terms
from .cards import CARD_WORDS
from .develop import develop_options
from .effect_origin import cite_origin
from .exploring import coins_for_pasture, explore
from .gains import (
    advance,
    discard_cards,
    discard_pays,
    draw_cards,
    gain_coins,
    gain_inhabitants,
    gain_vases,
    gain_vp,
    give_inhabitants,
    needed_and_held,
    pay_coins,
    price,
    push,
    track_income,
)
from .handlers import DO, FORCED, OFFER, carries_out, offers
from .levers import can_forgo_card, card_levers, region_income, top_levers
from .measures import measure, score_term

# Words that are carried out at once.


@carries_out(w.COINS)
def _coins(s: State, seat: int, effect: Effect, source: int) -> None:
    if effect[1] < 0:
        pay_coins(s, seat, price(s, seat, -effect[1]), source)
    else:
        gain_coins(s, seat, effect[1], source)


@carries_out(w.CARDS)
def _cards(s: State, seat: int, effect: Effect, _source: int) -> None:
    draw_cards(s, seat, effect[1])


@carries_out(w.DISCARD)
def _discard(s: State, seat: int, effect: Effect, _source: int) -> None:
    discard_cards(s, seat, effect[1])


@carries_out(w.INHABITANTS)
def _inhabitants(s: State, seat: int, effect: Effect, source: int) -> None:
    if effect[1] < 0:
        give_inhabitants(s, seat, -effect[1], source)
    else:
        gain_inhabitants(s, seat, effect[1], source)


@carries_out(w.VASE)
def _vase(s: State, seat: int, effect: Effect, source: int) -> None:
    gain_vases(s, seat, effect[1], source)


@carries_out(w.VP)
def _vp(s: State, seat: int, effect: Effect, source: int) -> None:
    gain_vp(s, seat, effect[1], source)


@carries_out(w.COIN_TRACK)
def _coin_track(s: State, seat: int, effect: Effect, _source: int) -> None:
    advance(s, seat, 0, effect[1])


@carries_out(w.CARD_TRACK)
def _card_track(s: State, seat: int, effect: Effect, _source: int) -> None:
    if effect[1] < 0:  # crossing a reward backwards gives nothing, and it is there again later
        s.players[seat].card_track += effect[1]
        if s.log is not None:
            s.log.append((E_TRACK, seat, effect[1], -1, 1))
    else:
        advance(s, seat, 1, effect[1])


@carries_out(w.INCOME)
def _income(s: State, seat: int, effect: Effect, source: int) -> None:
    track_income(s, seat, effect[1], source, rule="site.track_income" if source == SITES else "")


@carries_out(w.COINS_EACH)
def _coins_each(s: State, seat: int, effect: Effect, source: int) -> None:
    coins = measure(s, seat, effect[1]) * effect[2]
    if coins:
        gain_coins(s, seat, coins, source)


@carries_out(w.VP_EACH, w.VP_GOAL, w.VP_ANY_GOAL)
def _score_term(s: State, seat: int, effect: Effect, source: int) -> None:
    gain_vp(s, seat, score_term(s, seat, effect), source)


# Words that offer choices.


@offers(w.ONE_TRACK, forced=True)
def _track_options(_s: State, _seat: int, _effect: Effect, _index: int, out: list[int]) -> None:
    out.extend((TRACK << SHIFT, TRACK << SHIFT | 1))


@offers(w.PRODUCTION, forced=True)
def _production_options(s: State, seat: int, effect: Effect, _index: int, out: list[int]) -> None:
    levels = LEVELS[s.players[seat].levels]
    resources = range(4) if effect[1] == w.ANY_RESOURCE else (effect[1],)
    out.extend([BUILD << SHIFT | resource for resource in resources if levels[resource] < 2])


@offers(w.LEVER_UP)
def _raise_options(s: State, seat: int, _effect: Effect, _index: int, out: list[int]) -> None:
    player = s.players[seat]
    out.extend([RAISE << SHIFT | lever for lever in s.t.lever_bits[player.levers & ~player.up]])


@offers(w.REGION_REWARD, forced=True)
def _region_options(s: State, _seat: int, _effect: Effect, _index: int, out: list[int]) -> None:
    regions = [region for region in range(4) if not s.covered >> region & 1]
    out.extend([REGION << SHIFT | region for region in regions or range(4)])


@offers(w.DEVELOP)
def _develop_options(s: State, seat: int, effect: Effect, index: int, out: list[int]) -> None:
    """Sites for an inhabitant, with an expansion also for its pieces."""
    if effect[1]:
        develop_options(s, seat, effect, index, out)
    if s.hooks is not None:
        s.hooks.develop_further(s, seat, effect, out)


@offers(w.TRADE)
def _trade_options(s: State, seat: int, effect: Effect, index: int, out: list[int]) -> None:
    if can_pay(s, seat, effect[1]) and (useful(s, seat, effect[2]) or pays_by_bonus(s, seat, effect)):
        out.append(GIVE << SHIFT | index)


SCORED: Final = (w.VP_EACH, w.VP_GOAL, w.VP_ANY_GOAL)
"""Words whose points may be none."""


def can_pay(s: State, seat: int, cost: Effect) -> bool:
    """Whether every part of a cost can be paid."""
    if cost[0] != w.SEQ:
        needed, held = needed_and_held(s, seat, cost)
        return needed <= held
    return all(can_pay(s, seat, part) for part in cost[1])


def pays_by_bonus(s: State, seat: int, trade: Effect) -> bool:
    """Whether a bonus for what is discarded is enough to make a trade, if the table plays it so."""
    if not s.rulings & HIRE_FOR_BONUS:
        return False
    return any(term[0] == w.DISCARD for term in terms(trade[1])) and discard_pays(s, seat)


def useful(s: State, seat: int, gain: Effect) -> bool:
    """Whether a gain would bring anything at all."""
    player = s.players[seat]
    for term in terms(gain):
        if term[0] == w.INHABITANTS:
            if player.supply:
                return True
        else:
            offer = OFFER[term[0]]
            options: list[int] = []
            if offer is not None:
                offer(s, seat, term, 0, options)
            if options or (offer is None and (term[0] not in SCORED or score_term(s, seat, term) > 0)):
                return True
    return False


def possible(s: State, seat: int, effect: Effect) -> bool:
    """Whether an effect could do anything for the seat now."""
    alternatives = effect[1] if effect[0] == w.ALT else (effect,)
    options: list[int] = []
    for alternative in alternatives:
        offer = OFFER[alternative[0]]
        if offer is None:
            return True
        offer(s, seat, alternative, 0, options)
    return bool(options)


def effect_step(s: State, step: Step) -> list[int] | None:
    """An effect on top of the agenda: carried out, taken apart, or offered as a choice."""
    _, seat, effect, source, flags = step
    word: int = effect[0]
    do = DO[word]
    if do is not None:
        s.agenda.pop()
        if s.log is None:  # agents play on quietly
            do(s, seat, effect, source)
        else:
            since = len(s.log)
            do(s, seat, effect, source)
            cite_origin(s, since, seat, effect, source, flags)
        return None
    if word == w.SEQ:
        s.agenda.pop()
        for part in reversed(effect[1]):
            push(s, seat, part, source, flags & ~(IN_COMMON | JUMPED))
        return None
    if word == w.EXPLORE:
        return explore(s, step)
    if word == w.REGION_INCOME:
        return region_income(s, step)
    if word == w.PLACE_CATTLE and not effect[1]:
        s.agenda.pop()
        if s.hooks is not None:
            s.hooks.cattle_aside(s, seat)
        return None
    return choices(s, seat, effect, source, flags)


class Plan:
    """An effect looked at once: how each alternative offers its choices."""

    __slots__ = ("card", "effect", "forced", "offers")

    def __init__(self, effect: Effect) -> None:
        inner = effect[1] if effect[0] == w.REPEAT else effect
        alternatives = inner[1] if inner[0] == w.ALT else (inner,)
        self.effect = effect  # kept alive, so that its identity stays its own
        self.offers = tuple((OFFER[one[0]], one, index) for index, one in enumerate(alternatives))
        self.card = any(one[0] in CARD_WORDS for one in alternatives)
        self.forced = effect[0] in FORCED


MAX_PLANS: Final = 4096
PLANS: Final[dict[int, Plan]] = {}
"""By identity of the effect: hashing nested tuples anew for each choice would cost more than the choice."""


def plan_of(effect: Effect) -> Plan:
    if len(PLANS) >= MAX_PLANS:  # effects that were made while playing would pile up
        PLANS.clear()
    plan = PLANS[id(effect)] = Plan(effect)
    return plan


def choices(s: State, seat: int, effect: Effect, source: int, flags: int) -> list[int] | None:
    """The choices of an effect whose parts are alternatives."""
    plan = PLANS.get(id(effect)) or plan_of(effect)
    out: list[int] = []
    for offer, alternative, index in plan.offers:
        if offer is None:
            out.append(TAKE << SHIFT | index)
        else:
            offer(s, seat, alternative, index, out)
    if (plan.card or flags & IN_COMMON) and s.players[seat].up:
        _add_forgo_levers(s, seat, plan.card, flags, out)
    if plan.forced and not out:  # what these words lack, nothing brings
        s.agenda.pop()
        if effect[0] == w.PRODUCTION and s.log is not None:
            s.log.append((E_SITE_LOST, seat, 0, source, effect[1]))
        return None
    if plan.forced or (flags & MANDATORY and out):
        return out
    if effect[0] == w.PLACE_PASTURE and not out:
        s.agenda.pop()
        coins_for_pasture(s, seat, source)
        return None
    out.append(OPTION_PASS)
    return out


def _add_forgo_levers(s: State, seat: int, card: bool, flags: int, out: list[int]) -> None:
    """Levers for which a card or the whole common part can be forgone."""
    if card and can_forgo_card(s, out):
        card_levers(s, seat, out)
    if flags & IN_COMMON:
        top_levers(s, seat, out)
