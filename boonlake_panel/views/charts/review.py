"""The chart of a review: who was likely to win, turn by turn, and where that changed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import holoviews as hv

from ...texts.messages import text
from ..drawing.palette import LIGHT, Palette
from .look import look
from .trajectories import MARKERS, seat_colour


@dataclass(frozen=True)
class WinCurves:
    """Chances to win in percent, by turn and seat; `turning` are the turns that changed the game and who gained."""

    names: tuple[str, ...]
    turns: tuple[int, ...]
    wins: tuple[tuple[float, ...], ...]  # by turn, then by seat
    turning: tuple[tuple[int, int], ...] = ()


def chances_chart(course: WinCurves, palette: Palette = LIGHT) -> Any:
    """One line for each seat, with a larger sign where it gained most."""
    charts: list[Any] = [hv.HLine(50).opts(color=palette.line, line_width=1)]
    for seat, name in enumerate(course.names):
        colours = palette.seats[seat]
        wins = [row[seat] for row in course.wins]
        label = f"{colours.letter} {name}"
        curve = hv.Curve({"turn": course.turns, "win": wins}, "turn", "win", label=label)
        charts.append(curve.opts(color=seat_colour(palette, seat), line_width=2.5))
        gained = {turn for turn, winner in course.turning if winner == seat}
        at = [(turn, win) for turn, win in zip(course.turns, wins, strict=True) if turn in gained]
        signs = hv.Scatter(at, "turn", "win", label=label)
        style: dict[str, Any] = {"marker": MARKERS[seat], "size": 13, "line_color": palette.ink, "line_width": 1.5}
        charts.append(signs.opts(color=seat_colour(palette, seat), **style))
    axes: Sequence[str] = (text("chart-turn"), text("review-win"))
    ends = min(course.turns) - 0.3, max(course.turns) + 0.3

    def stretch(plot: Any, element: Any) -> None:
        """As long as the game is by now: an overlay keeps the range of its first drawing."""
        plot.state.x_range.update(start=ends[0], end=ends[1])

    return hv.Overlay(charts).opts(**look(palette, *axes, ylim=(0, 100), legend_position="top", hooks=[stretch]))
