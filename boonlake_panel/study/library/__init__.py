"""The library: studies in SQLite or PostgreSQL, saved on every change."""

from .keeper import Kept, Notice
from .library import Entry, Library

__all__ = ["Entry", "Kept", "Library", "Notice"]
