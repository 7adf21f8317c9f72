"""Checks of the solo game."""

from collections.abc import Iterator
from itertools import pairwise, product

from ..box import Pack
from ..reading import PackFault
from ..solo_tables import SoloDifficulty, SoloSpace, SoloTile
from ..vocabulary import ACTIONS, CORNERS
from .kit import check, lines, listing, table_fault, unequal_counts
from .shape import ROWS

SOLO_TRACKS = {"house": range(1, 7), "settlement": range(1, 5), "cattle": range(1, 6)}
BOTTOM_STRIPS = ("settle", "cattle_breeding", "other")
REMOVED_TILES = 4
SPACES = ROWS["spaces"]


@check("solo_tiles", "solo_tiles.type")
def solo_types(pack: Pack) -> Iterator[PackFault]:
    yield from unequal_counts("solo_tiles", "type", {"A": 5, "B": 5}, (tile.type for tile in pack.box.solo_tiles))


@check(*(f"solo_tiles.{corner}" for corner in CORNERS))
def solo_corners(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "solo_tiles", SoloTile):
        seen: set[int] = set()
        for column, number in zip(CORNERS, line.record.corners, strict=True):
            if number > SPACES:
                yield line.fault(column, f"found {number}, expected a space from 1 to {ROWS['spaces']}")
            elif number in seen:
                yield line.fault(column, f"{number} stands on this tile already, expected four different numbers")
            seen.add(number)


@check("solo_tiles.action1", "solo_tiles.action2", "solo_tiles.action3")
def solo_tile_actions(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "solo_tiles", SoloTile):
        if len(set(line.record.actions)) < 3:
            yield line.fault("action3", f"found {listing(line.record.actions)}, expected three different actions")


@check("solo_actions", "solo_actions.phase", "solo_actions.action")
def solo_action_rows(pack: Pack) -> Iterator[PackFault]:
    pairs = {(action.phase, action.action) for action in pack.box.solo_actions}
    wanted = {*product(("chosen_strip",), ACTIONS), *product(("bottom_strip",), BOTTOM_STRIPS)}
    for phase, action in sorted(wanted - pairs):
        yield table_fault("solo_actions", f"no row for {phase} {action}, expected one")


@check("solo_board", "solo_board.track", "solo_board.position")
def solo_board_places(pack: Pack) -> Iterator[PackFault]:
    for track in ("house", "settlement", "cattle", "cactus"):
        positions = sorted(space.position for space in pack.box.solo_board if space.track == track)
        wanted = list(SOLO_TRACKS.get(track, range(len(positions))))
        if positions != wanted or not positions:
            yield table_fault("solo_board", f"track {track}: found {listing(positions)}, expected {listing(wanted)}")


@check("solo_board.track", "solo_board.position", "solo_board.vp")
def solo_board_points(pack: Pack) -> Iterator[PackFault]:
    ordered = sorted(lines(pack, "solo_board", SoloSpace), key=lambda line: (line.record.track, line.record.position))
    for before, line in pairwise(ordered):
        if before.record.track == line.record.track and line.record.vp < before.record.vp:
            yield line.fault("vp", f"found {line.record.vp}, expected no less than {before.record.vp} one place before")


@check("solo_difficulty.remove_a", "solo_difficulty.remove_b")
def solo_levels(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "solo_difficulty", SoloDifficulty):
        removed = line.record.remove_a + line.record.remove_b
        if removed != REMOVED_TILES:
            yield line.fault("remove_b", f"removes {removed} tiles, expected {REMOVED_TILES} in all")
