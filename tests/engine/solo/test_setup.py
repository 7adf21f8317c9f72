"""Setting up against the Wise Eminence: its board, its tiles, the levels of difficulty."""

from collections import Counter

import pytest

from boonlake_panel.components.box import open_box
from boonlake_panel.engine import Game, PositionError, Setup

from ..eminence import eminence, position, rows, six
from ..pieces import house, settlement
from ..playing import walk
from ..support import keys, player

LEVELS = {"easy": (5, 1), "medium": (4, 2), "challenge": (3, 3), "difficult": (2, 4), "very_difficult": (1, 5)}
TYPES = {tile.id: tile.type for tile in open_box("standard").solo_tiles}


def split(tiles: list[str]) -> tuple[int, int]:
    kinds = Counter(TYPES[tile] for tile in tiles)
    return kinds["A"], kinds["B"]


def after_setup(seed: int, **params: str) -> Game:
    """A solo game up to the person's last choice of the set-up, before the Eminence's first turn."""
    game = Game(Setup(players=1, seed=seed, **params))
    return game.play(keys(game)[0])


@pytest.mark.rule("solo.setup.two_player", "solo.setup.start")
def test_the_board_is_set_up_for_two_and_the_person_starts_with_seven_coins() -> None:
    data = after_setup(4).position()
    assert sorted(data["map"], key=int) == ["4", "7", "14", "17", "25", "31"]
    assert [player["ship"] for player in data["players"]] == ["A1", "A1"]
    assert len(data["players"]) == 2
    assert data["players"][0]["coins"] == 7
    assert len(data["players"][0]["hand"]) == 6
    assert data["first"] == 1
    assert data["turn"] == 0


@pytest.mark.rule("solo.setup.board")
def test_the_eminence_starts_with_a_full_board_at_the_start_of_the_cactus_track() -> None:
    game = after_setup(5)
    board = player(game, 1)
    assert [board[piece] for piece in ("houses", "settlements", "cattle")] == [0, 0, 0]
    assert (game.state.t.house_count, game.state.t.settlement_count, game.state.t.cattle_count) == (6, 4, 5)
    assert game.position()["solo"]["cactus"] == 0
    assert game.scores[1] == 0
    assert (board["coin_track"], board["card_track"]) == (0, 0)


