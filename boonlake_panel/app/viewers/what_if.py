"""What is each choice worth? Asks, shows the answer as it grows, and adds choices to the study.

WhatIfPanel(model)      # below the boards of a dashboard, or alone in a notebook cell
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import pandas as pd
import panel as pn
import param

from ...analysis.whatif import Budget, Candidate, WhatIf
from ...views.charts import what_if as charts
from ..answers import Answers, Question, problem_of
from ..kit.branching import add_branch
from ..kit.chart import Chart
from ..kit.fields import number_field, pick_field, radio_field
from ..kit.progress import JobProgress, start_button
from ..kit.rich_text import Part, part
from ..kit.table import Table, csv_button
from ..kit.widgets import text_part, two_halves
from ..kit.wording import chip, t, who
from ..model import GameModel
from ..serving.jobs import Busy, Job, JobRunner
from .base import ModelViewer
from .what_if_words import AnswerWords

ROWS = 12
"""How many choices a page of the table shows."""
CHARTS_EVERY = 3.0
"""Seconds between two drawings of the charts: they cost more than words."""
INTERVALS = ("score", "margin", "win")


class WhatIfPanel(ModelViewer):
    """The decision at the cursor: its choices, what they are worth, and how sure that is.

    >>> panel = WhatIfPanel(GameModel(Setup(players=2, seed=7)))  # asks when its button is pressed
    """

    settings: Any = param.ClassSelector(class_=Budget, doc="What to compare and how much to think.")
    chosen: Any = param.Selector(objects=[], allow_None=True, check_on_set=True, doc="The choice that is looked at.")

    def __init__(
        self,
        model: GameModel,
        jobs: JobRunner | None = None,
        known: Answers | None = None,
        *,
        say: Callable[[str, bool], None] | None = None,
        open_board: Callable[[], Any] | None = None,
        on_end: Callable[[], None] | None = None,
        is_shown: Callable[[], bool] = lambda: True,
        follow: bool = True,
        **params: Any,
    ) -> None:
        self.jobs = jobs or JobRunner()
        self.say = say or (lambda words, bad: None)
        self.open_board = open_board or (lambda: None)
        self.on_end = on_end or self.refresh
        self.is_shown = is_shown
        self.known = known or Answers(model, self.jobs)
        self.added: dict[tuple[Question, str], str] = {}  # the nodes of choices that became branches
        self._study: Any = None
        self._picked_at: dict[Question, str] = {}
        self._drawn = 0.0
        self._quiet = False
        self.follows = ("revision", "dark") if follow else ("dark",)
        super().__init__(model, settings=Budget(effort="quick"), **params)

    # Building

    def build(self) -> Any:
        """Make the parts."""
        self._language = self.model.language
        self.follow(self.settings, ["turns"], self.refresh)
        self.follow(self, ["chosen"], self._picked)
        self.follow(self.known, ["revision"], self._news)
        return pn.Column(*self._make(), sizing_mode="stretch_width")

    def _make(self) -> list[Any]:
        """The widgets, in the current language; what was found and chosen stays."""
        efforts = {name: t(f"budget-{name}") for name in Budget.param["effort"].objects}
        kinds = {False: t("whatif-choices"), True: t("whatif-turns")}
        self.start_button = start_button(t("whatif-start"), partial(self.speak, self.start))
        self.controls = pn.FlexBox(
            radio_field(self.settings.param.turns, t("whatif-kind"), kinds),
            radio_field(self.settings.param.effort, t("budget"), efforts),
            number_field(self.settings.param.seed, t("whatif-seed")),
            self.start_button,
            align_items="end",
        )
        self.head, self.hint, self.verdict, self.note, self.why = (text_part(self.model) for _ in range(5))
        self.progress = JobProgress(self.model, self.jobs)
        self.elsewhere = self.button(t("whatif-elsewhere"), self.go_to_running, visible=False)
        self.table = self._table()
        self.picks = self._picks()
        self.endings = Chart(charts.endings_chart, height=330)
        self.sources = Chart(charts.sources_chart, height=330)
        return [
            self.head,
            self.controls,
            self.hint,
            self.progress.layout,
            self.elsewhere,
            self.verdict,
            self.table.place,
            self.picks,
            self.note,
            self.why,
            two_halves(self.endings.place, self.sources.place),
        ]

    def _table(self) -> Table:
        titles = {
            "rank": "#",
            "choice": t("whatif-choice"),
            "score": t("whatif-score"),
            "margin": t("whatif-margin"),
            "win": t("whatif-win"),
            "rollouts": t("whatif-tries"),
        }
        widths = {"rank": 52, "score": 150, "margin": 150, "win": 170, "rollouts": 92}
        return Table(
            titles,
            intervals=INTERVALS,
            widths=widths,
            page_size=ROWS,
            roomy={"choice": 190},
            on_pick=self._picked_row,
        )

    def _picks(self) -> Any:
        """What can be done with the choice that is looked at."""
        self.pick = pick_field(self.param.chosen, t("whatif-look-at"))
        self.branch_button = self.button(t("whatif-branch"), lambda: self.branch(self.chosen))
        self.open_button = self.button(t("whatif-open"), self._open_branch)
        csv = csv_button("boonlake-what-if.csv", self._csv)
        return pn.FlexBox(self.pick, self.branch_button, self.open_button, csv, align_items="center", visible=False)

    # Showing

    def refresh(self) -> None:
        """Shows the decision at the cursor, with its answer if it has one."""
        if self._study is not self.model.study:
            self._study = self.model.study
            self._picked_at.clear()
            self.added.clear()
        with pn.io.hold():
            if self._language != self.model.language:
                self._language = self.model.language
                self.layout.objects = self._make()
            self._show_question()
            self._show_work()
            self._show_answer()
            self._show_charts()

    @property
    def answers(self) -> dict[Question, WhatIf]:
        """All that is known about the decisions of the study."""
        return self.known.known

    @property
    def running(self) -> Question | None:
        """What a job is at work on."""
        return self.known.running

    @property
    def answer(self) -> WhatIf | None:
        """What is known about the decision at the cursor."""
        return None if self.model.hidden else self.answers.get(self.question)

    @property
    def question(self) -> Question:
        """What is asked at the cursor."""
        return self.model.cursor.id, self.settings.turns

    @property
    def problem(self) -> str:
        """Why there is nothing to ask here; empty if there is."""
        return problem_of(self.model)

    def _show_question(self) -> None:
        game, decision, problem = self.model.game, self.model.decision, self.problem
        self.controls.visible = not problem
        if decision is None:
            self.head.put([part("p", t("whatif-over"), css="lead")])
        else:
            words = [part("div", decision.prompt, css="what"), part("div", who(game, decision.seat), css="who")]
            self.head.put([part("div", chip(decision.seat), part("div", *words), css="prompt", role="status")])
        hint = "" if problem == "over" else problem or ("" if self.answer else "about")
        self.hint.put([part("p", t(f"whatif-{hint}"), css="hint")] if hint else [])

    def _show_work(self) -> None:
        job = self.jobs.job
        self.start_button.disabled = job is not None
        self.elsewhere.visible = job is not None and self.running not in (None, self.question)
        if job is None or self.running is None:
            self.progress.hide()
            if job is not None:
                self.hint.put([part("p", t("busy-own"), css="hint")])
            return
        rollouts = job.latest.rollouts if job.latest else 0
        words = t("whatif-rollouts", count=rollouts) if rollouts else t("whatif-starting")
        self.progress.show(job, rollouts / self.known.wanted, words)

    def _show_answer(self) -> None:
        answer = self.answer
        shown = answer is not None and bool(answer.candidates)
        self.picks.visible = shown
        self.note.put(self._notes(answer) if answer is not None and shown else [])
        if answer is None or not shown:
            self.table.show(None, self.model.dark)
            self.verdict.put([])
            return
        words = self._words(answer)
        self.verdict.put([part("p", words.verdict(), css="lead", role="status")])
        self._offer(answer)
        other = self._other(answer)
        self.table.show(
            words.rows(), self.model.dark, answer.candidates.index(other) if other in answer.candidates else None
        )
        self.open_button.visible = self._branch_of(self.chosen) is not None

    def _notes(self, answer: WhatIf) -> list[Part]:
        """Why the choices stand in this order, and what the numbers mean."""
        order = t("whatif-order", dropped=len(answer.candidates) - answer.finalists)
        return [part("p", order, css="hint"), part("p", t("whatif-note"), css="hint")]

    def _offer(self, answer: WhatIf) -> None:
        """The choices that can be looked at, in an order that stays while the answer grows."""
        label = self._words(answer).label
        named = {label(one): one.key for one in sorted(answer.candidates, key=lambda one: (label(one), one.key))}
        other = self._other(answer)
        self._quiet = True
        try:
            if dict(self.param.chosen.names or {}) != named:
                self.param.chosen.objects = named
            self.chosen = other.key if other else None
        finally:
            self._quiet = False

    def _words(self, answer: WhatIf) -> AnswerWords:
        return AnswerWords(answer, self.model.decision, self.settings.turns, self.model.keys_shown)

    # The charts

    def _other(self, answer: WhatIf) -> Candidate | None:
        """The choice that is looked at: the one that was picked, or the second."""
        picked = self._picked_at.get(self.question)
        for one in answer.candidates:
            if one.key == picked:
                return one
        return answer.candidates[1] if len(answer.candidates) > 1 else None

    def _show_charts(self) -> None:
        answer = self.answer
        other = self._other(answer) if answer else None
        if answer is not None and other is answer.best and len(answer.candidates) > 1:
            other = answer.candidates[1]
        if answer is None or other is None:
            self.why.put([])
            self.endings.show(None, self.model.dark)
            self.sources.show(None, self.model.dark)
            return
        words = self._words(answer)
        self.endings.show(words.endings(other), self.model.dark)
        self.sources.show(words.sources(other), self.model.dark)
        self.why.put(words.why(other))

    # What people do

    def _picked_row(self, row: int) -> None:
        if self.answer is not None and row < len(self.answer.candidates):
            self.chosen = self.answer.candidates[row].key

    def _picked(self) -> None:
        if self.chosen is not None and not self._quiet:
            self._picked_at[self.question] = self.chosen
            with pn.io.hold():
                self._show_answer()
                self._show_charts()

    def branch(self, key: str) -> None:
        """Adds a choice or a whole turn to the study, with what it is worth as its name and comment."""
        answer = self.answer
        one = next((one for one in answer.candidates if one.key == key), None) if answer else None
        if one is None:
            return
        at, question = self.model.cursor, self.question
        end = add_branch(self.model.study, at, one)
        done = end.depth - at.depth
        if done < len(one.keys):
            self.say(t("whatif-partly", done=done, total=len(one.keys)), False)
        if done:
            self.added[question, key] = end.id
        self.refresh()

    def _branch_of(self, key: str | None) -> str | None:
        """The node of a choice that became a branch."""
        node = self.added.get((self.question, key)) if key else None
        return node if node is not None and node in self.model.study.tree else None

    def _open_branch(self) -> None:
        """Goes to the branch of the choice that is looked at and shows it on the boards."""
        node = self._branch_of(self.chosen)
        if node is not None:
            self.model.go(node)
            self.open_board()

    def go_to_running(self) -> None:
        """Goes to the decision that a job is at work on."""
        if self.running is not None:
            node, self.settings.turns = self.running
            self.model.go(node)
            self.refresh()

    def _csv(self) -> pd.DataFrame:
        return self.answer.frame() if self.answer else pd.DataFrame()

    # Thinking

    def start(self) -> None:
        """Asks what the choices are worth."""
        if self.problem:
            return
        self._drawn = 0.0
        try:
            self.known.ask(self.settings, self._end)
        except Busy:
            self.say(t("busy-own"), True)
            return
        self.refresh()

    def _news(self) -> None:
        job = self.jobs.job
        if not self.is_shown():
            return
        if job is None or job.done:
            self.refresh()
            return
        with pn.io.hold():
            self._show_question()
            self._show_work()
            self._show_answer()
            if job.seconds - self._drawn > CHARTS_EVERY:
                self._drawn = job.seconds
                self._show_charts()

    def _end(self, job: Job) -> None:
        if job.error is not None:
            self.say(t("job-failed", problem=type(job.error).__name__), True)
        self.on_end()
