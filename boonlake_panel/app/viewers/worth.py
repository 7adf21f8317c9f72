"""`Worth`: what the choices of the open decision are worth, told beside each of them while it is computed."""

from collections.abc import Callable
from typing import Any

import panel as pn
import param

from ...analysis.whatif import Budget, WhatIf
from ..answers import Answers, problem_of
from ..kit.button_bar import WRAPPED, ButtonBar
from ..kit.figures import points
from ..kit.rich_text import Part, RichText, part
from ..kit.wording import t
from ..serving.jobs import Busy, Job
from .base import ModelViewer
from .play import Choices
from .what_if_words import AnswerWords

EFFORTS = tuple(Budget.param["effort"].objects)
STOP, AGAIN, PAGE, CLOSE = ("stop", "again", "page", "close")


class Worth(ModelViewer):
    """Asks, fills the list of choices with leads and intervals, and says in a sentence what they mean.

    >>> model = GameModel(Setup(players=2, seed=7))
    >>> worth = Worth(model, Choices(model))
    >>> worth.opened
    False
    """

    opened = param.Boolean(default=False, doc="Whether somebody wants to know.")

    def __init__(
        self,
        model: Any,
        choices: Choices,
        answers: Answers | None = None,
        open_page: Callable[[], Any] | None = None,
        **params: Any,
    ) -> None:
        self.choices = choices
        self.answers = answers or Answers(model)
        self.open_page = open_page
        self.problem = ""
        self._asked_at: Any = None
        super().__init__(model, **params)

    def build(self) -> Any:
        """Make the parts."""
        shared = {"dark": self.model.param.dark, "language": self.model.param.language}
        self.words = RichText(**shared)
        self.buttons = ButtonBar(stylesheets=[WRAPPED], **shared)
        self.buttons.on("press", lambda name: self._works()[name]())
        self.follow(self.answers, ["revision"], self.catch_change)
        return pn.Column(self.words, self.buttons, sizing_mode="stretch_width", visible=False)

    # Showing

    @property
    def answer(self) -> WhatIf | None:
        """What is known about the open decision."""
        return None if problem_of(self.model) else self.answers.of(self.model.cursor.id, False)

    @property
    def working(self) -> bool:
        """Whether a job is at work on the open decision."""
        return self.answers.running == (self.model.cursor.id, False)

    def refresh(self) -> None:
        """Show what is known about the open decision; elsewhere there is nothing to see."""
        if self._asked_at is not self.model.cursor:
            self.problem = ""
        shown = self.opened and (self.answer is not None or self.working or bool(self.problem))
        with pn.io.hold():
            self.choices.worth = self._values() if shown else {}
            self.layout.visible = shown
            if shown:
                told = part("section", *self._told(), css="remarks", aria_label=t("worth-ask"), aria_live="polite")
                self.words.put([told])
                self.buttons.buttons = {name: t(f"worth-{name}") for name in self._offered()}

    def _values(self) -> dict[str, dict[str, Any]]:
        answer = self.answer
        if answer is None:
            return {}
        return {
            one.key: {"value": points(one.margin, one.rollouts, lead=True), "best": one is answer.best}
            for one in answer.candidates
        }

    def _told(self) -> list[Part]:
        answer = self.answer
        if self.problem:
            return [part("p", self.problem)]
        if answer is None:
            return [part("p", t("whatif-starting"))]
        words = AnswerWords(answer, self.model.decision, turns=False)
        facts = f"{t('worth-note')} {t('worth-games', count=answer.rollouts)}"
        return [part("p", words.verdict()), part("p", facts, css="muted")]

    # What can be done

    def _offered(self) -> list[str]:
        if self.working:
            return [STOP]
        again = [AGAIN] if self._next_effort() else []
        return [*again, *([PAGE] if self.open_page else []), CLOSE]

    def _works(self) -> dict[str, Callable[[], Any]]:
        return {STOP: self.answers.jobs.cancel, AGAIN: self.think_longer, PAGE: self._open, CLOSE: self.leave}

    def _next_effort(self) -> str:
        """How much more there is to think after what is known."""
        answer = self.answer
        if answer is None:
            return EFFORTS[0]
        if not answer.done:
            return str(answer.budget.effort)
        later = EFFORTS[EFFORTS.index(answer.budget.effort) + 1 :]
        return later[0] if later else ""

    def ask(self) -> None:
        """Ask what the choices are worth, or show what is known."""
        self.opened = True
        if self.answer is None and not problem_of(self.model):
            self._start(EFFORTS[0])
        self.refresh()

    def think_longer(self) -> None:
        """Ask again with more games."""
        if self._next_effort():
            self._start(self._next_effort())

    def _start(self, effort: str) -> None:
        self.problem, self._asked_at = "", self.model.cursor
        try:
            self.answers.ask(Budget(effort=effort), self._ended)
        except Busy:
            self.problem = t("busy-own")
        self.refresh()

    def _ended(self, job: Job) -> None:
        if job.error is not None:
            self.problem = t("job-failed", problem=type(job.error).__name__)

    def leave(self) -> None:
        """Want to know no longer."""
        self.opened = False
        self.refresh()

    def _open(self) -> None:
        if self.open_page is not None:
            self.open_page()
