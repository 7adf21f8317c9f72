"""What one visitor works on: the study that is shown, where it came from, and what was put aside for it.

workspace = Workspace(GameModel(), library)
workspace.open(Study(Setup(players=3)), Origin.OWN)
workspace.save("My game").link()
"""

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import Any, NamedTuple

import param

from ...engine import Setup
from ...study import Change, Study, StudyError
from ...study.files import dumps
from ...study.library import Access, Library, Notice, TrackedStudy, Visibility
from ...study.library.access import UnknownStudy
from ...study.library.record import StudyRecord
from ..kit.served import served_document
from ..kit.wording import t
from ..model import GameModel
from ..serving.background import read_study, run_beside, save_beside
from .browser_draft import BrowserDraft
from .identity import Identity

RETRY_AFTER = 5_000
"""Milliseconds until a save that failed is tried again."""
SLOW_AFTER = 700
"""Milliseconds from a change until the page says that it is not saved yet."""
BACK, FRESH = ACTIONS = ("unsaved-back", "unsaved-fresh")
"""What a notice offers: the game that was put aside, or a new one instead of the one that was restored."""
MAX_REASON = 600
Say = Callable[[str, bool, tuple[str, ...]], None]
"""Shows a notice: its words, whether it is bad news, and what it offers."""


Failed = Callable[[StudyError], Any]


def _nothing() -> None:
    pass


