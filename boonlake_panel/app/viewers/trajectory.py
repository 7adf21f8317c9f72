"""`Trajectory`: charts of the line that is shown, made when somebody first wants to see one."""

from typing import Any

import panel as pn
import panel_material_ui as pmui
import param

from ...study import Node
from ...texts.messages import current_language
from ...views.drawing.palette import palette_of
from ..kit.wording import t
from .base import ModelViewer

NONE = "chart-none"
CHARTS = ("points", "points-source", "resources", "branches")
MAX_BRANCHES = 3


class Trajectory(ModelViewer):
    """Buttons for the charts and the one that was chosen; a click on it goes to that turn."""

    chart: Any = param.Selector(default=NONE, objects=[NONE, *CHARTS], doc="Which chart is shown.")
    late = True
    follows = ("revision", "dark")

    def build(self) -> Any:
        self._facts: Any = None
        self._pipe: Any = None
        self._sent: Any = None
        self._language = ""
        self.picker = pmui.RadioButtonGroup.from_param(self.param.chart, label="", size="small", description="")
        self.heading = pmui.Typography("", variant="subtitle2", margin=(8, 4, 2, 4))
        self.hint = pmui.Typography("", variant="body2", visible=False, margin=(2, 4))
        self.follow(self, ["chart"], self._choose)
        return pn.Column(self.heading, self.picker, self.hint, sizing_mode="stretch_width")

    def refresh(self) -> None:
        """Show the line of the cursor, if a chart is open."""
        if self._language != current_language():
            self._language = current_language()
            self.param.chart.objects = {t(name): name for name in (NONE, *CHARTS)}
            self.heading.object, self.hint.object = t("trajectory"), t("trajectory-hint")
        if self.chart != NONE and self._pipe is not None:
            wanted = self._wanted()
            if wanted != self._sent:
                self._sent = wanted
                self._pipe.send(wanted)

    def _choose(self) -> None:
        shown = self.chart != NONE
        if shown and self._pipe is None:
            self._make_chart()
        self.hint.visible = shown
        for pane in self.layout.objects[3:]:
            pane.visible = shown
        self.refresh()

    def _wanted(self) -> dict[str, Any]:
        """What the chart depends on; nothing else makes it draw again."""
        facts = [self._line_facts().facts(line) for line in self._lines()]
        return {
            "chart": self.chart,
            "facts": facts,
            "seat": self.model.shown_seat,
            "dark": self.model.dark,
            "language": current_language(),
        }

    def _line_facts(self) -> Any:
        from ...views.charts.trajectories import TurnFacts

        if self._facts is None or self._facts.study is not self.model.study:
            self._facts = TurnFacts(self.model.study)
        return self._facts

    def _lines(self) -> list[list[Node]]:
        """The line of the cursor, and for the comparison the other branches at the last fork."""
        line = self.model.line
        if self.chart != "branches":
            return [line]
        fork = next((node for node in reversed(line[: self.model.cursor.depth + 1]) if len(node.children) > 1), None)
        if fork is None:
            return [line]
        ends = [self.model.study.end(child) for child in fork.children if child not in line]
        return [line, *([self.model.study.root, *end.path] for end in ends[:MAX_BRANCHES])]

    def _make_chart(self) -> None:
        import holoviews as hv

        if "bokeh" not in hv.Store.renderers:
            hv.extension("bokeh")
        self._sent = self._wanted()
        self._pipe = hv.streams.Pipe(data=self._sent)
        chart = hv.DynamicMap(self.localized(self._draw), streams=[self._pipe])
        hv.streams.Tap(source=chart).add_subscriber(self.localized(self._tapped))
        self.layout.append(pn.pane.HoloViews(chart, sizing_mode="stretch_width", height=320))

    def _draw(self, data: Any) -> Any:
        from ...views.charts import trajectories as charts

        palette = palette_of(data["dark"])
        names = charts.names_of(self.model.study)
        seat = min(data["seat"], len(names) - 1)
        if data["chart"] == "points-source":
            return charts.source_chart(data["facts"][0], seat, palette)
        if data["chart"] == "resources":
            return charts.goods_chart(data["facts"][0], seat, palette)
        return charts.branch_chart(data["facts"], names, palette)

    def _tapped(self, x: float | None = None, y: float | None = None) -> None:
        if x is not None and self._sent:
            self.model.go(min(self._sent["facts"][0], key=lambda fact: abs(fact.turn - x)).node)
