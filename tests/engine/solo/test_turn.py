"""The course of a turn of the Wise Eminence: its tile, the location search, the two halves, the ship."""

import pytest

from boonlake_panel.components.box import open_box
from boonlake_panel.components.vocabulary import ACTIONS, CORNERS

from ..eminence import Told, eminence, filled, leave, position, rows, six
from ..pieces import house, inhabitant
from ..support import keys

SOLO_TILES = open_box("standard").solo_tiles
NAMES = {strip.id: strip.name for strip in open_box("standard").strips}


def names(told: Told) -> list[str]:
    return [event.what for event in told.events]


def exploring(tile: str, corner: str | None, spaces: dict[str, object], revealed: str = "T20") -> Told:
    """The Eminence is about to draw a grey tile; the corner is that of the next back, none with an empty stack."""
    solo = {"tile": tile, "corner": corner}
    if corner is None:
        solo = {"tile": tile, "stack": []}
    agenda = [{"step": "turn", "seat": 0}, {"step": "solo_explore", "seat": 1}]
    return position(active=1, map=spaces, solo=solo, agenda=agenda).play(f"reveal:{revealed}")


# Turns.


@pytest.mark.rule("solo.turn.alternate")
def test_the_eminence_begins_and_alternates_with_the_person() -> None:
    told = position(active=1, turn=0)
    active = []
    for _ in range(3):
        assert told.game.decision is not None
        assert told.game.decision.kind == "solo_turn"
        leave(told.play(keys(told.game)[0]), "turn")
        active.append(told.game.active)
        leave(told)
        active.append(told.game.active)
    assert active == [1, 0, 1, 0, 1, 0]
    assert told.game.turn == 6


@pytest.mark.rule("solo.turn.alternate")
def test_the_person_has_the_last_turn_if_the_eminence_ends_the_game() -> None:
    told = eminence("SA1", "top_left", rows("builder"), {"ship": "B1"}, {"ship": "B6"}, round=2, scorings=3)
    leave(told, "turn")
    assert told.board["ship"] == "B8"
    assert told.game.position()["ending"]
    assert told.game.decision is not None
    assert told.game.decision.seat == 0
    leave(told.play("strip:builder"), "never")
    assert told.game.over
    assert told.game.turn == 3  # the position's first, the Eminence's, the person's
    assert names(told)[-1] == "over"
    assert "solo_tile" not in names(told)[names(told).index("ending") :]


@pytest.mark.rule("solo.turn.alternate")
def test_the_game_ends_at_once_if_the_person_ends_it() -> None:
    told = position({"ship": "B6"}, {"ship": "B1"}, round=2, scorings=3, strips=rows("builder"))
    leave(told.play("strip:builder"), "ship")
    leave(told.play("sail:2"), "never")
    assert told.game.over
    assert "solo_tile" not in names(told)


