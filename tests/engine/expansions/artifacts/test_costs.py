"""Artifacts: resources for coins, and the discounts on cards and on everything that costs coins."""

from typing import Any

import pytest

from boonlake_panel.engine import Game
from boonlake_panel.engine.codes import ARGUMENT, PLAY, SHIFT
from boonlake_panel.engine.core import run
from boonlake_panel.engine.tables import Tables

from ...expansion import Fields, board, cited, doing, leave, owner, scoring, step_of, table, told
from ...pieces import asked, house, points, rules
from ...support import keys, play, player

QUIET = {"conditions": ["LC3", "LC6"]}

# Resources for coins.


def paying(card: str, plugged: int, **me: Any) -> Game:
    """The owner of the resource artifact is about to play a card; its only boat lies at wood, no site is built."""
    fields = {"hand": [card], "coins": 20, "production": {}, **me}
    return doing("play_card:any", owner("AF4b", plugged, me=fields), map=board(), expansion=QUIET)


def ways(game: Game, card: str) -> list[str]:
    game = game.play(f"play:{card}")
    return [key.removeprefix("pay:") for key in keys(game)] if asked(game)[1] == "pay_card" else []


@pytest.mark.rule("artifact.coin_for_resource.basic")
def test_one_or_two_resources_fewer_for_one_or_three_coins() -> None:
    """X005 needs 2 wood for 1 coin, X013 2 stone and 1 loam for 6."""
    assert "play:X005" not in keys(paying("X005", 1)), "one vase is not enough"
    game = paying("X005", 2).play("play:X005")
    assert asked(game) == (0, "turn"), "1 wood comes from the boat, 1 from the artifact: nothing to choose"
    assert (player(game)["coins"], points(game)) == (20 - 1 - 1, {})
    assert [(event.amount, event.rule) for event in told(game, "coins")] == [
        (-1, "artifact.coin_for_resource.basic"),
        (-1, "card.play_from_hand"),
    ]
    game = paying("X013", 2).play("play:X013")
    assert player(game)["coins"] == 20 - 6 - 3
    assert "play:X013" not in keys(paying("X013", 2, coins=8)), "9 coins in all"
    assert "play:X030" not in keys(paying("X030", 2)), "three resources are missing"


@pytest.mark.rule("artifact.coin_for_resource.basic")
def test_the_smaller_payment_is_used_where_it_is_enough_and_projects_count() -> None:
    """With a wood site 2 wood are there already; with the boat at iron one is missing or the boat moves."""
    assert ways(paying("X005", 2, production={"wood": 1}), "X005") == []
    offered = ways(paying("X005", 2, production={"wood": 1}, boats=["iron"]), "X005")
    assert offered == ["3coins+boats.wood", "1coin+artifact.1"]
    everything = {"wood": 2, "stone": 2, "loam": 1, "iron": 2}
    me = owner("AF4b", 2, me={"coins": 30, "production": everything, "boats": ["wood"]})
    fields = {"scoring_tiles": ["ST02", "ST06", "ST07", "ST08"], "expansion": QUIET}
    game = doing("play_card:any", me, map=board(), **fields).play("project:ST02")
    options = [key for key in keys(game) if key.startswith("pay:")]
    assert options == ["pay:13coins+boats.loam+artifact.1", "pay:13coins+artifact.2"]
    assert player(game.play(options[1]))["coins"] == 30 - 13 - 3


@pytest.mark.rule("artifact.coin_for_resource.advanced")
def test_points_for_using_it_even_where_nothing_is_missing() -> None:
    game = paying("X005", 3, production={"wood": 1}).play("play:X005")
    options = [key for key in keys(game) if key.startswith("pay:")]
    assert options == ["pay:1coin", "pay:1coin+artifact.1", "pay:1coin+artifact.2"]
    results = [(player(game.play(key))["coins"], points(game.play(key))) for key in options]
    assert results == [(19, {}), (18, {"artifacts": 1}), (16, {"artifacts": 2})]
    assert cited(game.play(options[1]), "vp") == ["artifact.coin_for_resource.advanced"]


