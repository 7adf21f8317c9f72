"""Checks of the solo game and of the expansion Artifacts."""

from collections.abc import Iterator
from itertools import pairwise, product

from .. import vocabulary as w
from ..box import Pack
from ..effects import Effect, words_of
from ..expansion_tables import ArtifactSide, HarbourTile, LakeSpace, PriceTile, SoloDifficulty, SoloSpace, SoloTile
from ..reading import PackFault
from ..vocabulary import ACTIONS
from .kit import check, lines, listing, table_fault, unequal_counts

CORNERS = ("top_left", "top_right", "bottom_left", "bottom_right")
SOLO_TRACKS = {"house": range(1, 7), "settlement": range(1, 5), "cattle": range(1, 6)}
BOTTOM_STRIPS = ("settle", "cattle_breeding", "other")
REMOVED_TILES = 4
SPACES = 33
LAKE_SIDES = {"income": 7, "vp": 8}
SLOTS = {"1 upper": 4, "2 lower": 4}


@check("solo_tiles", "solo_tiles.type")
def solo_types(pack: Pack) -> Iterator[PackFault]:
    yield from unequal_counts("solo_tiles", "type", {"A": 5, "B": 5}, (tile.type for tile in pack.box.solo_tiles))


@check(*(f"solo_tiles.{corner}" for corner in CORNERS))
def solo_corners(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "solo_tiles", SoloTile):
        seen: set[int] = set()
        for column, number in zip(CORNERS, line.record.corners, strict=True):
            if number > SPACES:
                yield line.fault(column, f"found {number}, expected a space from 1 to {SPACES}")
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
    found = {(action.phase, action.action) for action in pack.box.solo_actions}
    wanted = {*product(("chosen_strip",), ACTIONS), *product(("bottom_strip",), BOTTOM_STRIPS)}
    for phase, action in sorted(wanted - found):
        yield table_fault("solo_actions", f"no row for {phase} {action}, expected one")


@check("solo_board", "solo_board.track", "solo_board.position")
def solo_board_places(pack: Pack) -> Iterator[PackFault]:
    for track in ("house", "settlement", "cattle", "cactus"):
        found = sorted(space.position for space in pack.box.solo_board if space.track == track)
        wanted = list(SOLO_TRACKS.get(track, range(len(found))))
        if found != wanted or not found:
            yield table_fault("solo_board", f"track {track}: found {listing(found)}, expected {listing(wanted)}")


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


@check("lake", "lake.side", "lake.position")
def lake_places(pack: Pack) -> Iterator[PackFault]:
    position = dict.fromkeys(LAKE_SIDES, 0)
    for line in lines(pack, "lake", LakeSpace):
        position[line.record.side] += 1
        if line.record.position != position[line.record.side]:
            wanted = position[line.record.side]
            yield line.fault("position", f"found {line.record.position}, expected {wanted}: spaces from the start")
            position[line.record.side] = line.record.position
    yield from unequal_counts("lake", "side", LAKE_SIDES, (space.side for space in pack.box.lake))


@check("lake_conditions", "lake_conditions.round", "lake_conditions.slot")
def lake_condition_sets(pack: Pack) -> Iterator[PackFault]:
    found = (f"{condition.round} {condition.slot}" for condition in pack.box.lake_conditions)
    yield from unequal_counts("lake_conditions", "round and slot", SLOTS, found)


@check("artifacts", "artifacts.piece", "artifacts.side")
def artifact_sides(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "artifacts", ArtifactSide):
        sides = {side.side for side in pack.box.artifacts if side.piece == line.record.piece}
        if sides != {"a", "b"}:
            yield line.fault("side", f"{line.record.piece} has only side {listing(sides)}, expected the sides a and b")


@check("artifacts.basic_vases", "artifacts.advanced_vases")
def artifact_vases(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "artifacts", ArtifactSide):
        for column, found, wanted in (
            ("basic_vases", line.record.basic_vases, 2),
            ("advanced_vases", line.record.advanced_vases, 1),
        ):
            if found != wanted:
                yield line.fault(column, f"found {found}, expected {wanted}")


@check("artifacts", "artifacts.piece", "artifacts.basic", "artifacts.advanced")
def single_pieces(pack: Pack) -> Iterator[PackFault]:
    for word, piece in ((w.PURPLE, "purple inhabitant"), (w.SPECIAL_TILE, "special building tile")):
        users = {side.piece for side in pack.box.artifacts if word in _words((*side.basic, *side.advanced))}
        if len(users) != 1:
            yield table_fault("artifacts", f"the {piece} is used by {listing(sorted(users))}, expected one piece")


def _words(rules: tuple[Effect, ...]) -> set[int]:
    return set().union(*(words_of(rule) for rule in rules)) if rules else set()


@check("price_tiles", "price_tiles.order_position")
def price_positions(pack: Pack) -> Iterator[PackFault]:
    wanted = {str(position): 2 for position in range(1, 5)}
    found = (str(line.record.order_position) for line in lines(pack, "price_tiles", PriceTile))
    yield from unequal_counts("price_tiles", "order_position", wanted, found)


@check("special_tile", "special_tile.half", "special_tile.kind")
def special_halves(pack: Pack) -> Iterator[PackFault]:
    found = {half.half: half.kind for half in pack.box.special_tile}
    if found != {"upper": "site", "lower": "pasture"}:
        yield table_fault("special_tile", "expected a site as the upper and a pasture as the lower half")


@check("harbour_tiles", "harbour_tiles.river_space", "river", "river.id", "river.harbour", "river.reward")
def harbour_tiles(pack: Pack) -> Iterator[PackFault]:
    marked = {s.id for s in pack.box.river if s.harbour and words_of(s.reward) & {w.VASE, w.PRODUCTION}}
    seen: set[str] = set()
    for line in lines(pack, "harbour_tiles", HarbourTile):
        place = line.record.river_space
        if place not in marked or place in seen:
            wanted = listing(sorted(marked - seen))
            yield line.fault("river_space", f"found {place!r}, expected a harbour with a vase or a site: {wanted}")
        seen.add(place)


@check("harbour_tiles.river_space", "harbour_tiles.reward", "river.id", "river.reward")
def harbour_rewards(pack: Pack) -> Iterator[PackFault]:
    reward = {space.id: space.reward for space in pack.box.river}
    for line in lines(pack, "harbour_tiles", HarbourTile):
        if line.record.reward != reward.get(line.record.river_space, line.record.reward):
            yield line.fault("reward", "expected the reward that river.csv shows on the space below")
