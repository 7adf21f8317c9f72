"""The evaluation of a position: the final points that one seat can expect.

    points so far
  + income of tracks, player board and cattle in the interim scorings to come
  + what the final scoring would give now: cards, tiers, levers, game-end effects with the progress towards goals
  + goods: coins, hand cards by what they would bring, inhabitants, vases, production, boats, unused levers
  + presences by the region scorings to expect, pieces that can be upgraded
  + scoring tiles: the best order for those not yet scored, by how far each is from being fulfilled

Goods fade as the end comes near. Only what the seat itself may know is looked at.
"""

from typing import Any, Final

from ..components import vocabulary as w
from ..components.effects import Effect
from ..engine.codes import INHABITANT, S_EFFECT, S_INCOME, S_SCORE
from ..engine.rules.measures import cattle_points, measure, score_term
from ..engine.rules.payment import IMPOSSIBLE, moves_by_vector
from ..engine.rules.scoring import value_of
from ..engine.state import BOATS, CARD_DISCOUNT, COIN_DISCOUNT, LEVELS, NO_MODIFIERS, State
from ..engine.tables import G_GIVE, G_KINDS, G_REGIONS, Tables
from . import component_value as a
from .component_value import ComponentValues, component_values_of

EMINENCE_SPEED: Final = 3.4
"""River spaces for each turn of a solo game; people are slower the fewer they are."""
PACE: Final = 0.4
"""Points that an agent gives for each space its ship moves on: it keeps games from getting long. See docs/agents.md."""
GAME_TURNS: Final = 20.0
"""Own turns in a game of two, the longest one."""
HELD: Final = 0.5
"""Share of a card's net worth that it is worth in the hand: it still needs a turn that plays it."""
FAR: Final = 0.2
"""The same for a card whose resources are out of reach now."""
INCOME_COIN: Final = 0.7
INCOME_CARD: Final = 0.8
"""A coin or card of each income is worth more than one now: it comes with every further step of the tracks too."""
PRESENCE: Final = 0.06
"""A presence for each turn of each player to come: region scorings, sites nearby, scoring tiles."""
HOUSE: Final = 1.8
HERD: Final = 1.3
"""Vacated recesses beyond their income: what they open up, as measured over played games."""
FLOOR: Final = 0.5
"""A card that nobody will play still sells for coins."""
RANCH: Final[tuple[float, ...]] = (0.0, 2.2, 4.2, 6.0, 7.5, 8.7, 9.6, 10.2, 10.6, 10.8, 10.9, 11.0, 11.0, 11.0, 11.0)
VASES: Final[tuple[float, ...]] = (0.0, 1.0, 1.8, 2.4, 2.8, 3.0)


class Outlook:
    """How much of the game is left: own turns, scorings, and how much goods count."""

    __slots__ = ("coin_incomes", "fraction", "goods", "hands", "incomes", "nets", "turns", "value")

    def __init__(self, value: ComponentValues, turns: float, incomes: int, goods: float, t: Tables) -> None:
        self.value = value
        self.turns = turns
        self.fraction = min(1.0, turns / GAME_TURNS)
        self.incomes = incomes
        self.coin_incomes = max(0, incomes - 1)
        self.goods = goods
        self.hands: dict[tuple[Any, ...], float] = {}
        self.nets = [
            value.card_points[card]
            + value.card_permanent[card] * self.fraction
            + goods * (value.card_goods[card] - a.COIN * t.card_coins[card] - a.VASE * t.card_vases[card])
            for card in range(len(t.card_ids))
        ]
        """By card: what playing it brings, less its full price, without its game-end effect."""


