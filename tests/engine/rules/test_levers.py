"""The nine levers below the top row, at every moment at which they may be used."""

import pytest

from ..pieces import asked, changes, house, inhabitant, points, rules, scoring, taking
from ..support import during, keys, play, player, position

FORGO = {"2.1": "up", "2.2": "up"}
SITES = {"wood": 2, "iron": 1}


def levers(game) -> set[str]:
    return {key for key in keys(game) if key.startswith("lever:")}


# Moments.


@pytest.mark.rule("lever.use")
@pytest.mark.parametrize("lever", ["4.1", "4.2", "3.1", "4.3"])
def test_any_time_levers_are_offered_at_all_own_decisions(lever: str) -> None:
    me = {"levers": {lever: "up"}, "hand": ["P027", "P053"], "boats": ["loam", "iron"], "coins": 0}
    key = f"lever:{lever}"
    turn = position(me, {})
    assert key in keys(turn)  # before the strip
    assert key in keys(turn.play("strip:cattle_breeding"))  # in an effect
    others = position({}, me).play("strip:settle").play("pass").play("pass")
    assert asked(others)[0] == 1
    assert key in keys(others)  # in somebody else's turn
    assert key in keys(scoring(1, me, {}))  # in an interim scoring


@pytest.mark.rule("lever.use")
def test_levers_can_be_used_in_each_step_of_an_interim_scoring_until_they_go_up() -> None:
    game = scoring(4, {"levers": {"4.1": "up"}}, {})
    kinds = []
    while not game.over and asked(game)[0] == 0:
        kinds.append(asked(game)[1])
        assert "lever:4.1" in keys(game)
        game = game.play(next(key for key in keys(game) if key.startswith(("pass", "score"))))
        while not game.over and asked(game)[0] == 1:
            game = game.play(keys(game)[0])
    assert kinds == ["choose", "choose", "score", "lever_time"]
    assert game.over
    assert points(game)["levers_unused"] == 1


@pytest.mark.rule("lever.use")
def test_levers_placed_can_be_used_at_once_and_again_after_a_scoring() -> None:
    game = taking("progress", {"coins": 6}, {}).play("modernize:4.1")
    assert "lever:4.1" in keys(game)
    game = scoring(1, {"levers": {"4.1": "up"}}, {}).play("lever:4.1").play("take:2coins")
    assert player(game)["levers"] == {"4.1": "down"}
    game = play(game, "score:ST01", "score:ST01")
    assert player(game)["levers"] == {"4.1": "up"}
    assert "levers_unused" not in points(game)


# Forgoing a card.


@pytest.mark.rule("lever.skip_card_sites")
def test_a_forgone_card_pays_for_production() -> None:
    game = taking("hire", {"coins": 0, "hand": ["P121"], "levers": {"2.1": "up"}, "production": SITES}, {})
    game = game.play("lever:2.1")
    assert changes(game, "coins") == [3]  # 2 for the wood site of level 2, 1 for iron
    assert player(game)["hand"] == ["P121"]
    assert keys(game)[:2] == ("explore", "pass")  # the first part is over


@pytest.mark.rule("lever.skip_card_three")
def test_a_forgone_card_pays_three_coins() -> None:
    game = taking("hire", {"coins": 0, "levers": {"2.2": "up"}}, {}).play("lever:2.2")  # no card is needed
    assert changes(game, "coins") == [3]


@pytest.mark.rule("lever.skip_card_three")
def test_both_levers_react_to_one_forgone_card() -> None:
    game = taking("hire", {"coins": 0, "levers": FORGO, "production": SITES}, {})
    game = game.play("lever:2.1")
    assert {"lever:2.2", "pass"} <= set(keys(game))
    assert player(play(game, "lever:2.2"))["coins"] == 6
    assert keys(play(game, "lever:2.2"))[:2] == ("explore", "pass")
    one = play(game, "pass")
    assert player(one)["coins"] == 3
    assert player(one)["levers"] == {"2.1": "down", "2.2": "up"}


@pytest.mark.rule("lever.skip_card_three")
def test_a_set_up_can_allow_one_lever_for_a_forgone_card() -> None:
    setup = {"both_forgo_levers": False}
    game = taking("hire", {"coins": 0, "levers": FORGO, "production": SITES}, {}, setup=setup)
    game = game.play("lever:2.1")
    assert keys(game)[:2] == ("explore", "pass")
    assert "lever.skip_card_three" in rules(game, "lever:2.2")


