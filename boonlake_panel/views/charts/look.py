"""How every chart looks: the colours of the page, no toolbar, as wide as there is room."""

from collections.abc import Mapping, Sequence
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
    _load_backend()
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


def _load_backend() -> None:
    """Make charts drawable outside notebooks and pages too; it takes a second, so not before there is a chart."""
    import holoviews.plotting.bokeh  # noqa: F401

    if hv.Store.current_backend not in hv.Store.loaded_backends():
        hv.Store.set_current_backend("bokeh")


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


def keyed(dimensions: Any, elements: Mapping[Any, Any], options: dict[str, Any]) -> Any:
    """Elements by seat, branch or source. Each has the look, so that it stays when something else is laid over them."""
    own = {name: value for name, value in options.items() if "legend" not in name}
    legends = {name: value for name, value in options.items() if name.startswith("legend")}
    parts = {key: element.opts(**own, show_title=False) for key, element in elements.items()}
    return hv.NdOverlay(parts, dimensions, sort=False).opts(**legends, show_title=False)


def overlay(parts: Sequence[Any], options: dict[str, Any]) -> Any:
    """Parts over each other, without the title that the last of them would give the whole."""
    return hv.Overlay(parts).opts(**options, show_title=False)


def hover(*dimensions: Any) -> dict[str, Any]:
    """The options of an element that tells these dimensions where the mouse is."""
    told = [(one.label, f"@{{{one.name}}}") for one in dimensions]
    return {"tools": ["hover"], "hover_tooltips": told}


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
