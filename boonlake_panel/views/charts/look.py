"""How every chart looks: the colours of the page, no toolbar, as wide as there is room."""

from collections.abc import Sequence
from typing import Any

import holoviews as hv
from bokeh.models import CategoricalAxis

from ...texts.messages import text
from ..drawing.palette import Palette, mix
from ..drawing.wrapping import wrap

SMALL = {"label_text_font_size": "12px", "glyph_width": 14, "glyph_height": 14, "spacing": 6}
"""Legends that fit on a phone."""
LINE, LINES = 24, 2
"""How many letters of a name stand in a line beside an axis, and how many lines there are."""


def look(palette: Palette, xlabel: str, ylabel: str, **more: Any) -> dict[str, Any]:
    """The options of a chart; `more` are further ones or take the place of these."""
    hooks = [lambda plot, element: _paint(plot, palette), *more.pop("hooks", [])]
    return {
        "responsive": True,
        "height": 300,
        "xlabel": xlabel,
        "ylabel": ylabel,
        "toolbar": None,
        "active_tools": [],  # a wheel or a finger moves the page, not the chart
        "show_legend": True,
        "legend_position": "right",
        "legend_opts": {"background_fill_alpha": 0, "border_line_alpha": 0, "label_text_color": palette.ink, **SMALL},
        "framewise": True,
        **more,
        "hooks": hooks,
    }


def _paint(plot: Any, palette: Palette) -> None:
    figure = plot.state
    figure.background_fill_color = palette.panel
    figure.border_fill_color = palette.panel
    figure.outline_line_color = None
    for axis in figure.axis:
        axis.axis_label_text_color = palette.ink
        axis.major_label_text_color = palette.ink
        axis.axis_line_color = palette.line
        axis.major_tick_line_color = palette.line
        axis.minor_tick_line_color = None
        if isinstance(axis, CategoricalAxis):
            axis.group_text_color = palette.ink
            axis.group_text_font = axis.major_label_text_font
            axis.group_text_font_style = "normal"
            axis.group_text_font_size = "12px"
            axis.separator_line_color = None
    for grid in figure.grid:
        grid.grid_line_color = palette.line
        grid.grid_line_alpha = 0.5


def overlay(parts: Sequence[Any], options: dict[str, Any]) -> Any:
    """Elements over each other, without the title that the last of them would give the whole."""
    return hv.Overlay([part.opts(show_title=False) for part in parts]).opts(**options, show_title=False)


def beside_axis(words: str) -> str:
    """Words in lines that fit beside an axis."""
    return "\n".join(wrap(words, LINE, LINES))


def points_boxes(columns: Sequence[tuple[str, Sequence[int]]], palette: Palette) -> Any:
    """Points by name, the first name on top: the box holds the middle half."""
    rows = [(name, value) for name, values in reversed(columns) for value in values]
    style: dict[str, Any] = {
        "box_fill_color": mix(palette.accent, palette.panel, 0.4),
        "box_line_color": palette.ink,
        "whisker_color": palette.ink,
        "outlier_color": palette.muted,
        "box_width": 0.6,
    }
    boxes = hv.BoxWhisker(rows, "who", "points")
    return boxes.opts(invert_axes=True, **style, **look(palette, "", text("whatif-points"), show_legend=False))
