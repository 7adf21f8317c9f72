"""A played game in hindsight: what each choice cost, where the game turned, who played how well.

    answer = review(study)
    answer.judgements, answer.chances, answer.turning_points, answer.seats
    answer.annotate(study)                    # writes comments and marks into the study
    for partial in iter_review(study): ...    # the same as it comes in; stop iterating to cancel

For each choice of the main line the turn is planned to its end for the most promising options, in worlds that the seat
could not tell from the real one, and two laps are played on. If another option looks better both are compared once
more in fresh worlds, so that the cost is not the luck of the search. Forced choices and those of chance are skipped.
"""

import math
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import Any, NamedTuple

import pandas as pd
import param

from ..engine import Game
from ..engine.chance import mix
from ..playouts.choice_cost import Comparison, Outcomes, compare_choice, is_open, play_outcomes
from ..playouts.rollouts import is_chance, pack
from ..study import Node, Study
from ..study.study import OPENING
from ..texts.display import Displayed
from .chances import Chance, GameCourse, Turn, result
from .estimates import Estimate, Z
from .executors import results
from .settings import Settings, jobs_parameter, seed_parameter

MODEL_ERROR = 3.0
"""Standard error, in points, of a position after two laps as a forecast of the end: see docs/analysis.md."""
MARKS = (("mistake", 12.0), ("bad", 8.0), ("doubtful", 6.0))
"""The least points that a choice marked so must have cost, with a 95 % interval above nothing: below 6 none is."""
SWING = 0.12
"""The least change of somebody's probability to win within a lap that makes a turning point."""

NOTHING = Estimate.normal(0.0, 0.0)
Progress = Callable[[int, int], None]


EFFORTS = {
    "quick": {"scan": 2, "check": 16, "games": 12},
    "normal": {"scan": 4, "check": 32, "games": 24},
    "thorough": {"scan": 12, "check": 160, "games": 64},
}
"""What the numbers of a budget are by effort, as `boonlake review --budget` takes it."""


class ReviewBudget(Settings):
    """How much to think about each choice; the same seed gives the same review on any number of processes.

    >>> ReviewBudget(effort="quick").check
    16
    """

    effort: Any = param.Selector(
        default="normal", objects=list(EFFORTS), label="Effort", doc="How much to think: sets the three numbers below."
    )
    scan = param.Integer(
        default=4,
        bounds=(1, None),
        label="Worlds to scan",
        doc="Worlds in which a choice is compared with the others that look best.",
    )
    check = param.Integer(
        default=32,
        bounds=(1, None),
        label="Worlds to check",
        doc="Fresh worlds for a choice that may have cost something.",
    )
    games = param.Integer(
        default=24, bounds=(1, None), label="Games", doc="Games played on from each turn, for the probability to win."
    )
    seed = seed_parameter()
    jobs = jobs_parameter()

    def __init__(self, **params: Any) -> None:
        super().__init__(**{**EFFORTS.get(params.get("effort", "normal"), {}), **params})

    @param.depends("effort", watch=True)
    def _follow_effort(self) -> None:
        self.param.update(**EFFORTS[self.effort])


@dataclass(frozen=True)
class Judgement:
    """What one choice cost against the best alternative found; nothing, and not checked, if none looked better."""

    node: str
    number: int  # place on the main line, from 1
    turn: int
    round: int
    seat: int
    key: str
    label: str
    best: str  # key of the best option found; the choice itself if nothing better was
    best_label: str
    score: Estimate  # points lost
    margin: Estimate  # lead over the strongest rival lost; below nothing if the choice was better than its rival
    win: Estimate  # probability to win lost
    checked: bool  # whether another option looked better, so that both were compared

    @property
    def mark(self) -> str:
        """How the choice is marked in the study; nothing unless it surely cost something."""
        if self.best == self.key or self.margin.low <= 0:
            return ""
        return next((mark for mark, least in MARKS if self.margin.mean >= least), "")


class TurningPoint(NamedTuple):
    """A lap of turns that changed the game: by choices, or by what was drawn and revealed."""

    node: str  # the choice that opened its first turn
    turn: int
    seat: int  # who gained most
    before: float  # the probability of that seat to win as the lap began
    after: float  # the same a lap later
    error: float
    is_end: bool  # whether the game ended with it

    @property
    def swing(self) -> float:
        """The probability to win that was gained."""
        return self.after - self.before

    @property
    def is_clear(self) -> bool:
        """Whether it is large and beyond noise; that a favourite wins in the end is no turning point."""
        return self.swing >= max(SWING, 2 * self.error) and not (self.is_end and self.before >= 0.5)


@dataclass(frozen=True)
class SeatSummary:
    """How well a seat played."""

    seat: int
    name: str
    choices: int  # that were looked at
    marks: dict[str, int]  # how many of each mark
    margin: float  # points of lead lost by marked choices, in all


