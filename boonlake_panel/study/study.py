"""`Study`: a game as a tree of choices, with a cursor, notes and branches.

study = Study(Setup(players=3, seed=7))
study.play("keep:ST05")
study.back()
study.play("keep:ST11")                 # a variation: the first choice stays
study.comment("Worth trying")
study.mark("interesting")
study.save("game.json")
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from os import PathLike
from typing import Any, Protocol

from ..engine import Game, Setup
from ..texts.display import Displayed, export_html
from .errors import StudyError
from .finding import matches, text_matcher
from .games import Games
from .label import Label
from .limits import MAX_COMMENT, MAX_NAME, clean, clean_line
from .node import MARKS, Node
from .observable import Change
from .tree import Tree

OPENING = "turn"
"""The kind of the decision that opens a turn."""
Place = Node | str
"""A node or its id."""


class Chooser(Protocol):
    """Whoever answers the open decision of a game with a key, for example an agent."""

    def choose(self, game: Game) -> str:
        """Give the key of a legal option."""
        ...


def _start(setup: Setup | Game | None) -> Game:
    """A new game, or one that goes on from here."""
    if isinstance(setup, Game):
        return Game.from_position(setup.position())
    if setup is None or isinstance(setup, Setup):
        return Game(setup)
    raise TypeError(f"a study starts from a Setup, a Game or position=..., not from {setup!r:.80}")


class Study(Label, Displayed):
    """A set-up, a game or a position, and a tree of choices from there; `node` is the cursor.

    >>> study = Study(Setup(players=2, seed=7))
    >>> study.play(study.game.decision.keys[0]) is study.node
    True
    >>> study.back().depth, study.forward().depth
    (0, 1)
    """

    def __init__(
        self,
        setup: Setup | Game | None = None,
        *,
        position: Mapping[str, Any] | None = None,
        title: str = "",
        tags: Iterable[str] = (),
        agents: Iterable[str] = (),
    ) -> None:
        if setup is not None and position is not None:
            raise StudyError("a study starts from a set-up or from a position, not from both")
        start = _start(setup) if position is None else Game.from_position(position)
        # Kept in full, so that it means the same when the defaults of a position change.
        self.position: dict[str, Any] | None = None if position is None else start.position()
        self.tree = Tree()
        self.node = self.tree.root
        self._tip = self.node  # where `forward` leads
        self._games = Games(start)
        self._deleted: list[tuple[Node, int]] = []
        super().__init__(title, tags, agents)

    # Looking

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""
        return self._games.start.setup

    @property
    def root(self) -> Node:
        """The start, before the first choice."""
        return self.tree.root

    @property
    def game(self) -> Game:
        """The game at the cursor."""
        return self._games.at(self.node)

    def game_at(self, node: Place) -> Game:
        """The game at a node."""
        return self._games.at(self.at(node))

    def at(self, node: Place) -> Node:
        """The node with an id; raises `StudyError` if there is none."""
        return self.tree[node if isinstance(node, str) else node.id]

    def __len__(self) -> int:
        """How many choices the tree holds."""
        return len(self.tree) - 1

    def __iter__(self) -> Iterator[Node]:
        """All nodes from the start on, main continuations first."""
        return iter(self.tree)

    @property
    def main_line(self) -> list[Node]:
        """The nodes of the main line, without the start.

        >>> study = Study(Setup(seed=7))
        >>> node = study.branch(study.game.decision.keys[0])
        >>> study.main_line == [node]
        True
        """
        return self.end(self.root).path

    @property
    def line(self) -> list[Node]:
        """The nodes from the start through the cursor to the end of the line along which `forward` leads."""
        last = self._tip if self._tip.is_within(self.node) else self.node
        return [self.root, *self.end(last).path]

    def end(self, node: Place | None = None) -> Node:
        """The last node of the main continuation from a node, or from the cursor."""
        last = self._or_cursor(node)
        while last.children:
            last = last.children[0]
        return last

    def keys(self, node: Place | None = None) -> list[str]:
        """The choices that lead to a node, or to the cursor: with the set-up they are the whole game."""
        return [step.key for step in self._or_cursor(node).path]

    def find(
        self,
        *,
        turn: int | None = None,
        round: int | None = None,
        seat: int | None = None,
        mark: str | None = None,
        text: str = "",
        main: bool = False,
        eyes: int | None = None,
    ) -> list[Node]:
        """The choices of a turn, a round or a seat, with a mark, or with a text.

        A text is looked for in notes, keys, their words in the current language, and names of players; `eyes` is the
        seat that looks, which does not find what others chose in secret.

        >>> study = Study(Setup(seed=7))
        >>> node = study.play(study.game.decision.keys[0])
        >>> study.find(turn=0, seat=0) == [node], study.find(round=2)
        (True, [])
        """
        nodes = self.main_line if main else [node for node in self.tree if node.parent]
        wanted = [node for node in nodes if matches(node, turn, round, seat, mark)]
        if not text.strip():
            return wanted
        found = text_matcher(self._games.start, text, eyes)
        return [node for node in wanted if found(node)]

    # Moving

    def go(self, node: Place) -> Node:
        """Move the cursor to a node, given as such or by its id.

        >>> study = Study(Setup(seed=7))
        >>> node = study.branch(study.game.decision.keys[0])
        >>> study.go(node.id) is node
        True
        """
        return self._move(self.at(node), "cursor")

    def back(self, steps: int = 1) -> Node:
        """Move the cursor towards the start; there it stays."""
        node = self.node
        for _ in range(steps):
            node = node.parent or node
        return self._move(node, "cursor")

    def forward(self, steps: int = 1) -> Node:
        """Move the cursor along the line it came back from, otherwise along the main continuation."""
        node = self.node
        for _ in range(steps):
            node = self._next(node)
        return self._move(node, "cursor")

    def _next(self, node: Node) -> Node:
        if self._tip is not node and self._tip.is_within(node):
            return self._tip.path[node.depth]
        return node.children[0] if node.children else node

    def _move(self, node: Node, what: str) -> Node:
        moved = node is not self.node
        self.node = node
        if not self._tip.is_within(node):
            self._tip = node
        if moved or what != "cursor":
            self.notify(Change(what, node))
        return node

    # Growing

    def play(self, key: str) -> Node:
        """Make a choice at the cursor: a new node, or the one that is there; raises `IllegalChoice` with the reasons.

        >>> study = Study(Setup(seed=7))
        >>> first, second = study.game.decision.keys[:2]
        >>> study.play(first).is_main, study.back() is study.root, study.play(second).is_main
        (True, True, False)
        """
        child = self.node.child(key)
        return self._move(child, "cursor") if child else self._move(self._grow(self.node, key), "played")

    def play_on(self, agent: Chooser | Callable[[Game], str], until: Callable[[Game], bool] | None = None) -> Node:
        """Let an agent choose for everybody, until a condition holds or the game is over; gives the last node.

        An agent is an object with `choose(game) -> key`, or a function of a game.

        >>> from boonlake_panel import make_agent
        >>> study = Study(Setup(seed=7))
        >>> study.play_on(make_agent("random"), until=lambda game: game.turn == 2) is study.node, study.game.turn
        (True, 2)
        """
        choose: Any = getattr(agent, "choose", agent)
        if not callable(choose):
            raise TypeError(f"{agent!r:.80} is no agent; make_agent(...) makes one by its name")
        if until is not None and not callable(until):
            raise TypeError(f"until is a function such as `lambda game: game.turn == 3`, not {until!r:.80}")
        while self.game.decision and not (until and until(self.game)):
            self.play(choose(self.game))
        return self.node

    def branch(self, *keys: str, node: Place | None = None, name: str = "") -> Node:
        """Add a line of choices from a node, or from the cursor, which stays where it is; returns the last node.

        >>> study = Study(Setup(seed=7))
        >>> study.branch(study.game.decision.keys[1], name="The other tile").name
        'The other tile'
        """
        name = clean_line(name, MAX_NAME, "name")
        place = self._or_cursor(node)
        first = None
        try:
            for key in keys:
                place = place.child(key) or self._grow(place, key)
                first = first or place
        finally:  # an illegal key ends the line, but what comes before it is there
            if first:
                first.name = name or first.name
                self.notify(Change("branched", place))
        return place

    def _grow(self, parent: Node, key: str) -> Node:
        game = self._games.at(parent)
        after = game.play(key)
        node = self.tree.add(parent, key)
        self._record(node, game, after)
        return node

    def _record(self, node: Node, before: Game, after: Game) -> None:
        """Record who made a choice and when, and the game it led to."""
        assert before.decision
        node.seat = before.decision.seat
        node.turn = before.current_turn
        node.round = before.round
        self._games.put(node, after)

    def _use_tree(self, tree: Tree) -> None:
        """Replace the tree by one that was read from a document."""
        self.tree = tree
        self.node = self._tip = tree.root

    # Order

    def promote(self, node: Place | None = None) -> Node:
        """Move the branch that a node belongs to one place up; the first place is the main line.

        >>> study = Study(Setup(seed=7))
        >>> main, other = (study.branch(key) for key in study.game.decision.keys[:2])
        >>> study.promote(other).is_main, main.is_main
        (True, False)
        """
        return self._shift(self._or_cursor(node), -1)

    def demote(self, node: Place | None = None) -> Node:
        """Move the branch that a node belongs to one place down."""
        return self._shift(self._or_cursor(node), 1)

    def make_main(self, node: Place | None = None) -> Node:
        """Make the line that leads to a node the main line."""
        last = self._or_cursor(node)
        self.tree.make_main(last)
        self.notify(Change("ordered", last))
        return last

    def _shift(self, node: Node, by: int) -> Node:
        if self.tree.shift(node, by):
            self.notify(Change("ordered", node))
        return node

    def delete(self, node: Place | None = None) -> Node:
        """Take out a node with everything after it; returns the node before it. `restore` brings it back.

        >>> study = Study(Setup(seed=7))
        >>> node = study.play(study.game.decision.keys[0])
        >>> study.delete() is study.node, len(study), study.restore().id == node.id, len(study)
        (True, 0, True, 1)
        """
        first = self._or_cursor(node)
        self._remove(first)
        parent = first.parent or self.root
        self.notify(Change("deleted", parent))
        return parent

    def _remove(self, node: Node) -> None:
        place = self.tree.detach(node)
        self._games.forget(node)
        self._deleted.append((node, place))
        if self.node.is_within(node):
            self.node = node.parent or self.root
        if self._tip.is_within(node):
            self._tip = self.node

    @property
    def can_restore(self) -> bool:
        """Whether something was deleted that can come back."""
        return bool(self._deleted)

    def restore(self) -> Node:
        """Bring back what was deleted last; what was added in its place meanwhile stays."""
        if not self._deleted:
            raise StudyError("nothing has been deleted since the study was opened")
        gone, place = self._deleted[-1]
        parent = self.at(gone.parent or self.root)
        self.tree.reattach(parent, gone, place)
        self._deleted.pop()
        back = parent.child(gone.key) or parent
        self.notify(Change("restored", back))
        return back

    # Notes

    def comment(self, text: str, node: Place | None = None, *, before: bool = False) -> Node:
        """Comment on a choice in Markdown, or with `before=True` on the position in which it is made.

        >>> Study(Setup(seed=7)).comment("A **calm** start").comment
        'A **calm** start'
        """
        return self._note(node, "before" if before else "comment", clean(text, MAX_COMMENT, "comment"))

    def mark(self, mark: str, node: Place | None = None) -> Node:
        """Mark a choice as one of `MARKS`; an empty mark takes it away."""
        if mark and mark not in MARKS:
            raise StudyError(f"no mark {mark!r}; there are {', '.join(MARKS)}")
        return self._note(node, "mark", mark)

    def name_branch(self, name: str, node: Place | None = None) -> Node:
        """Name the branch that starts with a node."""
        return self._note(node, "name", clean_line(name, MAX_NAME, "name"))

    def collapse(self, node: Place | None = None, collapsed: bool = True) -> Node:
        """Fold what follows a node, or unfold it, wherever the tree is shown."""
        return self._note(node, "collapsed", collapsed)

    def _note(self, node: Place | None, field: str, value: str | bool) -> Node:
        noted = self._or_cursor(node)
        if getattr(noted, field) != value:
            setattr(noted, field, value)
            self.notify(Change("noted", noted))
        return noted

    def _or_cursor(self, node: Place | None) -> Node:
        return self.node if node is None else self.at(node)

    # Files

    def save(self, path: str | PathLike[str]) -> None:
        """Write the study to a file (see docs/study-format.md); the old file stays until the new one is complete."""
        from .files import save

        save(self, path)

    def export_html(self, path: str | PathLike[str]) -> None:
        """Write the study as one HTML file with boards, steps, variations, comments and charts in all languages.

        It needs neither a server nor the internet; see docs/how-to/share.md.
        """
        export_html(self, path)

    @classmethod
    def load(cls, path: str | PathLike[str], *, pack: str | None = None) -> "Study":
        """Read a study; raises `StudyError`, whose `study` is the part that can be played.

        `pack` names the data pack to use; a file by itself can only ask for the built-in one.
        """
        from .files import load

        return load(path, pack=pack)

    def __repr__(self) -> str:
        title = f"{self.title!r}, " if self.title else ""
        return f"<Study: {title}{self.setup.players} players, {len(self)} choices, at {self.node!r}>"
