"""Playing and discarding cards, resources, boats, and when effects of cards happen."""

from typing import Any

import pytest

from boonlake_panel.engine import Game, Setup

from ..pieces import house, inhabitant, taking
from ..support import during, keys, play, player, position

AT_THE_END = {"boats": ["iron", "iron"]}
"""Boats that can only go upstream."""


def main_keys(game: Game) -> list[str]:
    return [key for key in keys(game) if not key.startswith("boat:")]


def with_card(card: str, effect: str = "play_or_discard:any", **own: Any) -> Game:
    """A game in which the first seat may play the only card of its hand."""
    return during(effect, {"hand": [card], **own})


@pytest.mark.rule("card.play_from_hand")
def test_playing_a_card_pays_coins_and_vases_and_shows_resources() -> None:
    own = {"coins": 5, "vases": 2, "production": {"loam": 1}}
    game = with_card("P021", **own).play("play:P021")  # 1 coin, 1 vase, 2 wood, 1 loam: card track +1
    after = player(game)
    assert (after["coins"], after["vases"]) == (4, 1)
    assert (after["hand"], after["display"]) == ([], ["P021"])
    assert (after["production"], after["boats"]) == ({"loam": 1}, ["wood", "wood"])
    assert after["card_track"] == 1
    assert game.position()["discards"] == []


@pytest.mark.rule("card.play_from_hand")
@pytest.mark.parametrize(
    ("lacking", "rule", "figures"),
    [
        ({"coins": 0}, "card.play_from_hand", {"needed": 1, "has": 0}),
        ({"vases": 0}, "card.play_from_hand", {"needed": 1, "has": 0}),
        ({"production": {}}, "card.pay_resources", {"missing": 1}),
    ],
)
def test_without_the_complete_cost_no_card(lacking: dict[str, Any], rule: str, figures: dict[str, int]) -> None:
    own = {"coins": 1, "vases": 1, "production": {"loam": 1}}
    assert "play:P021" in keys(with_card("P021", **own))
    game = with_card("P021", **{**own, **lacking})
    assert "play:P021" not in keys(game)
    verdict = game.explain("play:P021")
    assert verdict.rules == (rule,)
    assert verdict.reasons[0].figures.items() >= figures.items()


@pytest.mark.rule("card.play_from_hand")
def test_only_cards_of_the_own_hand() -> None:
    game = during("play_card:any", {"hand": ["P097"], "coins": 20}, {"hand": ["P027"]})
    assert main_keys(game) == ["play:P097", "pass"]
    verdict = game.explain("play:P027")
    assert verdict.rules == ("card.play_from_hand",)
    assert "not in the hand" in str(verdict)


@pytest.mark.rule("card.discard_for_coins")
def test_a_card_is_discarded_for_two_coins() -> None:
    game = with_card("P097", "play_or_discard:any", coins=0)
    assert main_keys(game) == ["discard:P097", "pass"]
    game = game.play("discard:P097")
    assert player(game)["coins"] == 2
    assert game.position()["discards"] == ["P097"]
    assert player(game)["display"] == []


@pytest.mark.rule("card.discard_for_coins")
def test_discarding_only_where_the_effect_says_so() -> None:
    game = with_card("P097", "play_card:any", coins=6)
    assert main_keys(game) == ["play:P097", "pass"]
    assert not game.explain("discard:P097").legal
    game = during("play_or_discard:night", {"hand": ["P097", "P111"], "coins": 6})
    assert game.explain("discard:P097").rules == ("card.kinds",)
    assert game.explain("discard:P097").reasons[0].figures.items() >= {"kind": "sunset", "wanted": "night"}.items()


@pytest.mark.rule("card.kinds")
def test_every_card_has_one_kind_and_restrictions_hold() -> None:
    box = Game(Setup(seed=1)).box
    assert {card.kind for card in box.cards} == {"day", "sunset", "night"}
    hand = {"day": "P053", "sunset": "P097", "night": "P111"}  # no resources
    own = {"hand": list(hand.values()), "coins": 10}
    for kind, card in hand.items():
        game = during(f"play_or_discard:{kind}", own)
        assert main_keys(game) == [f"play:{card}", f"discard:{card}", "pass"]
        for other in hand.values():
            if other != card:
                assert "card.kinds" in game.explain(f"play:{other}").rules
                assert "card.kinds" in game.explain(f"discard:{other}").rules
    assert len(main_keys(during("play_or_discard:any", own))) == 7


