"""The rulings of Artifacts that have a switch: both ways, each by its rule."""

import pytest

from ...expansion import board, doing, figure, scoring, table
from ...pieces import asked, house, points
from ...support import keys, play, player

QUIET = {"conditions": ["LC1", "LC6"]}


@pytest.mark.rule("lake.vp.cattle", "perm.cattle_coins", "artperm.cattle_lake")
@pytest.mark.parametrize("paid", [True, False])
def test_cattle_on_the_lake_may_pay_what_a_card_of_the_base_game_promises(paid: bool) -> None:
    """One card pays 2 coins for cattle, one of the expansion gives a step on the lake, wherever the cattle go."""
    me = {"coins": 8, "display": ["P132", "X047"], "expansion": {"side": "vp", "place": 4}}
    game = table(me, map={}, setup={"lake_cattle_bonus": paid}, expansion=QUIET).play("return:vp.4")
    assert asked(game)[1] == "lake"
    assert player(game.play("pass"))["coins"] == (2 if paid else 0)


@pytest.mark.rule("master.condition", "onetime.easier_scoring")
@pytest.mark.parametrize(("way", "track", "mastered"), [("normal", 4, True), ("normal", 3, False), ("next", 2, True)])
def test_a_tile_eased_twice_is_mastered_by_its_normal_value_or_by_the_next(
    way: str, track: int, mastered: bool
) -> None:
    """ST05 asks for 1, 2, 4, 7 steps; eased twice in the third scoring 1 is enough, and 2 is the next value."""
    me = {"card_track": track, "display": ["X001", "X002"], "coins": 0, "hand": []}
    tiles = ["ST05", "ST04", "ST08", "ST09"]
    game = scoring(3, me, {}, scoring_tiles=tiles, setup={"eased_mastering": way}, expansion=QUIET)
    while asked(game)[1] != "score":
        game = game.play("pass")
    game = play(game, "use:X001", "use:X002", "score:ST05")
    assert (asked(game)[1] == "improve") == mastered


@pytest.mark.rule("artimm.settlement_swap", "site.settlement_gain")
@pytest.mark.parametrize("counts", [False, True])
def test_the_symbol_of_a_site_may_count_for_a_swapped_house(counts: bool) -> None:
    """The lower site of T01 gives 4 points for a settlement; a second one in the region costs nothing."""
    spaces = board(s7={"lower": house()})
    game = doing("upgrade_to_settlement:swap", {}, map=spaces, setup={"swap_symbol": counts}).play("upgrade:7.lower")
    assert points(game) == ({"sites": 4} if counts else {})


@pytest.mark.rule("lakecond.r2.track_reward", "income.cross_reward")
@pytest.mark.parametrize("step", [True, False])
@pytest.mark.parametrize("supply", [0, 1])
def test_a_track_reward_that_brings_nothing_may_give_a_step_on_the_lake(step: bool, supply: int) -> None:
    """The third space of the coin track gives an inhabitant, but the supply may be empty."""
    me = {"coin_track": 2, "ranch": 7 - supply, "supply": supply}
    fields = {"round": 2, "scorings": 2, "expansion": {"conditions": ["LC1", "LC5"]}}
    game = doing("coin_track:+1", me, setup={"empty_reward_step": step}, **fields)
    assert (asked(game)[1] == "lake") == (step or supply > 0)
    if step:
        assert figure(game.play(keys(game)[0]))[1] == 1
