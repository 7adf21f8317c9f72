"""Checks of the action board, the strips, the player board, the tracks, cards, tiles and scoring tiles."""

from collections.abc import Iterator
from itertools import product

from ..box import Pack
from ..reading import PackFault
from ..tables import ActionRow, Lever, Production, Recess, ScoringTile, Strip, Tile, TrackSpace
from ..vocabulary import CATEGORIES, HALVES, KINDS, MEASURES, TRACKS, TRIGGERS
from .kit import check, lines, listing, table_fault, unequal_counts

PENALTY_ROWS = (6, 7)
TIERS = {1: {"house": 2, "cattle": 1, "inhabitant": 1}, 2: {"house": 2, "settlement": 1, "cattle": 1, "inhabitant": 1}}
LOWER_TIERS = {"house": 2, "settlement": 3, "cattle": 3}
TIER_POINTS = {1: 0, 2: 0, 3: 2, 4: 4, 5: 6}
START_INCOME = 2
BACKS = {"2": 6, "3": 2, "4": 2, "grey": 25, "pasture": 7}
SITE_COLUMNS = ("cost", "gain", "settlement")
LIMITS = {"production": 8, "levers": 12, "cattle": 5, "settlements": 4, "houses": 6}
"""The largest value that a measure can reach, where the pieces fix it."""


@check("action_board.row")
def action_rows(pack: Pack) -> Iterator[PackFault]:
    for number, line in enumerate(lines(pack, "action_board", ActionRow), 1):
        if line.record.row != number:
            yield line.fault("row", f"found {line.record.row}, expected {number}: rows from top to bottom")


@check("action_board.vp_penalty", "action_board.row")
def action_row_penalties(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "action_board", ActionRow):
        if (line.record.vp_penalty < 0) != (line.record.row in PENALTY_ROWS):
            yield line.fault(
                "vp_penalty", f"found {line.record.vp_penalty}, expected a loss in the two lowest rows only"
            )


@check("strips.first_kind", "strips.first")
def first_parts(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "strips", Strip):
        kind = line.record.first_kind
        expected = f"play_or_discard:{kind}"
        if kind in KINDS and line.cells["first"].replace(" ", "") != expected:
            yield line.fault("first", f"found {line.cells['first']!r}, expected {expected!r} because of first_kind")


@check("income_tracks", "income_tracks.track", "income_tracks.position")
def track_positions(pack: Pack) -> Iterator[PackFault]:
    position = dict.fromkeys(TRACKS, -1)
    for line in lines(pack, "income_tracks", TrackSpace):
        position[line.record.track] += 1
        if line.record.position != position[line.record.track]:
            wanted = position[line.record.track]
            yield line.fault("position", f"found {line.record.position}, expected {wanted}: steps from the start")
            position[line.record.track] = line.record.position


@check(
    "income_tracks.track", "income_tracks.position", "income_tracks.coins", "income_tracks.cards", "income_tracks.vp"
)
def track_incomes(pack: Pack) -> Iterator[PackFault]:
    before: dict[str, TrackSpace] = {}
    for line in lines(pack, "income_tracks", TrackSpace):
        space = line.record
        pays, other = ("coins", "cards") if space.track == "coin" else ("cards", "coins")
        last = before.get(space.track)
        if getattr(space, other):
            yield line.fault(other, f"found {getattr(space, other)}, expected 0 on the {space.track} track")
        if last is None and getattr(space, pays) != START_INCOME:
            yield line.fault(pays, f"found {getattr(space, pays)}, expected {START_INCOME} on the start space")
        for column in (pays, "vp"):
            if last is not None and getattr(space, column) < getattr(last, column):
                yield line.fault(column, f"found {getattr(space, column)}, expected no less than one step before")
        before[space.track] = space


@check("player_board", "player_board.tier", "player_board.piece")
def tier_contents(pack: Pack) -> Iterator[PackFault]:
    def pieces(*tiers: int) -> list[str]:
        return [recess.piece for recess in pack.box.player_board if recess.tier in tiers]

    for tier, wanted in TIERS.items():
        for fault in unequal_counts("player_board", "piece", wanted, pieces(tier)):
            yield table_fault("player_board", f"tier {tier}, {fault.message}")
    for fault in unequal_counts("player_board", "piece", LOWER_TIERS, pieces(3, 4, 5)):
        yield table_fault("player_board", f"tiers 3 to 5, {fault.message}")


@check("player_board", "player_board.piece", "player_board.order", "player_board.tier")
def recess_order(pack: Pack) -> Iterator[PackFault]:
    for piece in ("house", "settlement", "cattle", "inhabitant"):
        recesses = [line for line in lines(pack, "player_board", Recess) if line.record.piece == piece]
        by_tier = sorted(recesses, key=lambda line: (line.record.tier, line.record.order))
        for order, line in enumerate(by_tier, 1):
            if line.record.order != order:
                yield line.fault(
                    "order", f"found {line.record.order}, expected {order}: recesses empty from top to bottom"
                )


@check("player_board.tier", "player_board.piece", "player_board.end_vp")
def tier_points(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "player_board", Recess):
        wanted = 0 if line.record.piece == "inhabitant" else TIER_POINTS[line.record.tier]
        if line.record.end_vp != wanted:
            yield line.fault("end_vp", f"found {line.record.end_vp}, expected {wanted} in tier {line.record.tier}")


