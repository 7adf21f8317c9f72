"""The value of an option before it is tried, and of what the agenda still promises, in points.

Both are quick estimates from the exchange rates; `OptionValues` looks once at what the seat could do now.
"""

from typing import Final

from ..components import vocabulary as w
from ..components.effects import Effect
from ..engine import codes as c
from ..engine.rules.cattle import cattle_ways, herd, pieces_next_to
from ..engine.rules.payment import IMPOSSIBLE, cost_of, moves_by_vector, upstream_price
from ..engine.rules.upgrade import settlement_ways
from ..engine.state import CATTLE_DISCOUNT, LEVELS, Player, State, Step
from . import component_value as a
from .component_value import Worth, worth
from .evaluation import HELD, HERD, HOUSE, INCOME_COIN, PACE, PRESENCE, RANCH, Outlook, card_net, deficits

SHIP: Final = 1.2
"""A turn's landing on the river."""
UNCOUNTED: Final = 1000
PLAIN: Final[dict[int, float]] = {c.GO_EXPLORE: 0.8, c.COMMON: 1.0, c.BOAT: -1.0}
"""Kinds of options that are worth the same at any time."""
WORTHS: Final[dict[int, tuple[Effect, Worth]]] = {}
"""By identity, the effect itself kept alive: hashing nested tuples would cost more than the answer."""


def worth_of(effect: Effect) -> Worth:
    """`worth`, remembered."""
    known = WORTHS.get(id(effect))
    if known is None:
        if len(WORTHS) > 10_000:  # effects that are made while playing would pile up
            WORTHS.clear()
        known = WORTHS[id(effect)] = (effect, worth(effect))
    return known[1]


def _held(player: Player, word: int) -> int:
    """How much of what a word asks for a player has; nobody lacks what is not counted."""
    if word == w.COINS:
        return player.coins
    if word == w.DISCARD:
        return len(player.hand)
    if word == w.INHABITANTS:
        return player.ranch
    return player.vases if word == w.VASE else UNCOUNTED


