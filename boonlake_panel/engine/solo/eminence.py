"""The Wise Eminence: the set-up, the course of its turn, its income."""

from ...components import vocabulary as w
from ..codes import (
    CACTUS_POINTS,
    CATTLE_POINTS,
    CORNER,
    EMINENCE,
    PERSON,
    PLAYER_BOARD,
    REMOVE,
    S_COMMON,
    S_END_TURN,
    S_SOLO_CORNER,
    S_SOLO_LOWER,
    S_SOLO_SHIP,
    S_SOLO_UPPER,
    SHIFT,
    SOLO_TILE,
    STRIPS,
    UNREVEALED_TILES,
)
from ..events import E_CORNER, E_REFILL, E_SAIL, E_SOLO_INCOME, E_SOLO_STRIP, E_SOLO_TILE, E_SOLO_UPPER, E_STRIP
from ..rules.gains import fire, gain_vp, push
from ..rules.measures import cattle_points
from ..rules.river import cross_locks, landings
from ..state import State, Step
from ..tables import T_BUILDER_ANY
from .actions import preferred, share_regions

# Setting up.


def remove_tiles(s: State, _step: Step) -> list[int] | None:
    """Takes the tiles of the level of difficulty out of the stack."""
    solo = s.solo_board()
    kinds = [s.t.solo_type[tile] for tile in solo.stack]
    wanted = [tile for tile in solo.stack if kinds.count(s.t.solo_type[tile]) > solo.keep[s.t.solo_type[tile]]]
    if not wanted:
        s.agenda.pop()
        return None
    if s.asking:
        return [REMOVE << SHIFT | tile for tile in wanted]
    remove(s, (), s.pick(wanted))
    return None


def remove(s: State, _step: Step, tile: int) -> None:
    s.solo_board().stack.remove(tile)


def _turn_corner(s: State) -> None:
    """The back of the next tile shows its figure in one of the four corners, or people say in which."""
    solo = s.solo_board()
    if not solo.stack:
        _show_corner(s, -1)
    elif s.asking:
        s.agenda.append((S_SOLO_CORNER, EMINENCE))
    else:
        _show_corner(s, s.below(4))


def _show_corner(s: State, place: int) -> None:
    s.solo_board().corner = place
    if s.log is not None:
        s.log.append((E_CORNER, EMINENCE, preferred(s), -1, place))


def corner(s: State, step: Step) -> list[int] | None:
    if not s.asking:  # a game of people that is dealt anew
        turn_corner(s, step, s.below(4))
        return None
    return [CORNER << SHIFT | place for place in range(4)]


def turn_corner(s: State, _step: Step, place: int) -> None:
    s.agenda.pop()
    _show_corner(s, place)


# The turn.


def solo_turn(s: State, step: Step) -> list[int] | None:
    """Reveals the next tile; an empty stack is shuffled anew first."""
    solo = s.solo_board()
    if not solo.stack:
        solo.stack = sorted(solo.seen)
        solo.seen = []
        solo.tile = -1
        solo.known = True
        if s.log is not None:
            s.log.append((E_REFILL, EMINENCE, len(solo.stack), -1, ""))
    if s.asking:
        return [SOLO_TILE << SHIFT | tile for tile in solo.stack]
    reveal_tile(s, step, s.pick(solo.stack))
    return None


def reveal_tile(s: State, _step: Step, tile: int) -> None:
    solo = s.solo_board()
    if tile in solo.stack:
        solo.stack.remove(tile)
    solo.seen.append(tile)
    solo.tile = tile
    s.active = EMINENCE
    s.turn += 1
    if s.hooks is not None:
        s.hooks.turn_begins(s)
    s.left_out = -1
    s.agenda[-1] = (S_END_TURN, EMINENCE)
    s.agenda.append((S_SOLO_SHIP, EMINENCE))
    s.agenda.append((S_SOLO_LOWER, EMINENCE))
    s.agenda.append((S_SOLO_UPPER, EMINENCE))
    if s.log is not None:
        s.log.append((E_SOLO_TILE, EMINENCE, s.t.solo_type[tile], -1, tile))
    _turn_corner(s)


