"""Databases and files that take their time: the event loop goes on."""

import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from boonlake_panel import GameModel, Library, Setup, Study
from boonlake_panel.app.serving import background
from boonlake_panel.app.serving.background import read_study, run_beside
from boonlake_panel.app.serving.metrics import REGISTRY
from boonlake_panel.app.session import workspace as workspace_module
from boonlake_panel.app.session.identity import Identity
from boonlake_panel.app.session.workspace import Workspace
from boonlake_panel.study import StudyError
from boonlake_panel.study.files import dumps

AT_MOST = 1.0
"""Seconds, also on a busy machine; whoever waited for a lock would take MAX_WAIT."""
PATIENCE = 30


class Loop:
    """The document of a served page, whose callbacks run when the test says so."""

    def __init__(self) -> None:
        self.session_context = self
        self.destroyed = False
        self.callbacks: list[Callable[[], Any]] = []

    def add_next_tick_callback(self, callback: Callable[[], Any]) -> None:
        self.callbacks.append(callback)

    def add_timeout_callback(self, callback: Callable[[], Any], milliseconds: int) -> None:
        if milliseconds == workspace_module.SLOW_AFTER:
            self.callbacks.append(callback)

    def run_until(self, done: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end
            while self.callbacks:
                self.callbacks.pop(0)()
            time.sleep(0.005)


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> Loop:
    page = Loop()
    monkeypatch.setattr(background, "served_document", lambda: page)
    monkeypatch.setattr(workspace_module, "served_document", lambda: page)
    return page


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "studies.db"


@pytest.fixture
def locked(path: Path) -> Iterator[sqlite3.Connection]:
    """Somebody else who writes into the library, and does not come to an end."""
    Library(str(path)).close()
    other = sqlite3.connect(path, isolation_level=None)
    yield other
    other.close()


def test_what_is_quick_is_there_at_once_and_what_is_slow_comes_later(loop: Loop) -> None:
    answers: list[Any] = []
    run_beside(lambda: 1, answers.append)
    assert answers == [1]
    gate = threading.Event()
    began = time.monotonic()
    run_beside(lambda: gate.wait(PATIENCE), answers.append)
    run_beside(lambda: gate.wait(PATIENCE), answers.append)
    assert time.monotonic() - began < AT_MOST
    gate.set()
    loop.run_until(lambda: answers == [1, True, True])


def test_whatever_goes_wrong_is_told(loop: Loop) -> None:
    told: list[StudyError] = []
    run_beside(lambda: 1 / 0, failed=told.append)
    assert [str(problem) for problem in told] == ["ZeroDivisionError"]


def test_a_lock_that_somebody_holds_costs_others_nothing(loop: Loop, path: Path, locked: sqlite3.Connection) -> None:
    identity = Identity("ada", lambda visitor: None)
    workspace = Workspace(GameModel(Setup(players=2, seed=1)), Library(str(path)), identity=identity)
    workspace.save("Mine")
    loop.run_until(lambda: workspace.saved)
    locked.execute("BEGIN IMMEDIATE")
    began = time.monotonic()
    for _ in range(3):
        workspace.model.choice = workspace.model.options[0].key
    workspace.open_id(workspace.tracked.id)
    assert time.monotonic() - began < AT_MOST
    assert workspace.tracked.unsaved or workspace.model.step == 0
    locked.execute("ROLLBACK")
    loop.run_until(lambda: Library(str(path)).entries()[0].choices == 3)


def test_a_change_that_is_not_saved_says_so(loop: Loop, path: Path, locked: sqlite3.Connection) -> None:
    workspace = Workspace(
        GameModel(Setup(players=2, seed=1)), Library(str(path)), identity=Identity("ada", lambda visitor: None)
    )
    workspace.save("Mine")
    loop.run_until(lambda: workspace.saved)
    locked.execute("BEGIN IMMEDIATE")
    saves = REGISTRY.get_sample_value("boonlake_save_seconds_count")
    workspace.model.choice = workspace.model.options[0].key
    loop.run_until(lambda: workspace.late)
    locked.execute("ROLLBACK")
    workspace.tracked.save()
    loop.run_until(lambda: not workspace.late and not workspace.tracked.unsaved)
    assert Library(str(path)).entries()[0].choices == 1
    assert REGISTRY.get_sample_value("boonlake_save_seconds_count") > saves


def test_what_was_played_last_is_saved_when_its_visitor_leaves(
    loop: Loop, path: Path, locked: sqlite3.Connection
) -> None:
    workspace = Workspace(
        GameModel(Setup(players=2, seed=1)), Library(str(path)), identity=Identity("ada", lambda visitor: None)
    )
    workspace.save("Mine")
    loop.run_until(lambda: workspace.saved)
    locked.execute("BEGIN IMMEDIATE")
    for _ in range(3):
        workspace.model.choice = workspace.model.options[0].key
    workspace.close()
    loop.destroyed = True
    locked.execute("ROLLBACK")
    loop.run_until(lambda: Library(str(path)).entries()[0].choices == 3)


def test_a_large_study_is_read_by_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    written = dumps(Study(Setup(players=2, seed=7), title="Large"))
    monkeypatch.setattr(background, "LARGE", 10)
    monkeypatch.setattr(background, "loads", None)  # not here
    assert dumps(read_study(written)) == written
    with pytest.raises(StudyError, match="JSON"):
        read_study("{" * 20)
