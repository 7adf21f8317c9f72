"""What a choice is worth beside the best one, by the what-if engine, and why, in plain words.

judgement = judge(game, "strip:hire")
judgement.text(game)                  # "About 4 points less than “Take Settle” ..., because ..."

First all options race for the best one; then the choice meets it in new worlds, as many for both. So the best one
is not better only because it was lucky in the race.
"""

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass

from ..analysis.estimates import Estimate
from ..analysis.whatif import Budget, Race, WhatIf
from ..engine import Game
from ..engine.codes import SOURCES
from ..texts.messages import capitalized, text

RACE, DUEL = 160, 240
"""Rollouts to find the best option, and to compare it with the choice."""
MAX_NAMED = 2
"""So many sources are named on each side."""
NOTABLE = 0.5
"""Points: a smaller difference is no reason."""
WORSE, EVEN, BETTER = "worse", "even", "better"


@dataclass(frozen=True)
class Judgement:
    """A choice beside a rival: the best other option. `gap` is the lead that the choice brings more, or less."""

    key: str
    rival: str
    leads: bool  # whether the race found nothing better than the choice
    gap: Estimate
    sources: dict[str, Estimate]
    others: Estimate  # how many points more the strongest opponent gets
    games: int

    @property
    def verdict(self) -> str:
        """Worse, even or better: only what the interval shows."""
        return WORSE if self.gap.high < 0 else BETTER if self.gap.low > 0 else EVEN

    def text(self, game: Game) -> str:
        """The judgement in a few sentences, with how sure it is, in the current language."""
        return " ".join(filter(None, (self._verdict_words(game), self._why_words())))

    def reason_text(self, reason: str, sources: Sequence[str]) -> str:
        """What became of a reason that somebody gave: the points of its sources beside the rival's."""
        difference = _sum([self.sources[name] for name in sources if name in self.sources])
        apart: dict[str, str | int] = {"reason": reason, "points": max(1, round(abs(difference.mean)))}
        clear = abs(difference.mean) >= NOTABLE and (difference.low > 0 or difference.high < 0)
        if not clear:
            return text("judge-reason-even", **apart)
        return text("judge-reason-more" if difference.mean > 0 else "judge-reason-less", **apart)

    def _verdict_words(self, game: Game) -> str:
        labels = {option.key: option.label for option in game.decision.options} if game.decision else {}
        between = sorted((abs(self.gap.low), abs(self.gap.high)))
        words: dict[str, str | int] = {"rival": capitalized(labels.get(self.rival, self.rival)), "games": self.games}
        if self.verdict == EVEN:
            message = "judge-even-best" if self.leads else "judge-even"
            return text(message, low=round(self.gap.low), high=round(self.gap.high), **words)
        points = max(1, round(abs(self.gap.mean)))
        return text(f"judge-{self.verdict}", points=points, low=round(between[0]), high=round(between[1]), **words)

    def _why_words(self) -> str:
        """Sources that differ for certain; without a clear difference in all there is nothing to explain."""
        if self.verdict == EVEN:
            return ""
        more, less = self._named(1), self._named(-1)
        if self.verdict == WORSE:
            more, less = less, more
        others = self.others.mean * (1 if self.verdict == WORSE else -1)
        parts = []
        if more:
            parts.append(text(f"judge-because-{self.verdict}", sources=more))
        if others >= 1 and (self.others.low > 0 or self.others.high < 0):
            parts.append(text(f"judge-others-{self.verdict}", points=round(others)))
        if less and parts:
            parts.append(text(f"judge-though-{self.verdict}", sources=less))
        return " ".join(parts) or text("judge-because-many")

    def _named(self, sign: int) -> str:
        """The sources that clearly bring more (or less), the largest first, with about how much."""
        clear = {name: one for name, one in self.sources.items() if one.low > 0 or one.high < 0}
        amounts = sorted(((sign * one.mean, name) for name, one in clear.items()), reverse=True)
        named = [(amount, name) for amount, name in amounts if amount >= NOTABLE][:MAX_NAMED]
        return text("judge-and").join(
            text("judge-source", source=text(f"source-{name}"), points=max(1, round(amount))) for amount, name in named
        )


Report = Callable[[float], None]
"""Is told which share of the work is done; may raise to stop it."""


def judge(
    game: Game,
    key: str,
    *,
    race: int = RACE,
    duel: int = DUEL,
    seed: int = 0,
    jobs: int = 1,
    executor: Executor | None = None,
    report: Report = lambda share: None,
) -> Judgement:
    """Judge a choice of the open decision against the best other one, by so many rollouts.

    >>> from boonlake_panel import Game, Setup
    >>> game = Game(Setup(players=2, seed=7))
    >>> judge(game, game.decision.keys[0], race=8, duel=8).verdict in ("worse", "even", "better")
    True
    """
    decision = game.decision
    if decision is None or key not in decision.keys or len(decision.keys) < 2:
        raise ValueError(f"{key!r:.60} is not one of several options here")
    labels = {option.key: option.label for option in decision.options}
    all_in_all = race + duel

    def run(wanted: dict[str, str], rollouts: int, seed: int, before: int) -> WhatIf:
        budget = Budget(rollouts=rollouts, seed=seed, jobs=jobs)
        answer = None
        for answer in _answers(Race(game, decision.seat, budget, wanted), executor):
            report(min(1.0, (before + answer.rollouts) / all_in_all))
        assert answer is not None
        return answer

    raced = [one.key for one in run(labels, race, seed, 0).candidates] if len(labels) > 2 else list(labels)
    leads = raced[0] == key
    rival = next(other for other in raced if other != key)
    return _compared(run({key: labels[key], rival: labels[rival]}, duel, seed + 1, race), key, rival, leads)


def _answers(race: Race, executor: Executor | None) -> Generator[WhatIf, None, None]:
    yield from race.run(executor)


def _compared(answer: WhatIf, key: str, rival: str, leads: bool) -> Judgement:
    """What both brought in the same worlds."""
    pairs = list(zip(answer[key].results, answer[rival].results, strict=False))
    sources = {}
    for number, name in enumerate(SOURCES):
        differences = [float(mine.ledger[number] - theirs.ledger[number]) for mine, theirs in pairs]
        if any(differences):
            sources[name] = Estimate.of(differences)
    seat = answer.seat
    strongest = [(_strongest(mine.scores, seat), _strongest(theirs.scores, seat)) for mine, theirs in pairs]
    others = Estimate.of([float(mine - theirs) for mine, theirs in strongest])
    return Judgement(key, rival, leads, answer.gap(key, rival), sources, others, len(pairs))


def _strongest(scores: tuple[int, ...], seat: int) -> int:
    return max(scores[:seat] + scores[seat + 1 :])


def _sum(estimates: Sequence[Estimate]) -> Estimate:
    """The sum of estimates that are taken as independent."""
    return Estimate.normal(sum(one.mean for one in estimates), sum(one.error**2 for one in estimates) ** 0.5)
