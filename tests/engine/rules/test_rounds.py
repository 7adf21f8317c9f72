"""Two rounds, four interim scorings, equal turns at the end, and the final scoring."""

import random

import pytest

from boonlake_panel.engine import Game, Setup

from ..pieces import asked, changes, house, points, scoring, settlement
from ..support import keys, player, position


def finish_turn(game: Game) -> Game:
    """Takes the strip of the top row, declines what can be declined, and stops after the turn."""
    turn = game.turn
    game = game.play(f"strip:{game.position()['strips'][0]}")
    while not game.over and game.turn == turn + 1 and asked(game)[1] not in ("turn", "score"):
        options = [key for key in keys(game) if not key.startswith(("boat", "lever"))]
        sails = [key for key in options if key.startswith("sail")]
        game = game.play(sails[-1] if sails else "pass" if "pass" in options else options[0])
    return game


def to_end(game: Game) -> Game:
    """Declines what can be declined until the game is over."""
    while not game.over:
        game = game.play("pass" if "pass" in keys(game) else keys(game)[0])
    return game


@pytest.mark.rule("game.rounds_and_scorings")
def test_a_game_has_two_rounds_with_two_scorings_each() -> None:
    choose = random.Random(5)
    game = Game(Setup(players=3, seed=5))
    seen = []
    while not game.over:
        options = [key for key in keys(game) if not key.startswith("boat")]
        game = game.play(choose.choice(options or keys(game)))
        seen += [(event.what, event.amount) for event in game.events if event.what in ("interim", "round", "over")]
    assert seen == [("interim", 1), ("interim", 2), ("round", 2), ("interim", 3), ("interim", 4), ("over", 0)]
    assert (game.round, game.scoring) == (2, 4)
    assert game.explain("strip:settle").rules == ("final.winner_ties",)


def last_turn(round_: int, players: int, active: int, **fields) -> Game:
    """Everybody waits before the last river space."""
    lock = {"round": round_, "scorings": 1 if round_ == 1 else 3, "locks": ["K1" if round_ == 1 else "K2"]}
    ships = ["B7", "B6", "B6", "B6"]
    seats = [{"ship": ships[(seat - active) % players]} for seat in range(players)]
    return position(*seats, active=active, **lock, **fields)


@pytest.mark.rule("round.end_first")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_round_one_ends_with_the_turn_that_reached_the_end(players: int) -> None:
    game = finish_turn(last_turn(1, players, active=0))
    assert asked(game) == (0, "score")  # nobody else has a turn before
    assert game.scoring == 2
    while asked(game)[1] != "turn":
        game = game.play(keys(game)[0])
    assert asked(game) == (1, "turn")
    assert game.round == 2
    assert game.turn == 2


@pytest.mark.rule("round.second_start")
@pytest.mark.parametrize(("players", "space"), [(2, "A1"), (3, "A1"), (4, "A3")])
def test_round_two_starts_further_ahead_with_four_players(players: int, space: str) -> None:
    game = finish_turn(last_turn(1, players, active=0))
    while asked(game)[1] != "turn":
        game = game.play(keys(game)[0])
    assert [player(game, seat)["ship"] for seat in range(players)] == [space] * players
    assert game.position()["locks"] == []
    # The second round goes through the lower arm.
    upper = position({"ship": "A8"}, {"ship": "A7"}, round=2)
    assert player(finish_turn(upper), 0)["ship"].startswith("L")


@pytest.mark.rule("end.trigger")
def test_reaching_the_end_in_round_two_does_not_score_at_once() -> None:
    game = finish_turn(last_turn(2, 2, active=0))
    assert asked(game) == (1, "turn")
    assert game.scoring == 3
    assert game.position()["ending"] is True
    assert changes(game, "ending") == [4]
    assert player(game)["ship"] == "B8"


@pytest.mark.rule("end.trigger")
def test_later_arrivals_trigger_nothing_more() -> None:
    game = finish_turn(last_turn(2, 3, active=0))
    game = finish_turn(game)
    assert "ending" not in [event.what for event in game.events]
    assert asked(game) == (2, "turn")


