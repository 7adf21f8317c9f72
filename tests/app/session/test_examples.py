"""Examples of rules on the board, and the way back to one's own game."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from boonlake_panel import Setup
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.session.dashboard import DashboardSession
from boonlake_panel.study.library import Library


@pytest.fixture
def session() -> Iterator[DashboardSession]:
    opened = DashboardSession(GameModel(Setup(players=2, seed=7)))
    yield opened
    opened.close()


def test_an_example_of_a_rule_and_the_way_back(session: DashboardSession) -> None:
    own = session.model.study
    own.play(own.game.decision.keys[0])
    session.show("rules")
    session.show_example("ship.harbor")
    explorer = session.pages["explore"].explorer  # type: ignore[attr-defined]
    assert session.page == "explore"
    assert session.model.study is not own
    assert "ship.harbor" in json.dumps(explorer.remarks.content)
    explorer.examples.open("site.vase")
    assert explorer.remarks.visible
    explorer.examples.leave()
    assert session.model.study is own
    assert len(own) == 1
    assert not explorer.remarks.visible


def test_a_study_of_the_library_is_kept_again_after_an_example(tmp_path: Any) -> None:
    library = Library(f"sqlite:///{tmp_path / 'studies.db'}")
    session = DashboardSession(GameModel(Setup(players=2, seed=7)), library)
    session.workspace.save()
    assert session.workspace.tracked is not None
    id_ = session.workspace.tracked.id
    session.show_example("ship.harbor")
    assert session.workspace.tracked is None
    session.pages["explore"].explorer.examples.leave()  # type: ignore[attr-defined]
    assert session.workspace.tracked is not None
    assert session.workspace.tracked.id == id_
    session.model.play(session.model.game.decision.keys[0])
    session.close()
    assert len(library.open(id_).study) == 1
