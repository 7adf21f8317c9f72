"""How far a long computation is, for a bar or for a function that is told, and how long the rest will take."""

import math
import warnings
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

from ..texts.messages import text

Progress = Callable[[int, int], None]
"""Called with what is done, and with all: games, or pieces of work."""
ENOUGH_SHARE = 0.25
"""So much must be done, after the first report, before the rest can be told from it."""
LAST_SHARE = 0.15
"""So little is left soon, and hard to foretell: the last choices of a game are quickly looked at."""
PIECES = 8
"""Into so many pieces the time is cut to see whether the speed changed; the last one tells the speed of now."""
JUMP = 1.5
"""The speed changes so much from one piece to the next only if other work on the machine came or went."""
FAR_APART = 1.4
"""The speed of now differs at most so much from the mean, otherwise nothing is told."""
Report = tuple[float, float]
"""Seconds, and the share of the work that was done by then."""


@contextmanager
def telling(progress: Progress | bool, done: int, total: int, unit: str = "game") -> Iterator[Progress]:
    """Tell a function, or a bar, how far it is; with `False` nobody is told."""
    if not isinstance(progress, bool):
        progress(done, total)
        yield progress
        return
    with _bar(progress, done, total, unit) as bar:

        def tell(done: int, total: int) -> None:
            bar.total = total  # it may turn out to be more or less
            bar.update(done - bar.n)

        yield tell


def _bar(shown: bool, done: int, total: int, unit: str) -> Any:
    """A bar below the cell of a notebook or in a terminal; files and other programs get none."""
    from tqdm import TqdmWarning

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", TqdmWarning)  # a notebook without ipywidgets has no bar
        from tqdm.autonotebook import tqdm
    return tqdm(total=total, initial=done, unit=unit, disable=None if shown else True)


def time_left(reports: Sequence[Report]) -> float | None:
    """Seconds to the end of work at the speed of now; nothing if that cannot be told within a factor of two.

    Where the speed has jumped, the load of the machine changed: what came before does not count any more. What comes
    after nobody knows; then another time is told at the next look, or none.
    """
    reports = [report for report in reports if report[1]]  # before anything is done, processes start
    if not reports:
        return None
    (began, before), (now, share) = reports[0], reports[-1]
    done, left = share - before, 1 - share
    if done < ENOUGH_SHARE or left < LAST_SHARE:
        return None
    times = [began + (now - began) * piece / PIECES for piece in range(PIECES)]
    edges = [*(_first(reports, time) for time in times), reports[-1]]
    paces = [_pace(start, end) for start, end in pairwise(edges)]
    neighbours = zip(edges[1:], pairwise(paces), strict=False)
    jumps = [edge for edge, (one, two) in neighbours if not one / JUMP < two < one * JUMP]
    if jumps:
        return time_left([report for report in reports if report > jumps[-1]])
    low, high = sorted((_pace(reports[0], reports[-1]), paces[-1]))
    return low * left if high <= FAR_APART * low else None  # the last part is rather quicker


def _first(reports: Sequence[Report], time: float) -> Report:
    """The first report at a time or after it."""
    return reports[bisect_left(reports, (time,))]


def _pace(start: Report, end: Report) -> float:
    """Seconds for all of the work at the speed between two reports."""
    return (end[0] - start[0]) / (end[1] - start[1]) if end[1] > start[1] else math.inf


def time_left_words(reports: Sequence[Report]) -> str:
    """`time_left` as a sentence, in the current language; empty if it cannot be told."""
    left = time_left(reports)
    if left is None:
        return ""
    many = left >= 90
    count = math.ceil(left / 60 if many else left)
    return text("app-time-left", time=text("app-minutes" if many else "app-seconds", count=count))
