"""Views of a notebook follow their model a few times a second and when a cell has ended, not with each choice."""

import asyncio

import panel as pn
import pytest

from boonlake_panel import Choices, GameModel, MapBoard, Setup, Timeline
from boonlake_panel.app.kit import cells


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


def test_views_that_take_long_leave_most_of_the_time_to_the_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(cells.time, "monotonic", lambda: now)
    model = GameModel(Setup(players=2, seed=7))
    choices = Choices(model)
    pn.panel(choices).get_root()
    drawn: list[int] = []

    def refresh() -> None:
        nonlocal now
        now += 1.0
        drawn.append(model.step)

    async def notebook() -> None:
        nonlocal now
        for _ in range(100):
            now += 0.1
            model.play(model.options[0].key)
        await asyncio.sleep(0)

    choices.refresh = refresh  # type: ignore[method-assign]
    asyncio.run(notebook())
    assert len(drawn) <= 4
    assert drawn[-1] == 100


def test_the_slider_is_not_moved_with_every_choice_of_a_cell() -> None:
    model = GameModel(Setup(players=2, seed=7))
    timeline = Timeline(model)
    pn.panel(timeline).get_root()
    moved: list[int] = []
    timeline.slider.param.watch(lambda event: moved.append(event.new), ["value"])

    async def notebook() -> None:
        for _ in range(20):
            model.play(model.options[0].key)
        await asyncio.sleep(0)

    asyncio.run(notebook())
    assert len(moved) < 8
    assert moved[-1] == timeline.slider.end == 20


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