@pytest.mark.rule("artifact.coin_for_resource.advanced")
def test_not_more_resources_than_the_card_needs() -> None:
    """X008 needs 1 stone: paying 3 coins for 2 resources is not offered; X024 needs none."""
    assert ways(paying("X008", 3, production={"stone": 1}), "X008") == ["5coins", "5coins+artifact.1"]
    assert ways(paying("X024", 3), "X024") == []


@pytest.mark.rule("artifact.coin_for_resource.basic")
def test_it_adds_to_levers_and_one_time_cards() -> None:
    me = {"display": ["X011"], "levers": {"4.1": "up"}, "production": {"stone": 1}}
    offered = ways(paying("X013", 2, boats=["iron"], **me), "X013")
    assert "6coins+artifact.2" in offered
    assert "6coins+use.X011" in offered
    assert "6coins+lever.4.1+artifact.1" in offered
    assert not [way for way in offered if "use.X011" in way and "artifact" in way], (
        "two resources are missing, not more"
    )


# Discounts.


@pytest.mark.rule("artifact.discount.basic")
@pytest.mark.parametrize(
    ("plugged", "display", "coins"), [(1, [], 5), (2, [], 4), (2, ["P114"], 3), (2, ["P114", "P115"], 2)]
)
def test_cards_cost_one_coin_less_adding_up(plugged: int, display: list[str], coins: int) -> None:
    """X008 costs 5 coins."""
    me = {"hand": ["X008"], "display": display, "coins": 9, "production": {"stone": 1}}
    game = doing("play_card:any", owner("AF5b", plugged, me=me), map=board(), expansion=QUIET).play("play:X008")
    assert player(game)["coins"] == 9 - coins


@pytest.mark.rule("artifact.discount.basic")
def test_projects_too_but_nothing_else_at_the_basic_level() -> None:
    everything = {"wood": 2, "stone": 2, "loam": 2, "iron": 2}
    fields = {"scoring_tiles": ["ST05", "ST06", "ST07", "ST08"], "expansion": QUIET, "map": board()}
    me = owner("AF5b", 2, me={"coins": 30, "production": everything, "boats": ["iron"]})
    game = doing("play_card:any", me, **fields).play("project:ST05")
    assert player(game)["coins"] == 30 - 12
    assert "modernize:2.2" not in keys(doing("modernize:1", owner("AF5b", 2, me={"coins": 4}), map=board()))


def cheap(effect: str, coins: int, plugged: int = 3, **me: Any) -> Game:
    """The owner of the discount artifact carries out an effect with some coins."""
    spaces = me.pop("map", board())
    return doing(effect, owner("AF5b", plugged, me={"coins": coins, **me}), map=spaces, expansion=QUIET)


@pytest.mark.rule("artifact.discount.advanced")
def test_it_replaces_the_basic_level_and_gives_five_points_once() -> None:
    game = table(owner("AF5b", 2, me={"vases": 1}), map=board()).play("plug")
    assert points(game) == {"artifacts": 5}
    assert cited(game, "vp") == ["artifact.discount.advanced"]
    me = {"hand": ["X008"], "production": {"stone": 1}}
    assert player(cheap("play_card:any", 9, **me).play("play:X008"))["coins"] == 9 - 4, "1 coin less, not 2"
    assert player(cheap("play_card:any", 9, display=["P114"], **me).play("play:X008"))["coins"] == 9 - 3


@pytest.mark.rule("artifact.discount.advanced")
def test_projects_and_levers() -> None:
    everything = {"wood": 2, "stone": 2, "loam": 2, "iron": 2}
    fields = {"scoring_tiles": ["ST05", "ST06", "ST07", "ST08"], "expansion": QUIET, "map": board()}
    me = owner("AF5b", 3, me={"coins": 12, "production": everything, "boats": ["iron"]})
    assert player(doing("play_card:any", me, **fields).play("project:ST05"))["coins"] == 0
    assert player(cheap("modernize:1", 4).play("modernize:2.2"))["coins"] == 0
    assert "modernize:2.2" not in keys(cheap("modernize:1", 3))
    assert player(cheap("modernize:1", 2, display=["P112"]).play("modernize:2.2"))["coins"] == 0


