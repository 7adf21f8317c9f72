"""Artifacts: one-time effects of cards, easier scoring, and mastering scoring tiles."""

from typing import Any

import pytest

from boonlake_panel.engine import Game

from ...expansion import Fields, board, cited, doing, finish, leave, own, purple, scoring, table, taking, told
from ...pieces import asked, points, rules
from ...support import keys, player

QUIET = {"conditions": ["LC2", "LC6"]}
FINAL = {"round": 2, "scorings": 4, "agenda": [{"step": "final", "seat": 0}]}
RICH = {"coins": 40, "vases": 2, "production": {"wood": 2, "stone": 2, "loam": 2, "iron": 2}, "ranch": 4}

# One-time effects.


@pytest.mark.rule("onetime.use", "onetime.gain")
@pytest.mark.parametrize(("card", "gain"), [("X008", 5), ("X009", 7), ("X010", 9)])
def test_coins_once_and_the_card_is_gone(card: str, gain: int) -> None:
    game = table({"display": [card], "coins": 1}, expansion=QUIET)
    assert game.explain(f"use:{card}").rules == ("onetime.gain",)
    game = game.play(f"use:{card}")
    assert (player(game)["coins"], player(game)["display"]) == (1 + gain, [])
    assert card in game.position()["discards"]
    assert cited(game, "one_time") == ["onetime.gain"]
    assert rules(game, f"use:{card}") == ("onetime.use",)
    kept = finish(table({"display": [card]}, **FINAL))
    assert points(kept)["card_points"] > 0
    assert points(finish(table({"display": [card]}, **FINAL).play(f"use:{card}"))) == {}, "its points are lost"


@pytest.mark.rule("onetime.gain")
@pytest.mark.parametrize("card", ["X005", "X006", "X007"])
def test_an_inhabitant_once(card: str) -> None:
    game = table({"display": [card], "ranch": 2}).play(f"use:{card}")
    assert player(game)["ranch"] == 3
    full = table({"display": [card], "ranch": 7})
    assert rules(full, f"use:{card}") == ("onetime.use",), "no inhabitant is in the supply"


@pytest.mark.rule("onetime.use")
def test_also_in_the_turn_of_another_player_but_not_from_the_hand() -> None:
    game = taking("hire", {}, {"display": ["X008"], "hand": ["X010"], "coins": 0})
    while asked(game)[0] == 0:
        game = game.play("pass" if "pass" in keys(game) else keys(game)[0])
    assert "give:3coins" not in keys(game)
    game = game.play("use:X008")
    assert "give:3coins" in keys(game)
    assert rules(game, "use:X010") == ("onetime.use",)


@pytest.mark.rule("onetime.no_discard")
def test_putting_a_one_time_card_away_is_no_discarding() -> None:
    """X008 is a night card: neither the bonus coin of P121 nor the inhabitant of X041."""
    me = {"display": ["X008", "P121", "X041"], "coins": 0, "ranch": 2}
    game = table(me).play("use:X008")
    assert (player(game)["coins"], player(game)["ranch"]) == (5, 2)
    assert not told(game, "discard")


@pytest.mark.rule("onetime.resources")
def test_up_to_two_resources_fewer() -> None:
    """X013 needs 2 stone and 1 loam; both boats lie at wood."""
    me = {"hand": ["X013"], "display": ["X011", "X012"], "coins": 6, "production": {"stone": 1}}
    game = doing("play_card:any", me, expansion=QUIET).play("play:X013")
    offered = [key for key in keys(game) if "use." in key]
    assert "pay:6coins+use.X011" in offered
    assert not [key for key in offered if key.count("use.") == 2], "one of them is enough"
    game = game.play("pay:6coins+use.X011")
    assert player(game)["display"] == ["X012", "X013"]
    assert cited(game, "one_time") == ["onetime.resources"]
    assert rules(table({"display": ["X011"]}), "use:X011") == ("onetime.resources",), "only while something is paid"
    needy = doing("play_card:any", {"hand": ["X008"], "display": ["X012"], "coins": 5, "boats": ["iron", "iron"]})
    assert player(needy.play("play:X008"))["display"] == ["X008"], "also where only one is missing"


