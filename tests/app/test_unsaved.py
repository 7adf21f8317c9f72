"""Games that nobody saved: what the browser keeps of them, and how they come back."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from boonlake_panel import Library, Setup, Study
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.session.browser_draft import BACK, FRESH, MAX_CHARACTERS
from boonlake_panel.app.session.dashboard import DashboardSession
from boonlake_panel.study.files import dumps

HOSTILE = "<img src=x onerror=alert(1)>"


@pytest.fixture
def visit() -> Iterator[DashboardSession]:
    found = DashboardSession(GameModel(Setup(players=2, seed=1)), Library("sqlite://"))
    yield found
    found.close()


def play(visit: DashboardSession, choices: int = 1) -> None:
    for _ in range(choices):
        visit.model.play(visit.model.game.decision.keys[0])


def hear(visit: DashboardSession, kept: Any = "") -> None:
    """The browser tells what it kept."""
    visit.unsaved.memory._handle_msg({"found": json.dumps(kept)})


def written(visit: DashboardSession) -> dict[str, Any]:
    text = json.loads(visit.unsaved.memory.text or '""')
    return dict(json.loads(text)) if text else {}


def own_game(choices: int = 3, title: str = "") -> Study:
    study = Study(Setup(players=3, seed=7), title=title)
    for _ in range(choices):
        study.play(study.game.decision.keys[0])
    return study


def test_only_a_game_with_something_in_it_is_kept(visit: DashboardSession) -> None:
    hear(visit)
    visit.show("rules")
    assert written(visit) == {}
    play(visit, 2)
    visit.model.back()
    assert len(written(visit)["nodes"]) == 3
    assert written(visit)["cursor"] == visit.model.cursor.id


def test_a_game_that_was_kept_goes_on_where_it_was(visit: DashboardSession) -> None:
    study = own_game(title=HOSTILE)
    study.back()
    hear(visit, dumps(study))
    assert (len(visit.model.study), visit.model.cursor.depth, visit.model.study.title) == (3, 2, HOSTILE)
    assert visit.current.explorer.notice.ways == (FRESH,)
    assert "restored" in visit.current.explorer.side.content


@pytest.mark.parametrize(
    "kept",
    [None, 7, [1], {"nodes": []}, "no study", "[" * 5000, "{}", '{"format": "boonlake-study"}', "x" * MAX_CHARACTERS],
)
def test_what_cannot_be_read_changes_nothing(visit: DashboardSession, kept: Any) -> None:
    study = visit.model.study
    hear(visit, kept)
    assert visit.model.study is study
    assert not visit.current.explorer.notice.words


def test_of_a_damaged_game_the_part_that_can_be_played_comes_back(visit: DashboardSession) -> None:
    lines = dumps(own_game(4)).splitlines()
    hear(visit, "\n".join(lines[:-3]))
    assert 0 < len(visit.model.study) <= 4
    assert visit.current.explorer.notice.bad


def test_whoever_asked_for_another_study_gets_that(visit: DashboardSession) -> None:
    visit.read_address({"study": [b"nosuchstudy"]})
    study = visit.model.study
    hear(visit, dumps(own_game()))
    assert visit.model.study is study


def test_whoever_has_begun_already_goes_on(visit: DashboardSession) -> None:
    play(visit)
    study = visit.model.study
    hear(visit, dumps(own_game()))
    assert visit.model.study is study


def test_a_new_game_puts_the_one_before_aside(visit: DashboardSession) -> None:
    hear(visit)
    play(visit, 2)
    first = visit.model.study
    visit.start(Setup(players=4, seed=2))
    notice = visit.current.explorer.notice
    assert (notice.ways, notice.bad) == ((BACK,), False)
    assert "2 choices" in notice.words
    assert written(visit)["setup"]["players"] == 4
    visit.current.explorer.act(BACK, "")
    assert visit.model.study is first
    assert len(written(visit)["nodes"]) == 3
    assert not visit.current.explorer.notice.words, "the game that was left had no choices in it"


def test_looking_at_an_example_loses_nothing(visit: DashboardSession) -> None:
    hear(visit)
    play(visit)
    own, kept = visit.model.study, written(visit)
    explorer = visit.current.explorer
    assert explorer.examples.open("setup.scoring_tile_choice")
    play(visit)
    assert written(visit) == kept
    assert not explorer.notice.words
    explorer.examples.leave()
    assert visit.model.study is own
    visit.shelf._open_example("two-planners")
    assert explorer.notice.ways == (BACK,)
    assert written(visit) == kept, "until something is chosen there"


def test_a_saved_game_needs_no_second_keeper(visit: DashboardSession) -> None:
    hear(visit)
    play(visit)
    visit.shelf.keep()
    assert written(visit) == {}
    play(visit)
    assert written(visit) == {}
    visit.start(Setup(players=2, seed=3))
    assert not visit.current.explorer.notice.words


def test_starting_fresh_can_be_taken_back(visit: DashboardSession) -> None:
    hear(visit, dumps(own_game()))
    restored = visit.model.study
    visit.show("rules")
    visit.unsaved.act(FRESH)
    assert len(visit.model.study) == 0
    assert written(visit) == {}
    assert BACK in visit.notice.content
    assert visit.notice.visible
    visit.notice._handle_msg({"act": BACK, "value": ""})
    assert visit.model.study is restored
    assert not visit.notice.visible