@pytest.mark.rule("artifact.discount.advanced")
def test_each_inhabitant_of_a_hire() -> None:
    game = cheap("repeat(coins:-3 -> inhabitants:+1)", 5, ranch=1)
    assert "give:3coins" in keys(game)
    game = play(game, "give:3coins", "give:3coins")
    assert (player(game)["coins"], player(game)["ranch"]) == (1, 3)


@pytest.mark.rule("artifact.discount.advanced")
@pytest.mark.parametrize(("tile", "key", "left"), [("ST13", "pay:4coins", 0), ("ST15", "pay:2coins", 2)])
def test_each_single_payment_on_a_scoring_tile(tile: str, key: str, left: int) -> None:
    """ST13: an inhabitant or 5 coins once; ST15: 2 coins twice. Each of them is 1 coin cheaper."""
    tiles = [tile, "ST06", "ST07", "ST08"]
    me = owner("AF5b", 3, me={"coins": 4, "ranch": 0, "own_tile": "ST06", "scored": {}})
    game = leave(scoring(1, me, {"own_tile": "ST07"}, map=board(), scoring_tiles=tiles), "score").play(f"score:{tile}")
    assert key in keys(game)
    assert told(game.play(key), "coins")[0].amount == left - 4


@pytest.mark.rule("artifact.discount.advanced")
def test_sites_exchanges_and_boats() -> None:
    assert player(cheap("develop:1", 3).play("develop:25.upper"))["coins"] == 0, "4 coins less 1"
    assert rules(cheap("develop:1", 2), "develop:25.upper") == ("develop.cost_reward",)
    assert player(cheap("coins:-4 -> cards:+2", 3).play("give:4coins"))["coins"] == 0
    assert "give:4coins" not in keys(cheap("coins:-4 -> cards:+2", 2))
    boat = cheap("coins:-4 -> cards:+2", 3, boats=["iron"])
    assert player(boat.play("boat:1.wood"))["coins"] == 2, "upstream for 1 coin instead of 2"
    paid = cheap("play_card:any", 1, hand=["X005"], boats=["iron"], production={"wood": 1})
    assert player(paid.play("play:X005"))["coins"] == 0, "the card for nothing, the boat for 1 coin"


@pytest.mark.rule("artifact.discount.advanced")
def test_never_below_zero_and_never_a_gain() -> None:
    spaces = board(s1={"tile": "T19"})
    assert player(cheap("develop:1", 0, map=spaces).play("develop:1.upper"))["coins"] == 0, "1 coin less 1"
    free = cheap("play_card:any", 0, hand=["X005"], production={"wood": 2}, display=["P114"])
    assert player(free.play("play:X005"))["coins"] == 0
    assert player(cheap("coins:+3", 1))["coins"] == 4


@pytest.mark.rule("artifact.discount.advanced")
def test_lake_effects_are_cheaper_too() -> None:
    me = {"side": "vp", "place": 4, "me": {"coins": 7}}
    game = table(owner("AF5b", 3, **me), map=board()).play("return:vp.4")
    assert (player(game)["coins"], points(game)) == (0, {"lake": 10})
    assert "return:vp.4" not in keys(table(owner("AF5b", 2, **me), map=board()))


def test_boats_that_move_for_nothing_make_nothing_possible_that_is_not() -> None:
    """With a data pack in which upstream costs 1 coin, the discount makes it free."""
    me = {"hand": ["X005", "X003"], "boats": ["iron"], "production": {"wood": 1}, "coins": 30}
    state = doing("play_card:any", owner("AF5b", 3, me=me), map=board(), expansion=QUIET).state
    state.t = Tables(state.t.box)
    state.t.upstream_coins = 1
    run(state)
    offered = [state.t.card_ids[option & ARGUMENT] for option in state.options if option >> SHIFT == PLAY]
    assert offered == ["X005"], "3 iron are out of reach, however cheap boats are"


def test_the_discount_is_the_owners_alone() -> None:
    other: Fields = {"coins": 2}
    game = step_of("turn", owner("AF5b", 3), other, map=board(s7={"upper": house(1)}), seat=1, active=1)
    assert game.state.players[1].modifiers == (0, 0, 0, 0, 0)