@pytest.mark.rule("lever.skip_card_sites", "lever.skip_card_three")
@pytest.mark.parametrize("action", ["settle", "cattle_breeding", "builder"])
def test_forgoing_a_card_ends_a_common_part(action: str) -> None:
    me = {"coins": 0, "ranch": 3}
    game = taking(action, me, {**me, "levers": FORGO}, map={"17": {"tile": "T36"}, "14": {"tile": "T03"}})
    while asked(game)[0] == 0:
        game = game.play("pass")
    assert levers(game) == {"lever:2.1", "lever:2.2"}
    game = game.play("lever:2.2")
    assert asked(game) == (1, "forgo_again")
    game = game.play("pass")
    assert asked(game) == (0, "ship")  # neither cattle nor develop is left


@pytest.mark.rule("lever.skip_card_sites", "lever.skip_card_three")
def test_forgoing_a_card_at_the_builder_gives_up_the_two_cards_as_well() -> None:
    game = taking("builder", {"coins": 0, "levers": {"2.2": "up"}, "hand": ["P027"]}, {})
    assert {"take:2cards", "lever:2.2"} <= set(keys(game))
    game = game.play("lever:2.2")
    assert player(game)["coins"] == 6
    assert player(game)["hand"] == ["P027"]
    assert game.explain("pass").rules == ("builder.right",)


@pytest.mark.rule("lever.skip_card_sites", "lever.skip_card_three")
def test_forgoing_a_card_in_an_interim_scoring_uses_up_one_of_two_uses() -> None:
    map_ = {"17": {"tile": "T03", "upper": inhabitant()}}
    game = scoring(1, {"coins": 0, "levers": FORGO}, {}, map=map_)
    assert {"upgrade:17.upper", "lever:2.1", "lever:2.2"} <= set(keys(game))
    game = game.play("lever:2.1").play("pass")
    assert {"upgrade:17.upper", "lever:2.2"} <= set(keys(game))
    game = game.play("lever:2.2")
    assert player(game)["coins"] == 4
    assert asked(game) == (0, "score")


@pytest.mark.rule("lever.skip_card_sites", "lever.skip_card_three")
def test_no_card_to_forgo_in_other_parts() -> None:
    game = during("develop:1 | upgrade:1", {"levers": FORGO}, {})
    assert not levers(game)
    assert "lever.skip_card_three" in rules(game, "lever:2.1")


# The other levers with a moment of their own.

PRESENCES = {
    "14": {"tile": "T01", "upper": inhabitant(), "lower": inhabitant()},
    "17": {"tile": "T02", "upper": inhabitant(), "lower": inhabitant()},
    "31": {"tile": "T03", "upper": inhabitant()},
    "7": {"tile": "T04", "upper": inhabitant(1)},
}


@pytest.mark.rule("lever.region_vp")
def test_region_lever_gives_a_point_for_each_coin() -> None:
    """The rulebook's example: 5 presences in the scored regions give 5 coins and 5 points."""
    game = taking("region_scoring", {"coins": 0, "ranch": 0, "levers": {"2.3": "up"}}, {}, map=PRESENCES)
    assert "lever.region_vp" in rules(game, "lever:2.3")
    game = game.play("region:unknown")
    assert "lever:2.3" in keys(game)
    plain = game.play("common")
    assert (player(plain)["coins"], points(plain)) == (5, {})
    used = game.play("lever:2.3")
    assert (player(used)["coins"], points(used)) == (5, {"lever_effects": 5})


@pytest.mark.rule("lever.region_vp")
def test_region_lever_works_in_the_turn_of_another_player() -> None:
    game = taking("region_scoring", {}, {"coins": 0, "levers": {"2.3": "up"}}, map=PRESENCES)
    game = game.play("region:boonlake")
    assert asked(game)[0] == 1
    assert points(game.play("lever:2.3"), 1) == {"lever_effects": 1}


@pytest.mark.rule("lever.boat")
def test_boat_lever_goes_upstream_for_nothing() -> None:
    game = position({"coins": 0, "boats": ["stone", "iron"], "levers": {"3.1": "up"}}, {}).play("lever:3.1")
    assert set(keys(game)) == {"boat:1.wood", "boat:2.wood", "boat:2.stone", "boat:2.loam"}
    game = game.play("boat:2.wood")
    assert (player(game)["boats"], player(game)["coins"]) == (["wood", "stone"], 0)


@pytest.mark.rule("lever.boat")
def test_boat_lever_is_useless_at_the_spring() -> None:
    game = position({"levers": {"3.1": "up"}}, {})
    assert rules(game, "lever:3.1") == ("lever.boat",)


HOUSES = {
    "17": {"tile": "T03", "upper": house(), "lower": inhabitant(1)},
    "18": {"tile": "T01", "upper": inhabitant(1)},
}


