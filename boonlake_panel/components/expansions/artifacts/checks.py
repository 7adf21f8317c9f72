"""Checks of the tables of Artifacts."""

from collections.abc import Iterator
from itertools import product

from ... import vocabulary as w
from ...box import Pack
from ...checks.kit import check, lines, listing, table_fault, unequal_counts
from ...checks.pieces import marker_faults
from ...checks.placement import EFFECTS, GAINS, GAINS_AND_ACTIONS, LASTING, RULES, SCORES, Place
from ...effects import Effect, words_of
from ...expansion_words import artifacts as aw
from ...lexicon import words_in
from ...reading import PackFault
from ...word import Group
from . import artifact_box
from .tables import ArtifactSide, HarbourTile, LakeSpace, PriceTile

PRICES = frozenset((w.COINS, w.DISCARD, w.INHABITANTS, w.VASE, w.VP, aw.LEVER_DOWN))
LAKE_SIDES = {"income": 7, "vp": 8}
SLOTS = {"1 upper": 4, "2 lower": 4}

EFFECTS.update(
    {
        ("artifact_cards", "immediate"): Place(GAINS_AND_ACTIONS | {aw.LAKE}, required=False),
        ("artifact_cards", "one_time"): Place(
            words_in(Group.GAIN, Group.ACTION, Group.MODIFIER) | {aw.LAKE}, required=False
        ),
        ("artifact_cards", "end"): Place(SCORES, required=False),
        ("lake", "coast_effect"): Place(GAINS_AND_ACTIONS | SCORES),
        ("lake", "boat_effect"): Place(GAINS),
        ("price_tiles", "cost"): Place(PRICES, cost=True),
        ("special_tile", "on_develop"): Place(GAINS | {aw.LAKE}, required=False),
        ("harbour_tiles", "reward"): Place(GAINS),
    }
)
RULES.update(
    {
        ("artifact_cards", "permanent"): Place(LASTING | words_in(Group.EXPANSION), required=False),
        ("lake_conditions", "effect"): Place(frozenset((aw.LAKE,))),
        ("artifacts", "basic"): Place(LASTING | words_in(Group.EXPANSION)),
        ("artifacts", "advanced"): Place(LASTING | words_in(Group.EXPANSION)),
    }
)


@check("scoring_markers", "scoring_markers.set", "scoring_markers.scoring", "scoring_markers.variant")
def marker_set(pack: Pack) -> Iterator[PackFault]:
    wanted = {*product(range(1, 5), ("normal",)), *product(range(2, 5), ("improved",))}
    yield from marker_faults(pack, "artifacts", wanted)


@check("lake", "lake.side", "lake.position")
def lake_places(pack: Pack) -> Iterator[PackFault]:
    position = dict.fromkeys(LAKE_SIDES, 0)
    for line in lines(pack, "lake", LakeSpace):
        position[line.record.side] += 1
        if line.record.position != position[line.record.side]:
            wanted = position[line.record.side]
            yield line.fault("position", f"found {line.record.position}, expected {wanted}: spaces from the start")
            position[line.record.side] = line.record.position
    yield from unequal_counts("lake", "side", LAKE_SIDES, (space.side for space in artifact_box(pack.box).lake))


@check("lake_conditions", "lake_conditions.round", "lake_conditions.slot")
def lake_condition_sets(pack: Pack) -> Iterator[PackFault]:
    given = (f"{condition.round} {condition.slot}" for condition in artifact_box(pack.box).lake_conditions)
    yield from unequal_counts("lake_conditions", "round and slot", SLOTS, given)


@check("artifacts", "artifacts.piece", "artifacts.side")
def artifact_sides(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "artifacts", ArtifactSide):
        sides = {side.side for side in artifact_box(pack.box).artifacts if side.piece == line.record.piece}
        if sides != {"a", "b"}:
            yield line.fault("side", f"{line.record.piece} has only side {listing(sides)}, expected the sides a and b")


@check("artifacts.basic_vases", "artifacts.advanced_vases")
def artifact_vases(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "artifacts", ArtifactSide):
        for column, given, wanted in (
            ("basic_vases", line.record.basic_vases, 2),
            ("advanced_vases", line.record.advanced_vases, 1),
        ):
            if given != wanted:
                yield line.fault(column, f"found {given}, expected {wanted}")


@check("artifacts", "artifacts.piece", "artifacts.basic", "artifacts.advanced")
def single_pieces(pack: Pack) -> Iterator[PackFault]:
    for word, piece in ((aw.PURPLE, "purple inhabitant"), (aw.SPECIAL_TILE, "special building tile")):
        sides = artifact_box(pack.box).artifacts
        users = {side.piece for side in sides if word in _words((*side.basic, *side.advanced))}
        if len(users) != 1:
            yield table_fault("artifacts", f"the {piece} is used by {listing(sorted(users))}, expected one piece")


def _words(rules: tuple[Effect, ...]) -> set[int]:
    return set().union(*(words_of(rule) for rule in rules)) if rules else set()


@check("price_tiles", "price_tiles.order_position")
def price_positions(pack: Pack) -> Iterator[PackFault]:
    wanted = {str(position): 2 for position in range(1, 5)}
    given = (str(line.record.order_position) for line in lines(pack, "price_tiles", PriceTile))
    yield from unequal_counts("price_tiles", "order_position", wanted, given)


@check("special_tile", "special_tile.half", "special_tile.kind")
def special_halves(pack: Pack) -> Iterator[PackFault]:
    given = {half.half: half.kind for half in artifact_box(pack.box).special_tile}
    if given != {"upper": "site", "lower": "pasture"}:
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