def upper_half(s: State, _step: Step) -> None:
    """Looks at the lowest strip."""
    s.agenda.pop()
    lowest = s.strips[-1]
    if s.log is not None:
        s.log.append((E_SOLO_UPPER, EMINENCE, s.tile_type(), -1, lowest))
    push(s, EMINENCE, s.t.solo_bottom[s.tile_type()][lowest], STRIPS)


def lower_half(s: State, _step: Step) -> None:
    """Takes the highest of the three strips on the tile; then the person may use the common part."""
    s.agenda.pop()
    solo = s.solo_board()
    rows = {action: s.strips.index(action) for action in s.t.solo_tile_actions[solo.tile]}
    action = min(rows, key=lambda candidate: rows[candidate])
    s.action = action
    s.row = rows[action]
    if s.log is not None:
        candidates = tuple((candidate, row + 1) for candidate, row in rows.items())
        s.log.append((E_SOLO_STRIP, EMINENCE, s.row + 1, -1, candidates))
        s.log.append((E_STRIP, EMINENCE, s.row + 1, -1, action))
    s.agenda.append((S_COMMON, PERSON))
    solo.last_tile = 0
    push(s, EMINENCE, s.t.solo_chosen[s.tile_type()][action], STRIPS)
    if action == s.t.builder:
        fire(s, PERSON, T_BUILDER_ANY)


def solo_ship(s: State, _step: Step) -> None:
    """Moves the ship by all steps of the row; rewards do nothing for the Eminence."""
    s.agenda.pop()
    player = s.players[EMINENCE]
    places = landings(s, EMINENCE, s.t.row_steps[s.row])
    if not places:
        return
    crossed = 0
    for behind in range(player.ship, places[-1]):
        crossed |= s.t.lock_after[s.round][behind]
    player.ship = places[-1]
    if s.log is not None:
        s.log.append((E_SAIL, EMINENCE, len(places), -1, s.t.routes[s.round][places[-1]]))
    cross_locks(s, EMINENCE, crossed & ~s.locks)


def solo_common(s: State, _step: Step) -> None:
    """The Eminence's part of the person's region scoring: a point per presence in the scored regions."""
    s.agenda.pop()
    if s.t.right[s.action][0] == w.REGION_INCOME:
        share_regions(s, 1, "solo.region.by_player")


# Scoring.


def solo_income(s: State, _step: Step) -> None:
    s.agenda.pop()
    take_income(s, "solo.interim.income")


def take_income(s: State, rule: str) -> None:
    """Points of the last vacated recesses, the cactus track, and settlements next to own cattle."""
    player = s.players[EMINENCE]
    t = s.t
    vacated = (player.houses, player.settlements, player.cattle)
    board = [t.solo_recess[piece][count] for piece, count in enumerate(vacated)]
    cactus = t.solo_cactus[s.solo_board().cactus]
    neighbours = cattle_points(s, EMINENCE)
    if s.log is not None:
        detail = (*board, cactus, neighbours, rule)
        s.log.append((E_SOLO_INCOME, EMINENCE, sum(board) + cactus + neighbours, -1, detail))
    gain_vp(s, EMINENCE, sum(board), PLAYER_BOARD, rule)
    gain_vp(s, EMINENCE, cactus, CACTUS_POINTS, rule)
    gain_vp(s, EMINENCE, neighbours, CATTLE_POINTS, rule)


def final_scoring(s: State) -> None:
    """Income once more, and points for B tiles that were never revealed."""
    take_income(s, "solo.final.income_again")
    hidden = [s.t.solo_type[tile] for tile in s.solo_board().stack]
    points = hidden.count(1) * s.t.solo_unrevealed_vp
    if s.hooks is not None:
        points += s.hooks.solo_points(s, hidden.count(0))
    gain_vp(s, EMINENCE, points, UNREVEALED_TILES)
