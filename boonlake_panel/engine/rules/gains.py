"""Taking and paying: coins, cards, inhabitants, vases, points, track steps, production sites, tier bonuses."""

from bisect import insort
from functools import cache
from typing import Final

from ...components import vocabulary as w
from ...components.effects import Effect
from ..codes import CARDS, S_DISCARD, S_DRAW, S_EFFECT, TRACK_OVERFLOW, TRACKS
from ..events import (
    E_BUILD_SITE,
    E_COINS,
    E_DISCARD,
    E_DRAW,
    E_INHABITANTS,
    E_LEVER,
    E_NO_CARDS,
    E_NO_PIECE,
    E_RESHUFFLE,
    E_SITE_LOST,
    E_TIER,
    E_TRACK,
    E_VASES,
    E_VP,
)
from ..lists import without
from ..reasons import Reason, reason
from ..state import (
    BONUS_ONLY_FOR_COINS,
    COIN_DISCOUNT,
    LEVEL_STEP,
    LEVELS,
    NO_STEP_FOR_EMPTY_REWARD,
    State,
)
from ..tables import T_DISCARD, T_INHABITANT_GAINED, T_LEVEL2_SITE, T_TRACK_REWARD
from .alternatives import terms
from .effect_origin import TRIGGERED

LACKING: Final = {
    w.COINS: "coins",
    w.DISCARD: "cards",
    w.INHABITANTS: "ranch",
    w.VASE: "vases",
    w.CARD_TRACK: "track-back",
}
"""By word of a cost: the reason that says how much of it is missing."""


def push(s: State, seat: int, effect: Effect, source: int, flags: int = 0) -> None:
    """Puts an effect on the agenda, to be carried out next."""
    word: int = effect[0]
    if word != w.NONE:
        s.agenda.append((S_EFFECT, seat, effect, source, flags))


@cache
def one_less(effect: Effect) -> Effect:
    """An effect with one use less; always the same object, as plans of effects are kept by identity."""
    return (effect[0], effect[1] - 1, *effect[2:])


def fire(s: State, seat: int, trigger: int, argument: int = 0) -> None:
    """Carries out what the seat's permanent effects say about a trigger."""
    for rule in s.players[seat].triggers[trigger]:
        if rule[2] == argument:
            push(s, seat, rule[3], rule[4] if len(rule) > 4 else CARDS, TRIGGERED[trigger])


def gain_coins(s: State, seat: int, amount: int, source: int, rule: str = "") -> None:
    s.players[seat].coins += amount
    if s.log is not None:
        s.log.append((E_COINS, seat, amount, source, rule))


def price(s: State, seat: int, coins: int) -> int:
    """What a cost in coins really costs this seat."""
    discount = s.players[seat].modifiers[COIN_DISCOUNT]
    return max(0, coins - discount) if discount and coins > 0 else coins


def priced(s: State, seat: int, effect: Effect) -> Effect:
    """An effect with what its costs in coins really cost this seat."""
    if not s.players[seat].modifiers[COIN_DISCOUNT]:
        return effect
    word = effect[0]
    if word == w.COINS and effect[1] < 0:
        return (w.COINS, -price(s, seat, -effect[1]))
    if word in (w.SEQ, w.ALT):
        return (word, tuple(priced(s, seat, part) for part in effect[1]))
    if word == w.TRADE:
        return (word, priced(s, seat, effect[1]), priced(s, seat, effect[2]))
    return effect


def needed_and_held(s: State, seat: int, term: Effect) -> tuple[int, int]:
    """How much a term of a cost asks for, and how much of it a seat has; nobody lacks what is not counted."""
    player = s.players[seat]
    word: int = term[0]
    amount: int = abs(term[1])
    if word == w.COINS:
        return price(s, seat, amount), player.coins
    if word == w.DISCARD:
        return amount, len(player.hand)
    if word == w.INHABITANTS:
        return amount, player.ranch
    if word == w.VASE:
        return amount, player.vases
    if word == w.CARD_TRACK:
        return amount, player.card_track
    return 0, 0


