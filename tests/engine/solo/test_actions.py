"""What the Wise Eminence does with each strip, and how it builds and places cattle."""

from typing import Any

import pytest

from ..eminence import QUIET, TYPES, doing, eminence, filled, lower, rows
from ..pieces import house, inhabitant, settlement
from ..support import keys

# The strips.


@TYPES
@pytest.mark.parametrize(("action", "tiles"), [("builder", ("SA5", "SB2")), ("progress", ("SA2", "SB5"))])
@pytest.mark.rule("solo.action.builder_progress")
def test_builder_and_progress_advance_the_cactus_marker(action: str, tiles: tuple[str, str], kind: int) -> None:
    told = eminence(tiles[kind], "top_left", rows(action, lowest=QUIET), cactus=10)
    assert lower(told, "cactus") == [kind + 1]
    assert told.solo["cactus"] == 10 + 2 * (kind + 1)
    assert told.rules("cactus")[-1] == "solo.action.builder_progress"


@TYPES
@pytest.mark.rule("solo.action.hire")
def test_hire_places_a_tile_and_advances(kind: int) -> None:
    """SA3 shows 15 and SB1 shows 25 at the top left: 15 lies next to 14, from 25 on 26 is the first free one."""
    told = eminence(("SA3", "SB1")[kind], "top_left", rows("hire", lowest="builder")).play("reveal:T31")
    assert told.map[("15", "26")[kind]]["tile"] == "T31"
    assert lower(told, "cactus") == [kind + 1]
    assert lower(told, "place") == [(15, 26)[kind]]
    assert told.rules("cactus")[-1] == "solo.action.hire"
    assert [event.what for event in told.halves()[1]] == ["solo_strip", "strip", "reveal", "search", "place", "cactus"]


@TYPES
@pytest.mark.rule("solo.action.pioneer")
def test_pioneer_places_two_tiles_and_a_house_on_the_second(kind: int) -> None:
    """SA4 shows 1 at the top right, SB5 shows 18; each time the first two free spaces next to tiles are taken."""
    tile, spaces = (("SA4", (1, 2)), ("SB5", (18, 19)))[kind]
    told = eminence(tile, "top_right", rows("pioneer", lowest="builder")).play("reveal:T20", "reveal:T21")
    assert lower(told, "place") == list(spaces)
    assert told.map[str(spaces[0])] == {"tile": "T20"}
    assert told.map[str(spaces[1])] == {"tile": "T21", "upper": house(1)}
    assert told.board["houses"] == 1
    assert lower(told, "cactus") == [1] * kind
    assert told.rules("house") == ["solo.action.pioneer"]
    assert told.game.scores[1] == 0


@pytest.mark.rule("solo.action.pioneer")
def test_pioneer_uses_the_only_site_of_a_tile() -> None:
    told = eminence("SA4", "top_right", rows("pioneer", lowest="builder")).play("reveal:T20", "reveal:T11")
    assert told.map["2"] == {"tile": "T11", "upper": house(1)}


@pytest.mark.rule("solo.action.pioneer")
def test_pioneer_builds_a_house_even_with_many_houses_on_the_map() -> None:
    spaces = {"4": {"tile": "T01", "upper": house(1), "lower": house(1)}, "7": {"tile": "T02", "upper": house(1)}}
    told = eminence("SA4", "top_right", rows("pioneer", lowest="builder"), map=spaces)
    told.play("reveal:T20", "reveal:T21")
    assert told.board["houses"] == 4
    assert told.board["settlements"] == 0


@pytest.mark.rule("solo.action.pioneer", "solo.none_left")
def test_pioneer_without_a_house_left_gives_ten_points() -> None:
    spaces = {
        "4": {"tile": "T01", "upper": house(1), "lower": house(1)},
        "7": {"tile": "T02", "upper": house(1), "lower": house(1)},
        "14": {"tile": "T03", "upper": house(1), "lower": house(1)},
    }
    told = eminence("SA4", "top_right", rows("pioneer", lowest="builder"), map=spaces)
    told.play("reveal:T20", "reveal:T21")
    assert told.of("house") == []
    assert told.game.ledger[1] == {"missing_pieces": 10}
    assert told.texts("missing") == ["The Wise Eminence has no house left on its board: 10 VP instead"]


