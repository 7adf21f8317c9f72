"""A game in hindsight: who was likely to win, which choices cost most, and how well everybody played."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import pandas as pd
import panel as pn
import param

from ....analysis.review_notes import annotate, seat_words, turning_words
from ....analysis.review_results import Judgement, Review
from ....analysis.reviews import ReviewBudget, iter_review
from ....study import MARKS, StudyError
from ....study.files import dumps, loads
from ....views.charts.review import WinCurves, chances_chart
from ...kit.chart import Chart
from ...kit.fields import number_field, pick_field, radio_field
from ...kit.figures import points, scale
from ...kit.progress import JobProgress, start_button
from ...kit.rich_text import Part, part
from ...kit.table import Table, csv_button, interval_cells
from ...kit.widgets import button, text_part
from ...kit.wording import chip, sentence, t
from ...serving.jobs import Busy, Job

if TYPE_CHECKING:
    from ...session.dashboard import DashboardSession

ROWS = 12
"""How many of the costliest choices a page of the table shows."""
CHARTS_EVERY = 3.0
SIGNS = {name: MARKS[name] for name in ("mistake", "bad", "doubtful")}
"""The marks that a review sets."""


class Moments(param.Parameterized):
    """The moments of the game that a review found worth a look."""

    moment: Any = param.Selector(objects=[], allow_None=True, check_on_set=True, doc="The node to look at.")


class Reviewing:
    """The review of the main line of a study."""

    def __init__(self, session: "DashboardSession") -> None:
        self.session = session
        self.model = session.model
        self.settings = ReviewBudget(effort="quick")
        self.moments = Moments()
        self.review: Review | None = None
        self.running = False
        self.written = False
        self._study: Any = None
        self._drawn = 0.0
        self.moments.param.watch(lambda event: self._show_table(), "moment")
        self._layout = pn.Column(sizing_mode="stretch_width")
        self.translate()

    def __panel__(self) -> Any:
        return self._layout

    def translate(self) -> None:
        """Makes the widgets in the current language; what was found stays."""
        efforts = {name: t(f"budget-{name}") for name in ReviewBudget.param["effort"].objects}
        self.start_button = start_button(t("review-start"), self.start)
        self.controls = pn.FlexBox(
            radio_field(self.settings.param.effort, t("budget"), efforts),
            number_field(self.settings.param.seed, t("whatif-seed")),
            self.start_button,
            align_items="end",
        )
        self.text, self.heading, self.lists = (text_part(self.model) for _ in range(3))
        self.progress = JobProgress(self.model, self.session.jobs)
        self.chart = Chart(chances_chart, height=320, on_tap=self._tapped)
        titles = {
            "turn": t("column-turn"),
            "player": t("column-player"),
            "choice": t("whatif-choice"),
            "better": t("review-better"),
            "lost": t("review-lost"),
            "chance": t("review-lost-win"),
        }
        widths = {"turn": 80, "player": 110, "lost": 150, "chance": 120}
        self.table = Table(
            titles,
            intervals=("lost",),
            widths=widths,
            page_size=ROWS,
            roomy={"choice": 190, "better": 190},
            on_pick=self._picked_row,
        )
        self.pick = pick_field(self.moments.param.moment, t("review-moment"))
        self.picks = pn.FlexBox(
            self.pick,
            button(t("whatif-open"), self._open_moment),
            csv_button("boonlake-review.csv", self._csv),
            align_items="center",
            visible=False,
        )
        self._layout.objects = [
            self.controls,
            self.text,
            self.progress.layout,
            self.chart.place,
            self.heading,
            self.table.place,
            self.picks,
            self.lists,
        ]

    # Showing

    def refresh(self) -> None:
        """Shows what is known about the game of the study."""
        if self._study is not self.model.study:
            self._study, self.review, self.written = self.model.study, None, False
        with pn.io.hold():
            self._show_words()
            self._show_chart()

    def paint(self) -> None:
        self.table.paint(self.model.dark)
        self._show_chart()

    @property
    def is_partial(self) -> bool:
        """Whether a review was stopped before its end."""
        return self.review is not None and not self.running and not self.review.complete

    def _show_words(self) -> None:
        self.text.put(self._about())
        self._show_work()
        self.heading.put(self._heading())
        self.lists.put(self._lists())
        self._offer_moments()
        self._show_table()

    def _about(self) -> list[Part]:
        study, review = self.model.study, self.review
        self.controls.visible = bool(study.main_line)
        if not study.main_line:
            return [part("p", t("review-empty"), css="lead")]
        told = []
        if self.is_partial and review is not None:
            told.append(part("p", t("review-partial", done=review.done, total=review.total), css="lead", role="status"))
        if not study.game_at(study.end(study.root)).over:
            told.append(part("p", t("review-open"), css="hint"))
        if review is None:
            told.append(part("p", t("review-about"), css="hint"))
        if self.written:
            told.append(part("p", t("review-kept"), css="hint"))
        if self.session.jobs.job is not None and not self.running:
            told.append(part("p", t("busy-own"), css="hint"))
        return told

    def _show_work(self) -> None:
        job = self.session.jobs.job
        self.start_button.disabled = job is not None
        if job is None or not self.running:
            self.progress.hide()
            return
        review: Review | None = job.latest
        if review is None or not review.done:
            self.progress.show(job, 0, t("whatif-starting"))
        else:
            words = t("review-done", done=review.done, total=review.total)
            self.progress.show(job, review.done / review.total, words)

    def _marked(self) -> list[Judgement]:
        """The choices that cost something, the costliest first."""
        return sorted(self.review.marked, key=lambda one: -one.margin.mean) if self.review else []

    def _heading(self) -> list[Part]:
        review = self.review
        if review is None or not review.judgements:
            return []
        dots = review.turning_points and len(review.chances) > 1
        legend = [part("p", t("review-dots"), css="hint")] if dots else []
        title = part("h2", t("review-costliest"))
        if self._marked():
            return [*legend, title, part("p", t("review-signs", **SIGNS), css="hint")]
        return [*legend, title, part("p", t("review-nothing"))] if review.complete else legend

    def _show_table(self) -> None:
        marked = self._marked()
        nodes = [one.node for one in marked]
        picked = nodes.index(self.moments.moment) if self.moments.moment in nodes else None
        self.table.show(self._frame(marked) if marked else None, self.model.dark, picked)

    def _frame(self, marked: list[Judgement]) -> pd.DataFrame:
        review = self.review
        assert review is not None
        margins = [one.margin for one in marked]
        return pd.DataFrame(
            {
                "turn": [one.turn for one in marked],
                "player": [review.names[one.seat] for one in marked],
                "choice": [f"{sentence(one.label)} {MARKS[one.mark]}" for one in marked],
                "better": [sentence(one.best_label) for one in marked],
                **interval_cells("lost", margins, [points(one) for one in margins], scale(margins)),
                "chance": [t("percent", value=round(100 * one.win.mean)) for one in marked],
            }
        )

    def _offer_moments(self) -> None:
        """The costliest choices and the turning points, in the order of the game."""
        review = self.review
        known: dict[str, str] = {}
        if review is not None:
            for one in sorted(self._marked(), key=lambda one: one.number):
                words = f"{sentence(one.label)} {MARKS[one.mark]}"
                known[t("compare-branch", when=t("turn", turn=one.turn), name=words)] = one.node
            if review.complete:
                for point in review.turning_points:
                    words = t("review-turning-of", name=review.names[point.seat])
                    known[t("compare-branch", when=t("turn", turn=point.turn), name=words)] = point.node
        chosen = self.moments.moment
        self.moments.param.moment.objects = known
        self.moments.moment = chosen if chosen in known.values() else next(iter(known.values()), None)
        self.picks.visible = bool(known)

    def _lists(self) -> list[Part]:
        """Turning points and how well everybody played; too few turns would mislead."""
        review = self.review
        if review is None or not review.complete or not review.judgements:
            return []
        rows = [
            part("li", f"{t('turn', turn=point.turn)}. {turning_words(review, point)}")
            for point in review.turning_points
        ]
        turning = [part("h2", t("review-turning")), part("ul", *rows)] if rows else []
        cards = [
            part("div", part("div", chip(seat.seat), seat.name, css="head"), part("p", seat_words(seat)), css="card")
            for seat in review.seats
        ]
        return [*turning, part("h2", t("review-seats")), part("div", *cards, css="cards")]

    def _show_chart(self) -> None:
        review = self.review
        if review is None or len(review.chances) < 2:
            self.chart.show(None, self.model.dark)
            return
        wins = tuple(tuple(100 * win for win in chance.wins) for chance in review.chances)
        turning = tuple((point.turn, point.seat) for point in review.turning_points)
        turns = tuple(chance.turn + (chance.active < 0) for chance in review.chances)  # the result comes after the last
        self.chart.show(WinCurves(review.names, turns, wins, turning), self.model.dark)

    # What people do

    def _picked_row(self, row: int) -> None:
        marked = self._marked()
        if row < len(marked):
            self.moments.moment = marked[row].node

    def _tapped(self, x: float, y: float) -> None:
        if self.review and self.review.chances:
            node = min(self.review.chances, key=lambda chance: abs(chance.turn - x)).node
            self._show(lambda: self.model.go(node))

    def _open_moment(self) -> None:
        """Shows the moment before a choice, with what is said about it and what was better."""
        node = self.moments.moment
        if node is not None:
            better = next((one.best for one in self._marked() if one.node == node), "")
            self._show(lambda: self.model.look_before(node, better))

    def _show(self, go: Callable[[], Any]) -> None:
        """Goes somewhere in the study and shows it on the boards."""
        try:
            go()
        except StudyError as problem:
            self.session.say(str(problem), True)
            return
        self.session.show("explore")

    def _csv(self) -> pd.DataFrame:
        return self.review.frame() if self.review else pd.DataFrame()

    # Thinking

    def start(self) -> None:
        """Reviews the game as it is now."""
        study = self.model.study
        if not study.main_line:
            return
        try:
            self.session.jobs.start(
                partial(_think, dumps(study), self.settings.but()),
                partial(self._news, study),
                partial(self._end, study),
            )
        except Busy:
            self.session.say(t("busy-own"), True)
            return
        self.running = self.session.jobs.job is not None
        self.written, self._drawn = self.written and not self.running, 0.0
        self.refresh()

    def _news(self, study: Any, job: Job) -> None:
        if study is not self.model.study:
            return
        self.review = job.latest or self.review
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

    def _write(self, review: Review) -> None:
        """Puts the review into the study as comments and marks."""
        self.written = True
        try:
            with self.model.batch():
                annotate(self.model.study, review)
        except StudyError:  # somebody took choices out of the study meanwhile
            self.session.say(t("review-gone"), True)


def _think(written: str, budget: ReviewBudget, job: Job) -> Review | None:
    review = None
    for review in iter_review(loads(written.encode()), budget, executor=job.executor):
        job.report(review)
    return review
