"""Names and short descriptions of cards, sites, costs and payments, for people."""

from ...components import words as w
from ...components.describe import describe, describe_category, describe_rules
from ...components.effects import Effect
from ...components.texts import text
from ...components.words import RESOURCES
from ..artifacts.artifacts import price_terms
from ..codes import S_PAY_CARD, S_PAY_CATTLE, S_PAY_UPGRADE
from ..rules.building import cattle_ways, settlement_ways
from ..rules.payment import cost_of, joker_bits, ways
from ..rules.scoring import payment_ways
from ..state import BOATS, State, Step
from .keys import HALVES


def goods(parts: list[tuple[int, str]]) -> str:
    """`2 coins, 1 vase`; nothing for zero."""
    plural = {"VP": "VP", "cattle": "cattle"}
    return ", ".join(f"{n} {unit if n == 1 else plural.get(unit, unit + 's')}" for n, unit in parts if n)


def cost_text(s: State, seat: int, what: int) -> str:
    """The cost of a card or project for a seat."""
    coins, vases, vector = cost_of(s, s.players[seat], what)
    needed = " ".join(f"{n} {RESOURCES[r]}" for r, n in enumerate(s.t.vectors[vector]) if n)
    return ", ".join(part for part in (goods([(coins, "coin"), (vases, "vase")]), needed) if part) or text(
        "way-nothing"
    )


def card_name(s: State, card: int) -> str:
    box = s.t.box
    cards = box.cards if card < len(box.cards) else box.artifact_cards
    return cards[card if card < len(box.cards) else card - len(box.cards)].name


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


def site_name(site: int) -> str:
    return f"{site >> 1}.{HALVES[site & 1]}"


def boats_text(s: State, boats: int) -> str:
    return ", ".join(RESOURCES[s.t.canal[area]] for area in BOATS[boats])


def way_text(s: State, step: Step, way: int) -> str:
    """A way of paying in words."""
    seat = step[1]
    parts: list[str] = []
    bits = 0
    if step[0] == S_PAY_CARD:
        coins, boats, bits = ways(s, seat, step[2])[way]
        parts.append(goods([(coins, "coin")]) or text("way-nothing"))
        if boats != s.players[seat].boats:
            parts.append(text("way-boats", places=boats_text(s, boats)))
    elif step[0] in (S_PAY_UPGRADE, S_PAY_CATTLE):
        found = (
            settlement_ways(s, seat, step[2], step[3]) if step[0] == S_PAY_UPGRADE else cattle_ways(s, seat, step[2])
        )
        inhabitants, replaced, bits = found[way]
        parts.append(goods([(inhabitants, "inhabitant"), (replaced * s.t.replaced_vp, "VP")]) or text("way-nothing"))
    else:
        pieces, coins, _ = payment_ways(s, seat, step[2])[way]
        kind = s.t.category[s.scoring_tiles[step[2]]][1]
        parts.append(goods([(pieces, ("inhabitant", "vase", "")[kind]), (coins, "coin")]) or text("way-nothing"))
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
    return s.t.box.artifacts[artifact].name


def price_text(s: State, artifact: int) -> str:
    """Everything that the price tiles beside an artifact ask for."""
    return "; ".join(describe(term) for term in price_terms(s, artifact)) or text("way-nothing")
