"""`GameModel`: the one reactive model of an explorer. It shows itself in a notebook cell.

model = GameModel(study=Study(Setup(players=3, seed=7)))
model.play(model.game.decision.keys[0]); model.back(); model.seat = 1
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

import param
from panel.viewable import Viewer

from ..engine import Decision, Game, Setup
from ..study import Change, Node, Study
from ..texts.messages import DEFAULT_LANGUAGE, LANGUAGES, in_language
from ..views.boards.snapshot import Snapshot

FOLLOW = -1
"""The seat shown is the one that chooses."""


class GameModel(Viewer):
    """A study, a cursor and how they are looked at; pages watch `revision`, which follows every change."""

    study: Any = param.ClassSelector(class_=Study, doc="The tree of choices.")
    node = param.String(default="0", doc="The id of the node that is shown: the cursor of the study.")
    seat = param.Integer(default=FOLLOW, bounds=(FOLLOW, 3), doc="Whose board and hand are shown; -1 follows the game.")
    language: Any = param.Selector(default=DEFAULT_LANGUAGE, objects=list(LANGUAGES), doc="The language of all texts.")
    open_hands = param.Boolean(default=True, doc="Whether all hands are open, or only that of the seat shown.")
    revision = param.Integer(default=0, doc="Counts changes of what is shown.")

    def __init__(self, study: Study | Setup | None = None, **params: Any) -> None:
        if isinstance(study, Setup):
            study = Study(study)
        self._stop: Callable[[], None] | None = None
        self._quiet = False
        self._memory: dict[Any, Any] = {}
        super().__init__(study=Study(Setup(players=2)) if study is None else study, **params)
        self._take_over()

    # What is shown

    @property
    def game(self) -> Game:
        """The game at the cursor."""
        return self.study.game

    @property
    def cursor(self) -> Node:
        """The node that is shown."""
        return self.study.node

    @property
    def decision(self) -> Decision | None:
        """The question that is open, or None when the game is over."""
        return self.game.decision

    @property
    def shown_seat(self) -> int:
        """Whose board is shown: a chosen seat, or the one that chooses."""
        people = self.study.setup.players
        if 0 <= self.seat < people:
            return int(self.seat)
        decision = self.decision
        return min(decision.seat if decision else self.game.winners[0], people - 1)

    @property
    def hidden(self) -> bool:
        """Whether the choices belong to a hand that is not shown."""
        decision = self.decision
        alone = self.study.setup.players == 1
        return not self.open_hands and not alone and decision is not None and decision.seat != self.shown_seat

    @property
    def before(self) -> Game | None:
        """The game before the last choice."""
        parent = self.cursor.parent
        return self.study.game_at(parent) if parent else None

    def snapshot(self) -> Snapshot:
        """Everything that the boards show."""
        return Snapshot.of(self.game, self.shown_seat, self.before, masked=not self.open_hands)

    # Moving and choosing

    def play(self, key: str) -> Node:
        """Make a choice; raises `IllegalChoice` with the reasons."""
        return self.study.play(key)

    def back(self, steps: int = 1) -> Node:
        """Move the cursor towards the start."""
        return self.study.back(steps)

    def forward(self, steps: int = 1) -> Node:
        """Move the cursor along the line it came back from."""
        return self.study.forward(steps)

    def go(self, node: Node | str) -> Node:
        """Show a node, given as such or by its id."""
        return self.study.go(node)

    def first(self) -> Node:
        """Go to the start."""
        return self.study.go(self.study.root)

    def last(self) -> Node:
        """Go to the end of the line that is shown."""
        return self.study.go(self.line[-1])

    def sibling(self, by: int) -> Node:
        """Go to the next or previous variation of the last choice."""
        parent = self.cursor.parent
        if parent is None or len(parent.children) < 2:
            return self.cursor
        place = parent.children.index(self.cursor) + by
        return self.go(parent.children[place % len(parent.children)])

    @property
    def line(self) -> list[Node]:
        """The nodes from the start through the cursor to the end of its line."""
        found = [self.study.root, *self.cursor.path]
        ahead = self.study._tip if self.study._tip.is_within(self.cursor) else self.cursor
        found += ahead.path[self.cursor.depth :]
        while found[-1].children:
            found.append(found[-1].children[0])
        return found

    def cached_for(self, node: Node, tell: Callable[[], Any]) -> Any:
        """What was told about a node before; a choice and what it did never change."""
        key = (node.id, self.language, self.open_hands or self.shown_seat)
        if key not in self._memory:
            self._memory[key] = tell()
        return self._memory[key]

    def batch(self, work: Callable[[], Any]) -> Any:
        """Does many choices and shows only the last of them."""
        try:
            return self.silently(work)
        finally:
            self.refresh()

    def silently(self, work: Callable[[], Any]) -> Any:
        """Does something that is shown later."""
        self._quiet = True
        try:
            return work()
        finally:
            self._quiet = False

    # Following the study

    def open(self, study: Study) -> None:
        """Show another study."""
        self.study = study

    def close(self) -> None:
        """Stop following the study."""
        if self._stop:
            self._stop()
            self._stop = None

    @param.depends("study", watch=True)
    def _take_over(self) -> None:
        self.close()
        self._memory.clear()
        self._stop = self.study.subscribe(self._changed)
        self.refresh()

    def _changed(self, change: Change) -> None:
        if not self._quiet:
            self.refresh()

    @param.depends("seat", "language", "open_hands", watch=True)
    def refresh(self) -> None:
        """Tell everybody that something has changed."""
        with in_language(self.language):
            self.node = self.study.node.id
            self.revision += 1

    def localized(self, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same work, done in the language of this model: for everything that a browser calls."""

        @wraps(work)
        def spoken(*arguments: Any, **named: Any) -> Any:
            with in_language(self.language):
                return work(*arguments, **named)

        return spoken

    @param.depends("node", watch=True)
    def _follow(self) -> None:
        if self.node != self.study.node.id:
            self.study.go(self.node)

    def __panel__(self) -> Any:
        from .viewers.explorer import Explorer

        return Explorer(self).__panel__()
