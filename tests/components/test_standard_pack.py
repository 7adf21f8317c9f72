"""Properties of the standard pack that are our own design: they need not hold for other packs."""

import math
import statistics
from collections import Counter
from itertools import combinations, pairwise

import pytest

from boonlake_panel.components import open_box
from boonlake_panel.components.checks.board import hex_neighbours, starts
from boonlake_panel.components.effects import NOTHING, parse_effect
from boonlake_panel.components.vocabulary import KINDS, REGIONS, RESOURCES

Point = tuple[float, float]
box = open_box()
CENTRE = {space.number: (space.x, space.y) for space in box.spaces}
RIVER = {space.id: (space.x, space.y) for space in box.river}


def distance(point: Point, a: Point, b: Point) -> float:
    """From a point to the line from a to b."""
    length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length if length else 0
    along = max(0.0, min(1.0, along))
    return math.dist(point, (a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])))


def hexagon(centre: Point, radius: float) -> list[Point]:
    corners = (math.radians(60 * k) for k in range(6))
    return [(centre[0] + radius * math.sin(angle), centre[1] - radius * math.cos(angle)) for angle in corners]


def to_hexes(point: Point, radius: float) -> float:
    edges = (pairwise([*(corners := hexagon(centre, radius)), corners[0]]) for centre in CENTRE.values())
    return min(distance(point, a, b) for hexes in edges for a, b in hexes)


def polyline(name: str, table: str) -> list[Point]:
    return [(point.x, point.y) for point in getattr(box, table) if point.line == name]


def crosses(p: Point, q: Point, r: Point, s: Point) -> bool:
    def side(u: Point, v: Point, t: Point) -> float:
        return (v[0] - u[0]) * (t[1] - u[1]) - (v[1] - u[1]) * (t[0] - u[0])

    return side(p, q, r) * side(p, q, s) < 0 and side(r, s, p) * side(r, s, q) < 0


@pytest.mark.rule("components.map")
def test_four_regions_of_about_eight_spaces() -> None:
    sizes = Counter(space.region for space in box.spaces)
    assert set(sizes) == set(REGIONS)
    assert all(7 <= size <= 10 for size in sizes.values())


def test_each_region_is_in_one_piece_and_has_a_start_tile_in_every_game() -> None:
    around = hex_neighbours(box.spaces)
    for region in REGIONS:
        members = {space.number for space in box.spaces if space.region == region}
        reached: set[int] = set()
        waiting = [min(members)]
        while waiting:
            number = waiting.pop()
            if number not in reached:
                reached.add(number)
                waiting += around[number]
        assert reached == members
        assert any(space.start_symbol == 2 for space in box.spaces if space.region == region)


def test_spaces_that_are_always_covered_show_nothing_and_all_others_something() -> None:
    for space in box.spaces:
        assert (space.reward == NOTHING) == (space.start_symbol == 2), space.number


def test_every_resource_can_be_built_on_the_map() -> None:
    rewards = {space.reward for space in box.spaces}
    assert all(parse_effect(f"production:{resource}") in rewards for resource in RESOURCES)


def test_the_order_of_regions_follows_the_map() -> None:
    def mean(region: str) -> float:
        return statistics.mean(space.y for space in box.spaces if space.region == region)

    ranked = sorted(box.regions, key=lambda region: region.north_rank)
    assert [region.id for region in ranked] == sorted(REGIONS, key=mean)


def test_river_spaces_overlap_neither_hexes_nor_each_other() -> None:
    for name, point in RIVER.items():
        assert to_hexes(point, 0.95) > 0.42, name
        assert min(math.dist(point, centre) for centre in CENTRE.values()) > 1.2, name
    for (a, p), (b, q) in combinations(RIVER.items(), 2):
        assert math.dist(p, q) > 0.9, (a, b)


def test_river_spaces_lie_on_the_water_and_the_water_between_the_hexes() -> None:
    for space in box.river:
        line = polyline(space.segment, "river_line")
        assert min(distance(RIVER[space.id], a, b) for a, b in pairwise(line)) < 0.08, space.id
    for point in box.river_line:
        assert to_hexes((point.x, point.y), 1.0) > 0.44, (point.line, point.index)


def test_bridges_cross_the_water_they_name_and_no_river_space() -> None:
    for link in box.links:
        if link.kind == "bridge":
            ends = CENTRE[link.space_a], CENTRE[link.space_b]
            assert math.dist(*ends) < 3.6, link.id
            assert all(distance(point, *ends) > 0.5 for point in RIVER.values()), link.id
            assert any(crosses(*ends, a, b) for a, b in pairwise(polyline(link.crosses, "river_line"))), link.id


def test_the_ford_runs_between_the_listed_pairs_and_to_the_start_spaces() -> None:
    edges = [edge for branch in ("stem", "east", "west") for edge in pairwise(polyline(branch, "ford"))]
    around = hex_neighbours(box.spaces)

    def passes(a: int, b: int) -> bool:
        middle = ((CENTRE[a][0] + CENTRE[b][0]) / 2, (CENTRE[a][1] + CENTRE[b][1]) / 2)
        return min(distance(middle, p, q) for p, q in edges) < 0.08

    passed = {frozenset((a, b)) for a in around for b in around[a] if passes(a, b)}
    assert passed == {frozenset((link.space_a, link.space_b)) for link in box.links if link.kind == "ford"}
    begin = starts(box.river)
    assert math.dist(polyline("stem", "ford")[0], RIVER[box.route(1)[-1].id]) < 0.05
    assert math.dist(polyline("west", "ford")[-1], RIVER[begin[2, 2][0].id]) < 0.05
    assert math.dist(polyline("east", "ford")[-1], RIVER[begin[2, 4][0].id]) < 0.05


