"""What is each choice worth? The part of the What-if page that asks, shows answers as they grow, and adds branches."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import panel as pn
import panel_material_ui as pmui

from ....analysis.whatif import ROLLOUTS as BUDGETS
from ....analysis.whatif import Budget, Candidate, WhatIf, iter_what_if
from ....engine import Game
from ....texts.messages import text
from ....views.charts import what_if as charts
from ...kit.chart import Chart
from ...kit.figures import (
    cell,
    choice_field,
    half,
    number_field,
    percents,
    points,
    progress,
    read_number,
    scale,
    sheet,
    start_button,
    track,
)
from ...kit.markup import Part, part, parts
from ...kit.wording import chip, sentence, t, who
from ...serving.jobs import Busy, Job
from ...viewers import timeline
from .branching import add_branch

if TYPE_CHECKING:
    from ...session.dashboard import DashboardSession

Question = tuple[str, bool]
"""A node, and whether whole turns are compared there."""
MAX_SEED = 999_999
SHOWN, ENDINGS, SOURCES = 12, 6, 8
"""How many choices the table shows at first, and how many boxes and bars the charts have."""
CHARTS_EVERY = 2.0
"""Seconds between two drawings of the charts: they cost more than words."""


class Candidates:
    """The decision at the cursor: its choices, what they are worth, and how sure that is."""

    def __init__(self, session: "DashboardSession", dark: bool) -> None:
        self.session = session
        self.model = session.model
        self.dark = dark
        self.budget, self.seed = "quick", 0
        self.all = False
        self.turns = False  # whether whole turns are compared instead of single choices
        self.answers: dict[Question, WhatIf] = {}
        self.chosen: dict[Question, str] = {}  # which choice is compared with the best one
        self.added: dict[tuple[Question, str], str] = {}  # the nodes of choices that became branches
        self.running: Question | None = None  # what a job is at work on
        self.wanted = 1  # rollouts of that job
        self._study: Any = None
        self._drawn = 0.0
        self.text = sheet(self.model, self.act, dark)
        self.why = sheet(self.model, self.act, dark)
        self.endings = Chart(charts.endings_chart, height=330)
        self.sources = Chart(charts.sources_chart, height=330)
        self.layout = pn.Column(self.text, self.why, self._charts(), sizing_mode="stretch_width")

    def _charts(self) -> Any:
        size = {"xs": 12, "md": 6}
        grids = [pmui.Grid(chart.place, size=size) for chart in (self.endings, self.sources)]
        return pmui.Grid(*grids, container=True, spacing=2, sizing_mode="stretch_width")

    # Showing

    def refresh(self) -> None:
        """Shows the decision at the cursor, with its answer if it has one."""
        if self._study is not self.model.study:
            self._study = self.model.study
            self.answers.clear()
            self.chosen.clear()
            self.added.clear()
        self.text.put([*self._head(), *self._controls(), *self._work(), *self._table()])
        self._refresh_charts()

    def paint(self, dark: bool) -> None:
        self.dark = self.text.dark = self.why.dark = dark
        self._refresh_charts()

    @property
    def answer(self) -> WhatIf | None:
        """What is known about the decision at the cursor."""
        return None if self.model.hidden else self.answers.get(self.question)

    @property
    def question(self) -> Question:
        return self.model.cursor.id, self.turns

    def _head(self) -> list[Part]:
        game, decision = self.model.game, self.model.decision
        found: list[Part] = [*timeline(self.model)]
        if decision is None:
            return [*found, part("p", t("whatif-over"), css="lead")]
        words = part("div", part("div", decision.prompt, css="what"), part("div", who(game, decision.seat), css="who"))
        return [*found, part("div", chip(decision.seat), words, css="prompt", role="status")]

    def _problem(self) -> str:
        """Why there is nothing to ask here; empty if there is."""
        from ....playouts.rollouts import is_chance

        decision = self.model.decision
        if decision is None:
            return "over"
        if self.model.hidden:
            return "hidden"
        if is_chance(self.model.game):
            return "chance"
        return "one" if len(decision.options) < 2 else ""

    def _controls(self) -> list[Part]:
        problem = self._problem()
        if problem:
            return [] if problem == "over" else [part("p", t(f"whatif-{problem}"), css="hint")]
        budgets = {name: t(f"budget-{name}") for name in BUDGETS}
        start = start_button(t("whatif-start"), self.session.jobs.job is not None)
        kinds = {"choices": t("whatif-choices"), "turns": t("whatif-turns")}
        fields = [
            choice_field(t("whatif-kind"), "kind", kinds, "turns" if self.turns else "choices"),
            choice_field(t("budget"), "budget", budgets, self.budget),
            number_field(t("whatif-seed"), "seed", self.seed, MAX_SEED),
        ]
        explained = None if self.answer else part("p", t("whatif-about"), css="hint")
        return parts([part("div", *fields, start, css="controls"), explained])  # type: ignore[return-value]

    def _work(self) -> list[Part]:
        job = self.session.jobs.job
        if job is None:
            return []
        if self.running is None:
            return [part("p", t("busy-own"), css="hint")]
        rollouts = job.latest.rollouts if job.latest else 0
        share = rollouts / self.wanted
        words = t("whatif-rollouts", count=rollouts) if rollouts else t("whatif-starting")
        elsewhere = self.running != self.question
        link = part("button", t("whatif-elsewhere"), act="return", css="rule") if elsewhere else None
        return parts([progress(job, share, words), link])  # type: ignore[return-value]

    def _table(self) -> list[Part]:
        answer = self.answer
        if answer is None or not answer.candidates:
            return []
        shown = answer.candidates if self.all else answer.candidates[:SHOWN]
        names = (t("whatif-choice"), t("whatif-score"), t("whatif-margin"), t("whatif-win"), t("whatif-tries"), "")
        head = part("tr", *(part("th", name, scope="col") for name in names), css="names")
        scales = scale([one.score for one in shown]), scale([one.margin for one in shown])
        labels = self._labels()
        rows = [self._row(place, one, labels, *scales) for place, one in enumerate(shown, 1)]
        table = part("table", part("tbody", head, *rows), css="estimates", aria_label=t("whatif-table"))
        hidden = len(answer.candidates) - SHOWN
        more = t("whatif-fewer") if self.all else t("whatif-all", count=hidden)
        toggle = part("button", more, act="all", css="rule", data_id="all") if hidden > 0 else None
        verdict = part("p", self.verdict(answer), css="lead", role="status")
        return parts([verdict, table, toggle, part("p", t("whatif-note"), css="hint")])  # type: ignore[return-value]

    def _row(
        self,
        place: int,
        one: Candidate,
        labels: Callable[[Candidate], str],
        score: tuple[float, float],
        margin: tuple[float, float],
    ) -> Part:
        answer = self.answer
        assert answer is not None
        selected = one is self._other(answer)
        pick = part(
            "button",
            part("span", str(place), css="rank"),
            part("span", labels(one), css="best" if place == 1 else ""),
            act="pick",
            value=one.key,
            css="pick",
            aria_pressed=str(selected).lower(),
            title=t("whatif-pick"),
            data_id=f"pick {one.key}",
        )
        out = one.rollouts < answer.best.rollouts / 4
        return part(
            "tr",
            cell("", pick, css="wide"),
            cell(t("whatif-score"), points(one.score, one.rollouts), track(one.score, *score)),
            cell(
                t("whatif-margin"), points(one.margin, one.rollouts, lead=True), track(one.margin, *margin, zero=True)
            ),
            cell(t("whatif-win"), percents(one.win), track(one.win, 0, 1)),
            cell(t("whatif-tries"), part("span", str(one.rollouts), css="number")),
            part("td", self._branch_button(one), css="acts"),
            css=("selected" if selected else "out" if out else ""),
        )

    def _branch_button(self, one: Candidate) -> Part:
        node = self.added.get((self.question, one.key))
        if node is not None and node in self.model.study.tree:
            return part("button", t("whatif-open"), act="open", value=node, data_id=f"branch {one.key}")
        return part("button", t("whatif-branch"), act="branch", value=one.key, data_id=f"branch {one.key}")

    def _labels(self) -> Callable[[Candidate], str]:
        """Choices in the current language, whatever it was when they were asked about."""
        decision = self.model.decision
        known = {option.key: option.label for option in decision.options} if decision else {}
        return lambda one: sentence(known.get(one.key, one.label))

    def _names(self, answer: WhatIf) -> Callable[[Candidate], str]:
        """What choices are called in sentences and charts; whole turns are too long for that."""
        return (lambda one: t("whatif-plan", number=answer.candidates.index(one) + 1)) if self.turns else self._labels()

    def _rank(self, answer: WhatIf, one: Candidate) -> str:
        """A name for the axis of a chart, with the number that the table gives it."""
        name = self._names(answer)(one)
        return name if self.turns else f"{answer.candidates.index(one) + 1}  {name}"

    def verdict(self, answer: WhatIf) -> str:
        """The answer in one sentence."""
        labels = self._names(answer)
        if len(answer.candidates) < 2:
            return t("whatif-single", best=labels(answer.best))
        second = answer.candidates[1]
        gap = answer.gap(answer.best.key, second.key)
        apart: dict[str, str | int] = {"points": max(0, round(gap.mean)), "spread": half(gap)}
        sure = gap.low > 0
        words = t("whatif-best" if sure else "whatif-close", best=labels(answer.best), next=labels(second), **apart)
        return words if answer.done else f"{t('whatif-so-far')} {words}"

    # The charts

    def _other(self, answer: WhatIf) -> Candidate | None:
        """The choice that is compared with the best one: the one that was picked, or the second."""
        picked = self.chosen.get(self.question)
        for one in answer.candidates[1:]:
            if one.key == picked:
                return one
        return answer.candidates[1] if len(answer.candidates) > 1 else None

    def _refresh_charts(self) -> None:
        answer = self.answer
        other = self._other(answer) if answer else None
        if answer is None or other is None:
            self.why.put([])
            self.endings.show(None, self.dark)
            self.sources.show(None, self.dark)
            return
        labels = self._names(answer)
        leading = answer.candidates[:ENDINGS]
        if other not in leading:
            leading = (*leading[:-1], other)
        self.endings.show([(self._rank(answer, one), _points(one, answer.seat)) for one in leading], self.dark)
        difference = answer.difference(answer.best.key, other.key)
        largest = sorted(difference, key=lambda name: -abs(difference[name]))[:SOURCES]
        self.sources.show({name: difference[name] for name in largest if difference[name]}, self.dark)
        self.why.put(_why(difference, labels(answer.best), labels(other)))

    # What people do

    def act(self, act: str, value: str) -> None:
        doing: dict[str, Callable[[], Any]] = {
            "first": self.model.first,
            "back": self.model.back,
            "forward": self.model.forward,
            "end": self.model.last,
            "slide": lambda: self._slide(value),
            "return": self._return,
            "start": self.start,
            "cancel": self.session.jobs.cancel,
            "kind": lambda: self._set(turns=value == "turns"),
            "budget": lambda: self._set(budget=value if value in BUDGETS else self.budget),
            "seed": lambda: self._set(seed=read_number(value, MAX_SEED) or 0),
            "all": lambda: self._set(all=not self.all),
            "pick": lambda: self._pick(value),
            "branch": lambda: self.branch(value),
            "open": lambda: self.open(value),
        }
        if act in doing:
            doing[act]()

    def _set(self, **values: Any) -> None:
        for name, value in values.items():
            setattr(self, name, value)
        self.refresh()

    def _slide(self, value: str) -> None:
        line = self.model.line
        if value.isdigit() and int(value) < len(line):
            self.model.go(line[int(value)])

    def _return(self) -> None:
        """Goes to the decision that a job is at work on."""
        if self.running is not None:
            node, self.turns = self.running
            self.model.go(node)
            self.refresh()

    def _pick(self, key: str) -> None:
        self.chosen[self.question] = key
        self.refresh()

    def branch(self, key: str) -> None:
        """Adds a choice or a whole turn to the study, with what it is worth as its name and comment."""
        answer = self.answer
        one = next((one for one in answer.candidates if one.key == key), None) if answer else None
        if one is None:
            return
        at = self.model.cursor
        end = add_branch(self.model.study, at, one)
        done = end.depth - at.depth
        if done < len(one.keys):
            self.session.say(t("whatif-partly", done=done, total=len(one.keys)))
        if done:
            self.added[self.question, key] = end.id
        self.refresh()

    def open(self, node: str) -> None:
        """Goes to a branch and shows it on the boards."""
        self.model.go(node)
        self.session.show("explore")

    # Thinking

    def start(self) -> None:
        """Asks what the choices are worth."""
        if self._problem():
            return
        question = self.question
        budget = Budget(effort=self.budget, seed=self.seed, turns=self.turns)
        try:
            self.session.jobs.start(
                partial(_think, self.model.game, budget),
                self.model.localized(partial(self._news, question)),
                self.model.localized(partial(self._end, question)),
            )
        except Busy as problem:
            self.session.say(t(f"busy-{problem.reason}"), True)
            return
        if self.session.jobs.job is not None:
            self.running, self.wanted, self._drawn = question, budget.rollouts, 0.0
        self.refresh()

    def _news(self, question: Question, job: Job) -> None:
        self.answers[question] = job.latest
        if self.session.page != "what-if" or job.done:
            return
        with pn.io.hold():
            self.text.put([*self._head(), *self._controls(), *self._work(), *self._table()])
            if job.seconds - self._drawn > CHARTS_EVERY:
                self._drawn = job.seconds
                self._refresh_charts()

    def _end(self, question: Question, job: Job) -> None:
        self.running = None
        if job.error is not None:
            self.session.say(t("job-failed", problem=type(job.error).__name__), True)
        self.session.current.refresh()


def _think(game: Game, budget: Budget, job: Job) -> WhatIf | None:
    answer = None
    for answer in iter_what_if(game, budget, executor=job.executor):
        job.report(answer)
    return answer


def _points(one: Candidate, seat: int) -> list[int]:
    return [result.scores[seat] for result in one.results]


def _why(difference: dict[str, float], best: str, other: str) -> list[Part]:
    """Where the difference comes from, in words: what a chart says only to those who see it."""
    named = sorted(((value, text(f"source-{name}")) for name, value in difference.items()), reverse=True)
    more = ", ".join(f"{name} +{value:.1f}" for value, name in named[:3] if value >= 0.5)
    less = ", ".join(f"{name} \u2212{-value:.1f}" for value, name in named[::-1][:3] if value <= -0.5)
    title = part("h2", t("whatif-why", best=best, other=other))
    words = [t("whatif-why-more", sources=more) if more else "", t("whatif-why-less", sources=less) if less else ""]
    told = " ".join(filter(None, words)) or t("whatif-why-none")
    return [title, part("p", told)]
