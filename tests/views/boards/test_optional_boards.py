"""The boards of the solo game and of Artifacts: everything that a position holds can be seen and explains itself."""

import random
from typing import Any

import pytest

from boonlake_panel import Game, Setup
from boonlake_panel.components.vocabulary import NONE
from boonlake_panel.study.examples import load_example
from boonlake_panel.texts.messages import LANGUAGES, in_language
from boonlake_panel.views import DARK, LIGHT, Snapshot
from boonlake_panel.views.boards.artifacts.artifact_board import ArtifactBoard, SoloArtifactBoard
from boonlake_panel.views.boards.artifacts.lake_board import LakeBoard
from boonlake_panel.views.boards.artifacts.sheets import LakeSheet, SoloLakeSheet
from boonlake_panel.views.boards.changes import changes
from boonlake_panel.views.boards.sheets import (
    MapBoard,
    PlayerBoard,
    ScoringBoard,
    SoloBoard,
    TrackBoard,
    optional_boards,
)
from boonlake_panel.views.drawing.canvas import Board


def shown(kind: type[Board], position: dict[str, Any], seat: int = 0) -> Board:
    """A board with a position on it."""
    board = kind(LIGHT)
    board.update(Snapshot.of(Game.from_position(position), seat))
    return board


def words(board: Board, name: str) -> str:
    """What people read when they point at a place."""
    spots = [spot for spot in board.spots.values() if spot.name == name]
    assert spots, f"no place {name}"
    return " ".join(f"{spot.title}. {spot.text}" for spot in spots)


def labels(board: Board) -> list[str]:
    return [label for label in board.labels.source.data["text"] if label]


def solo(**more: Any) -> dict[str, Any]:
    return {
        "setup": {"players": 1, "difficulty": "medium", "seed": 3},
        "players": [{"coins": 11, "points": 20}, {"points": 24, "ship": "A4", "houses": 2}],
        "solo": {"tile": "SA1", "corner": "bottom_left", "cactus": 9},
        "strips": ["settle", "hire", "builder", "pioneer", "progress", "cattle_breeding", "region_scoring"],
        "map": {
            "7": {"tile": "T02", "upper": {"seat": 1, "piece": "house"}},
            "11": {"tile": "T03", "upper": {"seat": 1, "piece": "house"}},
            "8": {"tile": "T36", "cattle": [0, 2]},
        },
        **more,
    }


