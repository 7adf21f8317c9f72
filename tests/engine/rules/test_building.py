"""Develop and upgrade: sites, costs, houses, settlements and what they need."""

from typing import Any

import pytest

from boonlake_panel.engine import Game

from ..pieces import house, inhabitant, settlement
from ..support import during, keys, play, player


def at(game: Game, site: str) -> Any:
    space, _, half = site.partition(".")
    return game.position()["map"][space].get(half)


def sites(game: Game, kind: str = "develop") -> list[str]:
    return [key.partition(":")[2] for key in keys(game) if key.startswith(f"{kind}:")]


@pytest.mark.rule("develop.place")
def test_an_inhabitant_goes_from_the_ranch_to_any_free_site() -> None:
    tiles = {"4": {"tile": "T03"}, "31": {"tile": "T23"}}  # nothing of the seat is near
    game = during("develop:1", {"ranch": 2}, map=tiles)
    assert sites(game) == ["4.upper", "4.lower", "31.upper", "31.lower"]
    game = game.play("develop:31.upper")
    assert at(game, "31.upper") == inhabitant()
    assert (player(game)["ranch"], player(game)["supply"]) == (1, 6)
    game = during("develop:1", {"ranch": 0}, map=tiles)
    verdict = game.explain("develop:4.upper")
    assert "develop.place" in verdict.rules
    assert {"needed": 1, "has": 0} in [reason.figures for reason in verdict.reasons]


@pytest.mark.rule("develop.place")
def test_only_on_tiles() -> None:
    verdict = during("develop:1", map={"4": {"tile": "T03"}}).explain("develop:13.upper")
    assert verdict.rules == ("develop.place",)
    assert verdict.reasons[0].figures == {"space": 13}


@pytest.mark.rule("develop.sites")
def test_one_piece_a_site_two_owners_a_tile_none_on_a_pasture() -> None:
    tiles = {"4": {"tile": "T03", "upper": inhabitant(1)}, "7": {"tile": "T06"}, "8": {"tile": "T36"}}
    game = during("develop:1", map=tiles)
    assert sites(game) == ["4.lower", "7.upper"]
    taken = game.explain("develop:4.upper")
    assert taken.rules == ("develop.sites",)
    assert taken.reasons[0].figures == {"piece": "inhabitant", "owner": "Blue"}
    assert game.explain("develop:8.upper").rules == ("develop.sites",)
    assert game.explain("develop:7.lower").rules == ("develop.sites",)  # a tile with one site
    game = game.play("develop:4.lower")
    assert game.position()["map"]["4"] == {"tile": "T03", "upper": inhabitant(1), "lower": inhabitant(0)}
    for piece in (house(1), settlement(1)):
        game = during("develop:1", map={"4": {"tile": "T03", "upper": piece}})
        assert sites(game) == ["4.lower"]


@pytest.mark.rule("develop.sites")
def test_every_tile_but_a_pasture_has_one_or_two_sites() -> None:
    for tile in during("develop:1").box.tiles:
        assert len(tile.sites) in ((0,) if tile.back == "pasture" else (1, 2))


@pytest.mark.rule("develop.cost_reward")
def test_elizabeths_site() -> None:
    """4 coins for a step on the coin track."""
    game = during("develop:1", {"coins": 5, "ranch": 1}, map={"4": {"tile": "T04"}}).play("develop:4.upper")
    after = player(game)
    assert at(game, "4.upper") == inhabitant()
    assert (after["ranch"], after["coins"], after["coin_track"]) == (0, 1, 1)


@pytest.mark.rule("develop.cost_reward")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    game = during("develop:1", {"coins": 3, "hand": ["P001"]}, map={"4": {"tile": "T04"}, "7": {"tile": "T05"}})
    assert sites(game) == ["4.lower", "7.upper"]
    verdict = game.explain("develop:4.upper")
    assert verdict.rules == ("develop.cost_reward",)
    assert verdict.reasons[0].figures == {"needed": 4, "has": 3}
    verdict = game.explain("develop:7.lower")  # discard 2 cards
    assert verdict.reasons[0].figures == {"needed": 2, "has": 1}


