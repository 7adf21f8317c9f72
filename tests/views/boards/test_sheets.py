"""The pictures: every choice has a place or a button, updates send little, and what people typed is never markup."""

import random
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator

import pytest
from bokeh.document import Document

from boonlake_panel import Game, Setup
from boonlake_panel.engine.setup import MAX_NAME
from boonlake_panel.views import DARK, LIGHT, Snapshot, picture
from boonlake_panel.views.boards.changes import changes
from boonlake_panel.views.boards.map_ground import WINDOW
from boonlake_panel.views.boards.map_pieces import draw_pieces
from boonlake_panel.views.boards.sheets import (
    ActionBoard,
    DisplayBoard,
    HandBoard,
    MapBoard,
    PlayerBoard,
    ScoringBoard,
    TrackBoard,
    optional_boards,
)
from boonlake_panel.views.boards.snapshot import MAX_DRAWN_NAME
from boonlake_panel.views.drawing.canvas import Board
from boonlake_panel.views.drawing.scene import Scene

KINDS = (MapBoard, ActionBoard, HandBoard, DisplayBoard, PlayerBoard, ScoringBoard, TrackBoard)
ENOUGH = 12
"""How often decisions of a kind are looked at in a game."""
PLACELESS = {"pass", "explore", "common", "give", "take", "pay", "reveal", "lay", "row", "deal", "draw"}


def moments(setup: Setup, steps: int = 400, seed: int = 1) -> Iterator[tuple[Game | None, Game]]:
    """Games of a random line, each with the one before it."""
    game, before, chance = Game(setup), None, random.Random(seed)
    for _ in range(steps):
        yield before, game
        if game.decision is None:
            return
        keys = [key for key in game.decision.keys if not key.startswith("boat")] or list(game.decision.keys)
        before, game = game, game.play(chance.choice(keys))


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=1, seed=5),
        Setup(players=2, seed=5),
        Setup(players=4, seed=5),
        Setup(players=1, seed=5, artifacts=True),
        Setup(players=2, seed=8, artifacts=True),
        Setup(players=3, seed=5, artifacts=True),
        Setup(players=1, seed=5, artifacts=True, dealer="ask"),
    ],
    ids=["solo", "two", "four", "solo Artifacts", "two Artifacts", "three Artifacts", "by hand"],
)
def test_every_choice_can_be_seen(setup: Setup) -> None:
    """A choice of a kind that has a place glows on some board of the seat that chooses."""
    boards = [kind(LIGHT) for kind in (*KINDS, *optional_boards(setup))]
    times: Counter[str] = Counter()
    for before, game in moments(setup):
        if game.decision is None:
            continue
        times[game.decision.kind] += 1
        if times[game.decision.kind] > ENOUGH:
            continue
        shot = Snapshot.of(game, game.decision.seat, before)
        for board in boards:
            board.update(shot)
        shown = {key for board in boards for keys in board.targets.values() for key in keys}
        missing = [key for key in game.decision.keys if key.partition(":")[0] not in PLACELESS and key not in shown]
        assert missing == [], game.decision.prompt


def test_updates_send_only_what_changed() -> None:
    board = MapBoard(LIGHT)
    line = list(moments(Setup(players=3, seed=5), steps=60))
    Document().add_root(board.figure)
    board.update(Snapshot.of(line[0][1]))
    whole = len(board.figure.tags[0])
    sent = []
    for before, game in line[1:]:
        board.update(Snapshot.of(game, before=before))
        sent.append(len(board.figure.tags[0]))
    assert sorted(sent)[len(sent) // 2] < whole / 4


def test_source_and_rows_agree() -> None:
    """What is written silently on the server is what a page that is opened later gets."""
    board = MapBoard(LIGHT)
    fresh = MapBoard(LIGHT)
    game = Game(Setup(players=3, seed=5))
    for before, game in moments(Setup(players=3, seed=5), steps=80):
        board.update(Snapshot.of(game, before=before))
    fresh.update(Snapshot.of(game, before=before))
    for mine, other in ((board.shapes, fresh.shapes), (board.labels, fresh.labels)):
        rows = [repr(row) for row in zip(*mine.source.data.values(), strict=True) if repr(row) != repr(mine.empty)]
        wanted = [repr(row) for row in zip(*other.source.data.values(), strict=True) if repr(row) != repr(mine.empty)]
        assert sorted(rows) == sorted(wanted)


@pytest.mark.parametrize("kind", KINDS)
def test_repaint_changes_colours_only(kind: type[Board]) -> None:
    board = kind(LIGHT)
    board.update(Snapshot.of(Game(Setup(players=2, seed=3))))
    before = {name: spot.title for name, spot in board.spots.items()}
    ground = board.ground
    board.repaint(DARK)
    assert board.ground != ground
    assert {name: spot.title for name, spot in board.spots.items()} == before


def test_a_click_prefers_what_can_be_chosen() -> None:
    game = Game(Setup(players=2, seed=3))
    picked: list[str] = []
    board = ScoringBoard(LIGHT, picked.append)
    board.update(Snapshot.of(game))
    name = next(iter(board.targets))
    spot = board.spots[name]
    x, y = sum(spot.xs) / len(spot.xs), sum(spot.ys) / len(spot.ys)
    assert board.spot_at(x, y) == name
    assert board.spot_at(None, 3.0) == "" == board.spot_at(-50, -50)


@pytest.mark.parametrize("name", ['<img src=x onerror="alert(1)">', "A & B", "\u202eevil"])
def test_pictures_escape_names(name: str) -> None:
    root = ElementTree.fromstring(picture(Game(Setup(players=2, seed=3, names=[name]))))
    assert not [element for element in root.iter() if element.tag.endswith("img")]


def test_masked_snapshots_hide_hands() -> None:
    game = Game(Setup(players=2, seed=3))
    shot = Snapshot.of(game, seat=1, masked=True)
    assert isinstance(shot.position["players"][0]["hand"], int)
    assert shot.targets == {}
    board = HandBoard(LIGHT)
    board.update(Snapshot.of(game, seat=0, masked=False))
    assert all(name.startswith("card:") for name in board.spots)


def test_changes_name_places() -> None:
    game = Game(Setup(players=2, seed=3))
    assert changes(game.position(), game.position()) == frozenset()
    for before, after in moments(Setup(players=2, seed=3), steps=200):
        if before and before.position()["players"][0]["ship"] != after.position()["players"][0]["ship"]:
            assert f"river:{after.position()['players'][0]['ship']}" in changes(before.position(), after.position())
            return
    pytest.fail("no ship moved")


def test_the_tile_to_lay_lies_inside_the_map() -> None:
    game = next(
        game for _, game in moments(Setup(players=3, seed=7)) if game.decision and game.decision.kind == "place"
    )
    scene = Scene(LIGHT)
    draw_pieces(scene, Snapshot.of(game))
    left, top, wide, high = WINDOW
    shapes = scene.elements["to lay"].shapes
    assert left < min(min(shape.xs) for shape in shapes) < max(max(shape.xs) for shape in shapes) < left + wide - 0.1
    assert top < min(min(shape.ys) for shape in shapes) < max(max(shape.ys) for shape in shapes) < top + high - 0.1


def test_long_names_stay_on_their_boards() -> None:
    long = "A" * MAX_NAME
    shot = Snapshot.of(Game(Setup(players=2, seed=7, names=[long, "Ben"])))
    assert shot.names == ("A" * (MAX_DRAWN_NAME - 1) + "…", "Ben")
