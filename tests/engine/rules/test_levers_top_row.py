"""The three levers of the top row: only instead of your own common part, and one for each."""

import pytest

from ..pieces import asked, changes, house, inhabitant, rules, taking
from ..support import during, keys, play, player

TOP = {"1.1": "up", "1.2": "up", "1.3": "up"}
MAP = {
    "17": {"tile": "T03", "upper": inhabitant(), "lower": inhabitant(1)},
    "14": {"tile": "T01", "upper": inhabitant(), "lower": inhabitant(1)},
}


def levers(game) -> set[str]:
    return {key for key in keys(game) if key.startswith("lever:")}


def up_to_common(action: str, me: dict, you: dict):
    """The strip's first and second part declined, so that its common part is open."""
    game = taking(action, me, you, map=MAP)
    while "common" not in keys(game) and not game.explain("pass").rules[0].endswith(".right"):
        game = game.play("region:boonlake" if "region:boonlake" in keys(game) else "pass")
    return game


@pytest.mark.rule("lever.top_row_condition")
@pytest.mark.parametrize("action", ["settle", "cattle_breeding", "region_scoring", "hire", "progress", "builder"])
def test_both_players_may_replace_their_common_part(action: str) -> None:
    both = {"coins": 0, "vases": 1, "ranch": 2, "levers": TOP}
    game = up_to_common(action, {**both, "hand": ["P027", "P053", "P121"]}, both)
    assert asked(game)[0] == 0
    coins = player(game)["coins"]
    game = play(game, "lever:1.1", "give:1vase")
    assert player(game)["coins"] == coins + 6
    assert player(game)["levers"] == {**TOP, "1.1": "down"}
    assert asked(game)[0] == 1
    assert {"lever:1.1", "lever:1.3"} <= levers(game)
    game = play(game, "lever:1.3", "upgrade:17.lower")
    assert game.position()["map"]["17"]["lower"] == house(1)
    assert asked(game) == (0, "ship")


@pytest.mark.rule("lever.top_row_condition")
def test_not_in_the_own_parts_of_a_strip() -> None:
    game = taking("settle", {"hand": ["P121"], "levers": TOP, "coins": 20}, {}, map=MAP)
    assert not levers(game)
    for lever in TOP:
        assert "lever.top_row_condition" in rules(game, f"lever:{lever}")
    game = game.play("pass")
    assert not levers(game)
    assert "lever.top_row_condition" in rules(game, "lever:1.1")
    game = game.play("pass")
    assert levers(game) == {"lever:1.1", "lever:1.2", "lever:1.3"}


@pytest.mark.rule("lever.top_row_condition")
def test_once_the_common_part_is_used_it_cannot_be_given_up() -> None:
    game = up_to_common("hire", {"coins": 9, "levers": TOP}, {})
    assert levers(game) == {"lever:1.1", "lever:1.2", "lever:1.3"}
    game = game.play("give:3coins")
    assert not levers(game)
    assert "lever.top_row_condition" in rules(game, "lever:1.1")


@pytest.mark.rule("lever.top_row_cases")
def test_pioneer_has_no_common_part_for_the_active_player() -> None:
    game = taking("pioneer", {"levers": TOP}, {"levers": TOP}, {}, map=MAP)
    while asked(game)[0] == 0:
        assert not levers(game)
        assert "lever.top_row_condition" in rules(game, "lever:1.1")
        game = game.play("pass")
    assert asked(game)[0] == 1
    assert {"lever:1.1", "lever:1.3"} <= levers(game)
    assert "common" in keys(game)
    used = play(game, "lever:1.1")
    assert player(used, 1)["vases"] == 1
    assert player(used, 1)["hand"] == []  # no cards: they were given up
    taken = game.play("common")
    assert len(player(taken, 1)["hand"]) == 2
    assert "lever.top_row_condition" in rules(taken, "lever:1.1")


