"""Interim scorings, the final scoring and the result of a game against the Wise Eminence."""

from typing import Any

import pytest

from ..eminence import Told, leave, position, six
from ..pieces import house, settlement

PIECES = {
    "4": {"tile": "T01", "upper": settlement(1), "lower": settlement(1)},
    "7": {"tile": "T02", "upper": settlement(1), "lower": house(1)},
    "18": {"tile": "T36", "cattle": [0, 4]},
}
"""Last vacated: the fourth house (2), the third settlement (6), the fourth cattle (4)."""


def scoring(number: int, *players: dict[str, Any], **fields: Any) -> Told:
    """The start of an interim scoring that the person has called."""
    after = {"step": "final", "seat": 0} if number == 4 else {"step": "solo_turn", "seat": 1}
    agenda = [after, {"step": "interim", "seat": 0}]
    return position(*players, agenda=agenda, scorings=number - 1, round=1 if number < 3 else 2, **fields)


@pytest.mark.rule("solo.interim.income")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_two_and_six_and_four_and_fourteen_are_twenty_six(number: int) -> None:
    """The rulebook's example."""
    told = leave(scoring(number, map=PIECES, solo={"cactus": 33}))
    assert (told.board["houses"], told.board["settlements"], told.board["cattle"]) == (4, 3, 4)
    assert told.game.scores[1] == 26
    assert told.game.ledger[1] == {"player_board": 12, "cactus": 14}
    assert told.of("solo_income")[0].detail == "2 + 6 + 4 + 14 + 0"
    assert told.of("solo_income")[0].amount == 26
    assert {*told.rules("solo_income"), *told.rules("vp")} == {"solo.interim.income"}


@pytest.mark.rule("solo.interim.income")
def test_settlements_next_to_each_of_its_cattle_count_whoever_owns_them() -> None:
    """Two cattle with two settlements around, one with one: 5 points on top. Houses do not count."""
    spaces = {
        "7": {"tile": "T02", "upper": settlement(1), "lower": settlement()},
        "8": {"tile": "T36", "cattle": [1, 2]},
        "31": {"tile": "T06", "upper": settlement()},
        "30": {"tile": "T37", "cattle": [0, 1]},
        "15": {"tile": "T03", "upper": house(1)},
    }
    told = leave(scoring(1, map=spaces, solo={"cactus": 0}))
    assert told.of("solo_income")[0].detail == "1 + 2 + 3 + 0 + 5"
    assert told.game.ledger[1] == {"player_board": 6, "cattle": 5}


@pytest.mark.rule("solo.interim.income")
def test_a_full_board_gives_nothing() -> None:
    told = leave(scoring(1))
    assert told.of("solo_income")[0].detail == "0 + 0 + 0 + 0 + 0"
    assert told.game.scores[1] == 0


@pytest.mark.rule("solo.interim.income")
def test_the_eminence_only_takes_income_while_the_person_does_all_steps() -> None:
    person = {"levers": {"1.1": "up"}, "hand": ["P001"], "coins": 30}
    told = scoring(1, person, map=PIECES)
    assert told.game.decision is not None
    assert told.game.decision.seat == 0
    leave(told, "score")
    assert told.game.scores[1] == 0  # not before the income phase
    leave(told)
    assert told.game.ledger[0]["levers_unused"] == 1
    assert "scoring_tiles" in told.game.ledger[0]
    assert told.board["scored"] == {}
    assert {event.what for event in told.events if event.seat == 1} == {"solo_income", "vp"}


@pytest.mark.rule("solo.interim.income")
def test_the_income_comes_with_the_persons_before_levers_are_raised() -> None:
    told = leave(scoring(1, {"levers": {"1.1": "up"}}, map=PIECES))
    names = [event.what for event in told.events]
    unused = next(n for n, event in enumerate(told.events) if event.source == "levers_unused")
    assert names.index("solo_income") < unused


@pytest.mark.rule("solo.interim.income")
def test_upgrades_of_the_person_in_the_same_scoring_count() -> None:
    spaces = {
        "7": {"tile": "T02", "upper": house(), "lower": {"seat": 0, "piece": "inhabitant"}},
        "8": {"tile": "T36", "cattle": [2, 1]},
    }
    told = scoring(1, {"ranch": 4}, map=spaces).play("upgrade:7.upper")
    leave(told)
    assert told.of("solo_income")[0].detail.endswith("+ 1")


@pytest.mark.rule("solo.final.income_again")
def test_the_income_of_the_fourth_scoring_counts_twice() -> None:
    told = leave(scoring(4, map=PIECES, solo={"cactus": 33, "stack": ["SA1"]}), "never")
    assert told.game.over
    assert told.game.ledger[1] == {"player_board": 24, "cactus": 28}
    assert told.game.scores[1] == 52
    assert told.rules("solo_income") == ["solo.interim.income", "solo.final.income_again"]


@pytest.mark.rule("solo.final.b_tiles")
@pytest.mark.parametrize(
    ("stack", "points"),
    [
        ([], 0),
        (["SA1", "SA2", "SA3"], 0),
        (["SB1"], 10),
        (["SA1", "SB1", "SB2"], 20),
        (six(), 30),
    ],
)
def test_ten_points_for_each_b_tile_that_is_still_face_down(stack: list[str], points: int) -> None:
    told = leave(scoring(4, solo={"stack": stack}), "never")
    assert told.game.over
    assert told.game.ledger[1].get("unrevealed_tiles", 0) == points
    assert told.game.scores[1] == points


@pytest.mark.rule("solo.final.b_tiles")
def test_tiles_revealed_before_the_last_shuffle_count_as_face_down_again() -> None:
    told = leave(
        scoring(4, solo={"stack": ["SA2", "SB1", "SB2"], "seen": ["SA1", "SA3", "SB3"], "known": True}), "never"
    )
    assert told.game.ledger[1]["unrevealed_tiles"] == 20


@pytest.mark.rule("solo.final.win")
@pytest.mark.parametrize(("person", "winners"), [(40, (0,)), (41, (0,)), (39, (1,))])
def test_the_person_wins_with_at_least_as_many_points(person: int, winners: tuple[int, ...]) -> None:
    told = position({"points": person}, {"points": 30}, solo={"stack": ["SB1"]}, agenda=[{"step": "final", "seat": 0}])
    assert told.game.over
    assert told.game.scores == (person, 40)
    assert told.game.winners == winners
    assert [event.rule for event in told.events if event.what == "over"] == ["solo.final.win"]
    assert told.game.explain("pass").rules == ("solo.final.win",)


@pytest.mark.rule("solo.final.win")
def test_nobody_has_won_before_the_end() -> None:
    assert position({"points": 50}).game.winners == ()
