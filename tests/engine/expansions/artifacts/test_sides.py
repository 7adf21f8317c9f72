"""Artifacts: plugging vases, and the ten sides at both levels (the purple inhabitant has a file of its own)."""

from typing import Any

import pytest

from boonlake_panel.engine import Game, PositionError

from ...expansion import (
    Fields,
    board,
    cited,
    doing,
    figure,
    finish,
    leave,
    own,
    owner,
    purple,
    scoring,
    table,
    taking,
    told,
)
from ...pieces import asked, house, inhabitant, points, rules, settlement
from ...support import keys, play, player

FINAL = {"round": 2, "scorings": 4, "agenda": [{"step": "final", "seat": 0}]}


def with_vases(artifact: str, plugged: int, vases: int = 3, me: Fields | None = None, **fields: Any) -> Game:
    """The turn of a player with an artifact and some vases."""
    return table(owner(artifact, plugged, me={"vases": vases, **(me or {})}), map=fields.pop("map", board()), **fields)


@pytest.mark.rule("artifact.plug")
def test_vases_are_plugged_in_at_any_time_and_stay() -> None:
    game = with_vases("AF1a", 0)
    game = game.play("plug")
    assert (own(game)["plugged"], player(game)["vases"]) == (1, 2)
    assert asked(game) == (0, "turn")
    game = play(game, "plug", "plug")
    assert (own(game)["plugged"], player(game)["vases"]) == (3, 0)
    assert rules(game, "plug") == ("artifact.plug",)
    full = with_vases("AF1a", 3)
    assert rules(full, "plug") == ("artifact.plug",)
    assert "holds all its vases" in str(full.explain("plug"))
    assert rules(table({"vases": 1}), "plug") == ("artifact.plug",)
    with pytest.raises(PositionError, match="4 vases plugged in, the artifact has 3 slots"):
        with_vases("AF1a", 4)


@pytest.mark.rule("artifact.plug")
def test_also_in_the_turn_of_another_player_and_in_a_scoring() -> None:
    spaces = board(s7={"upper": {"seat": 1, "piece": "shipyard"}})
    other = owner("AF2b", 0, me={"vases": 1, "coins": 9})
    game = taking("hire", {}, other, map=spaces)
    while asked(game)[0] == 0:
        game = game.play("pass" if "pass" in keys(game) else keys(game)[0])
    assert own(game.play("plug"), 1)["plugged"] == 1
    game = leave(scoring(1, {}, other, map=spaces), "score")
    game = game.play(keys(game)[0])
    assert asked(game)[0] == 1
    assert "plug" in keys(game)


@pytest.mark.rule("artifact.basic", "artifact.advanced")
def test_levels_work_from_the_second_and_third_vase_on() -> None:
    """AF5b: cards cost 1 coin less with two vases, and 5 points come with the third."""
    costs = []
    for plugged in (0, 1, 2, 3):
        game = doing("play_card:any", owner("AF5b", plugged, me={"hand": ["P002"], "coins": 20}), map=board())
        costs.append(game.state.players[0].modifiers[1] + game.state.players[0].modifiers[3])
    assert costs == [0, 0, 1, 1]
    game = with_vases("AF5b", 1).play("plug")
    assert cited(game, "plug") == ["artifact.basic"]
    assert points(game) == {}
    game = game.play("plug")
    assert cited(game, "plug") == ["artifact.advanced"]
    assert points(game) == {"artifacts": 5}


# Boat.


@pytest.mark.rule("artifact.boat_return.basic")
@pytest.mark.parametrize(("plugged", "coins"), [(1, 0), (2, 4), (3, 4)])
def test_a_coin_for_each_space_the_boat_had_reached(plugged: int, coins: int) -> None:
    me = owner("AF1a", plugged, side="vp", place=4, me={"coins": 0})
    game = table(me, map=board()).play("return:vp.1")
    assert (player(game)["coins"], points(game)) == (coins, {"lake": 1})
    assert cited(game, "coins") == ["artifact.boat_return.basic"][: coins > 0]


