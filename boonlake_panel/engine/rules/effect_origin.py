"""What brought an effect: a permanent effect of a card, an exchange on one, a part of a strip, a lever.

The step of a card's effect keeps it as a flag, so that its events name the right rule also after other questions.
"""

from functools import cache
from typing import Final

from ...components import vocabulary as w
from ...components.effects import Effect
from ...components.lexicon import words_in
from ...components.word import Group
from ..codes import CARDS, JUMPED, LEVER_EFFECTS, MANDATORY, STRIPS
from ..events import E_COINS, E_INHABITANTS, E_VASES, E_VP
from ..state import Event, State
from .alternatives import terms

GOODS: Final = (E_COINS, E_INHABITANTS, E_VASES, E_VP)
EXCHANGES: Final = (
    "imm.cards_for_inhabitants",
    "imm.inhabitant_for_coins",
    "imm.vases_for_vp",
    "imm.cards_vase_swap",
    "imm.cards_vp_swap",
    "imm.two_cards_for_vp",
    "imm.cards_coins_swap",
    "artimm.track_back",
    "artimm.card_for_two_steps",
)
ACTION_PREFIX: Final = ("pioneer", "settle", "cattle", "region", "hire", "progress", "builder")
LEVER_RULES: Final = {
    "vase_trade": "lever.vase_trade",
    "extra_lever": "lever.modernize",
    "extra_upgrade": "lever.upgrade",
    "pass_for_production": "lever.skip_card_sites",
    "pass_for_coins": "lever.skip_card_three",
    "region_glory": "lever.region_vp",
    "tow_boat": "lever.boat",
    "easy_settlement": "lever.settlement",
    "tile_settler": "lever.tile_inhabitant",
    "flexible_aid": "lever.joker_or",
    "rich_aid": "lever.joker_and",
    "card_sale": "lever.discard_two",
}
COMPOUND: Final = (w.ALT, w.SEQ, w.TRADE)
FIRST: Final = JUMPED << 1
"""Flags from here on say what brought an effect."""
TRIGGERED: Final = tuple(FIRST << trigger for trigger in range(len(w.TRIGGERS)))
"""By trigger of a permanent effect."""
EXCHANGED: Final = {rule: FIRST << len(w.TRIGGERS) + n for n, rule in enumerate(EXCHANGES)}
BROUGHT_BY: Final = {
    **dict(zip(TRIGGERED, w.TRIGGERS, strict=True)),
    **{flag: rule.partition(".")[2] for rule, flag in EXCHANGED.items()},
}
"""By flag: its name in a position."""
RULES: Final = {
    **{flag: trigger.rule for flag, trigger in zip(TRIGGERED, w.TRIGGER_RECORDS, strict=True) if trigger.rule},
    **{flag: rule for rule, flag in EXCHANGED.items()},
}


def exchange_rule(trade: Effect) -> str:
    """The rule that describes an exchange on a card."""
    cost, gain = ((part[1] if part[0] == w.SEQ else (part,)) for part in trade[1:3])
    words = {term[0] for term in (*cost, *gain)}
    if w.CARD_TRACK in words:
        return "artimm.track_back"
    if words & words_in(Group.EXPANSION):
        return "artimm.card_for_two_steps"
    if words == {w.DISCARD, w.INHABITANTS}:
        return "imm.cards_for_inhabitants"
    if words == {w.INHABITANTS, w.COINS}:
        return "imm.inhabitant_for_coins"
    if w.VASE in words:
        return "imm.vases_for_vp" if w.VP in words else "imm.cards_vase_swap"
    if w.VP in words:
        swaps = cost[0][0] == w.VP or cost[0] == (w.DISCARD, 5)
        return "imm.cards_vp_swap" if swaps else "imm.two_cards_for_vp"
    return "imm.cards_coins_swap"


@cache
def exchange_flag(trade: Effect) -> int:
    return EXCHANGED[exchange_rule(trade)]


def name_rule(log: list[Event], since: int, flags: int) -> None:
    """Goods of a card that came or went since some event get the rule of what brought them."""
    flag = flags & -FIRST
    for number in range(since, len(log)):
        what, seat, amount, source, detail = log[number]
        if what in GOODS and source == CARDS and not detail and flag in RULES:
            given = what == E_INHABITANTS and flag == TRIGGERED[w.TRIGGERS.index("discard")]
            log[number] = (what, seat, amount, source, "artperm.discard_inhabitant" if given else RULES[flag])


def strip_rule(s: State, seat: int, effect: Effect, flags: int) -> str:
    """The rule of the part of a strip that a plain gain belongs to; what an exchange brings cannot be declined."""
    if s.action < 0:
        return ""
    if effect == s.t.first[s.action]:
        return "builder.coins"
    left = seat == s.active and not flags & MANDATORY and effect in terms(s.t.left[s.action])
    return f"{ACTION_PREFIX[s.action]}.{'left' if left else 'right'}"


def lever_rule(s: State, lever: int) -> str:
    """The rule that describes a lever."""
    return LEVER_RULES.get(s.t.box.levers[lever].id, "lever.use")


def lever_effect_rule(s: State, effect: Effect, flags: int) -> str:
    """The rule of the lever that has such an effect; what cannot be declined is rather part of an exchange."""
    plain = exchanged = ""
    for lever, whole in enumerate(s.t.lever_effect):
        alternatives = whole[1] if whole[0] == w.ALT else (whole,)
        exchanges = [one for one in alternatives if one[0] == w.TRADE]
        wholes = (whole, s.t.lever_free[lever], *exchanges)
        if effect[0] in COMPOUND and effect in wholes:
            return lever_rule(s, lever)
        if not plain and any(effect in terms(one) for one in alternatives):
            plain = lever_rule(s, lever)
        if not exchanged and any(effect in terms(one[1]) or effect in terms(one[2]) for one in exchanges):
            exchanged = lever_rule(s, lever)
    return (exchanged or plain if flags & MANDATORY else plain or exchanged) or "lever.use"


def cite_origin(s: State, since: int, seat: int, effect: Effect, source: int, flags: int) -> None:
    """Goods that came or went since some event get the rule of the card, strip or lever that brought the effect."""
    if s.log is None:
        return
    if source == CARDS and flags >= FIRST:
        name_rule(s.log, since, flags)
    elif source in (STRIPS, LEVER_EFFECTS):
        strip = source == STRIPS
        rule = strip_rule(s, seat, effect, flags) if strip else lever_effect_rule(s, effect, flags)
        for number in range(since, len(s.log)):
            event = s.log[number]
            if event[0] in GOODS and event[3] == source and not event[4] and rule:
                s.log[number] = (*event[:4], rule)