@pytest.mark.rule("lever.settlement")
def test_settlement_lever_saves_an_inhabitant_and_a_presence() -> None:
    without = during("upgrade:1", {"ranch": 2}, {}, map=HOUSES)
    (reason,) = [one for one in without.explain("upgrade:17.upper").reasons if "adjacency" in one.rule]
    assert (reason.figures["needed"], reason.figures["has"]) == (3, 2)
    game = during("upgrade:1", {"ranch": 1, "levers": {"3.2": "up"}}, {}, map=HOUSES)
    assert rules(game, "lever:3.2") == ("lever.settlement",)  # it is part of the payment
    game = game.play("upgrade:17.upper")
    assert player(game)["ranch"] == 0
    assert player(game)["levers"] == {"3.2": "down"}
    assert player(game)["settlements"] == 1


@pytest.mark.rule("lever.settlement")
def test_settlement_lever_may_be_kept() -> None:
    map_ = {**HOUSES, "16": {"tile": "T05", "upper": inhabitant(1)}}
    game = during("upgrade:1", {"ranch": 2, "levers": {"3.2": "up"}}, {}, map=map_).play("upgrade:17.upper")
    assert set(keys(game)) == {"pay:2inhabitants", "pay:1inhabitant+lever.3.2"}
    assert player(game.play("pay:2inhabitants"))["levers"] == {"3.2": "up"}


@pytest.mark.rule("lever.settlement", "imm.easier_settlement")
def test_settlement_lever_adds_up_with_a_card() -> None:
    map_ = {"17": {"tile": "T03", "upper": house(), "lower": inhabitant(1)}}
    game = during("upgrade_to_settlement:eased", {"ranch": 0, "levers": {"3.2": "up"}}, {}, map=map_)
    game = game.play("upgrade:17.upper")
    assert player(game)["settlements"] == 1
    assert player(game)["levers"] == {"3.2": "down"}


@pytest.mark.rule("lever.settlement")
def test_settlement_lever_may_save_a_surcharge_inhabitant() -> None:
    third = {
        **{str(n): {"tile": f"T{n - 10}", "upper": {"seat": 0, "piece": "settlement"}} for n in (30, 32)},
        "17": {"tile": "T03", "upper": house(), "lower": inhabitant(1)},
        "18": {"tile": "T01", "upper": inhabitant(1), "lower": inhabitant(1)},
    }
    game = during("upgrade:1", {"ranch": 3, "levers": {"3.2": "up"}}, {}, map=third).play("upgrade:17.upper")
    assert set(keys(game)) == {
        *("pay:3inhabitants", "pay:2inhabitants+4vp"),
        *("pay:2inhabitants+lever.3.2", "pay:1inhabitant+4vp+lever.3.2"),
    }


@pytest.mark.rule("lever.tile_inhabitant")
def test_tile_lever_reacts_to_tiles_and_pastures() -> None:
    game = taking("hire", {"ranch": 3, "levers": {"3.3": "up"}}, {}).play("explore")
    assert "lever.tile_inhabitant" in rules(game, "lever:3.3")
    game = game.play("explore:8")
    assert {"lever:3.3", "pass"} <= set(keys(game))
    assert player(game.play("lever:3.3"))["ranch"] == 5
    assert player(game.play("pass"))["ranch"] == 4
    pasture = taking("cattle_breeding", {"ranch": 3, "levers": {"3.3": "up"}}, {}).play("pasture:8")
    assert player(pasture.play("lever:3.3"))["ranch"] == 4


@pytest.mark.rule("lever.tile_inhabitant")
def test_tile_lever_only_for_the_own_tile() -> None:
    game = taking("hire", {}, {"levers": {"3.3": "up"}}).play("explore").play("explore:8")
    assert "lever:3.3" not in keys(game)


# Levers for any time.


@pytest.mark.rule("lever.joker_or")
def test_joker_or_two_coins_or_two_cards() -> None:
    game = position({"coins": 0, "levers": {"4.1": "up"}}, {}).play("lever:4.1")
    assert set(keys(game)) - {key for key in keys(game) if key.startswith("boat")} == {"take:2coins", "take:2cards"}
    assert player(game.play("take:2coins"))["coins"] == 2
    assert changes(game.play("take:2cards"), "draw") == [1, 1]