@pytest.mark.rule("artifact.boat_return.advanced")
def test_the_final_scoring_gives_the_effect_of_the_space_and_of_the_one_before() -> None:
    """On space 5 of the victory-point side: 8 cards for 14 points, then 8 coins (5 of them new) for 10 points."""
    hand = [f"P00{number}" for number in range(1, 9)]
    me = owner("AF1a", 3, side="vp", place=5, me={"coins": 3, "hand": hand})
    game = table(me, map=board(), **FINAL)
    assert asked(game) == (0, "last_chance")
    game = game.play("pass")
    assert figure(game) == ("start", 0), "the boat returns, and gives a coin for each space"
    assert player(game)["coins"] == 3 + 5
    game = game.play("give:8cards")
    assert keys(game)[:2] == ("give:8coins", "pass")
    assert not [key for key in keys(game) if key.startswith("return:")], "no effect twice"
    game = game.play("give:8coins")
    assert game.over
    assert points(game) == {"artifacts": 24}
    assert own(game)["lake_cattle"] == 1


@pytest.mark.rule("artifact.boat_return.advanced", "lake.return")
@pytest.mark.parametrize(
    ("plugged", "used", "vp"), [(3, 3, {"lake": 5, "artifacts": 10}), (2, 3, {"lake": 5}), (3, 7, {"lake": 10})]
)
def test_a_return_in_the_final_scoring_brings_the_space_behind_the_boat_as_well(
    plugged: int, used: int, vp: dict[str, int]
) -> None:
    """The boat is on space 8, so that 10 points of space 7 come in addition, but not a second time."""
    game = table(owner("AF1a", plugged, side="vp", place=8), map=board(), **FINAL)
    label = next(option.label for option in game.decision.options if option.key == f"return:vp.{used}")  # type: ignore[union-attr]
    assert ("10 VP" in label) == ("artifacts" in vp or used == 7)
    game = finish(game.play(f"return:vp.{used}"))
    assert points(game) == vp


@pytest.mark.rule("artifact.boat_return.advanced")
def test_the_plain_return_loses_nothing() -> None:
    hand = [f"P00{number}" for number in range(1, 9)]
    me = owner("AF1a", 3, side="vp", place=5, me={"coins": 3, "hand": hand})
    game = table(me, map=board(), **FINAL).play("return:vp.5")
    assert keys(game)[:2] == ("give:8coins", "pass")
    assert points(game.play("give:8coins")) == {"lake": 14, "artifacts": 10}


@pytest.mark.rule("artifact.boat_return.advanced")
@pytest.mark.parametrize(("place", "vp"), [(0, 0), (1, 1), (3, 5), (8, 10)])
def test_only_effects_that_are_there(place: int, vp: int) -> None:
    """On space 3: 5 points, and a settlement that cannot be paid for; on space 8: nothing for it, 10 for space 7."""
    me = owner("AF1a", 3, side="vp" if place else "start", place=place, me={"coins": 0})
    game = finish(table(me, map=board(), **FINAL))
    assert points(game).get("artifacts", 0) == vp
    basic = finish(table(owner("AF1a", 2, side="vp", place=3), map=board(), **FINAL))
    assert points(basic) == {}


# Levers.


@pytest.mark.rule("artifact.modernize.basic")
def test_modernizing_for_three_coins_less_before_a_scoring() -> None:
    game = scoring(1, owner("AF1b", 2, me={"coins": 3}), map=board())
    assert asked(game) == (0, "modernize")
    assert "modernize:1.1" in keys(game), "6 coins less 3"
    assert game.explain("modernize:1.3").reasons[0].figures == {"needed": 5, "has": 3}
    assert game.decision is not None
    assert game.decision.options[0].rule == "artifact.modernize.basic"
    game = game.play("modernize:1.1")
    assert player(game)["coins"] == 0
    assert asked(scoring(1, owner("AF1b", 2, me={"coins": 3}), map=board()).play("pass"))[1] == "score"
    free = scoring(1, owner("AF1b", 2, me={"coins": 0, "display": ["P112"]}), map=board())
    assert player(free.play("modernize:2.2"))["coins"] == 0, "5 coins less 3 less 2"


