"""What the Wise Eminence does: the search for a location, its effects, and the figures behind its decisions."""

from collections.abc import Callable
from typing import Final

from ...components import vocabulary as w
from ...components.effects import Effect
from ..codes import EMINENCE, HOUSE, MISSING_PIECES, PERSON, REGIONS, REVEAL, S_SOLO_EXPLORE, SETTLEMENT, SHIFT
from ..events import (
    E_CACTUS,
    E_CATTLE,
    E_HOUSE,
    E_MISSING,
    E_NO_PLACE,
    E_PLACE,
    E_REVEAL,
    E_SEARCH,
    E_SOLO_CATTLE,
    E_SOLO_REGION,
    E_SOLO_SHARE,
)
from ..lists import added, without
from ..rules.cattle import herd, pieces_next_to
from ..rules.develop import add_presence, put_piece
from ..rules.exploring import lay_tile
from ..rules.gains import gain_vp
from ..rules.handlers import carries_out
from ..rules.measures import scored_presences
from ..rules.upgrade import exchange_house
from ..state import State, Step

UPPER_RULES: Final = ("other", "settle", "cattle", "other", "other", "other", "other")
ACTION_RULES: Final = ("pioneer", "settle", "cattle", "", "hire", "builder_progress", "builder_progress")

# What decides between pastures.
ONLY_BEST: Final = 0
FEWEST_CATTLE: Final = 1
BY_SEARCH: Final = 2
NO_PASTURE: Final = 3


# Choosing a location.


def preferred(s: State) -> int:
    """The number at which the search for a location begins: the top left one if no back shows another corner."""
    solo = s.solo_board()
    return s.t.solo_corners[solo.tile][max(0, solo.corner) if solo.stack else 0]


def search(s: State, what: str, possible: Callable[[int], bool]) -> int:
    """The first space at which something is possible, from the preferred number upwards; 0 if there is none."""
    start = preferred(s)
    tried: list[int] = []
    for offset in range(s.t.space_count):
        space = (start - 1 + offset) % s.t.space_count + 1
        if possible(space):
            if s.log is not None:
                s.log.append((E_SEARCH, EMINENCE, space, -1, (what, tuple(tried))))
            return space
        tried.append(space)
    _lost(s, what)
    return 0


def _lost(s: State, why: str) -> None:
    if s.log is not None:
        s.log.append((E_NO_PLACE, EMINENCE, 0, -1, why))


# Effects.


@carries_out(w.CACTUS)
def do_cactus(s: State, _seat: int, effect: Effect, _source: int) -> None:
    solo = s.solo_board()
    before = solo.cactus
    solo.cactus = min(solo.cactus + effect[1], len(s.t.solo_cactus) - 1)
    if s.log is not None:
        steps = solo.cactus - before
        half = f"action.{ACTION_RULES[s.action]}" if s.action >= 0 else f"upper.{UPPER_RULES[s.strips[-1]]}"
        rule = "solo.cactus_end" if steps < effect[1] else f"solo.{half}"
        s.log.append((E_CACTUS, EMINENCE, steps, -1, (solo.cactus, effect[1] - steps, rule)))


@carries_out(w.SOLO_EXPLORE)
def do_explore(s: State, seat: int, effect: Effect, _source: int) -> None:
    s.agenda.extend((S_SOLO_EXPLORE, seat) for _ in range(effect[1]))


def explore_step(s: State, step: Step) -> list[int] | None:
    """Draws a grey tile and places it next to a tile, as far as possible."""
    s.solo_board().last_tile = 0
    if not s.mound or not s.frontier:
        s.agenda.pop()
        _lost(s, "tile" if s.mound else "mound")
        return None
    if s.asking:
        return [REVEAL << SHIFT | tile for tile in s.mound]
    explored(s, step, s.one_of(s.mound))
    return None


def explored(s: State, _step: Step, tile: int) -> None:
    s.agenda.pop()
    s.mound = without(s.mound, tile)
    if s.log is not None:
        s.log.append((E_REVEAL, EMINENCE, 1, -1, tile))
    s.solo_board().last_tile = _lay(s, tile)


def _lay(s: State, tile: int) -> int:
    space = search(s, "tile", lambda number: number in s.frontier)
    if space:
        lay_tile(s, space, tile)
        if s.log is not None:
            s.log.append((E_PLACE, EMINENCE, space, -1, tile))
    return space


@carries_out(w.SOLO_HOUSE)
def do_house_on_last_tile(s: State, _seat: int, _effect: Effect, _source: int) -> None:
    """A house on the upper site of the second tile just placed; lost without such a tile."""
    space = s.solo_board().last_tile
    if space:
        _house(s, space, "solo.action.pioneer")
    else:
        _lost(s, "second")


@carries_out(w.SOLO_PASTURE)
def do_pasture(s: State, _seat: int, _effect: Effect, _source: int) -> None:
    if s.pastures and s.frontier:
        tile, s.pastures = s.pastures[0], s.pastures[1:]
        _lay(s, tile)
    else:
        _lost(s, "tile" if s.pastures else "pastures")