@pytest.mark.rule("onetime.resources")
def test_a_project_can_be_helped_too() -> None:
    """ST05 needs 2 loam and 3 iron."""
    me = {"display": ["X011"], "coins": 13, "production": {"loam": 1, "iron": 2}, "boats": ["loam", "loam"]}
    game = doing("play_card:any", me, scoring_tiles=["ST05", "ST06", "ST07", "ST08"], expansion=QUIET)
    assert "project:ST05" in keys(game)
    helped = [key for key in keys(game.play("project:ST05")) if "use.X011" in key]
    assert helped


# Easier scoring and mastering.

TILES = {"scoring_tiles": ["ST05", "ST04", "ST06", "ST07"], "expansion": {"conditions": ["LC2", "LC6"]}}


def at_score(number: int, me: Fields, **fields: Any) -> Game:
    return leave(scoring(number, {"own_tile": "ST07", **me}, **{**TILES, **fields}), "score")


@pytest.mark.rule("onetime.easier_scoring")
@pytest.mark.parametrize(
    ("track", "cards", "wins"), [(4, 0, True), (3, 0, False), (2, 1, True), (1, 1, False), (1, 2, True)]
)
def test_the_example_of_the_card_track_tile(track: int, cards: int, wins: bool) -> None:
    """1/2/4/7 in the third scoring: 4 spaces, with one such effect 2, with two 1."""
    game = at_score(3, {"card_track": track, "display": ["X001", "X002", "X003"]})
    for card in ("X001", "X002")[:cards]:
        assert game.explain(f"use:{card}").rules == ("onetime.easier_scoring",)
        game = game.play(f"use:{card}")
    assert own(game)["eased"] == cards
    if cards == 2:
        assert rules(game, "use:X003") == ("onetime.easier_scoring",), "the first value is never made easier"
    game = game.play("score:ST05")
    assert told(game, "score")[0].amount == (5 if wins else -5)


@pytest.mark.rule("onetime.easier_scoring")
def test_only_while_a_scoring_tile_is_scored_and_not_at_the_first_value() -> None:
    assert rules(table({"display": ["X001"]}), "use:X001") == ("onetime.easier_scoring",)
    assert rules(at_score(1, {"display": ["X001"]}), "use:X001") == ("onetime.easier_scoring",)
    game = at_score(2, {"display": ["X001"], "card_track": 1}).play("use:X001").play("score:ST05")
    again = leave(scoring(3, {"expansion": {"eased": 1}}, **TILES), "score")
    assert (own(game)["eased"], own(again)["eased"]) == (1, 0), "it holds for one scoring"


@pytest.mark.rule("onetime.easier_scoring", "master.condition")
@pytest.mark.parametrize(("track", "mastered"), [(1, False), (2, True), (3, True)])
def test_with_an_easier_value_the_normal_one_masters(track: int, mastered: bool) -> None:
    """Second scoring, 1/2/4/7, made easier to 1: reaching the normal 2 masters it."""
    game = at_score(2, {"card_track": track, "display": ["X001"]}).play("use:X001").play("score:ST05")
    assert (asked(game)[1] == "improve") == mastered


@pytest.mark.rule("master.condition", "master.reward")
def test_mario_masters_the_coin_track_tile() -> None:
    """1 and 2 are the first values, the marker stands on 3: 1 point now, and the marker of 3 becomes one of 5."""
    game = at_score(1, {"coin_track": 3}).play("score:ST04")
    assert points(game) == {"scoring_tiles": 1}
    assert cited(game, "mastered") == ["master.condition"]
    assert keys(game)[:2] == ("improve", "pass")
    assert rules(at_score(1, {}), "improve")[0] == "interim.scoring_tile.must"
    better, plain = game.play("improve"), game.play("pass")
    assert (own(better)["improved"], own(plain)["improved"]) == ([2], [])
    assert points(better) == {"scoring_tiles": 1}, "no extra points now"
    values = [
        told(at_score(2, {"card_track": 2, "expansion": {"improved": list(which)}}).play("score:ST05"), "score")
        for which in ((), (2,))
    ]
    assert [events[0].amount for events in values] == [3, 5]


