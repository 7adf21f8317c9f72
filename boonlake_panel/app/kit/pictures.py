"""Our own icons among texts."""

from ...views.drawing.icons import PATHS, default_colour, tones
from .rich_text import Part


def icon(name: str, css: str = "icon") -> Part:
    """An icon as a part; it says nothing to screen readers, so words stand beside it."""
    return {"t": "svg", "k": css, "d": outlines(name)}


def outlines(name: str) -> list[list[str]]:
    """The outlines of an icon on a grid of 24 by 24, each with its colour."""
    colours = tones(default_colour(name))
    return [[outline, colours[tone]] for tone, outline in PATHS[name]]
