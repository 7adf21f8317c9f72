"""Artifacts: the lake board, its two sides, returning the figure, and what brings it forward."""

from typing import Any

import pytest

from boonlake_panel.engine import Game

from ...expansion import (
    board,
    cited,
    doing,
    figure,
    finish,
    leave,
    own,
    scoring,
    step_of,
    table,
    taking,
    told,
)
from ...pieces import asked, house, points, rules, settlement
from ...support import keys, play, player


def on_lake(side: str, place: int, boat: bool = False, **me: Any) -> dict[str, Any]:
    """A player whose figure is somewhere on the lake."""
    return {**me, "expansion": {"side": side, "place": place, "boat": boat}}


def at(side: str, place: int, boat: bool = False, **me: Any) -> Game:
    """The turn of a player whose figure is somewhere; with a boat the shipyard stands on 4.upper."""
    fields = me.pop("fields", {})
    return table(on_lake(side, place, boat, **me), **({"map": board()} if boat else {}) | fields)


@pytest.mark.rule("lake.figure")
def test_the_figure_is_a_boat_once_the_shipyard_is_built_and_shares_its_space() -> None:
    assert own(table())["boat"] is False
    game = table(on_lake("vp", 2), on_lake("vp", 2))
    assert figure(game) == figure(game, 1) == ("vp", 2)
    assert own(at("vp", 2, boat=True))["boat"] is True
    game = doing("lake:+1", on_lake("vp", 1), on_lake("vp", 2)).play("lake:vp")
    assert figure(game) == figure(game, 1)


@pytest.mark.rule("lake.directions")
def test_the_first_step_chooses_the_side() -> None:
    game = doing("lake:+2")
    assert keys(game)[:3] == ("lake:income", "lake:vp", "pass")
    game = game.play("lake:vp")
    assert keys(game)[:2] == ("lake:vp", "pass")
    assert rules(game, "lake:income") == ("lake.directions",)
    game = play(game, "return:vp.1")
    assert keys(game)[:3] == ("lake:income", "lake:vp", "pass"), "free again after the return"


@pytest.mark.rule("lake.no_reward_on_arrival")
def test_reaching_a_space_gives_nothing() -> None:
    game = doing("lake:+1", {"coins": 5}).play("lake:income")
    assert player(game)["coins"] == 5
    assert player(game.play("return:income.1"))["coins"] == 6
    assert game.scores[0] == 0
    assert cited(game, "lake") == ["lake.advance"]


@pytest.mark.rule("lake.return")
def test_the_effect_of_the_space_or_of_an_earlier_one() -> None:
    game = at("income", 4, coins=0, coin_track=0)
    wanted = [f"return:income.{place}" for place in (1, 2, 3, 4)]
    assert [key for key in keys(game) if key.startswith("return:")] == wanted
    assert rules(game, "return:income.5") == ("lake.return",)
    assert rules(game, "return:vp.1") == ("lake.return",)
    assert rules(table(), "return:income.1") == ("lake.return",)
    back = game.play("return:income.1")
    assert (figure(back), player(back)["coins"], own(back)["reached"]) == (("start", 0), 1, 4)
    assert asked(back) == (0, "turn"), "the question is still open"


@pytest.mark.rule("lake.return")
def test_returning_in_the_turn_of_another_player_and_within_an_effect() -> None:
    game = taking("hire", {}, on_lake("income", 2, ranch=2, coins=9))
    while asked(game)[0] == 0:
        game = game.play("pass" if "pass" in keys(game) else keys(game)[0])
    assert game.active == 0
    assert "return:income.2" in keys(game)
    game = game.play("return:income.2")
    assert player(game, 1)["ranch"] == 3
    inside = doing("coins:-2 -> cards:+1", on_lake("income", 1, coins=1))
    assert "give:2coins" not in keys(inside)
    assert "give:2coins" in keys(inside.play("return:income.1")), "the coin of the lake pays for the effect"


