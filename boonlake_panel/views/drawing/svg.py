"""Scenes as SVG text: pictures without a browser library, for notebooks, reports and files."""

import math
from html import escape
from itertools import groupby

from .palette import NONE
from .picture import Picture
from .scene import ITALIC, Label, Scene, Shape

FONT = "Inter, 'Segoe UI', Roboto, 'Helvetica Neue', 'DejaVu Sans', Arial, sans-serif"
ANCHORS = {"center": "middle", "left": "start", "right": "end"}


def svg(scenes: list[Scene], window: tuple[float, float, float, float], title: str, width: int = 720) -> Picture:
    """One picture of several layers; `window` is left, top, width and height in units of the scenes."""
    left, top, wide, high = window
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {wide:g} {high:g}" '
        f'width="{width}" style="max-width:100%;height:auto;border-radius:12px" role="img" '
        f'aria-label="{escape(title)}" font-family="{FONT}"><title>{escape(title)}</title>'
    ]
    for scene in scenes:
        parts.extend(_path(look, list(shapes)) for look, shapes in groupby(scene.shapes, lambda shape: shape[2:]))
        parts.extend(_label(label) for label in scene.labels)
    return Picture("".join([*parts, "</svg>"]))


def _path(look: tuple[str, str, float], shapes: list[Shape]) -> str:
    """Neighbouring shapes of one look as one path."""
    fill, line, width = look
    stroke = f' stroke="{line}" stroke-width="{width:g}"' if line != NONE and width else ""
    if len(fill) == 9:  # overlaps of see-through shapes must show
        return "".join(f'<path d="{_outline(shape)}" fill="{fill}"{stroke}/>' for shape in shapes)
    return f'<path d="{"".join(_outline(shape) for shape in shapes)}" fill="{fill}"{stroke}/>'


def _outline(shape: Shape) -> str:
    path = []
    start = True
    for x, y in zip(shape.xs, shape.ys, strict=True):
        if math.isnan(x):
            path.append("Z")
            start = True
        else:
            path.append(f"{'M' if start else 'L'}{x:g} {y:g}")
            start = False
    return "".join([*path, "Z"])


def _label(label: Label) -> str:
    style = "" if label.style == "normal" else ' font-style="italic"' if label.style == ITALIC else ' font-weight="700"'
    turn = f' transform="rotate({math.degrees(-label.angle):g} {label.x:g} {label.y:g})"' if label.angle else ""
    return (
        f'<text x="{label.x:g}" y="{label.y:g}" dy=".36em" font-size="{label.size:g}" fill="{label.colour}" '
        f'text-anchor="{ANCHORS[label.align]}"{style}{turn}>{escape(label.text)}</text>'
    )