@pytest.mark.rule("end.equal_turns")
def test_everybody_has_equally_many_turns() -> None:
    """The second of four players reaches the end: the third and the fourth still have a turn."""
    game = finish_turn(last_turn(2, 4, active=1))
    order = []
    while game.scoring == 3:
        order.append(asked(game))
        game = finish_turn(game)
    assert order == [(2, "turn"), (3, "turn")]
    assert game.scoring == 4
    assert not game.over
    assert to_end(game).over


@pytest.mark.rule("end.equal_turns")
@pytest.mark.parametrize(("first", "active", "turns"), [(0, 3, 0), (1, 0, 0), (1, 1, 3), (2, 3, 2)])
def test_the_last_turn_belongs_to_the_seat_before_the_token(first: int, active: int, turns: int) -> None:
    game = finish_turn(last_turn(2, 4, active=active, first=first))
    count = 0
    while game.scoring == 3:
        count += 1
        game = finish_turn(game)
    assert count == turns
    assert game.scoring == 4


@pytest.mark.rule("final.levers")
@pytest.mark.parametrize(("count", "expected"), [(3, 0), (4, 8), (6, 12), (7, 21), (12, 36)])
def test_levers_at_the_end(count: int, expected: int) -> None:
    names = [f"{row}.{column}" for row in (1, 2, 3, 4) for column in (1, 2, 3)]
    levers = {name: "up" if n % 2 else "down" for n, name in enumerate(names[:count])}
    game = to_end(scoring(4, {"levers": levers}, {}))
    assert points(game).get("final_levers", 0) == expected


@pytest.mark.rule("final.cards")
def test_played_cards_give_their_points_and_game_end_effects() -> None:
    game = to_end(scoring(4, {"display": ["P026", "P147", "P001"], "hand": ["P153"]}, {}, map=HOUSES))
    assert points(game)["card_points"] == 7 + 2 + 0
    assert points(game)["end_effects"] == 3  # P147: 1 point per house


HOUSES = {
    "1": {"tile": "T01", "upper": house(), "lower": house()},
    "2": {"tile": "T02", "upper": house()},
}


@pytest.mark.rule("final.tiers")
def test_vacated_recesses_of_the_lower_tiers() -> None:
    map_ = {
        "1": {"tile": "T01", "upper": house(), "lower": house()},
        "9": {"tile": "T02", "upper": settlement(), "lower": settlement()},
        "14": {"tile": "T03", "upper": settlement(), "lower": settlement()},
        "28": {"tile": "T36", "cattle": [3, 0]},
    }
    game = to_end(scoring(4, {}, {}, map=map_))
    # Houses 5 and 6: 2 + 4; settlements 2, 3 and 4: 2 + 4 + 6; cattle 3: 2.
    assert points(game)["tiers"] == 20
    assert "tiers" not in points(game, 1)


@pytest.mark.rule("final.tiers")
def test_the_upper_tiers_give_nothing_at_the_end() -> None:
    map_ = {**HOUSES, "28": {"tile": "T36", "cattle": [2, 0]}}
    assert "tiers" not in points(to_end(scoring(4, {}, {}, map=map_)))


@pytest.mark.rule("final.winner_ties")
def test_most_points_win_whatever_else_is_left() -> None:
    rich = {"points": 50, "coins": 10, "vases": 9, "hand": ["P001", "P002"], "own_tile": None}
    game = to_end(scoring(4, rich, {"points": 51, "coins": 0, "own_tile": None}))
    assert game.scores == (50 - 4, 51 - 4)  # both fail on a scoring tile, nothing else counts
    assert game.winners == (1,)
    assert game.decision is None


@pytest.mark.rule("final.winner_ties")
def test_tied_players_share_the_win() -> None:
    me = {"coins": 0, "own_tile": None}
    game = to_end(scoring(4, {**me, "points": 30}, {**me, "coins": 9, "points": 30}, {**me, "points": 12}))
    assert game.scores[0] == game.scores[1] > game.scores[2]
    assert game.winners == (0, 1)


@pytest.mark.rule("final.winner_ties")
def test_nobody_has_won_before_the_end() -> None:
    assert scoring(4, {"points": 30}, {}).winners == ()
