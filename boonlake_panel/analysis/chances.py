"""Who was likely to win, turn by turn: games played on from each turn, smoothed by what the evaluation sees.

Some games from a position leave several points of noise in the expected margin. The evaluation has no noise, but errs
by about the same amount each time that the same seat begins a turn. So its error is measured as a mean over
neighbouring turns of that seat, and what changes from turn to turn is left to the evaluation. What a seat makes of its
turn is still to come when it begins, and quick players make less of it than people do: so margins are averaged over
a lap, in which everybody has one turn.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from ..playouts.choice_cost import Outcomes
from ..playouts.rollouts import Rollout

NEIGHBOURS = 2
"""Turns of the same seat before and after that share what is learned about the evaluation."""
DOUBT = 6.0
"""Points by which margins of quick players are off as a forecast of good ones: see docs/analysis.md."""
NORMAL = NormalDist()


@dataclass(frozen=True)
class Chance:
    """The probability of each seat to win as a turn begins; the last one is the result itself."""

    node: str  # the choice that opens the turn; for the result the last one
    turn: int
    active: int  # whose turn it is; -1 for the result
    wins: tuple[float, ...]  # by seat
    errors: tuple[float, ...]  # their standard errors
    margins: tuple[float, ...]  # by seat: expected lead over the strongest rival
    spread: float  # standard deviation of the margin at the end of the game

    def win_lost(self, seat: int, points: float) -> float:
        """Probability to win that a seat loses with some points of its lead."""
        margin = self.margins[seat]
        return NORMAL.cdf(margin / self.spread) - NORMAL.cdf((margin - points) / self.spread)


class Turn(NamedTuple):
    """How games went on from a turn."""

    node: str
    turn: int
    active: int
    outcomes: Outcomes


@dataclass(frozen=True)
class GameCourse:
    """The turns of a game so far, and how it ended if it has."""

    turns: tuple[Turn, ...]
    end: Chance | None

    def chances(self) -> tuple[Chance, ...]:
        """The chances as each turn begins, and the result."""
        return (*self._smoothed(), *([self.end] if self.end else []))

    @property
    def lap(self) -> int:
        """In how many turns everybody has one."""
        return len({turn.active for turn in self.turns})

    def _smoothed(self) -> Iterator[Chance]:
        known = [_margins(turn.outcomes) for turn in self.turns]
        near = [self._near(at) for at in range(len(self.turns))]
        off = [self._off(at, [margins for margins, _ in known]) for at in range(len(self.turns))]
        corrected = [
            [lead + fmean(column) for lead, column in zip(turn.outcomes.leads, _columns(off, others), strict=True)]
            for turn, others in zip(self.turns, near, strict=True)
        ]
        for at, turn in enumerate(self.turns):
            spread = fmean(known[other][1] for other in near[at])
            errors = [_mean_error(column, spread, turn.outcomes) for column in _columns(off, near[at])]
            yield _chance(turn, _averaged(corrected, at, self.lap), math.hypot(spread, DOUBT), errors)

    def _near(self, at: int) -> list[int]:
        """Turns of the same seat around one of them."""
        own = [other for other, turn in enumerate(self.turns) if turn.active == self.turns[at].active]
        place = own.index(at)
        return own[max(0, place - NEIGHBOURS) : place + NEIGHBOURS + 1]

    def _off(self, at: int, known: list[list[float]]) -> list[float]:
        """By seat how far the evaluation is off in a turn."""
        return [mean - lead for mean, lead in zip(known[at], self.turns[at].outcomes.leads, strict=True)]


def _columns(rows: list[list[float]], chosen: list[int]) -> list[list[float]]:
    """By seat the values of some turns."""
    return [[rows[at][seat] for at in chosen] for seat in range(len(rows[chosen[0]]))]


def _mean_error(values: list[float], spread: float, outcomes: Outcomes) -> float:
    """The standard error of a mean over turns, at least that of the games which were played."""
    played = spread / math.sqrt(len(values) * len(outcomes.scores))
    return max(played, stdev(values) / math.sqrt(len(values))) if len(values) > 1 else played


def _averaged(margins: list[list[float]], at: int, lap: int) -> tuple[float, ...]:
    """Margins over a lap around a turn; of an even one the turns at both ends count half."""
    half = lap // 2
    if at < half or at + half >= len(margins):  # the first or the last lap
        weights = dict.fromkeys(range(len(margins))[:lap] if at < half else range(len(margins))[-lap:], 1.0)
    else:
        weights = {other: 0.5 if 2 * abs(other - at) == lap else 1.0 for other in range(at - half, at + half + 1)}
    total = math.fsum(weights.values())
    return tuple(
        math.fsum(weight * margins[other][seat] for other, weight in weights.items()) / total
        for seat in range(len(margins[at]))
    )


def _margins(outcomes: Outcomes) -> tuple[list[float], float]:
    """The mean margin by seat, and the spread of margins."""
    games = [Rollout(scores, ()) for scores in outcomes.scores]
    columns = [[float(game.margin(seat)) for game in games] for seat in range(len(outcomes.leads))]
    return [fmean(column) for column in columns], fmean(stdev(column) for column in columns)


def _chance(turn: Turn, margins: tuple[float, ...], spread: float, errors: list[float]) -> Chance:
    """The probabilities that go with some margins; `errors` are those of the margins, in points."""
    shares = [NORMAL.cdf(margin / spread) for margin in margins]
    total = math.fsum(shares)
    wins = tuple(share / total for share in shares)
    slopes = [NORMAL.pdf(margin / spread) / spread for margin in margins]
    around = tuple(slope * error for slope, error in zip(slopes, errors, strict=True))
    return Chance(turn.node, turn.turn, turn.active, wins, around, margins, spread)


def result(node: str, turn: int, scores: tuple[int, ...], winners: tuple[int, ...]) -> Chance:
    """How the game ended, as a chance that is none any more."""
    wins = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores)))
    end = Rollout(scores, ())
    margins = tuple(float(end.margin(seat)) for seat in range(len(scores)))
    return Chance(node, turn, -1, wins, (0.0,) * len(scores), margins, DOUBT)
