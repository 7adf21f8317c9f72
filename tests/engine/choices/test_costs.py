"""Nothing hurts unannounced: the label of every option names what it certainly costs, and `explain` names the rules."""

import re
from typing import Any

import pytest

from boonlake_panel.engine import Event, Game, Setup
from boonlake_panel.engine.choices.notation import parse_key
from boonlake_panel.engine.choices.registry import KINDS
from boonlake_panel.engine.tables import G_GIVE
from boonlake_panel.engine.wording.keys import key_text

from ..expansion import board, doing, owner, table
from ..pieces import house, inhabitant, settlement
from ..pieces import taking as pieces_taking
from ..playing import walk
from ..support import during, keys, player, position

MODES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4},
    {"players": 1},
    {"players": 3, "artifacts": True},
    {"players": 1, "artifacts": True},
]
OTHERS_WORK = ("strip", "interim", "score", "push", "round", "lock", "ending")
"""Events after which nothing is the work of the choice any more, unless the question is about just that."""
DASH = "\N{EN DASH}"
PAYING = ("pay_card", "pay_upgrade", "pay_cattle")


def label(game: Game, key: str) -> str:
    assert game.decision is not None
    return next(option.label for option in game.decision.options if option.key == key)


def own_work(game: Game, seat: int, kind: str) -> list[Event]:
    """What a choice did to the seat that made it, before something else began."""
    events: list[Event] = []
    for event in game.events:
        if event.what in OTHERS_WORK and event.what not in kind:
            break
        if event.seat == seat:
            events.append(event)
    return events


def unannounced(game: Game, key: str, words: str) -> list[str]:
    """Losses that follow for sure from a choice, played for real, and that its label does not name."""
    assert game.decision is not None
    seat, kind = game.decision.seat, {"turn": "strip"}.get(game.decision.kind, game.decision.kind)
    free = KINDS[parse_key(game.state.t, key).kind].free
    after = game.play(key)
    ways = [own_work(after, seat, kind)]
    if after.decision is not None and after.decision.seat == seat and after.decision.kind in PAYING:
        ways = [[*ways[0], *own_work(after.play(way), seat, "")] for way in after.decision.keys]
    if free:
        ways = [[event for event in way if event.source != "strips"] for way in ways]  # the question goes on by itself
    hidden = []
    for what, pattern in (("vp", r"(\d+) (?:VP|point)"), ("coins", r"(\d+) coin"), ("inhabitants", r"(\d+) inhab")):
        lost = min(sum(-e.amount for e in way if e.what == what and e.amount < 0) for way in ways)
        placed = what == "inhabitants" and any(e.what == "project" for e in ways[0])
        if not placed and lost > sum(int(n) for n in re.findall(pattern, words)):
            hidden.append(f"{lost} {what}")
    for what in ("lever", "one_time"):
        used = [
            {e.text.rpartition("lever ")[2] if what == "lever" else e.detail for e in w if e.what == what} for w in ways
        ]
        hidden += [name for name in set.intersection(*used) if name not in words + key_text(game.box, key)]
    moved = [{e.detail for e in way if e.what == "boat"} for way in ways]
    hidden += [boats for boats in set.intersection(*moved) if not key.startswith("boat") and boats not in words]
    return hidden


@pytest.mark.rule("boats.move_cost", "upgrade.settlement.surcharge", "cattle.surcharge", "interim.scoring_tile.result")
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: "-".join(f"{name}{value}" for name, value in mode.items()))
def test_no_option_of_a_random_game_hides_a_loss(mode: dict[str, Any]) -> None:
    for game, _ in walk(Setup(seed=5, **mode), 5):
        if game.decision is None or not game.turn:
            continue
        for option in game.decision.options:
            words = option.label
            assert unannounced(game, option.key, words) == [], (option.key, words)


# Settlements and cattle.


