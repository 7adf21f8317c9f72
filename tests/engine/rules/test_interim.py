"""Interim scorings: who does what when, scoring tiles, income, levers, region labels."""

import pytest

from ..pieces import asked, changes, house, inhabitant, points, rules, scoring, settlement
from ..support import keys, play, player, position

TILES = ["ST04", "ST05", "ST09", "ST11"]  # coin track, card track, levers, settlements
ALL_REGIONS = ["unknown", "new_hope", "boonlake", "southern"]


def uses(game) -> set[str]:
    return {key.partition(":")[0] for key in keys(game)} - {"boat"}


# Order and step 1.


@pytest.mark.rule("interim.everyone")
def test_everybody_does_each_step_before_the_next_one() -> None:
    me = {"coins": 20, "levers": {"4.1": "up"}}
    hands = [{**me, "hand": [card]} for card in ("P027", "P053", "P121")]
    agenda = [{"step": "turn", "seat": 2}, {"step": "interim", "seat": 1}]
    game = position(*hands, agenda=agenda)
    order = []
    while game.scoring == 1 and asked(game)[1] != "turn":
        order.append(asked(game))
        game = game.play("pass" if "pass" in keys(game) else keys(game)[0])
    steps = (("choose", 2), ("score", 1), ("lever_time", 1))
    assert order == [(seat, kind) for kind, count in steps for seat in (1, 2, 0) for _ in range(count)]
    assert asked(game) == (2, "turn")


@pytest.mark.rule("interim.step1_play_upgrade")
@pytest.mark.parametrize(
    "chosen",
    [
        *(("play:P027", "play:P121"), ("upgrade:17.upper", "upgrade:17.lower")),
        *(("play:P027", "upgrade:17.upper"), ("project:ST15", "play:P121"), ("pass", "upgrade:17.upper")),
    ],
)
def test_step_one_has_two_uses(chosen: tuple[str, str]) -> None:
    map_ = {"17": {"tile": "T03", "upper": inhabitant(), "lower": inhabitant()}}
    me = {"coins": 40, "hand": ["P027", "P121"], "production": {"wood": 1, "loam": 2, "iron": 1}}
    game = scoring(1, {**me, "boats": ["loam", "loam"]}, {}, map=map_, scoring_tiles=["ST15", *TILES[1:]])
    assert uses(game) == {"play", "project", "upgrade", "pass"}
    game = game.play(chosen[0])
    assert asked(game) == (0, "choose")
    game = game.play(chosen[1])
    assert asked(game) == (0, "score")


@pytest.mark.rule("interim.step1_play_upgrade")
def test_step_one_can_be_declined() -> None:
    game = scoring(1, {"coins": 40, "hand": ["P027"]}, {"hand": ["P053"], "coins": 10})
    game = play(game, "pass", "pass")
    assert asked(game)[0] == 1
    assert player(game)["hand"] == ["P027"]


@pytest.mark.rule("interim.step1_limits")
def test_step_one_neither_sells_cards_nor_develops() -> None:
    game = scoring(1, {"coins": 10, "hand": ["P027"], "ranch": 3}, {})
    assert "play:P027" in keys(game)
    for key in ("discard:P027", "develop:4.upper"):
        assert rules(game, key) == ("interim.step1_limits",)


# Step 2.


@pytest.mark.rule("interim.scoring_tile.must")
def test_a_tile_must_be_scored_even_in_vain_and_only_once() -> None:
    game = scoring(2, {"scored": {"ST05": 1}}, {}, scoring_tiles=TILES)
    tiles = {key for key in keys(game) if key.startswith("score:")}
    assert tiles == {"score:ST04", "score:ST09", "score:ST11"}
    assert not game.explain("pass").legal
    assert rules(game, "score:ST05") == ("interim.scoring_tile.must",)
    assert rules(game, "score:ST16") == ("interim.scoring_tile.must",)
    assert player(game.play("score:ST11"))["scored"] == {"ST05": 1, "ST11": 2}


