"""The Wise Eminence and region scorings: which region it chooses, and what each side gets."""

import pytest

from ..eminence import TYPES, doing, eminence, leave, position, rows
from ..pieces import house, inhabitant, settlement

MAP = {
    "7": {"tile": "T02", "upper": inhabitant(), "lower": house()},  # Unknown: 2 and 1
    "4": {"tile": "T01", "upper": house(1)},
    "17": {"tile": "T04", "upper": settlement()},  # New Hope: 1 and 0
    "14": {"tile": "T03", "upper": inhabitant(), "lower": inhabitant()},  # Boonlake: 4 and 1
    "13": {"tile": "T36", "cattle": [2, 1]},
    "31": {"tile": "T06", "upper": house(1)},  # Southern: 0 and 1
}


@pytest.mark.rule("solo.region.choose")
def test_the_region_where_the_person_leads_most_is_chosen() -> None:
    told = doing("solo_region:1", map=MAP)
    assert told.of("solo_region")[0].detail == (
        "Unknown 2 - 1 = 1, New Hope 1 - 0 = 1, Boonlake 4 - 1 = 3, Southern 0 - 1 = -1"
    )
    assert told.game.position()["covered"] == ["boonlake"]
    assert told.texts("solo_region")[0].endswith("You lead most in Boonlake, so it chooses that region")
    assert told.rules("solo_region") == ["solo.region.choose"]


@pytest.mark.rule("solo.region.choose")
def test_the_difference_counts_not_the_number_of_presences() -> None:
    """Cattle, inhabitants, houses and settlements of both sides count."""
    spaces = {
        "7": {"tile": "T02", "upper": inhabitant(), "lower": house()},
        "8": {"tile": "T36", "cattle": [1, 2]},
        "4": {"tile": "T01", "upper": settlement(1)},
        "17": {"tile": "T04", "upper": inhabitant()},
    }
    told = doing("solo_region:1", map=spaces)
    assert told.of("solo_region")[0].detail.startswith("Unknown 3 - 3 = 0, New Hope 1 - 0 = 1")
    assert told.game.position()["covered"] == ["new_hope"]


@pytest.mark.rule("solo.region.choose")
@pytest.mark.parametrize(
    ("covered", "chosen"),
    [
        (["boonlake"], "unknown"),
        (["boonlake", "unknown"], "new_hope"),
        (["boonlake", "unknown", "new_hope"], "southern"),
    ],
)
def test_covered_regions_do_not_count_and_the_northernmost_wins_a_tie(covered: list[str], chosen: str) -> None:
    told = doing("solo_region:1", map=MAP, covered=covered)
    assert set(told.game.position()["covered"]) == {*covered, chosen}
    assert ("furthest north" in told.texts("solo_region")[0]) == (chosen == "unknown")
    assert "Boonlake" not in told.of("solo_region")[0].detail


@pytest.mark.rule("solo.region.choose")
def test_on_an_empty_map_the_order_is_from_north_to_south() -> None:
    chosen: list[str] = []
    for _ in range(4):
        told = doing("solo_region:1", map={"7": {"tile": "T02"}}, covered=chosen)
        chosen += [region for region in told.game.position()["covered"] if region not in chosen]
    assert chosen == ["unknown", "new_hope", "boonlake", "southern"]


@pytest.mark.rule("solo.region.choose", "solo.region.reward")
def test_with_all_rewards_covered_a_region_is_left_out_without_reward() -> None:
    everything = ["unknown", "new_hope", "boonlake", "southern"]
    told = doing("solo_region:1", map=MAP, covered=everything)
    assert told.game.position()["left_out"] == "boonlake"
    assert told.game.scores[1] == 2  # Unknown and Southern, no 4 points
    assert told.rules("vp") == ["solo.region.payout"]


@pytest.mark.rule("solo.region.reward")
@pytest.mark.parametrize(("open_region", "points"), [("unknown", 3), ("new_hope", 3), ("boonlake", 4), ("southern", 3)])
def test_points_instead_of_the_printed_reward(open_region: str, points: int) -> None:
    covered = [region for region in ("unknown", "new_hope", "boonlake", "southern") if region != open_region]
    told = doing("solo_region:1", map={"7": {"tile": "T02"}}, covered=covered)
    assert [(event.amount, event.rule) for event in told.of("vp")] == [(points, "solo.region.reward")]
    assert len(told.game.position()["covered"]) == 4
    assert told.of("coins", "draw") == []


@TYPES
@pytest.mark.rule("solo.region.payout")
def test_the_other_regions_pay_coins_to_the_person_and_points_to_the_eminence(kind: int) -> None:
    """The person has 3 presences outside Boonlake, the Eminence 2."""
    told = eminence(("SA4", "SB4")[kind], "top_left", rows("region_scoring", lowest="builder"), {"coins": 5}, map=MAP)
    leave(told, "turn")
    assert told.person["coins"] == 5 + 3
    assert told.game.ledger[1] == {"regions": 4 + 2 * (kind + 1)}
    share = told.of("solo_share")[0]
    assert (share.amount, share.detail, share.rule) == (2, str(kind + 1), "solo.region.payout")


@pytest.mark.rule("solo.region.by_player", "solo.ignores_player")
@pytest.mark.parametrize("tile", ["SA1", "SB1"])
@pytest.mark.parametrize(("region", "points"), [("unknown", 2), ("new_hope", 3), ("boonlake", 2), ("southern", 2)])
def test_the_eminence_shares_in_the_persons_region_scoring(region: str, points: int, tile: str) -> None:
    """One point per presence, whatever tile was revealed last."""
    told = position({"coins": 5}, map=MAP, strips=rows("region_scoring"), solo={"tile": tile})
    leave(told.play("strip:region_scoring"), "region_reward")
    leave(told.play(f"region:{region}"), "ship")
    assert told.game.ledger[1] == {"regions": points}
    assert told.rules("vp") == ["solo.region.by_player"]
    assert [event.amount for event in told.of("solo_share")] == [points]


@pytest.mark.rule("solo.region.by_player")
def test_the_rule_of_that_share_is_right_even_if_the_next_turn_follows_at_once() -> None:
    """From the sixth row the ship moves one step without a question, and the Eminence reveals its last tile."""
    strips = ["builder", "pioneer", "settle", "hire", "progress", "region_scoring", "cattle_breeding"]
    told = position(map=MAP, strips=strips, solo={"stack": ["SA3"]})
    leave(told.play("strip:region_scoring"), "region_reward")
    told.play("region:boonlake")
    assert told.game.active == 1
    assert told.rules("vp") == ["solo.region.by_player"]
