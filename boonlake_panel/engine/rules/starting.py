"""The set-up of a game, as steps of the agenda."""

from typing import Final

from ...components import vocabulary as w
from ..codes import (
    DEAL,
    EMINENCE,
    KEEP,
    LAY,
    MANDATORY,
    ROW,
    S_DEAL_SCORING,
    S_DRAW,
    S_EFFECT,
    S_FILL_SCORING,
    S_KEEP,
    S_LAY_STRIPS,
    S_LAY_TILES,
    S_SOLO_REMOVE,
    S_SOLO_TURN,
    S_TURN,
    SHIFT,
    STRIPS,
)
from ..events import E_DEAL, E_KEEP, E_LAY, E_ROW
from ..expansion import Expansion
from ..expansions import EXPANSIONS
from ..lists import changed, without
from ..names import scoring_name
from ..reasons import Reason, reason
from ..setup import Setup, seat_colour
from ..state import Solo, State, Step
from ..tables import Tables, tables_of
from .exploring import lay_tile

SCORING_SLOTS: Final = 4


def state_for(setup: Setup) -> State:
    """The state before anything has been dealt for a set-up."""
    t = tables_of(setup.data)
    expansion = next((EXPANSIONS[name] for name in setup.expansions), None)
    return new_state(t, setup.players, setup.seed, setup.dealer == "ask", setup.rulings, setup.difficulty, expansion)


def new_state(
    t: Tables,
    players: int,
    seed: int,
    asking: bool,
    rulings: int,
    difficulty: str = "easy",
    expansion: Expansion | None = None,
) -> State:
    """A state before anything has been dealt; the set-up waits on its agenda."""
    s = State(t, max(2, players), seed, asking, rulings)
    s.deck = list(range(t.base_card_count))
    s.mound = [tile for tile, back in enumerate(t.tile_back) if back == "grey"]
    s.pastures = [tile for tile, back in enumerate(t.tile_back) if back == "pasture"]
    s.pool = [tile for tile, back in enumerate(t.tile_back) if back in "234" and back and int(back) <= max(2, players)]
    for place, player in enumerate(s.players):
        player.coins = t.starting_coins[place]
        player.ranch = t.starting_ranch
        player.supply = t.starting_supply
        player.ship = t.start[1][players]
    s.agenda = [(S_TURN, s.first)]
    if players == 1:
        _set_up_eminence(s, difficulty)
    if expansion is not None:
        s.hooks = expansion
        expansion.set_up(s)
    seats = range(players - 1, -1, -1)
    s.agenda.extend((S_EFFECT, seat, (w.PRODUCTION, w.ANY_RESOURCE), STRIPS, MANDATORY) for seat in seats)
    s.agenda.append((S_FILL_SCORING, 0))
    s.agenda.extend((S_DEAL_SCORING, seat, -1) for seat in seats)
    s.agenda.extend((S_DRAW, seat, t.starting_hand) for seat in seats)
    if s.solo is not None:
        s.agenda.append((S_SOLO_REMOVE, EMINENCE))
    s.agenda.append((S_LAY_STRIPS, 0))
    s.agenda.append((S_LAY_TILES, 0))
    return s


def _set_up_eminence(s: State, difficulty: str) -> None:
    """The Wise Eminence takes the starting player token and seat 1; its inhabitants and coins are not used."""
    person, eminence = s.players
    person.coins = s.t.starting_coins[1]
    eminence.coins = eminence.ranch = 0
    eminence.supply = s.t.starting_ranch + s.t.starting_supply
    s.first = EMINENCE
    s.solo = Solo(list(range(len(s.t.solo_ids))), s.t.solo_keep[difficulty])
    s.agenda = [(S_SOLO_TURN, EMINENCE)]


def start_spaces(t: Tables, players: int) -> list[int]:
    """Spaces that carry a starting tile with this number of players."""
    most = max(2, players)
    return [space for space, symbol in enumerate(t.start_symbol) if 0 < symbol <= most]


def lay_tiles(s: State, _: Step) -> list[int] | None:
    """Starting tiles, mixed, on the spaces of the player count, the lowest number first."""
    free = [space for space in start_spaces(s.t, len(s.players)) if not s.tiles[space]]
    if not free:
        s.agenda.pop()
        s.pool = list(range(len(s.t.scoring_ids)))
        return None
    if s.asking:
        return [LAY << SHIFT | tile for tile in s.pool]
    lay(s, (), s.one_of(s.pool))
    return None


def lay(s: State, _: Step, tile: int) -> None:
    s.pool = without(s.pool, tile)
    space = next(space for space in start_spaces(s.t, len(s.players)) if not s.tiles[space])
    lay_tile(s, space, tile)
    if s.log is not None:
        s.log.append((E_LAY, -1, space, -1, tile))


def lay_strips(s: State, _: Step) -> list[int] | None:
    """The strips in random order, from the top row down."""
    left = [action for action in range(len(s.t.first)) if action not in s.strips]
    if not left:
        s.agenda.pop()
        return None
    if s.asking:
        return [ROW << SHIFT | action for action in left]
    row(s, (), s.pick(left))
    return None


def row(s: State, _: Step, action: int) -> None:
    s.strips = [*s.strips, action]
    if s.log is not None:
        s.log.append((E_ROW, -1, len(s.strips), -1, action))


def deal_scoring(s: State, step: Step) -> list[int] | None:
    """Two scoring tiles, of which the seat will keep one."""
    if s.asking:
        return [DEAL << SHIFT | tile for tile in s.pool]
    deal(s, step, s.one_of(s.pool))
    return None


def deal(s: State, step: Step, tile: int) -> None:
    seat, already = step[1], step[2] if step[0] == S_DEAL_SCORING else -1
    s.pool = without(s.pool, tile)
    if s.log is not None:
        s.log.append((E_DEAL, -1 if step[0] == S_FILL_SCORING else seat, 1, -1, tile))
    if step[0] == S_FILL_SCORING:
        s.scoring_tiles = changed(s.scoring_tiles, s.scoring_tiles.index(-1), tile)
    elif already < 0:
        s.agenda[-1] = (S_DEAL_SCORING, seat, tile)
    else:
        s.agenda[-1] = (S_KEEP, seat, min(already, tile), max(already, tile))


def keep(_s: State, step: Step) -> list[int]:
    return [KEEP << SHIFT | step[2], KEEP << SHIFT | step[3]]


def keep_reasons(s: State, step: Step, tile: int) -> list[Reason]:
    if step[0] != S_KEEP:
        return []
    name = scoring_name(s, tile)
    return [reason("setup.scoring_tile_choice", "not-dealt", tile=name, seat=seat_colour(step[1]))]


def kept(s: State, step: Step, tile: int) -> None:
    s.agenda.pop()
    s.players[step[1]].kept = tile
    s.scoring_tiles = changed(s.scoring_tiles, step[1], tile)
    if s.log is not None:
        s.log.append((E_KEEP, step[1], 1, -1, tile))


def fill_scoring(s: State, step: Step) -> list[int] | None:
    """Random scoring tiles for the colours that nobody plays; the rest goes back to the box."""
    if -1 not in s.scoring_tiles:
        s.agenda.pop()
        s.pool = []
        return None
    if s.asking:
        return [DEAL << SHIFT | tile for tile in s.pool]
    deal(s, step, s.one_of(s.pool))
    return None
