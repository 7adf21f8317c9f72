"""The windows for studies: opened, saved, shared, deleted and restored."""

import json
from typing import Any

import pytest

from boonlake_panel import GameModel, Library, Setup, Study
from boonlake_panel.app.kit.dialogs import DialogHost
from boonlake_panel.app.session.study_dialogs import StudyDialogs
from boonlake_panel.app.session.workspace import Workspace
from boonlake_panel.study.files import dumps

HOSTILE = "<img src=x onerror=alert(1)>"


def shown(markup: Any) -> str:
    return json.dumps(json.loads(markup.content), ensure_ascii=False)


@pytest.fixture
def shelf() -> StudyDialogs:
    model = GameModel(Setup(players=3, seed=5))
    found = StudyDialogs(DialogHost(), Workspace(model, Library("sqlite://")))
    found.title.value = HOSTILE
    found.keep()
    found.open()
    return found


def test_studies_are_listed_with_what_they_are(shelf: StudyDialogs) -> None:
    told = shown(shelf.shelf)
    assert json.dumps(HOSTILE) in told
    assert "3 players" in told
    assert "changed 20" in told


def test_deleting_can_be_undone(shelf: StudyDialogs) -> None:
    assert shelf.library is not None
    assert shelf.workspace.tracked is not None
    id_ = shelf.workspace.tracked.id
    shelf._chosen("delete", id_)
    assert shelf.library.entries() == []
    assert shelf.workspace.tracked is None
    assert "Undo" in shown(shelf.shelf)
    shelf._chosen("restore", id_)
    assert [entry.id for entry in shelf.library.entries()] == [id_]
    shelf._chosen("delete", "nosuchstudy")
    assert "nosuchstudy" in shown(shelf.open_message)


def test_examples_open_in_one_click_and_are_not_kept(shelf: StudyDialogs) -> None:
    shelf._chosen("example", "solo")
    assert shelf.model.study.setup.players == 1
    assert shelf.workspace.tracked is None
    shelf._chosen("example", "../../etc/passwd")
    assert shelf.model.study.setup.players == 1


def test_every_example_has_a_sentence(shelf: StudyDialogs) -> None:
    from boonlake_panel.study.examples import example_names
    from boonlake_panel.texts.messages import has_text

    missing = [name for name in example_names() if not has_text(f"app-game-{name.replace('-', '_')}-text")]
    assert missing == []


def test_the_library_can_be_searched(shelf: StudyDialogs) -> None:
    shelf._chosen("set search", "no such words")
    assert "No study has these words" in shown(shelf.shelf)
    shelf._chosen("set search", "onerror")
    assert json.dumps(HOSTILE) in shown(shelf.shelf)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["is no mark 'x'", "this is no study", "no study 'gone'", "no node 'gone'", "changed elsewhere"]),
        ("de", ["gibt kein Zeichen 'x'", "das ist keine Studie", "keine Studie 'gone'", "keinen Knoten 'gone'",
                "auch anderswo geändert"]),
        ("fr", ["pas de signe 'x'", "pas une étude", "n\u2019a pas d\u2019étude 'gone'", "pas de nœud 'gone'",
                "aussi été modifiée ailleurs"]),
    ],
)  # fmt: skip
def test_files_and_links_are_refused_in_the_language_of_the_visitor(language: str, words: list[str]) -> None:
    said: list[str] = []
    model = GameModel(Setup(players=2, seed=7), language=language)
    library = Library("sqlite://")
    shelf = StudyDialogs(DialogHost(), Workspace(model, library, lambda words, bad, actions: said.append(words)))
    marked = json.loads(dumps(model.study))
    marked["nodes"][0]["mark"] = "x"
    shelf.upload.value = json.dumps(marked).encode()
    shelf.upload.value = b"PK"
    shelf.shelf._handle_msg({"act": "open", "value": "gone"})
    kept = library.keep(Study(Setup(players=2, seed=7)))
    model.localized(shelf.workspace.open_id)(kept.id, "gone")
    kept.study.rename("Elsewhere")
    model.localized(model.study.rename)("Here")
    assert len(said) == len(words)
    assert [told for told, found in zip(words, said, strict=True) if told not in found] == []