@carries_out(w.SOLO_STRUCTURE)
def do_structure(s: State, _seat: int, effect: Effect, _source: int) -> None:
    """Builds structures one by one: a house with at most one house on the map, else a settlement."""
    for _ in range(effect[1]):
        houses = [site for site in s.players[EMINENCE].sites if s.sites[site] >> 3 == HOUSE]
        if len(houses) <= 1:
            _build_house(s)
        else:
            _build_settlement(s, houses)


def _missing(s: State, piece: str) -> None:
    """Points instead of a piece that is no longer on the board."""
    if s.log is not None:
        s.log.append((E_MISSING, EMINENCE, s.t.solo_missing_vp, -1, piece))
    gain_vp(s, EMINENCE, s.t.solo_missing_vp, MISSING_PIECES)


def _build_house(s: State) -> None:
    if s.players[EMINENCE].houses >= s.t.house_count:
        _missing(s, "house")
        return
    space = search(s, "site", lambda number: number * 2 in s.open or number * 2 + 1 in s.open)
    if space:
        _house(s, space, "solo.build.house")


def _house(s: State, space: int, rule: str) -> None:
    """The topmost house on the upper free site of a space."""
    player = s.players[EMINENCE]
    if player.houses >= s.t.house_count:
        _missing(s, "house")
        return
    free = [site for site in (space * 2, space * 2 + 1) if site in s.open]
    if free:
        player.houses += 1
        put_piece(s, EMINENCE, free[0], HOUSE)
        if s.log is not None:
            s.log.append((E_HOUSE, EMINENCE, free[0], -1, rule))


def _build_settlement(s: State, houses: list[int]) -> None:
    if s.players[EMINENCE].settlements >= s.t.settlement_count:
        _missing(s, "settlement")
        return
    space = search(s, "house", lambda number: number * 2 in houses or number * 2 + 1 in houses)
    site = next(site for site in houses if site >> 1 == space)
    exchange_house(s, EMINENCE, site)


@carries_out(w.SOLO_CATTLE)
def do_cattle(s: State, _seat: int, _effect: Effect, _source: int) -> None:
    """One cattle on the pasture with the most houses and settlements around it less the cattle on it."""
    player = s.players[EMINENCE]
    if player.cattle >= s.t.cattle_count:
        _missing(s, "cattle")
        return
    values = pasture_values(s)
    best = max(values.values(), default=0)
    tied = [space for space, value in values.items() if value == best]
    how = ONLY_BEST if len(tied) == 1 else FEWEST_CATTLE if tied else NO_PASTURE
    if how == FEWEST_CATTLE:
        fewest = min(herd(s, space) for space in tied)
        tied = [space for space in tied if herd(s, space) == fewest]
        how = FEWEST_CATTLE if len(tied) == 1 else BY_SEARCH
    if s.log is not None:
        rows = tuple((space, value + herd(s, space), herd(s, space)) for space, value in values.items())
        s.log.append((E_SOLO_CATTLE, EMINENCE, how, -1, rows))
    if how == NO_PASTURE:
        return
    space = search(s, "pasture", lambda number: number in tied) if how == BY_SEARCH else tied[0]
    player.cattle += 1
    s.cattle = added(s.cattle, space, 1 << 4 * EMINENCE)
    add_presence(s, EMINENCE, space)
    if s.log is not None:
        s.log.append((E_CATTLE, EMINENCE, space, -1, ""))


def pasture_values(s: State) -> dict[int, int]:
    """By pasture with room: adjacent houses and settlements less the cattle on it."""
    return {
        space: pieces_next_to(s, space, HOUSE) + pieces_next_to(s, space, SETTLEMENT) - herd(s, space)
        for space, tile in enumerate(s.tiles)
        if s.t.is_pasture[tile] and herd(s, space) < s.t.pasture_capacity
    }


def region_differences(s: State) -> dict[int, int]:
    """By region that can be chosen: presences of the person less presences of the Eminence."""
    regions = [region for region in range(4) if not s.covered >> region & 1] or list(range(4))
    return {region: s.presence[PERSON * 4 + region] - s.presence[EMINENCE * 4 + region] for region in regions}


@carries_out(w.SOLO_REGION)
def do_region(s: State, _seat: int, effect: Effect, _source: int) -> None:
    """Covers the region where the person leads most, the northernmost on ties, and scores the three others."""
    differences = region_differences(s)
    best = max(differences.values())
    region = min((one for one in differences if differences[one] == best), key=lambda one: s.t.region_north[one])
    s.left_out = region
    if s.log is not None:
        rows = tuple((one, s.presence[PERSON * 4 + one], s.presence[EMINENCE * 4 + one]) for one in differences)
        s.log.append((E_SOLO_REGION, EMINENCE, region, -1, rows))
    if not s.covered >> region & 1:
        s.covered |= 1 << region
        gain_vp(s, EMINENCE, s.t.region_solo_vp[region], REGIONS, "solo.region.reward")
    share_regions(s, effect[1], "solo.region.payout")


def share_regions(s: State, each: int, rule: str) -> None:
    """Points for own presences in the regions of a region scoring."""
    presences = scored_presences(s, EMINENCE)
    if s.log is not None:
        s.log.append((E_SOLO_SHARE, EMINENCE, presences, -1, (each, rule)))
    gain_vp(s, EMINENCE, each * presences, REGIONS, rule)