@pytest.mark.rule("lake.return")
def test_not_in_the_middle_of_a_payment() -> None:
    discarding = doing("discard:1", on_lake("income", 2, hand=["P001", "P002"]))
    assert keys(discarding) == ("discard:P001", "discard:P002")
    assert rules(discarding, "return:income.2")[0] == "general.draw_pile"


@pytest.mark.rule("lake.return")
def test_in_the_final_scoring_every_figure_has_a_last_chance() -> None:
    agenda = [{"step": "final", "seat": 0}]
    game = table(on_lake("vp", 3), on_lake("vp", 7), round=2, scorings=4, agenda=agenda)
    assert asked(game) == (0, "last_chance")
    game = game.play("return:vp.3")
    assert asked(game) == (1, "last_chance")
    game = game.play("return:vp.7")
    assert game.over
    assert [points(game, seat)["lake"] for seat in (0, 1)] == [5, 10]
    levers = table(on_lake("vp", 3, levers={"4.1": "up"}), round=2, scorings=4, agenda=agenda)
    assert "lever:4.1" not in keys(levers), "levers rest in the final scoring"


@pytest.mark.rule("lake.boat_only", "lake.boat_effects")
@pytest.mark.parametrize(("side", "place"), [("income", 2), ("income", 5), ("vp", 2), ("vp", 5)])
def test_two_coins_only_for_a_boat(side: str, place: int) -> None:
    boat = doing("lake:+1", on_lake(side, place - 1, boat=True, coins=0), map=board()).play(f"lake:{side}")
    assert player(boat)["coins"] == 2
    hunter = doing("lake:+1", on_lake(side, place - 1, coins=0)).play(f"lake:{side}")
    assert player(hunter)["coins"] == 0


@pytest.mark.rule("lake.boat_only", "lake.boat_effects")
@pytest.mark.parametrize(("side", "place"), [("income", 4), ("income", 7), ("vp", 4), ("vp", 7)])
def test_a_boat_may_sell_a_card_for_two_coins(side: str, place: int) -> None:
    me = {"coins": 0, "hand": ["P001"]}
    game = doing("lake:+1", on_lake(side, place - 1, boat=True, **me), map=board()).play(f"lake:{side}")
    assert asked(game) == (0, "choose")
    assert game.decision is not None
    assert game.decision.options[0].rule == "lake.boat_effects"
    assert player(game.play("pass"))["coins"] == 0
    sold = game.play("give:1card")
    assert (player(sold)["coins"], player(sold)["hand"]) == (2, [])
    hunter = doing("lake:+1", on_lake(side, place - 1, **me)).play(f"lake:{side}")
    assert asked(hunter) == (0, "turn")


@pytest.mark.rule("lake.boat_only")
@pytest.mark.parametrize(
    ("side", "place"), [("income", 1), ("income", 3), ("income", 6), ("vp", 1), ("vp", 3), ("vp", 6), ("vp", 8)]
)
def test_other_spaces_have_no_effect_for_boats(side: str, place: int) -> None:
    me = on_lake(side if place > 1 else "start", place - 1, boat=True, coins=0, hand=["P001"])
    game = doing("lake:+1", me, map=board()).play(f"lake:{side}")
    assert (asked(game), player(game)["coins"], figure(game)) == ((0, "turn"), 0, (side, place))


@pytest.mark.rule("lake.end")
@pytest.mark.parametrize(("side", "last"), [("income", 7), ("vp", 8)])
def test_steps_at_the_end_need_a_return_first(side: str, last: int) -> None:
    game = doing("lake:+1", on_lake(side, last, levers={"1.1": "up"}))
    assert [key for key in keys(game) if key.startswith("lake:")] == []
    assert rules(game, f"lake:{side}") == ("lake.end",)
    again = game.play(f"return:{side}.1")
    assert keys(again)[:2] == ("lake:income", "lake:vp"), "the step is not lost"
    assert figure(game.play("pass")) == (side, last)


