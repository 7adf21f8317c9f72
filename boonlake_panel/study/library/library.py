"""`Library`: studies in a database, with search, tags and a trash.

library = Library()                     # SQLite in your data folder; or Library("postgresql://...")
kept = library.keep(study)              # from now on every change is saved
library.entries(search="cattle")
kept = library.open(kept.id)
"""

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from ...texts.messages import text
from ..errors import StudyError
from ..files import dumps, loads
from ..limits import UNPRINTABLE
from ..study import Study
from .database import open_database, shown
from .tables import ID_LENGTH, StudyRow, TagRow, now
from .tracked import TrackedStudy

ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"  # nothing that looks like something else


@dataclass(frozen=True, slots=True)
class Entry:
    """A study as the library lists it."""

    id: str
    title: str
    tags: tuple[str, ...]
    players: int
    choices: int
    version: int
    created: datetime
    changed: datetime
    trashed: datetime | None


@dataclass(frozen=True, slots=True)
class StoredStudy:
    """A study as it stands in the database."""

    version: int
    pack: str
    document: str


class Library:
    """Studies in a database; several processes may use it at the same time.

    >>> from boonlake_panel import Setup
    >>> library = Library("sqlite://")
    >>> kept = library.keep(Study(Setup(players=2, seed=7), title="Opening"))
    >>> node = kept.study.play(kept.study.game.decision.keys[0])
    >>> [(entry.title, entry.choices) for entry in library.entries()]
    [('Opening', 1)]
    """

    def __init__(self, url: str | None = None) -> None:
        self._engine = open_database(url)

    def close(self) -> None:
        """Close all connections."""
        self._engine.dispose()

    @contextmanager
    def _session(self) -> Iterator[Session]:
        """A transaction; an error of the database becomes a `StudyError`."""
        try:
            with Session(self._engine) as session, session.begin():
                yield session
        except SQLAlchemyError as error:
            problem = f"{getattr(error, 'orig', None) or error!s:.500}"
            raise StudyError(text("fault-library", library=str(self), problem=problem)) from error

    # Studies

    def keep(self, study: Study) -> TrackedStudy:
        """Put a study into the library and save every change from now on."""
        id_ = "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
        document = dumps(study)
        moment = now()
        with self._session() as session:
            session.add(StudyRow(id=id_, version=1, created=moment, document=document, **_facts(study, moment)))
            session.flush()
            _write_tags(session, id_, study)
        return TrackedStudy(self, id_, study, 1, document)

    def open(self, id_: str) -> TrackedStudy:
        """Open a study and save every change from now on.

        Raises `StudyError` if it cannot be played to the end; its `study` is the part that can, not yet kept.
        """
        stored = self.read(id_)
        if stored is None:
            raise StudyError(text("fault-no-study", study=f"{id_!r:.40}"))
        return TrackedStudy(self, id_, loads(stored.document, pack=stored.pack), stored.version, stored.document)

    def read(self, id_: str) -> StoredStudy | None:
        """What is stored under an id."""
        with self._session() as session:
            return _read(session, id_)

    def write(self, id_: str, version: int, study: Study, document: str) -> bool:
        """Store the next version of a study; false if somebody else was faster, or it is gone."""
        with self._session() as session:
            return _write(session, id_, version, study, document)

    def rewrite(self, id_: str, study: Study, merge: Callable[[StoredStudy], bool]) -> StoredStudy | None:
        """Store a study after `merge` has brought into it what is stored; None if that is impossible.

        The row is locked meanwhile, so that a merge cannot be overtaken by other writers again and again.
        """
        with self._session() as session:
            session.execute(
                update(StudyRow).where(StudyRow.id == id_).values(version=StudyRow.version)
            )  # locks the row
            stored = _read(session, id_)
            if stored is None or not merge(stored):
                return None
            document = dumps(study)
            _write(session, id_, stored.version, study, document)
            return StoredStudy(stored.version + 1, stored.pack, document)

    # Listing

    def entries(
        self, *, search: str = "", tag: str = "", trashed: bool = False, limit: int = 100, offset: int = 0
    ) -> list[Entry]:
        """The studies with all words of a search in title, tags or notes, the last changed first."""
        wanted = select(StudyRow).where(StudyRow.trashed.is_not(None) if trashed else StudyRow.trashed.is_(None))
        for word in UNPRINTABLE.sub("", search).casefold().split():
            wanted = wanted.where(StudyRow.words.contains(word, autoescape=True))
        if tag:
            wanted = wanted.where(StudyRow.tags.any(TagRow.tag == tag.casefold()))
        wanted = wanted.order_by(StudyRow.changed.desc(), StudyRow.id).limit(limit).offset(offset)
        with self._session() as session:
            return [_entry(row) for row in session.scalars(wanted)]

    def tags(self) -> dict[str, int]:
        """Every tag with the number of its studies, without those in the trash."""
        wanted = (
            select(TagRow.tag, func.count())
            .join(StudyRow, StudyRow.id == TagRow.study)
            .where(StudyRow.trashed.is_(None))
            .group_by(TagRow.tag)
            .order_by(TagRow.tag)
        )
        with self._session() as session:
            return {row[0]: row[1] for row in session.execute(wanted)}

    # The trash

    def trash(self, id_: str) -> None:
        """Put a study into the trash, from where it can be restored."""
        self._mark_trashed(id_, now())

    def restore(self, id_: str) -> None:
        """Take a study out of the trash."""
        self._mark_trashed(id_, None)

    def _mark_trashed(self, id_: str, moment: datetime | None) -> None:
        with self._session() as session:
            changed = session.execute(update(StudyRow).where(StudyRow.id == id_).values(trashed=moment))
        if changed.rowcount != 1:  # type: ignore[attr-defined]
            raise StudyError(text("fault-no-study", study=f"{id_!r:.40}"))

    def empty_trash(self, older_than: timedelta = timedelta()) -> int:
        """Delete for good what has been in the trash for some time; returns how many studies that were."""
        with self._session() as session:
            gone = session.execute(delete(StudyRow).where(StudyRow.trashed <= now() - older_than))
        return int(gone.rowcount)  # type: ignore[attr-defined]

    def __str__(self) -> str:
        return shown(self._engine.url)

    def __repr__(self) -> str:
        return f"<Library {self}>"


