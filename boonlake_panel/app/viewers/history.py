"""`GameLog`: what happened, choice by choice."""

from typing import Any

from ...study import MARKS, Node
from ..kit.wording import seat_colour, sentence, t
from .base import ModelViewer
from .log_view import LogView
from .wording import bold_pieces, event_lines

MAX_ENTRIES = 40
"""How many choices before the cursor the log shows; the tree leads to the others."""


class GameLog(ModelViewer):
    """The choices up to the cursor with what they did, newest first; a click goes there.

    >>> model = GameModel(Setup(players=2, seed=7))
    >>> model.choice = model.options[0].key
    >>> log = GameLog(model)  # in a notebook cell it shows itself
    """

    def build(self) -> Any:
        """Make the parts."""
        self.view = LogView(dark=self.model.param.dark, language=self.model.param.language)
        self.view.on("go", self.model.go)
        self.view.on("rule", self.model.ask_for)
        return self.view

    def refresh(self) -> None:
        """Show the model as it is now."""
        entries: list[dict[str, Any]] = []
        turn = -1
        for node in reversed(self.model.cursor.path[-MAX_ENTRIES:]):
            if node.turn != turn:
                turn = node.turn
                entries.append({"turn": t("turn", turn=turn) if turn else t("start")})
            entries.append(self._entry(node))
        self.view.param.update(entries=entries, title=t("log"), note=t("start"))

    def _entry(self, node: Node) -> dict[str, Any]:
        title, key, lines = self.model.cached_for(node, lambda: self._told(node))
        sign = MARKS.get(node.mark, "")
        return {
            "node": node.id,
            "title": f"{title} {sign}" if sign else title,
            "key": key,
            "colour": seat_colour(node.seat),
            "current": node is self.model.cursor,
            "lines": lines,
            "note": bold_pieces(node.comment),
        }

    def _told(self, node: Node) -> tuple[str, str, list[dict[str, str]]]:
        """Who chose what, in words and as a key, and what came of it, as far as it may be told."""
        assert node.parent is not None
        model = self.model
        before, after = model.game_at(node.parent), model.game_at(node)
        seen = before.seen_by(model.eyes)
        title = f"{before.seat_name(node.seat)}: {sentence(seen.label(node.key))}"
        return title, seen.key(node.key), event_lines(after.seen_by(model.eyes).events)
