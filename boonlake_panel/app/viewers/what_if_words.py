"""What a what-if answer says to people: names of choices, a verdict, the rows of a table, what its charts show."""

from typing import Any

import pandas as pd

from ...analysis.whatif import Candidate, WhatIf
from ...engine import Decision
from ...texts.messages import text
from ..kit.figures import half, percents, points, scale
from ..kit.rich_text import Part, part
from ..kit.table import interval_cells
from ..kit.wording import sentence, t

ENDINGS, SOURCES = 6, 8
"""How many boxes and bars the charts have."""


class AnswerWords:
    """An answer in the current language, whatever it was when the question was asked."""

    def __init__(self, answer: WhatIf, decision: Decision | None, turns: bool, keys: bool = False) -> None:
        self.answer = answer
        self.turns = turns  # whether whole turns are compared
        self.keys = keys  # whether the table shows keys beside the words
        self._labels = {option.key: option.label for option in decision.options} if decision else {}

    def label(self, one: Candidate) -> str:
        """A choice as the list of choices calls it."""
        return sentence(self._labels.get(one.key, one.label))

    def name(self, one: Candidate) -> str:
        """What a choice is called in sentences and charts; whole turns are too long for that."""
        return t("whatif-plan", number=self._number(one)) if self.turns else self.label(one)

    def _rank(self, one: Candidate) -> str:
        """A name for the axis of a chart, with the number that the table gives it."""
        return self.name(one) if self.turns else f"{self._number(one)}  {self.name(one)}"

    def _number(self, one: Candidate) -> int:
        return self.answer.candidates.index(one) + 1

    def verdict(self) -> str:
        """The answer in one sentence."""
        answer = self.answer
        if len(answer.candidates) < 2:
            return t("whatif-single", best=self.name(answer.best))
        second = answer.candidates[1]
        gap = answer.gap(answer.best.key, second.key)
        apart: dict[str, str | int] = {"points": max(0, round(gap.mean)), "spread": half(gap)}
        message = "whatif-best" if gap.low > 0 else "whatif-close"
        words = t(message, best=self.name(answer.best), next=self.name(second), **apart)
        return words if answer.done else f"{t('whatif-so-far')} {words}"

    def rows(self) -> pd.DataFrame:
        """The rows of the table: words for people, numbers to sort by, and where the intervals are drawn."""
        shown = self.answer.candidates
        scores, margins = [one.score for one in shown], [one.margin for one in shown]
        columns: dict[str, Any] = {
            "rank": list(range(1, len(shown) + 1)),
            "choice": [f"{self.label(one)} · {one.key}" if self.keys else self.label(one) for one in shown],
            **interval_cells("score", scores, [points(one.score, one.rollouts) for one in shown], scale(scores)),
            **interval_cells(
                "margin", margins, [points(one.margin, one.rollouts, lead=True) for one in shown], scale(margins)
            ),
            **interval_cells("win", [one.win for one in shown], [percents(one.win) for one in shown], (0.0, 1.0)),
            "rollouts": [one.rollouts for one in shown],
        }
        return pd.DataFrame(columns)

    def endings(self, other: Candidate) -> list[tuple[str, list[int]]]:
        """The points at the end after the leading choices and one that is looked at."""
        leading = self.answer.candidates[:ENDINGS]
        if other not in leading:
            leading = (*leading[:-1], other)
        seat = self.answer.seat
        return [(self._rank(one), [result.scores[seat] for result in one.results]) for one in leading]

    def sources(self, other: Candidate) -> dict[str, float]:
        """The sources of points in which the best choice differs most from another."""
        difference = self._difference(other)
        largest = sorted(difference, key=lambda name: -abs(difference[name]))[:SOURCES]
        return {name: difference[name] for name in largest if difference[name]}

    def why(self, other: Candidate) -> list[Part]:
        """Where the difference comes from, in words: what a chart says only to those who see it."""
        sources = self._difference(other).items()
        named = sorted(((value, text(f"source-{name}")) for name, value in sources), reverse=True)
        more = ", ".join(f"{name} +{value:.1f}" for value, name in named[:3] if value >= 0.5)
        less = ", ".join(f"{name} \u2212{-value:.1f}" for value, name in named[::-1][:3] if value <= -0.5)
        title = part("h2", t("whatif-why", best=self.name(self.answer.best), other=self.name(other)))
        words = [t("whatif-why-more", sources=more) if more else "", t("whatif-why-less", sources=less) if less else ""]
        told = " ".join(filter(None, words)) or t("whatif-why-none")
        return [title, part("p", told)]

    def _difference(self, other: Candidate) -> dict[str, float]:
        return self.answer.difference(self.answer.best.key, other.key)