def town(**more: Any) -> dict[str, Any]:
    """A house of the first seat on 4 with three presences around it, and more settlements elsewhere."""
    spaces = {
        "4": {"tile": "T07", "upper": house(), "lower": inhabitant(1)},
        "3": {"tile": "T02", "upper": house(1), "lower": inhabitant(1)},
    }
    return {**spaces, **{space.removeprefix("at_"): content for space, content in more.items()}}


def rules_of(game: Game, key: str) -> set[str]:
    return set(game.explain(key).rules)


@pytest.mark.rule("upgrade.settlement.base_cost", "site.settlement_loss")
def test_the_symbol_of_a_site_that_takes_points() -> None:
    game = during("upgrade:1", {"ranch": 2}, map=town())
    assert label(game, "upgrade:4.upper").endswith(f"upper site {DASH} give up 2 inhabitants, lose 5 VP")
    assert {"upgrade.settlement.base_cost", "site.settlement_loss"} <= rules_of(game, "upgrade:4.upper")


@pytest.mark.rule("site.settlement_gain")
def test_the_symbol_of_a_site_that_gives_points() -> None:
    game = during("upgrade:1", {"ranch": 2}, map={**town(), "4": {"tile": "T31", "upper": house(), "lower": house(1)}})
    assert label(game, "upgrade:4.upper").endswith(f"upper site (+4 VP) {DASH} give up 2 inhabitants")


@pytest.mark.rule("upgrade.settlement.region_penalty")
def test_a_second_settlement_in_the_region_and_the_symbol() -> None:
    spaces = town(at_2={"tile": "T03", "upper": settlement()})
    game = during("upgrade:1", {"ranch": 2}, map=spaces)
    assert label(game, "upgrade:4.upper").endswith("give up 2 inhabitants, lose 10 VP")
    assert "upgrade.settlement.region_penalty" in rules_of(game, "upgrade:4.upper")


@pytest.mark.rule("upgrade.settlement.surcharge")
def test_the_third_settlement_costs_points_if_inhabitants_are_missing() -> None:
    spaces = town(at_14={"tile": "T01", "upper": settlement()}, at_25={"tile": "T04", "upper": settlement()})
    game = during("upgrade:1", {"ranch": 2}, map=spaces)
    assert label(game, "upgrade:4.upper").endswith("give up 2 inhabitants, lose 9 VP")
    assert "upgrade.settlement.surcharge" in rules_of(game, "upgrade:4.upper")
    asked = during("upgrade:1", {"ranch": 3}, map=spaces)  # two ways: 3 inhabitants, or 2 and 4 points
    assert label(asked, "upgrade:4.upper").endswith("give up 2 inhabitants, lose 5 VP")
    asked = asked.play("upgrade:4.upper")
    assert label(asked, "pay:2inhabitants+4vp") == f"Pay 2 inhabitants, 4 VP {DASH} lose 5 VP"


@pytest.mark.rule("lever.settlement")
def test_the_lever_that_an_upgrade_needs() -> None:
    spaces = town()
    del spaces["3"]["lower"]
    game = during("upgrade:1", {"ranch": 2, "levers": {"3.2": "up"}}, map=spaces)
    assert label(game, "upgrade:4.upper").endswith("give up 1 inhabitant, lose 5 VP, use lever “a cheaper settlement”")
    assert "lever.settlement" in rules_of(game, "upgrade:4.upper")


@pytest.mark.rule("cattle.surcharge", "cattle.cost")
def test_the_fifth_cattle() -> None:
    spaces = {"17": {"tile": "T36", "cattle": [2, 0]}, "18": {"tile": "T37", "cattle": [2, 0]}, "20": {"tile": "T38"}}
    game = during("place_cattle:1", {"ranch": 1}, map=spaces)
    assert label(game, "cattle:20") == f"Place cattle on space 20 {DASH} give up 1 inhabitant, lose 8 VP"
    assert {"cattle.surcharge", "cattle.cost"} <= rules_of(game, "cattle:20")


