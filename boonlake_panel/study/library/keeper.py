"""`Kept`: an open study whose every change is saved, and which merges what others saved meanwhile."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..changes import Change, Watched
from ..document import Reader
from ..errors import StudyError
from ..files import dumps, loads, parse
from ..merging import Before, merge
from ..node import Node
from ..study import Study

if TYPE_CHECKING:
    from .library import Library

ATTEMPTS = 10


@dataclass(frozen=True, slots=True)
class Notice:
    """What became of a change.

    `what` is saved, merged (somebody else changed the study too; both are kept), copied (ours is kept as a study of
    its own) or unsaved (the library does not answer; the next change tries again).
    """

    what: str
    message: str
    nodes: tuple[Node, ...] = ()


class Kept(Watched[Notice]):
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
        # Looking around is no change: two people can read one study without getting into each other's way.
        if change.what not in ("cursor", "merged"):
            self.save()

    def save(self) -> Notice:
        """Save the study now; whatever stands in the way, what was chosen here is not lost."""
        try:
            notice = self._save()
        except StudyError as error:
            notice = Notice("unsaved", str(error))
        self._tell(notice)
        return notice

    def _save(self) -> Notice:
        notice = Notice("saved", "")
        for _ in range(ATTEMPTS):
            document = dumps(self.study)
            if self.library.write(self.id, self.version, self.study, document):
                self.version += 1
                self._saved = document
                return notice
            notice = self._catch_up() or self._keep_copy()
            if notice.what == "copied":
                return notice
        raise StudyError("others change this study all the time; it will be saved with the next change")

    def _catch_up(self) -> Notice | None:
        """Merge what others saved into our study; nothing if that cannot be done."""
        stored = self.library.read(self.id)
        if stored is None:
            return None
        try:
            theirs = loads(stored.document, pack=stored.pack)
        except StudyError:
            return None
        if (theirs.setup, theirs.position) != (self.study.setup, self.study.position):
            return None
        added = merge(self.study, theirs, _before(self._saved))
        self.version = stored.version
        self._saved = stored.document
        message = "This study was changed elsewhere too: both are kept, your choices as a branch where they differ."
        return Notice("merged", message, tuple(added))

    def _keep_copy(self) -> Notice:
        """Keep our study under an id of its own."""
        copy = self.library.keep(self.study)
        copy.close()
        self.id, self.version, self._saved = copy.id, copy.version, copy._saved
        return Notice("copied", "This study was deleted or replaced elsewhere: yours is kept as a new one.")

    def __repr__(self) -> str:
        return f"<Kept {self.id}, version {self.version}: {self.study!r}>"


def _before(document: str) -> Before:
    """What a document that was saved here says: its keys have been played already."""
    data = parse(document)
    return Before(Reader(None).tree(data["nodes"]), data["title"], tuple(data["tags"]))
