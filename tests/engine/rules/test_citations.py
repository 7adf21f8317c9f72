"""Every event names the rule it rests on: gains of permanent effects, exchanges, and what was declined."""

from typing import Any

import pytest

from boonlake_panel.engine import Game, Setup
from boonlake_panel.engine.rules.effect_origin import BROUGHT_BY, RULES
from boonlake_panel.texts.catalogue import all_rules

from ..expansion import board, cited, doing, table, told
from ..pieces import taking
from ..playing import walk
from ..support import during, keys, play, position


@pytest.mark.rule("perm.discard_bonus", "artperm.discard_inhabitant")
def test_what_a_discarded_card_brings() -> None:
    game = during("play_or_discard:any", {"display": ["P117"], "hand": ["P001"]}, source="strips").play("discard:P001")
    assert cited(game, "coins") == ["card.discard_for_coins", "perm.discard_bonus"]
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


VAGUE = {"general.supply_flow", "general.ranch", "general.other_unlimited", "general.vp_track", "lever.use"}
"""Rules that say where goods come from, while another one says why they come."""


@pytest.mark.rule("general.supply_flow", "lever.use")
@pytest.mark.parametrize("setup", [{"players": 3}, {"players": 1}, {"players": 2, "artifacts": True}], ids=str)
def test_no_event_of_a_random_game_cites_a_vague_rule(setup: dict[str, Any]) -> None:
    for game, key in walk(Setup(seed=3, **setup), 3):
        assert [event for event in game.events if event.rule in VAGUE] == [], key


@pytest.mark.rule("builder.coins", "card.discard_for_coins", "hire.left", "hire.right", "progress.right")
def test_what_a_strip_brings_and_costs() -> None:
    assert cited(taking("builder", {"hand": ["P001"]}), "coins") == ["builder.coins"]
    game = during("play_or_discard:any", {"hand": ["P001"]}, source="strips").play("discard:P001")
    assert cited(game, "coins") == cited(game, "discard") == ["card.discard_for_coins"]
    game = taking("hire", {"coins": 3, "supply": 6})
    assert cited(game, "inhabitants") == ["hire.left"]
    while "give:3coins" not in keys(game):
        game = game.play("pass")
    game = game.play("give:3coins")
    assert cited(game, "coins") == cited(game, "inhabitants") == ["hire.right"]
    game = taking("progress", {"coins": 20, "ranch": 2})
    while "give:1inhabitant" not in keys(game):
        game = game.play("pass")
    assert cited(game.play("give:1inhabitant"), "inhabitants") == ["progress.right"]


@pytest.mark.rule("modernize.place_lever", "boats.move_cost")
def test_what_levers_and_boats_cost() -> None:
    game = during("modernize:1", {"coins": 20}, source="strips")
    assert cited(game.play("modernize:2.2"), "coins") == ["modernize.place_lever"]
    game = during("modernize:1", {"coins": 20, "boats": ["iron", "iron"]}, source="strips")
    assert cited(game.play("boat:1.wood"), "coins") == ["boats.move_cost"]


@pytest.mark.parametrize(
    ("lever", "then", "what", "rule"),
    [
        ("4.1", "take:2coins", "coins", "lever.joker_or"),
        ("4.2", "", "coins", "lever.joker_and"),
        ("4.3", "", "vp", "lever.discard_two"),
        ("4.3", "", "inhabitants", "lever.discard_two"),
    ],
)
@pytest.mark.rule("lever.joker_or", "lever.joker_and", "lever.discard_two")
def test_what_a_lever_brings(lever: str, then: str, what: str, rule: str) -> None:
    game = position({"hand": ["P001", "P002"], "supply": 6, "levers": {lever: "up"}}, {}).play(f"lever:{lever}")
    assert cited(game.play(then) if then else game, what) == [rule]


@pytest.mark.rule("lever.vase_trade")
def test_both_sides_of_the_vase_lever() -> None:
    me = {"vases": 1, "levers": {"1.1": "up"}}
    game = taking("settle", me)
    while "lever:1.1" not in keys(game):
        game = game.play("pass")
    game = game.play("lever:1.1")
    assert cited(game.play("take:1vase"), "vases") == ["lever.vase_trade"]
    assert cited(game.play("give:1vase"), "vases") == cited(game.play("give:1vase"), "coins") == ["lever.vase_trade"]