def artifacts(own: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {
        "setup": {"players": 2, "artifacts": True, "seed": 3},
        "players": [{"coins": 9, "expansion": own or {}}, {}],
        **more,
    }


WITH_SHIPYARD = {"14": {"tile": "T01", "upper": {"seat": 0, "piece": "shipyard"}}}


# Which boards there are


def test_only_games_that_need_them_have_optional_boards() -> None:
    assert optional_boards(Setup(players=2)) == ()
    assert optional_boards(Setup(players=1)) == (SoloBoard,)
    assert optional_boards(Setup(players=3, artifacts=True)) == (LakeSheet,)
    assert optional_boards(Setup(players=1, artifacts=True)) == (SoloBoard, SoloLakeSheet)


@pytest.mark.parametrize("kind", [SoloBoard, LakeBoard, SoloArtifactBoard])
def test_repaint_changes_colours_only(kind: type[Board]) -> None:
    board = kind(LIGHT)
    board.update(Snapshot.of(Game(Setup(players=1, seed=3, artifacts=True))))
    before = {name: (spot.title, spot.text) for name, spot in board.spots.items()}
    fills = list(board.shapes.source.data["fill"])
    board.repaint(DARK)
    assert {name: (spot.title, spot.text) for name, spot in board.spots.items()} == before
    assert list(board.shapes.source.data["fill"]) != fills


@pytest.mark.parametrize("name", ["solo", "three-artifacts", "solo-artifacts"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_drawn_and_every_place_has_words(name: str, language: str) -> None:
    study = load_example(name)
    with in_language(language):
        boards = [kind(LIGHT) for kind in (MapBoard, *optional_boards(study.setup))]
        for node in study.main_line[::9]:
            game = study.game_at(node)
            for board in boards:
                board.update(Snapshot.of(game, masked=node.depth % 2 == 0))
                assert all(spot.title.strip() for spot in board.spots.values())


# The Wise Eminence


def test_the_tile_in_use_shows_its_numbers_and_which_action_lies_highest() -> None:
    board = shown(SoloBoard, solo())
    assert {"4", "27", "13", "22"} <= set(labels(board))
    assert "from space 13" in words(board, "solo:tile")
    assert "highest" in words(board, "solo:action.settle")
    assert "highest" not in words(board, "solo:action.builder")
    assert "row 3" in words(board, "solo:action.builder")
    assert "Region scoring" in words(board, "solo:upper")


def test_without_a_back_the_top_left_number_counts() -> None:
    stack = [f"S{kind}{number}" for kind in "AB" for number in range(1, 6)]
    seen = ["SA1", "SA2", "SA3", "SA4", "SB1", "SB2"]
    board = shown(SoloBoard, solo(solo={"tile": "SA1", "stack": [], "seen": seen, "cactus": 9}))
    assert "from space 4" in words(board, "solo:tile")
    assert "top left" in words(board, "solo:stack")
    chips = {tile: words(board, f"solo:{tile}") for tile in stack}
    assert "In use" in chips["SA1"]
    assert "Seen" in chips["SA2"]
    assert "Not seen" in chips["SB5"]


def test_pieces_left_and_their_income() -> None:
    board = shown(SoloBoard, solo())
    assert "Last vacated" in words(board, "eminence:house.2")
    assert "Only the last" in words(board, "eminence:house.1")
    assert "Still on the board" in words(board, "eminence:house.3")
    assert "Last vacated" in words(board, "eminence:cattle.2")
    assert "stands here" in words(board, "cactus:9")
    assert "4 VP" in words(board, "cactus:9")
    income = 1 + 0 + 2 + 4  # second house, no settlement, second cattle, cactus space 9
    assert str(income) in labels(board)
    assert "Medium" in words(board, "difficulty")


def test_the_stack_stays_secret_in_a_masked_view() -> None:
    game = Game(Setup(players=1, seed=3, difficulty="medium"))
    board = SoloBoard(LIGHT)
    board.update(Snapshot.of(game, masked=True))
    unseen = [spot.text for spot in board.spots.values() if spot.name.startswith("solo:S")]
    assert not any(text == "In the stack" or "Taken out" in text for text in unseen)


def test_the_eminence_has_no_hand_so_the_person_is_shown() -> None:
    game = Game(Setup(players=1, seed=3))
    assert Snapshot.of(game, seat=1).seat == 0
    assert Snapshot.of(game, seat=1, masked=True).targets


def test_the_eminence_is_on_no_track_and_no_scoring_tile() -> None:
    game = Game(Setup(players=1, seed=3))
    while game.decision and game.decision.kind != "turn":
        game = game.play(game.decision.keys[0])
    for kind, absent in ((TrackBoard, "coin_track:1"), (ScoringBoard, "")):
        board = kind(LIGHT)
        board.update(Snapshot.of(game))
        assert absent not in {spot.name for spot in board.spots.values()}
        told = " ".join(spot.text for spot in board.spots.values())
        assert "Eminence" not in told


# The lake and the artifacts


def test_figures_stand_where_the_position_says() -> None:
    position = artifacts({"side": "vp", "place": 3, "reached": 2})
    board = shown(LakeBoard, position)
    assert "Red (treasure hunter)" in words(board, "lake:vp.3")
    assert "Blue (treasure hunter)" in words(board, "lake:start")
    assert "Red last returned from space 2" in words(board, "lake:start")
    boat = shown(LakeBoard, artifacts({"side": "vp", "place": 3}, map=WITH_SHIPYARD))
    assert "Red (boat)" in words(boat, "lake:vp.3")


def test_every_space_of_the_lake_tells_both_effects() -> None:
    board = shown(LakeBoard, artifacts())
    for space in Game(Setup(players=2)).box.table("lake"):
        told = words(board, f"lake:{space.side}.{space.position}")
        assert "Whoever returns" in told
        assert ("A boat that arrives" in told) == (space.boat_effect[0] != NONE)


def test_the_condition_of_the_round_counts() -> None:
    position = artifacts(expansion={"conditions": ["LC4", "LC7"]})
    board = shown(LakeBoard, position)
    assert "It counts in this round" in words(board, "condition:LC4")
    assert "does not count" in words(board, "condition:LC7")
    late = shown(LakeBoard, {**position, "round": 2})
    assert "It counts in this round" in words(late, "condition:LC7")


def test_artifacts_on_display_tell_levels_vases_and_prices() -> None:
    display = [
        {"artifact": "AF1a", "vases": 2, "prices": ["PT1", "PT6"]},
        {"artifact": "AF2b", "vases": 0},
        {"artifact": "AF3a", "vases": 1},
    ]
    board = shown(ArtifactBoard, artifacts(expansion={"display": display}))
    told = words(board, "artifact:AF1a")
    assert "with 2 vases" in told
    assert "pay 5 coins, lose 3 VP" in told
    assert "pays nothing" in words(board, "artifact:AF2b")
    assert "Basic level, 2 vases" in told
    assert "1 more vase" in told


def test_what_a_seat_has_of_the_expansion() -> None:
    own = {
        "artifact": "AF5a",
        "plugged": 2,
        "stash": ["P017", "P018"],
        "improved": [3],
        "eased": 1,
    }
    board = shown(ArtifactBoard, artifacts(own, map=WITH_SHIPYARD, scorings=2))
    assert "2 vases are plugged in" in words(board, "artifact:AF5a")
    told = words(board, "figure:0")
    assert "space 14, upper site" in told
    assert "Improved scoring markers: 3" in told
    assert "made easier for this scoring: 1" in told
    assert "is not built" in words(board, "figure:1")
    assert {"card:P017", "card:P018"} <= {spot.name for spot in board.spots.values()}
    assert "Stored cards: 2" in labels(board)


def test_of_cards_stored_by_others_only_the_number_is_known() -> None:
    own = {"artifact": "AF5a", "plugged": 2, "stash": ["P017", "P018"]}
    game = Game.from_position(artifacts(own, map=WITH_SHIPYARD))
    board = ArtifactBoard(LIGHT)
    board.update(Snapshot.of(game, seat=1, masked=True))
    assert "Stored cards: 2" in words(board, "figure:0")
    assert not [spot for spot in board.spots.values() if spot.name.startswith("card:")]


def test_purple_inhabitant_special_tile_and_shipyard_on_the_map() -> None:
    tiles = {
        **WITH_SHIPYARD,
        "16": {"tile": "T03", "upper": {"seat": 0, "piece": "purple"}},
    }
    own = {"artifact": "AF3b", "plugged": 3, "roams": True, "purple_weight": 3}
    position = artifacts(own, map=tiles)
    board = shown(MapBoard, position)
    assert "Shipyard of Red" in words(board, "site:14.upper")
    assert "urple inhabitant of Red" in words(board, "site:16.upper")
    told = words(shown(ArtifactBoard, position), "figure:0")
    assert "3 presences" in told
    assert "wanders" in told


def test_the_special_tile_belongs_to_its_owner() -> None:
    tiles = {**WITH_SHIPYARD, "13": {"tile": "special", "cattle": [2, 0]}}
    position = artifacts(
        {"artifact": "AF4a", "plugged": 2}, map=tiles, expansion={"special_tile": {"space": 13, "owner": 0}}
    )
    board = shown(MapBoard, position)
    assert "Special building tile of Red, with 2" in words(board, "space:13")
    assert "lake" in words(board, "site:13.upper")


def test_harbour_tiles_lie_on_the_river_only_with_the_expansion() -> None:
    harbours = [tile.river_space for tile in Game(Setup(players=2)).box.table("harbour_tiles")]
    with_tiles = shown(MapBoard, artifacts())
    without = shown(MapBoard, {"players": [{}, {}]})
    for harbour in harbours:
        assert "Harbour tile" in words(with_tiles, f"river:{harbour}")
        assert "Harbour tile" not in words(without, f"river:{harbour}")


def test_a_house_beside_a_site_and_an_improved_marker() -> None:
    own = {"artifact": "AF2a", "plugged": 2, "annexes": ["wood"], "improved": [2]}
    position = artifacts(own, map=WITH_SHIPYARD, scorings=2, scoring_tiles=["ST05", "ST13", "ST16", "ST08"])
    position["players"][0] |= {"houses": 1, "scored": {"ST13": 1, "ST05": 2}}
    assert "A house stands beside it" in words(shown(PlayerBoard, position), "production:0.wood")
    plain = {**position, "players": [{**position["players"][0], "expansion": {**own, "improved": []}}, {}]}
    assert len(_shapes(shown(ScoringBoard, position))) > len(_shapes(shown(ScoringBoard, plain)))


def _shapes(board: Board) -> list[Any]:
    return [points for points in board.shapes.source.data["xs"] if points]


def test_changes_of_optional_boards_are_marked() -> None:
    """Whatever differs on these boards between two moments is named, by places that are there."""
    for setup in (Setup(players=1, seed=4, artifacts=True), Setup(players=3, seed=4, artifacts=True)):
        chance = random.Random(3)
        game = Game(setup)
        boards = [kind(LIGHT) for kind in optional_boards(setup)]
        marked: set[str] = set()
        while game.decision:
            before, game = game, game.play(chance.choice(game.decision.keys))
            changed = changes(before.position(), game.position())
            own = {name for name in changed if name.startswith(("lake:", "artifact:", "solo:", "cactus:", "eminence:"))}
            if own - marked:
                for board in boards:
                    board.update(Snapshot.of(game, 0, before))
                places = {spot.name for board in boards for spot in board.spots.values()}
                assert own <= places
            marked |= own
        kinds = {name.partition(":")[0] for name in marked}
        assert {"lake", "artifact"} <= kinds
        assert setup.players > 1 or {"solo", "cactus", "eminence"} <= kinds
