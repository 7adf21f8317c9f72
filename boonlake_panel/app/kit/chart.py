"""A chart on a page: made when there is something to show, drawn again only when that changes."""

from collections.abc import Callable
from typing import Any

import panel as pn

from ...texts.messages import current_language, in_language
from ...views.drawing.palette import Palette, palette_of

Draw = Callable[[Any, Palette], Any]
"""Makes a HoloViews element from plain data."""


class Chart:
    """One HoloViews chart and its place on the page, which takes no room while there is nothing to show."""

    def __init__(self, draw: Draw, height: int = 300, on_tap: Callable[[float, float], None] | None = None) -> None:
        self.draw = draw
        self.height = height
        self.on_tap = on_tap
        self.place = pn.Column(sizing_mode="stretch_width", visible=False)
        self._pipe: Any = None
        self._sent: Any = None

    def show(self, data: Any, dark: bool) -> None:
        """Shows plain data in the current language; nothing takes the chart away."""
        self.place.visible = bool(data)
        wanted = {"data": data, "dark": dark, "language": current_language()}
        if not data or wanted == self._sent:
            return
        self._sent = wanted
        if self._pipe is None:
            self._build()
        else:
            self._pipe.send(wanted)

    def _build(self) -> None:
        import holoviews as hv

        if "bokeh" not in hv.Store.renderers:
            hv.extension("bokeh")
        self._pipe = hv.streams.Pipe(data=self._sent)
        chart = hv.DynamicMap(self._drawn, streams=[self._pipe])
        if self.on_tap is not None:
            hv.streams.Tap(source=chart).add_subscriber(self._tapped)
        self.place.append(pn.pane.HoloViews(chart, linked_axes=False, sizing_mode="stretch_width", height=self.height))

    def _drawn(self, data: Any) -> Any:
        with in_language(data["language"]):
            return self.draw(data["data"], palette_of(data["dark"]))

    def _tapped(self, x: float | None = None, y: float | None = None) -> None:
        if self.on_tap is not None and isinstance(x, int | float) and isinstance(y, int | float):
            self.on_tap(x, y)
