"""Charts of a simulation: how points are spread, where they come from, which actions were taken."""

from collections.abc import Mapping, Sequence
from typing import Any

import holoviews as hv

from ...texts.messages import text
from ..drawing.palette import LIGHT, Palette
from .look import beside_axis, look, points_boxes

HEIGHT = 780
"""Pixels: there are about twenty sources of points, each with two lines of room for its name."""
COLOURS = ("#d9794e", "#7c69c4", "#3f8f54", "#e3ad2b")
"""One for each agent after the first, which has the colour of the page."""
Amounts = Mapping[str, Mapping[str, float]]
"""By the name of an agent and what was counted."""


def spread_chart(values: Sequence[tuple[str, Sequence[int]]], palette: Palette = LIGHT) -> Any:
    """Final points, one box for each agent or seat."""
    return points_boxes(values, palette)


def sources_chart(amounts: Amounts, palette: Palette = LIGHT) -> Any:
    """Mean points by source and agent, the largest on top."""
    sources = {source for column in amounts.values() for source in column}
    ordered = sorted(sources, key=lambda source: max(column.get(source, 0.0) for column in amounts.values()))
    named = {source: text(f"source-{source}") for source in ordered}
    return _bars(amounts, named, text("simulate-mean"), palette)


def actions_chart(amounts: Amounts, palette: Palette = LIGHT) -> Any:
    """How often each action was taken in a game, by agent."""
    actions = sorted({action for column in amounts.values() for action in column}, reverse=True)
    return _bars(amounts, {action: action for action in actions}, text("simulate-times"), palette)


def _bars(amounts: Amounts, named: Mapping[str, str], label: str, palette: Palette) -> Any:
    """Bars side by side for each agent; `named` says what is counted, from the bottom to the top."""
    rows = [
        (beside_axis(words), agent, column.get(name, 0.0))
        for name, words in named.items()
        for agent, column in amounts.items()
    ]
    bars = hv.Bars(rows, ["what", "agent"], "amount")
    colours = [palette.accent, *COLOURS][: len(amounts)]
    style: dict[str, Any] = {"cmap": colours, "line_color": palette.panel, "bar_width": 0.8}
    more = {"multi_level": False, "legend_position": "top", "height": HEIGHT}
    return bars.opts(invert_axes=True, **style, **look(palette, "", label, **more))