@pytest.mark.rule("develop.cost_reward")
def test_cards_are_discarded_before_the_reward() -> None:
    own = {"hand": ["P001", "P002", "P003"], "ranch": 1}
    game = during("develop:1", own, map={"7": {"tile": "T05"}}).play("develop:7.lower")
    assert player(game)["coin_track"] == 0
    game = play(game, "discard:P001", "discard:P003")
    assert player(game)["coin_track"] == 1
    assert player(game)["hand"] == ["P002"]


HOME = {"4": {"tile": "T04", "upper": inhabitant(), "lower": house(1)}, "7": {"tile": "T02", "upper": inhabitant(1)}}


@pytest.mark.rule("upgrade.choice")
def test_an_upgrade_takes_own_inhabitants_and_houses() -> None:
    tiles = {
        "4": {"tile": "T04", "upper": inhabitant(), "lower": house()},
        "3": {"tile": "T03", "upper": inhabitant(1), "lower": house(1)},
        "5": {"tile": "T10", "upper": settlement()},
    }
    game = during("upgrade:1", {"ranch": 2}, map=tiles)
    assert sites(game, "upgrade") == ["4.upper", "4.lower"]
    assert at(game.play("upgrade:4.upper"), "4.upper") == house()
    assert at(game.play("upgrade:4.lower"), "4.lower") == settlement()
    assert game.explain("upgrade:3.upper").rules == ("upgrade.choice",)
    assert game.explain("upgrade:5.upper").rules == ("upgrade.choice",)
    assert game.explain("upgrade:5.lower").rules == ("upgrade.choice",)


@pytest.mark.rule("upgrade.house.cost")
def test_a_house_costs_one_inhabitant_from_the_ranch() -> None:
    game = during("upgrade:1", {"ranch": 1}, map=HOME).play("upgrade:4.upper")
    assert player(game)["ranch"] == 0
    verdict = during("upgrade:1", {"ranch": 0}, map=HOME).explain("upgrade:4.upper")
    assert "upgrade.house.cost" in verdict.rules
    assert {"needed": 1, "has": 0} in [reason.figures for reason in verdict.reasons]


@pytest.mark.rule("upgrade.house.exchange")
def test_the_replaced_inhabitant_returns_to_the_supply() -> None:
    game = during("upgrade:1", {"ranch": 3}, map=HOME)
    assert player(game)["supply"] == 4
    game = game.play("upgrade:4.upper")
    assert player(game)["supply"] == 6  # the one given up and the one replaced
    assert player(game)["houses"] == 1
    assert at(game, "4.upper") == house()


@pytest.mark.rule("upgrade.house.exchange")
def test_houses_leave_the_board_from_the_highest_tier() -> None:
    """The income of the vacated recesses tells which ones are empty: 1 coin, then 2 more."""
    order = [(recess.tier, recess.order) for recess in during("develop:1").box.player_board if recess.piece == "house"]
    assert order == sorted(order)
    incomes = []
    for count in (1, 2, 3):
        houses = [house() if n < count else inhabitant() for n in range(3)]
        tiles = {"4": {"tile": "T03", "upper": houses[0], "lower": houses[1]}, "7": {"tile": "T02", "upper": houses[2]}}
        agenda = [{"step": "turn", "seat": 0}, {"step": "income", "seat": 0}]
        game = during("develop:1", {"coins": 0, "ranch": 2}, map=tiles)
        game = Game.from_position({**game.position(), "agenda": agenda, "scorings": 1})
        incomes.append((player(game)["coins"] - 2, game.scores[0]))
    assert incomes == [(1, 0), (3, 0), (3, 1)]


@pytest.mark.rule("upgrade.house.no_site_effect")
def test_a_house_repeats_neither_cost_nor_reward() -> None:
    game = during("upgrade:1", {"ranch": 1, "coins": 9}, map=HOME).play("upgrade:4.upper")  # 4 coins, coin track
    assert (player(game)["coins"], player(game)["coin_track"]) == (9, 0)
    tiles = {"7": {"tile": "T19", "upper": house()}, "8": {"tile": "T03", "upper": house(1), "lower": house(1)}}
    tiles["6"] = {"tile": "T36", "cattle": [0, 1]}
    game = during("upgrade:1", {"ranch": 2, "coins": 9}, map=tiles).play("upgrade:7.upper")  # 1 coin, vase; 3 points
    assert (player(game)["coins"], player(game)["vases"]) == (9, 0)
    assert game.ledger[0] == {"sites": 3}  # only the settlement symbol
