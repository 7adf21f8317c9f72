"""`Companions`: what stands beside a game now and then, each made when it is first needed."""

from collections.abc import Callable
from typing import Any

import panel as pn

from ..answers import Answers
from ..serving.jobs import JobRunner
from .base import ModelViewer
from .mistakes import MistakesPanel
from .opponent_bar import OpponentBar
from .play import Choices
from .score_sheet import ScoreSheet
from .worth import Worth


class Companions(ModelViewer):
    """The bar of a game against the computer, the score sheet at the end, and what is learned from the game.

    >>> Companions(GameModel(Setup(players=2, seed=7))).opponents is None
    True
    """

    jobs: JobRunner | None = None
    """Where long work is done; without one each of them has its own."""
    answers: Answers | None = None
    """What is known about the worth of choices."""
    open_page: Callable[[], Any] | None = None
    """Shows tables and charts about the worth of choices."""

    def build(self) -> Any:
        """Make an empty place."""
        self.opponents: OpponentBar | None = None
        self.mistakes: MistakesPanel | None = None
        self.sheet: ScoreSheet | None = None
        self.worth: Worth | None = None
        self.ways: dict[str, Callable[[], Any]] = {"learn": self.learn}
        return pn.Column(sizing_mode="stretch_width", visible=False)

    def refresh(self) -> None:
        """Show what the game needs now."""
        played = any(self.model.agents)
        if played and self.opponents is None:
            self.opponents = OpponentBar(self.model, self.learn)
            self.layout.append(self.opponents)
        if self.model.over and self.sheet is None:
            self.sheet = ScoreSheet(self.model, self.ways)
            self.layout.append(self.sheet)
        learns = self.mistakes is not None and self.mistakes.opened
        self._show(self.opponents, played and not learns and not self.model.over)
        self._show(self.sheet, self.model.over and not learns)
        self._show(self.mistakes, learns)
        if self.worth is not None:
            self.worth.active = self.active
        self._appear_together()

    def lead_to(self, **ways: Callable[[], Any]) -> None:
        """Where the score sheet leads to, beside what it has itself."""
        self.ways.update(ways)
        if self.sheet is not None:
            self.speak(self.sheet.refresh)

    def value(self, choices: Choices) -> None:
        """Tell beside the choices of a list what they are worth."""
        if self.worth is None:
            self.worth = Worth(self.model, choices, self.answers, self.open_page)
            self.layout.append(self.worth)
            self.follow(self.worth.layout, ["visible"], self._appear_together)
        self.worth.ask()

    def _appear_together(self) -> None:
        self.layout.visible = any(part.visible for part in self.layout)

    def learn(self) -> None:
        """Look for the three worst moments of the game, to try them again."""
        self.model.playing = False
        if self.mistakes is None:
            self.mistakes = MistakesPanel(self.model, self.jobs)
            self.layout.insert(0, self.mistakes)
            self.follow(self.mistakes, ["opened"], self.refresh)
        self.mistakes.start()
        self.refresh()

    def _show(self, part: ModelViewer | None, seen: bool) -> None:
        if part is not None:
            part.active = seen and self.active
            part.layout.visible = seen

    def _appear(self) -> None:
        super()._appear()
        self.refresh()

    def close(self) -> None:
        """Stop following the model, with everything that was made."""
        super().close()
        for part in (self.opponents, self.mistakes, self.sheet, self.worth):
            if part is not None:
                part.close()
