"""`Library`: studies in a database, with search, tags, owners, earlier versions and a trash.

library = Library()                     # SQLite in your data folder; or Library("postgresql://...")
kept = library.keep(study)              # from now on every change is saved
library.entries(search="cattle")
kept = library.open(kept.id)
"""

import copy
import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Select, StaticPool, delete, func, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from ...texts.messages import text
from ..errors import StudyError
from ..files import loads
from ..limits import UNPRINTABLE
from ..study import Study
from .access import Access, Forbidden, UnknownStudy, Visibility, Visitor, Whose, access_of
from .database import open_database, shown
from .entries import Entry, StoredStudy
from .record import StudyRecord
from .running import Run, run_now
from .tables import ID_LENGTH, SchemaRow, SharedRow, StudyRow, TagRow, now
from .tracked import TrackedStudy
from .versions import Version, document_of, keep_version, versions_of

ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"  # nothing that looks like something else
MAX_OWNED = 500
"""Studies of one visitor."""
MAX_OWNED_BYTES = 50_000_000
"""Bytes of all studies of one visitor."""
TRASH_KEPT = timedelta(days=30)


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
        # The one connection of a database in memory cannot be used by two threads at once.
        self._lock = threading.RLock() if isinstance(self._engine.pool, StaticPool) else None
        self.visitor: Visitor | None = None
        self.run: Run = run_now
        self.load: Callable[..., Study] = loads

    def visited_by(
        self, visitor: Visitor, run: Run | None = None, load: Callable[..., Study] | None = None
    ) -> "Library":
        """The same library as a visitor of a server may use it; what is forbidden raises `Forbidden`.

        Tracked studies save by `run`, and documents are read by `load`.
        """
        other = copy.copy(self)
        other.visitor, other.run, other.load = visitor, run or self.run, load or self.load
        return other

    def close(self) -> None:
        """Close all connections."""
        self._engine.dispose()

    def check(self) -> None:
        """Raise `StudyError` if nothing can be written."""
        with self._session() as session:
            session.execute(update(SchemaRow).values(version=SchemaRow.version))

    @contextmanager
    def _session(self) -> Iterator[Session]:
        """A transaction; an error of the database, or of what it holds, becomes a `StudyError`."""
        if self._lock:
            self._lock.acquire()
        try:
            with Session(self._engine) as session, session.begin():
                yield session
        except StudyError:
            raise
        except (SQLAlchemyError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            problem = f"{getattr(error, 'orig', None) or error!s:.500}"
            raise StudyError(text("fault-library", library=str(self), problem=problem)) from error
        finally:
            if self._lock:
                self._lock.release()

    # Studies

    def keep(self, study: Study) -> TrackedStudy:
        """Put a study into the library and save every change from now on."""
        record = StudyRecord.of(study)
        id_ = self.add(record)
        return TrackedStudy(self, id_, study, 1, record.document, self.access(id_))

    def add(self, record: StudyRecord) -> str:
        """Store a new study, which belongs to the visitor; returns its id."""
        id_ = "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
        owned: dict[str, Any] = {"owner": None, "owner_name": "", "visibility": Visibility.PUBLIC, "editable": True}
        if self.visitor is not None:
            name = self.visitor.name
            owned = {
                "owner": self.visitor.id, "owner_name": name, "visibility": Visibility.LINK, "editable": False
            }  # fmt: skip
        moment = now()
        with self._session() as session:
            self._check_quota(session, len(record.document), 1)
            row = StudyRow(id=id_, version=1, created=moment, changed=moment, trashed=None, **owned, **record.columns)
            session.add(row)
            session.flush()
            _write_tags(session, id_, record)
            keep_version(session, id_, 1, record.choices, record.document)
        return id_

    def open(self, id_: str) -> TrackedStudy:
        """Open a study and save every change from now on; one that somebody else made is only read until `edit`.

        Raises `StudyError` if it cannot be played to the end; its `study` is the part that can, not yet kept.
        """
        stored = self.read(id_)
        if stored is None:
            raise UnknownStudy(id_)
        study = self.load(stored.document, pack=stored.pack)
        return TrackedStudy(self, id_, study, stored.version, stored.document, stored.access)

    def read(self, id_: str) -> StoredStudy | None:
        """What is stored under an id, if one may know of it."""
        with self._session() as session:
            stored = self._read(session, id_)
            came_before = self.visitor and session.get(SharedRow, (id_, self.visitor.id))
        if stored is not None and self._is_guest(stored.access) and not came_before:
            self._remember(id_)
        return stored

    def _remember(self, id_: str) -> None:
        """List a study for its visitor as shared; whoever only wants to read does not mind if that fails."""
        assert self.visitor is not None
        with suppress(StudyError), self._session() as session:
            session.merge(SharedRow(study=id_, visitor=self.visitor.id))

    def access(self, id_: str) -> Access:
        """Whose a study is, and what one may do with it."""
        with self._session() as session:
            return self._access(session, id_)

    def write(self, id_: str, version: int, record: StudyRecord) -> bool:
        """Store the next version of a study; false if somebody else was faster, or it is gone."""
        with self._session() as session:
            return self._write(session, id_, version, record)

    def rewrite(self, id_: str, merge: Callable[[StoredStudy], StudyRecord | None]) -> tuple[int, StudyRecord] | None:
        """Store what `merge` makes of what is stored; gives its version, or None if that is impossible.

        The row is locked meanwhile, so that a merge cannot be overtaken by other writers again and again.
        """
        with self._session() as session:
            session.execute(
                update(StudyRow).where(StudyRow.id == id_).values(version=StudyRow.version)
            )  # locks the row
            stored = self._read(session, id_)
            record = merge(stored) if stored else None
            if stored is None or record is None:
                return None
            self._write(session, id_, stored.version, record)
            return stored.version + 1, record

    def share(self, id_: str, visibility: Visibility, editable: bool = False) -> Access:
        """Set who may see a study, and whether they may change it."""
        with self._session() as session:
            self._own(session, id_)
            values = {"visibility": Visibility(visibility), "editable": editable}
            session.execute(update(StudyRow).where(StudyRow.id == id_).values(values))
            return self._access(session, id_)

    # Versions

    def versions(self, id_: str) -> list[Version]:
        """Earlier versions of a study, the newest first."""
        with self._session() as session:
            self._access(session, id_)
            return versions_of(session, id_)

    def version(self, id_: str, number: int) -> Study:
        """A study as it was in a version."""
        with self._session() as session:
            self._access(session, id_)
            pack = session.scalar(select(StudyRow.pack).where(StudyRow.id == id_))
            document = document_of(session, id_, number)
        if document is None:
            raise StudyError(text("fault-no-version", version=number))
        return self.load(document, pack=pack)

    def bring_back(self, id_: str, number: int) -> None:
        """Make a version the latest one; what came after it stays among the versions."""
        record = StudyRecord.of(self.version(id_, number))
        with self._session() as session:
            self._own(session, id_)
            latest = session.scalar(select(StudyRow.version).where(StudyRow.id == id_))
            self._write(session, id_, latest or 0, record)

    # Listing

    def entries(
        self,
        *,
        search: str = "",
        tag: str = "",
        trashed: bool = False,
        whose: Whose = Whose.ANY,
        limit: int = 100,
        offset: int = 0,
    ) -> list[Entry]:
        """The studies with all words of a search in title, tags, notes or names of players, the last changed first."""
        wanted = self._in_trash(select(StudyRow)) if trashed else select(StudyRow).where(StudyRow.trashed.is_(None))
        if self.visitor is not None and not trashed:
            wanted = wanted.where(self._listed(whose))
        for word in UNPRINTABLE.sub("", search).casefold().split():
            wanted = wanted.where(StudyRow.words.contains(word, autoescape=True))
        if tag:
            wanted = wanted.where(StudyRow.tags.any(TagRow.tag == tag.casefold()))
        wanted = wanted.order_by(StudyRow.changed.desc(), StudyRow.id).limit(limit).offset(offset)
        try:
            with self._session() as session:
                return [self._entry(row) for row in session.scalars(wanted)]
        except StudyError:
            return self._readable_entries(wanted)

    def tags(self) -> dict[str, int]:
        """Every tag with the number of its studies, without those in the trash."""
        wanted = (
            select(TagRow.tag, func.count())
            .join(StudyRow, StudyRow.id == TagRow.study)
            .where(StudyRow.trashed.is_(None))
            .group_by(TagRow.tag)
            .order_by(TagRow.tag)
        )
        if self.visitor is not None:
            wanted = wanted.where(self._listed(Whose.ANY))
        with self._session() as session:
            return {row[0]: row[1] for row in session.execute(wanted)}

    def _readable_entries(self, wanted: Select[StudyRow]) -> list[Entry]:
        """One by one: a damaged row does not hide the others."""
        with self._session() as session:
            ids = list(session.scalars(wanted.with_only_columns(StudyRow.id)))
        entries = []
        for id_ in ids:
            try:
                with self._session() as session:
                    entries += [self._entry(row) for row in session.scalars(wanted.where(StudyRow.id == id_))]
            except StudyError:
                continue
        return entries

    def _listed(self, whose: Whose) -> ColumnElement[bool]:
        """What a visitor finds in a list; a study that others see by its link only is not among everybody's."""
        assert self.visitor is not None
        mine = StudyRow.owner == self.visitor.id
        opened = StudyRow.id.in_(select(SharedRow.study).where(SharedRow.visitor == self.visitor.id))
        shared = opened & (StudyRow.visibility == Visibility.LINK) & ~mine
        open_to_all = StudyRow.owner.is_(None) | ((StudyRow.visibility == Visibility.PUBLIC) & ~mine)
        lists = {Whose.MINE: mine, Whose.SHARED: shared, Whose.EVERYBODYS: open_to_all}
        return lists.get(whose, or_(mine, shared, open_to_all))

    # The trash

    def trash(self, id_: str) -> None:
        """Put a study into the trash, from where it can be restored for 30 days."""
        self._mark_trashed(id_, now())
        with self._session() as session:
            session.execute(delete(StudyRow).where(StudyRow.trashed <= now() - TRASH_KEPT))

    def restore(self, id_: str) -> None:
        """Take a study out of the trash."""
        self._mark_trashed(id_, None)

    def _mark_trashed(self, id_: str, moment: datetime | None) -> None:
        with self._session() as session:
            self._own(session, id_)
            session.execute(update(StudyRow).where(StudyRow.id == id_).values(trashed=moment))

    def empty_trash(self, older_than: timedelta = timedelta()) -> int:
        """Delete for good what has been in the trash for some time; returns how many studies that were."""
        old = delete(StudyRow).where(StudyRow.trashed <= now() - older_than)
        if self.visitor is not None:
            old = old.where(StudyRow.owner == self.visitor.id)
        with self._session() as session:
            gone = session.execute(old)
        return int(gone.rowcount)  # type: ignore[attr-defined]

    def _in_trash(self, wanted: Select[StudyRow]) -> Select[StudyRow]:
        wanted = wanted.where(StudyRow.trashed > now() - TRASH_KEPT)
        if self.visitor is not None:
            wanted = wanted.where(StudyRow.owner.is_(None) | (StudyRow.owner == self.visitor.id))
        return wanted

    # Who may do what

    def _access(self, session: Session, id_: str) -> Access:
        """The access to a study; raises `StudyError` if one may not even know of it."""
        columns = (StudyRow.owner, StudyRow.owner_name, StudyRow.visibility, StudyRow.editable)
        row = session.execute(select(*columns).where(StudyRow.id == id_)).first()
        access = access_of(self.visitor, *row) if row else None
        if access is None or not access.may_read:
            raise UnknownStudy(id_)
        return access

    def _own(self, session: Session, id_: str) -> None:
        if not self._access(session, id_).may_own:
            raise Forbidden(text("fault-not-owner"))

    def _is_guest(self, access: Access) -> bool:
        return access.is_others and access.visibility is Visibility.LINK

    def _check_quota(self, session: Session, size: int, studies: int) -> None:
        if self.visitor is None:
            return
        mine = select(func.count(), func.coalesce(func.sum(StudyRow.size), 0))
        count, total = session.execute(mine.where(StudyRow.owner == self.visitor.id)).one()
        if count + studies > MAX_OWNED or total + size > MAX_OWNED_BYTES:
            raise StudyError(text("fault-quota", studies=MAX_OWNED, megabytes=MAX_OWNED_BYTES // 1_000_000))

    # Rows

    def _read(self, session: Session, id_: str) -> StoredStudy | None:
        wanted = select(StudyRow.version, StudyRow.pack, StudyRow.document).where(StudyRow.id == id_)
        row = session.execute(wanted).first()
        if row is None:
            return None
        return StoredStudy(*row, self._access(session, id_))

    def _write(self, session: Session, id_: str, version: int, record: StudyRecord) -> bool:
        columns = (StudyRow.title, StudyRow.size, StudyRow.trashed)
        stored = session.execute(select(*columns).where(StudyRow.id == id_, StudyRow.version == version)).first()
        if stored is None:
            return False
        access = self._access(session, id_)
        if not access.may_edit or (access.is_others and (record.title != stored.title or stored.trashed)):
            raise Forbidden(text("fault-not-owner"))
        if not access.is_nobodys and not access.is_others:
            self._check_quota(session, len(record.document) - stored.size, 0)
        # A change takes a study out of the trash.
        values = {**record.columns, "changed": now(), "trashed": None, "version": version + 1}
        same = update(StudyRow).where(StudyRow.id == id_, StudyRow.version == version)
        if session.execute(same.values(values)).rowcount != 1:  # type: ignore[attr-defined]
            return False
        _write_tags(session, id_, record)
        keep_version(session, id_, version + 1, record.choices, record.document)
        return True

    def _entry(self, row: StudyRow) -> Entry:
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
            access=access_of(self.visitor, row.owner, row.owner_name, row.visibility, row.editable),
        )

    def __str__(self) -> str:
        return shown(self._engine.url)

    def __repr__(self) -> str:
        return f"<Library {self}>"


def _write_tags(session: Session, id_: str, record: StudyRecord) -> None:
    session.execute(delete(TagRow).where(TagRow.study == id_))
    session.add_all(TagRow(study=id_, tag=tag) for tag in record.tags)
