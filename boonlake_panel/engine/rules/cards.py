"""Playing and discarding cards, special projects, and what a card in the display changes for good."""

from typing import Final

from ...components import vocabulary as w
from ...components.effects import Effect
from ...components.vocabulary import KINDS
from ...texts.messages import text
from ..codes import CARDS, DISCARD, LEVER_EFFECTS, PAY, PLAY, PROJECT, PROJECTS, S_PAY_CARD, SHIFT
from ..events import E_BOAT, E_INHABITANTS, E_ONE_TIME, E_PLAY, E_PROJECT
from ..lists import without
from ..names import card_name, scoring_name
from ..reasons import Reason, reason
from ..setup import seat_colour
from ..state import (
    ALL_REGIONS,
    CARD_DISCOUNT,
    CATTLE_DISCOUNT,
    COIN_DISCOUNT,
    LEVER_DISCOUNT,
    NO_TRIGGERS,
    Player,
    State,
    Step,
)
from ..tables import T_CARD_THREE_RESOURCES, T_PLAY_CARD
from .alternatives import alternatives
from .effect_origin import lever_rule
from .gains import (
    advance,
    discard_card,
    fire,
    gain_coins,
    gain_inhabitants,
    gain_vases,
    gain_vp,
    pay_coins,
    push,
    use_levers,
)
from .handlers import offers
from .payment import IMPOSSIBLE, card_discount, cost_reasons, joker_bits, moves_by_vector, payable, ways
from .payment import PROJECT as PROJECT_OFFSET

CARD_WORDS: Final = (w.PLAY_CARD, w.PLAY_OR_DISCARD)
MODIFIERS: Final = {
    w.LEVER_COST: LEVER_DISCOUNT,
    w.CARD_COST: CARD_DISCOUNT,
    w.CATTLE_COST: CATTLE_DISCOUNT,
    w.ALL_COSTS: COIN_DISCOUNT,
    w.REGION_SCORING: ALL_REGIONS,
}


@offers(w.PLAY_CARD)
def play_options(s: State, seat: int, effect: Effect, _index: int, out: list[int]) -> None:
    """Hand cards of the kind and special projects that can be paid for."""
    t = s.t
    player = s.players[seat]
    kind: int = effect[1]
    coins, vases = player.coins, player.vases
    discount = card_discount(player)
    upstream = t.upstream_coins - player.modifiers[COIN_DISCOUNT]
    moves = moves_by_vector(t, player.levels, player.boats)
    if upstream <= 0:  # boats move for nothing, but what is impossible stays so
        moves, upstream = tuple(IMPOSSIBLE if count == IMPOSSIBLE else 0 for count in moves), 1
    helped = player.up & t.joker_levers | player.jokers
    kinds, prices, vectors = t.card_kind, t.card_coins, t.card_vector
    any_kind = kind == w.ANY_KIND
    for card in player.hand:
        if not any_kind and kinds[card] != kind:
            continue
        cost = prices[card] - discount
        if cost < 0:
            cost = 0
        vector = vectors[card]
        affordable = cost + moves[vector] * upstream <= coins or (helped and payable(s, player, cost, vector))
        if affordable and t.card_vases[card] <= vases:
            out.append(PLAY << SHIFT | card)
    if player.projects == 15:
        return
    for slot, tile in enumerate(s.scoring_tiles):
        if player.projects >> slot & 1:
            continue
        cost = t.project_coins[tile] - discount
        if cost < 0:
            cost = 0
        vector = t.project_vector[tile]
        if cost + moves[vector] * upstream <= coins or (helped and payable(s, player, cost, vector)):
            out.append(PROJECT << SHIFT | tile)


@offers(w.PLAY_OR_DISCARD)
def play_or_discard_options(s: State, seat: int, effect: Effect, index: int, out: list[int]) -> None:
    play_options(s, seat, effect, index, out)
    kind: int = effect[1]
    kinds = s.t.card_kind
    hand = s.players[seat].hand
    held = hand if kind == w.ANY_KIND else [card for card in hand if kinds[card] == kind]
    out.extend([DISCARD << SHIFT | card for card in held])


def play_reasons(s: State, step: Step, card: int) -> list[Reason]:
    held = held_reasons(s, step[1], card, "card.play_from_hand")
    return held + _kind_reasons(s, step, card, CARD_WORDS) + cost_reasons(s, step[1], card)


def discard_reasons(s: State, step: Step, card: int) -> list[Reason]:
    held = held_reasons(s, step[1], card, "card.play_from_hand")
    return held + _kind_reasons(s, step, card, (w.PLAY_OR_DISCARD,))


def held_reasons(s: State, seat: int, card: int, rule: str) -> list[Reason]:
    """Whether a card is missing in a seat's hand."""
    if card in s.players[seat].hand:
        return []
    return [reason(rule, "not-in-hand", name=card_name(s, card), seat=seat_colour(seat))]


def _kind_reasons(s: State, step: Step, card: int, words: tuple[int, ...]) -> list[Reason]:
    """Whether the words that ask want another kind of card."""
    wanted = [effect[1] for effect in alternatives(step) if effect[0] in words]
    if not wanted or w.ANY_KIND in wanted or s.t.card_kind[card] in wanted:
        return []
    kind, needed = (text(f"kind-{KINDS[number]}") for number in (s.t.card_kind[card], wanted[0]))
    return [reason("card.kinds", "kind", name=card_name(s, card), kind=kind, wanted=needed)]


def project_reasons(s: State, step: Step, tile: int) -> list[Reason]:
    name = scoring_name(s, tile)
    if tile not in s.scoring_tiles:
        return [reason("project.replaces_card", "not-in-play", tile=name)]
    if s.players[step[1]].projects >> s.scoring_tiles.index(tile) & 1:
        return [reason("project.once", "project-done", tile=name)]
    return cost_reasons(s, step[1], PROJECT_OFFSET + tile)