@check("production.canal_order", "production.resource")
def canal(pack: Pack) -> Iterator[PackFault]:
    seen: set[int] = set()
    for line in lines(pack, "production", Production):
        if line.record.canal_order in seen:
            yield line.fault("canal_order", f"{line.record.canal_order} is taken, expected 1 to 4, each once")
        seen.add(line.record.canal_order)
        if (line.record.resource == "wood") != (line.record.canal_order == 1):
            yield line.fault("canal_order", f"found {line.record.canal_order}, expected wood as the first area")


@check("production.level1", "production.level2", "production.resource")
def production_levels(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "production", Production):
        for column, given, wanted in (("level1", line.record.level1, 1), ("level2", line.record.level2, 2)):
            if given != wanted:
                yield line.fault(column, f"found {given}, expected {wanted}")


@check("levers", "levers.row", "levers.column")
def lever_places(pack: Pack) -> Iterator[PackFault]:
    places = {(lever.row, lever.column) for lever in pack.box.levers}
    missing = [f"{row}.{column}" for row, column in product(range(1, 5), range(1, 4)) if (row, column) not in places]
    if missing:
        yield table_fault("levers", f"no lever in row.column {listing(missing)}, expected 4 rows of 3")


@check("levers.row", "levers.effect")
def top_row_levers(pack: Pack) -> Iterator[PackFault]:
    forgo = TRIGGERS.index("forgo_common")
    for line in lines(pack, "levers", Lever):
        if len(line.record.effect) != 1:
            yield line.fault("effect", f"found {len(line.record.effect)} rules, expected one")
        elif (line.record.effect[0][1] == forgo) != (line.record.row == 1):
            yield line.fault("effect", "expected on:forgo_common in the top row, and only there")


@check("scoring_markers", "scoring_markers.set", "scoring_markers.scoring", "scoring_markers.variant")
def marker_sets(pack: Pack) -> Iterator[PackFault]:
    yield from marker_faults(pack, "base", set(product(range(1, 5), ("normal",))))


def marker_faults(pack: Pack, set_: str, wanted: set[tuple[int, str]]) -> Iterator[PackFault]:
    """Markers of a set that are missing or too many, by scoring and variant."""
    markers = {(marker.scoring, marker.variant) for marker in pack.box.scoring_markers if marker.set == set_}
    for scoring, variant in sorted(wanted - markers):
        yield table_fault("scoring_markers", f"no marker {set_} {scoring} {variant}, expected one")
    for scoring, variant in sorted(markers - wanted):
        yield table_fault("scoring_markers", f"found a marker {set_} {scoring} {variant}, expected none")


@check("tiles", "tiles.back")
def tile_backs(pack: Pack) -> Iterator[PackFault]:
    yield from unequal_counts("tiles", "back", BACKS, (tile.back for tile in pack.box.tiles))


@check("tiles.back", "tiles.sites")
def pasture_sites(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "tiles", Tile):
        if (line.record.back == "pasture") != (not line.record.sites):
            wanted = "0 on a pasture" if line.record.back == "pasture" else "1 or 2"
            yield line.fault("sites", f"found {len(line.record.sites)}, expected {wanted}")


@check("tiles.sites")
def site_cells(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "tiles", Tile):
        for place, name in enumerate(HALVES):
            exists = len(line.record.sites) > place
            for column in (f"{name}_{part}" for part in SITE_COLUMNS):
                if bool(line.cells[column].strip()) != exists:
                    wanted = "an effect or 'none'" if exists else "an empty cell, because the tile has no such site"
                    yield line.fault(column, f"found {line.cells[column].strip()!r}, expected {wanted}")


@check("scoring_tiles.category", *(f"scoring_tiles.value{n}" for n in range(1, 5)))
def scoring_values(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "scoring_tiles", ScoringTile):
        size = 2 if line.record.category_text.startswith(("regions:", "kinds:")) else 1
        before = (0,) * size
        for number, value in enumerate(line.record.values, 1):
            column = f"value{number}"
            shown = line.cells[column].strip()
            if len(value) != size:
                yield line.fault(column, f"found {shown!r}, expected {('one number', 'two numbers as 3+2')[size - 1]}")
                break
            if sum(value) < sum(before):
                yield line.fault(column, f"found {shown}, expected no less than in the scoring before")
            elif not value[0] >= value[-1] >= 1:
                yield line.fault(column, f"found {shown}, expected the larger number first and at least 1")
            before = value


@check("scoring_tiles.category")
def scoring_pairs(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "scoring_tiles", ScoringTile):
        category = line.record.category
        if category[0] in (CATEGORIES.index("regions"), CATEGORIES.index("kinds")) and category[1] == category[2]:
            yield line.fault("category", f"found {line.record.category_text!r}, expected two different names")


@check("scoring_tiles.category", "scoring_tiles.value4", "income_tracks", "income_tracks.position")
def scoring_values_can_be_reached(pack: Pack) -> Iterator[PackFault]:
    ends = {
        f"{track}_track": max((s.position for s in pack.box.income_tracks if s.track == track), default=0)
        for track in TRACKS
    }
    limits = {**LIMITS, **ends, "lower_track": min(ends.values())}
    for line in lines(pack, "scoring_tiles", ScoringTile):
        category = line.record.category
        limit = limits.get(MEASURES[category[1]]) if category[0] == -1 else None
        if limit is not None and line.record.values[3][0] > limit:
            yield line.fault(
                "value4", f"found {line.record.values[3][0]}, expected at most {limit}, which can be reached"
            )