@pytest.mark.rule("solo.setup.board")
@pytest.mark.parametrize(("houses", "points"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_its_pieces_leave_the_board_from_top_to_bottom(houses: int, points: int) -> None:
    """The number of pieces taken decides which space was vacated last."""
    sites = [("4", "upper"), ("4", "lower"), ("7", "upper"), ("7", "lower"), ("14", "upper"), ("14", "lower")]
    spaces = {"4": {"tile": "T01"}, "7": {"tile": "T02"}, "14": {"tile": "T03"}}
    for space, half in sites[:houses]:
        spaces[space][half] = house(1)
    told = position(map=spaces, agenda=[{"step": "turn", "seat": 0}, {"step": "solo_income", "seat": 1}])
    assert told.board["houses"] == houses
    assert told.game.scores[1] == points


@pytest.mark.rule("solo.setup.scoring_tiles")
def test_the_person_keeps_one_of_two_and_chance_fills_the_rest() -> None:
    game = Game(Setup(players=1, seed=6))
    assert len(keys(game)) == 2
    assert all(key.startswith("keep:") for key in keys(game))
    assert game.position()["scoring_tiles"] == [None] * 4
    after = game.play(keys(game)[1])
    tiles = after.position()["scoring_tiles"]
    assert tiles[0] == keys(game)[1].removeprefix("keep:")
    assert len({*tiles}) == 4
    assert None not in tiles
    fills = {after_setup(seed).position()["scoring_tiles"][1] for seed in range(40)}
    assert len(fills) > 10


@pytest.mark.rule("solo.setup.scoring_tiles")
@pytest.mark.parametrize(("tile", "points"), [("ST01", -2), ("ST02", -1), ("ST03", -1), ("ST04", -1)])
def test_only_the_own_tile_of_the_person_counts_twice(tile: str, points: int) -> None:
    told = position(
        {"own_tile": "ST01"},
        scoring_tiles=["ST01", "ST02", "ST03", "ST04"],
        agenda=[{"step": "turn", "seat": 0}, {"step": "score", "seat": 0}],
        scorings=1,
    )
    assert told.board["own_tile"] is None
    told.play(f"score:{tile}")
    if "pass" in keys(told.game):
        told.play("pass")
    assert told.game.ledger[0]["scoring_tiles"] == points


@pytest.mark.rule("solo.setup.unused")
def test_the_eminence_never_owns_cards_coins_or_inhabitants() -> None:
    for game, key in walk(Setup(players=1, seed=7, difficulty="very_difficult"), 7):
        board = player(game, 1)
        assert (board["coins"], board["vases"], board["ranch"], board["tier_bonuses"]) == (0, 0, 0, 0), key
        assert (board["hand"], board["display"], board["levers"], board["scored"]) == ([], [], {}, {}), key
        assert (board["production"], board["own_tile"], board["supply"]) == ({}, None, 8), key
        assert (board["coin_track"], board["card_track"]) == (0, 0), key


@pytest.mark.rule("solo.setup.unused")
def test_a_position_written_by_hand_gives_the_eminence_nothing_either() -> None:
    built = {
        "4": {"tile": "T01", "upper": settlement(1), "lower": house(1)},
        "7": {"tile": "T02", "upper": house(1)},
        "8": {"tile": "T36", "cattle": [0, 2]},
    }
    board = position(map=built).board
    assert (board["coins"], board["ranch"], board["production"], board["tier_bonuses"]) == (0, 0, {}, 0)


@pytest.mark.rule("solo.setup.unused", "solo.action.hire")
@pytest.mark.parametrize(("space", "corner"), [(15, "top_left"), (24, "top_right"), (6, "bottom_left")])
def test_rewards_of_covered_spaces_do_nothing_for_the_eminence(space: int, corner: str) -> None:
    """Space 15 shows 2 coins, 24 an inhabitant, 6 again 2 coins."""
    told = eminence("SA3", corner, rows("hire")).play("reveal:T20")
    assert told.map[str(space)]["tile"] == "T20"
    assert (told.board["coins"], told.board["ranch"], told.board["supply"]) == (0, 0, 8)
    assert told.of("coins", "inhabitants", "draw") == []


@pytest.mark.rule("solo.tile_split")
def test_there_are_five_tiles_of_each_type() -> None:
    assert split(list(TYPES)) == (5, 5)
    assert split(after_setup(1, difficulty="easy").position()["solo"]["stack"]) == (5, 1)
    assert split(after_setup(1, difficulty="very_difficult").position()["solo"]["stack"]) == (1, 5)


@pytest.mark.rule("solo.difficulty")
@pytest.mark.parametrize("level", LEVELS)
def test_four_random_tiles_are_taken_out_as_the_level_says(level: str) -> None:
    stacks = [tuple(after_setup(seed, difficulty=level).position()["solo"]["stack"]) for seed in range(60)]
    assert {split(list(stack)) for stack in stacks} == {LEVELS[level]}
    assert all(len(set(stack)) == 6 for stack in stacks)
    assert len(set(stacks)) >= 5
    assert {tile for stack in stacks for tile in stack} == set(TYPES)


@pytest.mark.rule("solo.difficulty")
def test_backs_and_order_are_random() -> None:
    first = [after_setup(seed) for seed in range(80)]
    first = [game.play(keys(game)[0]) for game in first]
    assert {game.position()["solo"]["corner"] for game in first} == {
        *("top_left", "top_right", "bottom_left", "bottom_right")
    }
    assert len({game.position()["solo"]["tile"] for game in first}) > 5


@pytest.mark.rule("solo.difficulty")
def test_people_can_say_which_tiles_were_taken_out() -> None:
    game = Game(Setup(players=1, seed=1, difficulty="medium", dealer="ask"))
    while game.decision and game.decision.kind != "solo_remove":
        game = game.play(keys(game)[0])
    assert set(keys(game)) == {f"remove:{tile}" for tile in TYPES}
    game = game.play("remove:SA4")
    assert set(keys(game)) == {f"remove:SB{number}" for number in range(1, 6)}
    for key in ("remove:SB1", "remove:SB5", "remove:SB2"):
        game = game.play(key)
    assert game.position()["solo"]["stack"] == ["SA1", "SA2", "SA3", "SA5", "SB3", "SB4"]


@pytest.mark.rule("solo.difficulty")
@pytest.mark.parametrize(
    ("solo", "fault"),
    [
        ({"stack": ["SA1", "SA2", "SA3", "SA4"], "seen": ["SB1", "SB2"]}, "4 solo tiles of type A"),
        ({"stack": six(), "seen": ["SA1"]}, "SA1 is in two places"),
        ({"stack": [], "seen": six(), "corner": "top_left"}, "no back shows a corner"),
        ({"stack": six()[1:], "seen": six()[:1], "tile": "SB4"}, "4 solo tiles of type B"),
        ({"stack": six(), "tile": "SA1"}, "SA1 is in two places"),
        ({"stack": ["SX1"]}, "unknown name 'SX1'"),
        ({"cactus": 37}, "expected a whole number from 0 to 36"),
        ({"hat": 1}, "unknown field 'hat'"),
    ],
)
def test_impossible_solo_tiles_are_refused(solo: dict[str, object], fault: str) -> None:
    with pytest.raises(PositionError) as caught:
        position(solo=solo)
    assert fault in str(caught.value)


def test_a_game_of_two_has_no_eminence() -> None:
    with pytest.raises(PositionError, match="only a game for one player"):
        Game.from_position({"solo": {"cactus": 1}})


def test_tiles_that_a_position_does_not_name_are_completed() -> None:
    assert position().solo["stack"] == ["SA1", "SA2", "SA3", "SB1", "SB2", "SB3"]
    assert position(solo={"tile": "SB5"}).solo["stack"] == ["SA1", "SA2", "SA3", "SB1", "SB2"]
    assert position(solo={"tile": "SB5"}).solo["seen"] == ["SB5"]
    assert sorted(position(solo={"stack": ["SA5"]}).solo["seen"]) == ["SA1", "SA2", "SB1", "SB2", "SB3"]
