"""Costs, gains and ways of paying as parts of keys (`1vase+2coins`) and in words."""

from typing import Final, NamedTuple

from ...components import vocabulary as w
from ...components.describe import describe_cost
from ...components.effects import Effect
from ...components.lexicon import word_of
from ...components.vocabulary import RESOURCES
from ...texts.messages import text
from .. import codes as c
from ..events import E_BOAT, E_COINS, E_DISCARD, E_INHABITANTS, E_LEVER, E_ONE_TIME, E_VASES, E_VP
from ..names import amounts, boats_text, card_name, lever_name
from ..rules.alternatives import alternatives, chosen_effect, terms
from ..rules.cattle import cattle_ways
from ..rules.gains import needed_and_held
from ..rules.payment import cost_of, joker_bits, ways
from ..rules.scoring import payment_ways
from ..rules.upgrade import settlement_ways
from ..state import BOATS, State, Step
from ..tables import Tables
from .kind import Cost, Costs

GOODS: Final = {"coin": "coins", "inhabitant": "inhabitants", "vase": "vases", "vp": "points"}
"""By unit of a payment: its name among the goods that texts can count."""


PAID: Final = {"coin": E_COINS, "inhabitant": E_INHABITANTS, "vase": E_VASES, "vp": E_VP}
"""By unit of a payment: the event in which it is paid."""
LOST: Final = {
    w.COINS: E_COINS,
    w.DISCARD: E_DISCARD,
    w.INHABITANTS: E_INHABITANTS,
    w.VASE: E_VASES,
    w.VP: E_VP,
}
"""By word of a cost: the event in which it is paid."""


def amount(count: int, unit: str) -> str:
    """`1coin`, `3coins`, `4vp`."""
    return f"{count}{unit}" + ("" if count == 1 or unit == "vp" else "s")


def effect_token(effect: Effect) -> str:
    """A cost or gain as part of a key: `3cards`, `1vase+2coins`."""
    parts = []
    for term in terms(effect):
        word = word_of(term)
        parts.append(amount(abs(term[1]), word.unit) if word.unit else word.name)
    return "+".join(parts)


# Exchanges and gains.


def give_token(_s: State, step: Step, index: int) -> str:
    return effect_token(chosen_effect(step, index)[1])


def costs_in(s: State, seat: int, cost: Effect) -> Costs:
    """What a cost takes from a seat."""
    costs: dict[Cost, int] = {}
    for term in terms(cost):
        if term[0] in LOST:
            what = (LOST[term[0]], 0)
            costs[what] = costs.get(what, 0) + (needed_and_held(s, seat, term)[0] or abs(term[1]))
    return costs


def take_token(_s: State, step: Step, index: int) -> str:
    return effect_token(chosen_effect(step, index))


def gains(_s: State, step: Step) -> list[int]:
    """The alternatives of the effect that asks which are no exchange."""
    return [index for index, effect in enumerate(alternatives(step)) if effect[0] != w.TRADE]


# Payments.


class Payment(NamedTuple):
    """A way of paying: amounts by unit, the boats afterwards if they move, and the bits of what helps."""

    goods: tuple[tuple[str, int], ...]
    boats: int | None
    helpers: int


def payments(s: State, step: Step) -> range:
    """The numbers of all ways to pay what a step asks for."""
    return range(len(_ways(s, step)))


def _ways(s: State, step: Step) -> list[tuple[int, int, int]]:
    if step[0] == c.S_PAY_CARD:
        return ways(s, step[1], step[2])
    if step[0] == c.S_PAY_UPGRADE:
        return settlement_ways(s, step[1], step[2], step[3])
    if step[0] == c.S_PAY_CATTLE:
        return cattle_ways(s, step[1], step[2])
    return payment_ways(s, step[1], step[2]) if step[0] == c.S_PAY_SCORE else []


def payment(s: State, step: Step, way: int) -> Payment:
    first, second, bits = _ways(s, step)[way]
    if step[0] == c.S_PAY_CARD:
        return Payment((("coin", first),), second if second != s.players[step[1]].boats else None, bits)
    if step[0] != c.S_PAY_SCORE:
        points = (("vp", second * s.t.replaced_vp),) if second else ()
        return Payment((("inhabitant", first), *points), None, bits)
    unit = ("inhabitant", "vase", "")[s.t.category[s.scoring_tiles[step[2]]][1]]
    pieces = ((unit, first),) if first else ()
    return Payment((*pieces, ("coin", second)) if second or not first else pieces, None, 0)


def pay_token(s: State, step: Step, way: int) -> str:
    """What a way of paying costs, how the boats lie afterwards, and what helps."""
    paid = payment(s, step, way)
    parts = [amount(count, unit) for unit, count in paid.goods]
    if paid.boats is not None:
        parts.append("boats." + ".".join(RESOURCES[s.t.canal[area]] for area in BOATS[paid.boats]))
    return "+".join([*parts, *_helper_names(s.t, paid.helpers)])


def payment_costs(s: State, step: Step, way: int) -> Costs:
    """What a way of paying costs, as far as its words tell it."""
    paid = payment(s, step, way)
    costs: dict[Cost, int] = {(PAID[unit], 0): count for unit, count in paid.goods}
    if paid.boats is not None:
        costs[E_BOAT, paid.boats] = 1
    for bit in joker_bits(paid.helpers):
        joker = s.t.jokers[bit]
        if bit < len(s.t.lever_names):
            costs[E_LEVER, bit] = 1
        elif 1 << bit in s.t.joker_cards:
            costs[E_ONE_TIME, s.t.joker_cards[1 << bit]] = 1
        elif joker is not None:
            costs[E_COINS, 0] = costs.get((E_COINS, 0), 0) - joker.coins
    return costs


def _helper_names(t: Tables, bits: int) -> list[str]:
    """What helps in a payment: `lever.4.1`, `use.X011`, or as the expansion calls it."""
    names = []
    for bit in joker_bits(bits):
        joker = t.jokers[bit]
        if bit < len(t.lever_names):
            names.append(f"lever.{t.lever_names[bit]}")
        elif 1 << bit in t.joker_cards:
            names.append(f"use.{t.card_ids[t.joker_cards[1 << bit]]}")
        elif joker is not None:
            names.append(f"{joker.name}.{joker.discount}")
    return names


def way_text(s: State, step: Step, way: int) -> str:
    """A way of paying in words."""
    paid = payment(s, step, way)
    parts = [amounts(*((GOODS[unit], count) for unit, count in paid.goods))]
    if paid.boats is not None:
        parts.append(text("way-boats", places=boats_text(s, paid.boats)))
    parts.extend(_helper_text(s, bit) for bit in joker_bits(paid.helpers))
    return ", ".join(parts)


def _helper_text(s: State, bit: int) -> str:
    """Something that helps in a payment, in words."""
    joker = s.t.jokers[bit]
    if bit < len(s.t.lever_names):
        return text("way-lever", lever=lever_name(s, bit))
    if 1 << bit in s.t.joker_cards:
        return text("way-card", name=card_name(s, s.t.joker_cards[1 << bit]))
    if joker is None:
        return ""
    points = sum(term[1] for term in joker.rest if term[0] == w.VP)
    return text(f"way-{joker.name}", coins=-joker.coins, resources=joker.discount, points=points)


def cost_text(s: State, seat: int, what: int) -> str:
    """The cost of a card or project for a seat."""
    coins, vases, vector = cost_of(s, s.players[seat], what)
    return describe_cost(coins, vases, s.t.vectors[vector]) or text("way-nothing")
