"""Income tracks: steps, rewards that are crossed, steps beyond the end."""

import pytest

from ..pieces import changes, points
from ..support import during, keys, player


@pytest.mark.rule("income.advance")
@pytest.mark.parametrize("steps", [1, 2])
def test_each_symbol_is_one_space(steps: int) -> None:
    game = during(f"coin_track:+{steps}", {}, {})
    assert (player(game)["coin_track"], player(game)["card_track"]) == (steps, 0)
    game = during(f"card_track:+{steps}", {}, {})
    assert (player(game)["coin_track"], player(game)["card_track"]) == (0, steps)


@pytest.mark.rule("income.advance")
def test_a_card_with_both_symbols_moves_both_markers() -> None:
    me = {"coins": 7, "hand": ["P039"], "boats": ["loam", "loam"]}
    game = during("play_card:any", me, {}).play("play:P039")
    assert (player(game)["coin_track"], player(game)["card_track"]) == (1, 1)


@pytest.mark.rule("income.cross_reward")
def test_an_inhabitant_between_the_second_and_third_step_of_the_coin_track() -> None:
    """The example of the French rulebook."""
    game = during("coin_track:+1", {"coin_track": 2, "ranch": 3}, {})
    assert player(game)["ranch"] == 4
    assert player(during("coin_track:+1", {"coin_track": 1, "ranch": 3}, {}))["ranch"] == 3
    assert player(during("coin_track:+1", {"coin_track": 3, "ranch": 3}, {}))["ranch"] == 3


@pytest.mark.rule("income.cross_reward")
def test_a_track_can_build_or_turn_a_production_site() -> None:
    game = during("coin_track:+1", {"coin_track": 4, "production": {"wood": 1, "iron": 2}}, {})
    built = {key for key in keys(game) if key.startswith("build")}
    assert built == {"build:wood", "build:stone", "build:loam"}
    assert player(game.play("build:wood"))["production"] == {"wood": 2, "iron": 2}
    assert player(game.play("build:loam"))["production"] == {"wood": 1, "loam": 1, "iron": 2}


@pytest.mark.rule("income.cross_reward")
def test_rewards_come_in_the_order_in_which_they_are_crossed() -> None:
    """Card track: a site before space 4, an inhabitant before 6, a vase before 8, one more inhabitant before 10."""
    game = during("card_track:+3", {"card_track": 3, "ranch": 3}, {})
    assert player(game)["card_track"] == 6
    assert player(game)["ranch"] == 3  # first the site has to be chosen
    game = game.play("build:iron")
    assert player(game)["ranch"] == 4
    long = during("card_track:+5", {"card_track": 5, "ranch": 3}, {})
    assert (player(long)["ranch"], player(long)["vases"]) == (5, 1)
    after = during("discard:1 -> card_track:+5", {"card_track": 5, "ranch": 3, "hand": ["P001"]}, {})
    after = after.play("give:1card")
    order = [event.what for event in after.events if event.what in ("inhabitants", "vases")]
    assert order == ["inhabitants", "vases", "inhabitants"]


@pytest.mark.rule("income.cross_reward")
def test_a_production_reward_without_a_site_to_build_is_lost() -> None:
    sites = {"wood": 2, "stone": 2, "loam": 2, "iron": 2}
    game = during("coin_track:+1", {"coin_track": 4, "production": sites}, {})
    assert player(game)["production"] == sites
    assert player(game)["coin_track"] == 5


@pytest.mark.rule("income.overflow")
@pytest.mark.parametrize("track", ["coin_track", "card_track"])
def test_steps_beyond_the_end_give_two_points_each(track: str) -> None:
    """One space before the end, three steps: one is walked, two give 4 points."""
    game = during(f"{track}:+3", {track: 10}, {})
    assert player(game)[track] == 11
    assert points(game) == {"track_overflow": 4}
    game = during(f"{track}:+1", {track: 11}, {})
    assert points(game) == {"track_overflow": 2}


@pytest.mark.rule("income.overflow")
def test_steps_that_fit_give_no_points() -> None:
    game = during("discard:1 -> coin_track:+1", {"coin_track": 10, "hand": ["P001"]}, {}).play("give:1card")
    assert points(game) == {}
    assert changes(game, "track") == [1]