def _facts(study: Study, moment: datetime) -> dict[str, object]:
    """What is stored with a document, so that it can be listed and found."""
    notes = (part for node in study for part in (node.name, node.before, node.comment) if part)
    return {
        "title": study.title,
        "players": study.setup.players,
        "choices": len(study),
        "pack": study.setup.data,
        "changed": moment,
        "trashed": None,  # a change takes a study out of the trash
        "words": "\n".join((study.title, *study.tags, *notes)).casefold(),
    }


def _read(session: Session, id_: str) -> StoredStudy | None:
    wanted = select(StudyRow.version, StudyRow.pack, StudyRow.document).where(StudyRow.id == id_)
    row = session.execute(wanted).first()
    return StoredStudy(*row) if row else None


def _write(session: Session, id_: str, version: int, study: Study, document: str) -> bool:
    values = {**_facts(study, now()), "version": version + 1, "document": document}
    same = update(StudyRow).where(StudyRow.id == id_, StudyRow.version == version)
    if session.execute(same.values(values)).rowcount != 1:  # type: ignore[attr-defined]
        return False
    _write_tags(session, id_, study)
    return True


def _write_tags(session: Session, id_: str, study: Study) -> None:
    session.execute(delete(TagRow).where(TagRow.study == id_))
    session.add_all(TagRow(study=id_, tag=tag) for tag in study.tags)


def _entry(row: StudyRow) -> Entry:
    def aware(moment: datetime) -> datetime:
        return moment.replace(tzinfo=UTC)

    return Entry(
        id=row.id,
        title=row.title,
        tags=tuple(tag.tag for tag in row.tags),
        players=row.players,
        choices=row.choices,
        version=row.version,
        created=aware(row.created),
        changed=aware(row.changed),
        trashed=aware(row.trashed) if row.trashed else None,
    )
