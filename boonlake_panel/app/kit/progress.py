"""How far long work is: a bar, what has been done, how long it will take, and a button to stop."""

import math
from collections.abc import Callable
from typing import Any

import panel as pn
import panel_material_ui as pmui

from ..model import GameModel
from ..serving.jobs import Job, JobRunner
from .rich_text import part
from .widgets import button, text_part
from .wording import t

ENOUGH_SHARE = 0.1
"""So much must be done, after the first report, before the rest can be told from it."""


class JobProgress:
    """The progress of one job; takes no room while there is none."""

    def __init__(self, model: GameModel, jobs: JobRunner) -> None:
        self.bar = pmui.LinearProgress(value=0, variant="determinate", sizing_mode="stretch_width", margin=(14, 10))
        self.stop = button(t("cancel"), jobs.cancel, size="small")
        self.words = text_part(model)
        row = pn.Row(self.bar, self.stop, sizing_mode="stretch_width")
        self.layout = pn.Column(row, self.words, visible=False, sizing_mode="stretch_width", css_classes=["job"])
        self._first: tuple[Job, float, float] | None = None

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
        """Seconds to the end, from what was done since the first report: processes may have had to start before it."""
        if self._first is None or self._first[0] is not job:
            self._first = (job, job.seconds, share)
        _, began, before = self._first
        done = share - before
        return (job.seconds - began) / done * (1 - share) if done >= ENOUGH_SHARE else None


def duration(seconds: float) -> str:
    """A time in words: `12 s`, `3 min`."""
    if seconds < 90:
        return t("seconds", count=math.ceil(seconds))
    return t("minutes", count=math.ceil(seconds / 60))


def start_button(label: str, work: Callable[[], Any]) -> Any:
    """The button that starts long work."""
    return button(label, work, main=True, margin=(8, 10, 5, 10), sx={"minHeight": 44})
