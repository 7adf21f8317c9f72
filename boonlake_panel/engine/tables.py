"""The box as flat tuples of integers and effects, in the form in which the rules ask for it.

Spaces are numbered as printed (index 0 is unused), a site is `space * 2 + half`; cards, tiles and scoring tiles are
positions in their tables. A `Tables` is made once per box and shared by all states; it never changes.
"""

from functools import lru_cache
from typing import Any, Final

from ..components import vocabulary as w
from ..components.box import Box, Version, open_box, pack_version
from ..components.effects import Effect
from ..components.tables import Costs
from ..components.vocabulary import ACTIONS, CATEGORIES, KINDS, REGIONS, TRACKS
from .codes import CARDS, LEVER_EFFECTS

TRIGGER_COUNT: Final = len(w.TRIGGERS)
T_HARBOUR: Final = 0
T_RIVER_COINS: Final = 1
T_RIVER_VASE: Final = 2
T_DISCARD: Final = 3
T_CATTLE_PLACED: Final = 4
T_BUILDER_ANY: Final = 5
T_DEVELOP: Final = 6
T_DEVELOP_LOWER: Final = 7
T_INHABITANT_GAINED: Final = 8
T_PRESENCE_NEAR_SHIPYARD: Final = 9
T_FORGO_COMMON: Final = 10
T_FORGO_CARD: Final = 11
T_REGION_SCORING: Final = 12
T_ANY_TIME: Final = 13
T_SETTLEMENT_UPGRADE: Final = 14
T_TILE_PLACED: Final = 15
T_LAKE_RETURN: Final = 16
T_INTERIM_START: Final = 17
T_FINAL_SCORING: Final = 18
T_ACTIVATE: Final = 19
T_USE_PRODUCTION_HOUSE: Final = 20
T_CARD_PAYMENT: Final = 21
T_PLAY_CARD: Final = 22
T_CHEAP_SITE: Final = 23
T_CARD_THREE_RESOURCES: Final = 24
T_NEW_REGION: Final = 25
T_SCORING_SUCCESS: Final = 26
T_SCORING_MASTERED: Final = 27
T_TRACK_REWARD: Final = 28
T_LEVEL2_SITE: Final = 29
T_NEW_LEVER_ROW: Final = 30
T_HOUSE_UPGRADE: Final = 31

G_REGIONS: Final = CATEGORIES.index("regions")
G_KINDS: Final = CATEGORIES.index("kinds")
G_GIVE: Final = CATEGORIES.index("give")


class Joker:
    """A helper while a card is paid for: resources it replaces, coins and other gains it brings, and what it is."""

    __slots__ = ("coins", "discount", "margin", "name", "rest", "source")

    def __init__(
        self, discount: int, coins: int, rest: tuple[Effect, ...], source: int = LEVER_EFFECTS, name: str = ""
    ) -> None:
        self.name = name  # in keys, for helpers of expansions
        self.discount = discount
        self.coins = coins
        self.rest = rest
        self.source = source
        self.margin = discount  # resources that would be missing with the next smaller alternative, or without it


def split_discount(effect: Effect) -> tuple[Joker | None, Effect | None]:
    """An any-time effect as a joker for payments, and what of it can be used without paying for anything."""
    alternatives = effect[1] if effect[0] == w.ALT else (effect,)
    joker: Joker | None = None
    free: list[Effect] = []
    for alternative in alternatives:
        items = alternative[1] if alternative[0] == w.SEQ else (alternative,)
        discount = sum(item[1] for item in items if item[0] == w.RESOURCE_DISCOUNT)
        rest = tuple(item for item in items if item[0] != w.RESOURCE_DISCOUNT)
        if discount:
            coins = sum(item[1] for item in rest if item[0] == w.COINS)
            joker = Joker(discount, coins, tuple(item for item in rest if item[0] != w.COINS))
        if rest:
            free.append(rest[0] if len(rest) == 1 else (w.SEQ, rest))
    if not free:
        return joker, None
    return joker, free[0] if len(free) == 1 else (w.ALT, tuple(free))


