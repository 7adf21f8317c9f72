"""Reasons with figures, events as a seat may know them, and set-ups that stay as a game found them."""

import pytest

from boonlake_panel.engine import Game, Setup

from ..expansion import board, doing, table
from ..support import during, keys, play

HIRE = "repeat (coins:-3 -> inhabitants:+1 | discard:3 -> inhabitants:+1)"


@pytest.mark.rule("hire.right")
def test_an_exchange_that_is_too_dear_says_what_is_missing() -> None:
    game = during(HIRE, {"coins": 2, "hand": ["P001", "P002", "P003"]}, source="strips", taken="hire", turn=3)
    assert "give:3cards" in keys(game)
    verdict = game.explain("give:3coins")
    assert not verdict.legal
    assert [(reason.rule, reason.figures) for reason in verdict.reasons] == [("hire.right", {"needed": 3, "has": 2})]


@pytest.mark.rule("general.wood_limited")
def test_hiring_from_an_empty_supply_is_explained() -> None:
    game = during(
        "coins:-3 -> inhabitants:+1 | cards:+1", {"coins": 9, "ranch": 8, "supply": 0}, source="strips", taken="hire"
    )
    assert "give:3coins" not in keys(game)
    assert "not available" in game.explain("give:3coins").reasons[0].text


def test_an_exchange_that_nobody_offers_is_explained_too() -> None:
    game = during(HIRE, {"coins": 5}, source="strips", taken="hire")
    assert game.explain("give:7coins").reasons[0].text.startswith("Not among the choices")


def test_events_hide_what_others_drew() -> None:
    game = during("cards:+2 | coins:+1", {"hand": []})
    game = play(game, "take:2cards")
    own = [event.detail for event in game.seen_by(0).events if event.what == "draw"]
    assert len(own) == 2
    assert all(own)
    seen = [event for event in game.seen_by(1).events if event.what == "draw_hidden"]
    assert len(seen) == 2
    assert all(event.detail == "" and event.text == "Red draws a card" for event in seen)
    assert not any(name in event.text for name in own for event in game.seen_by(1).events)


def test_events_hide_scoring_tiles_while_they_are_chosen() -> None:
    game = Game(Setup(players=2, seed=1))
    game = game.play(keys(game)[0])
    hidden = [event for event in game.seen_by(1).events if event.seat == 0]
    assert [event.what for event in hidden] == ["keep_hidden"]
    assert hidden[0].detail == ""


def test_a_set_up_in_use_cannot_change() -> None:
    setup = Setup(players=3, seed=7)
    setup.players = 2
    game = Game(setup)
    with pytest.raises(AttributeError, match=r"setup.but\(players=4\)"):
        game.setup.players = 4
    setup.players = 4  # the next game's
    assert len(game.scores) == len(game.play(game.decision.keys[0]).scores) == 2
    assert setup.but(players=4).players == 4
    assert setup.but(players=4).seed == 7


@pytest.mark.rule("artifact.special_tile.basic")
def test_a_special_tile_before_the_strip_says_what_comes_first() -> None:
    part = {"artifact": "AF4a", "plugged": 2, "boat": True, "shipyard": "4.upper", "special": True}
    game = table({"boats": ["wood"], "expansion": part}, map=board())
    reasons = game.explain("special:13").reasons
    assert any(reason.text.startswith("First take an action strip") for reason in reasons)
    assert not any("own turn" in reason.text for reason in reasons)


@pytest.mark.rule("artifact.purple_worker.basic")
def test_only_who_has_the_purple_inhabitant_is_told_of_it() -> None:
    part = {"artifact": "AF3a", "plugged": 2, "boat": True, "shipyard": "4.upper", "purple": "ranch"}
    use = "play_card:any | upgrade:1 | develop:0"
    for expansion, named in (({}, False), (part, True)):
        boats = ["wood"] if expansion else ["wood", "wood"]
        me = {"hand": ["P019"], "coins": 9, "boats": boats, "expansion": expansion}
        game = doing(use, me, source="strips", map=board() if expansion else {})
        assert game.decision is not None
        assert ("purple" in game.decision.prompt) == named