@pytest.mark.rule("lever.joker_or")
@pytest.mark.parametrize("what", ["play:P099", "project:ST12"])
def test_joker_replaces_one_resource_of_a_card_or_project(what: str) -> None:
    """P099 needs 3 stone, the project on ST12 needs 2 wood and 3 stone; one stone is missing."""
    me = {"coins": 13, "hand": ["P099"], "production": {"wood": 2}, "boats": ["stone", "stone"]}
    tiles = ["ST12", "ST01", "ST02", "ST03"]
    without = during("play_card:any", me, {}, scoring_tiles=tiles)
    assert "card.pay_resources" in rules(without, what)
    game = during("play_card:any", {**me, "levers": {"4.1": "up"}}, {}, scoring_tiles=tiles).play(what)
    assert player(game)["levers"] == {"4.1": "down"}
    assert player(game)["coins"] == (7 if what == "play:P099" else 0)
    assert changes(game, "coins") == ([-6] if what == "play:P099" else [-13])  # the lever brings no coins here


@pytest.mark.rule("lever.joker_and")
def test_joker_and_five_coins() -> None:
    me = {"coins": 1, "hand": ["P099"], "boats": ["stone", "stone"], "levers": {"4.2": "up"}}
    game = during("play_card:any", me, {}).play("play:P099")  # 3 stone and 6 coins
    assert player(game)["display"] == ["P099"]
    assert player(game)["coins"] == 0
    assert player(game)["levers"] == {"4.2": "down"}


@pytest.mark.rule("lever.joker_and")
def test_five_coins_without_the_joker() -> None:
    game = position({"coins": 1, "levers": {"4.2": "up"}}, {}).play("lever:4.2")
    assert player(game)["coins"] == 6
    # While a card is paid for, the coins may be all that the lever is needed for.
    game = during("play_card:any", {"coins": 5, "hand": ["P027"], "levers": {"4.2": "up"}}, {}).play("play:P027")
    assert player(game)["display"] == ["P027"]
    assert player(game)["coins"] == 0


@pytest.mark.rule("lever.joker_and", "lever.joker_or")
def test_two_jokers_replace_two_resources() -> None:
    me = {"coins": 3, "hand": ["P099"], "boats": ["stone", "iron"], "levers": {"4.1": "up", "4.2": "up"}}
    game = during("play_card:any", me, {}).play("play:P099")  # 3 stone and 6 coins
    assert set(keys(game)) == {"pay:8coins+boats.stone.stone+lever.4.2", "pay:6coins+lever.4.1+lever.4.2"}
    game = game.play("pay:6coins+lever.4.1+lever.4.2")
    assert (player(game)["coins"], player(game)["boats"]) == (2, ["stone", "iron"])
    assert player(game)["levers"] == {"4.1": "down", "4.2": "down"}


@pytest.mark.rule("lever.discard_two")
def test_two_cards_become_an_inhabitant_and_three_points() -> None:
    game = position({"hand": ["P001", "P002", "P003"], "ranch": 1, "levers": {"4.3": "up"}}, {}).play("lever:4.3")
    assert set(keys(game)) == {"discard:P001", "discard:P002", "discard:P003"}
    game = play(game, "discard:P003", "discard:P001")
    assert player(game)["hand"] == ["P002"]
    assert player(game)["ranch"] == 2
    assert points(game) == {"lever_effects": 3}


@pytest.mark.rule("lever.discard_two")
def test_one_card_is_not_enough() -> None:
    game = position({"hand": ["P001"], "levers": {"4.3": "up"}}, {})
    assert rules(game, "lever:4.3") == ("lever.discard_two",)


@pytest.mark.rule("modernize.place_lever", "lever.use")
@pytest.mark.parametrize(("coins", "choices"), [(4, ("modernize:3.1", "lever:4.2")), (20, ("modernize:1.1",))])
def test_a_lever_that_must_be_placed_is_asked_if_the_coins_of_another_could_pay_for_more(
    coins: int, choices: tuple[str, ...]
) -> None:
    me = {"coins": coins, "ranch": 1, "levers": {"4.2": "up"}}
    game = during("inhabitants:-1 -> modernize:1", me, source="strips", taken="progress").play("give:1inhabitant")
    assert [key for key in keys(game) if key in choices] == list(choices)
    assert "modernize:1.1" in keys(game if coins == 20 else game.play("lever:4.2"))


@pytest.mark.rule("modernize.place_lever")
def test_a_lever_that_must_be_placed_is_not_asked_if_no_effect_helps() -> None:
    me = {"coins": 4, "ranch": 1, "levers": {"4.3": "up"}, "hand": ["P001", "P002"]}
    game = during("inhabitants:-1 -> modernize:1", me, source="strips", taken="progress").play("give:1inhabitant")
    assert "3.1" in player(game)["levers"]
