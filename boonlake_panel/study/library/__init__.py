"""The library: studies in SQLite or PostgreSQL, saved on every change."""

from .library import Entry, Library
from .tracked import Notice, TrackedStudy

__all__ = ["Entry", "Library", "Notice", "TrackedStudy"]
