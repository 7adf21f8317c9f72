"""What building sites cost and give."""

import pytest

from ..pieces import asked, changes, house, inhabitant, points, rules, settlement
from ..support import during, keys, play, player


def developing(tile: str, half: str = "upper", **me):
    """The game after an inhabitant went to a site of a tile on space 17."""
    game = during("develop:1", {"coins": 20, "ranch": 3, **me}, {}, map={"17": {"tile": tile}})
    return game.play(f"develop:17.{half}")


@pytest.mark.rule("site.pay")
def test_a_site_costs_coins() -> None:
    paid = developing("T18")
    assert player(paid)["coins"] == 18
    assert [event.rule for event in paid.events if event.what == "coins"] == ["site.pay"]
    short = during(
        "develop:1", {"coins": 1, "levers": {"3.1": "up"}, "boats": ["iron", "iron"]}, {}, map={"17": {"tile": "T18"}}
    )
    (reason,) = short.explain("develop:17.upper").reasons
    assert (reason.rule, reason.figures["needed"], reason.figures["has"]) == ("develop.cost_reward", 2, 1)


@pytest.mark.rule("site.pay")
def test_a_site_costs_cards_of_choice() -> None:
    hand = ["P001", "P002", "P003", "P004"]
    game = developing("T16", hand=hand)  # 3 cards for 4 points
    assert set(keys(game)) == {f"discard:{card}" for card in hand}
    assert points(game) == {}
    game = play(game, "discard:P001", "discard:P003", "discard:P004")
    assert player(game)["hand"] == ["P002"]
    assert points(game) == {"sites": 4}
    me = {"hand": hand[:2], "levers": {"4.1": "up"}}
    short = during("develop:1", me, {}, map={"17": {"tile": "T16"}})
    (reason,) = short.explain("develop:17.upper").reasons
    assert (reason.rule, reason.figures["needed"], reason.figures["has"]) == ("site.pay", 3, 2)


@pytest.mark.rule("site.gain")
def test_a_site_gives_coins_or_cards_or_nothing() -> None:
    assert player(developing("T01"))["coins"] == 22
    assert changes(developing("T03", "lower"), "draw") == [1, 1]
    free = developing("T03")
    assert (player(free)["coins"], player(free)["hand"], points(free)) == (20, [], {})


@pytest.mark.rule("site.gain")
def test_the_gain_comes_after_the_cost() -> None:
    """A card site may not be paid with the cards it gives."""
    game = developing("T33", hand=["P001"], coin_track=4)  # 1 card for the income of the coin track
    assert (player(game)["hand"], player(game)["coins"]) == ([], 25)


@pytest.mark.rule("site.track_step")
def test_a_step_on_the_coin_track_for_four_coins() -> None:
    """The rulebook's example of developing."""
    game = developing("T04")
    assert (player(game)["coins"], player(game)["coin_track"], player(game)["ranch"]) == (16, 1, 2)
    assert player(developing("T02", "lower"))["card_track"] == 1


@pytest.mark.rule("site.three_steps")
def test_three_steps_on_one_track() -> None:
    game = developing("T11", ranch=3)
    assert player(game)["coins"] == 11
    assert {key for key in keys(game) if not key.startswith("boat")} == {"track:coin", "track:card"}
    coin = game.play("track:coin")
    assert (player(coin)["coin_track"], player(coin)["card_track"]) == (3, 0)
    card = game.play("track:card")
    assert (player(card)["coin_track"], player(card)["card_track"]) == (0, 3)
    assert asked(coin)[1] == asked(card)[1] == "turn"


@pytest.mark.rule("site.three_steps", "income.overflow")
def test_three_steps_can_go_beyond_the_end() -> None:
    game = developing("T11", coin_track=10).play("track:coin")
    assert points(game) == {"track_overflow": 4}


@pytest.mark.rule("site.track_income")
def test_the_income_of_a_track_with_its_points() -> None:
    game = developing("T13", coin_track=4)
    assert (player(game)["coins"], player(game)["coin_track"]) == (25, 4)
    assert points(game) == {"sites": 1}
    cards = developing("T14", card_track=3)
    assert changes(cards, "draw") == [1, 1, 1, 1]
    assert points(cards) == {"sites": 1}
    assert player(cards)["coins"] == 20


@pytest.mark.rule("site.vp")
def test_points_are_gained_or_lost_at_once() -> None:
    assert points(developing("T15")) == {"sites": 5}
    game = developing("T17")
    assert (points(game), player(game)["coins"]) == ({"sites": -2}, 26)
    assert game.scores[0] == -2


@pytest.mark.rule("site.vase")
def test_a_site_gives_a_vase() -> None:
    game = developing("T19")
    assert (player(game)["vases"], player(game)["coins"]) == (1, 19)


def upgrading(tile: str, half: str, piece=house, **others):
    map_ = {
        "17": {"tile": tile, half: piece()},
        "18": {"tile": "T20", "upper": inhabitant(1), "lower": inhabitant(1)},
        "16": {"tile": "T21", "upper": inhabitant(1)},
        **others,
    }
    return during("upgrade:1", {"ranch": 2}, {}, map=map_).play(f"upgrade:17.{half}")


@pytest.mark.rule("site.settlement_gain")
def test_points_for_a_settlement_on_the_site() -> None:
    assert points(upgrading("T18", "upper")) == {"sites": 8}
    assert points(upgrading("T01", "lower")) == {"sites": 4}
    assert points(upgrading("T01", "upper")) == {}  # the other site of the tile


@pytest.mark.rule("site.settlement_gain", "upgrade.house.no_site_effect")
def test_developing_and_houses_do_not_score_the_settlement_symbol() -> None:
    assert points(developing("T18")) == {}
    assert points(upgrading("T18", "upper", inhabitant)) == {}


@pytest.mark.rule("site.settlement_loss")
def test_five_points_are_lost_for_a_settlement_on_the_site() -> None:
    assert points(upgrading("T07", "upper")) == {"sites": -5}
    assert points(developing("T07")) == {}


@pytest.mark.rule("site.settlement_loss")
def test_the_loss_comes_on_top_of_the_region_penalty() -> None:
    second = {"9": {"tile": "T22", "upper": settlement()}}  # another own settlement in New Hope
    game = upgrading("T07", "upper", house, **second)
    assert points(game) == {"sites": -5, "settlement_penalty": -5}
    assert game.scores[0] == -10


@pytest.mark.rule("site.pay")
def test_houses_do_not_pay_the_site_again() -> None:
    game = during("upgrade:1", {"coins": 0, "ranch": 1}, {}, map={"17": {"tile": "T11", "upper": inhabitant()}})
    game = game.play("upgrade:17.upper")
    assert (player(game)["coins"], player(game)["coin_track"]) == (0, 0)
    assert rules(game, "upgrade:17.upper")
