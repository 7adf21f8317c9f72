"""The tables of the library. A study is one document in one row: it is saved as a whole or not at all."""

from datetime import UTC, datetime

from sqlalchemy import ForeignKey, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from ..limits import MAX_TAG, MAX_TITLE

SCHEMA = 1
ID_LENGTH = 16


def now() -> datetime:
    """The time in UTC, without saying so: SQLite does not keep time zones."""
    return datetime.now(UTC).replace(tzinfo=None)


class Base(DeclarativeBase):
    """What all tables share."""


class SchemaRow(Base):
    """Which version of these tables a database has."""

    __tablename__ = "boonlake_schema"

    version: Mapped[int] = mapped_column(primary_key=True)


class StudyRow(Base):
    """A study: its document, and what is needed to list and find it."""

    __tablename__ = "boonlake_studies"

    id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    version: Mapped[int]
    title: Mapped[str] = mapped_column(String(MAX_TITLE))
    players: Mapped[int]
    choices: Mapped[int]
    pack: Mapped[str] = mapped_column(Text)
    created: Mapped[datetime]
    changed: Mapped[datetime] = mapped_column(index=True)
    trashed: Mapped[datetime | None]
    words: Mapped[str] = mapped_column(Text, deferred=True)  # everything that a search looks at, in small letters
    document: Mapped[str] = mapped_column(Text, deferred=True)
    tags: Mapped[list["TagRow"]] = relationship(lazy="selectin", order_by="TagRow.tag", viewonly=True)


class TagRow(Base):
    """A tag of a study."""

    __tablename__ = "boonlake_tags"

    study: Mapped[str] = mapped_column(ForeignKey(StudyRow.id, ondelete="CASCADE"), primary_key=True)
    tag: Mapped[str] = mapped_column(String(MAX_TAG), primary_key=True, index=True)
