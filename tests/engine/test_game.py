"""`Game` as a value: playing gives a new game, games can be compared, copied and sent to other processes."""

import copy
import pickle

import pytest

from boonlake_panel.engine import Game, IllegalChoice, PositionError, Setup
from boonlake_panel.texts.messages import in_language

from .support import keys, play, position


def test_playing_leaves_the_old_game_as_it_was() -> None:
    game = position()
    before = game.position()
    one, two = game.play("strip:settle"), game.play("strip:hire")
    assert game.position() == before
    assert one.position() != two.position()
    assert one.play("boat:1.iron") != one
    assert game.play("strip:settle") == one


def test_games_are_equal_if_their_positions_are() -> None:
    setup = Setup(players=3, seed=4)
    one, two = Game(setup), Game(Setup(players=3, seed=4))
    assert one == two
    assert hash(one) == hash(two)
    assert len({one, two, one.play(keys(one)[0])}) == 2
    assert one != one.play(keys(one)[0])
    assert one != "game"


def test_copies_and_pickles_are_the_same_game() -> None:
    game = play(Game(Setup(players=2, seed=4)))
    for other in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other == game
        assert other.play(keys(other)[0]) == game.play(keys(game)[0])


def test_a_refusal_tells_its_reasons() -> None:
    game = position({"coins": 0, "boats": ["iron", "iron"]})
    with pytest.raises(IllegalChoice) as caught:
        game.play("boat:1.wood")
    error = caught.value
    assert error.key == "boat:1.wood"
    assert [reason.rule for reason in error.reasons] == ["boats.move_cost"]
    assert "boat:1.wood" in str(error)
    assert "boats.move_cost" in str(error)


def test_refusals_survive_the_way_out_of_a_worker() -> None:
    with pytest.raises(IllegalChoice) as caught:
        position().play("sail:1")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.key, again.reasons, str(again)) == ("sail:1", caught.value.reasons, str(caught.value))
    with pytest.raises(PositionError) as impossible:
        Game.from_position({"round": 7, "turn": -1})
    assert pickle.loads(pickle.dumps(impossible.value)).faults == impossible.value.faults


@pytest.mark.parametrize(
    "key", ["", ":", "fly", "fly:1", "strip", "strip:fly", "pass:1", "explore:x", "boat:3.wood", "☃"]
)
def test_texts_that_are_no_keys_get_an_answer(key: str) -> None:
    verdict = position().explain(key)
    assert not verdict.legal
    assert verdict.reasons[0].text
    with pytest.raises(IllegalChoice):
        position().play(key)


def test_a_verdict_reads_well() -> None:
    game = position({"coins": 0, "boats": ["iron", "iron"]})
    assert str(game.explain("strip:hire")).startswith("strip:hire: Possible now. Take Hire")
    assert str(game.explain("boat:1.wood")).startswith("boat:1.wood: not possible.")
    with in_language("de"):
        assert str(game.explain("boat:1.wood")).startswith("boat:1.wood: nicht möglich. Kostet 2 Münzen")


def test_games_and_decisions_describe_themselves() -> None:
    game = position()
    assert "2 players" in repr(game)
    assert "strip:settle" in repr(game.decision)
    assert game.decision is not None
    option = game.decision.options[0]
    assert repr(option) == "Option('strip:pioneer')"
    assert option == position().decision.options[0]  # type: ignore[union-attr]
    assert len(set(game.decision.options)) == len(game.decision.options)


def test_a_state_handed_out_is_a_copy() -> None:
    game = position()
    state = game.state
    state.players[0].coins = 99
    state.deck.clear()
    assert game.position()["players"][0]["coins"] == 6
    assert len(game.position()["deck"]) == 165


def test_replay_refuses_an_illegal_key() -> None:
    setup = Setup(players=2, seed=4)
    with pytest.raises(IllegalChoice):
        Game.replay(setup, ["strip:settle"])
    game = Game(setup)
    assert Game.replay(setup, list(keys(game)[:1])) == game.play(keys(game)[0])
