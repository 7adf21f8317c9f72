"""The charts of a line: each drawn on its own scale, named after whoever it is about."""

from typing import Any

import holoviews as hv
import pytest

from boonlake_panel import Setup
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.viewers.trajectory import CHARTS, NONE, Trajectory


@pytest.fixture
def view() -> Trajectory:
    model = GameModel(Setup(players=2, seed=7, names=["Anna", "Ben {x}"]))
    for _ in range(40):
        model.play(model.decision.keys[0])
    return Trajectory(model)


def figure(view: Trajectory) -> Any:
    pane = view.drawing.place.objects[0]
    return hv.render(pane.object)


def test_a_chart_of_one_player_says_whose_it_is(view: Trajectory) -> None:
    view.model.seat = 1
    for chart in ("points-source", "resources"):
        view.chart = chart
        assert figure(view).yaxis[0].axis_label.startswith("Ben {x}: ")
    view.chart = "points"
    assert figure(view).yaxis[0].axis_label == "points"
    assert figure(view).title.text == ""


def test_every_chart_is_a_figure_of_its_own_with_its_own_range(view: Trajectory) -> None:
    panes, highest = [], []
    for chart in CHARTS:
        view.chart = chart
        panes.append(view.drawing.place.objects[0])
        highest.append(figure(view).y_range.end)
    assert len({id(pane) for pane in panes}) == len(CHARTS)
    assert highest[0] != highest[2]


def test_no_chart_takes_no_room_and_the_same_chart_comes_back(view: Trajectory) -> None:
    view.chart = "points"
    assert view.drawing.place.visible
    view.chart = NONE
    assert not view.drawing.place.visible
    view.chart = "points"
    assert view.drawing.place.visible