@TYPES
@pytest.mark.rule("solo.action.pioneer")
def test_without_a_second_tile_the_house_is_lost(kind: int) -> None:
    told = eminence(("SA4", "SB5")[kind], "top_right", rows("pioneer", lowest="builder"), map=filled((32,), 20))
    told.play("reveal:T31")
    assert told.map["32"]["tile"] == "T31"
    assert told.of("house", "missing") == []
    assert told.board["houses"] == 0
    assert [event.text for event in told.of("no_place")] == [
        "No free space lies next to a tile: the effect is lost",
        "No second tile was placed: the house is lost",
    ]
    assert told.rules("no_place")[1] == "solo.action.pioneer"
    assert lower(told, "cactus") == [1] * kind


@TYPES
@pytest.mark.rule("solo.action.cattle")
def test_cattle_breeding_lays_a_pasture_and_places_cattle(kind: int) -> None:
    """SA2 shows 18 and SB4 shows 1 at the bottom left."""
    told = eminence(("SA2", "SB4")[kind], "bottom_left", rows("cattle_breeding", lowest="builder"))
    space = ("18", "1")[kind]
    assert told.map[space]["tile"] == "T36"
    assert told.map[space]["cattle"] == [0, 1]
    assert lower(told, "cactus") == [1] * kind
    assert told.board["cattle"] == 1


@pytest.mark.rule("solo.action.cattle")
def test_a_pasture_needs_a_neighbour_too() -> None:
    told = eminence("SA2", "bottom_left", rows("cattle_breeding", lowest="builder"), map={"31": {"tile": "T06"}})
    assert told.map["26"]["tile"] == "T36"
    assert told.of("search")[0].detail.startswith("18 no, 19 no, 20 no")


@pytest.mark.rule("solo.action.cattle")
@pytest.mark.parametrize(("greys", "free", "words"), [(22, (), "No free space"), (19, (2,), "No pasture is left")])
def test_without_a_place_for_a_pasture_the_cattle_still_comes(greys: int, free: tuple[int, ...], words: str) -> None:
    told = eminence("SA2", "bottom_left", rows("cattle_breeding", lowest="builder"), map=filled(free, greys))
    assert words in told.texts("no_place")[0]
    assert len(told.of("cattle")) == 1


@TYPES
@pytest.mark.rule("solo.action.settle")
def test_settle_builds_once_or_twice(kind: int) -> None:
    """SA5 shows 8, SB3 shows 5 at the top left; with two houses on the map the second structure is a settlement."""
    spaces = {"7": {"tile": "T02", "upper": house(1)}, "14": {"tile": "T03"}, "17": {"tile": "T04"}}
    told = eminence(("SA5", "SB3")[kind], "top_left", rows("settle", lowest="builder"), map=spaces)
    assert lower(told, "house") == [(14 * 2, 7 * 2 + 1)[kind]]
    assert lower(told, "settlement") == [[], [7 * 2]][kind]
    assert lower(told, "cactus") == []
    assert (told.board["houses"], told.board["settlements"]) == (2, kind)


# Building.


@pytest.mark.rule("solo.build.house")
@pytest.mark.parametrize("own", [0, 1])
def test_with_at_most_one_house_a_house_is_built_on_the_upper_site(own: int) -> None:
    spaces: dict[str, Any] = {"31": {"tile": "T06"}, "14": {"tile": "T03"}}
    if own:
        spaces["31"]["upper"] = house(1)
    told = doing("solo_structure:1", "SA1", "bottom_left", map=spaces)
    assert told.of("search")[0].detail == "13 no, 14 yes"
    assert told.map["14"] == {"tile": "T03", "upper": house(1)}
    assert told.board["houses"] == own + 1
    assert told.rules("house") == ["solo.build.house"]


@pytest.mark.rule("solo.build.house")
def test_the_lower_site_is_used_if_only_that_is_free() -> None:
    told = doing("solo_structure:1", "SA1", "bottom_left", map={"14": {"tile": "T03", "upper": inhabitant()}})
    assert told.map["14"]["lower"] == house(1)


