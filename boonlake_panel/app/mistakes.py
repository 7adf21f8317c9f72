"""`Mistakes`: the choices of people that cost most, one after the other, to be tried again."""

from collections.abc import Callable
from functools import partial
from typing import Any

import param

from ..analysis.estimates import Estimate
from ..analysis.review_results import Judgement, Review
from ..analysis.reviews import MODEL_ERROR, ReviewBudget, iter_review
from ..playouts.choice_cost import compare_choice
from ..playouts.rollouts import pack
from ..study import Node, StudyError
from ..study.files import dumps, loads
from .autoplay import Question
from .model import GameModel
from .serving.jobs import Job, JobRunner

MOST = 3
"""How many moments are worth the time of somebody who has just lost."""
SCAN, CHECK = 4, 24
"""In how many worlds an answer is compared with the best, and checked."""
CLEAR = 2.0
"""Points of lead below which an answer is good enough."""


class Mistakes(param.Parameterized):
    """Searches a game for the moments, shows each before its choice, and judges what is tried there.

    >>> model = GameModel(Setup(players=2, seed=7))
    >>> Mistakes(model).state
    'nothing'
    """

    number = param.Integer(default=0, doc="Which moment is shown, from 0.")
    revision = param.Integer(default=0, doc="Counts what became known.")

    def __init__(self, model: GameModel, jobs: JobRunner | None = None) -> None:
        super().__init__()
        self.model = model
        self.jobs = jobs or JobRunner()
        self.review: Review | None = None
        self.searching = False
        self.problem = ""  # why a search failed
        self.revealed = False
        self._study: Any = None
        self._line: list[str] = []
        self._answers: dict[tuple[str, str], float | None] = {}  # points that a choice costs; None while it is weighed
        self._question: Question | None = None

    # Searching

    def search(self) -> None:
        """Look for the moments of the main line; raises `Busy` if there is other work."""
        study = self.model.study
        if self._study is study and self._line == study.keys(study.end(study.root)) and self.found:
            self.show(0)
            return
        self._study, self._line = study, study.keys(study.end(study.root))
        self.review, self.number, self._answers, self.problem = None, 0, {}, ""
        budget = ReviewBudget(effort="quick", games=0, seats=self.model.people)
        if not any(node.seat in budget.seats for node in study.main_line):
            self.revision += 1
            return
        self.jobs.start(partial(_search, dumps(study), budget), self._news, self._end)
        self.searching = self.jobs.job is not None
        self.revision += 1

    def _news(self, job: Job) -> None:
        self.review = job.latest or self.review
        self.revision += 1

    def _end(self, job: Job) -> None:
        self.searching = False
        self.review = job.result or job.latest or self.review
        self.problem = type(job.error).__name__ if job.error else ""
        if self.found and self._study is self.model.study:
            self.show(0)
        self.revision += 1

    @property
    def is_over(self) -> bool:
        """Whether another study is shown by now."""
        return self._study is not None and self._study is not self.model.study

    @property
    def found(self) -> list[Judgement]:
        """The choices that surely cost something, the costliest first."""
        judged = self.review.judgements if self.review is not None and not self.searching else ()
        costly = [one for one in judged if one.best != one.key and one.margin.low > 0]
        return sorted(costly, key=lambda one: -one.margin.mean)[:MOST]

    @property
    def stopped(self) -> bool:
        """Whether the search ended before its time."""
        return self.review is not None and not self.searching and not self.review.complete

    # Trying

    @property
    def moment(self) -> Judgement | None:
        """What is shown."""
        return self.found[self.number] if self.number < len(self.found) else None

    def show(self, number: int) -> None:
        """Show a moment before its choice."""
        self.param.update(number=number % max(1, len(self.found)))
        moment, self.revealed = self.moment, False
        if moment is None:
            return
        try:
            self.model.look_before(moment.node, moment.best, trying=True)
        except StudyError:  # somebody took the choice out of the study
            self.review = None
        self.revision += 1

    def reveal(self) -> None:
        """Tell what is best."""
        self.revealed = True
        self.revision += 1

    @property
    def before(self) -> Node | None:
        """The node at which the choice of the moment is open."""
        moment = self.moment
        return self.model.study.at(moment.node).parent if moment and moment.node in self.model.study.tree else None

    @property
    def state(self) -> str:
        """Where somebody is: searching, failed, nothing, none, asked, right, same, weighing, good, worse, elsewhere."""
        if self.searching:
            return "searching"
        if self.problem:
            return "failed"
        moment, before = self.moment, self.before
        if moment is None or before is None or self.is_over:
            return "nothing" if self.review is None else "none"
        cursor = self.model.cursor
        if cursor is before:
            return "asked"
        return self._judged(moment, cursor.key) if cursor.parent is before else "elsewhere"

    @property
    def lost(self) -> float:
        """How many points of lead the choice that is tried costs."""
        moment = self.moment
        return (self._answers.get((moment.node, self.model.cursor.key)) or 0.0) if moment else 0.0

    def _judged(self, moment: Judgement, key: str) -> str:
        if key == moment.best:
            return "right"
        if key == moment.key:
            return "same"
        answer = self._answers.get((moment.node, key))
        if answer is None:
            return "weighing"
        return "worse" if answer >= CLEAR else "good"

    def weigh(self, on_end: Callable[[], Any] = lambda: None) -> None:
        """Find out how good a choice is that somebody tries; once for each."""
        moment, before, tried = self.moment, self.before, self.model.cursor
        if self.state != "weighing" or moment is None or before is None or (moment.node, tried.key) in self._answers:
            return
        self.close()
        position = pack(self.model.study.game_at(before))
        question = self._question = Question(self.model, compare_choice, position, tried.key, SCAN, CHECK, tried.depth)
        self._answers[moment.node, tried.key] = None

        def answered() -> None:
            if question.answer is None:
                self._answers.pop((moment.node, tried.key), None)
            else:
                leads = question.answer.leads
                self._answers[moment.node, tried.key] = Estimate.of(leads, MODEL_ERROR).mean if leads else 0.0
            self.revision += 1
            on_end()

        question.ask(answered)

    def close(self) -> None:
        """Want no answer any more."""
        if self._question is not None:
            self._question.stop()


def _search(written: str, budget: ReviewBudget, job: Job) -> Review | None:
    review = None
    for review in iter_review(loads(written.encode()), budget, executor=job.executor):
        job.report(review)
    return review
