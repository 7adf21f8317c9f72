"""The charts of the page, made when somebody first wants to see them."""

from typing import Any

import panel as pn
from panel.viewable import Viewer

from ...study import Node
from ...texts.messages import current_language
from ...views.drawing.palette import palette_of
from ..kit.markup import Markup, Part, part
from ..kit.wording import t
from ..model import GameModel

CHARTS = ("points", "points-source", "resources", "branches")


class TrajectoryPanel(Viewer):
    """Buttons for the charts and the one that was chosen; a click on it goes to that turn."""

    def __init__(self, model: GameModel, **params: Any) -> None:
        super().__init__(**params)
        self.model = model
        self.dark = False
        self.chosen = ""
        self._facts: Any = None
        self._pipe: Any = None
        self._sent: Any = None
        self.buttons = Markup(on_act=model.localized(self._act), sizing_mode="stretch_width")
        self._layout = pn.Column(self.buttons, sizing_mode="stretch_width")

    def __panel__(self) -> Any:
        return self._layout

    def refresh(self) -> None:
        """Shows the line of the cursor, if a chart is open."""
        self.buttons.put(self._buttons())
        if self.chosen and self._pipe is not None:
            wanted = self._wanted()
            if wanted != self._sent:
                self._sent = wanted
                self._pipe.send(wanted)

    def paint(self, dark: bool) -> None:
        self.dark = self.buttons.dark = dark
        self.refresh()

    def _buttons(self) -> list[Part]:
        buttons = [
            part(
                "button",
                t(name),
                act="chart",
                value=name,
                aria_pressed=str(name == self.chosen).lower(),
                data_id=name,
            )
            for name in CHARTS
        ]
        hint = part("span", t("trajectory-hint"), css="muted") if self.chosen else None
        return [part("h3", t("trajectory")), part("div", *buttons, hint, css="bar", role="group")]

    def _act(self, act: str, value: str) -> None:
        if act != "chart" or value not in CHARTS:
            return
        self.chosen = "" if value == self.chosen else value
        if self.chosen and self._pipe is None:
            self._build()
        if len(self._layout) > 1:
            self._layout.objects[1].visible = bool(self.chosen)
        self.refresh()

    def _wanted(self) -> dict[str, Any]:
        """What the chart depends on; nothing else makes it draw again."""
        lines = self._lines()
        facts = [self._line_facts().facts(line) for line in lines]
        return {
            "chart": self.chosen,
            "facts": facts,
            "seat": self.model.shown_seat,
            "dark": self.dark,
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
        if self.chosen != "branches":
            return [line]
        fork = next((node for node in reversed(line[: self.model.cursor.depth + 1]) if len(node.children) > 1), None)
        if fork is None:
            return [line]
        ends = [self.model.study.end(child) for child in fork.children if child not in line]
        return [line, *([self.model.study.root, *end.path] for end in ends[:3])]

    def _build(self) -> None:
        import holoviews as hv

        if "bokeh" not in hv.Store.renderers:
            hv.extension("bokeh")
        self._sent = self._wanted()
        self._pipe = hv.streams.Pipe(data=self._sent)
        chart = hv.DynamicMap(self._draw, streams=[self._pipe])
        tap = hv.streams.Tap(source=chart)
        tap.add_subscriber(self.model.localized(self._tapped))
        self._layout.append(pn.pane.HoloViews(chart, sizing_mode="stretch_width", height=320))

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
        if x is None or not self._sent:
            return
        facts = self._sent["facts"][0]
        nearest = min(facts, key=lambda fact: abs(fact.turn - x))
        self.model.go(nearest.node)