@pytest.mark.rule("card.pay_resources", "boats.move_cost")
def test_monicas_card() -> None:
    """2 coins, 2 loam, 1 stone: one boat goes downstream for free, the other upstream for 2 coins; 4 in all."""
    game = with_card("P006", coins=6, production={"loam": 1}, boats=["wood", "iron"]).play("play:P006")
    assert player(game)["coins"] == 2
    assert player(game)["boats"] == ["stone", "loam"]
    assert player(game)["display"] == ["P006"]
    assert "play:P006" not in keys(with_card("P006", coins=3, production={"loam": 1}, boats=["wood", "iron"]))


@pytest.mark.rule("card.pay_resources")
def test_too_few_coins_for_the_boat() -> None:
    verdict = with_card("P006", coins=3, production={"loam": 1}, boats=["wood", "iron"]).explain("play:P006")
    assert verdict.rules == ("boats.move_cost",)
    assert verdict.reasons[0].figures == {"moves": 1, "coins": 2, "price": 2, "has": 3}


@pytest.mark.rule("card.pay_resources")
def test_resources_are_shown_not_spent() -> None:
    own = {"hand": ["P090", "P095"], "coins": 11, "production": {"wood": 1}}  # 4 coins, 3 wood; 7 coins, 2 wood
    game = during("play_card:any; play_card:any", own)
    game = play(game, "play:P090", "play:P095")
    assert player(game)["display"] == ["P090", "P095"]
    assert player(game)["coins"] == 0
    assert player(game)["production"] == {"wood": 1}


@pytest.mark.rule("card.pay_resources")
def test_all_resources_at_once() -> None:
    """A boat stands for one resource at a time: 2 loam and 1 stone need three sources."""
    verdict = with_card("P006", coins=20, production={"wood": 2}).explain("play:P006")
    assert verdict.rules == ("card.pay_resources",)
    assert verdict.reasons[0].figures["missing"] == 1


@pytest.mark.rule("card.site_output")
@pytest.mark.parametrize(("stone", "playable"), [(0, False), (1, False), (2, True)])
def test_output_of_sites(stone: int, playable: bool) -> None:
    own = {"coins": 7, "production": {"stone": stone}, **AT_THE_END}
    game = with_card("P106", **own)  # 7 coins, 2 stone
    assert ("play:P106" in keys(game)) is playable
    game = with_card("P067", **{**own, "coins": 4})  # 4 coins, 1 stone, 2 iron
    assert ("play:P067" in keys(game)) is (stone > 0)


@pytest.mark.rule("boats.output")
def test_three_resources_at_the_start() -> None:
    """One level-1 site and both boats at the wood: 1 of its type and 2 wood."""
    own = {"coins": 6, "production": {"loam": 1}}
    assert "play:P142" in keys(with_card("P142", **own))  # 6 coins, 2 wood, 1 loam
    game = with_card("P142", **own).play("play:P142")
    assert player(game)["boats"] == ["wood", "wood"]
    assert "play:P142" not in keys(with_card("P142", coins=6, production={"iron": 1}))
    assert "play:P090" in keys(with_card("P090", coins=4, production={"wood": 1}))  # 3 wood
    verdict = with_card("P090", coins=4, production={"loam": 1}).explain("play:P090")
    assert verdict.rules == ("card.pay_resources",)


@pytest.mark.rule("boats.output")
def test_each_boat_gives_one_resource_also_side_by_side() -> None:
    own = {"coins": 7, "production": {}, "boats": ["stone", "stone"]}
    assert "play:P106" in keys(with_card("P106", **own))
    verdict = with_card("P106", **{**own, "boats": ["stone", "iron"]}).explain("play:P106")
    assert verdict.rules == ("boats.move_cost",)


