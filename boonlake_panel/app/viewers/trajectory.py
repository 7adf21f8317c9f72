"""`Trajectory`: charts of the line that is shown, made when somebody first wants to see one."""

from typing import Any

import panel as pn
import panel_material_ui as pmui
import param

from ...study import Node
from ...texts.messages import current_language
from ...views.drawing.palette import Palette
from ..kit.chart import Chart
from ..kit.widgets import hint
from ..kit.wording import t
from .base import ModelViewer

NONE = "chart-none"
CHARTS = ("points", "points-source", "resources", "branches")
MAX_BRANCHES = 3
HEIGHT = 320


class Trajectory(ModelViewer):
    """Buttons for the charts and the one that was chosen; a click on it goes to that turn.

    >>> chart = Trajectory(GameModel(Setup(players=2, seed=7)))  # in a notebook cell it shows itself
    """

    chart: Any = param.Selector(default=NONE, objects=[NONE, *CHARTS], doc="Which chart is shown.")
    late = True
    follows = ("revision", "dark")

    def build(self) -> Any:
        """Make the parts."""
        self._facts: Any = None
        self._drawn: Any = None
        self._language = ""
        self.picker = pmui.RadioButtonGroup.from_param(self.param.chart, label="", size="small", description="")
        self.hint = hint(t("trajectory-hint"), visible=False)
        self.follow(self, ["chart"], self.refresh)
        self.drawing = Chart(self._draw, height=HEIGHT, on_tap=self._tapped)
        return pn.Column(self.picker, self.hint, self.drawing.place, sizing_mode="stretch_width")

    def refresh(self) -> None:
        """Show the line of the cursor, if a chart is open."""
        if self._language != current_language():
            self._language = current_language()
            self.param.chart.objects = {t(name): name for name in (NONE, *CHARTS)}
            self.picker.label = t("trajectory")
            self.hint.object = t("trajectory-hint")
        self.hint.visible = self.chart != NONE
        self._drawn = None if self.chart == NONE else self._wanted()
        self.drawing.show(self._drawn, self.model.dark)

    def _wanted(self) -> dict[str, Any]:
        """What the chart depends on; nothing else makes it draw again."""
        facts = self._line_facts()
        lines = {name: facts.facts(line) for name, line in self._lines().items()}
        return {"chart": self.chart, "lines": lines, "seat": self.model.shown_seat}

    def _line_facts(self) -> Any:
        from ...views.charts.trajectories import TurnFacts

        if self._facts is None or self._facts.study is not self.model.study:
            self._facts = TurnFacts(self.model.study)
        return self._facts

    def _lines(self) -> dict[str, list[Node]]:
        """The line of the cursor, and for the comparison the other branches at the last fork, by their names."""
        from ...views.charts.trajectories import line_names

        study, line = self.model.study, self.model.line
        fork = next((node for node in reversed(line[: self.model.cursor.depth + 1]) if len(node.children) > 1), None)
        others = [child for child in fork.children if child not in line] if fork else []
        if self.chart != "branches" or not others:
            return {"": line}
        ends = [line[-1], *(study.end(child) for child in others[:MAX_BRANCHES])]
        return {name: [study.root, *end.path] for name, end in line_names(study, ends).items()}

    def _draw(self, data: Any, palette: Palette) -> Any:
        from ...views.charts import trajectories as charts

        names = charts.names_of(self.model.study)
        seat = min(data["seat"], len(names) - 1)
        facts = charts.first(data["lines"])
        if data["chart"] == "points-source":
            return charts.source_chart(facts, seat, palette, names[seat])
        if data["chart"] == "resources":
            return charts.goods_chart(facts, seat, palette, names[seat])
        if len(data["lines"]) == 1:
            return charts.points_chart(facts, names, palette)
        return charts.branch_chart(data["lines"], names, palette)

    def _tapped(self, x: float, y: float) -> None:
        if self._drawn:
            facts = next(iter(self._drawn["lines"].values()))
            self.model.go(min(facts, key=lambda fact: abs(fact.turn - x)).node)