@pytest.mark.rule("lever.top_row_cases")
def test_region_scoring_gives_up_the_coins() -> None:
    game = taking("region_scoring", {"coins": 0, "levers": {"1.1": "up"}}, {"coins": 0}, map=MAP)
    game = game.play("region:southern")
    coins = player(game)["coins"]
    assert {"common", "lever:1.1"} <= set(keys(game))
    assert player(game.play("common"))["coins"] == coins + 2
    used = game.play("lever:1.1")
    assert (player(used)["coins"], player(used)["vases"]) == (coins, 1)


@pytest.mark.rule("lever.top_row_single")
@pytest.mark.parametrize("lever", ["1.1", "1.2", "1.3"])
def test_one_common_part_pays_for_one_lever(lever: str) -> None:
    game = up_to_common("builder", {"coins": 20, "levers": TOP, "hand": ["P027"]}, {"hand": ["P053"]})
    game = game.play(f"lever:{lever}")
    follow = {"1.2": "modernize:3.1", "1.3": "upgrade:14.upper"}.get(lever)
    if follow:
        assert not levers(game)
        game = game.play(follow)
    assert asked(game)[0] == 1
    assert list(player(game)["levers"].values()).count("down") == 1
    assert "P027" in player(game)["hand"]


@pytest.mark.rule("lever.vase_trade")
def test_vase_lever_takes_a_vase_or_sells_one() -> None:
    game = up_to_common("builder", {"coins": 0, "vases": 1, "levers": {"1.1": "up"}}, {})
    game = game.play("lever:1.1")
    assert {"take:1vase", "give:1vase"} <= set(keys(game))
    assert "pass" not in keys(game)
    coins = player(game)["coins"]
    assert player(game.play("take:1vase"))["vases"] == 2
    sold = game.play("give:1vase")
    assert (player(sold)["vases"], player(sold)["coins"]) == (0, coins + 6)


@pytest.mark.rule("lever.vase_trade")
def test_without_a_vase_the_lever_takes_one() -> None:
    game = up_to_common("builder", {"levers": {"1.1": "up"}}, {}).play("lever:1.1")
    assert changes(game, "vases") == [1]


@pytest.mark.rule("lever.modernize")
def test_lever_modernizes_for_coins_without_an_inhabitant() -> None:
    game = up_to_common("progress", {"coins": 5, "ranch": 2, "levers": {"1.2": "up"}}, {})
    game = game.play("lever:1.2")
    assert {key for key in keys(game) if key.startswith("modernize")} == {"modernize:2.2", "modernize:3.1"}
    game = game.play("modernize:2.2")
    assert (player(game)["coins"], player(game)["ranch"]) == (0, 2)
    assert player(game)["levers"] == {"1.2": "down", "2.2": "up"}


@pytest.mark.rule("lever.modernize")
def test_lever_is_not_offered_if_nothing_can_be_placed() -> None:
    game = up_to_common("builder", {"coins": 0, "hand": ["P027"], "levers": {"1.2": "up"}}, {})
    assert not levers(game)  # 3 coins of the builder are too few for any lever
    assert "lever.modernize" in rules(game, "lever:1.2")


@pytest.mark.rule("lever.upgrade")
def test_lever_upgrades_at_normal_cost_and_never_develops() -> None:
    game = up_to_common("hire", {"coins": 3, "ranch": 1, "levers": {"1.3": "up"}}, {})
    ranch = player(game)["ranch"]
    game = game.play("lever:1.3")
    assert {key.partition(":")[0] for key in keys(game)} - {"boat"} == {"upgrade"}
    assert not game.explain("develop:17.upper").legal
    game = game.play("upgrade:17.upper")
    assert player(game)["ranch"] == ranch - 1
    assert game.position()["map"]["17"]["upper"] == house()


@pytest.mark.rule("lever.use")
def test_a_used_lever_stays_down() -> None:
    game = during("play_or_discard:any", {"levers": {"4.1": "down", "2.2": "down"}, "hand": ["P027"]}, {})
    assert not levers(game)
    assert rules(game, "lever:4.1") == ("lever.use",)
    assert rules(game, "lever:4.2") == ("lever.use",)
    assert "down" in str(game.explain("lever:4.1"))
    assert "not placed" in str(game.explain("lever:4.2"))
