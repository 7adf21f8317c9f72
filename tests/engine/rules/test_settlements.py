"""Upgrading a house to a settlement, and the tiers of the player board."""

from typing import Any

import pytest

from boonlake_panel.engine import Game

from ..pieces import house, inhabitant, scoring, settlement
from ..support import during, keys, play, player, position

Map = dict[str, dict[str, Any]]


def town(**more: Any) -> Map:
    """A house of the first seat on 4 with three presences next to it, on the same tile and on 3."""
    tiles: Map = {
        "4": {"tile": "T03", "upper": house(), "lower": inhabitant(1)},
        "3": {"tile": "T02", "upper": house(1), "lower": inhabitant(1)},
    }
    tiles.update({space.removeprefix("at_"): content for space, content in more.items()})
    return tiles


def built(count: int) -> dict[str, dict[str, Any]]:
    """Earlier settlements of the first seat in other regions, two of them in one."""
    places = {"at_14": "T01", "at_17": "T04", "at_31": "T05"}
    return {
        space: {"tile": tile, "upper": settlement()}
        for (space, tile), _ in zip(places.items(), range(count), strict=False)
    }


def upgrading(tiles: Map, **own: Any) -> Game:
    return during("upgrade:1", own, map=tiles)


@pytest.mark.rule("upgrade.settlement.adjacency")
def test_three_presences_of_any_players_next_to_the_house() -> None:
    assert "upgrade:4.upper" in keys(upgrading(town(), ranch=2))
    tiles = town()
    del tiles["3"]["lower"]
    game = upgrading({**tiles, "31": {"tile": "T05", "upper": inhabitant()}}, ranch=2)
    assert "upgrade:4.upper" not in keys(game)
    verdict = game.explain("upgrade:4.upper")
    assert verdict.rules == ("upgrade.settlement.adjacency",)
    assert verdict.reasons[0].figures == {"needed": 3, "has": 2}  # the house itself does not count


@pytest.mark.rule("upgrade.settlement.adjacent_def")
@pytest.mark.parametrize(
    "near",
    [
        {"tile": "T36", "cattle": [0, 1]},
        {"tile": "T36", "cattle": [1, 0]},
        {"tile": "T01", "upper": settlement(1)},
        {"tile": "T01", "upper": inhabitant()},
    ],
)
def test_pieces_of_all_kinds_on_the_tile_and_around_it(near: dict[str, Any]) -> None:
    """A house on 14: one other piece on its tile, one over the bridge on 6, one over the ford on 13 or elsewhere."""
    base: Map = {
        "14": {"tile": "T03", "upper": house(), "lower": inhabitant(1)},
        "6": {"tile": "T02", "upper": inhabitant(1)},
        "4": {"tile": "T10", "upper": inhabitant()},
    }
    for space in ("13", "15", "21", "22"):
        assert "upgrade:14.upper" in keys(upgrading({**base, space: near}, ranch=2))
    for space in ("20", "23", "7", "8"):  # two steps away
        verdict = upgrading({**base, space: near}, ranch=2).explain("upgrade:14.upper")
        assert verdict.reasons[0].figures == {"needed": 3, "has": 2}


@pytest.mark.rule("upgrade.settlement.adjacent_def")
def test_each_cattle_on_a_pasture_counts() -> None:
    tiles: Map = {"14": {"tile": "T03", "upper": house()}, "13": {"tile": "T36", "cattle": [1, 2]}}
    assert "upgrade:14.upper" in keys(upgrading(tiles, ranch=2))


@pytest.mark.rule("upgrade.settlement.base_cost")
def test_a_settlement_costs_two_inhabitants() -> None:
    game = upgrading(town(), ranch=3)
    supply = player(game)["supply"]
    game = game.play("upgrade:4.upper")
    assert (player(game)["ranch"], player(game)["supply"]) == (1, supply + 2)
    verdict = upgrading(town(at_31={"tile": "T05", "upper": inhabitant()}), ranch=1).explain("upgrade:4.upper")
    assert verdict.rules == ("upgrade.settlement.base_cost",)
    assert verdict.reasons[0].figures == {"needed": 2, "has": 1}


