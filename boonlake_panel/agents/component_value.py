"""The value of printed things, in points: the exchange rates of docs/balance.md applied to every effect of a box.

A worth has two parts: points, which are certain, and goods (coins, cards, inhabitants ...), which must still be turned
into points and are worth less the nearer the end is. Effect words without an entry are worth nothing, so that a box
with unknown effects can be played too.
"""

from functools import lru_cache
from typing import Any, Final, NamedTuple

from ..components import vocabulary as w
from ..components.effects import Effect
from ..components.lexicon import BY_NUMBER, word_of
from ..engine.tables import T_ANY_TIME, T_FORGO_CARD, T_FORGO_COMMON, T_REGION_SCORING, Tables

COIN: Final = BY_NUMBER[w.COINS].worth
DISCARDED_CARD: Final = BY_NUMBER[w.DISCARD].worth
INHABITANT: Final = BY_NUMBER[w.INHABITANTS].worth
VASE: Final = BY_NUMBER[w.VASE].worth
COIN_STEP: Final = BY_NUMBER[w.COIN_TRACK].worth
USES: Final = 4.0
"""How often a permanent effect happens in a whole game."""
EXPECTED_MEASURE: Final = 3.5
"""What a counted thing amounts to at the end, for those who own a card that counts it."""


class Worth(NamedTuple):
    """Certain points, and goods in points as long as there is time."""

    points: float
    goods: float

    @property
    def total(self) -> float:
        return self.points + self.goods


NOTHING: Final = Worth(0.0, 0.0)


def worth(effect: Effect) -> Worth:
    """The worth of an effect, whoever gets it and whenever."""
    word = effect[0]
    if word == w.SEQ:
        parts = [worth(part) for part in effect[1]]
        return Worth(sum(part.points for part in parts), sum(part.goods for part in parts))
    if word == w.ALT:
        return max((worth(part) for part in effect[1]), key=lambda part: part.total)
    if word == w.TRADE:
        cost, gain = worth(effect[1]), worth(effect[2])
        both = Worth(cost.points + gain.points, cost.goods + gain.goods)
        return both if both.total > 0 else NOTHING
    if word == w.REPEAT:
        return worth(effect[1])
    if word == w.VP:
        return Worth(float(effect[1]), 0.0)
    if word == w.VP_EACH:
        return Worth(EXPECTED_MEASURE * effect[2], 0.0)
    if word == w.VP_GOAL:
        return Worth(0.6 * effect[2][-1][1], 0.0)
    if word == w.VP_ANY_GOAL:
        return Worth(0.6 * effect[1], 0.0)
    record = word_of(effect)
    return Worth(0.0, record.worth * record.argument.units(effect[1:]))


def permanent_worth(rules: tuple[Effect, ...]) -> float:
    """Points that permanent effects bring in a whole game."""
    return sum(USES * worth(rule[3]).total if rule[0] == w.ON else _modifier_worth(rule) for rule in rules)


def _modifier_worth(modifier: Effect) -> float:
    word = word_of(modifier)
    return word.lasting_worth * abs(word.argument.units(modifier[1:]))


def lever_use(t: Tables, lever: int) -> float:
    """Points of one use of a lever, at least what it gives for staying unused; a forgone part costs its own worth."""
    gain = worth(t.lever_effect[lever]).total
    forgone = {T_FORGO_COMMON: 1.0, T_FORGO_CARD: 0.4, T_ANY_TIME: 0.0, T_REGION_SCORING: 0.6}
    return max(float(t.unused_lever_vp), gain - forgone.get(t.lever_trigger[lever], 0.0))


class ComponentValues:
    """The worths of all components of a box, looked up by the numbers of the engine."""

    def __init__(self, t: Tables) -> None:
        cards = range(len(t.card_ids))
        immediate = [worth(t.card_immediate[card]) for card in cards]
        self.card_points = [t.card_vp[card] + immediate[card].points for card in cards]
        self.card_goods = [immediate[card].goods for card in cards]
        self.card_permanent = [permanent_worth(t.card_permanent[card]) for card in cards]
        self.card_end = [worth(t.card_end[card]).points for card in cards]
        self.site = [self._site(t, at) for at in range(len(t.site_gain))]
        self.new_site = self._new_site(t)
        self.space = [worth(reward) for reward in t.space_reward]
        self.river = [worth(reward) for reward in t.river_reward]
        self.region = [worth(reward) for reward in t.region_reward]
        self.lever = [lever_use(t, lever) for lever in range(len(t.lever_cost))]
        self.scoring_memo: dict[tuple[int, ...], float] = {}
        self.outlooks: dict[tuple[int, ...], Any] = {}
        self.round_end = (0, *(self._round_end(t, number) for number in (1, 2)))

    @staticmethod
    def _site(t: Tables, at: int) -> Worth:
        """What developing a site gives, less what the site asks for."""
        gain = worth(t.site_gain[at])
        return Worth(gain.points, gain.goods - COIN * t.site_coins[at] + DISCARDED_CARD * t.site_discards[at])

    def _new_site(self, t: Tables) -> Worth:
        """What the better site of a tile that is still to be explored gives on average."""
        tiles = [tile for tile in range(1, t.base_tile_count + 1) if t.tile_sites[tile]]
        sites = [self.site[tile * 2 : tile * 2 + t.tile_sites[tile]] for tile in tiles]
        better = [max(of_tile, key=lambda site: site.total) for of_tile in sites]
        return Worth(*(sum(parts) / len(better) for parts in zip(*better, strict=True))) if better else NOTHING

    @staticmethod
    def _round_end(t: Tables, number: int) -> int:
        """The first place of a round's route behind its last lock."""
        return max(place for place, lock in enumerate(t.lock_after[number]) if lock) + 1


@lru_cache(maxsize=16)
def component_values_of(t: Tables) -> ComponentValues:
    """What everything in a box is worth, computed once per process."""
    return ComponentValues(t)