def missing(s: State, seat: int, cost: Effect, rule: str) -> list[Reason]:
    """Which parts of a cost a seat does not have."""
    reasons = []
    for term in terms(cost):
        needed, held = needed_and_held(s, seat, term)
        if needed > held:
            reasons.append(reason(rule, LACKING[term[0]], needed=needed, has=held))
    return reasons


def pay_coins(s: State, seat: int, coins: int, source: int, rule: str = "") -> None:
    """Pays coins after all discounts."""
    if coins:
        s.players[seat].coins -= coins
        if s.log is not None:
            s.log.append((E_COINS, seat, -coins, source, rule))


def gain_vp(s: State, seat: int, amount: int, source: int, rule: str = "") -> None:
    """Gains or loses victory points; the ledger keeps where they came from. The source implies the rule, mostly."""
    if amount:
        player = s.players[seat]
        player.vp += amount
        ledger = player.ledger[:]
        ledger[source] += amount
        player.ledger = ledger
        if s.log is not None:
            s.log.append((E_VP, seat, amount, source, rule))


def gain_vases(s: State, seat: int, amount: int, source: int) -> None:
    s.players[seat].vases += amount
    if s.log is not None:
        s.log.append((E_VASES, seat, amount, source, ""))


def gain_inhabitants(s: State, seat: int, amount: int, source: int) -> None:
    """Moves inhabitants from the supply to the ranch, as far as there are any."""
    player = s.players[seat]
    taken = min(amount, player.supply)
    player.supply -= taken
    player.ranch += taken
    if player.triggers[T_INHABITANT_GAINED]:
        for _ in range(taken):
            fire(s, seat, T_INHABITANT_GAINED)
    if s.log is not None:
        if taken:
            s.log.append((E_INHABITANTS, seat, taken, source, ""))
        if taken < amount:
            s.log.append((E_NO_PIECE, seat, amount - taken, source, ""))


def give_inhabitants(s: State, seat: int, amount: int, source: int, rule: str = "") -> None:
    """Gives up inhabitants from the ranch; they return to the supply."""
    player = s.players[seat]
    player.ranch -= amount
    player.supply += amount
    if amount and s.log is not None:
        s.log.append((E_INHABITANTS, seat, -amount, source, rule))


def refill_deck(s: State, seat: int) -> None:
    """Makes the discard pile the new draw pile."""
    s.deck = sorted(s.discards)
    s.discards = []
    if s.log is not None:
        s.log.append((E_RESHUFFLE if s.deck else E_NO_CARDS, seat, len(s.deck), -1, ""))


def draw_cards(s: State, seat: int, amount: int) -> None:
    """Draws cards, or lets people say which ones were drawn."""
    if s.asking:
        s.agenda.append((S_DRAW, seat, amount))
        return
    player = s.players[seat]
    s.deck, player.hand = s.deck[:], player.hand[:]
    for _ in range(amount):
        if not s.deck:
            refill_deck(s, seat)
            if not s.deck:
                return
        card = s.pick(s.deck)
        insort(player.hand, card)
        if s.log is not None:
            s.log.append((E_DRAW, seat, 1, -1, card))


def discard_cards(s: State, seat: int, amount: int) -> None:
    """Puts the discarding of chosen hand cards on the agenda."""
    s.agenda.append((S_DISCARD, seat, amount))


def discard_card(s: State, seat: int, card: int, source: int, for_coins: bool) -> None:
    """Discards one hand card; permanent effects about discarding apply."""
    player = s.players[seat]
    player.hand = without(player.hand, card)
    s.discards = [*s.discards, card]
    if s.log is not None:
        s.log.append((E_DISCARD, seat, 1, source, card))
    for rule in player.triggers[T_DISCARD]:
        if rule[2] == s.t.card_kind[card] and bonus_applies(s, rule, for_coins):
            push(s, seat, rule[3], CARDS, TRIGGERED[T_DISCARD])


