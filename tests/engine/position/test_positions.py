"""Positions written by hand: defaults for what is left out, and every fault of an impossible one."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boonlake_panel.engine import Game, PositionError, Setup

from ..pieces import house, inhabitant, settlement
from ..playing import violations
from ..support import during, keys, player, position


def faults(data: Any) -> tuple[str, ...]:
    with pytest.raises(PositionError) as caught:
        Game.from_position(data)
    for fault in caught.value.faults:
        assert fault in str(caught.value)
    return caught.value.faults


def test_nothing_at_all_is_the_start_of_a_game_for_two() -> None:
    game = Game.from_position({})
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("turn", 0)
    assert violations(game) == []
    assert [player(game, seat)["coins"] for seat in (0, 1)] == [6, 7]
    assert len(game.position()["map"]) == 6
    assert len(game.position()["deck"]) == 165


@pytest.mark.parametrize("players", [2, 3, 4])
def test_defaults_fit_the_number_of_players(players: int) -> None:
    game = Game.from_position({"players": [{} for _ in range(players)]})
    assert violations(game) == []
    assert len(game.position()["map"]) == {2: 6, 3: 8, 4: 10}[players]
    assert len(game.position()["players"]) == players
    again = Game.from_position({"setup": {"players": players}})
    assert again.position()["map"] == game.position()["map"]


def test_what_is_left_out_follows_from_what_is_given() -> None:
    tiles = {
        "4": {"tile": "T03", "upper": house(), "lower": settlement()},
        "7": {"tile": "T02", "upper": inhabitant()},
        "8": {"tile": "T36", "cattle": [1, 0]},
    }
    game = position({"hand": ["P001"], "ranch": 2}, {"display": ["P002"]}, map=tiles, discards=["P003"])
    own = player(game)
    assert (own["houses"], own["houses_aside"], own["settlements"], own["cattle"]) == (2, 1, 1, 1)
    assert own["tier_bonuses"] == 1
    assert own["supply"] == 10 - 2 - 1 - 1
    assert not {"P001", "P002", "P003"} & set(game.position()["deck"])
    assert len(game.position()["deck"]) == 162
    assert "T03" not in game.position()["mound"]


@pytest.mark.parametrize("count", [5, 6, 8])
def test_the_ranch_takes_what_the_map_leaves(count: int) -> None:
    """Three inhabitants on the ranch are the default only while that many are left."""
    sites = [(space, half) for space in ("4", "7", "14", "17") for half in ("upper", "lower")]
    tiles: dict[str, Any] = {"4": {"tile": "T01"}, "7": {"tile": "T02"}, "14": {"tile": "T03"}, "17": {"tile": "T04"}}
    for space, half in sites[:count]:
        tiles[space][half] = inhabitant()
    game = position(map=tiles)
    assert player(game)["ranch"] == min(3, 8 - count)


def test_points_without_a_ledger_are_carried() -> None:
    game = position({"points": 17}, {"points": 5, "ledger": {"river": 2}})
    assert game.scores == (17, 5)
    assert game.ledger == ({"carried": 17}, {"river": 2, "carried": 3})


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"players": [{"ranch": 4, "supply": 5}, {}]}, "Red: 11 inhabitants in all, expected 10"),
        ({"players": [{"ship": "A4"}, {"ship": "A4"}]}, "2 ships on river space A4, which holds 1"),
        ({"players": [{"hand": ["P999"]}, {}]}, "players[0].hand: unknown name 'P999'"),
        ({"players": [{"hand": ["P001"]}, {"display": ["P001"]}]}, "card P001 is in two places"),
        ({"players": [{"coins": -1}, {}]}, "players[0].coins: expected a whole number"),
        ({"players": [{"coins": "many"}, {}]}, "players[0].coins: expected a whole number"),
        ({"players": [{"vases": True}, {}]}, "players[0].vases: expected a whole number"),
        ({"players": [{"gold": 1}, {}]}, "players[0]: unknown field 'gold'"),
        ({"players": [{"levers": {"5.1": "up"}}, {}]}, "unknown name '5.1'"),
        ({"players": [{"levers": {"1.1": "left"}}, {}]}, "expected up or down, found 'left'"),
        ({"players": [{"coin_track": 12}, {}]}, "players[0].coin_track: expected a whole number from 0 to 11"),
        ({"players": [{"ship": "L1"}, {}]}, "players[0].ship: unknown name 'L1'"),
        ({"players": [{"scored": {"ST09": 1}}, {}]}, "players[0].scored: unknown name 'ST09'"),
        ({"players": [{"scored": {"ST01": 1, "ST02": 1}}, {}], "scorings": 2}, "a scoring marker lies under two tiles"),
        ({"players": [{"scored": {"ST01": 2}}, {}], "scorings": 1}, "a scoring marker lies under a tile before"),
        ({"players": [{}, {}, {}, {}, {}]}, "players"),
        ({"map": {"40": {"tile": "T01"}}}, "map.40: expected the number of a space, 1 to 33"),
        ({"map": {"4": {"tile": "T99"}}}, "map.4.tile: unknown name 'T99'"),
        ({"map": {"4": {"tile": "T01"}, "7": {"tile": "T01"}}}, "map.7.tile: T01 lies on two spaces"),
        ({"map": {"4": {"tile": "T06", "lower": inhabitant()}}}, "map.4.lower: T06 has no lower site"),
        ({"map": {"4": {"tile": "T36", "upper": inhabitant()}}}, "map.4.upper: T36 has no upper site"),
        ({"map": {"4": {"tile": "T36", "cattle": [3, 2]}}}, "space 4: 5 cattle, 4 at most"),
        ({"map": {"4": {"tile": "T01", "cattle": [1, 0]}}}, "map.4.cattle: only a pasture holds cattle"),
        ({"map": {"4": {"tile": "T01", "upper": {"seat": 3, "piece": "house"}}}}, "map.4.upper.seat"),
        ({"map": {"4": {"tile": "T01", "upper": {"seat": 0, "piece": "castle"}}}}, "unknown name 'castle'"),
        ({"strips": ["settle", "settle"]}, "each strip may lie in one row only"),
        ({"strips": ["settle"]}, "1 strips on the action board, expected 7"),
        ({"strips": ["farming"]}, "strips: unknown name 'farming'"),
        ({"scoring_tiles": ["ST01", "ST01", "ST02", "ST03"]}, "a scoring tile is in play twice"),
        ({"scoring_tiles": ["ST01"]}, "expected 4 scoring tiles, found 1"),
        ({"deck": ["P001"]}, "164 cards are nowhere: P002"),
        ({"covered": ["atlantis"]}, "covered: unknown name 'atlantis'"),
        ({"round": 3}, "round: expected a whole number from 1 to 2"),
        ({"setup": {"players": 9}}, "setup:"),
        ({"setup": {"colour": "red"}}, "setup: Setup has no parameter 'colour'"),
        ({"format": "chess"}, "format: expected boonlake-position"),
        ({"version": 99}, "format: expected boonlake-position version 1"),
        ({"pack": "other"}, "pack: made with pack 'other'"),
        ({"colour": 1}, "position: unknown field 'colour'"),
        ({"agenda": [{"step": "dance", "seat": 0}]}, "agenda[0].step: unknown name 'dance'"),
        ({"agenda": [{"step": "turn", "seat": 7}]}, "agenda[0].seat"),
        ({"agenda": [{"step": "effect", "seat": 0, "effect": "fly:1", "source": "cards"}]}, "agenda[0].effect"),
        ({"players": 3}, "players: expected a list"),
        ([], "position: expected an object with names and values"),
    ],
)
def test_impossible_positions_are_refused(data: Any, words: str) -> None:
    refused = faults(data)
    assert any(words in fault for fault in refused), refused


def test_every_fault_is_named_at_once() -> None:
    data = {
        "players": [{"hand": ["P999"], "coins": -5}, {"boats": ["gold", "wood"]}],
        "map": {"99": {"tile": "T01"}},
        "strips": ["farming"],
        "round": 7,
    }
    refused = faults(data)
    for place in ("players[0].hand", "players[0].coins", "players[1].boats", "map.99", "strips", "round"):
        assert [fault for fault in refused if fault.startswith(place)], place


def test_every_impossible_count_is_named_at_once() -> None:
    data = {
        "players": [
            {"ranch": 9, "supply": 9, "ship": "A4", "hand": ["P001"], "settlements": 2},
            {"ranch": 1, "supply": 1, "ship": "A4", "hand": ["P001"], "cattle": 3},
        ],
        "map": {"4": {"tile": "T36", "cattle": [3, 3]}},
    }
    refused = " / ".join(faults(data))
    for words in ("Red: 20 inhabitants", "Blue: 4 inhabitants", "A4", "P001", "6 cattle", "Red: 2 settlements"):
        assert words in refused, words


STRANGE = [
    None,
    -1,
    0,
    1,
    99,
    10**6,
    "x",
    "",
    [],
    {},
    [1],
    ["x"],
    {"a": 1},
    True,
    2.5,
    "P001",
    "T36",
    "13.upper",
    "settle",
]


def places(data: Any, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a position."""
    inner = data.items() if isinstance(data, dict) else enumerate(data[:4]) if isinstance(data, list) else ()
    return [place for name, value in inner for place in ((*before, name), *places(value, (*before, name)))]