@pytest.mark.rule("project.mark", "project.double_own", "interim.scoring_tile.own_double")
def test_the_own_tile_and_the_inhabitant_on_a_project() -> None:
    me = {"coins": 40, "own_tile": "ST07", "production": dict.fromkeys(("wood", "stone", "loam", "iron"), 2)}
    game = during("play_card:any", {**me, "supply": 6}, scoring_tiles=["ST07", "ST04", "ST01", "ST02"])
    game = game.play("project:ST07")
    assert cited(game, "inhabitants") == ["project.reward", "project.mark"]
    assert "project.double_own" in cited(game, "vp")
    assert told(game, "inhabitants")[1].text == "Red puts 1 of these inhabitants on the project"
    asked = [{"step": "turn", "seat": 1}, {"step": "score", "seat": 0}]
    game = position(me, {}, scorings=1, scoring_tiles=["ST07", "ST04", "ST01", "ST02"], agenda=asked)
    game = game.play("score:ST07")
    assert cited(game, "score") == cited(game, "vp") == ["interim.scoring_tile.own_double"]


@pytest.mark.rule("scoretile.pay_coins", "income.cross_reward")
def test_payments_on_tiles_and_vases_of_a_track() -> None:
    asked = [{"step": "turn", "seat": 1}, {"step": "score", "seat": 0}]
    game = position({"coins": 30}, {}, scorings=1, scoring_tiles=["ST15", "ST04", "ST01", "ST02"], agenda=asked)
    game = game.play("score:ST15")
    paid = game.play(next(key for key in keys(game) if key.startswith("pay:")))
    assert cited(paid, "coins") == ["scoretile.pay_coins"]


@pytest.mark.rule("explore.site_reward", "general.build_site")
def test_a_production_reward_for_a_full_site_is_lost_with_an_event() -> None:
    full = {"production": {"wood": 2}}
    game = during("production:wood", full, source="spaces")
    assert cited(game, "site_lost") == ["explore.site_reward"]
    full = {"production": dict.fromkeys(("wood", "stone", "loam", "iron"), 2)}
    game = during("production:any", full, source="tracks")
    assert told(game, "site_lost")[0].text == "All production sites are at level 2 already: the reward is lost"


@pytest.mark.rule("shipyard.retrieve")
def test_an_artifact_that_cannot_be_paid_is_lost_with_an_event() -> None:
    prices = [{"artifact": "AF1a", "prices": ["PT1", "PT8"]}, {"artifact": "AF2a", "prices": ["PT2"]}]
    prices.append({"artifact": "AF5b", "prices": ["PT3", "PT4"]})
    bare = {name: space for name, space in board().items() if name != "4"}
    me = {"coins": 0, "hand": [], "ranch": 1, "boats": ["wood", "iron"]}
    fields: dict[str, Any] = {"map": {**bare, "4": {"tile": "T06"}}, "expansion": {"display": prices}}
    game = doing("develop:1", me, source="strips", **fields)
    key = "shipyard:4.upper"
    assert next(option.label for option in game.decision.options if option.key == key).endswith("no artifact, for good")
    game = play(game, key, "launch:wood")
    assert cited(game, "no_artifact") == ["shipyard.retrieve"]
    rich = doing("develop:1", {**me, "coins": 9}, source="strips", **fields)
    game = play(rich, key, "launch:wood")
    assert "pass" in keys(game)
    assert cited(game.play("pass"), "no_artifact") == ["shipyard.retrieve"]


@pytest.mark.rule("artimm.settlement_swap")
def test_the_house_of_a_swap_goes_back_with_an_event() -> None:
    spaces = {"7": {"tile": "T01", "upper": {"seat": 0, "piece": "house"}}}
    game = doing("upgrade_to_settlement:swap", {}, map=board(s7=spaces["7"]))
    game = game.play("upgrade:7.upper") if "upgrade:7.upper" in keys(game) else game
    assert cited(game, "house_back") == ["artimm.settlement_swap"]
