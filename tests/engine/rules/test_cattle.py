"""Cattle-breeding: pastures, cattle, their cost, and the coins of neighbouring houses."""

import pytest

from ..pieces import asked, changes, house, inhabitant, points, rules, settlement, taking
from ..support import during, keys, play, player

PASTURES = [f"T{n}" for n in range(36, 43)]
GREY = [f"T{n:02}" for n in range(1, 36)]


def cattle_map(**herds: list[int]) -> dict[str, dict]:
    """Pastures on s17, s18, ...: a list of cattle by seat."""
    return {
        space[1:]: {"tile": tile, "cattle": herd} for (space, herd), tile in zip(herds.items(), PASTURES, strict=False)
    }


def kinds(game) -> set[str]:
    return {key.partition(":")[0] for key in keys(game)} - {"boat"}


@pytest.mark.rule("cattle.pasture")
def test_pasture_goes_next_to_any_tile_and_covers_a_reward() -> None:
    game = taking("cattle_breeding", {"coins": 0}, {}, map={"17": {"tile": "T03"}})
    assert {key for key in keys(game) if key.startswith("pasture")} == {
        *("pasture:9", "pasture:10", "pasture:16", "pasture:18"),
        "pasture:26",  # across the bridge
    }
    game = game.play("pasture:26")
    assert player(game)["coins"] == 2
    assert game.position()["map"]["26"]["tile"] in PASTURES
    assert rules(taking("cattle_breeding", {}, {}, map={"17": {"tile": "T03"}}), "pasture:13") == ("explore.adjacent",)


@pytest.mark.rule("cattle.pasture")
def test_pasture_may_lie_next_to_a_pasture() -> None:
    game = taking("cattle_breeding", {}, {}, map=cattle_map(s20=[0, 0]))
    assert {key for key in keys(game) if key.startswith("pasture")} == {"pasture:13", "pasture:21"}


@pytest.mark.rule("cattle.pasture_missing")
def test_no_pasture_left_gives_two_coins() -> None:
    map_ = {str(space): {"tile": tile} for space, tile in zip(range(1, 8), PASTURES, strict=True)}
    game = taking("cattle_breeding", {"coins": 0}, {}, map=map_)
    assert changes(game, "coins") == [2]
    assert game.explain("pasture:14").legal is False
    assert "cattle.pasture_missing" in rules(game, "pasture:14")


@pytest.mark.rule("cattle.pasture_missing")
def test_full_map_gives_two_coins_for_a_pasture() -> None:
    map_ = {str(space): {"tile": tile} for space, tile in zip(range(1, 34), GREY, strict=False)}
    game = taking("cattle_breeding", {"coins": 0}, {}, map=map_)
    assert changes(game, "coins") == [2]


@pytest.mark.rule("cattle.pasture_missing")
def test_declining_a_pasture_gives_nothing() -> None:
    game = taking("cattle_breeding", {"coins": 0}, {}, map={"17": {"tile": "T03"}}).play("pass")
    assert player(game)["coins"] == 0


@pytest.mark.rule("cattle.right")
def test_common_part_goes_clockwise_from_the_active_player() -> None:
    hands = [{"hand": [card], "coins": 10, "ranch": 3} for card in ("P053", "P121", "P027")]
    game = taking("cattle_breeding", *hands, map=cattle_map(s17=[0, 0, 0]))
    game = play(game, "pass", "pass")  # the card and the pasture
    seats = []
    for chosen in ("cattle:17", "play:P121", "discard:P027"):
        seats.append(asked(game)[0])
        assert kinds(game) == {"cattle", "play", "discard", "pass"}
        game = game.play(chosen)
    assert seats == [0, 1, 2]
    assert asked(game) == (0, "ship")


@pytest.mark.rule("cattle.choose_pasture")
def test_a_pasture_holds_four_cattle_of_any_owner() -> None:
    game = during("place_cattle:1", {"ranch": 6}, {}, map=cattle_map(s17=[1, 2], s18=[2, 2], s19=[0, 0]))
    assert {key for key in keys(game) if key.startswith("cattle")} == {"cattle:17", "cattle:19"}
    (reason,) = game.explain("cattle:18").reasons
    assert reason.rule == "cattle.choose_pasture"
    assert (reason.figures["has"], reason.figures["limit"]) == (4, 4)
    assert rules(game, "cattle:1") == ("cattle.choose_pasture",)