@dataclass(frozen=True)
class Review(Displayed):
    """What is known about a game so far; `complete` once everything has been looked at.

    Tables and probabilities are computed when somebody looks at them.

    >>> from boonlake_panel import Setup, Study, review
    >>> study = Study(Setup(players=2, seed=7))
    >>> node = study.play(study.game.decision.keys[0])
    >>> answer = review(study, effort="quick", jobs=1)
    >>> answer.complete, len(answer.judgements), answer.turning_points
    (True, 1, ())
    """

    compared: tuple[Judgement, ...] = field(repr=False)  # without the probability to win
    course: GameCourse = field(repr=False)
    names: tuple[str, ...]  # of all seats
    people: int  # how many of them are people
    done: int  # pieces of work
    total: int
    budget: ReviewBudget = field(repr=False)

    @cached_property
    def chances(self) -> tuple[Chance, ...]:
        """The probability of each seat to win as each turn begins, and the result once it is reached."""
        return self.course.chances()

    @cached_property
    def judgements(self) -> tuple[Judgement, ...]:
        """What each choice cost, in the order of the game."""
        return tuple(_with_win(judgement, self.chances) for judgement in self.compared)

    @property
    def complete(self) -> bool:
        """Whether everything has been looked at."""
        return self.done == self.total

    @property
    def marked(self) -> tuple[Judgement, ...]:
        """The choices that surely cost something, in the order of the game."""
        return tuple(judgement for judgement in self.judgements if judgement.mark)

    @cached_property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """Laps in which somebody's probability to win rose much, beyond noise, in the order of the game."""
        lap = self.course.lap
        swings = [_swing(self.chances[at], self.chances[at + lap]) for at in range(len(self.chances) - lap)]
        points: dict[int, TurningPoint] = {}
        for at in sorted(range(len(swings)), key=lambda at: -swings[at].swing):
            if swings[at].is_clear and not any(abs(at - other) < lap for other in points):
                points[at] = swings[at]
        return tuple(points[at] for at in sorted(points))

    @cached_property
    def seats(self) -> tuple[SeatSummary, ...]:
        """How well each person played."""
        return tuple(self._summary(seat, name) for seat, name in enumerate(self.names[: self.people]))

    def _summary(self, seat: int, name: str) -> SeatSummary:
        own = [judgement for judgement in self.judgements if judgement.seat == seat]
        marked = [judgement for judgement in own if judgement.mark]
        counts = {mark: sum(one.mark == mark for one in marked) for mark, _ in MARKS}
        return SeatSummary(seat, name, len(own), counts, sum(one.margin.mean for one in marked))

    def annotate(self, study: Study) -> None:
        """Write comments and marks into the study, in place of those of an earlier review."""
        from .review_notes import annotate

        annotate(study, self)

    def frame(self) -> pd.DataFrame:
        """One row for each choice that was looked at; costs are missing where nothing was compared."""
        rows = [
            {
                **{name: getattr(one, name) for name in ("number", "turn", "round", "seat", "key", "label", "best")},
                **{"best_label": one.best_label, "mark": one.mark},
                "checked": one.checked,
                **{
                    f"{name}_{part}": getattr(getattr(one, name), part) if one.checked else math.nan
                    for name in ("score", "margin", "win")
                    for part in ("mean", "low", "high")
                },
            }
            for one in self.judgements
        ]
        return pd.DataFrame(rows)

    def chance_frame(self) -> pd.DataFrame:
        """One row for each turn and seat: the probability to win as the turn begins, for a chart."""
        rows = [
            (one.node, one.turn, one.active, seat, win, error)
            for one in self.chances
            for seat, (win, error) in enumerate(zip(one.wins, one.errors, strict=True))
        ]
        return pd.DataFrame(rows, columns=["node", "turn", "active", "seat", "win", "error"])


def review(
    study: Study,
    budget: ReviewBudget | None = None,
    *,
    annotate: bool = False,
    progress: Progress | None = None,
    executor: Executor | None = None,
    **settings: Any,
) -> Review:
    """Review the main line of a study; with `annotate` the comments and marks are written into it.

    `settings` are parameters of `ReviewBudget`: `effort`, `seed` and so on. The computing is done by an `executor`, by
    default by `jobs` processes of this machine.

    >>> from boonlake_panel import Setup, Study, review
    >>> study = Study(Setup(players=2, seed=7))
    >>> for _ in range(4):
    ...     node = study.play(study.game.decision.keys[0])
    >>> answer = review(study, effort="quick", jobs=1)
    >>> answer.complete
    True
    >>> list(answer.frame().columns[:4])
    ['number', 'turn', 'round', 'seat']
    """
    with closing(iter_review(study, budget, executor=executor, **settings)) as answers:
        for answer in answers:
            if progress:
                progress(answer.done, answer.total)
    if annotate:
        answer.annotate(study)
    return answer


