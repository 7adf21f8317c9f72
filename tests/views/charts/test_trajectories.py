"""Charts of a study: drawn without any preparation, keyed by what they show, and with their look when combined."""

import subprocess
import sys
from typing import Any

import holoviews as hv
import pytest

from boonlake_panel import Study, load_example
from boonlake_panel.study import Node
from boonlake_panel.views.charts.trajectories import branches, goods_by_turn, points_by_source, points_by_turn


@pytest.fixture(scope="module")
def study() -> Study:
    return load_example("two-planners")


@pytest.fixture(scope="module")
def ends(study: Study) -> list[Node]:
    """The main line, a branch with a name, and one without."""
    first = next(node for node in study.main_line if node.turn == 12)
    assert first.parent
    others = [key for key in study.game_at(first.parent).decision.keys if key.startswith("strip:") and key != first.key]
    named, unnamed = others[:2]
    return [
        study.end(study.root),
        study.branch(named, node=first.parent, name="Another strip"),
        study.branch(unnamed, node=first.parent),
    ]


def keys(chart: Any) -> list[list[str]]:
    """By what the parts of a chart are keyed."""
    return [[one.name for one in part.kdims] for part in chart if isinstance(part, hv.NdOverlay)]


def legend(chart: Any) -> list[str]:
    return [item.label.value for item in hv.render(chart).legend[0].items]


def told(chart: Any) -> set[str]:
    """What the mouse is told."""
    tips = [tool.tooltips for tool in hv.render(chart).tools if hasattr(tool, "tooltips")]
    return {field for tip in tips for _, field in tip}


def test_a_script_draws_without_any_preparation() -> None:
    code = """
from boonlake_panel import load_example
from boonlake_panel.views.charts.trajectories import points_by_turn
import holoviews as hv
print(len(hv.render(points_by_turn(load_example("two-planners"))).renderers) > 4)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "True", done.stderr


def test_lines_are_keyed_by_what_they_show(study: Study, ends: list[Node]) -> None:
    assert keys(points_by_turn(study)) == [["seat"], ["seat"]]
    assert ["source"] in keys(points_by_source(study, 0))
    assert keys(goods_by_turn(study, 1)) == [["good"]]
    assert ["branch", "seat"] in keys(branches(study, ends))
    assert keys(branches(study, ends, seat=0)) == [["branch"], ["branch"]]


def test_branches_have_names_in_the_legend_and_where_the_mouse_is(study: Study, ends: list[Node]) -> None:
    chart = branches(study, ends, seat=0)
    names = legend(chart)
    assert names[:2] == ["Main line", "Another strip"]
    assert names[2].startswith("Take ")
    assert "@{branch}" in told(chart)
    whole = branches(study, ends)
    assert legend(whole)[2:] == names
    assert {"@{branch}", "@{seat}", "@{turn}", "@{points}"} <= told(whole)


def test_a_chart_keeps_its_look_when_something_is_laid_over_it(study: Study) -> None:
    plain = hv.render(points_by_turn(study))
    more = hv.render(points_by_turn(study) * hv.HLine(50))
    for figure in (plain, more):
        assert figure.toolbar_location is None
        assert (figure.height, figure.xaxis[0].axis_label) == (300, "turn")
        assert figure.right
    assert more.background_fill_color == plain.background_fill_color
    assert legend(points_by_turn(study) * hv.HLine(50)) == legend(points_by_turn(study))
