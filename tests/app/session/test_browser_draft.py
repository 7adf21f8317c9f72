"""Games that nobody saved: what the browser keeps of them, and how they come back."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from boonlake_panel import Library, Setup, Study
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.session.browser_draft import MAX_CHARACTERS
from boonlake_panel.app.session.dashboard import DashboardSession
from boonlake_panel.app.session.workspace import BACK, FRESH
from boonlake_panel.study.files import dumps

HOSTILE = "<img src=x onerror=alert(1)>"


@pytest.fixture
def session() -> Iterator[DashboardSession]:
    opened = DashboardSession(GameModel(Setup(players=2, seed=1)), Library("sqlite://"))
    yield opened
    opened.close()


def play(session: DashboardSession, choices: int = 1) -> None:
    for _ in range(choices):
        session.model.play(session.model.game.decision.keys[0])


def hear(session: DashboardSession, kept: Any = "") -> None:
    """The browser tells what it kept."""
    session.workspace.draft.storage.receive({"found": json.dumps(kept)})


def written(session: DashboardSession) -> dict[str, Any]:
    text = json.loads(session.workspace.draft.storage.text or '""')
    return dict(json.loads(text)) if text else {}


def own_game(choices: int = 3, title: str = "") -> Study:
    study = Study(Setup(players=3, seed=7), title=title)
    for _ in range(choices):
        study.play(study.game.decision.keys[0])
    return study


def test_only_a_game_with_something_in_it_is_kept(session: DashboardSession) -> None:
    hear(session)
    session.show("rules")
    assert written(session) == {}
    play(session, 2)
    session.model.back()
    assert len(written(session)["nodes"]) == 3
    assert written(session)["cursor"] == session.model.cursor.id


def test_a_game_that_was_kept_goes_on_where_it_was(session: DashboardSession) -> None:
    study = own_game(title=HOSTILE)
    study.back()
    hear(session, dumps(study))
    assert (len(session.model.study), session.model.cursor.depth, session.model.study.title) == (3, 2, HOSTILE)
    assert session.notice.actions == (FRESH,)
    assert "restored" in session.notice.alert.title


@pytest.mark.parametrize(
    "kept",
    [None, 7, [1], {"nodes": []}, "no study", "[" * 5000, "{}", '{"format": "boonlake-study"}', "x" * MAX_CHARACTERS],
)
def test_what_cannot_be_read_changes_nothing(session: DashboardSession, kept: Any) -> None:
    study = session.model.study
    hear(session, kept)
    assert session.model.study is study
    assert not session.notice.words


def test_of_a_damaged_game_the_part_that_can_be_played_comes_back(session: DashboardSession) -> None:
    lines = dumps(own_game(4)).splitlines()
    hear(session, "\n".join(lines[:-3]))
    assert 0 < len(session.model.study) <= 4
    assert session.notice.alert.severity == "error"


def test_whoever_asked_for_another_study_gets_that(session: DashboardSession) -> None:
    session.read_address({"study": [b"nosuchstudy"]})
    study = session.model.study
    hear(session, dumps(own_game()))
    assert session.model.study is study


def test_whoever_has_begun_already_goes_on(session: DashboardSession) -> None:
    play(session)
    study = session.model.study
    hear(session, dumps(own_game()))
    assert session.model.study is study


def test_a_new_game_puts_the_one_before_aside(session: DashboardSession) -> None:
    hear(session)
    play(session, 2)
    first = session.model.study
    session.start(Setup(players=4, seed=2))
    notice = session.notice
    assert (notice.actions, notice.alert.severity) == ((BACK,), "info")
    assert "2 choices" in notice.words
    assert written(session)["setup"]["players"] == 4
    notice.buttons[BACK].clicks += 1
    assert session.model.study is first
    assert len(written(session)["nodes"]) == 3
    assert not notice.words, "the game that was left had no choices in it"


def test_looking_at_an_example_loses_nothing(session: DashboardSession) -> None:
    hear(session)
    play(session)
    own, kept = session.model.study, written(session)
    explorer = session.current.explorer
    assert explorer.examples.open("setup.scoring_tile_choice")
    play(session)
    assert written(session) == kept
    assert not session.notice.words
    explorer.examples.leave()
    assert session.model.study is own
    session.open_dialog._open_example({"id": "two-planners"})
    assert session.notice.actions == (BACK,)
    assert written(session) == kept, "until something is chosen there"


def test_a_saved_game_needs_no_second_keeper(session: DashboardSession) -> None:
    hear(session)
    play(session)
    session.workspace.save()
    assert written(session) == {}
    play(session)
    assert written(session) == {}
    session.start(Setup(players=2, seed=3))
    assert not session.notice.words


def test_starting_fresh_can_be_taken_back(session: DashboardSession) -> None:
    hear(session, dumps(own_game()))
    restored = session.model.study
    session.show("rules")
    session.workspace.act(FRESH)
    assert len(session.model.study) == 0
    assert written(session) == {}
    assert session.notice.alert.visible
    session.notice.buttons[BACK].clicks += 1
    assert session.model.study is restored
    assert not session.notice.alert.visible