@pytest.mark.rule("solo.turn.reveal")
@pytest.mark.parametrize(("tile", "cactus"), [("SA1", 2), ("SB2", 4), ("SA5", 2), ("SB5", 4)])
def test_the_type_of_the_revealed_tile_governs_both_halves(tile: str, cactus: int) -> None:
    told = eminence(tile, "top_left", rows("builder", lowest="hire"))
    assert told.solo["tile"] == tile
    assert tile not in told.solo["stack"]
    assert told.solo["seen"] == [tile]
    assert [event.amount for event in told.of("cactus")] == [cactus // 2, cactus // 2]
    assert told.solo["cactus"] == cactus


@pytest.mark.rule("solo.turn.order")
def test_upper_half_lower_half_ship_strips() -> None:
    told = eminence("SA5", "top_left", rows("builder", lowest="settle"), {"hand": ["P001"]})
    assert told.game.decision is not None
    assert told.game.decision.seat == 0  # the person's part comes before the ship
    assert told.board["ship"] == "A1"
    leave(told, "turn")
    wanted = ["solo_tile", "corner", "solo_upper", "house", "solo_strip", "strip", "cactus", "pass", "sail", "push"]
    assert [name for name in names(told) if name in wanted] == wanted
    assert told.board["ship"] == "A5"
    assert told.game.position()["strips"][-1] == "builder"


@pytest.mark.rule("solo.stack.refill")
def test_an_empty_stack_is_shuffled_anew_only_when_a_tile_is_needed() -> None:
    told = eminence("SA4", strips=rows("hire"), stack=("SA4",))
    assert told.solo["stack"] == []
    assert told.solo["corner"] is None
    leave(told.play("reveal:T20"), "turn")
    assert told.solo["stack"] == []  # still empty in the person's turn
    leave(told)
    assert keys(told.game) == tuple(f"solo:{tile}" for tile in six("SA4"))
    assert told.of("refill")[0].amount == 6
    told.play("solo:SA1")
    assert set(keys(told.game)) == {f"corner:{corner}" for corner in CORNERS}
    told.play("corner:top_right")
    assert told.solo["seen"] == ["SA1"]
    assert len(told.solo["stack"]) == 5


# Choosing a location.


@pytest.mark.rule("solo.location.preferred")
def test_the_figure_at_the_bottom_left_prefers_the_number_there() -> None:
    """The rulebook's example: bottom left, 13."""
    told = eminence("SA1", "bottom_left", rows("region_scoring"))
    assert [event.amount for event in told.of("corner")] == [13]
    assert told.rules("corner") == ["solo.location.preferred"]
    agenda = [{"step": "turn", "seat": 0}, {"step": "solo_explore", "seat": 1}]
    solo = {"tile": "SA1", "corner": "bottom_left"}
    told = position(active=1, solo=solo, agenda=agenda).play("reveal:T20")
    assert told.map["13"]["tile"] == "T20"


@pytest.mark.rule("solo.location.preferred")
@pytest.mark.parametrize("tile", SOLO_TILES, ids=lambda tile: tile.id)
def test_each_corner_prefers_its_number(tile: object) -> None:
    id_, corners = tile.id, tile.corners  # type: ignore[attr-defined]
    for corner, number in zip(CORNERS, corners, strict=True):
        told = eminence(id_, corner)
        assert told.of("corner")[0].amount == number
        assert told.solo["corner"] == corner


@pytest.mark.rule("solo.location.empty_stack")
@pytest.mark.parametrize("tile", ["SA4", "SB4"])
def test_an_empty_stack_means_the_top_left_number(tile: str) -> None:
    told = eminence(tile, strips=rows("hire", lowest="progress"), stack=(tile,), cactus=0)
    number = next(one.corners[0] for one in SOLO_TILES if one.id == tile)
    assert told.of("corner")[0].amount == number
    assert told.rules("corner") == ["solo.location.empty_stack"]
    told.play("reveal:T20")
    assert told.of("search")[0].text.endswith(f"{told.of('place')[0].amount} yes")
    first = told.of("search")[0].detail.split()[0]
    assert int(first) == number


@pytest.mark.rule("solo.location.search")
def test_thirteen_and_fourteen_are_taken_so_it_is_fifteen() -> None:
    """The rulebook's example."""
    spaces = {"13": {"tile": "T11"}, "14": {"tile": "T03"}, "4": {"tile": "T01"}}
    told = exploring("SA1", "bottom_left", spaces)
    assert told.map["15"]["tile"] == "T20"
    assert told.of("search")[0].detail == "13 no, 14 no, 15 yes"
    assert told.of("place")[0].amount == 15


@pytest.mark.rule("solo.location.search")
def test_after_thirty_three_comes_one() -> None:
    spaces = {"33": {"tile": "T11"}, "7": {"tile": "T03"}}
    told = exploring("SA4", "bottom_left", spaces)
    assert told.of("search")[0].detail == "33 no, 1 yes"
    assert "1" in told.map
    spaces["1"] = {"tile": "T12"}
    spaces["2"] = {"tile": "T13"}
    told = exploring("SA4", "bottom_left", spaces)
    assert told.of("search")[0].detail == "33 no, 1 no, 2 no, 3 yes"


@pytest.mark.rule("solo.location.search")
def test_the_search_goes_round_the_whole_board_and_stops_just_before_its_start() -> None:
    """Only space 32 is free; the search starts at 33."""
    told = exploring("SA4", "bottom_left", filled(free=(32,), greys=20), "T35")
    assert told.of("search")[0].amount == 32
    assert told.of("search")[0].detail.count("no") == 32
    assert told.map["32"]["tile"] == "T35"


@pytest.mark.rule("solo.location.search")
def test_a_tile_needs_a_neighbour_so_distant_free_spaces_are_skipped() -> None:
    told = exploring("SA1", "bottom_left", {"31": {"tile": "T06"}})
    assert told.of("search")[0].detail.startswith("13 no, 14 no, 15 no")
    assert told.of("place")[0].amount == 26


@pytest.mark.rule("solo.location.search")
@pytest.mark.parametrize(
    ("greys", "words"), [(20, "No free space lies next to a tile"), (25, "No tile is left to draw")]
)
def test_without_any_possible_space_the_effect_is_lost(greys: int, words: str) -> None:
    told = eminence("SA3", "top_left", rows("hire", lowest="builder"), map=filled(greys=greys))
    assert told.of("place") == []
    assert len(told.of("no_place")) == 1
    assert words in told.texts("no_place")[0]
    assert told.solo["cactus"] == 2  # the rest of both halves is carried out


@pytest.mark.rule("solo.location.search", "solo.build.house")
def test_without_a_free_site_no_house_is_built() -> None:
    spaces = {"31": {"tile": "T06", "upper": inhabitant()}, "4": {"tile": "T36"}}
    told = eminence("SA1", "top_left", rows("region_scoring", lowest="settle"), map=spaces)
    assert told.of("house", "vp", "missing") == told.of("vp")
    assert told.texts("no_place") == ["No building site is free: the effect is lost"]
    assert told.board["houses"] == 0


@pytest.mark.rule("solo.location.same_number")
def test_all_searches_of_a_turn_start_from_the_same_number() -> None:
    """Upper half: a house; then two tiles of Pioneer. SB3 shows 28 at the bottom left."""
    told = eminence("SB3", "bottom_left", rows("pioneer", lowest="settle")).play("reveal:T20", "reveal:T21")
    starts = [event.detail.split()[0] for event in told.of("search")]
    assert starts == ["28", "28", "28", "28"]
    assert [event.amount for event in told.of("place")] == [30, 29]
    assert told.of("search")[2].detail == "28 no, 29 no, 30 yes"
    assert told.of("search")[3].detail == "28 no, 29 yes"  # next to the first tile now


@pytest.mark.rule("solo.location.same_number")
def test_the_second_tile_moves_on_because_the_first_one_lies_there() -> None:
    told = eminence("SA4", "top_right", rows("pioneer")).play("reveal:T20", "reveal:T21")
    assert [event.detail for event in told.of("search")] == ["1 yes", "1 no, 2 yes"]


# What the Eminence leaves alone.


@pytest.mark.rule("solo.ignores_player")
@pytest.mark.parametrize("action", [action for action in ACTIONS if action != "region_scoring"])
def test_the_eminence_takes_no_part_in_the_turns_of_the_person(action: str) -> None:
    spaces = {
        "14": {"tile": "T03", "upper": house(1), "lower": inhabitant()},
        "4": {"tile": "T01", "upper": house(1)},
        "8": {"tile": "T36", "cattle": [0, 1]},
    }
    told = position({"coins": 20, "hand": ["P001", "P002"]}, map=spaces, strips=rows(action), solo={"cactus": 7})
    before, solo = told.board, told.solo
    leave(told.play(f"strip:{action}"))
    assert told.board == before
    assert told.solo == solo
    assert [event for event in told.events if event.seat == 1] == []


# The upper half.


@pytest.mark.rule("solo.upper.settle")
@pytest.mark.parametrize(("tile", "built"), [("SA1", 1), ("SB1", 2)])
def test_settle_lowest_builds_structures(tile: str, built: int) -> None:
    told = eminence(tile, "top_left", rows("region_scoring", lowest="settle"))
    upper, _ = told.halves()
    assert len([event for event in upper if event.what == "house"]) == built
    assert told.board["houses"] == built
    assert told.solo["cactus"] == 0
    assert told.rules("solo_upper") == ["solo.upper.settle"]


@pytest.mark.rule("solo.upper.cattle")
@pytest.mark.parametrize(("tile", "cactus"), [("SA1", 0), ("SB1", 1)])
def test_cattle_breeding_lowest_places_cattle(tile: str, cactus: int) -> None:
    spaces = {"7": {"tile": "T02"}, "8": {"tile": "T36"}}
    told = eminence(tile, "top_left", rows("region_scoring", lowest="cattle_breeding"), map=spaces)
    assert told.map["8"]["cattle"] == [0, 1]
    assert told.board["cattle"] == 1
    assert told.solo["cactus"] == cactus
    assert {*told.rules("solo_upper"), *told.rules("cactus")} == {"solo.upper.cattle"}


@pytest.mark.rule("solo.upper.other")
@pytest.mark.parametrize("lowest", ["pioneer", "hire", "progress", "builder"])
@pytest.mark.parametrize(("tile", "cactus"), [("SA1", 1), ("SB1", 2)])
def test_any_other_strip_lowest_advances_the_cactus_marker(tile: str, cactus: int, lowest: str) -> None:
    told = eminence(tile, "top_left", rows("region_scoring", lowest=lowest))
    assert told.solo["cactus"] == cactus
    assert {*told.rules("solo_upper"), *told.rules("cactus")} == {"solo.upper.other"}
    assert told.of("house", "cattle", "place") == []


@pytest.mark.rule("solo.upper.other")
def test_region_scoring_lowest_only_advances_the_marker() -> None:
    told = eminence("SB2", "top_left", rows("builder", lowest="region_scoring"))
    upper, _ = told.halves()
    assert [event.what for event in upper] == ["solo_upper", "cactus"]
    assert upper[1].amount == 2


# The lower half.


@pytest.mark.rule("solo.lower.choose", "solo.action.builder_progress", "solo.player_right_part")
def test_builder_lies_highest_of_builder_region_scoring_and_settle() -> None:
    """The rulebook's example: the cactus marker advances by 1, the person may play or discard a card."""
    strips = ["pioneer", "builder", "hire", "settle", "progress", "region_scoring", "cattle_breeding"]
    told = eminence("SA1", "bottom_left", strips, {"hand": ["P001"], "coins": 30}, map={"31": {"tile": "T06"}})
    _, lower = told.halves()
    assert [(event.what, event.amount) for event in lower] == [("solo_strip", 2), ("strip", 2), ("cactus", 1)]
    assert told.of("strip")[0].detail == "Builder"
    assert told.of("solo_strip")[0].detail == "Builder in row 2, Region scoring in row 6, Settle in row 4"
    assert told.game.decision is not None
    assert told.game.decision.seat == 0
    assert {"play:P001", "discard:P001", "pass"} <= set(keys(told.game))
    leave(told.play("discard:P001"), "turn")
    assert told.person["coins"] == 32
    assert told.person["hand"] == []
    assert told.game.position()["strips"] == [strip for strip in strips if strip != "builder"] + ["builder"]


@pytest.mark.rule("solo.lower.choose")
@pytest.mark.parametrize("tile", SOLO_TILES, ids=lambda tile: tile.id)
def test_the_highest_of_the_three_is_taken_wherever_the_others_lie(tile: object) -> None:
    id_, actions = tile.id, tile.actions  # type: ignore[attr-defined]
    others = [action for action in ACTIONS if action not in actions]
    for first in actions:
        rest = [action for action in actions if action != first]
        told = eminence(id_, "top_left", [*others[:2], first, *rest, *others[2:]])
        assert told.of("strip")[0].detail == NAMES[first]
        assert told.of("solo_strip")[0].amount == 3


@pytest.mark.rule("solo.lower.no_penalty")
def test_the_highest_of_three_is_never_in_a_row_that_costs_points() -> None:
    strips = ["pioneer", "hire", "progress", "cattle_breeding", "builder", "region_scoring", "settle"]
    told = eminence("SA1", "top_left", strips)
    assert told.of("strip")[0].amount == 5
    leave(told, "turn")
    assert told.game.scores[1] == 0
    assert told.board["ship"] == "A3"  # 2 steps
    assert open_box("standard").action_board[4].vp_penalty == 0


# What the person gets from it.


@pytest.mark.rule("solo.player_right_part")
def test_the_person_uses_the_right_part_of_pioneer_too() -> None:
    told = eminence("SA2", "top_left", rows("pioneer"), {"hand": ["P001"]}).play("reveal:T20", "reveal:T21")
    assert told.game.decision is not None
    assert told.game.decision.kind == "draw"
    told.play("draw:P010", "draw:P011")
    assert told.person["hand"] == ["P001", "P010", "P011"]
    assert {"discard:P010", "discard:P001", "pass"} <= set(keys(told.game))


@pytest.mark.rule("solo.player_right_part")
@pytest.mark.parametrize(
    ("tile", "action", "offered"),
    [
        ("SA3", "settle", "develop:7.lower"),
        ("SA5", "cattle_breeding", "cattle:8"),
        ("SA3", "hire", "give:3coins"),
        ("SA3", "progress", "take:1card"),
        ("SA1", "builder", "discard:P001"),
    ],
)
def test_the_person_uses_the_right_part_of_every_strip(tile: str, action: str, offered: str) -> None:
    spaces = {"14": {"tile": "T03", "upper": house(1)}, "7": {"tile": "T02"}, "8": {"tile": "T36"}}
    told = eminence(tile, "top_left", rows(action, lowest="region_scoring"), {"hand": ["P001"]}, map=spaces)
    if action == "hire":
        told.play("reveal:T20")
    assert told.game.decision is not None
    assert told.game.decision.seat == 0
    assert offered in keys(told.game)


@pytest.mark.rule("solo.player_right_part")
def test_the_person_may_renounce_it_for_a_lever_of_the_top_row() -> None:
    person = {"hand": ["P001"], "coins": 12, "levers": {"1.2": "up"}}
    told = eminence("SA1", "top_left", rows("builder"), person)
    assert {"lever:1.2", "discard:P001"} <= set(keys(told.game))
    told.play("lever:1.2")
    assert told.person["levers"] == {"1.2": "down"}
    assert all(key.startswith(("modernize:", "boat:", "pass")) for key in keys(told.game))
    told = eminence("SA2", "top_left", rows("pioneer"), person).play("reveal:T20", "reveal:T21")
    assert {"common", "lever:1.2", "pass"} <= set(keys(told.game))
    told.play("lever:1.2")
    assert told.person["hand"] == ["P001"]  # no cards are drawn


# The ship.


@pytest.mark.rule("solo.ship.full_steps")
@pytest.mark.parametrize(("row", "space"), [(1, "A5"), (2, "A4"), (3, "A4"), (4, "A3"), (5, "A3")])
def test_the_ship_goes_as_far_as_the_row_says(row: int, space: str) -> None:
    others = [action for action in ACTIONS if action not in ("builder", "region_scoring", "settle")]
    strips = [*others[: row - 1], "builder", *others[row - 1 :], "region_scoring", "settle"]
    told = leave(eminence("SA1", "top_left", strips), "turn")
    assert told.board["ship"] == space
    assert told.person["ship"] == "A1"


@pytest.mark.rule("solo.ship.full_steps")
def test_the_ship_skips_an_occupied_space_and_shares_harbours() -> None:
    told = leave(eminence("SA1", "top_left", rows("builder"), {"ship": "A3"}), "turn")
    assert told.board["ship"] == "A6"
    told = leave(eminence("SA1", "top_left", rows("builder"), {"ship": "A5"}), "turn")
    assert told.board["ship"] == "A5"


@pytest.mark.rule("solo.ship.full_steps")
def test_steps_are_wasted_only_at_the_end_of_the_river() -> None:
    told = eminence("SA1", "top_left", rows("builder"), {"ship": "A2"}, {"ship": "B7"}, scorings=1, locks=["K1"])
    leave(told, "score")
    assert told.board["ship"] == "B8"
    sail = told.of("sail")[0]
    assert (sail.amount, sail.detail) == (1, "B8")
    assert sail.rule == "solo.ship.full_steps"


@pytest.mark.rule("solo.ship.full_steps")
def test_the_eminence_calls_an_interim_scoring_if_it_is_first_through_a_lock() -> None:
    told = eminence("SA1", "top_left", rows("builder"), {"ship": "A2"}, {"ship": "U2"})
    leave(told, "score")
    assert [event.amount for event in told.of("lock")] == [1]
    assert told.game.scoring == 1
    told = eminence("SA1", "top_left", rows("builder"), {"ship": "U6"}, {"ship": "U2"}, locks=["K1"], scorings=1)
    leave(told, "turn")
    assert told.of("lock") == []
    assert told.game.scoring == 1


@pytest.mark.rule("solo.ship.no_reward")
@pytest.mark.parametrize(("start", "end"), [("A8", "U4"), ("A1", "A5"), ("A2", "A6"), ("A4", "A8"), ("B3", "B7")])
def test_the_eminence_takes_no_river_reward_not_even_points(start: str, end: str) -> None:
    """U4 shows 2 points, A5 a vase, A6 an inhabitant, A8 2 cards, B7 2 inhabitants."""
    told = eminence("SA1", "top_left", rows("builder"), {"ship": "U8"}, {"ship": start}, locks=["K1"], scorings=1)
    before = told.board
    leave(told, "turn")
    assert told.board == {**before, "ship": end}
    assert told.of("vp", "coins", "vases", "inhabitants", "draw") == []


@pytest.mark.rule("solo.round_reset")
def test_if_the_eminence_ends_the_round_both_ships_start_anew_and_the_person_moves_next() -> None:
    told = eminence("SA1", "top_left", rows("builder"), {"ship": "B2"}, {"ship": "B5"}, scorings=1, locks=["K1"])
    leave(told, "turn")
    assert told.game.round == 2
    assert told.game.scoring == 2
    assert [player["ship"] for player in (told.person, told.board)] == ["A1", "A1"]
    assert told.game.decision is not None
    assert told.game.decision.seat == 0
    assert [event.rule for event in told.events if event.what == "round"] == ["solo.round_reset"]
    assert told.game.position()["locks"] == []


@pytest.mark.rule("solo.round_reset")
def test_if_the_person_ends_the_round_the_eminence_moves_next() -> None:
    told = position({"ship": "B6"}, {"ship": "B1"}, scorings=1, locks=["K1"], strips=rows("builder"))
    leave(told.play("strip:builder"), "ship")
    leave(told.play("sail:2"))
    assert told.game.round == 2
    assert [player["ship"] for player in (told.person, told.board)] == ["A1", "A1"]
    assert told.game.decision is not None
    assert told.game.decision.kind == "solo_turn"