def _raise(problem: StudyError) -> None:
    raise problem


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
    reading = param.Boolean(default=False, doc="Whether somebody else's study is read, with own lines kept apart.")
    late = param.Boolean(default=False, doc="Whether changes are still not saved after a while.")

    def __init__(
        self,
        model: GameModel,
        library: Library | None = None,
        say: Say | None = None,
        identity: Identity | None = None,
    ) -> None:
        super().__init__()
        self.model = model
        self.identity = identity
        self._document = served_document()
        self._base = library
        self.library: Library | None = None
        self._use_library()
        self._opening = 0  # counts, so that only the study that was asked for last is opened
        self._refused: tuple[str, str] | None = None  # a study that may be shown once it is known who asks
        self.say: Say = say or (lambda words, bad, actions: None)
        self.draft = BrowserDraft(self._restore)
        self.asked = False  # whether the visitor's address named a study
        self._before: Place | None = None
        self._watched = False  # whether somebody looks soon whether a change is saved
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
        return self.tracked is not None and not self.reading

    @property
    def may_own(self) -> bool:
        """Whether the visitor may rename and share the study."""
        return self.tracked is None or self.tracked.access.may_own

    @property
    def knows_visitor(self) -> bool:
        """Whether it is known who the visitor is; a browser tells that when the page is there."""
        return self.identity is None or self.identity.known

    def _use_library(self) -> None:
        """The library as this visitor may use it; saves are done beside everything else."""
        if self._base is not None and self.identity is not None:
            run = partial(save_beside, self._document)
            self.library = self._base.visited_by(self.identity.visitor, run, read_study)
        else:
            self.library = self._base

    def identify(self) -> None:
        """It is known now who the visitor is: what is theirs can be changed, what was refused is tried again."""
        self._use_library()
        refused, self._refused = self._refused, None
        if refused is not None:
            self.open_id(*refused)
        elif self.tracked is not None and self.library is not None:
            tracked, library = self.tracked, self.library
            tracked.library = library
            run_beside(partial(library.access, tracked.id), partial(self._recognize, tracked))

    def _recognize(self, tracked: TrackedStudy, access: Access) -> None:
        tracked.access = access
        if access.may_own and tracked is self.tracked and self.reading:
            self.edit()
        else:
            self.param.trigger("reading")

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
        self.param.update(tracked=tracked, reading=tracked is not None and tracked.reading)
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
        if before.library_id:
            back = partial(self.open, before.study, Origin.EXAMPLE)
            self.open_id(before.library_id, before.study.node.id, failed=back)
        else:
            self.open(before.study, before.origin)

    def act(self, action: str) -> None:
        """Do what a notice offers."""
        if action == BACK:
            self.back()
        elif action == FRESH:
            self.fresh()

    # The library

    def open_id(
        self, id_: str, node: str = "", then: Callable[[], Any] | None = None, failed: Callable[[], Any] | None = None
    ) -> None:
        """Open a study of the library, at a node if one is given, and go on with `then`; says what is wrong."""
        if self.library is None:
            return
        self._opening += 1
        number = self._opening

        def opened(tracked: TrackedStudy) -> None:
            if number != self._opening:
                tracked.close()
                return
            self._show(tracked, node)
            if then is not None:
                then()

        def refused(problem: StudyError) -> None:
            if isinstance(problem, UnknownStudy) and not self.knows_visitor:
                self._refused = (id_, node)
            elif number == self._opening:
                self.refuse(problem)
                if failed is not None:
                    failed()

        run_beside(partial(self.library.open, id_), opened, refused)

    def _show(self, tracked: TrackedStudy, node: str) -> None:
        self.open(tracked.study, Origin.LIBRARY, tracked)
        try:
            if node:
                self.model.go(node)
        except StudyError as problem:
            self.say(t("broken", problem=str(problem)), True, ())

    def edit(self) -> None:
        """Change the study of somebody else who lets one; own lines come into it. Raises `Forbidden`."""
        if self.tracked is not None:
            self.tracked.edit()
            self.reading = False
            self._forget_own()

    def copy(self) -> None:
        """Go on in a copy of one's own."""
        if self.reading:
            self.save(failed=self.refuse)

    def refuse(self, problem: StudyError) -> None:
        """Say why a study cannot be opened; of a damaged one, open the part that can be played."""
        if problem.study is not None:
            self.open(problem.study, Origin.EXAMPLE)
            self.say(t("partly", problem=str(problem)[:MAX_REASON]), True, ())
        else:
            self.say(t("broken", problem=str(problem)[:MAX_REASON]), True, ())

    def save(
        self, title: str | None = None, then: Callable[[], Any] = _nothing, failed: Failed = _raise
    ) -> TrackedStudy | None:
        """Give the study a title and put it into the library, which saves every change from then on."""
        if title is not None and title != self.study.title:
            self.study.rename(title)
        if self.reading:
            self.release()
        if self.tracked is None and self.library is not None:
            study, record = self.study, StudyRecord.of(self.study)

            def added(stored: tuple[str, Access]) -> None:
                self._track(study, record, *stored)
                then()

            run_beside(partial(_add, self.library, record), added, failed)
        else:
            then()
        return self.tracked

    def _track(self, study: Study, record: StudyRecord, id_: str, access: Access) -> None:
        """A study came into the library: what was played since then is saved at once."""
        if study is not self.study or self.tracked is not None or self.library is None:
            return
        self._forget_own()
        self.origin = Origin.LIBRARY
        tracked = TrackedStudy(self.library, id_, study, 1, record.document, access)
        tracked.subscribe(self._noticed)
        self.tracked = tracked
        if dumps(study) != record.document:
            tracked.save()

    def share(self, visibility: Visibility, editable: bool, failed: Failed = _raise) -> None:
        """Set who may see the study that is shown, and whether they may change it."""
        tracked = self.tracked
        if tracked is None or self.library is None:
            return

        def shared(access: Access) -> None:
            tracked.access = access

        run_beside(partial(self.library.share, tracked.id, visibility, editable), shared, failed)

    def _forget_own(self) -> None:
        """The library keeps the study from now on, not the browser."""
        if self.own is self.study:
            self.own = None
            self.draft.clear()

    def trash(self, id_: str, then: Callable[[], Any] = _nothing, failed: Failed = _raise) -> None:
        """Put a study of the library into the trash; whoever looks at it goes on without saving."""
        if self.library is None:
            return

        def trashed(_: None) -> None:
            if self.tracked is not None and self.tracked.id == id_:
                self.release()
                self.origin = Origin.EXAMPLE
            then()

        run_beside(partial(self.library.trash, id_), trashed, failed)

    def release(self) -> None:
        """Stop saving; what was saved stays."""
        tracked = self.tracked
        self.param.update(tracked=None, reading=False, late=False)
        if tracked is not None:
            tracked.close()

    def _noticed(self, notice: Notice) -> None:
        self.late = self.late and self.tracked is not None and self.tracked.unsaved
        if notice.what == "unsaved" and self._document is not None:
            self.late = True
            self._document.add_timeout_callback(partial(self._retry, self.tracked), RETRY_AFTER)
        elif notice.what != "saved":
            self.say(notice.message, notice.what == "unsaved", ())

    def _retry(self, tracked: TrackedStudy | None) -> None:
        if tracked is not None and tracked is self.tracked and tracked.unsaved:
            tracked.save()

    def _watch_save(self) -> None:
        """Say so if a change is not saved soon."""
        if self._document is not None and not self._watched:
            self._watched = True
            self._document.add_timeout_callback(self._check_save, SLOW_AFTER)

    def _check_save(self) -> None:
        self._watched = False
        self.late = self.tracked is not None and not self.reading and self.tracked.unsaved

    # The browser's draft

    def _changed(self, change: Change) -> None:
        if self.saved and change.what != "cursor":
            self._watch_save()
        if self.saved or self.origin is Origin.RULE:
            return
        if self.own is self.study or change.what != "cursor":
            if not self.reading:
                self.origin = Origin.OWN
            self._keep()

    def _keep(self) -> None:
        self.own = self.study
        self.draft.write(self.study)

    def _restore(self, study: Study, problem: str) -> None:
        """The browser has kept a game: it goes on, unless the visitor asked for another or has begun one."""
        if self.reading and self._is_of_the_same_game(study):
            self._add_own_lines(study)
        if self.asked or self.own is not None or self.tracked is not None:
            return
        self.open(study)
        self.model.reply()
        words = t("partly", problem=problem[:MAX_REASON]) if problem else t("unsaved-restored")
        self.say(words, bool(problem), (FRESH,))

    def _is_of_the_same_game(self, study: Study) -> bool:
        return (study.setup, study.position) == (self.study.setup, self.study.position)

    def _add_own_lines(self, study: Study) -> None:
        """What the visitor played in this study when they read it before."""
        added = [node for child in study.root.children for node in self.study.tree.graft(self.study.root, child)]
        if added:
            self.own = self.study
            self.model.refresh()


def _add(library: Library, record: StudyRecord) -> tuple[str, Access]:
    """Store a new study; gives its id, and what its owner may do with it."""
    id_ = library.add(record)
    return id_, library.access(id_)