def outlook_of(s: State, seat: int) -> Outlook:
    """The outlook of a seat; positions of the same moment share one."""
    value = component_values_of(s.t)
    lead = max([player.ship for player in s.players])
    income = 1 if s.scoring and (S_INCOME, seat) in s.agenda else 0
    uses = 1 if s.scoring == 4 and any(step[0] == S_EFFECT and step[1] == seat for step in s.agenda) else 0
    key = (lead, s.round, s.scoring, s.ending, income, uses, len(s.players), s.people())
    known: Outlook | None = value.outlooks.get(key)
    if known is None:
        known = value.outlooks[key] = _outlook(s, value, lead, income, uses)
    return known


def _outlook(s: State, value: ComponentValues, lead: int, income: int, uses: int) -> Outlook:
    ends = value.round_end
    ahead = max(0, ends[s.round] - lead)
    if s.round == 1 and s.scoring < 2:
        ahead += ends[2] - s.t.start[2][s.people()]
    speed = 1.7 + 0.3 * len(s.players) if s.solo is None else EMINENCE_SPEED
    turns = 0.3 if s.ending else ahead / speed + 0.5
    goods = min(1.0, 0.35 + turns / 6) if s.scoring < 4 else 0.3 if uses else 0.05
    return Outlook(value, turns, 4 - s.scoring + income, goods, s.t)


def evaluate(s: State, seat: int, outlook: Outlook | None = None) -> float:
    """Expected final points of a seat, apart from what the agenda still promises."""
    if not s.agenda:
        return float(s.players[seat].vp)
    out = outlook or outlook_of(s, seat)
    return (
        s.players[seat].vp
        + income_value(s, seat, out)
        + final_value(s, seat, out)
        + goods_value(s, seat, out)
        + lever_value(s, seat, out)
        + map_value(s, seat, out)
        + scoring_value(s, seat, out)
    )


def lead(s: State, seat: int) -> float:
    """Expected points of a seat less those of its strongest rival."""
    rivals = [
        evaluate(s, other) if s.solo is None else float(player.vp)
        for other, player in enumerate(s.players)
        if other != seat
    ]
    return evaluate(s, seat) - max(rivals, default=0.0)


def pace(s: State, seat: int) -> float:
    """What agents give for the way of a ship through both rounds, beyond the expected points."""
    place = s.players[seat].ship
    return PACE * (place if s.round == 1 else place + component_values_of(s.t).round_end[1] - s.t.start[2][s.people()])


def income_value(s: State, seat: int, out: Outlook) -> float:
    """Income of the interim scorings to come; the last one pays points only."""
    player, t = s.players[seat], s.t
    coins_1, cards_1, vp_1, _ = t.track[0][player.coin_track]
    coins_2, cards_2, vp_2, _ = t.track[1][player.card_track]
    recess_coins, recess_vp = t.recess_coins, t.recess_vp
    houses, settlements, cattle, tier = player.houses, player.settlements, player.cattle, player.tier
    coins = coins_1 + coins_2 + recess_coins[0][houses] + recess_coins[1][settlements] + recess_coins[2][cattle]
    points = vp_1 + vp_2 + recess_vp[0][houses] + recess_vp[1][settlements] + recess_vp[2][cattle] + recess_vp[3][tier]
    if cattle:
        points += cattle_points(s, seat)
    goods = INCOME_COIN * coins + INCOME_CARD * (cards_1 + cards_2)
    # Steps on the tracks also bring the next crossing reward and goal nearer.
    nearer = 0.5 * (player.coin_track + player.card_track) * min(1.0, out.incomes / 2)
    return out.incomes * points + out.coin_incomes * goods + nearer


def final_value(s: State, seat: int, out: Outlook) -> float:
    """What the final scoring gives for tiers, displayed cards and levers."""
    player, t = s.players[seat], s.t
    end = t.recess_end
    total = float(end[0][player.houses] + end[1][player.settlements] + end[2][player.cattle])
    value = out.value
    for card in player.display:
        total += t.card_vp[card]
        term = t.card_end[card]
        if term[0] != w.NONE:
            total += end_value(s, seat, term, out)
        if value.card_permanent[card]:
            total += value.card_permanent[card] * out.fraction
    return total


