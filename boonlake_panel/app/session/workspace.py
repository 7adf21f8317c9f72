"""What one visitor works on: the study that is shown, where it came from, and what was put aside for it.

workspace = Workspace(GameModel(), library)
workspace.open(Study(Setup(players=3)), Origin.OWN)
workspace.save("My game").link()
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, NamedTuple

import param

from ...engine import Setup
from ...study import Change, Study, StudyError
from ...study.library import Library, TrackedStudy
from ..kit.wording import t
from ..model import GameModel
from .browser_draft import BrowserDraft

BACK, FRESH = ACTIONS = ("unsaved-back", "unsaved-fresh")
"""What a notice offers: the game that was put aside, or a new one instead of the one that was restored."""
MAX_REASON = 600
Say = Callable[[str, bool, tuple[str, ...]], None]
"""Shows a notice: its words, whether it is bad news, and what it offers."""


class Origin(StrEnum):
    """Where a study came from, which decides who keeps it."""

    OWN = "own"
    """Begun or brought by the visitor: the browser keeps it."""
    LIBRARY = "library"
    """The library saves every change."""
    EXAMPLE = "example"
    """Comes with the program, as the game that everybody begins with does; the visitor's own from the first change."""
    RULE = "rule"
    """A position that shows a rule: what is tried there is not kept."""


class Place(NamedTuple):
    """What is returned to after an example of a rule."""

    study: Study
    origin: Origin
    library_id: str


class Workspace(param.Parameterized):
    """One visitor's study. Nothing else opens, saves or restores one."""

    origin: Any = param.Selector(default=Origin.EXAMPLE, objects=list(Origin), doc="Where the study came from.")
    tracked: Any = param.ClassSelector(class_=TrackedStudy, doc="The study that is shown, if the library saves it.")
    own: Any = param.ClassSelector(class_=Study, doc="The visitor's own study in no library: the browser keeps it.")
    aside: Any = param.ClassSelector(class_=Study, doc="The own study that another one took the place of.")

    def __init__(self, model: GameModel, library: Library | None = None, say: Say | None = None) -> None:
        super().__init__()
        self.model = model
        self.library = library
        self.say: Say = say or (lambda words, bad, actions: None)
        self.draft = BrowserDraft(self._restore)
        self.asked = False  # whether the visitor's address named a study
        self._before: Place | None = None
        self._study = model.study
        self._stop = model.study.subscribe(self._changed)
        self._watcher = model.param.watch(lambda event: self._follow(), "study")

    @property
    def study(self) -> Study:
        """The study that is shown."""
        return self.model.study

    @property
    def saved(self) -> bool:
        """Whether the library saves every change of the study."""
        return self.tracked is not None

    def close(self) -> None:
        """Stop following the model and the library."""
        self.model.param.unwatch(self._watcher)
        self._stop()
        self.release()

    # Opening

    def open(self, study: Study, origin: Origin = Origin.OWN, tracked: TrackedStudy | None = None) -> None:
        """Show a study on all pages; an own one that is in no library is put aside for it."""
        if origin is Origin.RULE and self.origin is not Origin.RULE:
            self._before = Place(self.study, self.origin, self.tracked.id if self.tracked else "")
        self.release()
        self.origin, self._study = origin, study
        self.tracked = tracked
        if tracked is not None:
            tracked.subscribe(self._noticed)
        self._stop()
        self._stop = study.subscribe(self._changed)
        self.model.open(study)
        if origin is not Origin.RULE:
            self._put_aside()
        if origin is Origin.OWN:
            self._keep()

    def _follow(self) -> None:
        """Somebody gave the model a study without asking here: it is theirs."""
        if self.model.study is not self._study:
            self.open(self.model.study)

    def _put_aside(self) -> None:
        left = self.own
        if left is None or left is self.study:
            return
        self.own = None
        if len(left):
            self.aside = left
            self.say(t("unsaved-aside", choices=len(left)), False, (BACK,))

    def back(self) -> bool:
        """Return to the study that was put aside; the one that is shown takes its place."""
        study, self.aside = self.aside, None
        if study is not None:
            self.open(study)
        return study is not None

    def fresh(self) -> None:
        """Begin a game like the very first one."""
        self.draft.clear()
        self.open(Study(Setup(players=2)), Origin.EXAMPLE)

    def leave_example(self) -> None:
        """Return from the example of a rule to what was shown before it."""
        before, self._before = self._before, None
        if before is None or self.origin is not Origin.RULE:
            return
        if not (before.library_id and self.open_id(before.library_id, before.study.node.id)):
            self.open(before.study, Origin.EXAMPLE if before.library_id else before.origin)

    def act(self, action: str) -> None:
        """Do what a notice offers."""
        if action == BACK:
            self.back()
        elif action == FRESH:
            self.fresh()

    # The library

    def open_id(self, id_: str, node: str = "") -> bool:
        """Open a study of the library, at a node if one is given; says what is wrong."""
        if self.library is None:
            return False
        try:
            tracked = self.library.open(id_)
        except StudyError as problem:
            self.refuse(problem)
            return False
        self.open(tracked.study, Origin.LIBRARY, tracked)
        try:
            if node:
                self.model.go(node)
        except StudyError as problem:
            self.say(t("broken", problem=str(problem)), True, ())
        return True

    def refuse(self, problem: StudyError) -> None:
        """Say why a study cannot be opened; of a damaged one, open the part that can be played."""
        if problem.study is not None:
            self.open(problem.study, Origin.EXAMPLE)
            self.say(t("partly", problem=str(problem)[:MAX_REASON]), True, ())
        else:
            self.say(t("broken", problem=str(problem)[:MAX_REASON]), True, ())

    def save(self, title: str | None = None) -> TrackedStudy | None:
        """Give the study a title and put it into the library, which saves every change from then on.

        Raises `StudyError`.
        """
        if title is not None and title != self.study.title:
            self.study.rename(title)
        if self.tracked is None and self.library is not None:
            tracked = self.library.keep(self.study)
            tracked.subscribe(self._noticed)
            if self.own is self.study:
                self.own = None
                self.draft.clear()
            self.origin = Origin.LIBRARY
            self.tracked = tracked
        return self.tracked

    def trash(self, id_: str) -> None:
        """Put a study of the library into the trash; whoever looks at it goes on without saving."""
        if self.library is None:
            return
        self.library.trash(id_)
        if self.tracked is not None and self.tracked.id == id_:
            self.release()
            self.origin = Origin.EXAMPLE

    def release(self) -> None:
        """Stop saving; what was saved stays."""
        tracked, self.tracked = self.tracked, None
        if tracked is not None:
            tracked.close()

    def _noticed(self, notice: Any) -> None:
        if notice.what != "saved":
            self.say(notice.message, notice.what == "unsaved", ())

    # The browser's draft

    def _changed(self, change: Change) -> None:
        if self.tracked is not None or self.origin is Origin.RULE:
            return
        if self.own is self.study or change.what != "cursor":
            self.origin = Origin.OWN
            self._keep()

    def _keep(self) -> None:
        self.own = self.study
        self.draft.write(self.study)

    def _restore(self, study: Study, problem: str) -> None:
        """The browser has kept a game: it goes on, unless the visitor asked for another or has begun one."""
        if self.asked or self.own is not None or self.tracked is not None:
            return
        self.open(study)
        words = t("partly", problem=problem[:MAX_REASON]) if problem else t("unsaved-restored")
        self.say(words, bool(problem), (FRESH,))
