"""What a review says: the cost of each choice, where the game turned, how well everybody played."""

import math
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import pandas as pd

from ..study import Study
from ..texts.display import Displayed
from .chances import Chance, GameCourse
from .estimates import Estimate, Z

if TYPE_CHECKING:
    from .reviews import ReviewBudget

MARKS = (("mistake", 12.0), ("bad", 8.0), ("doubtful", 6.0))
"""The least points that a choice marked so must have cost, with a 95 % interval above nothing: below 6 none is."""
SWING = 0.12
"""The least change of somebody's probability to win within a lap that makes a turning point."""


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

    def __repr__(self) -> str:
        better = f", {self.best} is better by {self.margin}" if self.checked and self.best != self.key else ""
        return f"<Judgement {self.number}: {' '.join((self.key, self.mark)).strip()}{better}>"

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
    budget: "ReviewBudget" = field(repr=False)

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