@pytest.mark.rule("lake.advance")
def test_a_step_is_optional_and_cards_bring_some() -> None:
    game = doing("lake:+1")
    assert figure(game.play("pass")) == ("start", 0)
    me = {"hand": ["X015"], "coins": 30, "production": {"wood": 2}}
    game = doing("play_card:any", me).play("play:X015")
    assert asked(game) == (0, "lake")
    assert game.decision is not None
    assert game.decision.options[0].rule == "lake.advance"
    game = game.play("lake:income")
    assert figure(game) == ("income", 1)
    assert player(game)["coins"] == 30 - 7 + 3


@pytest.mark.rule("lake.advance_ship")
@pytest.mark.parametrize(("steps", "lake"), [(1, False), (2, False), (3, True), (4, True)])
def test_three_or_four_counted_steps_of_the_ship(steps: int, lake: bool) -> None:
    game = step_of("ship", {"ship": "U1"}, {"ship": "U6"}, taken="pioneer").play(f"sail:{steps}")
    while asked(game)[1] in ("choose", "river_bonus"):
        game = game.play(keys(game)[0])
    assert (asked(game)[1] == "lake") == lake


@pytest.mark.rule("lake.advance_ship")
def test_jumped_spaces_are_no_steps() -> None:
    game = step_of("ship", {"ship": "A1"}, {"ship": "A2"}, taken="pioneer").play("sail:2")
    assert player(game)["ship"] == "A4"
    assert asked(game) == (0, "turn")


@pytest.mark.rule("lake.advance_condition")
def test_the_other_rounds_condition_gives_nothing() -> None:
    """LC4 counts in the second scoring itself and no longer in the third; LC5 the other way round."""
    me = {"card_track": 4}
    fields = {"scoring_tiles": ["ST05", "ST06", "ST07", "ST08"], "expansion": {"conditions": ["LC4", "LC5"]}}
    second = leave(scoring(2, me, **fields), "score").play("score:ST05")
    assert asked(second) == (0, "lake")
    third = leave(scoring(3, me, **fields), "score").play("score:ST05")
    assert told(third, "score")[0].amount > 0
    assert asked(third) != (0, "lake")
    assert asked(doing("coin_track:+1", {"coin_track": 2}, round=1, **fields)) == (0, "turn")
    assert asked(doing("coin_track:+1", {"coin_track": 2}, round=2, **fields)) == (0, "lake")


@pytest.mark.rule("lake.advance_condition")
def test_the_conditions_switch_when_the_second_scoring_ends() -> None:
    game = leave(scoring(2, {}, expansion={"conditions": ["LC3", "LC8"]}), "turn")
    assert game.round == 2
    rules_now = game.state.players[0].triggers
    assert rules_now == table({}, round=2, expansion={"conditions": ["LC3", "LC8"]}).state.players[0].triggers
    assert rules_now != table({}, round=1, expansion={"conditions": ["LC3", "LC8"]}).state.players[0].triggers


# The coast, space by space.


@pytest.mark.rule("lake.income")
def test_coins_inhabitants_and_tracks_of_the_income_side() -> None:
    me = {"coins": 0, "ranch": 3, "coin_track": 0, "card_track": 0}
    assert player(at("income", 1, **me).play("return:income.1"))["coins"] == 1
    assert player(at("income", 2, **me).play("return:income.2"))["ranch"] == 4
    assert player(at("income", 4, **me).play("return:income.4"))["coin_track"] == 1
    game = at("income", 5, **me).play("return:income.5")
    assert (player(game)["ranch"], len(player(game)["hand"])) == (5, 2)
    assert player(at("income", 6, **me).play("return:income.6"))["card_track"] == 2
    game = at("income", 7, **me).play("return:income.7")
    assert (player(game)["vases"], player(game)["coins"]) == (2, 7)
    assert cited(game, "return") == ["lake.income"]


@pytest.mark.rule("lake.income")
def test_a_site_or_a_vase_on_the_third_space() -> None:
    game = at("income", 3).play("return:income.3")
    assert keys(game)[:5] == ("build:wood", "build:stone", "build:loam", "build:iron", "take:1vase")
    assert "pass" not in keys(game)
    assert {game.decision.options[0].rule, game.decision.options[4].rule} == {"lake.income"}  # type: ignore[union-attr]
    assert player(game.play("take:1vase"))["vases"] == 1
    assert player(game.play("build:stone"))["production"] == {"wood": 1, "stone": 1}


