"""`VariationTree`: the main line, what else was tried beside it, and a search through all of it."""

from typing import Any

import panel as pn
import panel_material_ui as pmui
import param

from ...study import MARKS, Node
from ...study.study import OPENING
from ..kit.component import seat_look
from ..kit.widgets import bound
from ..kit.wording import sentence, t
from .base import ModelViewer
from .notes import Notes
from .tree_view import TreeView
from .wording import bold_pieces

BEFORE, AFTER = 40, 40
"""How much of a line the tree shows around the cursor."""
MAX_NOTE = 160
BRANCH_STEPS = 4
"""How many choices of a variation that is not followed are shown."""
MAX_MATCHES = 60
"""How many choices a search shows."""
MAX_QUERY = 100


class VariationTree(ModelViewer):
    """The main line as the trunk, with variations indented below what they replace; below it the notes of a choice.

    Choices are told in words, with turn and seat; experts can have their keys beside them.

    >>> model = GameModel(Setup(players=2, seed=7))
    >>> tree = VariationTree(model)  # in a notebook cell it shows itself
    """

    query = param.String(default="", doc="Only choices with these words, keys, comments or players are shown.")

    def build(self) -> Any:
        """Make the parts."""
        self.view = TreeView(dark=self.model.param.dark, language=self.model.param.language)
        self.view.on("go", self.model.go)
        self.view.on("fold", self._fold)
        self.search = bound(
            pmui.TextInput, self.param.query, t("search"), size="small", max_length=MAX_QUERY, margin=(6, 2)
        )
        self.search.param.watch(lambda event: setattr(self, "query", event.new), "value_input")
        self.follow(self, ["query"], self.refresh)
        self.notes = Notes(self.model)
        return pn.Column(self.search, self.view, self.notes, sizing_mode="stretch_width")

    def refresh(self) -> None:
        """Show the model as it is now."""
        self.search.label = t("search")
        query = self.query.strip()
        lines, legend = self._matches(query) if query else (_Lines(self).lines(), "")
        words = {"fold": t("fold"), "unfold": t("unfold")}
        self.view.param.update(lines=lines, legend=legend, title=t("tree"), words=words)

    def _matches(self, query: str) -> tuple[list[dict[str, Any]], str]:
        """One line for each choice that a search found, and how many there are."""
        nodes = self.model.study.find(text=query, eyes=self.model.eyes)
        lines = [
            {"level": 0, "steps": [{"heading": self.heading(node)}, self.step(node)], "closed": True}
            for node in nodes[:MAX_MATCHES]
        ]
        return lines, t("search-found", count=len(nodes)) if nodes else t("search-none")

    def heading(self, node: Node) -> str:
        """The turn of a choice, and whose turn it is."""
        if not node.turn:
            return t("set-up")
        owner = self.model.cached_for(node, lambda: self._told(node), "tree")[2]
        return f"{t('turn', turn=node.turn)} \u00b7 {owner}"

    def start(self) -> dict[str, Any]:
        """The beginning of the game."""
        root = self.model.study.root
        return {
            **{"node": root.id, "label": t("start"), "key": "", "look": None, "name": "", "sign": ""},
            **{"current": self.model.cursor is root, "note": []},
        }

    def step(self, node: Node, with_note: bool = True) -> dict[str, Any]:
        """A choice with its marks; its comment whole at the cursor, elsewhere its beginning."""
        current = node is self.model.cursor
        comment = node.comment if current else beginning(node.comment)
        label, key, _ = self.model.cached_for(node, lambda: self._told(node), "tree")
        return {
            "node": node.id,
            "label": label,
            "key": key,
            "look": seat_look(node.seat),
            "name": node.name,
            "sign": MARKS.get(node.mark, ""),
            "current": current,
            "note": bold_pieces(comment) if with_note else [],
        }

    def _told(self, node: Node) -> tuple[str, str, str]:
        """A choice in words and as a key, as far as it may be told, and whose turn it belongs to."""
        assert node.parent is not None
        game = self.model.game_at(node.parent)
        seen = game.seen_by(self.model.eyes)
        opens = game.decision is not None and game.decision.kind == OPENING
        owner = game.seat_name(node.seat if opens else game.active)
        return sentence(seen.label(node.key)), seen.key(node.key), owner

    def _fold(self, node: str) -> None:
        study = self.model.study
        study.collapse(node, not study.at(node).collapsed)