@pytest.mark.rule("cattle.cost")
@pytest.mark.parametrize("others", [0, 1, 2, 3])
def test_cattle_cost_one_inhabitant_more_than_stand_there(others: int) -> None:
    map_ = cattle_map(s17=[0, others])
    paid = during("place_cattle:1", {"ranch": others + 1}, {}, map=map_).play("cattle:17")
    assert player(paid)["ranch"] == 0
    assert changes(paid, "inhabitants") == [-others - 1]
    assert paid.position()["map"]["17"]["cattle"] == [1, others]
    if others:
        short = during("place_cattle:1", {"ranch": others}, {}, map=map_, source="strips")
        (reason,) = [reason for reason in short.explain("cattle:17").reasons if reason.rule == "cattle.cost"]
        assert (reason.figures["needed"], reason.figures["has"]) == (others + 1, others)


@pytest.mark.rule("cattle.surcharge")
@pytest.mark.parametrize(("placed", "extra"), [(2, 0), (3, 1), (4, 2)])
def test_fourth_and_fifth_cattle_cost_more(placed: int, extra: int) -> None:
    game = during("place_cattle:1", {"ranch": 5, "points": 20}, {}, map=cattle_map(s17=[placed, 0], s30=[0, 0]))
    game = game.play("cattle:30")
    if not extra:
        assert changes(game, "inhabitants") == [-1]  # nothing to choose
        return
    ways = {"pay:2inhabitants", "pay:1inhabitant+4vp"}
    if extra == 2:
        ways = {"pay:3inhabitants", "pay:2inhabitants+4vp", "pay:1inhabitant+8vp"}
    assert set(keys(game)) == ways
    for way in ways:
        after = game.play(way)
        replaced = int(way.partition("+")[2].removesuffix("vp") or 0) // 4
        assert player(after)["ranch"] == 5 - 1 - extra + replaced + (placed == 1)
        assert points(after) == ({"surcharges": -4 * replaced} if replaced else {})


@pytest.mark.rule("cattle.surcharge")
def test_points_replace_only_the_surcharge_and_may_go_below_zero() -> None:
    game = during("place_cattle:1", {"ranch": 1, "points": 1}, {}, map=cattle_map(s17=[4, 0], s30=[0, 0]))
    game = game.play("cattle:30")  # the only way left: 1 inhabitant and twice 4 points
    assert game.scores[0] == -7
    broke = during("place_cattle:1", {"ranch": 0}, {}, map=cattle_map(s17=[4, 0], s30=[0, 0]))
    assert "cattle.cost" in rules(broke, "cattle:30")


@pytest.mark.rule("cattle.take_topmost")
def test_cattle_can_empty_a_tier() -> None:
    map_ = {**cattle_map(s17=[0, 0]), "1": {"tile": "T01", "upper": house()}, "2": {"tile": "T02", "upper": house()}}
    game = during("place_cattle:1", {"ranch": 1}, {}, map=map_).play("cattle:17")
    assert changes(game, "tier") == [1]
    assert player(game)["ranch"] == 1  # the inhabitant of the tier
    assert player(game)["cattle"] == 1


@pytest.mark.rule("cattle.take_topmost")
def test_nobody_places_a_sixth_cattle() -> None:
    game = during("place_cattle:1", {"ranch": 5}, {}, map=cattle_map(s17=[4, 0], s18=[1, 0], s19=[0, 0]))
    (reason,) = [one for one in game.explain("cattle:19").reasons if one.rule == "cattle.take_topmost"]
    assert reason.figures["count"] == 5
    assert not [key for key in keys(game) if key.startswith("cattle")]


@pytest.mark.rule("cattle.house_coins")
def test_houses_of_any_owner_next_to_the_pasture_pay_two_coins() -> None:
    map_ = cattle_map(s26=[0, 0])
    map_["25"] = {"tile": "T01", "upper": house(), "lower": house(1)}
    map_["17"] = {"tile": "T02", "upper": house(1), "lower": inhabitant()}  # across a bridge
    map_["31"] = {"tile": "T03", "upper": settlement(1)}  # across another
    map_["24"] = {"tile": "T04", "upper": house(1)}  # not adjacent
    game = during("place_cattle:1", {"coins": 0, "ranch": 1}, {}, map=map_).play("cattle:26")
    assert player(game)["coins"] == 6
    assert [(event.amount, event.rule) for event in game.events if event.what in ("coins", "inhabitants")] == [
        (-1, "cattle.cost"),
        (6, "cattle.house_coins"),
    ]


@pytest.mark.rule("cattle.house_coins")
def test_the_ford_joins_a_pasture_and_a_house() -> None:
    map_ = {**cattle_map(s13=[0, 0]), "14": {"tile": "T01", "upper": house(1)}}
    game = during("place_cattle:1", {"coins": 0, "ranch": 1}, {}, map=map_).play("cattle:13")
    assert player(game)["coins"] == 2
