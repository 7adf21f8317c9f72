"""How far a long computation is, for a bar or for a function that is told, and how long the rest will take."""

import math
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from ..texts.messages import text

Progress = Callable[[int, int], None]
"""Called with the number of games that are done, and of all."""
ENOUGH_SHARE = 0.25
"""So much must be done, after the first report, before the rest can be told from it."""
LAST_SHARE = 0.1
"""So little is left soon, and hard to foretell."""
FAR_APART = 3.0
"""Two estimates differ at most so much: what lies between them is then right within a factor of two."""


@contextmanager
def telling(progress: Progress | bool, done: int, total: int) -> Iterator[Progress]:
    """Tell a function, or a bar, how far it is; with `False` nobody is told."""
    if not isinstance(progress, bool):
        progress(done, total)
        yield progress
        return
    with _bar(progress, done, total) as bar:
        yield lambda done, total: bar.update(done - bar.n)


def _bar(shown: bool, done: int, total: int) -> Any:
    """A bar below the cell of a notebook or in a terminal; files and other programs get none."""
    from tqdm import TqdmWarning

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", TqdmWarning)  # a notebook without ipywidgets has no bar
        from tqdm.autonotebook import tqdm
    return tqdm(total=total, initial=done, unit="game", disable=None if shown else True)


def time_left(reports: Sequence[tuple[float, float]]) -> float | None:
    """Seconds to the end of work, from reports of seconds and of the share that was done by then.

    Work may get easier or harder: one estimate takes it as even, one prolongs the change from the first to the second
    half of what is done. Between them lies the answer; if they are too far apart there is none.
    """
    reports = [report for report in reports if report[1]] or reports  # before anything is done, processes start
    (began, before), (now, share) = reports[0], reports[-1]
    done = share - before
    if done < ENOUGH_SHARE or share > 1 - LAST_SHARE:
        return None
    middle, until = min(reports, key=lambda report: abs(report[1] - before - done / 2))
    if not before < until < share:
        return None
    first, second = (middle - began) / (until - before), (now - middle) / (share - until)
    change = (second - first) / (done / 2)
    even = (now - began) / done * (1 - share)
    changing = (second + change * ((1 - share) / 2 + (share - until) / 2)) * (1 - share)
    low, high = sorted((even, changing))
    if low <= 0 or high > FAR_APART * low:
        return None
    return math.pow(even * changing * changing, 1 / 3)


def time_left_words(reports: Sequence[tuple[float, float]]) -> str:
    """`time_left` as a sentence, in the current language; empty if it cannot be told."""
    left = time_left(reports)
    if left is None:
        return ""
    many = left >= 90
    count = math.ceil(left / 60 if many else left)
    return text("app-time-left", time=text("app-minutes" if many else "app-seconds", count=count))
