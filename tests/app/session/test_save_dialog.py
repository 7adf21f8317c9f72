"""The window to save and share a study."""

import pytest

from boonlake_panel import GameModel, Library, Setup
from boonlake_panel.app.kit.dialogs import DialogHost
from boonlake_panel.app.session.save_dialog import SaveDialog
from boonlake_panel.app.session.workspace import Workspace
from boonlake_panel.study.files import loads


@pytest.fixture
def window() -> SaveDialog:
    window = SaveDialog(DialogHost(), Workspace(GameModel(Setup(players=3, seed=5)), Library("sqlite://")))
    window.open()
    return window


def titles(window: SaveDialog) -> list[str]:
    assert window.workspace.library is not None
    return [entry.title for entry in window.workspace.library.entries()]


def test_a_saved_study_has_a_link_to_the_cursor(window: SaveDialog) -> None:
    assert (window.address_row.visible, window.link.value) == (False, "")
    window.field.value = "Mine"
    window.save()
    assert titles(window) == ["Mine"]
    assert window.address_row.visible
    assert window.link.value == window.workspace.tracked.link()
    window.copy.clicks += 1
    assert window.copy.label == "Copied"


def test_a_title_is_kept_as_soon_as_its_field_is_left(window: SaveDialog) -> None:
    window.save()
    window.field.value = "Better"
    assert titles(window) == ["Better"]
    window.field.value_input = "Best"
    window.hide()
    assert titles(window) == ["Best"]


def test_a_title_that_is_too_long_is_told(window: SaveDialog) -> None:
    window.field.value = "x" * 5000
    assert window.message.visible
    window.field.value = "Short"
    assert not window.message.visible


def test_the_download_is_the_study(window: SaveDialog) -> None:
    assert loads(window.download.callback().read()).setup == window.workspace.study.setup
