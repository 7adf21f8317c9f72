"""What is each option of a decision worth? Rollouts from the seat's point of view, the closer the race the more.

    answer = what_if(game, rollouts=1000)
    answer.best.key, answer.best.score, answer.best.win
    for partial in iter_what_if(game): ...    # the same as it comes in; stop iterating to cancel
    what_if(game, turns=True).best.keys       # whole turns instead of single options
    what_if(game, error=1.0)                  # until every option is known to a standard error of 1 point

All options meet the same imagined worlds (common random numbers), and after each stage the weaker half drops out
(successive halving). A number of rollouts gives the same answer for the same seed, on any number of processes.
"""

import math
import time
from collections.abc import Generator, Iterator
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from textwrap import shorten
from typing import Any

import pandas as pd
import param

from ..agents import AgentSpec, make_agent
from ..engine.codes import SOURCES
from ..engine.game import Game
from ..playouts.rollouts import Rollout, is_chance, pack, play_rollouts
from ..playouts.turns import complete_turns
from ..texts.display import Displayed
from .estimates import Estimate
from .executors import results
from .progress import Progress, telling
from .settings import Settings, jobs_parameter, seed_parameter

__all__ = ["Budget", "Candidate", "Estimate", "WhatIf", "iter_what_if", "what_if"]

CHUNK = 4
"""Rollouts of one option that go to a process at a time."""
FIRST = 2
"""The same at the beginning: few, so that there is something to see about every option soon."""
FINALISTS = 2
"""Options that stay in the race until the end, if there is budget for so many stages."""
OPEN = "boat:"
"""Options that leave everything open drop out first: the budget belongs to what comes after them."""
ENOUGH = 6
"""Rollouts of each option before the first ones drop out; with a smaller budget fewer or none drop out."""
PILOT = 30
"""Rollouts of each option before it is judged how many more it needs; few may be alike by chance."""
ROLLOUTS = {"quick": 240, "normal": 1000, "thorough": 4000}
"""Rollouts in all, by effort."""


class Budget(Settings):
    """What to compare and how much to think about it.

    >>> Budget(effort="quick").rollouts
    240
    """

    turns = param.Boolean(default=False, label="Whole turns", doc="Whether to compare whole turns, not single choices.")
    effort: Any = param.Selector(
        default="normal", objects=list(ROLLOUTS), label="Effort", doc="How much to think: sets the number of rollouts."
    )
    rollouts: Any = param.Integer(
        default=ROLLOUTS["normal"], bounds=(1, None), label="Rollouts", doc="Games played to the end, in all."
    )
    error: Any = param.Number(
        default=None,
        allow_None=True,
        bounds=(0.1, None),
        label="Standard error",
        doc="Instead of a number of rollouts: play until the points of every option are known so well; none drops out.",
    )
    seconds: Any = param.Number(
        default=None, allow_None=True, bounds=(0, None), label="Seconds", doc="A time after which to stop early."
    )
    seed = seed_parameter()
    jobs = jobs_parameter()

    def __init__(self, **params: Any) -> None:
        super().__init__(**params)
        if "rollouts" not in params:
            self._follow_effort()

    @param.depends("effort", watch=True)
    def _follow_effort(self) -> None:
        self.rollouts = ROLLOUTS[self.effort]


@dataclass(frozen=True)
class Candidate:
    """An option or a whole turn: expected final points, lead over the strongest rival, and probability to win."""

    key: str  # for a whole turn its keys with spaces in between
    label: str
    score: Estimate
    margin: Estimate
    win: Estimate
    results: tuple[Rollout, ...] = field(repr=False)

    def __repr__(self) -> str:
        return f"<Candidate {shorten(self.key, 120, placeholder=' …')}: {self.score}, {self.rollouts} rollouts>"

    @property
    def keys(self) -> tuple[str, ...]:
        """The own choices: one, or those of a whole turn."""
        return tuple(self.key.split(" "))

    @property
    def rollouts(self) -> int:
        """How often it was tried."""
        return len(self.results)

    def missing(self, error: float) -> int:
        """How many rollouts more bring the standard error of its points down to what is wanted."""
        if self.rollouts < PILOT:
            return PILOT - self.rollouts
        return max(0, math.ceil(self.rollouts * (self.score.error / error) ** 2) - self.rollouts)

    def sources(self, limit: int | None = None) -> dict[str, float]:
        """Mean points by source, over the first rollouts if a limit is given."""
        results = self.results[:limit]
        sums = [sum(column) for column in zip(*(result.ledger for result in results), strict=True)]
        return {source: total / len(results) for source, total in zip(SOURCES, sums, strict=True) if total}