@pytest.mark.rule("upgrade.settlement.surcharge")
def test_the_third_settlement_with_two_inhabitants() -> None:
    """Both inhabitants are given up, 4 points are lost for the missing one, the house leaves the board."""
    game = upgrading(town(**built(2)), ranch=2, points=10)
    game = game.play("upgrade:4.upper")
    after = player(game)
    assert after["ranch"] == 0
    assert game.scores[0] == 6
    assert game.ledger[0]["surcharges"] == -4
    assert game.position()["map"]["4"]["upper"] == settlement()
    assert (after["settlements"], after["houses_aside"]) == (3, 3)


@pytest.mark.rule("upgrade.settlement.surcharge", "upgrade.settlement.vp_voluntary")
@pytest.mark.parametrize(
    ("before", "ranch", "ways"),
    [
        (0, 5, {"2": 0}),
        (1, 5, {"2": 0}),
        (2, 2, {"2": 4}),
        (2, 3, {"3": 0, "2": 4}),
        (3, 2, {"2": 8}),
        (3, 3, {"3": 4, "2": 8}),
        (3, 5, {"4": 0, "3": 4, "2": 8}),
    ],
)
def test_every_split_between_inhabitants_and_points(before: int, ranch: int, ways: dict[str, int]) -> None:
    game = upgrading(town(**built(before)), ranch=ranch, points=20).play("upgrade:4.upper")
    splits = {}
    payments = [key for key in keys(game) if key.startswith("pay:")] or [""]
    for key in payments:
        after = game.play(key) if key else game
        splits[str(ranch - player(after)["ranch"])] = -after.ledger[0].get("surcharges", 0)
    assert splits == ways


@pytest.mark.rule("upgrade.settlement.surcharge")
def test_the_surcharge_may_push_the_score_below_zero() -> None:
    game = upgrading(town(**built(3)), ranch=2, points=1).play("upgrade:4.upper")
    assert game.scores[0] == 1 - 8


@pytest.mark.rule("upgrade.settlement.vp_voluntary")
def test_points_never_replace_the_two_basic_inhabitants() -> None:
    for ranch in (0, 1):
        tiles = town(**built(2), at_25={"tile": "T10", "upper": inhabitant()})
        game = during("upgrade:1 | cards:+1", {"ranch": ranch, "points": 50}, map=tiles)
        assert "upgrade:4.upper" not in keys(game)
        assert game.explain("upgrade:4.upper").rules == ("upgrade.settlement.base_cost",)
        assert game.explain("upgrade:4.upper").reasons[0].figures == {"needed": 2, "has": ranch}
    game = upgrading(town(**built(2)), ranch=3).play("upgrade:4.upper")
    assert sorted(key for key in keys(game)) == ["pay:2inhabitants+4vp", "pay:3inhabitants"]


@pytest.mark.rule("upgrade.settlement.exchange")
def test_the_house_is_laid_aside() -> None:
    game = upgrading(town(), ranch=2)
    assert (player(game)["houses"], player(game)["houses_aside"]) == (1, 0)
    game = game.play("upgrade:4.upper")
    assert game.position()["map"]["4"]["upper"] == settlement()
    # Its recess stays empty, so that the house still counts as taken from the board.
    assert (player(game)["houses"], player(game)["houses_aside"], player(game)["settlements"]) == (1, 1, 1)