@pytest.mark.rule("lake.vp.plain")
@pytest.mark.parametrize(("place", "vp"), [(1, 1), (3, 5), (7, 10)])
def test_plain_points(place: int, vp: int) -> None:
    game = at("vp", place).play(f"return:vp.{place}")
    assert points(game) == {"lake": vp}
    assert cited(game, "return") == ["lake.vp.plain"]


TOWNS = {
    "7": {"tile": "T01", "upper": settlement(), "lower": settlement()},
    "14": {"tile": "T02", "upper": house()},
    "1": {"tile": "T03", "upper": house()},
}


@pytest.mark.rule("lake.vp.settlement")
def test_a_settlement_at_once_for_two_coins_and_two_cards() -> None:
    """The third settlement, no inhabitant, no neighbour; in Unknown it costs 5 points as a second one there."""
    me = {"coins": 2, "hand": ["P001", "P002", "P003"], "ranch": 0}
    game = at("vp", 2, fields={"map": TOWNS}, **me).play("return:vp.2")
    assert game.decision is not None
    game = play(game, "discard:P001", "discard:P002")
    assert keys(game)[:2] == ("upgrade:1.upper", "upgrade:14.upper")
    assert game.decision is not None
    assert game.decision.options[0].rule == "lake.vp.settlement"
    assert "pass" not in keys(game)
    crowded, lonely = game.play("upgrade:1.upper"), game.play("upgrade:14.upper")
    assert points(crowded) == {"settlement_penalty": -5}
    assert points(lonely) == {}
    assert (player(lonely)["settlements"], player(lonely)["coins"], player(lonely)["ranch"]) == (3, 0, 0)


@pytest.mark.rule("lake.vp.settlement")
@pytest.mark.parametrize("lack", [{"coins": 1}, {"hand": ["P001"]}])
def test_no_settlement_without_its_price(lack: dict[str, Any]) -> None:
    me = {"coins": 2, "hand": ["P001", "P002"], **lack}
    assert "return:vp.2" not in keys(at("vp", 2, fields={"map": TOWNS}, **me))
    assert rules(at("vp", 2, fields={"map": TOWNS}, **me), "return:vp.2") == ("lake.vp.settlement",)
    assert "return:vp.2" not in keys(at("vp", 2, coins=2, hand=["P001", "P002"])), "no house to upgrade"


@pytest.mark.rule("lake.vp.cattle")
def test_cattle_on_the_lake_pasture() -> None:
    """No inhabitants; it is placed, and empties the first tier, but is in no region and no presence."""
    fields = {"map": {"7": {"tile": "T01", "upper": house(), "lower": house()}}}
    game = at("vp", 4, fields=fields, coins=9, ranch=0, display=["P132"]).play("return:vp.4")
    assert points(game) == {"lake": 10}
    assert (player(game)["coins"], player(game)["cattle"], own(game)["lake_cattle"]) == (1 + 2, 1, 1)
    assert (player(game)["tier_bonuses"], player(game)["ranch"]) == (1, 1)
    assert cited(game, "lake_cattle") == ["lake.vp.cattle"]
    assert sum(game.state.presence) == 2
    assert "return:vp.4" not in keys(at("vp", 4, coins=7))
    me = {"display": ["P150", "X050"], "expansion": {"lake_cattle": 1}}
    ended = finish(table(me, round=2, scorings=4, agenda=[{"step": "final", "seat": 0}]))
    assert points(ended)["end_effects"] == 1, "a cattle off the board, in no region"


@pytest.mark.rule("lake.vp.cattle")
def test_the_lake_pasture_holds_all_five_cattle_and_ten_points_come_without_one_too() -> None:
    me = {"coins": 8, "expansion": {"side": "vp", "place": 4, "lake_cattle": 4}}
    game = table(me).play("return:vp.4")
    assert (own(game)["lake_cattle"], player(game)["cattle"]) == (5, 5)
    me = {"coins": 8, "expansion": {"side": "vp", "place": 4, "lake_cattle": 5}}
    game = table(me).play("return:vp.4")
    assert (own(game)["lake_cattle"], points(game)) == (5, {"lake": 10})