@pytest.mark.rule("interim.scoring_tile.must")
def test_by_the_end_each_tile_is_scored_once() -> None:
    """With one tile left in the fourth scoring there is nothing to choose."""
    scored = {tile: n for n, tile in enumerate(TILES[:3], 1)}
    me = {"scored": scored, "own_tile": "ST04"}
    game = scoring(4, me, {"scored": scored, "own_tile": "ST05", "levers": {"4.1": "up"}}, scoring_tiles=TILES)
    game = play(game, "pass", "pass")  # step 1 of the second seat
    assert points(game)["scoring_tiles"] == -4
    assert player(game)["scored"] == {**scored, "ST11": 4}


@pytest.mark.rule("interim.scoring_tile.marker_value", "interim.scoring_tile.result")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_marker_is_worth_the_number_of_the_scoring(number: int) -> None:
    me = {"coin_track": 7, "own_tile": "ST11"}
    game = scoring(number, me, {}, scoring_tiles=TILES)
    assert points(game.play("score:ST04"))["scoring_tiles"] == number
    assert points(game.play("score:ST09"))["scoring_tiles"] == -number


@pytest.mark.rule("interim.scoring_tile.own_double")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_own_tile_counts_twice_both_ways(number: int) -> None:
    won = scoring(number, {"coin_track": 7, "own_tile": "ST04"}, {}, scoring_tiles=TILES).play("score:ST04")
    lost = scoring(number, {"own_tile": "ST04"}, {}, scoring_tiles=TILES).play("score:ST04")
    assert points(won)["scoring_tiles"] == 2 * number
    assert points(lost)["scoring_tiles"] == -2 * number


@pytest.mark.rule("interim.scoring_tile.threshold", "scoretile.track")
@pytest.mark.parametrize(("number", "needed"), [(1, 1), (2, 2), (3, 4), (4, 7)])
def test_the_card_track_tile_asks_for_1_2_4_7(number: int, needed: int) -> None:
    """The rulebook's example of the card track."""
    for place, won in ((needed, True), (needed - 1, False)):
        me = {"card_track": place, "own_tile": "ST11"}
        game = scoring(number, me, {}, scoring_tiles=TILES).play("score:ST05")
        assert points(game)["scoring_tiles"] == (number if won else -number)


@pytest.mark.rule("interim.scoring_tile.result")
def test_losses_go_below_zero() -> None:
    game = scoring(2, {"own_tile": "ST04", "points": 1}, {}, scoring_tiles=TILES).play("score:ST04")
    assert game.scores[0] == -3
    assert changes(game, "score") == [-4]


# Step 3: income.

BOARD = {
    "1": {"tile": "T01", "upper": house(), "lower": house()},
    "2": {"tile": "T02", "upper": house()},
    "33": {"tile": "T36", "cattle": [3, 0]},
}
"""Three houses and three cattle taken: recesses worth 5 coins and 4 points with the first tier's inhabitant."""


def income(number: int, me: dict, **fields):
    """The game after the income of a scoring, with a lever so that it stops there."""
    game = scoring(number, {"coins": 0, "ranch": 0, "own_tile": "ST11", **me}, {}, scoring_tiles=TILES, **fields)
    while asked(game)[1] == "choose":
        game = game.play("pass")
    game = game.play("score:ST04")
    return game.play("score:ST04")


@pytest.mark.rule("interim.income_tracks", "interim.income_board")
def test_tracks_and_board_pay_as_in_the_rulebook() -> None:
    """The rulebook's example: tracks 5 coins, 3 cards and 1 point; board 5 coins and 4 points."""
    game = income(1, {"coin_track": 4, "card_track": 1}, map=BOARD)
    assert sorted(changes(game, "coins")) == [5, 5]
    assert changes(game, "draw") == [1, 1, 1]
    assert points(game) == {"scoring_tiles": 1, "tracks": 1, "player_board": 4}
    assert player(game)["coins"] == 10
    sources = {event.rule for event in game.events if event.what == "coins" and event.seat == 0}
    assert sources == {"interim.income_tracks", "interim.income_board"}


@pytest.mark.rule("interim.income_tracks")
def test_the_start_of_both_tracks_pays_two() -> None:
    game = income(1, {})
    assert changes(game, "coins") == [2]
    assert changes(game, "draw") == [1, 1]


