"""Placing tiles on the map: exploring and cattle pastures."""

from typing import Final

from ...components import vocabulary as w
from ...components.effects import Effect
from ..codes import (
    EXPLORE,
    GO_EXPLORE,
    OPTION_PASS,
    PASTURE,
    REVEAL,
    S_EFFECT,
    S_PLACE,
    S_REVEAL,
    S_TILE_LEVER,
    SHIFT,
    SPACES,
)
from ..events import E_NO_TILE, E_PLACE, E_REVEAL
from ..lists import changed, inserted, without
from ..reasons import Reason, reason
from ..state import State, Step
from ..tables import T_TILE_PLACED
from .gains import gain_coins, push
from .handlers import offers

OPTION_GO: Final = GO_EXPLORE << SHIFT


def place_tile(s: State, seat: int, space: int, tile: int) -> None:
    """Lays a tile, gives the covered reward to who laid it, and lets levers react."""
    t = s.t
    lay_tile(s, space, tile)
    if s.log is not None:
        s.log.append((E_PLACE, seat, space, SPACES, tile))
    for lever in t.lever_bits[s.players[seat].up & t.levers_on[T_TILE_PLACED]]:
        s.agenda.append((S_TILE_LEVER, seat, lever))
    push(s, seat, t.space_reward[space], SPACES)


def lay_tile(s: State, space: int, tile: int) -> None:
    """Puts a tile on a space and keeps the lists of free sites and neighbouring spaces in step."""
    t = s.t
    s.tiles = changed(s.tiles, space, tile)
    if s.hooks is not None:
        s.hooks.tile_laid(s)
    if tile <= t.base_tile_count:  # sites of other tiles are not open to everybody
        for half in range(t.tile_sites[tile]):
            s.open = inserted(s.open, space * 2 + half)
    if space in s.frontier:
        s.frontier = without(s.frontier, space)
    for neighbour in t.adjacent[space]:
        if not s.tiles[neighbour] and neighbour not in s.frontier:
            s.frontier = inserted(s.frontier, neighbour)


def explore(s: State, step: Step) -> list[int] | None:
    """The effect `explore:n`: each tile is revealed before its space is chosen."""
    _, seat, effect, source, flags = step
    if effect[1] > 1:
        s.agenda[-1] = (S_EFFECT, seat, (effect[0], effect[1] - 1), source, flags)
        s.agenda.append((S_EFFECT, seat, (effect[0], 1), source, flags))
        return None
    if not s.frontier or not s.mound:
        s.agenda.pop()
        rule = "explore.mound_empty" if s.frontier else "explore.board_full"
        coins_for_tile(s, seat, source, s.t.no_tile_coins, rule)
        return None
    return [OPTION_GO, OPTION_PASS]


def go_explore(s: State, step: Step, _: int) -> None:
    s.agenda[-1] = (S_REVEAL, step[1])


def reveal(s: State, step: Step) -> list[int] | None:
    """Turns over a grey tile, or lets people say which one it was."""
    if s.asking:
        return [REVEAL << SHIFT | tile for tile in s.mound]
    revealed(s, step, s.one_of(s.mound))
    return None


def revealed(s: State, step: Step, tile: int) -> None:
    s.mound = without(s.mound, tile)
    if s.log is not None:
        s.log.append((E_REVEAL, step[1], 1, -1, tile))
    s.agenda[-1] = (S_PLACE, step[1], tile)


def place(s: State, _: Step) -> list[int]:
    return [EXPLORE << SHIFT | space for space in s.frontier]


def space_reasons(s: State, space: int) -> list[Reason]:
    """Why no tile can be laid on a space."""
    if s.tiles[space]:
        return [reason("explore.adjacent", "space-taken", space=space)]
    if space not in s.frontier:
        neighbours = ", ".join(str(neighbour) for neighbour in s.t.adjacent[space])
        return [reason("explore.adjacent", "not-adjacent", space=space, neighbours=neighbours)]
    return []


def place_reasons(s: State, _step: Step, space: int) -> list[Reason]:
    return space_reasons(s, space)


def placed(s: State, step: Step, space: int) -> None:
    s.agenda.pop()
    place_tile(s, step[1], space, step[2])


@offers(w.PLACE_PASTURE)
def pasture_options(s: State, _seat: int, _effect: Effect, _index: int, out: list[int]) -> None:
    if s.pastures:
        out.extend([PASTURE << SHIFT | space for space in s.frontier])


def pasture_reasons(s: State, _step: Step, space: int) -> list[Reason]:
    reasons = [] if s.pastures else [reason("cattle.pasture_missing", "no-pasture-left")]
    return reasons + space_reasons(s, space)


def place_pasture(s: State, step: Step, space: int) -> None:
    s.agenda.pop()
    tile, s.pastures = s.pastures[0], s.pastures[1:]
    place_tile(s, step[1], space, tile)


def coins_for_pasture(s: State, seat: int, source: int) -> None:
    """Two coins because no pasture or no space is left."""
    coins_for_tile(s, seat, source, s.t.no_pasture_coins, "cattle.pasture_missing")


def coins_for_tile(s: State, seat: int, source: int, coins: int, rule: str) -> None:
    """Coins instead of a tile that cannot be placed."""
    if s.log is not None:
        s.log.append((E_NO_TILE, seat, 0, source, rule))
    gain_coins(s, seat, coins, source, rule)
