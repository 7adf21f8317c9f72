"""Our own icons among texts."""

from ...views.drawing.icons import PATHS, default_colour, tones
from .rich_text import Part


def icon(name: str, css: str = "icon") -> Part:
    """An icon as a part; it says nothing to screen readers, so words stand beside it."""
    colours = tones(default_colour(name))
    return {"t": "svg", "k": css, "d": [[outline, colours[tone]] for tone, outline in PATHS[name]]}
