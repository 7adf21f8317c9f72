"""How far long work is: a bar, what has been done, how long it will take, and a button to stop."""

import math
from collections.abc import Callable, Sequence
from typing import Any

import panel as pn
import panel_material_ui as pmui

from ..model import GameModel
from ..serving.jobs import Job, JobRunner
from .rich_text import part
from .widgets import button, text_part
from .wording import t

ENOUGH_SHARE = 0.25
"""So much must be done, after the first report, before the rest can be told from it."""
LAST_SHARE = 0.1
"""So little is left soon, and hard to foretell."""
FAR_APART = 3.0
"""Two estimates differ at most so much: what lies between them is then right within a factor of two."""


class JobProgress:
    """The progress of one job; takes no room while there is none."""

    def __init__(self, model: GameModel, jobs: JobRunner) -> None:
        self.bar = pmui.LinearProgress(value=0, variant="determinate", sizing_mode="stretch_width", margin=(14, 10))
        self.stop = button(t("cancel"), jobs.cancel, size="small")
        self.words = text_part(model)
        row = pn.Row(self.bar, self.stop, sizing_mode="stretch_width")
        self.layout = pn.Column(row, self.words, visible=False, sizing_mode="stretch_width", css_classes=["job"])
        self._job: Job | None = None
        self._reports: list[tuple[float, float]] = []

    def show(self, job: Job, share: float, words: str) -> None:
        """Shows how much of the work is done, or how many wait before it."""
        share = max(0.0, min(1.0, share))
        place = job.place
        left = None if place else self._left(job, share)
        words = t("job-waiting", place=place) if place else words
        told = f"{words} {t('time-left', time=duration(left))}" if left is not None else words
        self.bar.value = round(share * 100)
        self.words.put([part("p", told, css="muted", role="status")])
        self.layout.visible = True

    def hide(self) -> None:
        self.layout.visible = False
        self.bar.value = 0

    def _left(self, job: Job, share: float) -> float | None:
        """Seconds to the end; processes may have had to start before the first report."""
        if self._job is not job:
            self._job, self._reports = job, []
        self._reports.append((job.seconds, share))
        return time_left(self._reports)


def time_left(reports: Sequence[tuple[float, float]]) -> float | None:
    """Seconds to the end of work, from reports of seconds and of the share that was done by then.

    Work may get easier or harder: one estimate takes it as even, one prolongs the change from the first to the second
    half of what is done. Between them lies the answer; if they are too far apart there is none.
    """
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


def duration(seconds: float) -> str:
    """A time in words: `12 s`, `3 min`."""
    if seconds < 90:
        return t("seconds", count=math.ceil(seconds))
    return t("minutes", count=math.ceil(seconds / 60))


def start_button(label: str, work: Callable[[], Any]) -> Any:
    """The button that starts long work."""
    return button(label, work, main=True, margin=(8, 10, 5, 10), sx={"minHeight": 44})
