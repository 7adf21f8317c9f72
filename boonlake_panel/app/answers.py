"""`Answers`: what is known about the worth of choices, shared by everything that shows it to one visitor."""

from collections.abc import Callable
from functools import partial
from typing import Any

import param

from ..analysis.whatif import Budget, WhatIf, iter_what_if
from ..engine import Game
from ..playouts.rollouts import is_chance
from ..study import Study
from .model import GameModel
from .serving.jobs import Job, JobRunner

Question = tuple[str, bool]
"""A node, and whether whole turns are compared there."""


class Answers(param.Parameterized):
    """The answers about one study, and the job that asks for another one.

    >>> model = GameModel(Setup(players=2, seed=7))
    >>> Answers(model).of(model.cursor.id, False) is None
    True
    """

    revision = param.Integer(default=0, doc="Counts what became known.")

    def __init__(self, model: GameModel, jobs: JobRunner | None = None) -> None:
        super().__init__()
        self.model = model
        self.jobs = jobs or JobRunner()
        self.running: Question | None = None  # what a job is at work on
        self.wanted = 1  # rollouts
        self.error: Exception | None = None
        self._study: Study | None = None
        self._known: dict[Question, WhatIf] = {}

    @property
    def known(self) -> dict[Question, WhatIf]:
        """All answers about the study that is shown."""
        if self._study is not self.model.study:
            self._study, self._known = self.model.study, {}
        return self._known

    def of(self, node: str, turns: bool) -> WhatIf | None:
        """The answer to a question, as far as it is known."""
        return self.known.get((node, turns))

    def ask(self, budget: Budget, on_end: Callable[[Job], Any]) -> None:
        """Ask about the decision at the cursor; raises `Busy` if there is other work."""
        question, known, wanted = (self.model.cursor.id, budget.turns), self.known, budget.rollouts

        def news(job: Job) -> None:
            if job.latest is not None:
                known[question] = job.latest
            self.revision += 1

        def end(job: Job) -> None:
            self.running = None
            self.error = job.error
            on_end(job)
            self.revision += 1

        self.jobs.start(partial(_think, self.model.game, budget.but()), news, end)
        if self.jobs.job is not None:
            self.running, self.wanted = question, wanted
        self.revision += 1


def problem_of(model: GameModel) -> str:
    """Why there is nothing to ask about what is shown: over, hidden, chance or one; empty if there is."""
    decision = model.decision
    if decision is None:
        return "over"
    if model.hidden:
        return "hidden"
    if is_chance(model.game):
        return "chance"
    return "one" if len(decision.options) < 2 else ""


def _think(game: Game, budget: Budget, job: Job) -> WhatIf | None:
    answer = None
    for answer in iter_what_if(game, budget, executor=job.executor):
        job.report(answer)
    return answer