def iter_review(
    study: Study, budget: ReviewBudget | None = None, *, executor: Executor | None = None, **settings: Any
) -> Generator[Review, None, None]:
    """Give the answer of `review` as it grows; the last one is complete. Closing the iterator stops the work.

    >>> from boonlake_panel import Setup, Study, iter_review
    >>> study = Study(Setup(players=2, seed=7))
    >>> node = study.play(study.game.decision.keys[0])
    >>> [answer.complete for answer in iter_review(study, effort="quick", jobs=1)]
    [False, True]
    """
    budget = budget.but(**settings) if budget else ReviewBudget(**settings)
    yield from Reviewer(study, budget).run(executor)


class Task(NamedTuple):
    """A call for a worker process: it compares a choice, or plays on from a turn."""

    node: Node
    call: Callable[[], Comparison | Outcomes]


class Reviewer:
    """Goes along the main line and collects what the workers find."""

    def __init__(self, study: Study, budget: ReviewBudget) -> None:
        self.study = study
        self.budget = budget
        self.line = study.main_line
        self.names = tuple(study.setup.seat_name(seat) for seat in range(len(study.game.scores)))
        self.tasks = list(self.plan())
        self.turns: list[Turn] = []
        self.judgements: list[Judgement] = []

    def plan(self) -> Iterator[Task]:
        """The work in the order of the game: turns that begin, and choices where there was something to choose."""
        budget = self.budget
        begun = 0  # boats and levers may come before the strip: a turn begins once
        for node in self.line:
            game = self.before(node)
            if is_chance(game):
                continue
            seed = mix(mix(budget.seed) + node.depth)
            if game.decision is not None and game.decision.kind == OPENING and node.turn != begun:
                begun = node.turn
                yield Task(node, partial(play_outcomes, pack(game), budget.games, seed))
            if is_open(game.state):
                yield Task(node, partial(compare_choice, pack(game), node.key, budget.scan, budget.check, seed))

    def before(self, node: Node) -> Game:
        """The game in which a choice was made."""
        return self.study.game_at(node.parent or self.study.root)

    def run(self, executor: Executor | None) -> Iterator[Review]:
        """Give an answer that grows with each task."""
        yield self.answer(0)
        calls = (task.call for task in self.tasks)
        with closing(results(calls, executor, self.budget.jobs, ordered=True)) as finished:
            for done, (task, result) in enumerate(zip(self.tasks, finished, strict=True), start=1):
                if isinstance(result, Outcomes):
                    self.turns.append(Turn(task.node.id, task.node.turn, task.node.seat, result))
                else:
                    self.judgements.append(self.judgement(task.node, result))
                yield self.answer(done)

    def answer(self, done: int) -> Review:
        """What is known so far; the probabilities to win get sharper with the turns that follow."""
        end = self.end if done == len(self.tasks) else None
        course = GameCourse(tuple(self.turns), end)
        total = len(self.tasks)
        return Review(tuple(self.judgements), course, self.names, self.study.setup.players, done, total, self.budget)

    @cached_property
    def end(self) -> Chance | None:
        """The result of the main line, if it is finished."""
        last = self.study.end(self.study.root)
        game = self.study.game_at(last)
        return result(last.id, last.turn, game.scores, game.winners) if game.over else None

    def judgement(self, node: Node, comparison: Comparison) -> Judgement:
        """What a comparison says about a choice, so far without the probability to win."""
        decision = self.before(node).decision
        labels = {option.key: option for option in decision.options} if decision else {}
        margin = Estimate.of(comparison.leads, MODEL_ERROR) if comparison.leads else NOTHING
        is_better = margin.mean > 0
        best = comparison.alternative if is_better else node.key
        return Judgement(
            node=node.id,
            number=node.depth,
            turn=node.turn,
            round=node.round,
            seat=node.seat,
            key=node.key,
            label=labels[node.key].label,
            best=best,
            best_label=labels[best].label,
            score=Estimate.of(comparison.scores, MODEL_ERROR) if comparison.scores else NOTHING,
            margin=margin,
            win=NOTHING,
            checked=bool(comparison.leads),
        )


def _with_win(judgement: Judgement, course: tuple[Chance, ...]) -> Judgement:
    """A judgement with the probability to win that goes with the lost points at that stage of the game."""
    if judgement.best == judgement.key or not course:
        return judgement
    begun = [chance for chance in course if chance.active >= 0 and chance.turn <= judgement.turn]
    chance = begun[-1] if begun else course[0]
    mean, low, high = (
        chance.win_lost(judgement.seat, points)
        for points in (judgement.margin.mean, judgement.margin.low, judgement.margin.high)
    )
    return replace(judgement, win=Estimate(mean, (high - low) / (2 * Z), low, high))


def _swing(before: Chance, after: Chance) -> TurningPoint:
    """Who gained most from one moment to another."""
    seat = max(range(len(before.wins)), key=lambda seat: after.wins[seat] - before.wins[seat])
    error = math.hypot(before.errors[seat], after.errors[seat])
    return TurningPoint(
        before.node, before.turn, seat, before.wins[seat], after.wins[seat], error, is_end=after.active < 0
    )
