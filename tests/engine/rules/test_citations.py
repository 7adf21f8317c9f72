"""Every event names the rule it rests on: gains of permanent effects, exchanges, and what was declined."""

from typing import Any

import pytest

from boonlake_panel.engine import Game
from boonlake_panel.engine.rules.effect_origin import BROUGHT_BY, RULES
from boonlake_panel.texts.catalogue import all_rules

from ..expansion import board, cited, doing, table, told
from ..pieces import taking
from ..support import during, play, position


@pytest.mark.rule("perm.discard_bonus", "artperm.discard_inhabitant")
def test_what_a_discarded_card_brings() -> None:
    game = during("play_or_discard:any", {"display": ["P117"], "hand": ["P001"]}, source="strips").play("discard:P001")
    assert cited(game, "coins") == ["general.supply_flow", "perm.discard_bonus"]
    game = doing("discard:1 -> coins:+2", {"display": ["X039"], "hand": ["P001"]}, source="strips").play("give:1card")
    assert cited(game, "inhabitants") == ["artperm.discard_inhabitant"]


@pytest.mark.rule("perm.river_coin", "perm.harbor", "perm.vase_double")
def test_what_cards_add_to_the_river() -> None:
    sailing = [{"step": "end_turn", "seat": 0}, {"step": "ship", "seat": 0}]
    harbour = position({"ship": "A4", "display": ["P126", "P134"]}, {}, taken="pioneer", agenda=sailing).play("sail:1")
    assert cited(harbour, "coins") == ["perm.harbor"]
    assert cited(harbour, "vases") == ["river.plain_rewards", "perm.vase_double"]
    coins = position({"ship": "A1", "display": ["P123"]}, {}, taken="pioneer", agenda=sailing).play("sail:1")
    assert cited(coins, "coins") == ["river.plain_rewards", "perm.river_coin"]


@pytest.mark.rule("perm.cattle_coins")
def test_coins_for_cattle_also_on_the_lake() -> None:
    me = {"coins": 8, "display": ["P132"], "expansion": {"side": "vp", "place": 4}}
    game = table(me).play("return:vp.4")
    assert cited(game, "coins")[-1] == "perm.cattle_coins"


@pytest.mark.rule("artperm.develop_coins", "artperm.lower_site", "artperm.inhabitant_coin")
def test_what_developing_and_inhabitants_bring() -> None:
    me = {"display": ["X035", "X044", "X045"]}
    game = doing("develop:1", me, source="strips").play("develop:7.lower")
    rules = [event.rule for event in game.events if event.source == "cards"]
    assert sorted(rules) == ["artperm.develop_coins", "artperm.lower_site", "artperm.lower_site"]
    game = doing("inhabitants:+2", {"display": ["X037"]})
    assert cited(game, "coins") == ["artperm.inhabitant_coin"] * 2


@pytest.mark.rule("artperm.lower_site")
def test_a_gain_that_waits_names_its_rule_also_from_a_position() -> None:
    """The track of a site is chosen first; the points of X044 wait below that question."""
    waiting = [
        {"step": "turn", "seat": 0},
        {"step": "effect", "seat": 0, "effect": "vp:+3", "source": "cards", "flags": ["develop_lower"]},
        {"step": "effect", "seat": 0, "effect": "one_track:+3", "source": "sites"},
    ]
    game = table({}, agenda=waiting)
    again = Game.from_position(game.position())
    assert game.position() == again.position()
    assert game.position()["agenda"][1]["flags"] == ["develop_lower"]
    assert cited(again.play("track:coin"), "vp") == ["artperm.lower_site"]


@pytest.mark.parametrize(
    ("effect", "me", "key", "rule"),
    [
        ("vase:-2 -> vp:+4", {"vases": 2}, "give:2vases", "imm.vases_for_vp"),
        ("discard:5 -> vp:+4 | vp:-4 -> cards:+5", {"hand": ["P001", "P002", "P003", "P004", "P005"]}, "give:5cards",
         "imm.cards_vp_swap"),
        ("discard:5 -> vp:+4 | vp:-4 -> cards:+5", {}, "give:4vp", "imm.cards_vp_swap"),
        ("discard:2 -> vp:+5", {"hand": ["P001", "P002"]}, "give:2cards", "imm.two_cards_for_vp"),
        ("inhabitants:-1 -> coins:+8", {"ranch": 1}, "give:1inhabitant", "imm.inhabitant_for_coins"),
        ("discard:2 -> coins:+4 | coins:-4 -> cards:+2", {"coins": 4}, "give:4coins", "imm.cards_coins_swap"),
        ("discard:3 -> vase:+1; coins:+2 | vase:-1; coins:-2 -> cards:+3", {"hand": ["P001", "P002", "P003"]},
         "give:3cards", "imm.cards_vase_swap"),
    ],
)  # fmt: skip
@pytest.mark.rule("imm.vases_for_vp", "imm.cards_vp_swap", "imm.two_cards_for_vp", "imm.cards_coins_swap")
def test_an_exchange_on_a_card_names_its_rule(effect: str, me: dict[str, Any], key: str, rule: str) -> None:
    game = during(effect, me).play(key)
    goods = [event.rule for event in game.events if event.what in ("coins", "vp", "vases", "inhabitants")]
    assert set(goods) == {rule}


