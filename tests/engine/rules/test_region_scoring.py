"""Region scoring: a label is covered for its reward, the three other regions pay everybody."""

import pytest

from ..pieces import asked, changes, house, inhabitant, points, rules, settlement, taking
from ..support import keys, play, player

MAP = {
    "14": {"tile": "T01", "upper": inhabitant(), "lower": inhabitant(1)},  # Boonlake
    "17": {"tile": "T02", "upper": inhabitant(), "lower": house(1)},  # New Hope
    "31": {"tile": "T03", "upper": settlement(), "lower": inhabitant(1)},  # Southern
    "7": {"tile": "T04", "lower": inhabitant()},  # Unknown
    "8": {"tile": "T36", "cattle": [1, 2]},  # Unknown
}


@pytest.mark.rule("region.choose")
def test_boonlake_pays_four_coins_and_is_left_out() -> None:
    """The rulebook's example: Boonlake is chosen, presences elsewhere pay their owners."""
    game = taking("region_scoring", {"coins": 0}, {"coins": 0}, map=MAP)
    assert set(keys(game)) >= {"region:unknown", "region:new_hope", "region:boonlake", "region:southern"}
    game = game.play("region:boonlake")
    assert changes(game, "coins", 0) == [4, 4]  # the reward; New Hope 1, Southern 1, Unknown 2
    assert changes(game, "coins", 1) == [4]  # New Hope 1, Southern 1, Unknown 2
    assert game.position()["covered"] == ["boonlake"]


@pytest.mark.rule("region.choose")
@pytest.mark.parametrize(("region", "what", "gained"), [("unknown", "draw", [1, 1, 1]), ("new_hope", "vp", [3])])
def test_other_labels_pay_cards_or_points(region: str, what: str, gained: list[int]) -> None:
    game = taking("region_scoring", {}, {}, map=MAP).play(f"region:{region}")
    assert changes(game, what) == gained
    if what == "vp":
        assert points(game) == {"regions": 3}


@pytest.mark.rule("region.choose")
def test_a_covered_label_cannot_be_chosen_and_the_choice_cannot_be_declined() -> None:
    game = taking("region_scoring", {}, {}, map=MAP, covered=["southern", "unknown"])
    assert "region:southern" not in keys(game)
    assert "region.choose" in rules(game, "region:southern")
    assert "pass" not in keys(game)


@pytest.mark.rule("region.score_others")
def test_regions_covered_earlier_pay_as_well() -> None:
    game = taking("region_scoring", {"coins": 0}, {"coins": 0}, map=MAP, covered=["unknown", "southern"])
    game = game.play("region:new_hope")
    assert player(game, 0)["coins"] == 4  # Boonlake 1, Southern 1, Unknown 2
    assert player(game, 1)["coins"] == 4  # Boonlake 1, Southern 1, Unknown 2
    assert set(game.position()["covered"]) == {"unknown", "southern", "new_hope"}


@pytest.mark.rule("region.score_others")
def test_only_pieces_on_the_map_pay() -> None:
    game = taking("region_scoring", {"coins": 0, "ranch": 5}, {"coins": 0}).play("region:new_hope")
    assert [player(game, seat)["coins"] for seat in (0, 1)] == [0, 0]
    assert asked(game) == (0, "ship")


@pytest.mark.rule("region.all_covered")
def test_with_all_labels_covered_a_region_is_left_out_without_reward() -> None:
    covered = ["unknown", "new_hope", "boonlake", "southern"]
    game = taking("region_scoring", {"coins": 0}, {"coins": 0}, map=MAP, covered=covered)
    assert len([key for key in keys(game) if key.startswith("region:")]) == 4
    game = play(game, "region:boonlake")
    assert player(game, 0)["coins"] == 4  # no 4 coins for the label
    assert player(game, 1)["coins"] == 4
    assert set(game.position()["covered"]) == set(covered)