@pytest.mark.rule("artifact.modernize.advanced")
@pytest.mark.parametrize(("plugged", "vp"), [(2, 0), (3, 3)])
def test_a_point_for_each_lever(plugged: int, vp: int) -> None:
    me = owner("AF1b", plugged, me={"levers": {"1.1": "up", "2.1": "down", "2.2": "down"}})
    game = finish(table(me, map=board(), **FINAL))
    assert points(game).get("artifacts", 0) == vp


# Houses beside production sites.

RICH = {"coins": 30, "production": {"wood": 2, "stone": 2, "loam": 2, "iron": 2}}


@pytest.mark.rule("artifact.site_house.basic")
def test_a_house_beside_a_site_must_be_placed_at_once() -> None:
    game = with_vases("AF2a", 1, me={"production": {"wood": 1, "iron": 2}}).play("plug")
    assert asked(game) == (0, "production_house")
    assert [key for key in keys(game) if key.startswith("annex:")] == ["annex:wood", "annex:iron"]
    assert "pass" not in keys(game)
    assert rules(game, "annex:loam") == ("artifact.site_house.basic",)
    game = game.play("annex:iron")
    assert (own(game)["annexes"], player(game)["houses"]) == (["iron"], 1)
    assert cited(game, "annex") == ["artifact.site_house.basic"]
    with pytest.raises(PositionError, match="beside a production site that is not built"):
        table(owner("AF2a", 2, annexes=["loam"]), map=board())


@pytest.mark.rule("artifact.site_house.basic")
def test_the_emptied_recess_gives_income_as_usual() -> None:
    coins = []
    for annexes in ([], ["wood"]):
        game = scoring(1, owner("AF2a", 2, annexes=annexes, me={"coins": 0}), map=board())
        coins.append(player(leave(game, "turn"))["coins"])
    assert coins[1] - coins[0] == 1


@pytest.mark.rule("artifact.site_house.basic", "artifact.site_house.advanced")
@pytest.mark.parametrize(
    ("plugged", "annexes", "card", "gain"),
    [
        (2, ["wood"], "X015", 1),  # 2 wood
        (2, ["wood"], "X003", 0),  # 3 iron
        (3, ["wood", "iron"], "X003", 1),
        (3, ["wood", "loam"], "X030", 3),  # 1 wood, 3 loam
        (2, ["wood"], "X030", 1),
    ],
)
def test_coins_for_using_sites_with_a_house(plugged: int, annexes: list[str], card: str, gain: int) -> None:
    me = owner("AF2a", plugged, annexes=annexes, me={**RICH, "hand": [card], "coins": 30})
    spaces = board(s7={"upper": house()})
    game = doing("play_card:any", me, map=spaces, expansion={"conditions": ["LC1", "LC5"]}).play(f"play:{card}")
    while asked(game)[1] == "pay_card":
        game = game.play(keys(game)[0])
    cost = {"X015": 7, "X003": 9, "X030": 11}[card]
    assert player(game)["coins"] == 30 - cost + gain


@pytest.mark.rule("artifact.site_house.basic")
def test_a_project_counts_as_well() -> None:
    me = owner("AF2a", 2, annexes=["iron"], me=RICH)
    fields = {
        "map": board(),
        "scoring_tiles": ["ST05", "ST06", "ST07", "ST08"],
        "expansion": {"conditions": ["LC1", "LC5"]},
    }
    game = doing("play_card:any", me, **fields).play("project:ST05")
    while asked(game)[1] == "pay_card":
        game = game.play(keys(game)[0])
    assert player(game)["coins"] == 30 - 13 + 1