# Cards and levers.


@pytest.mark.rule("boats.move_cost", "card.pay_resources")
def test_the_boat_that_a_card_needs() -> None:
    me = {"hand": ["P006"], "coins": 4, "production": {"loam": 2}, "boats": ["iron", "iron"]}
    game = during("play_card:any", me)
    assert label(game, "play:P006") == (
        f"Play Smithy (2 coins, 1 stone, 2 loam) {DASH} boats at stone, iron for 2 coins"
    )
    assert player(game.play("play:P006"))["coins"] == 0
    assert "boats.move_cost" in rules_of(game, "play:P006")


@pytest.mark.rule("lever.joker_or", "lever.joker_and")
@pytest.mark.parametrize(("lever", "title"), [("4.1", "“2 coins or 2 cards”"), ("4.2", "“5 coins”")])
def test_the_lever_that_a_card_needs(lever: str, title: str) -> None:
    dear = next(card for card in Game(Setup(seed=1)).box.cards if max(card.resources) == 3 and not card.cost_vases)
    me = {"hand": [dear.id], "coins": 30, "boats": ["wood", "wood"], "levers": {lever: "up"}}
    game = during("play_card:any", me)
    assert title in label(game, f"play:{dear.id}").partition("use lever")[2]
    assert {"lever.joker_or", "lever.joker_and"} & rules_of(game, f"play:{dear.id}")


@pytest.mark.rule("lever.modernize")
def test_a_lever_whose_only_use_costs_coins() -> None:
    me = {"coins": 4, "levers": {"1.2": "up"}}
    game = pieces_taking("settle", {}, me)
    while game.decision is not None and game.decision.seat == 0:
        game = game.play("pass" if "pass" in keys(game) else keys(game)[0])
    words = f"modernize (instead of your common part of an action) {DASH} pay 4 coins"
    assert label(game, "lever:1.2").endswith(words)


@pytest.mark.rule("turn.bottom_row_penalty")
def test_the_row_of_a_strip() -> None:
    game = position({}, {})
    last = game.position()["strips"][-1]
    assert label(game, f"strip:{last}").endswith("-2 VP)")
    assert "turn.bottom_row_penalty" in rules_of(game, f"strip:{last}")


@pytest.mark.rule("general.wood_limited")
def test_a_reward_for_which_no_inhabitant_is_left() -> None:
    sailing = [{"step": "end_turn", "seat": 0}, {"step": "ship", "seat": 0}]
    game = position({"ship": "A5", "ranch": 8, "supply": 0}, {}, taken="pioneer", agenda=sailing)
    assert label(game, "sail:1") == f"Sail 1 step (take 1 inhabitant) {DASH} no inhabitant left in the supply"


# Scoring tiles.


@pytest.mark.rule("interim.scoring_tile.result")
def test_a_scoring_tile_says_what_it_brings_or_takes() -> None:
    asked = [{"step": "turn", "seat": 1}, {"step": "score", "seat": 0}]
    tiles = ["ST10", "ST04", "ST01", "ST02"]
    me = {"own_tile": "ST10", "coin_track": 9}
    game = position(me, {}, scorings=2, scoring_tiles=tiles, agenda=asked)
    said = set()
    for key in [key for key in keys(game) if key.startswith("score:")]:
        after = game.play(key)
        points = sum(event.amount for event in after.events if event.what == "score")
        if points:
            sign = f"{DASH} reached (+" if points > 0 else f"{DASH} not reached (-"
            assert f"{sign}{abs(points)} VP" in label(game, key)
            said.add(points > 0)
    assert said == {True, False}


