"""Explore: revealing and placing tiles, rewards of spaces, a full board and an empty mound."""

from typing import Any

import pytest

from boonlake_panel.components.titles import tile_sites
from boonlake_panel.engine import Game

from ..pieces import inhabitant, taking
from ..support import during, keys, play, player

TILES = [f"T{number:02}" for number in range(1, 43)]


def spaces(game: Game) -> list[int]:
    return [int(key[8:]) for key in keys(game) if key.startswith("explore:")]


def full_map(*free: int) -> dict[str, dict[str, Any]]:
    """Tiles on all spaces except some."""
    places = [space for space in range(1, 34) if space not in free]
    return {str(space): {"tile": tile} for space, tile in zip(places, TILES, strict=False)}


@pytest.mark.rule("explore.reveal_then_place")
def test_the_tile_is_revealed_before_the_space_is_chosen() -> None:
    game = during("explore:1")
    assert not spaces(game)
    assert not game.explain("explore:13").legal
    game = game.play("explore")
    assert [event.what for event in game.events] == ["reveal"]
    tile = game.events[0].detail
    assert tile not in game.position()["mound"]
    assert game.decision is not None
    shown = next(one for one in game.box.tiles if one.id == tile)
    assert tile_sites(shown) in game.decision.prompt
    assert 13 in spaces(game)
    assert not game.explain("pass").legal  # a revealed tile has to be placed
    game = game.play("explore:13")
    assert game.position()["map"]["13"] == {"tile": tile}


@pytest.mark.rule("explore.reveal_then_place")
def test_two_explores_one_after_the_other() -> None:
    game = play(during("explore:2"), "explore")
    assert len(game.position()["mound"]) == 24
    game = game.play("explore:13")
    assert len(game.position()["mound"]) == 24
    assert 20 not in spaces(game)
    game = game.play("explore")
    assert len(game.position()["mound"]) == 23
    assert 20 in spaces(game)  # next to the tile that was just placed


@pytest.mark.rule("explore.adjacent")
def test_next_to_any_placed_tile() -> None:
    tiles = {"4": {"tile": "T01", "upper": inhabitant(1)}, "25": {"tile": "T36"}}
    game = during("explore:1", {"ranch": 3}, map=tiles).play("explore")
    assert spaces(game) == [3, 5, 24, 26]  # next to a tile of somebody else and next to a pasture
    taken = game.explain("explore:4")
    assert taken.rules == ("explore.adjacent",)
    assert taken.reasons[0].figures == {"space": 4}
    far = game.explain("explore:13")
    assert far.rules == ("explore.adjacent",)
    assert far.reasons[0].figures == {"space": 13, "neighbours": "14, 20, 21"}


@pytest.mark.rule("explore.adjacent")
@pytest.mark.parametrize(("tile", "over"), [(26, 31), (26, 17), (13, 21), (19, 27)])
def test_bridges_and_fords_count(tile: int, over: int) -> None:
    game = during("explore:1", map={str(tile): {"tile": "T01"}}).play("explore")
    assert over in spaces(game)


@pytest.mark.rule("explore.space_reward")
@pytest.mark.parametrize(
    ("space", "near", "gained"),
    [
        (15, 14, {"coins": 2}),
        (30, 31, {"coins": 3}),
        (2, 7, {"cards": 2}),
        (21, 14, {"cards": 1}),
        (3, 4, {"ranch": 1}),
    ],
)
def test_who_places_the_tile_gets_the_reward_of_the_space(space: int, near: int, gained: dict[str, int]) -> None:
    own = {"coins": 1, "ranch": 2}
    game = during("explore:1", own, own, seat=1, map={str(near): {"tile": "T01"}}).play("explore")
    game = game.play(f"explore:{space}")
    after, other = player(game, 1), player(game, 0)
    changes = {"coins": after["coins"] - 1, "cards": len(after["hand"]), "ranch": after["ranch"] - 2}
    assert {name: change for name, change in changes.items() if change} == gained
    assert (other["coins"], other["hand"], other["ranch"]) == (1, [], 2)


@pytest.mark.rule("explore.space_reward")
def test_frances_explores_with_hire() -> None:
    """Hire grants one explore; the tile goes on a space showing 2 coins."""
    game = play(taking("hire", {"coins": 0}), "explore", "explore:15")
    assert player(game)["coins"] == 2


@pytest.mark.rule("explore.space_reward")
def test_a_site_reward_builds_the_depicted_resource() -> None:
    game = play(during("explore:1", {"production": {"wood": 1}}), "explore", "explore:13")
    assert player(game)["production"] == {"wood": 1, "loam": 1}


@pytest.mark.rule("explore.site_reward")
@pytest.mark.parametrize(
    ("before", "after"), [({}, {"loam": 1}), ({"loam": 1}, {"loam": 2}), ({"loam": 2}, {"loam": 2})]
)
def test_a_site_reward_builds_turns_or_is_lost(before: dict[str, int], after: dict[str, int]) -> None:
    game = play(during("explore:1", {"production": before}), "explore", "explore:13")
    assert player(game)["production"] == after
    assert game.decision is not None
    assert game.decision.kind == "turn"  # nothing else can be chosen instead


@pytest.mark.rule("explore.board_full")
def test_on_a_full_board_each_tile_gives_two_coins() -> None:
    game = during("explore:2", {"coins": 1}, map=full_map())
    assert player(game)["coins"] == 5
    assert len(game.position()["mound"]) == 2  # nothing was revealed
    game = play(during("explore:2", {"coins": 1}, map=full_map(15)), "explore")
    assert "15" in game.position()["map"]  # the only space
    assert player(game)["coins"] == 1 + 2 + 2  # the reward of the last space, then the tile without a space


@pytest.mark.rule("explore.mound_empty")
def test_an_empty_mound_gives_two_coins_a_tile() -> None:
    game = during("explore:2", {"coins": 1}, mound=[], map=full_map(15, 22))
    assert player(game)["coins"] == 5
    assert len(game.position()["map"]) == 31
