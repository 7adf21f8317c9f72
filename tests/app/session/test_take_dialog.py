"""The window to take a game along."""

import pytest

from boonlake_panel import GameModel, Setup
from boonlake_panel.app.kit.dialogs import DialogHost
from boonlake_panel.app.serving.jobs import JobRunner
from boonlake_panel.app.serving.pool import close_pool
from boonlake_panel.app.session.take_dialog import TakeDialog


@pytest.fixture
def window() -> TakeDialog:
    return TakeDialog(DialogHost(), GameModel(Setup(players=2, seed=5, names=["<b>Ada</b>", "Bo"])), JobRunner())


def test_the_picture_is_that_of_the_board_and_the_seat(window: TakeDialog) -> None:
    window.open()
    assert window.picture.svg.startswith("<svg")
    assert window.picture.name_of_file == "boonlake-game"
    assert window.seats.disabled
    window.boards.value = "player-board"
    assert not window.seats.disabled
    mine = window.picture.svg
    window.seats.value = 1
    assert mine != window.picture.svg
    assert ">Bo<" in window.picture.svg
    assert (window.picture.name_of_file, window.picture.alt) == ("boonlake-player-board", "Player board")


def test_it_offers_the_boards_of_the_game_that_is_shown(window: TakeDialog) -> None:
    window.open()
    window.boards.value = "hand"
    window.model.study = GameModel(Setup(players=1, seed=5, artifacts=True)).study
    window.open()
    assert window.boards.value == "hand"
    assert {"lake", "wise-eminence"} <= set(window.boards.options.values())
    assert list(window.seats.options.values()) == [-1, 0]


def test_hidden_hands_stay_hidden(window: TakeDialog) -> None:
    window.model.param.update(seat=0, open_hands=False)
    window.open()
    assert list(window.seats.options.values()) == [-1]


def test_the_file_is_made_by_a_worker_and_offered(window: TakeDialog) -> None:
    window.open()
    assert not window.ready.visible
    try:
        window.start.clicks += 1
    finally:
        close_pool()
    assert window.ready.visible
    assert window.download.callback().read().startswith(b"<!doctype html>")
    assert window.frame.value.startswith('<iframe src="boonlake-study.html"')
    window.open()
    assert not window.ready.visible, "it is not that of this moment"
