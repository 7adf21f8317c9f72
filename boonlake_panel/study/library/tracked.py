"""`TrackedStudy`: an open study whose every change is saved, and which merges what others saved meanwhile."""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from ...texts.messages import text
from ..document import DocumentReader
from ..errors import StudyError
from ..files import dumps, loads
from ..merging import MergeBase, merge
from ..node import Node
from ..observable import Change, Observable
from ..parsing import parse
from ..study import Study

if TYPE_CHECKING:
    from .library import Library, StoredStudy


@dataclass(frozen=True, slots=True)
class Notice:
    """What became of a change.

    `what` is saved, merged (somebody else changed the study too; both are kept), copied (ours is kept as a study of
    its own) or unsaved (the library does not answer; the next change tries again).
    """

    what: str
    message: str
    nodes: tuple[Node, ...] = ()


class TrackedStudy(Observable[Notice]):
    """A study of the library that is open here; listeners get a `Notice` after every change."""

    def __init__(self, library: "Library", id_: str, study: Study, version: int, document: str) -> None:
        super().__init__()
        self.library = library
        self.id = id_
        self.study = study
        self.version = version
        self._saved = document
        self._stop = study.subscribe(self._changed)

    def close(self) -> None:
        """Save no further changes."""
        self._stop()

    def link(self) -> str:
        """The address of the cursor, as the end of a link."""
        return f"?study={self.id}&node={self.study.node.id}"

    def _changed(self, change: Change) -> None:
        # Moving the cursor saves nothing, so that two people can read the same study undisturbed.
        if change.what not in ("cursor", "merged"):
            self.save()

    def save(self) -> Notice:
        """Save the study now, merged or as a copy if need be: no choice made here is lost."""
        try:
            notice = self._save()
        except StudyError as error:
            notice = Notice("unsaved", str(error))
        self.notify(notice)
        return notice

    def _save(self) -> Notice:
        document = dumps(self.study)
        if self.library.write(self.id, self.version, self.study, document):
            self.version, self._saved = self.version + 1, document
            return Notice("saved", "")
        added: list[Node] = []
        try:
            stored = self.library.rewrite(self.id, self.study, partial(self._catch_up, added))
        finally:  # listeners may be slow, so they hear of it when the row is unlocked again
            self.study.notify(Change("merged", self.study.node))
        if stored is None:
            return self._keep_copy()
        self.version, self._saved = stored.version, stored.document
        return Notice("merged", text("study-merged"), tuple(added))

    def _catch_up(self, added: list[Node], stored: "StoredStudy") -> bool:
        """Merge what others saved into our study; false if it is another game."""
        try:
            theirs = loads(stored.document, pack=stored.pack)
        except StudyError:
            return False
        if (theirs.setup, theirs.position) != (self.study.setup, self.study.position):
            return False
        added += merge(self.study, theirs, _merge_base(self._saved))
        return True

    def _keep_copy(self) -> Notice:
        """Keep our study under an id of its own."""
        copy = self.library.keep(self.study)
        copy.close()
        self.id, self.version, self._saved = copy.id, copy.version, copy._saved
        return Notice("copied", text("study-copied"))

    def __repr__(self) -> str:
        return f"<TrackedStudy {self.id}, version {self.version}: {self.study!r}>"


def _merge_base(document: str) -> MergeBase:
    """The version that was saved last; its keys were legal then, so they are not replayed."""
    data = parse(document)
    return MergeBase(DocumentReader(None).tree(data["nodes"]), data["title"], tuple(data["tags"]))
