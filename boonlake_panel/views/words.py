"""Texts for the pictures."""

from ..components.texts import text

__all__ = ["text"]
