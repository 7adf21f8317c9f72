"""What a study says is seen beside the board, by whoever opens it."""

import json
from collections.abc import Iterator

import pytest

from boonlake_panel import Setup, Study
from boonlake_panel.app.kit.rich_text import links
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.session.dashboard import DashboardSession
from boonlake_panel.app.viewers.explorer import Explorer
from boonlake_panel.study.library import Library

INTRODUCTION = "Read ship.harbor first.\n\nThen go on."


def written() -> Study:
    study = Study(Setup(players=2, seed=7), title="Two harbours")
    study.comment(INTRODUCTION)
    first = study.play(study.game.decision.keys[0])
    study.comment("A **calm** start.", first)
    study.mark("good", first)
    second = study.play(study.game.decision.keys[0])
    study.comment("What now?", second, before=True)
    study.go(study.root)
    return study


@pytest.fixture
def explorer() -> Iterator[Explorer]:
    opened = Explorer(GameModel(written()))
    yield opened
    opened.close()


def said(explorer: Explorer) -> str:
    assert explorer.remarks is not None
    return json.dumps(explorer.remarks.content, ensure_ascii=False) if explorer.remarks.visible else ""


def test_title_and_introduction_are_seen_by_whoever_opens_the_link() -> None:
    library = Library("sqlite://")
    id_ = library.keep(written()).id
    session = DashboardSession(library=library)
    session.read_address({"study": [id_.encode()], "node": [b"0"]})
    explorer = session.pages["explore"].explorer  # type: ignore[attr-defined]
    assert explorer.tab == "play", "no edit box has to be opened"
    assert "Two harbours" in said(explorer)
    assert "Then go on." in said(explorer)
    assert ("rule", "ship.harbor") in links(explorer.remarks.content)
    session.close()


def test_comments_come_with_their_choices(explorer: Explorer) -> None:
    model = explorer.model
    model.forward()
    assert "Then go on." not in said(explorer)
    assert '{"t": "strong", "c": ["calm"]}' in said(explorer)
    assert "Red: Keep" in said(explorer)
    assert "What now?" in said(explorer), "said about the position in which the next choice is made"
    explorer.remarks.receive({"rule": "ship.harbor"})
    assert model.rule == "", "only rules that are named here"


def test_a_study_that_says_nothing_takes_no_room(explorer: Explorer) -> None:
    explorer.model.study = Study(Setup(players=2, seed=7))
    assert said(explorer) == ""


def test_what_a_review_found_is_shown_before_it_happened(explorer: Explorer) -> None:
    model = explorer.model
    first = model.study.main_line[0]
    better = next(key for key in model.game.decision.keys if key != first.key)
    model.forward(2)
    model.look_before(first, better)
    assert model.cursor is first.parent
    assert "calm" in said(explorer)
    assert {("node", first.id), ("choice", better)} <= set(links(explorer.remarks.content))
    explorer.remarks.receive({"choice": better})
    assert model.cursor.key == better
    model.look_before(first, better)
    explorer.remarks.receive({"node": first.id})
    assert model.cursor is first
    assert ("choice", better) not in links(explorer.remarks.content)