class _Lines:
    """The tree from top to bottom: each line with its variations; the one with the cursor is told at length."""

    def __init__(self, tree: VariationTree) -> None:
        self.tree = tree
        self.written: list[dict[str, Any]] = []
        self.turns: dict[int, int] = {}  # the turn that was named last, by level

    def lines(self) -> list[dict[str, Any]]:
        """All lines, with the level of each: 0 is the main line."""
        cursor, root = self.tree.model.cursor, self.tree.model.study.root
        left = [node for node in cursor.path if node.parent and node.parent.children[0] is not node]
        levels = [_Level(first, leaving, cursor) for first, leaving in zip([root, *left], [*left, None], strict=True)]
        for level, line in enumerate(levels):  # down to the line with the cursor, then back up
            self._write(level, line.before, line.left)
            self._branches(level, line.siblings_before)
        for level, line in reversed(list(enumerate(levels))):
            self._branches(level, line.siblings_after)
            self._write(level, line.after)
        return self.written

    def _write(self, level: int, nodes: list[Node], left: Node | None = None) -> None:
        """Choices, each with what else was chosen there, but for the one that the cursor's line replaces."""
        for node in nodes:
            self._put(level, node)
            if node is not left and node.parent is not None and node.parent.children[0] is node:
                self._branches(level, node.parent.children[1:])

    def _put(self, level: int, node: Node) -> None:
        last = self.written[-1] if self.written else None
        if last is None or last["level"] != level or last["closed"]:
            last = {"level": level, "steps": [], "closed": False}
            self.written.append(last)
        if node.parent is None:
            last["steps"].append(self.tree.start())
            return
        if node.turn != self.turns.get(level):
            self.turns[level] = node.turn
            last["steps"].append({"heading": self.tree.heading(node)})
        last["steps"].append(self.tree.step(node))

    def _branches(self, level: int, firsts: list[Node]) -> None:
        """Variations that are not followed now: their first choices, or only the first one if they are folded."""
        for first in firsts:
            shown = [first]
            while not first.collapsed and len(shown) < BRANCH_STEPS and shown[-1].children:
                shown.append(shown[-1].children[0])
            more = sum(1 for _ in first.walk()) - len(shown)
            steps: list[dict[str, Any]] = [self.tree.step(node, node is first) for node in shown]
            if first.children:
                steps.insert(0, {"fold": first.collapsed, "node": first.id})
            if more:
                steps.append({"more": more})
            self.written.append({"level": level + 1, "steps": steps, "closed": True})


class _Level:
    """One line: from its first choice along the main continuations, seen from where the cursor is or leaves it."""

    def __init__(self, first: Node, leaving: Node | None, cursor: Node) -> None:
        line = [first]
        while line[-1].children:
            line.append(line[-1].children[0])
        at = cursor.depth if leaving is None else leaving.depth
        place = at - first.depth
        self.before = line[max(0, place - BEFORE) : place + 1]
        self.after = line[place + 1 : place + 1 + AFTER]
        self.left = None if leaving is None else line[place]  # what the line of the cursor replaces
        siblings = leaving.parent.children if leaving is not None and leaving.parent else []
        number = siblings.index(leaving) if leaving is not None else 0
        self.siblings_before, self.siblings_after = siblings[1:number], siblings[number + 1 :]


def beginning(comment: str) -> str:
    """The first words of a long comment."""
    if len(comment) <= MAX_NOTE:
        return comment
    words = comment[:MAX_NOTE].rpartition(" ")[0].rstrip(" *") or comment[:MAX_NOTE]
    return f"{words}{'**' if words.count('**') % 2 else ''}\u2026"
