"""Choices about cards, goods and payments."""

from typing import Final

from ...components import vocabulary as w
from ...components.describe import describe
from ...texts.messages import text
from .. import codes as c
from ..events import E_COINS, E_DISCARD, E_VASES
from ..names import card_name, scoring_name
from ..rules import cards, cattle, choosing, scoring, upgrade
from ..rules.alternatives import chosen_effect
from ..rules.citations import payment_rule, trade_rule
from ..rules.gains import priced
from ..rules.payment import PROJECT as PROJECT_OFFSET
from ..rules.payment import cost_of
from ..state import State, Step
from .arguments import CARD, SCORING_TILE, Offered
from .kind import Chosen, Costs, Kind, at
from .tokens import (
    cost_text,
    costs_in,
    gains,
    give_token,
    pay_token,
    payment_costs,
    payments,
    take_token,
    way_text,
)


def play_label(s: State, step: Step, card: int) -> str:
    return text("option-play", name=card_name(s, card), cost=cost_text(s, step[1], card))


def project_label(s: State, step: Step, tile: int) -> str:
    return text("option-project", tile=scoring_name(s, tile), cost=cost_text(s, step[1], PROJECT_OFFSET + tile))


def card_costs(s: State, step: Step, what: int) -> Costs:
    coins, vases, _ = cost_of(s, s.players[step[1]], what)
    return {(E_COINS, 0): coins, (E_VASES, 0): vases}


def project_costs(s: State, step: Step, tile: int) -> Costs:
    return card_costs(s, step, PROJECT_OFFSET + tile)


def discard_costs(_s: State, step: Step, _card: int) -> Costs:
    return {(E_DISCARD, 0): step[2] if step[0] == c.S_DISCARD else 1}


def discard_label(s: State, step: Step, card: int) -> str:
    if step[0] == c.S_DISCARD:
        return text("option-discard-cost", name=card_name(s, card))
    return text("option-discard", name=card_name(s, card), coins=s.t.discard_coins)


def discard_rule(_s: State, step: Step, _card: int) -> str:
    return "general.draw_pile" if step[0] == c.S_DISCARD else "card.discard_for_coins"


def draw_label(s: State, _step: Step, card: int) -> str:
    return text("option-draw", name=card_name(s, card))


def give_label(s: State, step: Step, index: int) -> str:
    return text("option-give", trade=describe(priced(s, step[1], chosen_effect(step, index))))


def give_costs(s: State, step: Step, index: int) -> Costs:
    return costs_in(s, step[1], chosen_effect(step, index)[1])


def take_label(_s: State, step: Step, index: int) -> str:
    return text("option-take", gain=describe(chosen_effect(step, index)))


def trade_rule_now(s: State, step: Step, index: int) -> str:
    return trade_rule(s, step, chosen_effect(step, index))


def pay_label(s: State, step: Step, way: int) -> str:
    return text("option-pay", way=way_text(s, step, way))


def pay_rule(s: State, step: Step, _way: int) -> str:
    return payment_rule(s, step)


PAID: Final[dict[int, Chosen]] = {
    c.S_PAY_CARD: cards.paid_card,
    c.S_PAY_UPGRADE: upgrade.paid_upgrade,
    c.S_PAY_CATTLE: cattle.paid_cattle,
    c.S_PAY_SCORE: scoring.paid_score,
}
"""By step that asks how to pay."""


def pay(s: State, step: Step, way: int) -> None:
    PAID[step[0]](s, step, way)


KINDS: Final = (
    Kind(
        number=c.PLAY,
        name="play",
        argument=CARD,
        example="play:P017",
        group="cards",
        rule="card.play_from_hand",
        words=cards.CARD_WORDS,
        label=play_label,
        told=card_costs,
        why_not=cards.play_reasons,
        candidates=cards.hand_cards,
        places=at("card"),
        chosen=cards.play,
    ),
    Kind(
        number=c.PROJECT,
        name="project",
        argument=SCORING_TILE,
        example="project:ST05",
        group="cards",
        rule="project.replaces_card",
        words=cards.CARD_WORDS,
        needs="play",
        label=project_label,
        told=project_costs,
        why_not=cards.project_reasons,
        candidates=scoring.tiles_in_play,
        places=at("tile"),
        chosen=cards.project,
    ),
    Kind(
        number=c.DISCARD,
        name="discard",
        argument=CARD,
        example="discard:P017",
        group="cards",
        rule="card.discard_for_coins",
        rule_now=discard_rule,
        steps=(c.S_DISCARD,),
        words=(w.PLAY_OR_DISCARD,),
        label=discard_label,
        told=discard_costs,
        why_not=cards.discard_reasons,
        candidates=cards.hand_cards,
        places=at("card"),
        chosen=choosing.discard,
    ),
    Kind(
        number=c.GIVE,
        name="give",
        argument=Offered(give_token, choosing.exchanges),
        example="give:3coins",
        rule="card.effects_optional",
        rule_now=trade_rule_now,
        of_effect=True,
        words=(w.TRADE,),
        label=give_label,
        told=give_costs,
        why_not=choosing.give_reasons,
        candidates=choosing.exchanges,
        chosen=choosing.give,
    ),
    Kind(
        number=c.TAKE,
        name="take",
        argument=Offered(take_token, gains),
        example="take:2cards",
        rule="card.effects_optional",
        rule_now=trade_rule_now,
        of_effect=True,
        label=take_label,
        chosen=choosing.take,
    ),
    Kind(
        number=c.PAY,
        name="pay",
        argument=Offered(pay_token, payments),
        example="pay:4coins",
        group="payment",
        rule="card.pay_resources",
        rule_now=pay_rule,
        steps=tuple(PAID),
        label=pay_label,
        told=payment_costs,
        chosen=pay,
    ),
    Kind(
        number=c.DRAW,
        name="draw",
        argument=CARD,
        example="draw:P017",
        group="cards",
        rule="general.draw_pile",
        dealt=True,
        secret=True,
        label=draw_label,
        places=at("card"),
        chosen=choosing.drawn,
    ),
)