@pytest.mark.rule("artifact.site_house.advanced")
def test_the_second_house_may_be_declined_and_five_points_come() -> None:
    spaces = board()
    me = owner("AF2a", 2, annexes=["wood"], me={"vases": 1, "production": {"wood": 1, "stone": 1}})
    game = table(me, map=spaces).play("plug")
    assert keys(game)[:2] == ("annex:stone", "pass")
    assert rules(game, "annex:wood") == ("artifact.site_house.basic",)
    placed, declined = game.play("annex:stone"), game.play("pass")
    assert (own(placed)["annexes"], points(placed)) == (["wood", "stone"], {"artifacts": 5})
    assert (own(declined)["annexes"], points(declined)) == (["wood"], {"artifacts": 5})
    assert cited(placed, "vp") == ["artifact.site_house.advanced"]


# Free houses.


@pytest.mark.rule("artifact.free_house.basic")
def test_a_house_on_a_free_site_before_a_scoring() -> None:
    me = owner("AF2b", 2, me={"coins": 3, "ranch": 0, "card_track": 0})
    game = scoring(1, me, map=board(s7={"upper": inhabitant(1)}))
    assert asked(game) == (0, "place_house")
    assert "house:7.upper" not in keys(game)
    assert "house:25.upper" not in keys(game), "it costs 4 coins"
    assert rules(game, "house:7.upper") == ("develop.sites",)
    game = game.play("house:14.lower")
    assert (player(game)["houses"], player(game)["coins"], player(game)["card_track"]) == (1, 0, 1)
    assert cited(game, "place_house") == ["artifact.free_house.basic"]
    assert asked(scoring(1, me, map=board()).play("pass"))[1] == "score"


@pytest.mark.rule("artifact.free_house.advanced")
@pytest.mark.parametrize(("plugged", "vp"), [(2, 0), (3, 3)])
def test_a_point_for_each_house_off_the_board(plugged: int, vp: int) -> None:
    """Two houses on the map and one that made way for a settlement."""
    spaces = board(s7={"upper": house(), "lower": house()}, s14={"upper": settlement()})
    game = finish(table(owner("AF2b", plugged), map=spaces, **FINAL))
    assert points(game).get("artifacts", 0) == vp


# Stored cards.


@pytest.mark.rule("artifact.stored_cards.basic")
def test_up_to_four_hand_cards_are_stored_face_down() -> None:
    hand = ["P001", "P002", "P003", "P004", "P005"]
    game = with_vases("AF5a", 1, me={"hand": hand}).play("plug")
    assert keys(game)[:2] == ("stash:P001", "stash:P002")
    assert own(game.play("pass"))["stash"] == []
    assert rules(game, "stash:P009") == ("artifact.stored_cards.basic",)
    game = play(game, "stash:P001", "stash:P003", "stash:P004", "stash:P005")
    assert (own(game)["stash"], player(game)["hand"]) == (["P001", "P003", "P004", "P005"], ["P002"])
    assert asked(game) == (0, "turn")
    assert game.seen_by(0).position()["players"][0]["expansion"]["stash"] == ["P001", "P003", "P004", "P005"]
    assert game.seen_by(1).position()["players"][0]["expansion"]["stash"] == 4
    dealt = game.determinize(1, 5)
    assert len(own(dealt)["stash"]) == 4
    assert own(dealt)["stash"] != own(game)["stash"]
    assert own(game.determinize(0, 5))["stash"] == own(game)["stash"]
    hidden = [event.text for event in game.seen_by(1).events if event.what.startswith("stash")]
    assert hidden
    assert "P005" not in str(hidden)