@pytest.mark.rule("upgrade.settlement.region_penalty")
def test_a_second_settlement_in_a_region_costs_five_points() -> None:
    near = town(at_7={"tile": "T01", "upper": settlement()})  # Unknown, like 4
    game = upgrading(near, ranch=2, points=3).play("upgrade:4.upper")
    assert game.scores[0] == -2
    assert game.ledger[0]["settlement_penalty"] == -5
    other = town(at_7={"tile": "T01", "upper": settlement(1)}, at_14={"tile": "T05", "upper": settlement()})
    game = upgrading(other, ranch=2, points=3).play("upgrade:4.upper")
    assert game.scores[0] == 3  # settlements of others, and in other regions, do not matter


@pytest.mark.rule("upgrade.settlement.limit")
def test_no_fifth_settlement() -> None:
    more = {**built(3), "at_25": {"tile": "T10", "upper": settlement(), "lower": inhabitant()}}
    game = upgrading(town(**more), ranch=5)
    assert player(game)["settlements"] == 4
    assert "upgrade:4.upper" not in keys(game)
    assert game.explain("upgrade:4.upper").rules == ("upgrade.settlement.limit",)


# Tiers.


@pytest.mark.rule("tier.contents")
def test_contents_of_the_tiers() -> None:
    tiers: dict[int, list[str]] = {}
    for recess in position().box.player_board:
        tiers.setdefault(recess.tier, []).append(recess.piece)
    assert sorted(tiers[1]) == ["cattle", "house", "house", "inhabitant"]
    assert sorted(tiers[2]) == ["cattle", "house", "house", "inhabitant", "settlement"]
    lower = [piece for tier in (3, 4, 5) for piece in tiers[tier]]
    assert {piece: lower.count(piece) for piece in set(lower)} == {"house": 2, "settlement": 3, "cattle": 3}
    assert set(tiers) == {1, 2, 3, 4, 5}


FIRST_TIER: Map = {
    "4": {"tile": "T03", "upper": house(), "lower": inhabitant()},
    "8": {"tile": "T36", "cattle": [1, 0]},
}


@pytest.mark.rule("tier.first_bonus", "general.recess_inhabitants")
def test_the_last_piece_of_the_first_tier_frees_its_inhabitant() -> None:
    game = upgrading(FIRST_TIER, ranch=1)
    assert player(game)["tier_bonuses"] == 0
    supply = player(game)["supply"]
    game = game.play("upgrade:4.lower")
    assert player(game)["tier_bonuses"] == 1
    assert player(game)["ranch"] == 1  # one was given up, the bonus arrived
    assert player(game)["supply"] == supply + 2
    assert ("tier", 1, "tier.first_bonus") in [(event.what, event.amount, event.rule) for event in game.events]


@pytest.mark.rule("tier.first_bonus")
@pytest.mark.parametrize("missing", ["house", "cattle"])
def test_no_bonus_while_a_piece_is_left_in_the_tier(missing: str) -> None:
    tiles: Map = {"4": {"tile": "T03", "upper": inhabitant()}, "8": {"tile": "T36", "cattle": [1, 0]}}
    if missing == "cattle":
        tiles = {"4": {"tile": "T03", "upper": house(), "lower": inhabitant()}, "8": {"tile": "T36"}}
    game = upgrading(tiles, ranch=1)
    game = game.play("upgrade:4.upper" if missing == "house" else "upgrade:4.lower")
    assert (player(game)["tier_bonuses"], player(game)["ranch"]) == (0, 0)


@pytest.mark.rule("tier.first_bonus")
def test_cattle_can_be_the_last_piece_too() -> None:
    tiles: Map = {"4": {"tile": "T03", "upper": house(), "lower": house()}, "31": {"tile": "T36"}}
    game = during("place_cattle:1", {"ranch": 1}, map=tiles).play("cattle:31")
    assert (player(game)["tier_bonuses"], player(game)["ranch"]) == (1, 1)


