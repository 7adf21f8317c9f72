"""Artifacts: lake conditions, the shipyard, retrieving an artifact and its prices."""

from typing import Any

import pytest

from boonlake_panel.engine import Game, PositionError

from ...expansion import (
    board,
    cited,
    doing,
    figure,
    leave,
    own,
    owner,
    purple,
    scoring,
    shared,
    shipyard,
    step_of,
    table,
    told,
)
from ...pieces import asked, house, inhabitant, points, rules
from ...support import keys, play, player

PLAIN = {"4": {"tile": "T06"}, "7": {"tile": "T01"}, "14": {"tile": "T02"}, "17": {"tile": "T03"}}
PLAIN |= {"25": {"tile": "T04"}, "31": {"tile": "T05"}}


def under(condition: str, effect: str, me: dict[str, Any], **fields: Any) -> Game:
    """The first seat carries out an effect while a lake condition counts."""
    lower = condition >= "LC5"
    conditions = ["LC1", condition] if lower else [condition, "LC5"]
    return doing(effect, me, round=2 if lower else 1, expansion={"conditions": conditions}, **fields)


def steps(game: Game) -> int:
    """How many lake steps follow, each of them taken."""
    count = 0
    while asked(game)[1] == "lake":
        game = game.play(next(key for key in keys(game) if key.startswith("lake:")))
        count += 1
    return count


# Conditions of round 1.

SITES = {"7": {"tile": "T01"}, "14": {"tile": "T02"}, "17": {"tile": "T03"}, "25": {"tile": "T04"}}
SITES |= {"4": {"tile": "T23"}, "31": {"tile": "T05", "lower": inhabitant()}, "1": {"tile": "T15"}}


@pytest.mark.rule("lakecond.r1.cheap_site")
@pytest.mark.parametrize(
    ("site", "lake"),
    [
        ("31.upper", 1),  # 1 coin
        ("14.upper", 1),  # 1 card
        ("17.upper", 1),  # nothing at all
        ("7.upper", 0),  # 2 coins
        ("17.lower", 0),  # 2 cards
        ("25.upper", 0),  # a cost and a track step
        ("7.lower", 0),  # nothing now, but points for a settlement
        ("1.upper", 0),
    ],
)
@pytest.mark.parametrize("piece", ["develop", "shipyard"])
def test_a_site_with_one_coin_one_card_or_nothing(site: str, lake: int, piece: str) -> None:
    game = under("LC1", "develop:1", {"coins": 20}, map=SITES).play(f"{piece}:{site}")
    assert steps(game) == lake


@pytest.mark.rule("lakecond.r1.cheap_site")
def test_a_house_placed_by_an_artifact_is_no_develop() -> None:
    me = owner("AF2b", 2)
    game = under("LC1", "place_house:1", me, map=board()).play("house:31.upper")
    assert asked(game) == (0, "turn")


@pytest.mark.rule("lakecond.r1.three_resources")
@pytest.mark.parametrize(("card", "lake"), [("X003", 1), ("X015", 0), ("X013", 1)])
def test_a_card_that_asks_for_three_resources(card: str, lake: int) -> None:
    """X003 needs 3 iron, X013 2 stone and 1 loam, X015 2 wood; what is paid does not matter."""
    me = {"hand": [card], "coins": 30, "production": {"wood": 2, "stone": 2, "loam": 2, "iron": 2}}
    game = under("LC2", "play_card:any", me).play(f"play:{card}")
    if asked(game)[1] == "pay_card":
        game = game.play(keys(game)[0])
    if card == "X015":
        game = game.play("pass")  # its own lake step
    assert steps(game) == lake


@pytest.mark.rule("lakecond.r1.three_resources")
def test_a_project_counts_like_a_card() -> None:
    me = {"coins": 30, "production": {"wood": 2, "stone": 2, "loam": 2, "iron": 2}}
    game = under("LC2", "play_card:any", me, scoring_tiles=["ST05", "ST06", "ST07", "ST08"]).play("project:ST05")
    while asked(game)[1] == "pay_card":
        game = game.play(keys(game)[0])
    assert steps(game) == 1


@pytest.mark.rule("lakecond.r1.new_region")
@pytest.mark.parametrize(("site", "lake"), [("7.upper", 0), ("14.upper", 1), ("17.upper", 1)])
def test_the_first_piece_in_a_region(site: str, lake: int) -> None:
    """The first seat stands in Unknown already, the other one in Boonlake."""
    spaces = {**SITES, "4": {"tile": "T23", "upper": inhabitant()}, "31": {"tile": "T05"}}
    spaces["25"] = {"tile": "T04", "upper": inhabitant(1)}
    assert steps(under("LC3", "develop:1", {"coins": 9}, map=spaces).play(f"develop:{site}")) == lake