@pytest.mark.rule("interim.income_board")
def test_every_vacated_recess_counts() -> None:
    map_ = {
        "1": {"tile": "T01", "upper": house(), "lower": settlement()},
        "33": {"tile": "T36", "cattle": [1, 0]},
    }
    me = {"coin_track": 0, "houses_aside": 1, "tier_bonuses": 1}
    game = income(1, me, map=map_)
    # Houses 1 and 2: 1 + 2 coins; settlement: 1 coin, 2 points; cattle: 1 coin; first recess: 2 points.
    assert sorted(changes(game, "coins")) == [2, 5]
    assert points(game)["player_board"] == 4


@pytest.mark.rule("interim.income_cattle")
def test_cattle_count_the_settlements_around() -> None:
    """The rulebook's example, 3 settlements next to one cattle; owners and bridges do not matter."""
    map_ = {
        "26": {"tile": "T36", "cattle": [1, 1]},
        "25": {"tile": "T01", "upper": settlement(1), "lower": house()},
        "17": {"tile": "T02", "upper": settlement(1)},  # across a bridge
        "31": {"tile": "T03", "lower": settlement()},  # across another bridge
        "24": {"tile": "T04", "upper": settlement(1)},  # not adjacent
    }
    game = income(1, {}, map=map_)
    assert points(game)["cattle"] == 3
    map_["26"]["cattle"] = [2, 1]
    game = income(1, {}, map=map_)
    assert (points(game, 0)["cattle"], points(game, 1)["cattle"]) == (6, 3)


@pytest.mark.rule("interim.income_cattle")
def test_without_settlements_cattle_give_nothing() -> None:
    map_ = {"26": {"tile": "T36", "cattle": [4, 0]}, "25": {"tile": "T01", "upper": house()}}
    assert "cattle" not in points(income(1, {}, map=map_))


@pytest.mark.rule("interim.income_fourth")
def test_the_fourth_income_is_points_only() -> None:
    me = {"coin_track": 4, "card_track": 2, "levers": {"3.1": "up", "4.1": "up"}, "hand": ["P015"]}
    third = income(3, me, map=BOARD)
    fourth = income(4, me, map=BOARD)
    assert asked(fourth) == asked(third) == (0, "lever_time")
    for game, coins, cards in ((third, [5, 5], [1, 1, 1]), (fourth, [], [])):
        assert sorted(changes(game, "coins")) == coins
        assert changes(game, "draw") == cards
        assert points(game)["tracks"] == 2
        assert points(game)["player_board"] == 4


@pytest.mark.rule("interim.income_fourth")
def test_all_other_steps_of_the_fourth_scoring_are_as_usual() -> None:
    game = scoring(4, {"coins": 10, "hand": ["P053"], "ranch": 0, "levers": {"3.1": "up"}}, {}, scoring_tiles=TILES)
    game = play(game, "play:P053")
    assert player(game)["ranch"] == 2
    game = play(game, "score:ST04", "score:ST04")
    assert points(game)["levers_unused"] == 1
    assert game.over


# Steps 4 and 5.


@pytest.mark.rule("interim.levers")
def test_unused_levers_give_points_and_used_ones_go_up() -> None:
    levers = {"1.1": "up", "2.1": "down", "3.2": "up", "4.2": "down"}
    game = scoring(1, {"levers": levers}, {}, scoring_tiles=TILES)
    game = play(game, "score:ST04", "score:ST04")
    assert points(game)["levers_unused"] == 2
    assert set(player(game)["levers"].values()) == {"up"}


@pytest.mark.rule("interim.levers")
def test_a_lever_used_during_the_scoring_gives_no_point() -> None:
    game = scoring(1, {"coins": 0, "levers": {"4.2": "up"}}, {}, scoring_tiles=TILES)
    while asked(game)[1] != "lever_time":
        game = game.play("pass" if "pass" in keys(game) else "score:ST04")
    assert points(play(game, "pass"))["levers_unused"] == 1
    assert "levers_unused" not in points(play(game, "lever:4.2"))


@pytest.mark.rule("interim.region_markers")
@pytest.mark.parametrize("covered", [["boonlake"], ALL_REGIONS])
def test_labels_are_free_again(covered: list[str]) -> None:
    game = scoring(1, {}, {}, covered=covered)
    assert game.position()["covered"] == [region for region in ALL_REGIONS if region in covered]
    game = play(game, "score:ST01", "score:ST01")
    assert asked(game) == (1, "turn")
    assert game.position()["covered"] == []
