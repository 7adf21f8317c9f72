"""The strips Hire, Progress and Builder, and what modernizing costs."""

import pytest

from ..pieces import asked, changes, inhabitant, rules, taking
from ..support import during, keys, play, player


def kinds(game) -> set[str]:
    return {key.partition(":")[0] for key in keys(game)} - {"boat"}


HIRE = ["P053", "P027", "P121", "P015", "P050", "P063"]  # six cards


@pytest.mark.rule("hire.left")
def test_hire_brings_an_inhabitant_and_one_explore() -> None:
    game = taking("hire", {"coins": 0, "ranch": 3}, {"coins": 0})
    assert player(game)["ranch"] == 4
    assert keys(game)[:2] == ("explore", "pass")
    game = play(game, "explore", "explore:8")  # 2 coins, as in the rulebook's example of exploring
    assert player(game)["coins"] == 2
    assert asked(game) == (0, "ship")


@pytest.mark.rule("hire.right")
def test_hire_as_often_as_wanted_by_everybody() -> None:
    """The rulebook's example: three inhabitants for 6 cards and 3 coins."""
    game = taking("hire", {"coins": 3, "hand": [*HIRE, "P111"], "ranch": 0}, {"coins": 6, "ranch": 0})
    game = play(game, "pass", "pass")  # the card, exploring
    assert player(game)["ranch"] == 1
    assert kinds(game) == {"give", "pass"}
    assert set(keys(game)[:2]) == {"give:3coins", "give:3cards"}
    assert rules(game, "give:2cards+1coin") == ("hire.right",)
    game = game.play("give:3cards")
    assert "pass" not in keys(game)  # the cards are part of the price
    game = play(game, "discard:P053", "discard:P027", "discard:P121", "give:3coins", "give:3cards")
    game = play(game, "discard:P015", "discard:P050", "discard:P063")
    assert (player(game)["ranch"], player(game)["coins"], player(game)["hand"]) == (4, 0, ["P111"])
    assert asked(game)[0] == 1  # nothing left to pay with
    game = play(game, "give:3coins", "give:3coins")
    assert (player(game, 1)["ranch"], player(game, 1)["coins"]) == (2, 0)
    assert asked(game) == (0, "ship")


@pytest.mark.rule("hire.right", "general.wood_limited")
def test_hire_ends_with_the_supply() -> None:
    map_ = {"17": {"tile": "T03", "upper": inhabitant(1)}}
    game = taking("hire", {"ranch": 0, "coins": 0}, {"coins": 30, "ranch": 6}, map=map_)
    game = play(game, "pass")
    assert asked(game)[0] == 1
    game = game.play("give:3coins")
    assert player(game, 1)["supply"] == 0
    assert asked(game) == (0, "ship")  # 27 coins, but nobody left to hire
    assert player(game, 1)["coins"] == 27


@pytest.mark.rule("progress.left", "modernize.place_lever")
def test_progress_modernizes_for_coins_only() -> None:
    game = taking("progress", {"coins": 10, "ranch": 3}, {})
    assert {"modernize:3.1", "modernize:2.3", "pass"} <= set(keys(game))
    game = game.play("modernize:2.2")
    assert player(game)["levers"] == {"2.2": "up"}
    assert (player(game)["coins"], player(game)["ranch"]) == (5, 3)


@pytest.mark.rule("progress.left")
def test_progress_left_is_for_the_active_player_and_optional() -> None:
    game = taking("progress", {"coins": 10}, {"coins": 10}).play("pass")
    assert asked(game)[0] == 0
    assert "give:1inhabitant" in keys(game)
    assert player(game)["levers"] == {}


@pytest.mark.rule("progress.right")
def test_progress_right_costs_an_inhabitant_or_gives_a_card() -> None:
    game = taking("progress", {"coins": 14, "ranch": 1}, {"coins": 20, "ranch": 0})
    game = game.play("modernize:3.1")
    assert kinds(game) == {"give", "take", "pass"}
    game = game.play("give:1inhabitant")
    assert {key for key in keys(game) if not key.startswith("boat")} == {
        *("modernize:1.1", "modernize:1.2", "modernize:1.3", "modernize:2.1", "modernize:2.2", "modernize:2.3"),
        *("modernize:3.2", "modernize:3.3", "modernize:4.1", "modernize:4.2", "modernize:4.3"),
    }
    game = game.play("modernize:4.2")
    assert (player(game)["coins"], player(game)["ranch"]) == (0, 0)
    assert player(game)["levers"] == {"3.1": "up", "4.2": "up"}
    assert asked(game)[0] == 1
    assert kinds(game) == {"take", "pass"}  # without an inhabitant only the card
    game = game.play("take:1card")
    assert changes(game, "draw", 1) == [1]
    assert asked(game) == (0, "ship")


@pytest.mark.rule("progress.right")
def test_progress_right_is_not_offered_if_no_lever_can_be_paid() -> None:
    game = taking("progress", {"coins": 3, "ranch": 3}, {})
    assert kinds(game) == {"take", "pass"}


@pytest.mark.rule("modernize.place_lever")
def test_levers_go_to_any_free_space() -> None:
    game = during("modernize:1", {"coins": 9, "levers": {"3.1": "down"}}, {})
    assert "modernize:4.3" in keys(game)  # nothing above it is needed
    assert rules(game, "modernize:3.1") == ("modernize.place_lever",)
    (reason,) = game.explain("modernize:4.2").reasons
    assert (reason.rule, reason.figures["needed"], reason.figures["has"]) == ("modernize.place_lever", 10, 9)
    assert player(game.play("modernize:4.3"))["levers"] == {"3.1": "down", "4.3": "up"}


@pytest.mark.rule("builder.coins")
def test_builder_starts_with_three_coins_and_no_card() -> None:
    game = taking("builder", {"coins": 0, "hand": ["P053"]}, {})
    assert changes(game, "coins") == [3]
    assert "discard:P053" not in keys(game)
    assert game.explain("pass").rules == ("turn.part2_left_to_right",)


@pytest.mark.rule("builder.left")
def test_builder_left_plays_any_card_or_draws_two() -> None:
    game = taking("builder", {"coins": 7, "hand": ["P053", "P027", "P121"]}, {})
    assert kinds(game) == {"play", "take", "pass"}
    assert {"play:P053", "play:P027", "play:P121", "take:2cards"} <= set(keys(game))
    assert "discard:P053" not in keys(game)
    assert rules(game, "discard:P053") == ("turn.part2_left_to_right",)
    assert changes(game.play("take:2cards"), "draw") == [1, 1]
    assert player(game.play("play:P027"))["coins"] == 0


@pytest.mark.rule("builder.right")
def test_builder_right_lets_everybody_play_or_discard() -> None:
    hand = {"coins": 10, "hand": ["P053", "P027", "P121"]}
    game = taking("builder", hand, {"coins": 10, "hand": ["P111"]}, {"coins": 0, "hand": ["P015"]})
    game = game.play("pass")
    for seat, expected, chosen in (
        (0, {"play", "discard", "pass"}, "play:P027"),
        (1, {"play", "discard", "pass"}, "discard:P111"),
        (2, {"discard", "pass"}, "discard:P015"),
    ):
        assert asked(game)[0] == seat
        assert kinds(game) == expected
        game = game.play(chosen)
    assert asked(game) == (0, "ship")
    assert [player(game, seat)["coins"] for seat in (1, 2)] == [12, 2]