def bonus_applies(s: State, rule: Effect, for_coins: bool) -> bool:
    """Whether a permanent effect about discarding applies to cards sold for coins, or to others."""
    return for_coins or rule[3][0] != w.COINS or not s.rulings & BONUS_ONLY_FOR_COINS


def discard_pays(s: State, seat: int) -> bool:
    """Whether discarding some hand card as a cost would bring a seat anything."""
    player = s.players[seat]
    kinds = {s.t.card_kind[card] for card in player.hand}
    rules = [rule for rule in player.triggers[T_DISCARD] if rule[2] in kinds and bonus_applies(s, rule, False)]
    return any(rule[3][0] != w.INHABITANTS or player.supply for rule in rules)


def advance(s: State, seat: int, track: int, steps: int) -> None:
    """Moves an income marker forward, taking each reward that it crosses; steps beyond the end give points."""
    player = s.players[seat]
    spaces = s.t.track[track]
    at = player.card_track if track else player.coin_track
    to = min(at + steps, len(spaces) - 1)
    if track:
        player.card_track = to
    else:
        player.coin_track = to
    if s.log is not None:
        s.log.append((E_TRACK, seat, to - at, -1, track))
    if steps > to - at:
        gain_vp(s, seat, s.t.overflow_vp * (steps - to + at), TRACK_OVERFLOW)
    for place in range(to, at, -1):  # the first reward ends up on top of the agenda
        if spaces[place][3][0] != w.NONE:
            if not s.rulings & NO_STEP_FOR_EMPTY_REWARD or brings_something(s, seat, spaces[place][3]):
                fire(s, seat, T_TRACK_REWARD)
            push(s, seat, spaces[place][3], TRACKS)


def brings_something(s: State, seat: int, reward: Effect) -> bool:
    """Whether there is a piece or site left for a reward."""
    player = s.players[seat]
    if reward[0] == w.INHABITANTS:
        return player.supply > 0
    if reward[0] == w.PRODUCTION:
        levels = LEVELS[player.levels]
        return min(levels) < 2 if reward[1] == w.ANY_RESOURCE else levels[reward[1]] < 2
    return True


def track_income(s: State, seat: int, track: int, source: int, points_only: bool = False, rule: str = "") -> None:
    """Pays the coins, cards and points beside the own marker."""
    player = s.players[seat]
    coins, cards, vp, _ = s.t.track[track][player.card_track if track else player.coin_track]
    if not points_only:
        if coins:
            gain_coins(s, seat, coins, source, rule)
        if cards:
            draw_cards(s, seat, cards)
    gain_vp(s, seat, vp, source, rule)


def build_site(s: State, seat: int, resource: int, source: int) -> None:
    """Builds a production site or turns it to level 2; lost if it is at level 2 already."""
    player = s.players[seat]
    level = LEVELS[player.levels][resource]
    if level == 2:
        if s.log is not None:
            s.log.append((E_SITE_LOST, seat, 0, source, resource))
        return
    player.levels += LEVEL_STEP[resource]
    if s.log is not None:
        s.log.append((E_BUILD_SITE, seat, level + 1, source, resource))
    if level == 1:
        fire(s, seat, T_LEVEL2_SITE)


def check_tiers(s: State, seat: int) -> None:
    """Frees the recess inhabitant of each tier that has just been emptied."""
    player = s.players[seat]
    while player.tier < 2:
        houses, settlements, cattle = s.t.tier_needs[player.tier]
        if player.houses < houses or player.settlements < settlements or player.cattle < cattle:
            return
        player.tier += 1
        player.ranch += 1
        fire(s, seat, T_INHABITANT_GAINED)
        if s.log is not None:
            s.log.append((E_TIER, seat, player.tier, -1, ""))


def use_levers(s: State, seat: int, bits: int) -> None:
    """Moves levers down."""
    s.players[seat].up &= ~bits
    if s.log is not None:
        for lever in s.t.lever_bits[bits]:
            s.log.append((E_LEVER, seat, lever, -1, ""))