@pytest.mark.rule("solo.build.house")
@pytest.mark.parametrize("tile", ["T11", "T15", "T17", "T04", "T12"])
def test_costs_and_rewards_of_sites_are_ignored(tile: str) -> None:
    told = doing("solo_structure:1", "SA1", "bottom_left", map={"14": {"tile": tile}})
    assert told.map["14"]["upper"] == house(1)
    assert told.game.scores[1] == 0
    assert [event.what for event in told.events] == ["search", "house"]
    assert (told.board["coins"], told.board["coin_track"], told.board["card_track"]) == (0, 0, 0)


@pytest.mark.rule("solo.build.house")
def test_settlements_do_not_count_as_houses() -> None:
    spaces = {
        "4": {"tile": "T01", "upper": settlement(1), "lower": settlement(1)},
        "14": {"tile": "T03", "upper": house(1)},
    }
    told = doing("solo_structure:1", "SA1", "bottom_left", map=spaces)
    assert told.map["14"]["lower"] == house(1)


@pytest.mark.rule("solo.build.settlement")
def test_with_two_houses_one_becomes_a_settlement_without_three_presences() -> None:
    spaces = {"4": {"tile": "T01", "upper": house(1)}, "31": {"tile": "T06", "upper": house(1)}, "14": {"tile": "T03"}}
    told = doing("solo_structure:1", "SA1", "bottom_left", map=spaces)
    assert told.map["31"]["upper"] == settlement(1)
    assert told.of("search")[0].detail.endswith("30 no, 31 yes")
    assert told.of("search")[0].text.startswith("The Wise Eminence looks for a tile with one of its houses: 13 no")
    assert (told.board["houses"], told.board["settlements"], told.board["houses_aside"]) == (2, 1, 1)
    assert told.map["14"] == {"tile": "T03"}
    assert told.rules("settlement") == ["solo.build.settlement"]


@pytest.mark.rule("solo.build.settlement")
def test_only_own_houses_are_counted_and_replaced() -> None:
    spaces = {"14": {"tile": "T03", "upper": house(), "lower": house()}, "4": {"tile": "T01", "upper": house(1)}}
    told = doing("solo_structure:2", "SA1", "bottom_left", map=spaces)
    assert told.map["14"]["upper"] == house()
    assert told.map["4"] == {"tile": "T01", "upper": settlement(1), "lower": house(1)}


@pytest.mark.rule("solo.build.settlement")
def test_a_second_settlement_in_a_region_costs_nothing_and_symbols_do_not_count() -> None:
    """T01 shows 4 points for a settlement on its lower site; both sites lie in the same region."""
    spaces = {"4": {"tile": "T01", "upper": settlement(1), "lower": house(1)}, "7": {"tile": "T02", "upper": house(1)}}
    told = doing("solo_structure:1", "SA1", "top_left", map=spaces)
    assert told.map["4"]["lower"] == settlement(1)
    assert told.game.scores[1] == 0


@pytest.mark.rule("solo.build.settlement", "solo.none_left")
def test_replaced_houses_are_out_of_the_game() -> None:
    """Five houses taken, three of them replaced: one is left, and then none, though three lie aside."""
    spaces = {
        "4": {"tile": "T01", "upper": settlement(1), "lower": settlement(1)},
        "7": {"tile": "T02", "upper": settlement(1), "lower": house(1)},
        "14": {"tile": "T03", "upper": house(1)},
    }
    told = doing("solo_explore:2; solo_house:last_tile", "SA1", "bottom_left", map=spaces)
    assert told.board["houses"] == 5
    told.play("reveal:T20", "reveal:T21")
    assert told.board["houses"] == 6
    spaces["14"]["lower"] = house(1)
    told = doing("solo_explore:2; solo_house:last_tile", "SA1", "bottom_left", map=spaces)
    told.play("reveal:T20", "reveal:T21")
    assert told.game.ledger[1] == {"missing_pieces": 10}
    assert told.board["houses_aside"] == 3


