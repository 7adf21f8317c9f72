"""The window to open studies: uploaded, kept, deleted, restored, and the examples."""

import json

import pytest

from boonlake_panel import GameModel, Library, Setup, Study
from boonlake_panel.app.kit.dialogs import DialogHost
from boonlake_panel.app.session.language import speak_language_of
from boonlake_panel.app.session.open_dialog import OpenDialog
from boonlake_panel.app.session.workspace import Workspace
from boonlake_panel.study.examples import examples
from boonlake_panel.study.files import dumps
from boonlake_panel.texts.messages import has_text

HOSTILE = "<img src=x onerror=alert(1)>"


@pytest.fixture
def window() -> OpenDialog:
    workspace = Workspace(GameModel(Setup(players=3, seed=5)), Library("sqlite://"))
    workspace.save(HOSTILE)
    window = OpenDialog(DialogHost(), workspace)
    window.open()
    return window


def click(menu: object, place: int = 0) -> None:
    menu._handle_msg({"type": "click", "item": [place]})  # type: ignore[attr-defined]


def test_studies_are_listed_with_what_they_are(window: OpenDialog) -> None:
    (study,) = window.studies.items
    assert study["label"] == HOSTILE
    assert "3 players" in study["secondary"]
    assert "changed 20" in study["secondary"]
    assert "open now" in study["secondary"]
    assert (window.field.visible, window.nothing.visible) == (False, False)


def test_a_study_of_the_library_opens_with_one_click(window: OpenDialog) -> None:
    window.workspace.open(Study(Setup(players=2)))
    window.open()
    click(window.studies)
    assert (window.workspace.study.title, window.workspace.saved) == (HOSTILE, True)
    assert not window.dialog.open


def test_deleting_can_be_undone(window: OpenDialog) -> None:
    click(window.deletable)
    assert window.library is not None
    assert window.library.entries() == []
    assert not window.workspace.saved
    assert (window.undone.visible, window.undone.title) == (True, f"Deleted: {HOSTILE}")
    assert window.nothing.visible
    window.undo.clicks += 1
    assert [entry.title for entry in window.library.entries()] == [HOSTILE]
    assert not window.undone.visible
    click(window.deletable)
    click(window.trashed)
    assert len(window.studies.items) == 1
    window.delete("nosuchstudy")
    assert "nosuchstudy" in window.message.title


def test_examples_open_in_one_click_and_are_not_saved(window: OpenDialog) -> None:
    click(window.examples, list(examples()).index("solo"))
    assert window.workspace.study.setup.players == 1
    assert (window.workspace.saved, window.dialog.open) == (False, False)


def test_every_example_has_a_sentence() -> None:
    assert [name for name in examples() if not has_text(f"app-game-{name.replace('-', '_')}-text")] == []


def test_the_library_can_be_searched(window: OpenDialog) -> None:
    window.search.words = "no such words"
    assert (window.studies.items, window.nothing.object) == ([], "No study has these words.")
    assert window.field.visible
    window.field.value = "onerror"
    assert [item["label"] for item in window.studies.items] == [HOSTILE]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["is no mark 'x'", "this is not a study", "no study 'gone'", "no node 'gone'", "changed elsewhere"]),
        ("de", ["gibt kein Zeichen 'x'", "das ist keine Studie", "keine Studie 'gone'", "keinen Knoten 'gone'",
                "auch anderswo geändert"]),
        ("fr", ["pas de signe 'x'", "pas une étude", "n\u2019a pas d\u2019étude 'gone'", "pas de nœud 'gone'",
                "aussi été modifiée ailleurs"]),
    ],
)  # fmt: skip
def test_files_and_links_are_refused_in_the_language_of_the_visitor(language: str, words: list[str]) -> None:
    said: list[str] = []
    model, library = GameModel(Setup(players=2, seed=7), language=language), Library("sqlite://")
    speak_language_of(model)
    workspace = Workspace(model, library, lambda words, bad, actions: said.append(words))
    window = OpenDialog(DialogHost(), workspace)
    window.open()
    marked = json.loads(dumps(model.study))
    marked["nodes"][0]["mark"] = "x"
    window.upload.value = json.dumps(marked).encode()
    window.upload.value = b"PK"
    window.open_id("gone")
    kept = library.keep(Study(Setup(players=2, seed=7)))
    workspace.open_id(kept.id, "gone")
    kept.study.rename("Elsewhere")
    model.study.rename("Here")
    assert len(said) == len(words)
    assert [told for told, text in zip(words, said, strict=True) if told not in text] == []


def test_only_a_file_that_was_opened_counts_as_uploaded(window: OpenDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(window.upload, "_send_msg", lambda message: told.append(message["status"]))
    window.upload.value = b"{"
    assert (told, window.message.visible) == (["error"], True)
    assert "expected a study as JSON" in window.message.title
    window.upload._handle_msg({"status": "error", "error": "the browser found it too large"})
    assert (told, "at most 5 MB" in window.message.title) == (["error"] * 2, True)
    window.upload.value = dumps(Study(Setup(players=2, seed=7))).encode()
    assert told == ["error"] * 2 + ["finished"]
    assert window.upload.uploaded_label == window.upload.label


@pytest.mark.parametrize("data", [b"PK", b"[" * 5000, b"\xff\xfe", b"x" * 5_000_001])
def test_a_file_that_is_no_study_is_told_and_the_window_stays(window: OpenDialog, data: bytes) -> None:
    study = window.workspace.study
    window.upload.value = data
    assert window.message.visible
    assert (window.workspace.study, window.dialog.open) == (study, True)