def payment_joker(trade: Effect, source: int, name: str) -> Joker:
    """An exchange of coins for resources as a helper while a card is paid for."""
    coins = sum(term[1] for term in (trade[1][1] if trade[1][0] == w.SEQ else (trade[1],)) if term[0] == w.COINS)
    gains = trade[2][1] if trade[2][0] == w.SEQ else (trade[2],)
    discount = sum(term[1] for term in gains if term[0] == w.RESOURCE_DISCOUNT)
    rest = tuple(term for term in gains if term[0] != w.RESOURCE_DISCOUNT)
    return Joker(discount, coins, rest, source, name)


class Tables:
    """Everything that the rules look up."""

    def __init__(self, box: Box) -> None:
        from .expansions import EXPANSIONS  # their tables rest on these

        self.box = box
        self._read_cards(box)
        self._read_tiles(box, [tile for one in EXPANSIONS.values() for tile in one.tiles])
        self._read_map(box)
        self._read_river(box)
        self._read_actions(box)
        self._read_player_board(box)
        self._read_levers(box)
        self._read_scoring(box)
        self._read_constants(box)
        self._read_solo(box)
        self.jokers: tuple[Joker | None, ...] = self.lever_joker  # what replaces resources in a payment, by bit
        self.exclusive_jokers: tuple[int, ...] = ()  # bits of jokers of which only one can be used at a time
        self.expansions: dict[str, Any] = {name: one.tables(self) for name, one in EXPANSIONS.items()}
        self._read_jokers()
        self.moves_memo: list[tuple[int, ...]] = [()] * (81 * 16)
        self.way_memo: dict[tuple[int, int, int], tuple[tuple[int, int, int], ...]] = {}
        self.helper_memo: dict[int, tuple[tuple[int, int, int], ...]] = {}

    def _read_cards(self, box: Box) -> None:
        self.cards = cards = box.all_cards
        self.base_card_count = len(box.cards)
        vectors: list[Costs] = []
        for costs in (*(card.resources for card in cards), *(tile.resources for tile in box.scoring_tiles)):
            if costs not in vectors:
                vectors.append(costs)
        self.vectors = tuple(vectors)
        self.card_ids = tuple(card.id for card in cards)
        self.card_coins = tuple(card.cost_coins for card in cards)
        self.card_vases = tuple(card.cost_vases for card in cards)
        self.card_vector = tuple(vectors.index(card.resources) for card in cards)
        self.card_kind = tuple(KINDS.index(card.kind) for card in cards)
        self.card_vp = tuple(card.vp for card in cards)
        self.card_immediate = tuple(card.immediate for card in cards)
        self.card_permanent = tuple(card.permanent for card in cards)
        self.card_one_time = tuple(card.one_time for card in cards)
        self.card_end = tuple(card.end for card in cards)
        self.project_coins = tuple(tile.project_coins for tile in box.scoring_tiles)
        self.project_vector = tuple(vectors.index(tile.resources) for tile in box.scoring_tiles)
        self.project_vp = tuple(tile.project_vp for tile in box.scoring_tiles)
        self.project_track = tuple(TRACKS.index(tile.project_track) for tile in box.scoring_tiles)

    def _read_tiles(self, box: Box, further: list[str]) -> None:
        self.tile_ids = ("", *(tile.id for tile in box.tiles), *further)
        self.tile_back = ("", *(tile.back for tile in box.tiles), *further)
        self.tile_sites = (0, *(len(tile.sites) for tile in box.tiles), *(1 for _ in further))
        self.is_pasture = (False, *(tile.back == "pasture" for tile in box.tiles), *(False for _ in further))
        self.base_tile_count = len(box.tiles)  # tiles with a higher number belong to an expansion
        count = 2 * len(self.tile_ids)
        self.site_coins = [0] * count  # indexed by tile * 2 + half, like the next three
        self.site_discards = [0] * count
        self.site_gain: list[Effect] = [(w.NONE,)] * count
        self.site_settlement = [0] * count
        for number, tile in enumerate(box.tiles, 1):
            for half, site in enumerate(tile.sites):
                at = number * 2 + half
                for term in site.cost[1] if site.cost[0] == w.SEQ else (site.cost,):
                    if term[0] == w.COINS:
                        self.site_coins[at] = -term[1]
                    elif term[0] == w.DISCARD:
                        self.site_discards[at] = term[1]
                self.site_gain[at] = site.gain
                self.site_settlement[at] = site.settlement[1] if site.settlement[0] == w.VP else 0

    def _read_map(self, box: Box) -> None:
        self.space_count = len(box.spaces)
        spaces = sorted(box.spaces, key=lambda space: space.number)
        self.adjacent: tuple[tuple[int, ...], ...] = ((), *(space.adjacent for space in spaces))
        self.region = (-1, *(REGIONS.index(space.region) for space in spaces))
        self.space_reward: tuple[Effect, ...] = ((w.NONE,), *(space.reward for space in spaces))
        self.start_symbol = (0, *(space.start_symbol for space in spaces))
        self.bridge = (False, *(space.next_to_bridge for space in spaces))
        self.region_reward = tuple(region.reward for region in box.regions)
        self.region_north = tuple(region.north_rank for region in box.regions)
        self.region_solo_vp = tuple(region.solo_vp for region in box.regions)

    def _read_river(self, box: Box) -> None:
        ids = [space.id for space in box.river]
        self.river_ids = tuple(ids)
        self.river_shared = tuple(space.shared for space in box.river)
        self.river_end = tuple(space.shared and not space.harbour for space in box.river)
        self.river_harbour = tuple(space.harbour for space in box.river)
        self.river_reward = tuple(space.reward for space in box.river)
        routes = [tuple(ids.index(space.id) for space in box.route(round_)) for round_ in (1, 2)]
        self.routes = ((), *routes)
        locks: list[list[int]] = [[], [], []]
        for round_ in (1, 2):
            after = {lock.after: 1 << n for n, lock in enumerate(box.locks) if round_ in lock.rounds}
            locks[round_] = [after.get(ids[space], 0) for space in self.routes[round_]]
        self.lock_scoring = tuple(
            {
                1 << n: lock.interim_scoring[lock.rounds.index(round_)]
                for n, lock in enumerate(box.locks)
                if round_ in lock.rounds
            }
            for round_ in (0, 1, 2)
        )
        self.lock_after = tuple(
            tuple(row) for row in locks
        )  # by round and place on the route: bit of the lock behind it
        self.start = ((), *(self._starts(box, round_) for round_ in (1, 2)))

    def _starts(self, box: Box, round_: int) -> tuple[int, ...]:
        """The place on the route where ships start, by number of players."""
        starts = [0] * 5
        for place, space in enumerate(box.route(round_)):
            for part in space.start.split(";"):
                if part.startswith(f"r{round_}:"):
                    low, _, high = part[3:].partition("-")
                    for players in range(int(low), int(high or low) + 1):
                        starts[players] = place
        return tuple(starts)

    def _read_actions(self, box: Box) -> None:
        rows = sorted(box.action_board, key=lambda row: row.row)
        self.row_steps = tuple(row.steps for row in rows)
        self.row_penalty = tuple(row.vp_penalty for row in rows)
        self.first = tuple(strip.first for strip in box.strips)
        self.left = tuple(strip.left for strip in box.strips)
        self.right = tuple(strip.right for strip in box.strips)
        self.right_for_active = tuple(strip.right_scope == "all" for strip in box.strips)
        self.builder = ACTIONS.index("builder")

    def _read_player_board(self, box: Box) -> None:
        def recesses(piece: str) -> list[tuple[int, int, int]]:
            printed = sorted(
                (recess for recess in box.player_board if recess.piece == piece), key=lambda recess: recess.order
            )
            return [(recess.income_coins, recess.income_vp, recess.end_vp) for recess in printed]

        def sums(piece: str, column: int) -> tuple[int, ...]:
            values = [row[column] for row in recesses(piece)]
            return tuple(sum(values[:n]) for n in range(len(values) + 1))

        pieces = ("house", "settlement", "cattle", "inhabitant")
        self.recess_coins = tuple(sums(piece, 0) for piece in pieces)  # sums over the first n vacated recesses
        self.recess_vp = tuple(sums(piece, 1) for piece in pieces)
        self.recess_end = tuple(sums(piece, 2) for piece in pieces)
        self.house_count, self.settlement_count, self.cattle_count = (len(row) - 1 for row in self.recess_coins[:3])
        self.tier_needs = tuple(
            tuple(
                sum(1 for recess in box.player_board if recess.piece == piece and recess.tier <= tier)
                for piece in pieces[:3]
            )
            for tier in (1, 2)
        )
        tracks: list[list[tuple[int, int, int, Effect]]] = [[], []]
        for space in sorted(box.income_tracks, key=lambda space: space.position):
            row = (space.coins, space.cards, space.vp, space.crossing_reward)
            tracks[TRACKS.index(space.track)].append(row)
        self.track = (tuple(tracks[0]), tuple(tracks[1]))
        order = sorted(box.production, key=lambda row: row.canal_order)
        self.canal = tuple(w.RESOURCES.index(row.resource) for row in order)  # resource of each canal area
        self.level_output = tuple(
            (0, row.level1, row.level2)
            for row in sorted(box.production, key=lambda row: w.RESOURCES.index(row.resource))
        )

    def _read_levers(self, box: Box) -> None:
        self.lever_cost = tuple(lever.cost_coins for lever in box.levers)
        self.lever_names = tuple(lever.place for lever in box.levers)
        self.lever_trigger = tuple(lever.effect[0][1] for lever in box.levers)
        self.lever_effect = tuple(lever.effect[0][3] for lever in box.levers)
        self.levers_on = tuple(
            sum(1 << n for n, at in enumerate(self.lever_trigger) if at == trigger) for trigger in range(TRIGGER_COUNT)
        )
        split = [split_discount(effect) for effect in self.lever_effect]
        any_time = [trigger == T_ANY_TIME for trigger in self.lever_trigger]
        self.lever_joker = tuple(joker if at else None for at, (joker, _) in zip(any_time, split, strict=True))
        self.lever_free = tuple(free if at else None for at, (_, free) in zip(any_time, split, strict=True))
        self.joker_levers = sum(1 << n for n, joker in enumerate(self.lever_joker) if joker is not None)
        self.free_levers = sum(1 << n for n, free in enumerate(self.lever_free) if free is not None)
        self.lever_bits = tuple(
            tuple(n for n in range(len(box.levers)) if mask >> n & 1) for mask in range(1 << len(box.levers))
        )

    def _read_scoring(self, box: Box) -> None:
        self.scoring_ids = tuple(tile.id for tile in box.scoring_tiles)
        self.category = tuple(tile.category for tile in box.scoring_tiles)
        self.values = tuple(tile.values for tile in box.scoring_tiles)
        base = [marker for marker in box.scoring_markers if marker.set == "base"]
        self.marker_vp = tuple(marker.vp for marker in sorted(base, key=lambda marker: marker.scoring))

    def _read_constants(self, box: Box) -> None:
        get = box.constant
        self.starting_hand = get("starting_hand")
        self.starting_coins = tuple(get(f"starting_coins_{n}") for n in (1, 2, 3, 4))
        self.starting_ranch = get("starting_ranch_inhabitants")
        self.starting_supply = get("starting_supply_inhabitants")
        self.discard_coins = get("discard_coins")
        self.upstream_coins = get("boat_upstream_coins")
        self.no_tile_coins = get("explore_full_board_coins")
        self.no_pasture_coins = get("no_pasture_coins")
        self.pasture_capacity = get("pasture_capacity")
        self.house_coins = get("cattle_coins_per_adjacent_house")
        self.cattle_extra = (0, 0, 0, get("cattle_extra_4th"), get("cattle_extra_5th"))
        self.house_cost = get("house_cost")
        self.settlement_cost = get("settlement_cost")
        self.settlement_extra = (0, 0, get("settlement_extra_3rd"), get("settlement_extra_4th"))
        self.settlement_presences = get("settlement_adjacent_presences")
        self.same_region_vp = get("settlement_same_region_vp")
        self.replaced_vp = get("vp_per_replaced_inhabitant")
        self.interim_uses = get("interim_free_actions")
        self.unused_lever_vp = get("unused_lever_vp")
        self.levers_end = (get("levers_end_4_6"), get("levers_end_7"))
        self.overflow_vp = get("track_overflow_vp")
        self.cattle_vp = get("cattle_vp_per_adjacent_settlement")
        self.project_inhabitants = get("project_inhabitants")
        self.own_factor = get("own_scoring_tile_factor")

    def _read_solo(self, box: Box) -> None:
        self.solo_ids = tuple(tile.id for tile in box.solo_tiles)
        self.solo_type = tuple("AB".index(tile.type) for tile in box.solo_tiles)
        self.solo_corners = tuple(tile.corners for tile in box.solo_tiles)
        self.solo_tile_actions = tuple(
            tuple(ACTIONS.index(action) for action in tile.actions) for tile in box.solo_tiles
        )
        self.solo_bottom = tuple(self._solo_effects(box, "bottom_strip", kind) for kind in (0, 1))
        self.solo_chosen = tuple(self._solo_effects(box, "chosen_strip", kind) for kind in (0, 1))
        self.solo_recess = tuple(
            (0, *(row.vp for row in sorted(box.solo_board, key=lambda row: row.position) if row.track == track))
            for track in ("house", "settlement", "cattle")
        )
        cactus = [row for row in box.solo_board if row.track == "cactus"]
        self.solo_cactus = tuple(row.vp for row in sorted(cactus, key=lambda row: row.position))
        self.solo_missing_vp = box.constant("solo_missing_piece_vp")
        self.solo_unrevealed_vp = box.constant("solo_unrevealed_b_vp")
        counts = [self.solo_type.count(0), self.solo_type.count(1)]
        self.solo_keep = {
            row.level: (counts[0] - row.remove_a, counts[1] - row.remove_b) for row in box.solo_difficulty
        }

    def add_jokers(self, group: list[Joker]) -> int:
        """Adds helpers in payments of which only one can be used at a time; gives their bits."""
        for joker in group:
            joker.margin -= max((one.discount for one in group if one.discount < joker.discount), default=0)
        start = len(self.jokers)
        self.jokers = (*self.jokers, *group)
        bits = ((1 << len(self.jokers)) - 1) ^ ((1 << start) - 1)
        self.exclusive_jokers = (*self.exclusive_jokers, bits)
        return bits

    def _read_jokers(self) -> None:
        """Cards that replace resources in a payment once, and jokers that also give points."""
        self.card_jokers: dict[int, int] = {}
        for card, effect in enumerate(self.card_one_time):
            if effect[0] == w.RESOURCE_DISCOUNT:
                self.card_jokers[card] = 1 << len(self.jokers)
                self.jokers = (*self.jokers, Joker(effect[1], 0, (), CARDS))
        self.joker_cards = {bit: card for card, bit in self.card_jokers.items()}
        self.welcome_jokers = sum(
            1 << bit
            for bit, joker in enumerate(self.jokers)
            if joker is not None and any(term[0] == w.VP for term in joker.rest)
        )

    def _solo_effects(self, box: Box, phase: str, kind: int) -> tuple[Effect, ...]:
        """By action: what the Wise Eminence does with a tile of a type."""
        rows = {row.action: row.effect_b if kind else row.effect_a for row in box.solo_actions if row.phase == phase}
        return tuple(rows.get(action, rows.get("other", (w.NONE,))) for action in ACTIONS)


def tables_of(pack: str) -> Tables:
    """The tables of a pack given by name or path, made again only after its files changed."""
    return _make_tables(pack, pack_version(pack))


@lru_cache(maxsize=16)
def _make_tables(pack: str, version: Version) -> Tables:
    return Tables(open_box(pack))
