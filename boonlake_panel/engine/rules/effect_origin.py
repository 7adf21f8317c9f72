"""What brought an effect: a permanent effect of a card, or an exchange on one.

The step of the effect keeps it as a flag, so that its events name the right rule also after other questions.
"""

from functools import cache
from typing import Final

from ...components import vocabulary as w
from ...components.effects import Effect
from ...components.lexicon import words_in
from ...components.word import Group
from ..codes import CARDS, JUMPED
from ..events import E_COINS, E_INHABITANTS, E_VASES, E_VP
from ..state import Event

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
