"""What is missing for an exchange, with its figures."""

from ...components import vocabulary as w
from ..choices.notation import effect_token
from ..codes import S_EFFECT
from ..rules.effects import terms, useful
from ..rules.gains import price
from ..state import State, Step
from .option_rules import trade_rule
from .reasons import Reason, reason


def give_reasons(s: State, step: Step, token: str) -> list[Reason]:
    """Why the exchange that a key names cannot be made; nothing if the open decision knows no such exchange."""
    if step[0] != S_EFFECT:
        return []
    effect = step[2][1] if step[2][0] == w.REPEAT else step[2]
    trades = [one for one in (effect[1] if effect[0] == w.ALT else (effect,)) if one[0] == w.TRADE]
    trade = next((one for one in trades if effect_token(one[1]) == token), None)
    if trade is None:
        return []
    rule = trade_rule(s, step, trade)
    reasons = [reason for term in terms(trade[1]) for reason in missing(s, step[1], term, rule)]
    if not useful(s, step[1], trade[2]):
        reasons.append(reason(rule, "trade-useless"))
    return reasons


def missing(s: State, seat: int, term: tuple[int, ...], rule: str) -> list[Reason]:
    """Which part of a cost a seat does not have."""
    player = s.players[seat]
    word, amount = term[0], abs(term[1])
    if word == w.COINS:
        amount = price(s, seat, amount)
    kinds = {
        w.COINS: ("coins", player.coins),
        w.DISCARD: ("cards", len(player.hand)),
        w.INHABITANTS: ("ranch", player.ranch),
        w.VASE: ("vases", player.vases),
        w.CARD_TRACK: ("track-back", player.card_track),
    }
    if word not in kinds or kinds[word][1] >= amount:
        return []
    message, has = kinds[word]
    return [reason(rule, message, needed=amount, has=has)]