def second_tier(houses: int, settlements: int, cattle: int) -> Map:
    """A map with so many vacated recesses of the first seat, and one more inhabitant on 23."""
    places = [("4", "upper"), ("4", "lower"), ("7", "upper"), ("7", "lower"), ("14", "upper")]
    tiles: Map = {"4": {"tile": "T03"}, "7": {"tile": "T02"}, "14": {"tile": "T01"}, "31": {"tile": "T36"}}
    pieces = [settlement()] * settlements + [house()] * (houses - settlements)
    for (space, half), piece in zip(places, pieces, strict=False):
        tiles[space][half] = piece
    tiles["31"]["cattle"] = [cattle, 0]
    tiles["25"] = {"tile": "T05", "upper": inhabitant()}
    return tiles


@pytest.mark.rule("tier.second_bonus")
def test_the_second_tier_needs_four_houses_one_settlement_and_two_cattle() -> None:
    game = upgrading(second_tier(3, 1, 2), ranch=1)
    assert player(game)["tier_bonuses"] == 1
    game = game.play("upgrade:25.upper")
    assert (player(game)["tier_bonuses"], player(game)["ranch"]) == (2, 1)
    assert ("tier", 2, "tier.second_bonus") in [(event.what, event.amount, event.rule) for event in game.events]
    game = upgrading(second_tier(4, 0, 2), ranch=1).play("upgrade:25.upper")
    assert player(game)["tier_bonuses"] == 1
    game = upgrading(second_tier(3, 1, 1), ranch=1).play("upgrade:25.upper")
    assert player(game)["tier_bonuses"] == 1


@pytest.mark.rule("tier.second_bonus")
def test_pieces_of_lower_tiers_do_not_help() -> None:
    """Six houses and no cattle: not even the first tier is empty."""
    tiles = second_tier(5, 0, 0)
    game = upgrading(tiles, ranch=1).play("upgrade:25.upper")
    assert player(game)["houses"] == 6
    assert player(game)["tier_bonuses"] == 0


@pytest.mark.rule("tier.usable_at_once")
def test_a_bonus_can_be_used_at_once_but_not_for_its_own_cost() -> None:
    game = during("upgrade:1; develop:1", {"ranch": 1}, map=FIRST_TIER | {"17": {"tile": "T23"}})
    game = play(game, "upgrade:4.lower", "develop:17.upper")
    assert player(game)["ranch"] == 0
    assert game.position()["map"]["17"]["upper"] == inhabitant()
    game = upgrading(FIRST_TIER, ranch=0)
    assert "upgrade:4.lower" not in keys(game)  # the bonus would come too late
    assert "upgrade.house.cost" in game.explain("upgrade:4.lower").rules
    tiles: Map = {"4": {"tile": "T03", "upper": house(), "lower": house()}, "31": {"tile": "T36", "cattle": [0, 1]}}
    assert "cattle:31" not in keys(during("place_cattle:1", {"ranch": 1}, map=tiles))  # 2 inhabitants for the second


@pytest.mark.rule("tier.income")
@pytest.mark.parametrize(("bonuses", "points"), [(0, 0), (1, 2), (2, 4)])
def test_a_vacated_inhabitant_recess_pays_points_in_interim_scorings(bonuses: int, points: int) -> None:
    """2 points for each of the two recesses, beside the points of the other vacated recesses."""
    layouts = {0: (2, 0, 0), 1: (2, 0, 1), 2: (4, 1, 2)}
    others = {0: 0, 1: 0, 2: 1 + 1 + 2}  # houses 3 and 4 and the first settlement
    for number in (1, 2, 3, 4):
        game = scoring(number, {"ranch": 0}, map=second_tier(*layouts[bonuses]), scoring_tiles=NO_CHOICE)
        assert player(game)["tier_bonuses"] == bonuses
        while not game.over and game.decision and game.decision.kind != "turn":
            game = game.play("pass" if "pass" in keys(game) else keys(game)[0])
        assert game.ledger[0].get("player_board", 0) == points + others[bonuses]


NO_CHOICE = ["ST04", "ST05", "ST06", "ST09"]
