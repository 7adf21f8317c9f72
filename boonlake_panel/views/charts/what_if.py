"""Charts of a what-if: how the games ended by choice, and where the points of a choice come from."""

from collections.abc import Mapping, Sequence
from typing import Any

import holoviews as hv

from ...texts.messages import text
from ..drawing.palette import LIGHT, Palette
from .look import beside_axis, look, points_boxes

Endings = Sequence[tuple[str, Sequence[int]]]


def endings_chart(endings: Endings, palette: Palette = LIGHT) -> Any:
    """Final points by choice, the first one on top: the box holds the middle half of the games."""
    return points_boxes([(beside_axis(words), values) for words, values in endings], palette)


def sources_chart(difference: Mapping[str, float], palette: Palette = LIGHT) -> Any:
    """By source the points that one choice brings more than another; the largest differences, the best on top."""
    good, bad = ("#7fd6a0", "#ff9aa8") if palette.dark else ("#2f7d4a", "#b23a48")
    rows = [
        (beside_axis(text(f"source-{name}")), value, good if value > 0 else bad)
        for name, value in sorted(difference.items(), key=lambda item: item[1])
    ]
    bars = hv.Bars(rows, "source", ["points", "colour"])
    style: dict[str, Any] = {"color": "colour", "line_color": palette.panel, "bar_width": 0.7}
    return bars.opts(invert_axes=True, **style, **look(palette, "", text("whatif-more"), show_legend=False))
