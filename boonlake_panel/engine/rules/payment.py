"""Every useful way to pay for a card or special project with sites, boats and helpers that replace resources.

A placement says where the boats go. Boats can move at any time, so a placement is dropped if another one that lacks no
more resources, followed by further moves, leads to the same arrangement without costing more.
"""

from typing import Final

from ...components.describe import listed
from ...components.vocabulary import RESOURCES
from ..reasons import Reason, reason
from ..state import BOAT_NUMBER, BOATS, CARD_DISCOUNT, COIN_DISCOUNT, LEVELS, Player, State
from ..tables import Joker, Tables

IMPOSSIBLE: Final = 1_000_000  # moves that nobody can pay
PROJECT: Final = 1000
"""Cards are paid for under their own number, the project of a scoring tile under 1000 + tile."""

Placement = tuple[int, int, int]  # resources missing, upstream moves, boats afterwards
Way = tuple[int, int, int]  # coins, boats afterwards, bits of the levers used


def upstream_moves(before: tuple[int, ...], after: tuple[int, ...]) -> int:
    """How many boats must go upstream to get from one arrangement to another."""
    if len(before) == 1:
        return int(after[0] < before[0])
    (a, b), (x, y) = before, after
    return min((x < a) + (y < b), (y < a) + (x < b))


def placements(t: Tables, levels: int, boats: int, vector: int) -> tuple[Placement, ...]:
    """The useful placements of the boats for a resource cost, the cheapest first."""
    key = (levels, boats, vector)
    known = t.way_memo.get(key)
    if known is None:
        known = t.way_memo[key] = _placements(t, levels, boats, vector)
    return known


def _placements(t: Tables, levels: int, boats: int, vector: int) -> tuple[Placement, ...]:
    need = t.vectors[vector]
    before = BOATS[boats]
    placements: list[Placement] = []
    for number, after in enumerate(BOATS):
        if len(after) == len(before):
            have = _output(t, levels, after)
            missing = sum(max(0, wanted - got) for wanted, got in zip(need, have, strict=True))
            placements.append((missing, upstream_moves(before, after), number))
    useful = [one for one in placements if not any(_worse(one, other) for other in placements if other != one)]
    return tuple(sorted(useful))


def _worse(one: Placement, other: Placement) -> bool:
    """Whether the other placement, followed by boat moves that are possible anyway, gives no less for no more."""
    return one[0] >= other[0] and one[1] >= other[1] + upstream_moves(BOATS[other[2]], BOATS[one[2]])


def moves_by_vector(t: Tables, levels: int, boats: int) -> tuple[int, ...]:
    """Upstream moves needed for each resource cost if nothing helps."""
    known = t.moves_memo[levels * 16 + boats]
    if not known:
        known = t.moves_memo[levels * 16 + boats] = _moves_by_vector(t, levels, boats)
    return known


def _moves_by_vector(t: Tables, levels: int, boats: int) -> tuple[int, ...]:
    arrangements = [
        (upstream_moves(BOATS[boats], after), _output(t, levels, after))
        for after in BOATS
        if len(after) == len(BOATS[boats])
    ]
    arrangements.sort()
    fewest = []
    for wood, stone, loam, iron in t.vectors:
        moves = IMPOSSIBLE
        for needed, have in arrangements:
            if wood <= have[0] and stone <= have[1] and loam <= have[2] and iron <= have[3]:
                moves = needed
                break
        fewest.append(moves)
    return tuple(fewest)


def _output(t: Tables, levels: int, boats: tuple[int, ...]) -> list[int]:
    """Resources of sites and boats together."""
    have = [t.level_output[resource][level] for resource, level in enumerate(LEVELS[levels])]
    for area in boats:
        have[t.canal[area]] += 1
    return have


def moves_needed(t: Tables, levels: int, boats: int, vector: int, replaced: int) -> int:
    """Upstream moves needed to pay a resource cost of which some resources are replaced."""
    useful = placements(t, levels, boats, vector)
    return min((moves for missing, moves, _ in useful if missing <= replaced), default=IMPOSSIBLE)


def card_discount(player: Player) -> int:
    """Coins that a player saves on each card and project."""
    return player.modifiers[CARD_DISCOUNT] + player.modifiers[COIN_DISCOUNT]


def cost_of(s: State, player: Player, what: int) -> tuple[int, int, int]:
    """Coins after discounts, vases, and the number of the resource cost of a card or project."""
    t = s.t
    discount = card_discount(player)
    if what >= PROJECT:
        tile = what - PROJECT
        return max(0, t.project_coins[tile] - discount), 0, t.project_vector[tile]
    return max(0, t.card_coins[what] - discount), t.card_vases[what], t.card_vector[what]


def upstream_price(s: State, player: Player) -> int:
    discount = player.modifiers[COIN_DISCOUNT]
    return max(0, s.t.upstream_coins - discount) if discount else s.t.upstream_coins


def payable(s: State, player: Player, coins: int, vector: int) -> bool:
    """Whether some way pays these coins and resources."""
    t = s.t
    upstream = upstream_price(s, player)
    moves = moves_by_vector(t, player.levels, player.boats)[vector]
    if moves < IMPOSSIBLE and coins + moves * upstream <= player.coins:
        return True
    jokers = player.up & t.joker_levers | player.jokers
    if not jokers:
        return False
    for _, discount, extra in helpers(t, jokers):
        moves = moves_needed(t, player.levels, player.boats, vector, discount)
        if moves < IMPOSSIBLE and coins + moves * upstream <= player.coins + extra:
            return True
    return False


