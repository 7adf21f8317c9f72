"""The chart of a review: who was likely to win, turn by turn, and where that changed."""

from dataclasses import dataclass
from typing import Any

import holoviews as hv

from ...texts.messages import text
from ..drawing.palette import LIGHT, Palette
from .look import hover, keyed, look, overlay
from .trajectories import MARKERS, dimension, seat_colour, seat_labels


@dataclass(frozen=True)
class WinCurves:
    """Chances to win in percent, by turn and seat; `turning` are the turns that changed the game and who gained."""

    names: tuple[str, ...]
    turns: tuple[int, ...]
    wins: tuple[tuple[float, ...], ...]  # by turn, then by seat
    turning: tuple[tuple[int, int], ...] = ()


def chances_chart(course: WinCurves, palette: Palette = LIGHT) -> Any:
    """One line for each seat, with a larger sign where it gained most."""
    seat, turn, win = dimension("seat"), dimension("turn"), hv.Dimension("win", label=text("review-win"))
    ends = min(course.turns) - 0.3, max(course.turns) + 0.3

    def stretch(plot: Any, element: Any) -> None:
        """As long as the game is by now: an overlay keeps the range of its first drawing."""
        plot.state.x_range.update(start=ends[0], end=ends[1])

    style = look(palette, turn.label, win.label, ylim=(0, 100), legend_position="top", hooks=[stretch])
    curves, signs = {}, {}
    for n, name in enumerate(seat_labels(course.names, palette)):
        colour = seat_colour(palette, n)
        wins = [row[n] for row in course.wins]
        curve = hv.Curve({"turn": course.turns, "win": wins}, turn, win)
        curves[name] = curve.opts(color=colour, line_width=2.5, **hover(seat, turn, win))
        gained = {at for at, winner in course.turning if winner == n}
        places = [(at, share) for at, share in zip(course.turns, wins, strict=True) if at in gained]
        sign: dict[str, Any] = {"marker": MARKERS[n], "size": 13, "line_color": palette.ink, "line_width": 1.5}
        signs[name] = hv.Scatter(places, turn, win).opts(color=colour, **sign)
    half = hv.HLine(50).opts(color=palette.line, line_width=1)
    return overlay([half, *(keyed(seat, part, style) for part in (curves, signs))], style)
