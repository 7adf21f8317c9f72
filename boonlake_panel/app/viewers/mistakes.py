"""`MistakesPanel`: learn from your mistakes, beside the board: the three worst moments, to be tried again."""

from collections.abc import Callable
from typing import Any

import panel as pn
import param

from ..kit.button_bar import WRAPPED, ButtonBar
from ..kit.rich_text import Part, RichText, link, part
from ..kit.wording import sentence, t
from ..mistakes import Mistakes
from ..serving.jobs import Busy, JobRunner
from .base import ModelViewer

IDLE = ("failed", "nothing", "none")
AGAIN, BACK, SHOW, PREVIOUS, NEXT, STOP, CLOSE = ("again", "back", "show", "previous", "next", "stop", "close")


class MistakesPanel(ModelViewer):
    """Words about the moment that is shown, and what can be done there; the choices are made as ever.

    >>> panel = MistakesPanel(GameModel(Setup(players=2, seed=7)))
    >>> panel.start()
    >>> panel.mistakes.state
    'nothing'
    """

    opened = param.Boolean(default=False, doc="Whether somebody learns.")

    def __init__(self, model: Any, jobs: JobRunner | None = None, **params: Any) -> None:
        self.mistakes = Mistakes(model, jobs)
        self.busy = False
        super().__init__(model, **params)

    def build(self) -> Any:
        """Make the parts."""
        shared = {"dark": self.model.param.dark, "language": self.model.param.language}
        self.words = RichText(**shared)
        self.words.on_choice(lambda key: setattr(self.model, "choice", key))
        self.buttons = ButtonBar(stylesheets=[WRAPPED], **shared)
        self.buttons.on("press", lambda name: self._works()[name]())
        self.follow(self.mistakes, ["revision"], self.refresh)
        return pn.Column(self.words, self.buttons, sizing_mode="stretch_width", visible=False)

    def start(self) -> None:
        """Look for the moments, and show the first."""
        self.opened, self.busy = True, False
        try:
            self.mistakes.search()
        except Busy:
            self.busy = True
        self.refresh()

    def refresh(self) -> None:
        """Show where somebody is."""
        if self.opened and self.mistakes.is_over:
            self.opened = False
        if not self.opened:
            return
        self.layout.visible = True
        if self.mistakes.state == "weighing":
            self.mistakes.weigh()
        self.words.put([part("section", *self._told(), css="remarks", aria_label=t("mistakes"), aria_live="polite")])
        self.buttons.buttons = {name: t(f"mistakes-{name}") for name in self._offered()}

    # What is said

    def _told(self) -> list[Part]:
        mistakes = self.mistakes
        title = part("h2", t("mistakes"))
        if self.busy:
            return [title, part("p", t("busy-own"))]
        state = mistakes.state
        if state == "searching":
            return [title, part("p", self._progress())]
        if state == "failed":
            return [title, part("p", t("job-failed", problem=mistakes.problem))]
        if state in IDLE:
            return [title, part("p", t(f"mistakes-{state}"))]
        moments = len(mistakes.found)
        said = [part("p", t("mistakes-stopped"), css="muted")] if mistakes.stopped else []
        place = part("p", t("mistakes-place", number=mistakes.number + 1, count=moments), css="muted")
        return [title, *said, place, part("p", *self._sentence(state))]

    def _progress(self) -> str:
        review = self.mistakes.review
        if review is None or not review.done:
            return t("mistakes-waiting")
        return t("mistakes-working", done=review.done, total=review.total)

    def _sentence(self, state: str) -> list[Part | str]:
        mistakes = self.mistakes
        moment = mistakes.moment
        assert moment is not None
        if state == "elsewhere":
            return [t("mistakes-elsewhere")]
        if state == "asked" and mistakes.revealed:
            return [t("mistakes-shown"), " ", link("choice", moment.best, self._label(moment.best))]
        if state == "asked":
            lost, choice = round(moment.margin.mean), self._label(moment.key)
            if moment.turn:
                return [t("mistakes-asked", turn=moment.turn, choice=choice, points=lost)]
            return [t("mistakes-setup-asked", choice=choice, points=lost)]
        choice = self._label(self.model.cursor.key)
        if state == "worse":
            return [t("mistakes-worse", choice=choice, points=round(mistakes.lost))]
        return [t(f"mistakes-{state}", choice=choice)]

    def _label(self, key: str) -> str:
        before = self.mistakes.before
        return sentence(self.model.game_at(before).seen_by(self.model.eyes).label(key)) if before else key

    # What can be done

    def _offered(self) -> list[str]:
        mistakes = self.mistakes
        state = mistakes.state
        if state == "searching":
            return [STOP]
        if mistakes.moment is None or state in IDLE:
            return [CLOSE]
        offered = {"asked": [] if mistakes.revealed else [SHOW], "elsewhere": [BACK]}.get(state, [AGAIN])
        if state in ("same", "worse"):
            offered.append(SHOW)
        onward = [NEXT] if mistakes.number + 1 < len(mistakes.found) else []
        back = [PREVIOUS] if mistakes.number else []
        return [*offered, *onward, *back, CLOSE]

    def _works(self) -> dict[str, Callable[[], Any]]:
        mistakes = self.mistakes
        return {
            STOP: mistakes.jobs.cancel,
            AGAIN: lambda: mistakes.show(mistakes.number),
            BACK: lambda: mistakes.show(mistakes.number),
            SHOW: self._show,
            NEXT: lambda: mistakes.show(mistakes.number + 1),
            PREVIOUS: lambda: mistakes.show(mistakes.number - 1),
            CLOSE: self.leave,
        }

    def _show(self) -> None:
        self.mistakes.show(self.mistakes.number)
        self.mistakes.reveal()

    def leave(self) -> None:
        """Learn no longer: the end of the game is shown again."""
        self.opened = False
        self.layout.visible = False
        with self.model.batch():
            self.model.moment = None
            self.model.go(self.model.study.end(self.model.study.root))

    def close(self) -> None:
        """Stop following the model, and want no answer any more."""
        self.mistakes.close()
        super().close()
