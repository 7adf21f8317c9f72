"""Our SVG pictures as PNG, drawn by Pillow: they consist of straight outlines and short texts, and of nothing else."""

import re
from functools import cache
from io import BytesIO
from typing import Any
from xml.etree import ElementTree

from PIL import Image, ImageDraw, ImageFont

FINER = 3
"""Pixels are drawn three by three and then averaged, so that edges are smooth."""
MAX_PIXELS = 40_000_000
"""Of the drawing before it is averaged: enough for a board 3000 pixels wide."""
PART = re.compile(r"M([^MZ]*)")
NUMBER = re.compile(r"-?[\d.]+(?:e-?\d+)?")
MIDDLE = 0.36
"""How far below its middle the line is on which a text stands, as in the SVG itself."""
ANCHORS = {"start": "ls", "middle": "ms", "end": "rs"}
FACES = {
    "regular": ("Inter-Regular", "segoeui", "Roboto-Regular", "DejaVuSans", "Arial", "LiberationSans-Regular"),
    "bold": ("Inter-Bold", "segoeuib", "Roboto-Bold", "DejaVuSans-Bold", "Arial Bold", "LiberationSans-Bold"),
    "italic": ("Inter-Italic", "segoeuii", "Roboto-Italic", "DejaVuSans-Oblique", "Arial Italic"),
}
"""The fonts of our pictures by the names of their files; a machine with none of them has Pillow's own."""


def png(svg: str, scale: float = 1.0) -> bytes:
    """The bytes of a picture, `scale` times as wide as it says itself."""
    root = ElementTree.fromstring(svg)
    left, top, wide, high = (float(number) for number in root.attrib["viewBox"].split())
    width = max(1, round(float(root.attrib["width"]) * scale))
    height = max(1, round(width * high / wide))
    finer = FINER
    while finer > 1 and width * height * finer**2 > MAX_PIXELS:
        finer -= 1
    if width * height > MAX_PIXELS:
        raise ValueError(f"a picture of {width} by {height} pixels is too large")
    drawing = _Drawing(left, top, width * finer / wide, (width * finer, height * finer))
    for element in root.iter():
        drawing.add(element)
    written = BytesIO()
    drawing.image.resize((width, height), Image.Resampling.BOX).save(written, "PNG", optimize=True)
    return written.getvalue()


class _Drawing:
    """A picture under construction; `unit` are the pixels of a unit of the SVG."""

    def __init__(self, left: float, top: float, unit: float, size: tuple[int, int]) -> None:
        self.left, self.top, self.unit = left, top, unit
        self.image = Image.new("RGB", size, "#ffffff")
        self.pen = ImageDraw.Draw(self.image, "RGBA")

    def add(self, element: ElementTree.Element) -> None:
        kind = element.tag.rpartition("}")[2]
        if kind == "path":
            self._outlines(element.attrib)
        elif kind == "text":
            self._words(element.attrib, element.text or "")

    def _outlines(self, look: dict[str, str]) -> None:
        outlines = [self._points(part) for part in PART.findall(look["d"])]
        for points in outlines:
            self.pen.polygon(points, fill=look["fill"])
        if "stroke" in look:
            width = max(1, round(float(look["stroke-width"]) * self.unit))
            for points in outlines:
                self.pen.line([*points, *points[:2]], fill=look["stroke"], width=width, joint="curve")

    def _points(self, part: str) -> list[tuple[float, float]]:
        numbers = [float(number) for number in NUMBER.findall(part)]
        return [self._place(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]

    def _place(self, x: float, y: float) -> tuple[float, float]:
        return (x - self.left) * self.unit, (y - self.top) * self.unit

    def _words(self, look: dict[str, str], words: str) -> None:
        size = float(look["font-size"]) * self.unit
        if not words.strip() or size < 1:
            return
        style = "bold" if "font-weight" in look else "italic" if "font-style" in look else "regular"
        font, is_ours = _font(style, round(size, 1))
        heavier = 0 if is_ours or style != "bold" else size / 28
        x, y = self._place(float(look["x"]), float(look["y"]))
        anchor = ANCHORS[look["text-anchor"]]
        if "transform" in look:
            self._turned(words, font, look, (x, y), size)
        else:
            self.pen.text((x, y + MIDDLE * size), words, look["fill"], font, anchor, stroke_width=heavier)

    def _turned(self, words: str, font: Any, look: dict[str, str], at: tuple[float, float], size: float) -> None:
        """A text that does not lie level: written aside, turned around its place and laid on."""
        angle = float(NUMBER.findall(look["transform"])[0])
        half = round(font.getlength(words) + size)
        aside = Image.new("L", (2 * half, 2 * half))
        anchor = ANCHORS[look["text-anchor"]]
        ImageDraw.Draw(aside).text((half, half + MIDDLE * size), words, 255, font, anchor)
        mask = aside.rotate(-angle, Image.Resampling.BICUBIC)
        self.image.paste(look["fill"][:7], (round(at[0]) - half, round(at[1]) - half), mask)


@cache
def _face(style: str) -> str | None:
    """The first font of our pictures that this machine has."""
    for name in FACES[style]:
        try:
            ImageFont.truetype(f"{name}.ttf", 12)
        except OSError:
            continue
        return f"{name}.ttf"
    return None


def _font(style: str, size: float) -> tuple[Any, bool]:
    """A font, and whether it has the style by itself."""
    face = _face(style)
    return (ImageFont.truetype(face, size), True) if face else (ImageFont.load_default(size), False)