def end_value(s: State, seat: int, term: Effect, out: Outlook) -> float:
    """A game-end effect: what it gives now, and part of the next goal."""
    now = float(score_term(s, seat, term))
    growth = 0.0
    if term[0] == w.VP_GOAL:
        have = measure(s, seat, term[1])
        for at, points in term[2]:
            if have < at:
                growth = (points - now) * have / at * 0.7 * min(1.0, out.turns / 4)
                break
    elif term[0] == w.VP_EACH:
        growth = 1.5 * term[2] * out.fraction
    return now + growth


def lever_value(s: State, seat: int, out: Outlook) -> float:
    """Uses of levers in each period, and the final points for four and seven of them."""
    player, t = s.players[seat], s.t
    count = player.levers.bit_count()
    if not count:
        return 0.0
    periods = 4 - s.scoring
    total = 0.0
    for lever in t.lever_bits[player.levers]:
        use = out.value.lever[lever]
        if player.up >> lever & 1:
            total += 0.5 * (use + 1.0) if periods else 0.0
        total += max(0, periods - 1) * use
    if count >= 7:
        return total + count * t.levers_end[1]
    if count >= 4:
        return total + count * t.levers_end[0]
    return total + count * t.levers_end[0] * min(1.0, (count + 0.2 * out.turns) / 4)


def card_net(s: State, seat: int, card: int, out: Outlook) -> float:
    """What playing a card would bring, less its cost in coins and vases."""
    net = out.nets[card]
    modifiers = s.players[seat].modifiers
    if modifiers is not NO_MODIFIERS:
        discount = modifiers[CARD_DISCOUNT] + modifiers[COIN_DISCOUNT]
        net += min(discount, s.t.card_coins[card]) * a.COIN * out.goods
    end = out.value.card_end[card]
    return net + end * min(1.0, 0.4 + out.turns / 16) if end else net


def goods_value(s: State, seat: int, out: Outlook) -> float:
    """Coins, hand, inhabitants, vases, production sites and boats."""
    player = s.players[seat]
    goods = out.goods
    coins = player.coins
    useful = 8 + 8 * out.turns
    total = a.COIN * (coins if coins <= useful else useful + (coins - useful) * 0.3) * goods
    total += RANCH[min(player.ranch, 14)] * goods + VASES[min(player.vases, 5)] * goods
    levels = LEVELS[player.levels]
    turns = out.turns
    total += sum((0.0, 0.11, 0.18)[level] for level in levels) * turns
    total += 0.12 * goods * sum(3 - area for area in BOATS[player.boats])
    return total + hand_value(s, seat, out)


def hand_value(s: State, seat: int, out: Outlook) -> float:
    """Hand cards by what playing them would bring; as many as there is time for, the rest sells for coins."""
    player = s.players[seat]
    if not player.hand:
        return 0.0
    key = (player.levels, player.boats, player.modifiers, *player.hand)
    known = out.hands.get(key)
    if known is None:
        if len(out.hands) > 50_000:
            out.hands.clear()
        known = out.hands[key] = _hand_value(s, seat, out)
    return known


def _hand_value(s: State, seat: int, out: Outlook) -> float:
    player = s.players[seat]
    moves = moves_by_vector(s.t, player.levels, player.boats)
    vectors = s.t.card_vector
    floor = FLOOR * out.goods
    nets = [
        card_net(s, seat, card, out) * (FAR if moves[vectors[card]] == IMPOSSIBLE else HELD) - floor
        for card in player.hand
    ]
    time = int(out.turns * 0.8) + 1
    best = sorted((net for net in nets if net > 0), reverse=True)[:time]
    return floor * min(len(nets), 2 + out.turns) + sum(best)


