"""The library: studies in SQLite or PostgreSQL, saved on every change."""

from .access import Access, Forbidden, Visibility, Visitor, Whose
from .entries import Entry
from .library import Library
from .tracked import Notice, TrackedStudy
from .versions import Version

__all__ = [
    "Access",
    "Entry",
    "Forbidden",
    "Library",
    "Notice",
    "TrackedStudy",
    "Version",
    "Visibility",
    "Visitor",
    "Whose",
]
