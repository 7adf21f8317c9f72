"""Views of a notebook follow their model a few times a second and when a cell has ended, not with each choice."""

import asyncio

import panel as pn
import pytest

from boonlake_panel import GameModel, MapBoard, Setup
from boonlake_panel.app.viewers.play import Choices


def test_views_are_drawn_once_for_many_choices_and_show_the_last() -> None:
    model = GameModel(Setup(players=2, seed=7))
    board, choices = MapBoard(model), Choices(model)
    drawn = []
    for viewer in (board, choices):
        pn.panel(viewer).get_root()
        refresh = viewer.refresh
        viewer.refresh = lambda refresh=refresh, viewer=viewer: (drawn.append((viewer, model.step)), refresh())

    async def cell() -> None:
        for _ in range(20):
            model.play(model.options[0].key)

    async def notebook() -> None:
        await cell()
        await asyncio.sleep(0)

    asyncio.run(notebook())
    assert [viewer for viewer, _ in drawn].count(board) < 8
    assert dict(drawn) == {board: 20, choices: 20}


def test_without_a_notebook_views_follow_at_once() -> None:
    model = GameModel(Setup(players=2, seed=7))
    choices = Choices(model)
    pn.panel(choices).get_root()
    drawn: list[int] = []
    choices.refresh = lambda: drawn.append(model.step)  # type: ignore[method-assign]
    for _ in range(3):
        model.play(model.options[0].key)
    assert drawn == [1, 2, 3]


def test_a_notebook_that_is_not_ready_says_what_to_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pn.extension, "_loaded", False)
    model = GameModel(Setup(players=2, seed=7))
    for thing in (model, MapBoard(model)):
        with pytest.warns(UserWarning, match=r"boonlake_panel\.notebook\(\)"):
            assert list(thing._repr_mimebundle_()) == ["text/plain"]