def map_value(s: State, seat: int, out: Outlook) -> float:
    """Presences by the region scorings to expect, and pieces that can still grow."""
    player = s.players[seat]
    presences = sum(s.presence[seat * 4 : seat * 4 + 4])
    total = presences * out.turns * len(s.players) * PRESENCE
    total += (HOUSE * player.houses + HERD * player.cattle) * out.goods
    sites = s.sites
    if player.houses < s.t.house_count:
        total += 0.6 * out.goods * sum(1 for site in player.sites if sites[site] >> 3 == INHABITANT)
    if player.tier < 2:
        needs = s.t.tier_needs[player.tier]
        have = (player.houses, player.settlements, player.cattle)
        total += 2.0 * out.goods * sum(map(min, have, needs)) / max(1, sum(needs))
    return total


# Scoring tiles.

RATES: Final = {"coin_track": 1.6, "card_track": 1.6, "lower_track": 1.0, "production": 0.9, "settlements": 0.7}


def deficits(s: State, seat: int, slot: int, first: int) -> list[int]:
    """How much is missing on a tile for each scoring from `first` on."""
    t = s.t
    tile = s.scoring_tiles[slot]
    category, values = t.category[tile], t.values[tile]
    if category[0] == G_GIVE:
        return [0] * (5 - first)
    jokers = 0
    if category[0] == G_REGIONS:
        one, two = s.presence[seat * 4 + category[1]], s.presence[seat * 4 + category[2]]
    elif category[0] == G_KINDS:
        kinds = [t.card_kind[card] for card in s.players[seat].display]
        one, two = kinds.count(category[1]), kinds.count(category[2])
        jokers = s.players[seat].projects.bit_count()
    else:
        have = value_of(s, seat, category[1])
        return [max(0, value[0] - have) for value in values[first - 1 :]]
    missing = []
    for high, low in values[first - 1 :]:
        either = max(0, high - one) + max(0, low - two), max(0, low - one) + max(0, high - two)
        missing.append(max(0, min(either) - jokers))
    return missing


def scoring_value(s: State, seat: int, out: Outlook) -> float:
    """Expected points of the scoring tiles in the best order of those that are left."""
    first = s.scoring + 1
    if s.scoring and (S_SCORE, seat) in s.agenda:
        first -= 1
    if first > 4 or -1 in s.scoring_tiles:
        return 0.0
    player = s.players[seat]
    key = [first, player.scored]
    for slot in range(4):
        if not player.scored >> slot & 1:
            tile = s.scoring_tiles[slot]
            key.append(tile * 2 + (tile == player.kept))
            key += deficits(s, seat, slot, first)
    memo = out.value.scoring_memo
    known = memo.get(tuple(key))
    if known is None:
        if len(memo) > 100_000:
            memo.clear()
        known = memo[tuple(key)] = _best_order(s, key)
    return known


def _best_order(s: State, key: list[int]) -> float:
    first, width = key[0], 6 - key[0]
    rows = [key[at : at + width] for at in range(2, len(key), width)]
    gains = []
    for tile_and_own, *missing in rows:
        tile, own = tile_and_own >> 1, tile_and_own & 1
        factor = s.t.own_factor if own else 1
        category = s.t.category[tile]
        rate = 1.2 if category[0] >= 0 else RATES.get(w.MEASURES[category[1]], 1.2)
        chances = [_chance(category, gap, rate, ahead) for ahead, gap in enumerate(missing)]
        gains.append([(2 * p - 1) * factor * s.t.marker_vp[first - 1 + n] for n, p in enumerate(chances)])
    return _assign(gains, 0, frozenset(range(len(gains))), 5 - first)


def _chance(category: Effect, gap: int, rate: float, ahead: int) -> float:
    if category[0] == G_GIVE:
        return 0.85
    return 1.0 - 0.03 * ahead if gap <= 0 else max(0.02, 1 - gap / (rate * (ahead + 0.6) + 1))


def _assign(gains: list[list[float]], at: int, left: frozenset[int], scorings: int) -> float:
    if at == scorings or not left:
        return 0.0
    return max(gains[row][at] + _assign(gains, at + 1, left - {row}, scorings) for row in left)
