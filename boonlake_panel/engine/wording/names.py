"""Names and short descriptions of cards, sites, costs and payments, for people."""

from ...components import vocabulary as w
from ...components.describe import describe, describe_category, describe_cost, describe_rules, listed
from ...components.effects import Effect
from ...components.vocabulary import RESOURCES
from ...texts.messages import text
from ...texts.names import name_of
from ..choices.notation import HALVES
from ..codes import S_PAY_CARD, S_PAY_CATTLE, S_PAY_UPGRADE
from ..expansions.artifacts.phase import price_terms
from ..rules.building import cattle_ways, settlement_ways
from ..rules.payment import cost_of, joker_bits, ways
from ..rules.scoring import payment_ways
from ..rules.turn import EMINENCE
from ..setup import seat_colour
from ..state import BOATS, State, Step


def amounts(*found: tuple[str, int]) -> str:
    """`2 coins, 1 vase`, or that it is nothing."""
    return listed(found) or text("way-nothing")


def resource_name(resource: int) -> str:
    return text(f"resource-{RESOURCES[resource]}")


def cost_text(s: State, seat: int, what: int) -> str:
    """The cost of a card or project for a seat."""
    coins, vases, vector = cost_of(s, s.players[seat], what)
    return describe_cost(coins, vases, s.t.vectors[vector]) or text("way-nothing")


def card_name(s: State, card: int) -> str:
    return name_of(s.t.cards[card])


def site_text(s: State, site: int) -> str:
    """What a building site costs and gives."""
    at = s.tiles[site >> 1] * 2 + (site & 1)
    parts = []
    if s.t.site_coins[at]:
        parts.append(describe((w.COINS, -s.t.site_coins[at])))
    if s.t.site_discards[at]:
        parts.append(describe((w.DISCARD, s.t.site_discards[at])))
    if s.t.site_gain[at][0] != w.NONE:
        parts.append(describe(s.t.site_gain[at]))
    return ", ".join(parts) or text("site-free")


def seat_name(s: State, seat: int) -> str:
    """A seat as far as a position knows it: by its colour, or as the Wise Eminence."""
    return text("seat-eminence") if s.solo is not None and seat == EMINENCE else seat_colour(seat)


def site_name(site: int) -> str:
    return text("site-name", space=site >> 1, half=text(f"half-{HALVES[site & 1]}"))


def boats_text(s: State, boats: int) -> str:
    return ", ".join(resource_name(s.t.canal[area]) for area in BOATS[boats])


def way_text(s: State, step: Step, way: int) -> str:
    """A way of paying in words."""
    seat = step[1]
    parts: list[str] = []
    bits = 0
    if step[0] == S_PAY_CARD:
        coins, boats, bits = ways(s, seat, step[2])[way]
        parts.append(amounts(("coins", coins)))
        if boats != s.players[seat].boats:
            parts.append(text("way-boats", places=boats_text(s, boats)))
    elif step[0] in (S_PAY_UPGRADE, S_PAY_CATTLE):
        found = (
            settlement_ways(s, seat, step[2], step[3]) if step[0] == S_PAY_UPGRADE else cattle_ways(s, seat, step[2])
        )
        inhabitants, replaced, bits = found[way]
        parts.append(amounts(("inhabitants", inhabitants), ("points", replaced * s.t.replaced_vp)))
    else:
        pieces, coins, _ = payment_ways(s, seat, step[2])[way]
        kind = s.t.category[s.scoring_tiles[step[2]]][1]
        parts.append(amounts((("inhabitants", "vases", "")[kind], pieces), ("coins", coins)))
    parts.extend(helper_text(s, bit) for bit in joker_bits(bits))
    return ", ".join(parts)


def helper_text(s: State, bit: int) -> str:
    """A lever, card or artifact that helps in a payment."""
    joker = s.t.jokers[bit]
    if bit < len(s.t.lever_names):
        return text("way-lever", lever=s.t.lever_names[bit])
    if 1 << bit in s.t.joker_cards:
        return text("way-card", name=card_name(s, s.t.joker_cards[1 << bit]))
    return text("way-artifact", coins=-joker.coins, resources=joker.discount) if joker is not None else ""


def tile_text(s: State, tile: int) -> str:
    return describe_category(s.t.box.scoring_tiles[tile].category)


def lever_text(s: State, lever: int) -> str:
    return describe_rules(s.t.box.levers[lever].effect)


def reward_text(effect: Effect) -> str:
    return describe(effect)


def artifact_name(s: State, artifact: int) -> str:
    return name_of(s.t.artifacts[artifact])


def price_text(s: State, artifact: int) -> str:
    """Everything that the price tiles beside an artifact ask for."""
    return text("list-rules").join(describe(term) for term in price_terms(s, artifact)) or text("way-nothing")
