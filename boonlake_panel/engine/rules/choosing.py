"""What happens with a chosen option of an effect."""

from typing import Final

from ...components import vocabulary as w
from ...components.lexicon import words_in
from ...components.word import Group
from ..codes import CARDS, DISCARD, DRAW, MANDATORY, REGIONS, S_DISCARD, S_DRAW, S_EFFECT, SHIFT
from ..events import E_DRAW, E_LEVER_UP, E_PASS, E_REGION
from ..lists import inserted, without
from ..names import resource_name
from ..reasons import Reason, reason
from ..state import DRAWING_FORGOES_CARD, LEVELS, State, Step
from .alternatives import alternatives, chosen_effect, terms
from .cards import discard_for_coins, play_options
from .citations import trade_rule
from .effect_origin import cite_origin, exchange_flag
from .effects import pays_by_bonus, useful
from .gains import (
    advance,
    build_site,
    discard_card,
    draw_cards,
    missing,
    one_less,
    push,
    refill_deck,
)
from .handlers import DO
from .levers import ask_for_another, can_forgo_card, forgo_levers
from .river import vase_taken

ALL_COVERED: Final = 15
"""All four region labels are covered; then each may be chosen again."""

OPTIONAL: Final = words_in(Group.EXPANSION)
"""Gains that may be declined after their cost was paid."""


def give(s: State, step: Step, index: int) -> None:
    """Pays the cost of a trade and carries out its gain; a repeated trade stays on the agenda."""
    _, seat, effect, source, _ = step
    trade = chosen_effect(step, index)
    if effect[0] == w.REPEAT:
        s.agenda[-1] = (S_EFFECT, seat, effect, source, 0)  # once used, the common part can no longer be forgone
    else:
        s.agenda.pop()
    brought = exchange_flag(trade) if source == CARDS else 0
    for term in reversed(terms(trade[2])):
        push(s, seat, term, source, brought | (0 if term[0] in OPTIONAL else MANDATORY))
    since = len(s.log or ())
    for term in terms(trade[1]):
        do = DO[term[0]]
        if do is not None:
            do(s, seat, term, source)
        cite_origin(s, since, seat, term, source, brought | MANDATORY)


def give_reasons(s: State, step: Step, index: int) -> list[Reason]:
    """Why an exchange that the open decision knows cannot be made."""
    if index < 0:
        return []
    trade = chosen_effect(step, index)
    rule = trade_rule(s, step, trade)
    reasons = missing(s, step[1], trade[1], rule)
    if not useful(s, step[1], trade[2]) and not pays_by_bonus(s, step[1], trade):
        reasons.append(reason(rule, "trade-useless"))
    return reasons


def exchanges(_s: State, step: Step) -> list[int]:
    """The exchanges among the alternatives of the effect that asks."""
    return [index for index, effect in enumerate(alternatives(step)) if effect[0] == w.TRADE]


def take(s: State, step: Step, index: int) -> None:
    _, seat, _, source, flags = step
    alternative = chosen_effect(step, index)
    s.agenda.pop()
    if s.rulings & DRAWING_FORGOES_CARD:
        _forgo_by_drawing(s, step)
    vase_taken(s, seat, alternative, source, flags)
    push(s, seat, alternative, source)


def _forgo_by_drawing(s: State, step: Step) -> None:
    """Drawing instead of playing a card: levers for a forgone card may react."""
    for alternative in alternatives(step):
        if alternative[0] == w.PLAY_CARD:
            playable: list[int] = []
            play_options(s, step[1], alternative, 0, playable)
            if can_forgo_card(s, playable):
                ask_for_another(s, step[1], forgo_levers(s), 0)


def pass_on(s: State, step: Step, _: int) -> None:
    s.agenda.pop()
    if s.log is not None:
        s.log.append((E_PASS, step[1], 0, -1, ""))


def discard(s: State, step: Step, card: int) -> None:
    """Discards a card for coins, or as part of a cost."""
    s.agenda.pop()
    if step[0] == S_DISCARD:
        if step[2] > 1:
            s.agenda.append((S_DISCARD, step[1], step[2] - 1))
        discard_card(s, step[1], card, -1, for_coins=False)
    else:
        discard_for_coins(s, step[1], card, step[3])


def discard_step(s: State, step: Step) -> list[int] | None:
    """Cards to discard as a cost; without a choice they simply go."""
    _, seat, amount = step
    hand = s.players[seat].hand
    if len(hand) <= amount:
        s.agenda.pop()
        for card in hand:
            discard_card(s, seat, card, -1, for_coins=False)
        return None
    return [DISCARD << SHIFT | card for card in hand]


def draw_step(s: State, step: Step) -> list[int] | None:
    """People say which card was drawn."""
    _, seat, amount = step
    if s.asking:
        if not s.deck:
            refill_deck(s, seat)
        if s.deck:
            return [DRAW << SHIFT | card for card in s.deck]
    s.agenda.pop()
    if not s.asking:
        draw_cards(s, seat, amount)
    return None


def drawn(s: State, step: Step, card: int) -> None:
    _, seat, amount = step
    s.agenda.pop()
    if amount > 1:
        s.agenda.append((S_DRAW, seat, amount - 1))
    s.deck = without(s.deck, card)
    s.players[seat].hand = inserted(s.players[seat].hand, card)
    if s.log is not None:
        s.log.append((E_DRAW, seat, 1, -1, card))


def build_reasons(s: State, step: Step, resource: int) -> list[Reason]:
    if LEVELS[s.players[step[1]].levels][resource] < 2:
        return []
    return [reason("general.build_site", "level2", resource=resource_name(resource))]


def build(s: State, step: Step, resource: int) -> None:
    s.agenda.pop()
    build_site(s, step[1], resource, step[3])


def track(s: State, step: Step, which: int) -> None:
    effect = step[2]
    s.agenda.pop()
    advance(s, step[1], which, effect[1])


def raise_lever(s: State, step: Step, lever: int) -> None:
    _, seat, effect, source, flags = step
    s.agenda.pop()
    s.players[seat].up |= 1 << lever
    if s.log is not None:
        s.log.append((E_LEVER_UP, seat, lever, source, ""))
    if effect[1] > 1:
        push(s, seat, one_less(effect), source, flags)


def region_reasons(s: State, _step: Step, which: int) -> list[Reason]:
    if s.covered >> which & 1 and s.covered != ALL_COVERED:
        return [reason("region.choose", "region-covered", region=s.t.box.regions[which].label)]
    return []


def region(s: State, step: Step, which: int) -> None:
    """Covers the label of a region, takes its reward, and leaves the region out of the scoring."""
    s.agenda.pop()
    s.left_out = which
    if s.log is not None:
        s.log.append((E_REGION, step[1], which, REGIONS, ""))
    if not s.covered >> which & 1:
        s.covered |= 1 << which
        push(s, step[1], s.t.region_reward[which], REGIONS)