@pytest.mark.rule("solo.none_left")
@pytest.mark.parametrize(("times", "points"), [(1, 10), (2, 20)])
def test_a_missing_settlement_gives_ten_points(times: int, points: int) -> None:
    spaces = {
        "4": {"tile": "T01", "upper": settlement(1), "lower": settlement(1)},
        "7": {"tile": "T02", "upper": settlement(1), "lower": settlement(1)},
        "14": {"tile": "T03", "upper": house(1), "lower": house(1)},
    }
    told = doing(f"solo_structure:{times}", map=spaces)
    assert told.game.ledger[1] == {"missing_pieces": points}
    assert [event.detail for event in told.of("missing")] == ["settlement"] * times
    assert {*told.rules("missing"), *told.rules("vp")} == {"solo.none_left"}
    assert told.board["settlements"] == 4


@pytest.mark.rule("solo.none_left")
@pytest.mark.parametrize("room", [True, False])
def test_missing_cattle_give_ten_points(room: bool) -> None:
    spaces = {"8": {"tile": "T36", "cattle": [0, 4]}, "2": {"tile": "T37", "cattle": [0 if room else 3, 1]}}
    told = doing("solo_cattle:1", map=spaces)
    assert told.game.ledger[1] == {"missing_pieces": 10}
    assert told.board["cattle"] == 5
    assert told.of("cattle", "solo_cattle") == []


# Cattle.


@pytest.mark.rule("solo.cattle.best_pasture")
def test_the_pasture_with_most_structures_less_cattle_wins() -> None:
    """Space 8 has 3 structures of both sides around and 1 cattle, space 2 has 2 and none, space 30 has 1."""
    spaces = {
        "7": {"tile": "T02", "upper": house(), "lower": settlement(1)},
        "15": {"tile": "T03", "upper": settlement(), "lower": inhabitant()},
        "8": {"tile": "T36", "cattle": [1, 0]},
        "2": {"tile": "T37", "cattle": [0, 1]},
        "31": {"tile": "T06", "upper": house()},
        "30": {"tile": "T38"},
    }
    told = doing("solo_cattle:1", map=spaces)
    assert told.of("solo_cattle")[0].detail == "2 - 1 = 1 on space 2, 3 - 1 = 2 on space 8, 1 - 0 = 1 on space 30"
    assert told.map["8"]["cattle"] == [1, 1]
    assert told.rules("solo_cattle") == ["solo.cattle.best_pasture"]
    assert told.of("search") == []


@pytest.mark.rule("solo.cattle.best_pasture")
def test_all_values_may_be_negative() -> None:
    spaces = {"8": {"tile": "T36", "cattle": [0, 2]}, "2": {"tile": "T37", "cattle": [1, 0]}}
    told = doing("solo_cattle:1", map=spaces)
    assert told.map["2"]["cattle"] == [1, 1]


@pytest.mark.rule("solo.cattle.best_pasture")
def test_full_pastures_are_skipped() -> None:
    spaces = {
        "7": {"tile": "T02", "upper": house(), "lower": house()},
        "1": {"tile": "T11", "upper": house()},
        "3": {"tile": "T20", "upper": house(), "lower": house()},
        "15": {"tile": "T22", "upper": house(), "lower": settlement()},
        "8": {"tile": "T36", "cattle": [2, 2]},
        "2": {"tile": "T37", "cattle": [3, 0]},
    }
    told = doing("solo_cattle:1", map=spaces)
    assert told.map["2"]["cattle"] == [3, 1]
    assert told.of("solo_cattle")[0].detail == "5 - 3 = 2 on space 2"


@pytest.mark.rule("solo.cattle.best_pasture")
@pytest.mark.parametrize("spaces", [{"7": {"tile": "T02"}}, {"8": {"tile": "T36", "cattle": [2, 2]}}])
def test_without_a_pasture_with_room_the_effect_is_lost(spaces: dict[str, Any]) -> None:
    told = doing("solo_cattle:1", map=spaces)
    assert told.of("cattle", "missing") == []
    assert told.texts("solo_cattle") == ["No pasture has room: the effect is lost"]
    assert told.game.scores[1] == 0


