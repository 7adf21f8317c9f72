"""A game in hindsight: who was likely to win, which choices cost most, and how well everybody played."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import panel as pn

from ....analysis.review_notes import annotate, seat_words, turning_words
from ....analysis.reviews import EFFORTS, Judgement, Review, ReviewBudget, iter_review
from ....study import MARKS, StudyError
from ....study.files import dumps, loads
from ....views.charts.review import WinCurves, chances_chart
from ...kit.chart import Chart
from ...kit.figures import cell, choice_field, points, progress, sheet, start_button
from ...kit.markup import Part, part, parts
from ...kit.wording import chip, sentence, t
from ...serving.jobs import Busy, Job

if TYPE_CHECKING:
    from ...session.dashboard import DashboardSession

SHOWN = 12
"""How many of the costliest choices are listed."""
CHARTS_EVERY = 3.0
SIGNS = {name: MARKS[name] for name in ("mistake", "bad", "doubtful")}
"""The marks that a review sets."""


class Reviewing:
    """The review of the main line of a study."""

    def __init__(self, session: "DashboardSession", dark: bool) -> None:
        self.session = session
        self.model = session.model
        self.dark = dark
        self.budget = "quick"
        self.review: Review | None = None
        self.running = False
        self.written = False
        self._study: Any = None
        self._drawn = 0.0
        self.text = sheet(self.model, self.act, dark)
        self.chart = Chart(chances_chart, height=320, on_tap=self.model.localized(self._tapped))
        self.lists = sheet(self.model, self.act, dark)
        self.layout = pn.Column(self.text, self.chart.place, self.lists, sizing_mode="stretch_width")

    # Showing

    def refresh(self) -> None:
        """Shows what is known about the game of the study."""
        if self._study is not self.model.study:
            self._study, self.review, self.written = self.model.study, None, False
        self._show_words()
        self._show_chart()

    def paint(self, dark: bool) -> None:
        self.dark = self.text.dark = self.lists.dark = dark
        self._show_chart()

    def _show_words(self) -> None:
        self.text.put([*self._controls(), *self._work()])
        self.lists.put(self._lists())

    def _controls(self) -> list[Part]:
        study = self.model.study
        if not study.main_line:
            return [part("p", t("review-empty"), css="lead")]
        budgets = {name: t(f"budget-{name}") for name in EFFORTS}
        start = start_button(t("review-start"), self.session.jobs.job is not None)
        open_end = None if study.game_at(study.end(study.root)).over else part("p", t("review-open"), css="hint")
        about = None if self.review else part("p", t("review-about"), css="hint")
        written = part("p", t("review-kept"), css="hint") if self.written else None
        controls = part("div", choice_field(t("budget"), "budget", budgets, self.budget), start, css="controls")
        return parts([controls, open_end, about, written])  # type: ignore[return-value]

    def _work(self) -> list[Part]:
        job = self.session.jobs.job
        if job is None:
            return []
        if not self.running:
            return [part("p", t("busy-own"), css="hint")]
        found: Review | None = job.latest
        if found is None or not found.done:
            return [progress(job, 0, t("whatif-starting"))]
        return [progress(job, found.done / found.total, t("review-done", done=found.done, total=found.total))]

    def _lists(self) -> list[Part]:
        found = self.review
        if found is None or not found.judgements:
            return []
        whole = [] if self.running else [*self._turning(found), *self._seats(found)]  # too few turns mislead
        return [*self._legend(found), *self._costliest(found), *whole]

    def _legend(self, found: Review) -> list[Part]:
        """What the large signs of the chart above mean."""
        return [part("p", t("review-dots"), css="hint")] if found.turning_points and len(found.chances) > 1 else []

    def _costliest(self, found: Review) -> list[Part]:
        title = part("h2", t("review-costliest"))
        marked = sorted(found.marked, key=lambda one: -one.margin.mean)[:SHOWN]
        if not marked:
            return [] if self.running else [title, part("p", t("review-nothing"))]
        names = (t("whatif-choice"), t("review-better"), t("review-lost"), t("review-lost-win"), "")
        head = part("tr", *(part("th", name, scope="col") for name in names), css="names")
        rows = [self._row(one) for one in marked]
        table = part("table", part("tbody", head, *rows), css="estimates", aria_label=t("review-costliest"))
        return [title, part("p", t("review-signs", **SIGNS), css="hint"), table]

    def _row(self, one: Judgement) -> Part:
        sign = part("strong", f" {MARKS[one.mark]}", css="sign")
        when = part("span", t("turn", turn=one.turn), css="muted")
        chosen = part("span", chip(one.seat, small=True), part("span", sentence(one.label), sign, " ", when), css="who")
        return part(
            "tr",
            cell("", chosen, css="wide"),
            cell(t("review-better"), sentence(one.best_label)),
            cell(t("review-lost"), points(one.margin)),
            cell(t("review-lost-win"), part("span", t("percent", value=round(100 * one.win.mean)), css="number")),
            part("td", part("button", t("whatif-open"), act="open", value=one.node, data_id=one.node), css="acts"),
        )

    def _turning(self, found: Review) -> list[Part]:
        rows = [
            part(
                "li",
                part("span", t("turn", turn=point.turn) + ". " + turning_words(found, point), css="what"),
                part("button", t("whatif-open"), act="open", value=point.node, data_id=f"turning {point.node}"),
            )
            for point in found.turning_points
        ]
        return [part("h2", t("review-turning")), part("ul", *rows, css="changed roomy")] if rows else []

    def _seats(self, found: Review) -> list[Part]:
        cards = [
            part("div", part("div", chip(seat.seat), seat.name, css="head"), part("p", seat_words(seat)), css="card")
            for seat in found.seats
        ]
        return [part("h2", t("review-seats")), part("div", *cards, css="cards")]

    def _show_chart(self) -> None:
        found = self.review
        if found is None or len(found.chances) < 2:
            self.chart.show(None, self.dark)
            return
        wins = tuple(tuple(100 * win for win in chance.wins) for chance in found.chances)
        turning = tuple((point.turn, point.seat) for point in found.turning_points)
        turns = tuple(chance.turn + (chance.active < 0) for chance in found.chances)  # the result comes after the last
        self.chart.show(WinCurves(found.names, turns, wins, turning), self.dark)

    # What people do

    def act(self, act: str, value: str) -> None:
        doing: dict[str, Callable[[], Any]] = {
            "start": self.start,
            "cancel": self.session.jobs.cancel,
            "budget": lambda: self._choose_budget(value),
            "open": lambda: self.open(value),
        }
        if act in doing:
            doing[act]()

    def _choose_budget(self, name: str) -> None:
        if name in EFFORTS:
            self.budget = name
            self._show_words()

    def _tapped(self, x: float, y: float) -> None:
        if self.review and self.review.chances:
            self.open(min(self.review.chances, key=lambda chance: abs(chance.turn - x)).node)

    def open(self, node: str) -> None:
        """Goes to a choice and shows it on the boards."""
        try:
            self.model.go(node)
        except StudyError as problem:
            self.session.say(str(problem), True)
            return
        self.session.show("explore")

    # Thinking

    def start(self) -> None:
        """Reviews the game as it is now."""
        study = self.model.study
        if not study.main_line:
            return
        try:
            self.session.jobs.start(
                partial(_think, dumps(study), ReviewBudget(effort=self.budget)),
                self.model.localized(partial(self._news, study)),
                self.model.localized(partial(self._end, study)),
            )
        except Busy as problem:
            self.session.say(t(f"busy-{problem.reason}"), True)
            return
        self.running = self.session.jobs.job is not None
        self.written, self._drawn = self.written and not self.running, 0.0
        self.refresh()

    def _news(self, study: Any, job: Job) -> None:
        if study is not self.model.study:
            return
        self.review = job.latest
        if self.session.page != "what-if" or job.done:
            return
        with pn.io.hold():
            self._show_words()
            if job.seconds - self._drawn > CHARTS_EVERY:
                self._drawn = job.seconds
                self._show_chart()

    def _end(self, study: Any, job: Job) -> None:
        self.running = False
        if job.error is not None:
            self.session.say(t("job-failed", problem=type(job.error).__name__), True)
        elif job.result is not None and study is self.model.study:
            self._write(job.result)
        self.session.current.refresh()

    def _write(self, found: Review) -> None:
        """Puts the review into the study as comments and marks."""
        self.written = True
        try:
            with self.model.batch():
                annotate(self.model.study, found)
        except StudyError:  # somebody took choices out of the study meanwhile
            self.session.say(t("review-gone"), True)


def _think(written: str, budget: ReviewBudget, job: Job) -> Review | None:
    found = None
    for found in iter_review(loads(written.encode()), budget, executor=job.executor):
        job.report(found)
    return found