@dataclass(frozen=True, repr=False)
class WhatIf(Displayed):
    """The candidates by their lead, the best first; after them, by theirs, those that dropped out early.

    >>> from boonlake_panel import Game, Setup, what_if
    >>> answer = what_if(Game(Setup(players=2, seed=7)), rollouts=20, jobs=1)
    >>> first, second = (candidate.key for candidate in answer.candidates)
    >>> answer.best.key == first, answer.gap(first, second).mean >= 0
    (True, True)
    """

    seat: int
    candidates: tuple[Candidate, ...]
    budget: Budget
    done: bool  # False while rollouts are still coming in, and after a stop before the end
    finalists: int = 0  # how many of the candidates, the first ones, were compared to the end

    def __repr__(self) -> str:
        best, more = self.best, len(self.candidates) - 1
        state = "" if self.done else ", not done"
        return f"<WhatIf: best {best.key} with {best.score}, {more} others, {self.rollouts} rollouts{state}>"

    @property
    def best(self) -> Candidate:
        """The candidate that leads."""
        return self.candidates[0]

    @property
    def rollouts(self) -> int:
        """Rollouts in all."""
        return sum(candidate.rollouts for candidate in self.candidates)

    @property
    def planned(self) -> int:
        """Rollouts in all at the end, as far as that can be told now."""
        error = self.budget.error
        if error is None:
            return int(self.budget.rollouts)
        return sum(one.rollouts + one.missing(error) for one in self.candidates)

    def __getitem__(self, key: str) -> Candidate:
        for candidate in self.candidates:
            if candidate.key == key:
                return candidate
        raise KeyError(f"{key!r} was not compared; there are {', '.join(one.key for one in self.candidates)}")

    def gap(self, key: str, other: str) -> Estimate:
        """How many points of lead one option brings more than another, over the worlds that both met."""
        pairs = zip(self[key].results, self[other].results, strict=False)
        return Estimate.of([float(one.margin(self.seat) - two.margin(self.seat)) for one, two in pairs])

    def difference(self, key: str, other: str) -> dict[str, float]:
        """Where the points come from: by source, what one option brings more than another in the same worlds."""
        common = min(self[key].rollouts, self[other].rollouts)
        mine, theirs = self[key].sources(common), self[other].sources(common)
        return {name: mine.get(name, 0.0) - theirs.get(name, 0.0) for name in SOURCES if name in mine or name in theirs}

    def frame(self) -> pd.DataFrame:
        """Give one row for each candidate, the best first: means and 95 % intervals."""
        rows = [
            {
                **{"key": one.key, "label": one.label, "rollouts": one.rollouts},
                **{
                    f"{name}_{part}": getattr(getattr(one, name), part)
                    for name in ("score", "margin", "win")
                    for part in ("mean", "low", "high")
                },
            }
            for one in self.candidates
        ]
        return pd.DataFrame(rows)


def what_if(
    game: Game,
    budget: Budget | None = None,
    *,
    agent: AgentSpec | None = None,
    progress: Progress | bool = True,
    executor: Executor | None = None,
    **settings: Any,
) -> WhatIf:
    """Estimate what each option of the open decision is worth to the seat that decides.

    `settings` are parameters of `Budget`: `rollouts`, `seed`, `turns` and so on. With `turns` the candidates are whole
    turns instead of single options. A whole turn is a plan: its keys are played as long as they are legal. Where a
    drawn card or a revealed tile makes one impossible, the rest of the turn is played as usual.

    After the option everybody plays on quickly, or by an `agent`: a spec such as `greedy`, or one of your own (see
    `simulate`). The computing is done by an `executor`, by default by `jobs` processes of this machine. A bar tells how
    far it is; `progress=False` is silent, and a function is called with the number of rollouts and of all.

    >>> from boonlake_panel import Game, Setup, what_if
    >>> game = Game(Setup(players=2, seed=7))
    >>> answer = what_if(game, rollouts=20, seed=1, jobs=1)
    >>> answer.best.key in game.decision.keys
    True
    >>> list(answer.frame().columns[:4])
    ['key', 'label', 'rollouts', 'score_mean']
    """
    answers = iter_what_if(game, budget, agent=agent, executor=executor, **settings)
    answer = next(answers)
    with closing(answers), telling(progress, 0, answer.planned) as tell:
        for answer in answers:
            tell(min(answer.rollouts, answer.planned), answer.planned)
    return answer


def iter_what_if(
    game: Game,
    budget: Budget | None = None,
    *,
    agent: AgentSpec | None = None,
    executor: Executor | None = None,
    **settings: Any,
) -> Generator[WhatIf, None, None]:
    """Give the answer of `what_if` as it grows; the last one is complete. Closing the iterator stops the work.

    >>> from boonlake_panel import Game, Setup, iter_what_if
    >>> answers = iter_what_if(Game(Setup(players=2, seed=7)), rollouts=20, jobs=1)
    >>> next(answers).done
    False
    >>> answers.close()
    """
    if not isinstance(game, Game):
        here = "; ask about one of its games, for example study.game" if hasattr(game, "game") else ""
        raise TypeError(f"expected a game, got {type(game).__name__}{here}")
    if budget is not None and not isinstance(budget, Budget):
        raise TypeError(f"expected a Budget, got {budget!r:.80}; what_if(game, rollouts=100) sets the rollouts")
    if agent is not None:
        make_agent(agent)
    budget = budget.but(**settings) if budget else Budget(**settings)
    decision = game.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to decide")
    if is_chance(game):
        raise ValueError("chance is asked here, nobody decides")
    labels = (
        whole_turns(game, budget.seed) if budget.turns else {option.key: option.label for option in decision.options}
    )
    yield from Race(game, decision.seat, budget, labels, agent).run(executor)