class OptionValues:
    """What a seat could gain by each kind of action now, in points."""

    __slots__ = ("_develop", "_modernize", "_plays", "inhabitant", "out", "presence", "s", "seat")

    def __init__(self, s: State, seat: int, out: Outlook) -> None:
        self.s = s
        self.seat = seat
        self.out = out
        ranch = min(14, max(1, s.players[seat].ranch))
        self.inhabitant = (RANCH[ranch] - RANCH[ranch - 1]) * out.goods  # the last one of the ranch
        self.presence = out.turns * len(s.players) * PRESENCE
        self._plays: list[float] | None = None
        self._develop: float | None = None
        self._modernize: float | None = None

    # What the agenda promises.

    def pending(self) -> float:
        """What the agenda still promises the seat before the next turn."""
        total = 0.0
        for step in self.s.agenda:
            if step[1] != self.seat:
                continue
            kind = step[0]
            if kind == c.S_EFFECT:
                total += self.effect(step[2])
            elif kind == c.S_COMMON:
                total += self.effect(self.s.t.right[self.s.action])
            elif kind == c.S_SHIP:
                total += SHIP * self.out.goods + PACE * self.s.t.row_steps[self.s.row]
            elif kind == c.S_DISCARD:
                total -= 0.55 * step[2] * self.out.goods
            elif kind == c.S_PAY_CARD:
                total += self.card(step[2]) if step[2] < 1000 else self.project(step[2] - 1000)
            elif kind == c.S_PAY_UPGRADE:
                total += self.settlement(step[2])
            elif kind == c.S_PAY_CATTLE:
                total += self.cattle()
            elif kind in (c.S_REVEAL, c.S_PLACE):
                total += self.out.goods
        return total

    def effect(self, effect: Effect) -> float:
        """What an effect could bring now."""
        word: int = effect[0]
        if word == w.SEQ:
            return sum([self.effect(part) for part in effect[1]])
        if word == w.ALT:
            return max([self.effect(part) for part in effect[1]])
        if word in (w.PLAY_CARD, w.PLAY_OR_DISCARD):
            best = self.plays()[effect[1]]
            return (
                max(best, 0.3 * self.out.goods)
                if word == w.PLAY_OR_DISCARD and self.s.players[self.seat].hand
                else best
            )
        if word == w.DEVELOP:
            return self.develop()
        if word == w.UPGRADE:
            return self.upgrade()
        if word == w.MODERNIZE:
            return self.modernize()
        if word == w.PLACE_CATTLE:
            return self.cattle()
        if word == w.EXPLORE:
            return self.explore(effect[1])
        if word == w.REGION_INCOME:
            return sum(self.s.presence[self.seat * 4 : self.seat * 4 + 4]) * 0.75 * a.COIN * self.out.goods
        if word == w.REGION_REWARD:
            free = [region for region in range(4) if not self.s.covered >> region & 1]
            return max((self.fixed(self.out.value.region[region]) for region in free), default=0.0)
        if word in (w.TRADE, w.REPEAT):
            trade = effect[1] if word == w.REPEAT else effect
            return self.trade(trade) if trade[0] == w.TRADE else max([self.effect(part) for part in trade[1]])
        return self.fixed(worth_of(effect))

    def fixed(self, known: Worth) -> float:
        return known[0] + known[1] * self.out.goods

    def trade(self, trade: Effect) -> float:
        """An exchange; the price is what the given things are worth to this seat."""
        player = self.s.players[self.seat]
        for term in trade[1][1] if trade[1][0] == w.SEQ else (trade[1],):
            if _held(player, term[0]) < abs(term[1]):
                return 0.0
        return max(0.0, self.fixed(worth_of(trade[1])) + self.effect(trade[2]))

    # Single actions.

    def plays(self) -> list[float]:
        """By kind of card, the last entry for any: what the best card would bring beyond its worth in the hand."""
        if self._plays is None:
            best = [0.0] * 4
            player, t = self.s.players[self.seat], self.s.t
            moves = moves_by_vector(t, player.levels, player.boats)
            upstream = upstream_price(self.s, player)
            for card in player.hand:
                needed = moves[t.card_vector[card]]
                if needed == IMPOSSIBLE or t.card_vases[card] > player.vases:
                    continue
                if cost_of(self.s, player, card)[0] + needed * upstream <= player.coins:
                    kind = t.card_kind[card]
                    best[kind] = max(best[kind], self.card(card))
            for slot, tile in enumerate(self.s.scoring_tiles):
                if tile >= 0 and not player.projects >> slot & 1 and t.project_coins[tile] <= player.coins:
                    needed = moves[t.project_vector[tile]]
                    if needed != IMPOSSIBLE and t.project_coins[tile] + needed * upstream <= player.coins:
                        gain = self.project(tile)
                        best[:3] = [max(one, gain) for one in best[:3]]
            best[3] = max(best)
            self._plays = best
        return self._plays

    def card(self, card: int) -> float:
        """Playing a card that lies in the hand."""
        return card_net(self.s, self.seat, card, self.out) * (1 - HELD)

    def project(self, tile: int) -> float:
        """Realizing the special project of a scoring tile."""
        t = self.s.t
        own = t.own_factor if tile == self.s.players[self.seat].kept else 1
        goods = a.INHABITANT + a.COIN_STEP - a.COIN * t.project_coins[tile]
        return own * t.project_vp[tile] + goods * self.out.goods

    def develop(self) -> float:
        if self._develop is None:
            best = 0.0
            s, goods = self.s, self.out.goods
            if s.players[self.seat].ranch and s.open:
                known, tiles = self.out.value.site, s.tiles
                sites = [known[tiles[site >> 1] * 2 + (site & 1)] for site in s.open]
                best = self.developed(max([worth[0] + worth[1] * goods for worth in sites]))
            self._develop = max(0.0, best)
        return self._develop

    def explore(self, count: int) -> float:
        """Laying tiles: the best rewards of the spaces around, and a better site than those that are free now."""
        known = self.out.value
        spaces, goods = known.space, self.out.goods
        rewards = [spaces[space][0] + spaces[space][1] * goods for space in self.s.frontier]
        rewards.sort(reverse=True)
        found = self.developed(self.fixed(known.new_site))
        return sum(rewards[:count]) + max(0.0, found - self.develop())

    def site(self, site: int) -> float:
        """Developing a free site."""
        return self.developed(self.fixed(self.out.value.site[self.s.tiles[site >> 1] * 2 + (site & 1)]))

    def developed(self, reward: float) -> float:
        """Developing a site with this reward."""
        return reward + self.presence + 0.6 * self.out.goods - self.inhabitant

    def recess(self, piece: int, count: int) -> float:
        """Vacating the next recess of houses, settlements or cattle."""
        t, out = self.s.t, self.out
        if count + 1 >= len(t.recess_vp[piece]):
            return 0.0
        points = t.recess_vp[piece][count + 1] - t.recess_vp[piece][count]
        coins = t.recess_coins[piece][count + 1] - t.recess_coins[piece][count]
        end = t.recess_end[piece][count + 1] - t.recess_end[piece][count]
        tier = 0.6 * out.goods if self.s.players[self.seat].tier < 2 else 0.0
        grown = (HOUSE, 0.0, HERD)[piece] * out.goods
        return points * out.incomes + coins * out.coin_incomes * INCOME_COIN + end + tier + grown

    def house(self) -> float:
        return self.recess(0, self.s.players[self.seat].houses) - self.inhabitant - 0.6 * self.out.goods

    def price(self, due: int, extra: int) -> float:
        """Inhabitants to be given; of the extra ones those that are missing are paid for in points."""
        player, t = self.s.players[self.seat], self.s.t
        replaced = min(extra, max(0, due - player.ranch))
        return (due - replaced) * self.inhabitant + replaced * t.replaced_vp

    def settlement_price(self) -> float:
        t = self.s.t
        extra = t.settlement_extra[min(self.s.players[self.seat].settlements, t.settlement_count - 1)]
        return self.price(t.settlement_cost + extra, extra)

    def way(self, way: tuple[int, int, int]) -> float:
        """A way to pay with inhabitants, points in their stead, and levers."""
        return -way[0] * self.inhabitant - way[1] * self.s.t.replaced_vp - (1.0 if way[2] else 0.0)

    def settlement(self, site: int) -> float:
        player, t = self.s.players[self.seat], self.s.t
        gain = self.recess(1, player.settlements) - self.settlement_price()
        region = t.region[site >> 1]
        own = c.SETTLEMENT * 8 + self.seat + 1
        if any(self.s.sites[other] == own and t.region[other >> 1] == region for other in player.sites):
            gain += t.same_region_vp
        return gain + t.site_settlement[self.s.tiles[site >> 1] * 2 + (site & 1)]

    def upgrade(self) -> float:
        player = self.s.players[self.seat]
        if not player.ranch or not player.sites:
            return 0.0
        best = 0.0
        pieces = {self.s.sites[site] >> 3 for site in player.sites}
        if c.INHABITANT in pieces:
            best = self.house()
        if c.HOUSE in pieces and player.ranch >= 2:
            best = max(best, self.recess(1, player.settlements) - self.settlement_price())
        return max(0.0, best)

    def cattle(self) -> float:
        """Placing cattle on an empty pasture with a settlement nearby as likely as not."""
        player = self.s.players[self.seat]
        if not player.ranch or player.cattle >= self.s.t.cattle_count:
            return 0.0
        return max(0.0, self.herd(0) + 0.7 * self.out.incomes)

    def herd(self, others: int) -> float:
        """Placing cattle on a pasture with others, without its neighbours."""
        player, t = self.s.players[self.seat], self.s.t
        extra = t.cattle_extra[player.cattle]
        due = max(0, others + 1 + extra - player.modifiers[CATTLE_DISCOUNT])
        return self.recess(2, player.cattle) + self.presence - self.price(due, min(extra, due))

    def pasture(self, space: int) -> float:
        """Placing cattle on a pasture, with the houses and settlements next to it."""
        t = self.s.t
        coins = t.house_coins * pieces_next_to(self.s, space, c.HOUSE)
        points = t.cattle_vp * pieces_next_to(self.s, space, c.SETTLEMENT)
        return self.herd(herd(self.s, space)) + points * self.out.incomes + a.COIN * self.out.goods * coins

    def lever(self, lever: int) -> float:
        """Modernizing: uses in every period and a share of the final points for many levers."""
        out, t = self.out, self.s.t
        many = t.levers_end[0] * min(1.0, (self.s.players[self.seat].levers.bit_count() + 0.2 * out.turns) / 4)
        uses = out.value.lever[lever] * max(0.0, 3.5 - self.s.scoring)
        return uses + many - a.COIN * out.goods * t.lever_cost[lever]

    def modernize(self) -> float:
        if self._modernize is None:
            player, t = self.s.players[self.seat], self.s.t
            levers = [n for n, cost in enumerate(t.lever_cost) if cost <= player.coins and not player.levers >> n & 1]
            self._modernize = max((self.lever(lever) for lever in levers), default=0.0)
        return max(0.0, self._modernize)

    # Options.

    def option(self, option: int) -> float:
        """A quick estimate of an option; unknown kinds are worth nothing."""
        kind, argument = option >> c.SHIFT, option & c.ARGUMENT
        s, out = self.s, self.out
        step: Step = s.agenda[-1]
        if kind == c.STRIP:
            return self.strip(argument)
        if kind == c.PLAY:
            return self.card(argument)
        if kind == c.PROJECT:
            return self.project(argument)
        if kind == c.DISCARD:
            return a.COIN * s.t.discard_coins * out.goods - max(
                0.5 * out.goods, card_net(s, self.seat, argument, out) * HELD
            )
        if kind == c.DEVELOP:
            return self.site(argument)
        if kind == c.UPGRADE:
            return self.house() if s.sites[argument] >> 3 == c.INHABITANT else self.settlement(argument)
        if kind in (c.EXPLORE, c.PASTURE):
            return self.fixed(out.value.space[argument])
        if kind == c.CATTLE:
            return self.pasture(argument)
        if kind == c.PAY:
            return self.payment(step, argument)
        if kind == c.REGION:
            covered = s.covered >> argument & 1
            gain = 0.0 if covered else self.fixed(out.value.region[argument])
            return gain - a.COIN * out.goods * s.presence[self.seat * 4 + argument]
        if kind == c.MODERNIZE:
            return self.lever(argument)
        if kind in (c.GIVE, c.TAKE):
            return self.alternative(step, argument)
        if kind == c.BUILD:
            return 1.0 - 0.3 * LEVELS[s.players[self.seat].levels][argument] + 0.1 * argument
        if kind == c.SAIL:
            return self.sail(argument)
        if kind == c.SCORE:
            return self.score(argument)
        if kind == c.LEVER:
            return out.value.lever[argument] - 1.0 + 0.2
        return PLAIN.get(kind, 0.0)

    def payment(self, step: Step, index: int) -> float:
        """A way to pay: for cards the first ones are the cheapest."""
        if step[0] == c.S_PAY_CATTLE:
            return self.way(cattle_ways(self.s, self.seat, step[2])[index])
        if step[0] == c.S_PAY_UPGRADE:
            return self.way(settlement_ways(self.s, self.seat, step[2], step[3])[index])
        return -0.1 * index

    def alternative(self, step: Step, index: int) -> float:
        effect = step[2]
        if effect[0] == w.REPEAT:
            effect = effect[1]
        chosen = effect[1][index] if effect[0] == w.ALT else effect
        if chosen[0] == w.TRADE:
            return self.fixed(worth_of(chosen[1])) + self.effect(chosen[2])
        return self.effect(chosen)

    def strip(self, action: int) -> float:
        """A whole turn with a strip: its parts, the points of its row, and the ship."""
        s = self.s
        t = s.t
        row = s.strips.index(action)
        total = self.effect(t.first[action]) + self.effect(t.left[action]) + t.row_penalty[row]
        if t.right_for_active[action]:
            total += self.effect(t.right[action])
        return total + PACE * t.row_steps[row]

    def sail(self, steps: int) -> float:
        """The reward of about the right space: who stands in the way is not looked at."""
        s = self.s
        route = s.t.routes[s.round]
        place = min(s.players[self.seat].ship + steps, len(route) - 1)
        return self.fixed(self.out.value.river[route[place]]) + PACE * steps

    def score(self, slot: int) -> float:
        """Scoring a tile now: sure success is best on the tiles that will be hardest to keep up."""
        s = self.s
        missing = deficits(s, self.seat, slot, s.scoring)
        points = s.t.marker_vp[s.scoring - 1] * (
            s.t.own_factor if s.scoring_tiles[slot] == s.players[self.seat].kept else 1
        )
        return (points if missing[0] <= 0 else -points) + 0.3 * sum(missing[1:]) - (0.5 if missing[-1] <= 0 else 0.0)
