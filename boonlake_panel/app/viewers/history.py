"""`GameLog` and `VariationTree`: what happened, and what else could have."""

from typing import Any

import panel as pn

from ...study import MARKS, Node
from ..kit.component import seat_look
from ..kit.wording import seat_colour, sentence, t
from .base import ModelViewer
from .log_view import LogView
from .notes import Notes
from .tree_view import TreeView
from .wording import bold_pieces, event_lines

MAX_ENTRIES = 40
"""How many choices before the cursor the log shows; the tree leads to the others."""
BEFORE, AFTER = 60, 60
"""How much of the line the tree shows around the cursor."""
MAX_NOTE = 160
BRANCH_STEPS = 4
"""How many choices of a variation that is not followed are shown."""


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
        title, lines = self.model.cached_for(node, lambda: self._told(node))
        sign = MARKS.get(node.mark, "")
        return {
            "node": node.id,
            "title": f"{title} {sign}" if sign else title,
            "colour": seat_colour(node.seat),
            "current": node is self.model.cursor,
            "lines": lines,
            "note": bold_pieces(node.comment),
        }

    def _told(self, node: Node) -> tuple[str, list[dict[str, str]]]:
        """Who chose what, and what came of it, as far as it may be told."""
        assert node.parent is not None
        model = self.model
        before, after = model.game_at(node.parent), model.game_at(node)
        label = before.seen_by(model.eyes).label(node.key)
        return f"{before.seat_name(node.seat)}: {sentence(label)}", event_lines(after.seen_by(model.eyes).events)


class VariationTree(ModelViewer):
    """The line of the cursor with the branches beside it, and below it the notes of the choice that is shown.

    >>> model = GameModel(Setup(players=2, seed=7))
    >>> tree = VariationTree(model)  # in a notebook cell it shows itself
    """

    def build(self) -> Any:
        """Make the parts."""
        words = {"fold": t("fold"), "unfold": t("unfold"), "main": t("main-line")}
        self.view = TreeView(dark=self.model.param.dark, language=self.model.param.language, words=words)
        self.view.on("go", self.model.go)
        self.view.on("fold", self._fold)
        self.notes = Notes(self.model)
        return pn.Column(self.view, self.notes, sizing_mode="stretch_width")

    def refresh(self) -> None:
        """Show the model as it is now."""
        study, cursor = self.model.study, self.model.cursor
        main_line = study.main_line
        main = frozenset(node.id for node in main_line) if len(main_line) < len(study) else frozenset()
        shown = self.model.line[max(0, cursor.depth - BEFORE) : cursor.depth + AFTER]
        lines: list[dict[str, Any]] = []
        run: list[dict[str, Any]] = []
        turn = -1
        for node in shown:
            if node.parent is None:
                run.append(self._start())
                continue
            if node.turn != turn:
                turn = node.turn
                run.append({"heading": t("turn", turn=turn) if turn else t("set-up")})
            run.append(self._step(node, main))
            others = [child for child in node.parent.children if child is not node]
            if others:
                lines += [{"branch": False, "steps": run}, *(self._branch(other, main) for other in others)]
                run = []
        lines.append({"branch": False, "steps": run})
        self.view.param.update(lines=lines, title=t("tree"), legend=t("main-legend") if main else "")

    def _start(self) -> dict[str, Any]:
        root = self.model.study.root
        return {
            **{"node": root.id, "label": t("start"), "look": None, "name": "", "sign": "", "main": False},
            **{"current": self.model.cursor is root, "note": []},
        }

    def _step(self, node: Node, main: frozenset[str], with_note: bool = True) -> dict[str, Any]:
        """A choice with its marks; its comment whole at the cursor, elsewhere its beginning."""
        assert node.parent is not None
        current = node is self.model.cursor
        comment = node.comment if current else beginning(node.comment)
        return {
            "node": node.id,
            "label": self._key(node),
            "look": seat_look(node.seat),
            "name": node.name,
            "sign": MARKS.get(node.mark, ""),
            "main": node.id in main,
            "current": current,
            "note": bold_pieces(comment) if with_note else [],
        }

    def _key(self, node: Node) -> str:
        """The key as it may be shown; only hidden hands need the game for that."""
        eyes = self.model.eyes
        if eyes is None or node.parent is None:
            return node.key
        return self.model.study.game_at(node.parent).seen_by(eyes).key(node.key)

    def _branch(self, node: Node, main: frozenset[str]) -> dict[str, Any]:
        """A variation that is not followed now: its first choices, or only the first one if it is folded."""
        shown = [node]
        while not node.collapsed and len(shown) < BRANCH_STEPS and shown[-1].children:
            shown.append(shown[-1].children[0])
        more = sum(1 for _ in node.walk()) - len(shown)
        steps = [self._step(step, main, step is node) for step in shown]
        if node.children:
            steps.insert(0, {"fold": node.collapsed, "node": node.id})
        if more:
            steps.append({"more": more})
        return {"branch": True, "steps": steps}

    def _fold(self, node: str) -> None:
        study = self.model.study
        study.collapse(node, not study.at(node).collapsed)


def beginning(comment: str) -> str:
    """The first words of a long comment."""
    if len(comment) <= MAX_NOTE:
        return comment
    words = comment[:MAX_NOTE].rpartition(" ")[0].rstrip(" *") or comment[:MAX_NOTE]
    return f"{words}{'**' if words.count('**') % 2 else ''}\u2026"