@pytest.mark.rule("boats.any_time")
def test_boats_move_in_the_middle_of_an_effect_and_in_turns_of_others() -> None:
    for game in (position(), during("develop:1"), during("explore:1").play("explore")):
        assert {"boat:1.stone", "boat:1.loam", "boat:1.iron"} <= set(keys(game))
        after = game.play("boat:1.loam")
        assert player(after)["boats"] == ["wood", "loam"]
        assert main_keys(after) == main_keys(game)
    game = play(taking("hire", {"coins": 0}, {"coins": 6}), "pass")
    assert game.decision is not None
    assert (game.decision.seat, game.active) == (1, 0)
    assert player(game.play("boat:1.iron"), 1)["boats"] == ["wood", "iron"]


@pytest.mark.rule("boats.any_time")
def test_a_boat_must_go_somewhere_else() -> None:
    game = position({"boats": ["wood", "iron"]})
    assert game.explain("boat:2.iron").rules == ("boats.any_time",)
    assert game.explain("boat:1.wood").rules == ("boats.any_time",)


@pytest.mark.rule("boats.move_cost")
@pytest.mark.parametrize("target", ["wood", "stone", "loam"])
def test_upstream_costs_two_coins_for_any_distance(target: str) -> None:
    game = position({"coins": 2, "boats": ["wood", "iron"]})
    after = game.play(f"boat:2.{target}")
    assert player(after)["coins"] == 0
    assert sorted(player(after)["boats"]) == sorted(["wood", target])
    poor = position({"coins": 1, "boats": ["wood", "iron"]})
    assert f"boat:2.{target}" not in keys(poor)
    verdict = poor.explain(f"boat:2.{target}")
    assert verdict.rules == ("boats.move_cost",)
    assert verdict.reasons[0].figures == {"needed": 2, "has": 1}


@pytest.mark.rule("boats.move_cost")
@pytest.mark.parametrize("target", ["stone", "loam", "iron"])
def test_downstream_is_free(target: str) -> None:
    game = position({"coins": 0})
    after = game.play(f"boat:1.{target}")
    assert player(after)["coins"] == 0
    assert player(after)["boats"] == ["wood", target]


@pytest.mark.rule("boats.canal_order")
def test_order_of_the_canal() -> None:
    order = [row.resource for row in sorted(position().box.production, key=lambda row: row.canal_order)]
    assert order[0] == "wood"
    assert order.index("loam") < order.index("iron")
    assert order.index("stone") < 3
    assert len(set(order)) == 4
    for place, resource in enumerate(order):
        game = position({"coins": 0, "boats": [resource, resource]})
        free = [key for key in keys(game) if key.startswith("boat:")]
        assert free == [f"boat:1.{further}" for further in order[place + 1 :]]


MAGGIE = {
    "coins": 2,
    "hand": ["P011"],  # 4 loam, 2 stone
    "production": {"loam": 2, "stone": 1},
    "boats": ["loam", "iron"],
    "levers": {"4.1": "up"},
}


@pytest.mark.rule("card.resource_joker")
@pytest.mark.parametrize(("target", "boats"), [("loam", ["loam", "loam"]), ("stone", ["stone", "loam"])])
def test_maggies_card(target: str, boats: list[str]) -> None:
    """The iron boat goes upstream to the loam (or the stone) for 2 coins, a lever covers what is then missing."""
    game = during("play_card:any", MAGGIE).play(f"boat:2.{target}")
    assert player(game)["coins"] == 0
    game = game.play("play:P011")
    while game.decision and game.decision.kind == "pay_card":
        game = game.play(next(key for key in keys(game) if key.startswith("pay:0coins") and "boats" not in key))
    assert player(game)["display"] == ["P011"]
    assert player(game)["boats"] == boats
    assert player(game)["levers"] == {"4.1": "down"}
    assert player(game)["coins"] == 0