def hand_cards(s: State, step: Step) -> list[int]:
    """The hand of the seat that is asked."""
    return s.players[step[1]].hand


def discard_for_coins(s: State, seat: int, card: int, source: int) -> None:
    gain_coins(s, seat, s.t.discard_coins, source, "card.discard_for_coins")
    discard_card(s, seat, card, source, for_coins=True)


def play(s: State, step: Step, card: int) -> None:
    s.agenda[-1] = (S_PAY_CARD, step[1], card)


def project(s: State, step: Step, tile: int) -> None:
    s.agenda[-1] = (S_PAY_CARD, step[1], PROJECT_OFFSET + tile)


def pay_card(s: State, step: Step) -> list[int]:
    return [PAY << SHIFT | n for n in range(len(ways(s, step[1], step[2])))]


def paid_card(s: State, step: Step, choice: int) -> None:
    """Pays for the card or project in the chosen way and carries it out."""
    _, seat, what = step
    coins, boats, bits = ways(s, seat, what)[choice]
    s.agenda.pop()
    rest: list[tuple[Effect, int]] = []
    for bit in joker_bits(bits):
        joker = s.t.jokers[bit]
        if joker is None:
            continue
        if joker.coins:
            rule = lever_rule(s, bit) if joker.source == LEVER_EFFECTS else ""
            gain_coins(s, seat, joker.coins, joker.source, rule)
        rest.extend((effect, joker.source) for effect in joker.rest)
    use_jokers(s, seat, bits)
    set_boats(s, seat, boats)
    if what >= PROJECT_OFFSET:
        pay_coins(s, seat, coins, PROJECTS)
        realize(s, seat, what - PROJECT_OFFSET)
    else:
        pay_coins(s, seat, coins, CARDS)
        if s.t.card_vases[what]:
            gain_vases(s, seat, -s.t.card_vases[what], CARDS)
        lay_out(s, seat, what)
    for effect, source in rest:
        push(s, seat, effect, source)


def use_jokers(s: State, seat: int, bits: int) -> None:
    """Moves helping levers down and puts one-time cards that helped on the discard pile."""
    use_levers(s, seat, bits & (1 << len(s.t.lever_cost)) - 1)
    for bit, card in s.t.joker_cards.items():
        if bits & bit:
            put_away(s, seat, card)


def put_away(s: State, seat: int, card: int) -> None:
    """A used one-time card leaves the display; that is no discarding."""
    player = s.players[seat]
    player.display = without(player.display, card)
    player.jokers &= ~s.t.card_jokers.get(card, 0)
    s.discards = [*s.discards, card]
    if s.log is not None:
        s.log.append((E_ONE_TIME, seat, 1, CARDS, card))


def set_boats(s: State, seat: int, boats: int) -> None:
    player = s.players[seat]
    if boats != player.boats:
        if s.log is not None:
            s.log.append((E_BOAT, seat, player.boats, -1, boats))
        player.boats = boats


def lay_out(s: State, seat: int, card: int) -> None:
    """A paid card goes from the hand to the display; its immediate effects happen."""
    player = s.players[seat]
    player.hand = without(player.hand, card)
    player.display = [*player.display, card]
    if s.log is not None:
        s.log.append((E_PLAY, seat, 1, CARDS, card))
    push(s, seat, s.t.card_immediate[card], CARDS)
    triggers_of_play(s, seat, s.t.card_vector[card])
    player.jokers |= s.t.card_jokers.get(card, 0)
    if s.t.card_permanent[card]:
        add_rules(player, s.t.card_permanent[card])


def triggers_of_play(s: State, seat: int, vector: int) -> None:
    """What reacts to a card or project and the resources that it asks for."""
    if s.players[seat].triggers is NO_TRIGGERS:
        return
    fire(s, seat, T_PLAY_CARD)
    if s.hooks is not None:
        s.hooks.card_played(s, seat, vector)
    if sum(s.t.vectors[vector]) >= 3:
        fire(s, seat, T_CARD_THREE_RESOURCES)


def add_rules(player: Player, rules: tuple[Effect, ...]) -> None:
    """Makes permanent effects part of what a player's triggers and modifiers say."""
    triggers = list(player.triggers)
    modifiers = list(player.modifiers)
    for rule in rules:
        if rule[0] == w.ON:
            triggers[rule[1]] = (*triggers[rule[1]], rule)
        elif rule[0] == w.REGION_SCORING:
            modifiers[ALL_REGIONS] = 1
        elif rule[0] in MODIFIERS:
            modifiers[MODIFIERS[rule[0]]] -= rule[1]
    player.triggers = tuple(triggers)
    player.modifiers = tuple(modifiers)


def realize(s: State, seat: int, tile: int) -> None:
    """A special project: inhabitants, points, one of the inhabitants stays on the tile, a track step."""
    player = s.players[seat]
    slot = s.scoring_tiles.index(tile)
    player.projects |= 1 << slot
    if s.log is not None:
        s.log.append((E_PROJECT, seat, 1, PROJECTS, tile))
    gain_inhabitants(s, seat, s.t.project_inhabitants, PROJECTS)
    own = tile == player.kept
    factor = s.t.own_factor if own else 1
    gain_vp(s, seat, factor * s.t.project_vp[tile], PROJECTS, "project.double_own" if own else "")
    if player.ranch:
        player.ranch -= 1
        player.on_projects |= 1 << slot
        if s.log is not None:
            s.log.append((E_INHABITANTS, seat, -1, PROJECTS, "project.mark"))
    advance(s, seat, s.t.project_track[tile], 1)
    triggers_of_play(s, seat, s.t.project_vector[tile])