@pytest.mark.parametrize("round_", [1, 2])
def test_the_first_lock_lies_about_half_way(round_: int) -> None:
    route = [space.id for space in box.route(round_)]
    assert 22 <= len(route) <= 26
    (lock,) = (lock for lock in box.locks if lock.rounds == (round_,))
    assert 0.4 <= (route.index(lock.after) + 1) / len(route) <= 0.6


def test_the_action_board_is_steep() -> None:
    steps = [row.steps for row in box.action_board]
    assert steps == sorted(steps, reverse=True)
    assert (steps[0], steps[-1]) == (4, 1)
    assert 3 in steps


def test_each_kind_has_two_strips() -> None:
    assert Counter(strip.first_kind for strip in box.strips) == {"day": 2, "sunset": 2, "night": 2, "none": 1}


def test_each_step_on_a_track_is_worth_taking() -> None:
    for track in ("coin", "card"):
        spaces = [space for space in box.income_tracks if space.track == track]
        assert 10 <= len(spaces) <= 12
        for a, b in pairwise(spaces):
            assert (a.coins, a.cards, a.vp) != (b.coins, b.cards, b.vp) or b.crossing_reward != NOTHING


def test_every_vacated_recess_pays() -> None:
    assert all(recess.income_coins + recess.income_vp > 0 for recess in box.player_board)
    assert all(recess.income_vp > 0 for recess in box.player_board if recess.piece == "inhabitant")


def test_kinds_and_resources_of_cards_are_balanced() -> None:
    assert Counter(card.kind for card in box.cards) == dict.fromkeys(KINDS, 55)
    assert all(18 <= count <= 19 for count in Counter(card.kind for card in box.table("artifact_cards")).values())
    needed = [sum(card.resources[n] for card in box.cards) for n in range(4)]
    assert max(needed) - min(needed) <= 12
    for column in ("immediate", "permanent", "end"):
        spread = Counter(card.kind for card in box.cards if getattr(card, column) not in ((), NOTHING))
        assert max(spread.values()) - min(spread.values()) <= 8, column


def test_every_card_costs_something_and_does_something() -> None:
    for card in box.all_cards:
        assert card.cost_coins + card.cost_vases + sum(card.resources) > 0, card.id
        assert card.cost_coins <= 14, card.id
        assert sum(card.resources) <= 6, card.id
        effects = (card.immediate, card.one_time, card.end)
        assert card.permanent or any(effect != NOTHING for effect in effects), card.id


def test_mean_price_and_points_are_as_calibrated() -> None:
    count = len(box.cards)
    assert 6 <= sum(card.cost_coins for card in box.cards) / count <= 7.5
    assert 2.3 <= sum(card.vp for card in box.cards) / count <= 3.2
    assert 0.35 <= sum(sum(card.resources) >= 3 for card in box.cards) / count <= 0.7
    assert 15 <= sum(card.cost_vases > 0 for card in box.cards) <= 40


def test_cards_named_in_the_rulebook_are_there() -> None:
    assert {"Mayor", "Workshop", "Bank", "Art gallery", "Smithy"} <= {card.name for card in box.cards}


def test_scoring_tiles_have_different_categories_and_both_tracks_equally_often() -> None:
    assert len({tile.category_text for tile in box.scoring_tiles}) == 16
    assert Counter(tile.project_track for tile in box.scoring_tiles) == {"coin": 8, "card": 8}
    pairs = [
        tile.category_text[8:].split("+") for tile in box.scoring_tiles if tile.category_text.startswith("regions:")
    ]
    assert len(pairs) == 3
    assert {region for pair in pairs for region in pair} == set(REGIONS)


def test_solo_tiles_name_every_space_and_use_all_actions_evenly() -> None:
    assert {number for tile in box.solo_tiles for number in tile.corners} == set(range(1, 34))
    counts = Counter(action for tile in box.solo_tiles for action in tile.actions)
    assert len(counts) == 7
    assert set(counts.values()) <= {4, 5}


def test_boat_effects_are_those_of_the_rulebook() -> None:
    effects = Counter(space.boat_effect for space in box.table("lake"))
    assert set(effects) == {NOTHING, parse_effect("coins:+2"), parse_effect("discard:1 -> coins:+2")}
    assert all(space.boat_effect == NOTHING for space in box.table("lake") if space.position == 1)


def test_no_row_claims_more_than_it_may() -> None:
    """Whole designs must not be passed off as the rulebook's."""
    assert {card.provenance for card in box.table("artifact_cards")} == {"reconstructed"}
    assert {space.provenance for space in box.spaces} == {"reconstructed"}
    assert Counter(card.provenance for card in box.cards)["rulebook"] == 0
