"""The tables of the library. A study is one document in one row: it is saved as a whole or not at all."""

from datetime import UTC, datetime

from sqlalchemy import ForeignKey, LargeBinary, String, Text, true
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from ..limits import MAX_TAG, MAX_TITLE

SCHEMA = 2
"""The version of the tables; `migrations/versions` has the way from each to the next."""
ID_LENGTH = 16
OWNER_LENGTH = 64
MAX_DISPLAY_NAME = 60


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
    """A study: its document, whose it is, and what is needed to list and find it."""

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
    owner: Mapped[str | None] = mapped_column(String(OWNER_LENGTH), index=True)  # nobody's studies are open to all
    owner_name: Mapped[str] = mapped_column(String(MAX_DISPLAY_NAME), server_default="")
    visibility: Mapped[str] = mapped_column(String(8), server_default="public")
    editable: Mapped[bool] = mapped_column(server_default=true())
    size: Mapped[int] = mapped_column(server_default="0")
    tags: Mapped[list["TagRow"]] = relationship(lazy="selectin", order_by="TagRow.tag", viewonly=True)


class TagRow(Base):
    """A tag of a study."""

    __tablename__ = "boonlake_tags"

    study: Mapped[str] = mapped_column(ForeignKey(StudyRow.id, ondelete="CASCADE"), primary_key=True)
    tag: Mapped[str] = mapped_column(String(MAX_TAG), primary_key=True, index=True)


class SharedRow(Base):
    """Somebody opened a study by its link: it is listed for them as shared."""

    __tablename__ = "boonlake_shared"

    study: Mapped[str] = mapped_column(ForeignKey(StudyRow.id, ondelete="CASCADE"), primary_key=True)
    visitor: Mapped[str] = mapped_column(String(OWNER_LENGTH), primary_key=True, index=True)


class VersionRow(Base):
    """A study as it was."""

    __tablename__ = "boonlake_versions"

    study: Mapped[str] = mapped_column(ForeignKey(StudyRow.id, ondelete="CASCADE"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    saved: Mapped[datetime]
    choices: Mapped[int]
    document: Mapped[bytes] = mapped_column(LargeBinary, deferred=True)  # compressed