@pytest.mark.rule("solo.cattle.ties")
def test_a_tie_goes_to_the_pasture_with_the_fewest_cattle() -> None:
    """2 - 1 on space 8, 1 - 0 on space 30; the search would start right at 8."""
    spaces = {
        "7": {"tile": "T02", "upper": house(), "lower": house(1)},
        "8": {"tile": "T36", "cattle": [1, 0]},
        "31": {"tile": "T06", "upper": house()},
        "30": {"tile": "T38"},
    }
    told = doing("solo_cattle:1", "SA5", "top_left", map=spaces)
    assert told.map["30"]["cattle"] == [0, 1]
    assert told.of("search") == []
    assert told.rules("solo_cattle") == ["solo.cattle.ties"]
    assert "the fewest cattle" in told.texts("solo_cattle")[0]


@pytest.mark.rule("solo.cattle.ties")
@pytest.mark.parametrize(
    ("tile", "corner", "space"), [("SA5", "top_left", 8), ("SA5", "top_right", 30), ("SB4", "bottom_left", 8)]
)
def test_a_lasting_tie_is_decided_by_the_location_search(tile: str, corner: str, space: int) -> None:
    """Searches from 8, 17 and 1; space 2 is no candidate because it has cattle."""
    spaces = {
        "8": {"tile": "T36"},
        "30": {"tile": "T38"},
        "7": {"tile": "T02", "upper": inhabitant()},
        "2": {"tile": "T39", "cattle": [1, 0]},
    }
    told = doing("solo_cattle:1", tile, corner, map=spaces)
    assert told.map[str(space)]["cattle"] == [0, 1]
    assert told.of("search")[0].text.startswith("The Wise Eminence looks for one of these pastures")
    assert told.rules("solo_cattle") == ["solo.cattle.ties"]


@pytest.mark.rule("solo.cattle.free")
def test_cattle_cost_nothing_and_bring_no_coins() -> None:
    spaces = {"7": {"tile": "T02", "upper": house(), "lower": house()}, "8": {"tile": "T36", "cattle": [3, 0]}}
    told = doing("solo_cattle:1", map=spaces)
    assert told.map["8"]["cattle"] == [3, 1]
    assert [event.what for event in told.events] == ["solo_cattle", "cattle"]
    assert (told.board["coins"], told.board["supply"], told.game.scores[1]) == (0, 8, 0)
    assert told.rules("cattle") == ["solo.cattle.free"]


# The end of the cactus track, and cards of the person.


@pytest.mark.rule("solo.cactus_end")
@pytest.mark.parametrize(("start", "end", "steps"), [(36, 36, 0), (35, 36, 1), (34, 36, 2)])
def test_the_cactus_marker_stops_on_the_last_space(start: int, end: int, steps: int) -> None:
    told = doing("cactus:+2", solo={"cactus": start})
    assert told.solo["cactus"] == end
    assert [event.amount for event in told.of("cactus")] == [steps]
    assert told.game.scores[1] == 0
    lost = 2 - steps
    assert (told.rules("cactus") == ["solo.cactus_end"]) == bool(lost)
    assert ("lost" in told.texts("cactus")[0]) == bool(lost)


def test_nothing_is_asked_of_the_eminence() -> None:
    """Only chance is asked in its name, and only if people answer it."""
    told = eminence("SB3", "top_left", rows("pioneer", lowest="settle"))
    while told.game.decision and told.game.decision.seat == 1:
        assert told.game.decision.kind == "solo_explore"
        told.play(keys(told.game)[0])
    assert told.game.decision is not None


@pytest.mark.rule("solo.player_right_part")
def test_cards_that_react_to_anybodys_builder_react_to_the_eminence_too() -> None:
    told = eminence("SA1", "top_left", rows("builder"), {"display": ["X032"]})
    assert told.game.decision is not None
    assert (told.game.decision.seat, told.game.decision.kind) == (0, "draw")
    told.play("draw:P001")
    assert told.person["hand"] == ["P001"]
    assert "discard:P001" in keys(told.game)  # one card, then the common part
    told = eminence("SA1", "top_left", rows("region_scoring"), {"display": ["X032"]})
    assert told.game.decision is not None
    assert told.game.decision.kind != "draw"
