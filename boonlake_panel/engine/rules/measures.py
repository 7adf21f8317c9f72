"""Counting: what scoring tiles, game-end effects and levers measure."""

from typing import Final

from ...components import vocabulary as w
from ...components.effects import Effect
from ..codes import SETTLEMENT
from ..state import ALL_REGIONS, LEVELS, PLAIN_SITE_COUNT, State

M: Final = {name: number for number, name in enumerate(w.MEASURES)}
COIN_TRACK, CARD_TRACK, LOWER_TRACK = M["coin_track"], M["card_track"], M["lower_track"]
PRODUCTION, HOUSES, SETTLEMENTS, CATTLE = M["production"], M["houses"], M["settlements"], M["cattle"]
LEVERS, LEVER_ROWS, PRESENCES, SCORED = M["levers"], M["lever_rows"], M["presences"], M["scored_presences"]
BRIDGES, ADJACENT, CATTLE_REGIONS = M["bridge_presences"], M["adjacent_tiles"], M["cattle_regions"]
PERMANENT, PLAYED, FIRST_REGION = M["permanent_cards"], M["played_cards"], M["presences@unknown"]


def measure(s: State, seat: int, what: int) -> int:
    """The value of a measure for a seat now."""
    player = s.players[seat]
    if what >= FIRST_REGION:
        return s.presence[seat * 4 + what - FIRST_REGION]
    if what == COIN_TRACK:
        return player.coin_track
    if what == CARD_TRACK:
        return player.card_track
    if what == LOWER_TRACK:
        return min(player.coin_track, player.card_track)
    if what == PRODUCTION:
        return sum(LEVELS[player.levels])
    if what == HOUSES:
        return player.houses
    if what == SETTLEMENTS:
        return player.settlements
    if what == CATTLE:
        return player.cattle
    if what == LEVERS:
        return player.levers.bit_count()
    if what == LEVER_ROWS:
        return sum(1 for row in range(4) if player.levers >> 3 * row & 7 == 7)
    if what == PRESENCES:
        return sum(s.presence[seat * 4 : seat * 4 + 4])
    if what == SCORED:
        return scored_presences(s, seat)
    if what == BRIDGES:
        return sum(own_pieces(s, seat, space) for space, bridge in enumerate(s.t.bridge) if bridge)
    if what == ADJACENT:
        return largest_group(s, seat)
    if what == CATTLE_REGIONS:
        return len({s.t.region[space] for space, packed in enumerate(s.cattle) if packed >> 4 * seat & 15})
    if what == PERMANENT:
        return sum(1 for card in player.display if s.t.card_permanent[card])
    if what == PLAYED:
        return len(player.display)
    if s.hooks is not None:
        return s.hooks.measure(s, seat, what)
    raise ValueError(f"{w.MEASURES[what]} cannot be counted in this game")


def scored_presences(s: State, seat: int) -> int:
    """Own presences in the regions of the current region scoring."""
    own = s.presence[seat * 4 : seat * 4 + 4]
    if s.left_out < 0 or s.players[seat].modifiers[ALL_REGIONS]:
        return sum(own)
    return sum(own) - own[s.left_out]


def own_pieces(s: State, seat: int, space: int) -> int:
    """Presences of a seat on one space."""
    count = s.cattle[space] >> 4 * seat & 15
    for site in (space * 2, space * 2 + 1):
        if s.sites[site] & 7 == seat + 1:
            count += 1
    return count if s.hooks is None else count + s.hooks.extra_presences(s, seat, (space,))


def largest_group(s: State, seat: int) -> int:
    """The size of the largest connected group of tiles with an own presence on each."""
    left = {site >> 1 for site in s.players[seat].sites}
    left.update(space for space, packed in enumerate(s.cattle) if packed >> 4 * seat & 15)
    best = 0
    while left:
        group = [left.pop()]
        for space in group:
            joined = [neighbour for neighbour in s.t.adjacent[space] if neighbour in left]
            left.difference_update(joined)
            group.extend(joined)
        best = max(best, len(group))
    return best


def cattle_points(s: State, seat: int) -> int:
    """One point per own cattle and settlement of any owner next to its pasture."""
    total, sites = 0, s.sites
    for space, packed in enumerate(s.cattle):
        if packed:
            own = packed >> 4 * seat & 15
            if own:
                for neighbour in s.t.adjacent[space]:
                    total += own * (sites[neighbour * 2] >> 3 == SETTLEMENT)
                    total += own * (sites[neighbour * 2 + 1] >> 3 == SETTLEMENT)
    return total * s.t.cattle_vp


def score_term(s: State, seat: int, term: Effect) -> int:
    """The points of a score term such as `vp_each:houses,1` or `vp_goal:levers,4=2,6=5`."""
    if term[0] == w.VP_EACH:
        points: int = measure(s, seat, term[1]) * term[2]
        return min(points, term[3]) if term[3] else points
    if term[0] == w.VP_GOAL:
        value = measure(s, seat, term[1])
        return max((vp for at, vp in term[2] if value >= at), default=0)
    if term[0] == w.VP_ANY_GOAL:
        return term[1] if any(measure(s, seat, what) >= at for what, at in term[2]) else 0
    if term[0] == w.SEQ:
        return sum(score_term(s, seat, part) for part in term[1])
    return 0


def production_sites(s: State, seat: int) -> int:
    """Production for a scoring tile: resources, or plain sites if the table plays it so."""
    levels = LEVELS[s.players[seat].levels]
    return sum(1 for level in levels if level) if s.rulings & PLAIN_SITE_COUNT else sum(levels)
