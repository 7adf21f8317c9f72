"""Earlier versions of a study: the last ones, and the last one of each day before them."""

import zlib
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from ..errors import StudyError
from ..limits import MAX_BYTES
from .tables import VersionRow, now

LAST = 50
"""How many versions are kept whatever their age."""


@dataclass(frozen=True, slots=True)
class Version:
    """A study as it was once saved."""

    version: int
    saved: datetime
    choices: int


def keep_version(session: Session, study: str, version: int, choices: int, document: str) -> None:
    """Keep a version that was just saved; let go of those that nobody will look for."""
    packed = zlib.compress(document.encode("utf-8", "surrogatepass"), 6)
    session.merge(VersionRow(study=study, version=version, saved=now(), choices=choices, document=packed))
    session.flush()
    columns = select(VersionRow.version, VersionRow.saved).where(VersionRow.study == study)
    older = session.execute(columns.order_by(VersionRow.version.desc()).offset(LAST)).all()
    last_of_day: dict[object, int] = {}
    for number, saved in older:
        last_of_day.setdefault(saved.date(), number)
    gone = [number for number, _ in older if number not in last_of_day.values()]
    if gone:
        session.execute(delete(VersionRow).where(VersionRow.study == study, VersionRow.version.in_(gone)))


def versions_of(session: Session, study: str) -> list[Version]:
    """The versions of a study that are kept, the newest first."""
    columns = select(VersionRow.version, VersionRow.saved, VersionRow.choices).where(VersionRow.study == study)
    rows = session.execute(columns.order_by(VersionRow.version.desc())).all()
    return [Version(number, saved.replace(tzinfo=UTC), choices) for number, saved, choices in rows]


def document_of(session: Session, study: str, version: int) -> str | None:
    """The document of a version; None if it is not kept."""
    wanted = select(VersionRow.document).where(VersionRow.study == study, VersionRow.version == version)
    packed = session.scalar(wanted)
    if packed is None:
        return None
    unpacker = zlib.decompressobj()
    try:
        return unpacker.decompress(packed, 4 * MAX_BYTES).decode()
    except (UnicodeDecodeError, zlib.error) as error:
        raise StudyError(str(error)) from None
