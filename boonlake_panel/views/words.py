"""Texts for the pictures; the same ones are asked for again and again, so they are remembered."""

from functools import lru_cache

from ..components.texts import text as read_text

text = lru_cache(maxsize=4_000)(read_text)
