"""What the library tells about a study."""

from dataclasses import dataclass
from datetime import datetime

from .access import Access


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
    access: Access


@dataclass(frozen=True, slots=True)
class StoredStudy:
    """A study as it stands in the database."""

    version: int
    pack: str
    document: str
    access: Access
