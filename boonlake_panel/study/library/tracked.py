"""`TrackedStudy`: an open study whose every change is saved, and which merges what others saved meanwhile."""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from ...texts.messages import text
from ..document import DocumentReader
from ..errors import StudyError
from ..files import loads
from ..merging import MergeBase, merge
from ..node import Node
from ..observable import Change, Observable
from ..parsing import parse
from ..study import Study
from .access import Access, Forbidden, UnknownStudy
from .record import StudyRecord

if TYPE_CHECKING:
    from .entries import StoredStudy
    from .library import Library


@dataclass(frozen=True, slots=True)
class Notice:
    """What became of a change.

    `what` is saved, merged (somebody else changed the study too; both are kept), copied (ours is kept as a study of
    its own) or unsaved (the library does not answer; the next change tries again).
    """

    what: str
    message: str
    nodes: tuple[Node, ...] = ()


@dataclass(frozen=True, slots=True)
class Stored:
    """What became of a record: under which id and version it is stored, merged with what others did."""

    what: str
    id: str
    version: int
    document: str
    merged: Study | None = None
    access: Access | None = None


class TrackedStudy(Observable[Notice]):
    """A study of the library that is open here; listeners get a `Notice` after every change.

    A study that somebody else made is read: what is played in it stays here until `edit` is called.
    """

    def __init__(self, library: "Library", id_: str, study: Study, version: int, document: str, access: Access) -> None:
        super().__init__()
        self.library = library
        self.id = id_
        self.study = study
        self.version = version
        self.access = access
        self.reading = access.is_others
        self._saved = document
        self._saving = False
        self._changed_since = False  # whether there is something that no save under way stores
        self._stop = study.subscribe(self._changed)

    @property
    def unsaved(self) -> bool:
        """Whether there are changes that are not stored yet."""
        return self._saving or self._changed_since

    def close(self) -> None:
        """Save no further changes; what is not stored yet still is."""
        self._stop()
        if self._changed_since and not self.reading:
            self._changed_since = False
            work = partial(self._store, StudyRecord.of(self.study), self.version, self._saved)
            self.library.run(work, _nothing, _nothing)

    def edit(self) -> None:
        """Save every change from now on, those made while reading included; raises `Forbidden`."""
        if not self.access.may_edit:
            raise Forbidden(text("fault-not-owner"))
        if self.reading:
            self.reading = False
            self.save()

    def link(self) -> str:
        """The address of the cursor, as the end of a link."""
        return f"?study={self.id}&node={self.study.node.id}"

    def _changed(self, change: Change) -> None:
        # Moving the cursor saves nothing, so that two people can read the same study undisturbed.
        if change.what not in ("cursor", "merged") and not self.reading:
            self.save()

    def save(self) -> None:
        """Save the study now, merged or as a copy if need be: no choice made here is lost."""
        self._changed_since = True
        if not self._saving:
            self._save()

    def _save(self) -> None:
        try:
            record = StudyRecord.of(self.study)
        except StudyError as problem:
            self.notify(Notice("unsaved", str(problem)))
            return
        self._saving, self._changed_since = True, False
        work = partial(self._store, record, self.version, self._saved)
        self.library.run(work, partial(self._stored, record), self._failed)

    def _store(self, record: StudyRecord, version: int, base: str) -> Stored:
        """Store a record. It may run in a thread, so it does not touch the study."""
        try:
            if self.library.write(self.id, version, record):
                return Stored("saved", self.id, version + 1, record.document)
            merged: list[Study] = []
            stored = self.library.rewrite(self.id, partial(_merged, record, base, merged))
        except (Forbidden, UnknownStudy):  # the owner has taken back what we were allowed
            stored = None
        if stored is None:
            id_ = self.library.add(record)
            return Stored("copied", id_, 1, record.document, access=self.library.access(id_))
        return Stored("merged", self.id, stored[0], stored[1].document, merged[0])

    def _stored(self, record: StudyRecord, stored: Stored) -> None:
        self._saving = False
        added: list[Node] = []
        if stored.merged is not None:
            added = merge(self.study, stored.merged, _merge_base(record.document))
            self.study.notify(Change("merged", self.study.node))
        self.access = stored.access or self.access
        self.id, self.version, self._saved = stored.id, stored.version, stored.document
        message = {"merged": "study-merged", "copied": "study-copied"}.get(stored.what)
        self.notify(Notice(stored.what, text(message) if message else "", tuple(added)))
        if self._changed_since:
            self._save()

    def _failed(self, problem: StudyError) -> None:
        self._saving, self._changed_since = False, True
        self.notify(Notice("unsaved", str(problem)))

    def __repr__(self) -> str:
        return f"<TrackedStudy {self.id}, version {self.version}: {self.study!r}>"


def _nothing(_: object) -> None:
    pass


def _merged(record: StudyRecord, base: str, into: list[Study], stored: "StoredStudy") -> StudyRecord | None:
    """Our record with what others saved; None if theirs is another game. The study goes into `into`."""
    try:
        ours, theirs = loads(record.document, pack=record.pack), loads(stored.document, pack=stored.pack)
    except StudyError:
        return None
    if (theirs.setup, theirs.position) != (ours.setup, ours.position):
        return None
    merge(ours, theirs, _merge_base(base))
    into.append(ours)
    return StudyRecord.of(ours)


def _merge_base(document: str) -> MergeBase:
    """The version that was saved last; its keys were legal then, so they are not replayed."""
    data = parse(document)
    return MergeBase(DocumentReader(None).tree(data["nodes"]), data["title"], tuple(data["tags"]))
