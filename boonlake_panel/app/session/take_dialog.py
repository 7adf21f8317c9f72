"""The window to take a game along: any board as a picture, and the whole study as one HTML file."""

from functools import partial
from io import BytesIO
from typing import Any

import panel as pn
import panel_material_ui as pmui
import param

from ...study import Study
from ...study.files import dumps
from ...texts.messages import current_language, text
from ...views.boards.game_picture import GAME, picture
from ...views.boards.sheets import SHARED, boards_of
from ...views.drawing.palette import palette_of
from ...views.standalone import frame_for
from ...views.standalone.page import page_of_document
from ..kit.dialogs import DialogHost, DialogView
from ..kit.fields import select_field, switch_field
from ..kit.progress import JobProgress, start_button
from ..kit.widgets import alert, fields, heading, hint, tell
from ..kit.wording import t
from ..model import GameModel
from ..parameters import FOLLOW
from ..serving.jobs import Busy, Job, JobRunner
from .picture_saver import PictureSaver

FILE = "boonlake-study.html"
COPY = "navigator.clipboard?.writeText(frame.data.value)"
"""Runs in the browser, which lets only a click of its own reach the clipboard."""


class Wanted(param.Parameterized):
    """What the picture shows."""

    board: Any = param.Selector(default=GAME, objects=[GAME], doc="Which board.")
    seat: Any = param.Selector(default=FOLLOW, objects=[FOLLOW], doc="Whose board; -1 for the one that is shown.")
    dark = param.Boolean(default=False, doc="In the dark look.")


class TakeDialog(DialogView):
    """Pictures are drawn at once; the file of the whole study is made by a worker process."""

    width = "md"

    def __init__(self, host: DialogHost, model: GameModel, jobs: JobRunner) -> None:
        super().__init__(host, model)
        self.jobs = jobs
        self.wanted = Wanted(dark=model.dark)
        self.wanted.param.watch(lambda *events: self._draw(), ["board", "seat", "dark"])
        self._drawing = False
        self._page = b""

    def title(self) -> str:
        return t("take")

    def build(self) -> list[Any]:
        self.boards = select_field(self.wanted.param.board, t("take-board"), {GAME: t("take-game")})
        self.seats = select_field(self.wanted.param.seat, t("take-seat"), {FOLLOW: t("take-shown")})
        look = {"dark": self.model.param.dark, "language": self.model.param.language, "margin": (0, 10)}
        self.picture = PictureSaver(words={kind: t(f"take-{kind}") for kind in ("svg", "png")}, **look)
        self.message = alert(margin=(4, 10))
        self.start = start_button(t("take-make"), self._make)
        self.progress = JobProgress(self.model, self.jobs)
        self.download = pmui.FileDownload(
            callback=lambda: BytesIO(self._page), filename=FILE, label=t("take-download"), variant="contained"
        )
        self.frame = pmui.TextInput(label=t("take-frame"), sizing_mode="stretch_width")
        copy = pmui.Button(label=t("link-copy"), variant="outlined")
        copy.js_on_click(args={"frame": self.frame}, code=COPY)
        row = pn.FlexBox(self.frame, copy, align_items="center", gap="8px", flex_wrap="nowrap")
        self.ready = pn.Column(self.download, row, visible=False, sizing_mode="stretch_width")
        return [
            heading(t("take-picture")),
            fields(self.boards, self.seats, switch_field(self.wanted.param.dark, t("take-dark"))),
            self.picture,
            heading(t("take-file")),
            hint(t("take-about")),
            pn.Column(self.start, self.progress.layout, self.message, self.ready, sizing_mode="stretch_width"),
        ]

    def open(self) -> None:
        """Show what is on the boards now."""
        dialog, setup = self.dialog, self.model.setup
        boards = {t("take-game"): GAME, **{text(f"board-{name}"): name for name in boards_of(setup)}}
        seats = range(setup.players) if self.model.open_hands else ()  # hidden hands stay hidden
        people = {self.model.game.seat_name(seat): seat for seat in seats}
        self._drawing = True
        try:
            with pn.io.hold():
                self._offer("board", boards, self.boards)
                self._offer("seat", {t("take-shown"): FOLLOW, **people}, self.seats)
                self.wanted.dark = self.model.dark
                self._forget()
        finally:
            self._drawing = False
        self._draw()
        self.host.show(dialog)

    def _offer(self, name: str, options: dict[str, Any], field: Any) -> None:
        values = list(options.values())
        chosen = getattr(self.wanted, name)
        self.wanted.param[name].objects = values
        setattr(self.wanted, name, chosen if chosen in values else values[0])
        field.options = options

    def _draw(self) -> None:
        if self._drawing or not self.made:
            return
        model, wanted = self.model, self.wanted
        kinds = boards_of(model.setup)
        self.seats.disabled = wanted.board == GAME or kinds[wanted.board] in SHARED
        seat = model.shown_seat if wanted.seat == FOLLOW else wanted.seat
        words = t("take-game") if wanted.board == GAME else text(f"board-{wanted.board}")
        look = {"board": wanted.board, "seat": seat, "masked": not model.open_hands}
        drawn = picture(model.game, palette_of(wanted.dark), 960, **look)
        self.picture.param.update(svg=str(drawn), alt=words, name_of_file=f"boonlake-{wanted.board}")

    # The file

    def _forget(self) -> None:
        """A file that was made before is not of this moment."""
        self._page = b""
        self.ready.visible = False
        tell(self.message, "")

    def _make(self) -> None:
        self._forget()
        study = self.model.study
        try:
            self.jobs.start(partial(_made, dumps(study)), self._show_progress, partial(self._made, study))
        except Busy:
            tell(self.message, t("busy-own"))
            return
        if self.jobs.job is not None:
            self._show_progress(self.jobs.job)
            self.start.disabled = True

    def _show_progress(self, job: Job) -> None:
        self.progress.show(job, 0.0, t("take-making"))

    def _made(self, study: Study, job: Job) -> None:
        self.start.disabled = False
        self.progress.hide()
        if job.error is not None:
            tell(self.message, t("job-failed", problem=type(job.error).__name__))
        elif job.result is not None:
            self._page = job.result.encode()
            self.frame.value = frame_for(FILE, study.title)
            self.download.label = t("take-ready", size=f"{len(self._page) / 1_000_000:.1f}")
            self.ready.visible = True


def _made(written: str, job: Job) -> str:
    """The page of a study, made by a worker process: it takes seconds."""
    made: str = job.executor.submit(page_of_document, written, current_language()).result()
    return made