def whole_turns(game: Game, seed: int) -> dict[str, str]:
    """Complete turns that look best, by their keys with spaces in between: what they do, in words."""
    return {" ".join(turn.keys): " · ".join(turn.labels) for turn in complete_turns(game.state, seed)}


class Race:
    """The options, what is known about each, which are tried next and which have dropped out."""

    def __init__(
        self, game: Game, seat: int, budget: Budget, labels: dict[str, str], agent: AgentSpec | None = None
    ) -> None:
        self.seat = seat
        self.budget = budget
        self.solo = game.state.solo is not None
        self.position = pack(game)
        self.labels = labels
        self.agent = agent
        self.racing = list(labels)
        self.dropped: set[str] = set()
        self.results: dict[str, list[Rollout]] = {key: [] for key in labels}
        self.known: dict[str, Candidate] = {}

    def run(self, executor: Executor | None) -> Iterator[WhatIf]:
        """Run stage after stage and give partial answers in between."""
        stop = time.monotonic() + self.budget.seconds if self.budget.seconds is not None else math.inf
        for each in self.shares() if self.budget.error is None else self.missing():
            with closing(self.stage(each, executor)) as progress:
                for _ in progress:
                    if all(self.results.values()):
                        yield self.answer(done=False)
                        if time.monotonic() > stop:
                            return
        yield self.answer(done=True)

    def shares(self) -> Iterator[int]:
        """How many rollouts each option in the race gets, stage by stage; the weaker half drops out in between."""
        stages = self.stages()
        left = self.budget.rollouts
        for stage in range(stages):
            if stage:
                self.racing.sort(key=lambda key: (key.startswith(OPEN), -self.candidate(key).margin.mean, key))
                self.racing = self.racing[: max(FINALISTS, (len(self.racing) + 1) // 2)]
                self.dropped = self.results.keys() - self.racing
            each = max(2, left // (stages - stage) // len(self.racing))
            left = max(0, left - each * len(self.racing))
            yield each

    def missing(self) -> Iterator[int]:
        """How many rollouts more the options need that are not known well enough; only they are in the race."""
        yield PILOT
        while True:
            needed = {key: self.candidate(key).missing(self.budget.error) for key in self.results}
            self.racing = [key for key, more in needed.items() if more]
            if not self.racing:
                return
            yield max(CHUNK, min(needed[key] for key in self.racing))

    def stages(self) -> int:
        """How often the budget is shared out: the weaker half drops out in between."""
        whole = math.ceil(math.log2(max(1, len(self.racing) / FINALISTS))) + 1
        return max(1, min(whole, self.budget.rollouts // (ENOUGH * len(self.racing))))

    def stage(self, each: int, executor: Executor | None) -> Generator[None, None, None]:
        """Play more rollouts of every option in the race."""
        seed = self.budget.seed
        known = {key: len(self.results[key]) for key in self.racing}
        small = CHUNK if any(known.values()) else FIRST
        bounds = [0, *range(small, each, CHUNK), each]
        chunks = [
            (key, range(known[key] + low, known[key] + high)) for low, high in pairwise(bounds) for key in self.racing
        ]
        calls = (
            partial(play_rollouts, self.position, key, self.seat, seed, numbers, self.agent) for key, numbers in chunks
        )
        with closing(results(calls, executor, self.budget.jobs, ordered=True)) as portions:
            for (key, _), rollouts in zip(chunks, portions, strict=True):
                self.results[key].extend(rollouts)
                yield

    def candidate(self, key: str) -> Candidate:
        results = self.results[key]
        known = self.known.get(key)
        if known is None or known.rollouts != len(results):
            known = self.known[key] = Candidate(
                key,
                self.labels[key],
                Estimate.of([float(result.scores[self.seat]) for result in results]),
                Estimate.of([float(result.margin(self.seat)) for result in results]),
                Estimate.of_share([result.win(self.seat, self.solo) for result in results]),
                tuple(results),
            )
        return known

    def answer(self, done: bool) -> WhatIf:
        """All options by their lead; a lucky start is no lead, so those that dropped out come last."""
        candidates = [self.candidate(key) for key in self.results]
        candidates.sort(key=lambda one: (one.key in self.dropped, -one.margin.mean, one.key))
        return WhatIf(self.seat, tuple(candidates), self.budget, done, len(candidates) - len(self.dropped))
