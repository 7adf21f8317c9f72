"""How far long work is: a bar, what has been done, how long it will take, and a button to stop."""

from collections.abc import Callable
from typing import Any

import panel as pn
import panel_material_ui as pmui

from ...analysis.progress import time_left_words
from ..model import GameModel
from ..serving.jobs import Job, JobRunner
from .rich_text import part
from .widgets import button, text_part
from .wording import t


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
        told = t("job-waiting", place=place) if place else f"{words} {self._left(job, share)}".rstrip()
        self.bar.value = round(share * 100)
        self.words.put([part("p", told, css="muted", role="status")])
        self.layout.visible = True

    def hide(self) -> None:
        self.layout.visible = False
        self.bar.value = 0

    def _left(self, job: Job, share: float) -> str:
        """The time to the end in words; processes may have had to start before the first report."""
        if self._job is not job:
            self._job, self._reports = job, []
        self._reports.append((job.seconds, share))
        return time_left_words(self._reports)


def start_button(label: str, work: Callable[[], Any]) -> Any:
    """The button that starts long work."""
    return button(label, work, main=True, margin=(8, 10, 5, 10), sx={"minHeight": 44})