@pytest.mark.rule("artifact.stored_cards.basic")
def test_one_stored_card_is_played_for_nothing_in_each_scoring() -> None:
    """X028 would cost 7 coins, a vase and resources."""
    me = owner("AF5a", 2, stash=["X028", "P002"], me={"coins": 0, "production": {}})
    game = scoring(1, me, map=board(), expansion={"conditions": ["LC1", "LC5"]})
    assert keys(game)[:3] == ("stashed:X028", "stashed:P002", "pass")
    assert rules(game, "stashed:P005") == ("artifact.stored_cards.basic",)
    played = game.play("stashed:X028")
    assert (player(played)["display"], own(played)["stash"]) == (["X028"], ["P002"])
    assert asked(played)[1] == "score", "one card only"
    assert cited(played, "stashed") == ["artifact.stored_cards.basic"]
    assert own(game.play("pass"))["stash"] == ["X028", "P002"]


@pytest.mark.rule("artifact.stored_cards.advanced")
def test_a_point_for_each_card_played_from_then_on() -> None:
    me = owner("AF5a", 3, me={**RICH, "hand": ["X024", "X008"], "display": ["P001"]})
    game = doing("play_card:any", me, map=board()).play("play:X008")
    assert points(game) == {"artifacts": 1}
    assert cited(game, "vp") == ["artifact.stored_cards.advanced"]
    before = doing("play_card:any", owner("AF5a", 2, me={**RICH, "hand": ["X008"]}), map=board()).play("play:X008")
    assert points(before) == {}
    stored = scoring(1, owner("AF5a", 3, stash=["X008"]), map=board()).play("stashed:X008")
    assert points(stored)["artifacts"] == 1
    assert told(stored, "vp")[0].amount == 1


SIX_HOUSES = {f"s{space}": {"upper": house(), "lower": house()} for space in (7, 14)}


@pytest.mark.rule("artifact.free_house.basic", "general.removed_house_reuse", "general.wood_limited")
def test_a_house_laid_aside_is_placed_if_none_is_left_on_the_player_board() -> None:
    """Six recesses are empty, five houses stand on the map, one made way for a settlement."""
    spaces = board(**SIX_HOUSES, s17={"upper": house()}, s25={"upper": settlement()})
    game = scoring(1, owner("AF2b", me={"houses": 6, "houses_aside": 1}), map=spaces)
    assert "house:31.upper" in keys(game)
    game = game.play("house:31.upper")
    assert (player(game)["houses"], player(game)["houses_aside"]) == (6, 0)
    assert game.position()["map"]["31"]["upper"] == house()


@pytest.mark.rule("artifact.free_house.basic", "general.removed_house_reuse")
def test_there_is_no_seventh_house_for_an_artifact() -> None:
    spaces = board(**SIX_HOUSES, s17={"upper": house()}, s25={"upper": house()})
    game = scoring(1, owner("AF2b", me={"houses": 6}), map=spaces)
    assert asked(game)[1] != "place_house"
    assert "general.removed_house_reuse" in rules(game, "house:31.upper")


@pytest.mark.rule("artifact.site_house.basic")
def test_beside_a_production_site_only_houses_of_the_player_board_are_put() -> None:
    """It does not come onto the map, and its empty recess is what pays."""
    spaces = board(**SIX_HOUSES, s17={"upper": house()}, s25={"upper": settlement()})
    game = table(owner("AF2a", 1, me={"vases": 1, "houses": 6, "houses_aside": 1}), map=spaces).play("plug")
    assert asked(game)[1] != "production_house"
    assert own(game)["annexes"] == []


@pytest.mark.rule("artifact.purple_wanderer.basic")
@pytest.mark.parametrize("place", ["map", "due"])
def test_a_wanderer_is_not_developed(place: str) -> None:
    spaces = board(s7={"upper": purple()}) if place == "map" else board()
    game = doing("develop:1", owner("AF3b", purple=place, roams=True), map=spaces, source="strips")
    assert rules(game, "purple:7.lower") == ("artifact.purple_wanderer.basic",)