@pytest.mark.rule("lake.vp.cards")
def test_eight_cards_for_fourteen_points() -> None:
    hand = [f"P00{number}" for number in range(1, 9)]
    game = at("vp", 5, hand=hand).play("return:vp.5")
    assert (points(game), player(game)["hand"]) == ({"lake": 14}, [])
    assert cited(game, "return") == ["lake.vp.cards"]
    assert "return:vp.5" not in keys(at("vp", 5, hand=hand[:7]))


@pytest.mark.rule("lake.vp.played_cards")
@pytest.mark.parametrize(("cards", "vp"), [(1, 2), (9, 18), (10, 20), (12, 20)])
def test_two_points_for_each_played_card(cards: int, vp: int) -> None:
    display = [f"P{number:03}" for number in range(20, 20 + cards)]
    game = at("vp", 6, display=display, ranch=3).play("return:vp.6")
    assert (points(game), player(game)["ranch"]) == ({"lake": vp}, 1)
    assert cited(game, "return") == ["lake.vp.played_cards"]
    assert "return:vp.6" not in keys(at("vp", 6, display=display, ranch=1))


LEVERS = [f"{row}.{column}" for row in (1, 2, 3) for column in (1, 2, 3)]


@pytest.mark.rule("lake.vp.twenty")
@pytest.mark.parametrize(
    ("me", "works"),
    [
        ({"expansion": {"lake_cattle": 5}}, True),
        ({"expansion": {"lake_cattle": 4}}, False),
        ({"levers": dict.fromkeys(LEVERS[:7], "down")}, True),
        ({"levers": dict.fromkeys(LEVERS[:6], "down")}, False),
        ({"display": [f"P{number:03}" for number in range(20, 32)]}, True),
        ({"display": [f"P{number:03}" for number in range(20, 31)]}, False),
    ],
)
def test_twenty_points_for_one_of_three_feats(me: dict[str, Any], works: bool) -> None:
    expansion = {"side": "vp", "place": 8, **me.pop("expansion", {})}
    game = table({**me, "expansion": expansion})
    assert ("return:vp.8" in keys(game)) == works
    if works:
        game = game.play("return:vp.8")
        assert points(game) == {"lake": 20}
        assert cited(game, "return") == ["lake.vp.twenty"]


@pytest.mark.rule("lake.return", "lake.vp.cattle", "lake.vp.cards", "lake.vp.settlement")
@pytest.mark.parametrize(
    ("space", "rule", "figures"),
    [
        (2, "lake.vp.settlement", [{"needed": 2, "has": 1}, {"needed": 2, "has": 0}]),
        (4, "lake.vp.cattle", [{"needed": 8, "has": 1}]),
        (5, "lake.vp.cards", [{"needed": 8, "has": 0}]),
    ],
)
def test_what_is_missing_for_a_space_is_named(space: int, rule: str, figures: list[dict[str, int]]) -> None:
    spaces = {"7": {"tile": "T01", "upper": house()}}
    verdict = at("vp", 5, coins=1, hand=[], fields={"map": spaces}).explain(f"return:vp.{space}")
    assert [reason.figures for reason in verdict.reasons] == figures
    assert set(verdict.rules) == {rule}


@pytest.mark.rule("lake.vp.played_cards", "lake.vp.twenty")
def test_no_inhabitants_for_no_points() -> None:
    game = at("vp", 6, ranch=3)
    assert rules(game, "return:vp.6") == ("lake.vp.played_cards",)
    assert "return:vp.6" in keys(at("vp", 6, ranch=3, display=["P001"]))
    poor = at("vp", 6, ranch=1).explain("return:vp.6")
    assert len(poor.reasons) == 2
    assert rules(at("vp", 8), "return:vp.8") == ("lake.vp.twenty",)