@pytest.mark.rule("master.reward")
@pytest.mark.parametrize(("number", "normal", "improved"), [(1, 1, None), (2, 3, 5), (3, 5, 7), (4, 7, 9)])
def test_the_values_of_all_markers(number: int, normal: int, improved: int | None) -> None:
    game = at_score(number, {"card_track": 7}).play("score:ST05")
    assert told(game, "score")[0].amount == normal
    if improved:
        game = at_score(number, {"card_track": 7, "expansion": {"improved": [number]}}).play("score:ST05")
        assert told(game, "score")[0].amount == improved
    assert (asked(game)[1] == "improve" if game.decision else False) == (number < 4), "not in the fourth scoring"


@pytest.mark.rule("master.risk")
def test_an_improved_marker_is_lost_and_doubled_like_any_other() -> None:
    lost = at_score(2, {"card_track": 1, "expansion": {"improved": [2]}}).play("score:ST05")
    assert points(lost) == {"scoring_tiles": -5}
    own_tile = at_score(2, {"card_track": 2, "own_tile": "ST05", "expansion": {"improved": [2]}}).play("score:ST05")
    assert points(own_tile) == {"scoring_tiles": 10}
    other = at_score(3, {"card_track": 4, "expansion": {"improved": [2]}}).play("score:ST05")
    assert points(other) == {"scoring_tiles": 5}, "only for the scoring it belongs to"


@pytest.mark.rule("master.condition")
def test_a_payment_tile_is_mastered_by_paying_more_often() -> None:
    """ST13 in the second scoring: twice, or three times to master it; 2 points for each payment."""
    fields = {"scoring_tiles": ["ST13", "ST04", "ST06", "ST07"]}
    game = at_score(2, {"coins": 10, "ranch": 2}, **fields).play("score:ST13")
    offered = [key for key in keys(game) if key.startswith("pay:")]
    assert offered == [
        *("pay:2inhabitants", "pay:1inhabitant+5coins", "pay:10coins"),
        *("pay:2inhabitants+5coins", "pay:1inhabitant+10coins"),
    ]
    once, mastered = game.play("pay:10coins"), game.play("pay:2inhabitants+5coins")
    assert points(once) == {"scoring_tiles": 3, "scoring_payments": 4}
    assert asked(once)[1] != "improve"
    assert points(mastered) == {"scoring_tiles": 3, "scoring_payments": 6}
    assert asked(mastered)[1] == "improve"
    eased = at_score(2, {"coins": 10, "ranch": 0, "display": ["X001"]}, **fields).play("score:ST13").play("use:X001")
    assert [key for key in keys(eased) if key.startswith("pay:")] == ["pay:5coins", "pay:10coins"]
    assert asked(eased.play("pay:10coins"))[1] == "improve"
    last = at_score(4, {"coins": 30, "ranch": 0}, **fields).play("score:ST13")
    assert [key for key in keys(last) if key.startswith("pay:")] == ["pay:20coins"]


@pytest.mark.rule("master.condition", "onetime.easier_scoring")
@pytest.mark.parametrize(("track", "mastered"), [(1, False), (2, False), (3, False), (4, True)])
def test_with_two_easier_values_still_the_normal_one_masters(track: int, mastered: bool) -> None:
    """Third scoring, 1/2/4/7, made easier to 1: the normal value is 4."""
    game = at_score(3, {"card_track": track, "display": ["X001", "X002"]}).play("use:X001").play("use:X002")
    game = game.play("score:ST05")
    assert told(game, "score")[0].amount == 5
    assert (asked(game)[1] == "improve") == mastered


