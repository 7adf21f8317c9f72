"""The table: which boards lie around the map, and which of them are drawn."""

import pytest

from boonlake_panel import Setup
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.viewers.explorer import Explorer
from boonlake_panel.app.viewers.table import Table
from boonlake_panel.app.viewers.table_layout import TableLayout
from boonlake_panel.views.boards import sheets


@pytest.fixture
def table() -> Table:
    return Table(GameModel(Setup(players=3, seed=7)))


def play_to(model: GameModel, kind: str) -> None:
    while model.decision.kind != kind:
        model.play(model.options[0].key)


def test_the_board_below_the_map_follows_the_decision(table: Table) -> None:
    model = table.model
    assert (table.pinned, table.board) == ("tiles", "hand")
    play_to(model, "turn")
    assert table.board == "strips"
    play_to(model, "play_or_discard")
    assert table.board == "hand"
    table.close()


def test_only_boards_that_are_seen_are_made_and_follow(table: Table) -> None:
    model = table.model
    assert set(table.boards) == {sheets.MapBoard, sheets.ScoringBoard, sheets.HandBoard}
    play_to(model, "turn")
    hand, strips = table.boards[sheets.HandBoard], table.boards[sheets.ActionRow]
    assert (hand.active, strips.active) == (False, True)
    before = hand.board._shot
    model.play(model.options[0].key)
    assert table.board == "hand"
    assert hand.active
    assert hand.board._shot is not before
    table.close()


def test_a_board_is_pinned_and_enlarged(table: Table) -> None:
    table.bar.receive({"board": "own"})
    table.bar.receive({"pin": "own"})
    assert (table.pinned, table.board) == ("own", "tiles"), "they change places"
    assert table.seen["beside"] is sheets.OwnSheet
    table.bar.receive({"large": "tiles"})
    assert table.seen == {"large": sheets.ScoringBoard}
    assert not table.map.active
    table.bar.receive({"board": "own"})
    assert table.seen == {"large": sheets.OwnSheet}
    table.bar.receive({"large": ""})
    assert table.map.active
    for strange in ({"board": "solo"}, {"pin": ""}, {"large": "kitchen"}, {"sheet": 1}):
        table.bar.receive(strange)
    assert (table.pinned, table.board, table.large) == ("own", "own", "")
    table.close()


def test_on_a_phone_all_boards_lie_in_the_sheet(table: Table) -> None:
    table.bar.receive({"narrow": True})
    assert table.board == "tiles", "the set-up asks about them, and nothing lies beside the map"
    assert table.seen == {"below": sheets.ScoringRow, "map": sheets.MapBoard}
    table.bar.receive({"narrow": "yes"})
    table.bar.receive({"board": "hand"})
    assert table.seen["below"] is sheets.HandBoard
    table.bar.receive({"board": "hand"})
    assert table.seen == {"map": sheets.MapBoard}, "its tab folds it"
    table.bar.receive({"board": "hand"})
    assert table.seen["below"] is sheets.HandBoard
    table.bar.receive({"narrow": False})
    assert table.seen["beside"] is sheets.ScoringBoard
    table.close()


def test_on_a_phone_the_map_has_the_room_when_the_question_is_about_it(table: Table) -> None:
    table.bar.receive({"narrow": True})
    model = table.model
    play_to(model, "turn")
    assert table.board == "strips"
    play_to(model, "ship")
    assert table.seen == {"map": sheets.MapBoard}
    table.bar.receive({"board": "hand"})
    model.marks = (frozenset(("space:1",)), frozenset())
    assert table.seen["below"] is sheets.HandBoard, "a tap on the map folds nothing"
    table.close()


def test_a_layout_takes_only_what_makes_sense_from_a_browser() -> None:
    layout = TableLayout()
    layout.restore({"pinned": "strips", "large": "kitchen", "sheet": "no", "presenting": True, "more": 1})
    assert layout.remembered() == {"pinned": "strips", "large": "", "sheet": True}
    assert not layout.presenting
    for nonsense in (None, [], "strips", 3):
        layout.restore(nonsense)
    assert layout.pinned == "strips"


def test_a_board_that_a_game_does_not_have_is_left_out() -> None:
    model = GameModel(Setup(players=1, seed=7))
    explorer = Explorer(model, arrange=TableLayout(pinned="solo"))
    assert explorer.table.pinned == "solo"
    model.open(GameModel(Setup(players=2, seed=7)).study)
    assert explorer.table.pinned == "tiles"
    explorer.close()
