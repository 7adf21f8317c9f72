"""A chart on a page: drawn when there is something to show, and again only when that changes.

Each drawing is a figure of its own. Figures that take other data are quicker, but a source that gets shorter makes
BokehJS raise `Size mismatch` and can stop the whole page; and they keep the ranges of their first drawing.
"""

from collections.abc import Callable
from typing import Any

import panel as pn

from ...texts.messages import current_language
from ...views.drawing.palette import Palette, palette_of

Draw = Callable[[Any, Palette], Any]
"""Makes a HoloViews element from plain data."""


class Chart:
    """One HoloViews chart and its place on the page, which takes no room while there is nothing to show."""

    def __init__(self, draw: Draw, height: int = 300, on_tap: Callable[[float, float], None] | None = None) -> None:
        self.draw = draw
        self.height = height
        self.on_tap = on_tap
        self.place = pn.Column(css_classes=["chart"], sizing_mode="stretch_width", visible=False)
        self._drawn: Any = None
        self._tap: Any = None

    def show(self, data: Any, dark: bool) -> None:
        """Shows plain data in the current language; nothing takes the chart away."""
        self.place.visible = bool(data)
        wanted = (data, dark, current_language())
        if not data or wanted == self._drawn:
            return
        self._drawn = wanted
        self.place.objects = [self._pane(data, palette_of(dark))]

    def _pane(self, data: Any, palette: Palette) -> Any:
        import holoviews as hv

        chart = self.draw(data, palette)
        if self.on_tap is not None:
            self._tap = hv.streams.Tap(source=chart)
            self._tap.add_subscriber(self._tapped)
        return pn.pane.HoloViews(chart, linked_axes=False, sizing_mode="stretch_width", height=self.height)

    def _tapped(self, x: float | None = None, y: float | None = None) -> None:
        if self.on_tap is not None and isinstance(x, int | float) and isinstance(y, int | float):
            self.on_tap(x, y)