@pytest.mark.rule("region.choose", "region.score_others")
def test_coins_of_a_label_and_of_presences() -> None:
    game = taking("region_scoring", {}).play("region:boonlake")
    assert cited(game, "coins")[0] == "region.choose"
    spaces = {"7": {"tile": "T01", "upper": {"seat": 0, "piece": "house"}}}
    game = taking("region_scoring", {}, map=spaces).play("region:boonlake")
    assert cited(game, "coins") == ["region.choose", "region.score_others"]


@pytest.mark.rule("site.track_income")
def test_the_income_of_a_track_on_a_site() -> None:
    game = during("develop:1", source="strips", map={"1": {"tile": "T13"}}).play("develop:1.upper")
    assert cited(game, "coins") == ["site.track_income"]


@pytest.mark.rule("explore.mound_empty", "explore.board_full", "cattle.pasture_missing")
def test_why_no_tile_is_placed() -> None:
    game = during("explore:1", mound=[])
    assert cited(game, "no_tile") == cited(game, "coins") == ["explore.mound_empty"]
    names = [f"T{number:02d}" for number in range(1, 34)]
    full = {str(space): {"tile": tile} for space, tile in enumerate(names, 1)}
    assert cited(during("explore:1", *[{}] * 4, map=full), "no_tile") == ["explore.board_full"]
    assert cited(during("place_pasture:1", *[{}] * 4, map=full), "no_tile") == ["cattle.pasture_missing"]


@pytest.mark.rule("lever.skip_card_sites", "lever.skip_card_three", "lever.top_row_condition")
@pytest.mark.parametrize(("lever", "rule"), [("2.1", "lever.skip_card_sites"), ("2.2", "lever.skip_card_three")])
def test_which_lever_a_card_was_forgone_for(lever: str, rule: str) -> None:
    game = during("play_or_discard:day", {"levers": {lever: "up"}}, source="strips").play(f"lever:{lever}")
    assert cited(game, "forgo") == [rule]


@pytest.mark.rule("turn.part1_play_or_discard", "settle.right", "interim.step1_play_upgrade", "master.reward")
def test_declining_names_the_rule_of_the_question() -> None:
    game = taking("settle", {"ranch": 3, "hand": ["P001"]})
    for _ in range(6):
        assert game.decision is not None
        if "pass" not in game.decision.keys:
            break
        asked = next(option.rule for option in game.decision.options if option.key == "pass")
        game = game.play("pass")
        assert [event.rule for event in game.events if event.what == "pass"] == [asked]
        assert told(game, "pass", game.events[0].seat)[0].detail == ""
    steps = position(
        {"hand": ["P001"], "coins": 9}, {}, agenda=[{"step": "turn", "seat": 1}, {"step": "interim", "seat": 0}]
    )
    assert cited(steps.play("pass"), "pass") == ["interim.step1_play_upgrade"]


@pytest.mark.rule("artifact.boat_return.advanced", "lake.vp.cattle")
def test_what_the_lake_costs_in_the_final_scoring() -> None:
    part = {"artifact": "AF1a", "plugged": 3, "boat": True, "shipyard": "4.upper", "side": "vp", "place": 4}
    me = {"boats": ["wood"], "coins": 4, "ship": "B8", "expansion": part}
    agenda = [{"step": "final", "seat": 0}]
    game = table(me, map=board(), round=2, scorings=4, ending=True, agenda=agenda)
    game = play(game, "pass", "give:8coins")
    assert cited(game, "coins") == ["artifact.boat_return.advanced"]


def test_every_rule_of_what_brings_an_effect_is_in_the_catalogue() -> None:
    assert set(RULES.values()) <= set(all_rules())
    assert len(set(BROUGHT_BY.values())) == len(BROUGHT_BY)
