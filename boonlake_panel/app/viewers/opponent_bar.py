"""`OpponentBar`: what the computer did on its seats, and what one can do about it: skip, take back, ask, resign."""

from collections.abc import Callable
from typing import Any

import panel as pn
import panel_material_ui as pmui

from ...playouts.stretches import play_reply
from ...study import Node
from ..autoplay import ADVISER, Question
from ..kit.button_bar import WRAPPED, ButtonBar
from ..kit.rich_text import Part, RichText, link, part
from ..kit.wording import chip, sentence, t
from .base import ModelViewer

MAX_LINES = 7
"""Choices of agents that are told; those before them are counted."""
STYLE = """
.told { background: var(--soft); border-radius: 11px; padding: 7px 12px; }
.told p { margin: 2px 0; }
.told ul { list-style: none; margin: 3px 0; padding: 0; }
.told li { display: flex; gap: 7px; align-items: baseline; }
.told li .rule { font-size: 13px; color: var(--ink); text-decoration: none; padding: 1px 2px; }
.told li .rule:hover { text-decoration: underline; }
"""
MAX_EVENTS = 3
GO_ON, SKIP, STOP, TAKE_BACK, HINT, RESIGN, LEARN = (
    *("go-on", "skip", "stop", "take-back", "hint", "resign", "learn"),
)


class OpponentBar(ModelViewer):
    """Beside a game in which agents have seats.

    >>> bar = OpponentBar(GameModel(Study(Setup(players=2, seed=7), agents=["", "quick"])))
    >>> list(bar.buttons.buttons)
    ['hint', 'resign']
    """

    def __init__(self, model: Any, learn: Callable[[], Any] | None = None, **params: Any) -> None:
        self.learn = learn
        self._hint: Question | None = None
        super().__init__(model, **params)

    def build(self) -> Any:
        """Make the parts."""
        model = self.model
        shared = {"dark": model.param.dark, "language": model.param.language}
        self.words = RichText(stylesheets=[STYLE], **shared)
        self.words.on_node(model.go)
        self.words.on_choice(lambda key: setattr(model, "choice", key))
        self.buttons = ButtonBar(stylesheets=[WRAPPED], **shared)
        self.buttons.on("press", lambda name: self._works()[name]())
        self.pace = pmui.Select.from_param(model.param.pace, size="small", description="", width=140, margin=(6, 4))
        return pn.Column(
            self.words, pn.Row(self.buttons, self.pace, sizing_mode="stretch_width"), sizing_mode="stretch_width"
        )

    def refresh(self) -> None:
        """Show the model as it is now."""
        self.words.put([part("section", *self._told(), css="told", aria_label=t("opponents"), aria_live="polite")])
        names = {name: t(f"opponent-{name}") for name in self._offered()}
        if self.buttons.buttons != names:
            self.buttons.buttons = names

    # What is said

    def _told(self) -> list[Part]:
        return [part("p", part("strong", self._state())), *self._replies(), *self._advice()]

    def _state(self) -> str:
        model, game = self.model, self.model.game
        if model.decision is None:
            return t("over")
        if not model.agent_asked:
            return t("opponent-yours")
        facts = {"name": game.seat_name(model.decision.seat), "who": t(f"opponent-{model.agent_asked}")}
        return t("opponent-thinks" if model.playing else "opponent-waits", **facts)

    def _replies(self) -> list[Part]:
        """What agents chose since a person did, one line each; a click goes there."""
        path, model = self.model.cursor.path, self.model
        mine = next((node.depth for node in reversed(path) if not model.agent_of(node.seat)), 0)
        nodes = path[mine:]
        if not nodes:
            return []
        lines = [part("li", chip(node.seat, small=True), self._line(node)) for node in nodes[-MAX_LINES:]]
        before = len(nodes) - len(lines)
        more = [part("li", part("span", t("opponent-more", count=before), css="muted"))] if before else []
        return [part("p", t("opponent-did"), css="muted"), part("ul", *more, *lines)]

    def _line(self, node: Node) -> Part:
        """What a choice led to, as far as it may be told."""
        model = self.model
        events = dict.fromkeys(event.text for event in model.game_at(node).seen_by(model.eyes).events)
        before = model.game_at(node.parent or model.study.root)
        label = sentence(before.seen_by(model.eyes).label(node.key))
        told = t("opponent-line", name=before.seat_name(node.seat), choice=label)
        return link("node", node.id, "; ".join(list(events)[:MAX_EVENTS]) or told)

    def _advice(self) -> list[Part]:
        hint = self._hint
        if hint is None or hint.node is not self.model.cursor:
            return []
        if not hint.answer:
            return [part("p", t("opponent-hint-asked"), css="muted")]
        key = hint.answer[0]
        return [part("p", t("opponent-hint-is"), " ", link("choice", key, sentence(self.model.seen.label(key))))]

    # What can be done

    def _offered(self) -> list[str]:
        model = self.model
        learn = [LEARN if model.over else RESIGN] if model.people and self.learn else []
        if model.agent_asked:
            return [SKIP, STOP] if model.playing else [GO_ON, SKIP]
        back = [TAKE_BACK] if any(not model.agent_of(node.seat) for node in model.cursor.path) else []
        return [*([] if model.over else [HINT]), *back, *learn]

    def _works(self) -> dict[str, Callable[[], Any]]:
        model = self.model
        return {
            GO_ON: model.reply,
            SKIP: model.skip,
            STOP: lambda: setattr(model, "playing", False),
            TAKE_BACK: model.take_back,
            HINT: self.ask,
            RESIGN: self._learn,
            LEARN: self._learn,
        }

    def ask(self) -> None:
        """Ask what the planner would do."""
        if self._hint is not None:
            self._hint.stop()
        self._hint = Question(self.model, play_reply, self.model.game.position(), ADVISER, 0, 0.0)
        self.refresh()
        self._hint.ask(lambda: self.speak(self.refresh))

    def _learn(self) -> None:
        if self.learn is not None:
            self.learn()

    def close(self) -> None:
        """Stop following the model, and want no hint any more."""
        if self._hint is not None:
            self._hint.stop()
        super().close()