@pytest.mark.rule("card.resource_joker")
def test_paying_for_maggies_card_moves_the_boat_by_itself() -> None:
    game = during("play_card:any", MAGGIE).play("play:P011")
    assert player(game)["display"] == ["P011"]
    assert (player(game)["coins"], player(game)["levers"]) == (0, {"4.1": "down"})
    assert "play:P011" not in keys(during("play_card:any", {**MAGGIE, "levers": {"4.1": "down"}}))
    assert "play:P011" not in keys(during("play_card:any", {**MAGGIE, "coins": 1}))


@pytest.mark.rule("card.resource_joker")
def test_a_joker_replaces_one_resource_of_any_type() -> None:
    lever = {"levers": {"4.1": "up"}, **AT_THE_END, "production": {}}
    assert "play:P110" in keys(with_card("P110", coins=6, **lever))  # 3 iron become 2
    assert "play:P123" in keys(with_card("P123", coins=6, **lever))  # 1 wood becomes 0
    assert "play:P142" not in keys(with_card("P142", coins=6, **lever))  # 2 wood and 1 loam: one joker is not enough
    game = with_card("P097", coins=6, **lever).play("play:P097")  # no resources: nothing to replace
    assert player(game)["levers"] == {"4.1": "up"}


@pytest.mark.rule("card.effect_timing")
def test_a_card_does_not_make_itself_cheaper() -> None:
    own = {"hand": ["P114", "P097"], "coins": 11, "production": {"loam": 1}}  # Architect: 6 coins, cards cost 1 less
    game = during("play_card:any; play_card:any", own).play("play:P114")
    assert player(game)["coins"] == 5
    game = game.play("play:P097")  # 6 coins
    assert player(game)["coins"] == 0
    assert "play:P114" not in keys(during("play_card:any", {**own, "coins": 5}))


@pytest.mark.rule("card.effect_timing")
def test_immediate_effects_happen_once_and_end_effects_at_the_end() -> None:
    tiles = {"4": {"tile": "T01", "upper": house(), "lower": house()}, "7": {"tile": "T02", "upper": inhabitant()}}
    own = {"hand": ["P148", "P042"], "coins": 12, "production": {"loam": 1}}  # 1 point per house; 4 coins at once
    game = during("play_card:any; play_card:any", own, map=tiles)
    game = play(game, "play:P042")
    assert player(game)["coins"] == 12 - 2 + 4
    game = game.play("play:P148")
    assert player(game)["coins"] == 4
    assert game.scores[0] == 0
    display = {"display": player(game)["display"]}
    over = position(display, {}, map=tiles, round=2, scorings=4, agenda=[{"step": "final", "seat": 0}])
    assert over.over
    assert over.ledger[0] == {"card_points": 1, "end_effects": 2}
    assert player(over)["coins"] == 6  # nothing immediate happens again


@pytest.mark.rule("card.effect_timing")
def test_permanent_effects_count_from_the_display_until_the_end() -> None:
    agenda = [{"step": "end_turn", "seat": 0}, {"step": "ship", "seat": 0}]
    for display, coins in (([], 2), (["P123"], 3), (["P123", "P124"], 4)):
        fields = {"taken": "pioneer", "agenda": agenda}
        game = position({"coins": 0, "display": display, "hand": ["P125"]}, {}, **fields).play("sail:1")
        assert player(game)["coins"] == coins  # a card in hand has no effect


@pytest.mark.rule("card.effects_optional")
@pytest.mark.parametrize(
    ("card", "own"),
    [
        ("P086", {"coins": 2, "hand": ["P086", "P001", "P002"]}),  # 2 cards for 3 points
        ("P097", {"coins": 6, "hand": ["P097"]}),  # 1 inhabitant for 8 coins
        ("P090", {"coins": 4, "hand": ["P090"]}),  # free house
    ],
)
def test_effects_of_a_card_may_be_left_out(card: str, own: dict[str, Any]) -> None:
    tiles = {"4": {"tile": "T01", "upper": inhabitant()}}
    game = during("play_card:any", own, map=tiles).play(f"play:{card}")
    assert "pass" in keys(game)
    before = player(game)
    after = game.play("pass")
    assert player(after) == before
    assert after.decision is not None
    assert after.decision.kind == "turn"
