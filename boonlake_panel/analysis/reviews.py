"""A played game in hindsight: what each choice cost, where the game turned, who played how well.

    answer = review(study)
    answer.judgements, answer.chances, answer.turning_points, answer.seats
    answer.annotate(study)                    # writes comments and marks into the study
    for partial in iter_review(study): ...    # the same as it comes in; stop iterating to cancel

For each choice of the main line the turn is planned to its end for the most promising options, in worlds that the seat
could not tell from the real one, and two laps are played on. If another option looks better both are compared once
more in fresh worlds, so that the cost is not the luck of the search. Forced choices and those of chance are skipped.
"""

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor
from contextlib import closing
from functools import cached_property, partial
from typing import Any, NamedTuple

import param

from ..engine import Game
from ..engine.chance import mix
from ..playouts.choice_cost import Comparison, Outcomes, compare_choice, is_open, play_outcomes
from ..playouts.rollouts import is_chance, pack
from ..study import Node, Study
from ..study.study import OPENING
from .chances import Chance, GameCourse, Turn, result
from .estimates import Estimate
from .executors import results
from .progress import Progress, telling
from .review_results import Judgement, Review
from .settings import Settings, jobs_parameter, seed_parameter

MODEL_ERROR = 3.0
"""Standard error, in points, of a position after two laps as a forecast of the end: see docs/analysis.md."""
NOTHING = Estimate.normal(0.0, 0.0)


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
        default=24,
        bounds=(0, None),
        label="Games",
        doc="Games played on from each turn, for the probability to win; with none there is no probability.",
    )
    seats: Any = param.List(
        default=[], item_type=int, label="Seats", doc="Whose choices are compared with others; none means everybody's."
    )
    seed = seed_parameter()
    jobs = jobs_parameter()

    def __init__(self, **params: Any) -> None:
        super().__init__(**{**EFFORTS.get(params.get("effort", "normal"), {}), **params})

    @param.depends("effort", watch=True)
    def _follow_effort(self) -> None:
        self.param.update(**EFFORTS[self.effort])


def review(
    study: Study,
    budget: ReviewBudget | None = None,
    *,
    annotate: bool = False,
    progress: Progress | bool = True,
    executor: Executor | None = None,
    **settings: Any,
) -> Review:
    """Review the main line of a study; with `annotate` the comments and marks are written into it.

    `settings` are parameters of `ReviewBudget`: `effort`, `seed` and so on. The computing is done by an `executor`, by
    default by `jobs` processes of this machine. A bar tells how far it is; `progress=False` is silent, and a function
    is called with the pieces of work that are done and with all.

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
    answers = iter_review(study, budget, executor=executor, **settings)
    answer = next(answers)
    with closing(answers), telling(progress, answer.done, answer.total, unit="piece") as tell:
        for answer in answers:
            tell(answer.done, answer.total)
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
    if not isinstance(study, Study):
        raise TypeError(f"a review looks at the choices of a study, not at a {type(study).__name__}")
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
            opens = game.decision is not None and game.decision.kind == OPENING and node.turn != begun
            if opens and budget.games:
                begun = node.turn
                yield Task(node, partial(play_outcomes, pack(game), budget.games, seed))
            if is_open(game.state) and (not budget.seats or node.seat in budget.seats):
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
        end = self.end if done == len(self.tasks) and self.budget.games else None
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