SOUND = [
    json.loads(json.dumps(game.position()))
    for game in (
        Game(Setup(players=3, seed=1)),
        position(),
        during("explore:1", {"hand": ["P001", "P011"], "levers": {"4.1": "up"}, "scored": {}}).play("explore"),
        during("play_or_discard:any", {"hand": ["P001"]}, map={"4": {"tile": "T01", "upper": house()}}),
    )
]


@settings(max_examples=300, deadline=None, derandomize=True)
@given(sound=st.sampled_from(SOUND), where=st.integers(0, 10**6), value=st.sampled_from(STRANGE))
def test_whatever_is_written_is_a_game_or_a_list_of_faults(sound: dict[str, Any], where: int, value: Any) -> None:
    """One strange value anywhere: never another error than `PositionError`, never a game that breaks a rule."""
    data = json.loads(json.dumps(sound))
    every = [place for place in places(data) if place != ("setup", "data")]
    *path, last = every[where % len(every)]
    inner = data
    for name in path:
        inner = inner[name]
    inner[last] = value
    try:
        game = Game.from_position(data)
    except PositionError:
        return
    if game.decision:
        assert game.decision.prompt
        assert all(option.label for option in game.decision.options)
        game.play(keys(game)[-1])


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"agenda": [{"step": "pay_cattle", "seat": 0, "space": 77}]}, "agenda[0]"),
        ({"agenda": [{"step": "ship", "seat": 0}]}, "taken"),
        ({"agenda": [{"step": "end_turn", "seat": 0}]}, "taken"),
        ({"agenda": [{"step": "common", "seat": 0}]}, "taken"),
        ({"strips": []}, "0 strips on the action board, expected 7"),
        ({"scoring_tiles": ["ST01", "ST02", "ST03", None]}, "scoring_tiles"),
        ({"players": [{"own_tile": "ST16"}, {}], "scoring_tiles": ["ST01", "ST02", "ST03", "ST04"]}, "own_tile"),
    ],
)
def test_an_agenda_must_fit_the_board(data: Any, words: str) -> None:
    refused = faults(data)
    assert any(words in fault for fault in refused), refused