def joker_bits(jokers: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [bit for bit in range(jokers.bit_length()) if jokers >> bit & 1]


def jokers_of(t: Tables, jokers: int) -> list[Joker]:
    """The helpers behind some bits."""
    return [joker for bit in joker_bits(jokers) if (joker := t.jokers[bit]) is not None]


def helpers(t: Tables, jokers: int) -> tuple[tuple[int, int, int], ...]:
    """Every non-empty set of helpers: its bits, the resources it replaces, the coins it brings."""
    known = t.helper_memo.get(jokers)
    if known is None:
        single = joker_bits(jokers)
        sets = []
        for chosen in range(1, 1 << len(single)):
            bits = sum(1 << bit for n, bit in enumerate(single) if chosen >> n & 1)
            if any((bits & alternatives).bit_count() > 1 for alternatives in t.exclusive_jokers):
                continue
            parts = jokers_of(t, bits)
            sets.append((bits, sum(joker.discount for joker in parts), sum(joker.coins for joker in parts)))
        known = t.helper_memo[jokers] = tuple(sets)
    return known


def ways(s: State, seat: int, what: int) -> list[Way]:
    """Every useful way to pay for a card or project; empty if it cannot be paid."""
    player = s.players[seat]
    t = s.t
    coins, vases, vector = cost_of(s, player, what)
    if vases > player.vases:
        return []
    upstream = upstream_price(s, player)
    sets = ((0, 0, 0), *helpers(t, player.up & t.joker_levers | player.jokers))
    resources = sum(t.vectors[vector])
    affordable: list[Way] = []
    for missing, moves, boats in placements(t, player.levels, player.boats, vector):
        total = coins + moves * upstream
        for bits, discount, extra in sets:
            if (
                discount >= missing
                and total <= player.coins + extra
                and _minimal(t, bits, missing, total - player.coins, resources)
            ):
                affordable.append((total, boats, bits))
    useful = [
        one for one in affordable if not any(_wasteful(t, one, other, upstream) for other in affordable if other != one)
    ]
    return sorted(useful, key=lambda way: (way[2], way[0], way[1]))


def cost_reasons(s: State, seat: int, what: int) -> list[Reason]:
    """What is missing to pay for a card or project without any lever."""
    player = s.players[seat]
    coins, vases, vector = cost_of(s, player, what)
    rule = "project.cost" if what >= PROJECT else "card.play_from_hand"
    reasons = []
    if coins > player.coins:
        reasons.append(reason(rule, "coins", needed=coins, has=player.coins))
    if vases > player.vases:
        reasons.append(reason(rule, "vases", needed=vases, has=player.vases))
    possible = placements(s.t, player.levels, player.boats, vector)
    missing = min(placement[0] for placement in possible)
    if missing:
        needed = listed(zip(RESOURCES, s.t.vectors[vector], strict=True))
        sources = (*zip(RESOURCES, LEVELS[player.levels], strict=True), ("any", len(BOATS[player.boats])))
        reasons.append(reason("card.pay_resources", "resources", needed=needed, has=listed(sources), missing=missing))
    elif coins <= player.coins:
        moves = moves_needed(s.t, player.levels, player.boats, vector, 0)
        extra = moves * upstream_price(s, player)
        if coins + extra > player.coins:
            figures = {"moves": moves, "coins": extra, "price": coins, "has": player.coins}
            reasons.append(reason("boats.move_cost", "boats", **figures))
    return reasons


def _minimal(t: Tables, bits: int, missing: int, short: int, resources: int) -> bool:
    """Whether each helper is needed, for missing resources or coins, or brings points for resources it replaces.

    Of the alternatives of one helper the smaller one does if it is enough.
    """
    parts = jokers_of(t, bits)
    total = sum(joker.discount for joker in parts)
    coins = sum(joker.coins for joker in parts)
    return all(
        total - joker.margin < missing
        or coins - joker.coins < short
        or (t.welcome_jokers and joker.rest and total <= resources)
        for joker in parts
    )


def _wasteful(t: Tables, one: Way, other: Way, upstream: int) -> bool:
    """Whether the other way uses no further helper and leaves at least as much, also if its boats then move on."""
    if other[2] & ~one[2] or one[2] & ~other[2] & t.welcome_jokers:
        return False
    there = other[0] + upstream * upstream_moves(BOATS[other[1]], BOATS[one[1]])
    back = one[0] + upstream * upstream_moves(BOATS[one[1]], BOATS[other[1]])
    if there == one[0] and back == other[0]:  # free boat moves make both alike: keep one of them
        return other < one
    return there <= one[0]


def _boats_after_move(boats: int, boat: int, area: int) -> int:
    areas = list(BOATS[boats])
    areas[min(boat, len(areas) - 1)] = area
    return BOAT_NUMBER[tuple(sorted(areas))]


BOATS_AFTER_MOVE: Final = tuple(
    tuple(_boats_after_move(boats, boat, area) for boat in (0, 1) for area in range(4)) for boats in range(len(BOATS))
)
"""By arrangement and boat * 4 + area: the arrangement after the move."""