@pytest.mark.rule("lakecond.r1.new_region")
@pytest.mark.parametrize(("stays", "lake"), [(False, 1), (True, 0)])
def test_a_region_that_the_wanderer_has_left_is_new_again(stays: bool, lake: int) -> None:
    """The wanderer was the only own presence in New Hope; its move is no develop."""
    me = owner("AF3b", purple="map", roams=True)
    develop = {"step": "effect", "seat": 0, "effect": "develop:1", "source": "strips"}
    agenda = [{"step": "turn", "seat": 1}, develop, {"step": "wander", "seat": 0}]
    fields = {"map": board(s14={"upper": purple()}), "expansion": {"conditions": ["LC3", "LC5"]}}
    game = table(me, agenda=agenda, **fields).play("pass" if stays else "purple:7.upper")
    assert steps(game.play("develop:14.lower")) == lake


@pytest.mark.rule("lakecond.r1.scoring_tile")
@pytest.mark.parametrize(("track", "lake"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_a_step_for_a_success_and_one_for_mastering(track: int, lake: int) -> None:
    fields = {"scoring_tiles": ["ST04", "ST05", "ST06", "ST07"], "expansion": {"conditions": ["LC4", "LC5"]}}
    game = leave(scoring(1, {"coin_track": track}, **fields), "score").play("score:ST04")
    assert steps(game) == lake


# Conditions of round 2.


@pytest.mark.rule("lakecond.r2.track_reward")
@pytest.mark.parametrize(
    ("effect", "track", "lake"), [("coin_track:+1", 2, 1), ("coin_track:+1", 0, 0), ("coin_track:+3", 2, 2)]
)
def test_each_reward_that_is_crossed(effect: str, track: int, lake: int) -> None:
    """Rewards of the coin track lie on 3, 5, 8 and 10."""
    game = under("LC5", effect, {"coin_track": track, "production": {"wood": 1}})
    while asked(game)[1] == "production":
        game = game.play(keys(game)[0])
    crossed = 0
    while asked(game)[1] in ("lake", "production"):
        crossed += asked(game)[1] == "lake"
        game = game.play(keys(game)[0])
    assert crossed == lake


@pytest.mark.rule("lakecond.r2.track_reward")
def test_the_card_track_counts_too() -> None:
    assert steps(under("LC5", "card_track:+1", {"card_track": 5})) == 1


@pytest.mark.rule("lakecond.r2.level2_site")
@pytest.mark.parametrize(("site", "lake"), [("wood", 1), ("stone", 0)])
def test_a_site_that_reaches_level_two(site: str, lake: int) -> None:
    assert steps(under("LC6", "production:any", {"production": {"wood": 1}}).play(f"build:{site}")) == lake


@pytest.mark.rule("lakecond.r2.new_lever_row")
@pytest.mark.parametrize(("lever", "lake"), [("2.2", 0), ("3.1", 1)])
def test_the_first_lever_of_a_row(lever: str, lake: int) -> None:
    me = {"coins": 30, "levers": {"2.1": "down"}}
    assert steps(under("LC7", "modernize:1", me).play(f"modernize:{lever}")) == lake


@pytest.mark.rule("lakecond.r2.house")
def test_an_upgrade_to_a_house_but_not_a_house_that_is_placed() -> None:
    spaces = board(s7={"upper": inhabitant(), "lower": house()})
    game = under("LC8", "upgrade:1", owner("AF2b", 2, me={"ranch": 3}), map=spaces).play("upgrade:7.upper")
    assert steps(game) == 1
    game = under("LC8", "place_house:1", owner("AF2b", 2), map=spaces).play("house:14.upper")
    assert steps(game) == 0


# The shipyard.


def building(me: dict[str, Any], **fields: Any) -> Game:
    return doing("develop:1", me, map=fields.pop("map", PLAIN), **fields)


@pytest.mark.rule("shipyard.build")
def test_the_shipyard_replaces_an_inhabitant_and_pays_as_usual() -> None:
    game = building({"coins": 9, "ranch": 0, "coin_track": 0})
    assert not any(key.startswith("develop:") for key in keys(game)), "it needs no inhabitant"
    game = game.play("shipyard:25.upper")
    assert (player(game)["coins"], player(game)["coin_track"]) == (9 - 4, 1)
    assert own(game)["shipyard"] == "25.upper"
    assert cited(game, "shipyard") == ["shipyard.build"]
    poor = building({"coins": 3})
    assert "shipyard:25.upper" not in keys(poor)
    assert poor.explain("shipyard:25.upper").reasons[0].figures == {"needed": 4, "has": 3}
    taken = building({}, map={**PLAIN, "7": {"tile": "T01", "upper": inhabitant(1)}})
    assert rules(taken, "shipyard:7.upper") == ("develop.sites",)


@pytest.mark.rule("shipyard.build")
def test_only_once() -> None:
    game = building({"coins": 9}, map=board())
    assert not any(key.startswith("shipyard:") for key in keys(game))
    assert rules(game, "shipyard:7.upper") == ("shipyard.build",)
    with pytest.raises(PositionError, match="the shipyard is not where the map has it"):
        table({"expansion": {"shipyard": "7.upper"}})


@pytest.mark.rule("shipyard.build")
def test_not_with_the_purple_inhabitant_in_a_scoring() -> None:
    game = scoring(1, {"ranch": 3, "coins": 9, "hand": ["P001"]}, map=PLAIN)
    assert not any(key.startswith("shipyard:") for key in keys(game))


@pytest.mark.rule("shipyard.presence")
def test_it_is_a_presence_and_nothing_to_upgrade() -> None:
    game = table({"ranch": 6}, map=board())
    assert sum(game.state.presence[:4]) == 1
    game = doing("upgrade:1", {"ranch": 6}, map=board(s7={"upper": inhabitant()}))
    assert [key for key in keys(game) if key.startswith("upgrade:")] == ["upgrade:7.upper"]
    assert rules(game, "upgrade:4.upper") == ("shipyard.presence",)


@pytest.mark.rule("shipyard.swap_boat")
def test_a_boat_takes_the_place_of_the_treasure_hunter_without_the_effect_of_the_water() -> None:
    me = {"coins": 3, "boats": ["wood", "loam"], "ranch": 3, "expansion": {"side": "income", "place": 2}}
    game = building(me)
    supply = player(game)["supply"]
    game = game.play("shipyard:17.lower")
    assert asked(game) == (0, "launch")
    assert keys(game) == ("launch:wood", "launch:loam"), "nothing else is possible before the boat is chosen"
    assert rules(game, "launch:iron") == ("shipyard.swap_boat",)
    game = game.play("launch:loam")
    assert (figure(game), own(game)["boat"]) == (("income", 2), True)
    assert (player(game)["boats"], player(game)["supply"], player(game)["coins"]) == (["wood"], supply + 1, 3)
    assert cited(game, "launch") == ["shipyard.swap_boat"]
    with pytest.raises(PositionError, match="expected 1 area"):
        table({"boats": ["wood", "wood"]}, map=board())


@pytest.mark.rule("shipyard.swap_boat")
def test_a_step_that_building_brings_is_still_the_treasure_hunters() -> None:
    """Costs and rewards of the site come before the boat: the water at space 2 gives nothing."""
    me = {"coins": 0, "expansion": {"side": "income", "place": 1}}
    game = under("LC1", "develop:1", me, map=PLAIN).play("shipyard:17.upper")
    assert asked(game) == (0, "lake")
    game = game.play("lake:income")
    assert (player(game)["coins"], own(game)["boat"]) == (0, True)


def retrieving(me: dict[str, Any], *prices: str) -> Game:
    """The first seat may retrieve; AF1a has the given prices, the other artifacts none."""
    display = [{"artifact": "AF1a", "prices": list(prices)}, {"artifact": "AF2a"}, {"artifact": "AF4b"}]
    return step_of("retrieve", me, map=board(), expansion={"display": display})


@pytest.mark.rule("shipyard.retrieve")
def test_everything_on_the_price_tiles_is_paid() -> None:
    me = {"coins": 9, "hand": ["P001", "P002"], "ranch": 2, "vases": 1, "points": 4}
    game = retrieving(me, "PT3", "PT4", "PT5", "PT6").play("retrieve:AF1a")
    assert asked(game) == (0, "discard")
    game = game.play("discard:P002")
    left = player(game)
    assert (left["coins"], left["hand"], left["ranch"], left["vases"]) == (6, ["P001"], 1, 0)
    assert (game.ledger[0]["artifacts"], own(game)["artifact"]) == (-3, "AF1a")
    assert "AF1a" not in [entry["artifact"] for entry in shared(game)["display"]]


@pytest.mark.rule("shipyard.retrieve")
@pytest.mark.parametrize(
    ("prices", "enough", "short"),
    [
        (("PT1",), {"coins": 5}, {"coins": 4}),
        (("PT1", "PT8"), {"coins": 9}, {"coins": 8}),
        (("PT2",), {"hand": ["P001", "P002", "P003"]}, {"hand": ["P001", "P002"]}),
        (
            ("PT2", "PT4"),
            {"hand": ["P001", "P002", "P003", "P004"], "coins": 3},
            {"hand": ["P001", "P002", "P003"], "coins": 3},
        ),
        (("PT3",), {"ranch": 1}, {"ranch": 0}),
        (("PT5",), {"vases": 1}, {"vases": 0}),
        (("PT7",), {"levers": {"1.1": "up"}}, {"levers": {"1.1": "down"}}),
    ],
)
def test_every_kind_of_price(prices: tuple[str, ...], enough: dict[str, Any], short: dict[str, Any]) -> None:
    assert "retrieve:AF1a" in keys(retrieving({"coins": 0, **enough}, *prices))
    game = retrieving({"coins": 0, **short}, *prices)
    assert "retrieve:AF1a" not in keys(game)
    assert rules(game, "retrieve:AF1a") == ("shipyard.retrieve",)
    assert "retrieve:AF2a" in keys(game), "another one can be chosen"


@pytest.mark.rule("shipyard.retrieve")
def test_points_can_always_be_paid_and_the_chance_does_not_come_again() -> None:
    game = retrieving({"points": 0}, "PT6")
    assert points(game.play("retrieve:AF1a")) == {"artifacts": -3}
    game = game.play("pass")
    assert (own(game)["artifact"], own(game)["boat"]) == (None, True)
    assert rules(game, "retrieve:AF1a")[0] == "turn.choose_strip"
    assert rules(game, "retrieve:AF5a")[-1] == "shipyard.retrieve"


@pytest.mark.rule("shipyard.retrieve", "shipyard.lever_price")
def test_cards_are_paid_before_the_lever_so_that_no_effect_can_spend_them() -> None:
    """Lever 4.3 would discard two of the three cards of PT2."""
    me = {"hand": ["P001", "P002", "P003"], "levers": {"4.3": "up", "3.1": "up"}}
    game = retrieving(me, "PT2", "PT7").play("retrieve:AF1a")
    assert player(game)["hand"] == []
    assert keys(game)[:2] == ("lower:3.1", "lower:4.3")
    assert "lever:4.3" not in keys(game)
    four = {**me, "hand": ["P001", "P002", "P003", "P004"]}
    game = retrieving(four, "PT2", "PT7").play("retrieve:AF1a")
    assert keys(game) == ("discard:P001", "discard:P002", "discard:P003", "discard:P004")


@pytest.mark.rule("shipyard.lever_price")
def test_a_lever_goes_down_without_its_effect() -> None:
    game = retrieving({"coins": 7, "levers": {"1.1": "up", "4.1": "up", "4.2": "down"}}, "PT7", "PT8")
    game = game.play("retrieve:AF1a")
    assert player(game)["coins"] == 3, "coins are paid before anything else can be done with them"
    assert keys(game)[:2] == ("lower:1.1", "lower:4.1")
    assert "pass" not in keys(game)
    assert rules(game, "lower:4.2") == ("shipyard.lever_price",)
    assert rules(game, "lower:2.1") == ("shipyard.lever_price",)
    game = game.play("lower:4.1")
    assert player(game)["levers"] == {"1.1": "up", "4.1": "down", "4.2": "down"}
    assert (player(game)["coins"], player(game)["hand"]) == (3, [])
    assert cited(game, "lower") == ["shipyard.lever_price"]


def test_a_price_is_never_paid_with_coins_that_are_gone() -> None:
    """While a lever is chosen a boat could go upstream: the coins of the price are paid by then."""
    me = {"coins": 4, "boats": ["iron"], "levers": {"1.1": "up", "4.1": "up"}}
    game = retrieving(me, "PT7", "PT8").play("retrieve:AF1a")
    assert not [key for key in keys(game) if key.startswith("boat:")]
    assert player(play(game, "lower:1.1"))["coins"] == 0
    assert told(game, "coins")[0].rule == "shipyard.retrieve"


def test_two_shipyards_on_one_tile() -> None:
    spaces = {**PLAIN, "7": {"tile": "T01", "upper": shipyard(1)}}
    game = building({"coins": 5}, map=spaces).play("shipyard:7.lower")
    assert [own(game, seat)["shipyard"] for seat in (0, 1)] == ["7.lower", "7.upper"]