@pytest.mark.rule("scoretile.pay_piece", "interim.scoring_tile.result")
def test_not_paying_for_a_scoring_tile_says_what_is_lost() -> None:
    asked = [{"step": "turn", "seat": 1}, {"step": "score", "seat": 0}]
    give = next(tile.id for tile in Game(Setup(seed=1)).box.scoring_tiles if tile.category[0] == G_GIVE)
    tiles = [give, *[tile for tile in ("ST10", "ST12", "ST01", "ST02") if tile != give][:3]]
    game = position({"own_tile": give, "coins": 20, "ranch": 2}, {}, scorings=2, scoring_tiles=tiles, agenda=asked)
    game = game.play(f"score:{give}")
    lost = -sum(event.amount for event in game.play("pass").events if event.what == "vp")
    assert label(game, "pass") == f"Do not pay {DASH} lose {lost} VP"


AFLOAT = {"boat": True, "shipyard": "4.upper"}


@pytest.mark.rule("boats.move_cost", "scoretile.pay_coins")
def test_a_boat_whose_coins_were_needed_for_a_scoring_tile() -> None:
    asked = [{"step": "turn", "seat": 1}, {"step": "score", "seat": 0}]
    me = {"coins": 4, "boats": ["wood", "iron"]}
    game = position(me, {}, scorings=1, scoring_tiles=["ST15", "ST10", "ST01", "ST02"], agenda=asked).play("score:ST15")
    lost = -sum(event.amount for event in game.play("boat:2.wood").events if event.what == "vp")
    assert lost > 0
    assert label(game, "boat:2.wood") == f"Move boat 2 to wood for 2 coins {DASH} lose {lost} VP"


# Artifacts: the price that is really paid, the points that really come.


@pytest.mark.rule("artifact.discount.advanced")
def test_the_trade_seal_lowers_the_prices_in_labels() -> None:
    seal = owner("AF5b", plugged=3, **AFLOAT, me={"coins": 9, "boats": ["wood"]})
    game = doing("develop:1", seal, source="strips", map=board(s13={"tile": "T11"}))
    assert "(pay 8 coins" in label(game, "develop:13.upper")
    game = doing("coins:-3 -> inhabitants:+1 | cards:+1", seal, map=board())
    assert label(game, "give:3coins") == "Pay 2 coins → 1 inhabitant"
    assert player(game.play("give:3coins"))["coins"] == 7
    seal = owner("AF5b", plugged=3, **AFLOAT, me={"coins": 9, "boats": ["wood"]}, side="vp", place=4)
    assert "pay 7 coins" in label(table(seal, map=board()), "return:vp.4")


@pytest.mark.rule("artifact.coin_for_resource.advanced")
def test_the_points_of_the_alloy_crucible() -> None:
    crucible = owner("AF4b", plugged=3, **AFLOAT, me={"coins": 30, "hand": ["P001"], "boats": ["wood"]})
    game = doing("play_card:any", crucible, map=board()).play("play:P001")
    helped = "pay:3coins+artifact.1"
    assert label(game, helped) == "Pay 3 coins, 1 coin more instead of 1 resource by the artifact (+1 VP)"
    paid = game.play(helped)
    assert player(paid)["coins"] == 26
    assert paid.scores[0] - game.scores[0] == 1


@pytest.mark.rule("general.draw_pile")
def test_one_of_several_cards_to_discard_says_only_that() -> None:
    game = during("discard:2 -> coins:+4", {"hand": ["P001", "P002", "P003"]}).play("give:2cards")
    assert label(game, "discard:P001") == "Discard Market stall"


@pytest.mark.rule("shipyard.retrieve")
def test_declining_an_artifact_says_that_it_is_for_good() -> None:
    display = [{"artifact": artifact, "prices": []} for artifact in ("AF1a", "AF2a", "AF3a")]
    me = {"coins": 9, "boats": ["wood"], "expansion": AFLOAT}
    asked = [{"step": "turn", "seat": 1}, {"step": "retrieve", "seat": 0}]
    game = table(me, map=board(), expansion={"display": display}, agenda=asked)
    assert label(game, "pass") == f"Decline {DASH} no artifact, for good"
