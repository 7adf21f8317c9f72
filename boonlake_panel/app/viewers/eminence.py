"""The Wise Eminence's turn, step by step: what it does, by which figures and rule, marked on the boards."""

from collections.abc import Iterator

from ...engine import Game
from ...views.boards.located_events import LocatedEvent, eminence_turn
from ...views.boards.snapshot import Snapshot
from ..kit.markup import Part, part
from ..kit.wording import rule_link, t
from ..model import GameModel

BACK, NEXT, SHOW, HIDE = "back", "next", "show", "hide"


class EminenceTurn:
    """Where somebody is in the Eminence's last turn; it opens by itself when the last choice let it act."""

    def __init__(self, model: GameModel) -> None:
        self.model = model
        self.steps: list[LocatedEvent] = []
        self.at = 0
        self.shown = False
        self._node = ""

    def follow(self) -> None:
        """Takes over the turn at the cursor; at a new node its newest steps come first."""
        if self.model.study.setup.players > 1:
            self.steps, self.shown, self._node = [], False, ""
            return
        found = eminence_turn(self._games())
        self.steps = [step for _, step in found]
        node = self.model.study.root.id + self.model.cursor.id
        if node != self._node:
            self._node = node
            new = [n for n, (age, _) in enumerate(found) if age == 0]
            self.shown = bool(new)
            self.at = new[0] if new else 0
        self.at = min(self.at, max(len(self.steps) - 1, 0))

    def _games(self) -> Iterator[Game]:
        """From the cursor back to the start."""
        for node in reversed([self.model.study.root, *self.model.cursor.path]):
            yield self.model.study.game_at(node)

    def turn(self, where: str) -> None:
        """One step on or back, or the turn opened or closed."""
        if where in (SHOW, HIDE):
            self.shown, self.at = where == SHOW, 0
        elif where in (BACK, NEXT):
            self.at = min(max(self.at + (1 if where == NEXT else -1), 0), max(len(self.steps) - 1, 0))

    def marked(self, shot: Snapshot) -> Snapshot:
        """The moment with the places of the current step."""
        if not self.shown or not self.steps:
            return shot
        step = self.steps[self.at]
        return shot.looking_at(step.focus, step.tried)

    def card(self) -> list[Part]:
        """The current step with its figures and its rule, and buttons to the others."""
        if not self.steps:
            return []
        if not self.shown:
            words = t("eminence-show", count=len(self.steps))
            return [part("p", part("button", words, act="eminence", value=SHOW, css="rule", data_id="eminence show"))]
        step, last = self.steps[self.at], len(self.steps) - 1
        where = part("span", t("eminence-step", at=self.at + 1, of=last + 1), css="where")
        bar = part(
            "div", _button(BACK, "\u25c2", self.at == 0), where, _button(NEXT, "\u25b8", self.at == last), css="bar"
        )
        hide = part("button", t("eminence-hide"), act="eminence", value=HIDE, css="rule", data_id="eminence hide")
        figures = [
            part("span", figure, css="figure best" if n == step.decisive else "figure")
            for n, figure in enumerate(step.figures)
        ]
        told = part("p", step.event.text + " ", rule_link(step.event.rule), css="told", aria_live="polite")
        head = part("div", part("h3", t("eminence")), hide, css="head")
        row = part("div", *figures, css="figures") if len(figures) > 1 else None
        return [part("section", head, bar, told, row, css="eminence", aria_label=t("eminence"))]


def _button(where: str, sign: str, off: bool) -> Part:
    label = t(f"eminence-{where}")
    return part(
        "button",
        sign,
        act="eminence",
        value=where,
        aria_label=label,
        title=label,
        disabled="disabled" if off else None,
        data_id=f"eminence {where}",
    )
