"""The Wise Eminence's turn, step by step: what it does, by which figures and rule, marked on the boards."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import param

from ...engine import Game
from ...views.boards.located_events import LocatedEvent, eminence_turn
from ..kit.component import Component, script, styles
from ..kit.wording import t
from .base import ModelViewer

HERE = Path(__file__).parent
BACK, NEXT, SHOW, HIDE = STEPS = ("back", "next", "show", "hide")


class EminenceCard(Component):
    """One step of the turn with its figures and its rule; says where to go (`step`) and what to read (`rule`)."""

    at = param.Integer(default=0, doc="Which step is shown.")
    of = param.Integer(default=0, doc="How many steps there are; none: nothing is shown.")
    shown = param.Boolean(default=False, doc="Whether the turn is open.")
    text = param.String(doc="What happens in the step.")
    rule = param.String(doc="The rule behind it.")
    figures = param.List(default=[], item_type=str, doc="The figures that decide.")
    decisive = param.Integer(default=-1, doc="Which of them decides.")
    words = param.Dict(default={}, doc="What the card says: `title`, `step`, and the names of its buttons.")
    MESSAGES = ("step", "rule")
    _esm = script(HERE / "eminence_card.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "eminence_card.css")

    def is_meant(self, message: str, value: Any) -> bool:
        """Ways that the card offers."""
        return value in STEPS if message == "step" else super().is_meant(message, value)


class EminenceTurn(ModelViewer):
    """The Eminence's last turn; it opens by itself when the last choice let it act. Only in games for one person."""

    def build(self) -> Any:
        """Make the parts."""
        self.steps: list[LocatedEvent] = []
        self.at = 0
        self.shown = False
        self._place: tuple[Any, Any] | None = None
        self.card = EminenceCard(dark=self.model.param.dark, language=self.model.param.language, visible=False)
        self.card.on("step", self.turn)
        self.card.on("rule", self.model.ask_for)
        return self.card

    def refresh(self) -> None:
        """Take over the turn at the cursor; at a new node its newest steps come first."""
        if self.model.study.setup.players > 1:
            self.steps, self.shown, self._place = [], False, None
        else:
            self._take_over()
        self._show()

    def turn(self, where: str) -> None:
        """One step on or back, or the turn opened or closed."""
        if where in (SHOW, HIDE):
            self.shown, self.at = where == SHOW, 0
        else:
            self.at = min(max(self.at + (1 if where == NEXT else -1), 0), max(len(self.steps) - 1, 0))
        self._show()

    def _take_over(self) -> None:
        turn = eminence_turn(self._games())
        self.steps = [step for _, step in turn]
        place = (self.model.study, self.model.cursor)
        if self._place is None or any(old is not new for old, new in zip(self._place, place, strict=True)):
            self._place = place
            new = [n for n, (age, _) in enumerate(turn) if age == 0]
            self.shown = bool(new)
            self.at = new[0] if new else 0
        self.at = min(self.at, max(len(self.steps) - 1, 0))

    def _games(self) -> Iterator[Game]:
        """From the cursor back to the start."""
        for node in reversed([self.model.study.root, *self.model.cursor.path]):
            yield self.model.game_at(node)

    def _show(self) -> None:
        step = self.steps[self.at] if self.steps else None
        open_ = self.shown and step is not None
        self.model.marks = (step.focus, step.tried) if open_ and step else None
        self.card.param.update(
            visible=bool(self.steps),
            at=self.at,
            of=len(self.steps),
            shown=open_,
            text=step.event.text if step else "",
            rule=step.event.rule if step else "",
            figures=list(step.figures) if step else [],
            decisive=step.decisive if step else -1,
            words={
                "title": t("eminence"),
                "step": t("eminence-step", at=self.at + 1, of=len(self.steps)),
                **{name: t(f"eminence-{name}") for name in (BACK, NEXT, HIDE)},
                SHOW: t("eminence-show", count=len(self.steps)),
            },
        )