@pytest.mark.rule("master.condition", "onetime.easier_scoring")
def test_a_payment_tile_with_two_easier_values_needs_the_normal_number() -> None:
    fields = {"scoring_tiles": ["ST13", "ST04", "ST06", "ST07"]}
    game = at_score(3, {"coins": 15, "ranch": 0, "display": ["X001", "X002"]}, **fields)
    for key in ("use:X001", "use:X002", "score:ST13"):
        game = game.play(key)
    assert [key for key in keys(game) if key.startswith("pay:")] == ["pay:5coins", "pay:15coins"]
    assert asked(game.play("pay:5coins"))[1] != "improve"
    assert asked(game.play("pay:15coins"))[1] == "improve"


def at_last_tile(tile: str = "ST05", spaces: Fields | None = None, **me: Any) -> Game:
    """The fourth scoring with one tile left, ST05 (1/2/4/7) unless another is named."""
    others = {"ST04": 1, "ST08": 2, "ST09": 3}
    rival = {"scored": others, "ship": "B6", "card_track": 7}
    agenda = [{"step": "final", "seat": 0}, {"step": "score", "seat": 1}, {"step": "score", "seat": 0}]
    mine = {"scored": others, "ship": "B8", **me}
    fields = {"scoring_tiles": [tile, "ST04", "ST08", "ST09"], "agenda": agenda, **({"map": spaces} if spaces else {})}
    return table(mine, rival, round=2, scorings=4, ending=True, expansion=QUIET, **fields)


@pytest.mark.rule("onetime.easier_scoring", "interim.scoring_tile.must")
def test_the_last_tile_is_asked_if_an_easier_value_would_do() -> None:
    game = at_last_tile(card_track=4, display=["X001"])
    assert keys(game)[:2] == ("score:ST05", "use:X001")
    eased = game.play("use:X001")
    assert told(eased, "score")[0].amount > 0, "then there is nothing left to ask"
    assert told(game.play("score:ST05"), "score")[0].amount < 0
    twice = at_last_tile(card_track=2, display=["X001", "X002"])
    assert keys(twice)[:3] == ("score:ST05", "use:X001", "use:X002")


@pytest.mark.rule("onetime.easier_scoring", "interim.scoring_tile.must")
@pytest.mark.parametrize(
    "me",
    [
        {"card_track": 7, "display": ["X001"]},
        {"card_track": 1, "display": ["X001"]},
        {"card_track": 4, "display": ["X008"], "levers": {"3.1": "up"}},
        {"card_track": 4, "expansion": {"side": "income", "place": 6}},
        {"card_track": 6, "expansion": {"side": "income", "place": 5}},
    ],
)
def test_the_last_tile_is_not_asked_if_nothing_could_turn_it(me: Fields) -> None:
    assert [event.rule for event in at_last_tile(**me).events if event.what == "score"]


@pytest.mark.rule("lake.return", "interim.scoring_tile.must")
def test_the_last_tile_is_asked_if_the_lake_could_turn_it() -> None:
    game = at_last_tile(card_track=5, expansion={"side": "income", "place": 6})
    assert "return:income.6" in keys(game)
    assert told(game.play("return:income.6"), "score")[0].amount > 0


@pytest.mark.rule("artifact.purple_wanderer.advanced", "interim.scoring_tile.must")
@pytest.mark.parametrize(("artifact", "is_asked"), [("AF3b", True), ("AF3a", False)])
def test_the_last_tile_is_asked_if_a_vase_could_turn_it(artifact: str, is_asked: bool) -> None:
    """ST03 asks for 4 presences in Unknown and 3 in Southern, or the other way round."""
    part = {"artifact": artifact, "plugged": 2, "boat": True, "shipyard": "4.upper", "purple": "map"}
    me = {"vases": 1, "boats": ["wood"], "expansion": {**part, "roams": artifact == "AF3b"}}
    game = at_last_tile(tile="ST03", spaces=board(s7={"upper": purple()}), **me)
    assert ("plug" in keys(game) and asked(game)[1] == "score") == is_asked
