"""Boards as tables of numbers: every outline, colour and text once, so that the pictures of a whole game are small."""

import math
from collections.abc import Hashable, Sequence
from typing import Any

from ...texts.messages import LANGUAGES
from ..drawing.scene import Element, Label, Scene, Shape, Spot

UNIT = 500
"""Steps of a unit of the pictures: a fifth of a pixel on a large screen."""
STYLES = ("normal", "bold", "italic")
ALIGNS = ("center", "left", "right")
SHAPE_NUMBERS, LABEL_NUMBERS = 6, 8
Variants = Sequence[Scene]
"""One picture: light in every language, then dark. Their elements have the same outlines."""


class Table:
    """Values that are written once and named by their number."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        self._numbers: dict[Hashable, int] = {}

    def number(self, value: Any) -> int:
        """The number of a value."""
        key = repr(value) if isinstance(value, list) else value
        if key not in self._numbers:
            self._numbers[key] = len(self.values)
            self.values.append(value)
        return self._numbers[key]


class Drawings:
    """What the pictures of a game consist of; `tables` is all that a page needs to draw them."""

    def __init__(self) -> None:
        self.texts, self.outlines, self.colours = Table(), Table(), Table()
        self.elements, self.spots, self.frames = Table(), Table(), Table()
        self._known: dict[tuple[int, ...], tuple[int, Any]] = {}

    def tables(self) -> dict[str, Any]:
        """All tables by name; colours are pairs of light and dark."""
        names = ("texts", "outlines", "elements", "spots", "frames")
        return {"unit": UNIT, **{name: getattr(self, name).values for name in names}}

    def said(self, words: Sequence[str]) -> int:
        """The number of a text in all languages; one that is the same in all of them is written once."""
        return self.texts.number(words[0] if len(set(words)) == 1 else list(words))

    def frame(self, variants: Variants) -> int:
        """The number of a picture: its elements from the lowest to the topmost, and its places."""
        first = variants[0]
        elements = [self._once(self._element, [scene.elements[name] for scene in variants]) for name in first.elements]
        spots = [self._once(self._spot, [scene.spots[name] for scene in variants]) for name in first.spots]
        return self.frames.number([[number for number in elements if number >= 0], spots])

    def _once(self, write: Any, things: list[Any]) -> int:
        """The number of a thing; drawings are shared by many pictures, and known by their identity."""
        key = tuple(map(id, things))
        if key not in self._known:
            self._known[key] = (write(things), things)  # kept, so that the identity stays their own
        return self._known[key][0]

    def _element(self, variants: list[Element]) -> int:
        """Shapes, and labels: one list if they are the same in all languages, otherwise one for each."""
        light, dark = variants[0], variants[-1]
        shapes = [n for pair in zip(light.shapes, dark.shapes, strict=True) for n in self._shape(*pair)]
        inks = {label.colour: other.colour for label, other in zip(light.labels, dark.labels, strict=True)}
        labels = [[n for label in one.labels for n in self._label(label, inks)] for one in variants[: len(LANGUAGES)]]
        written = labels[:1] if all(other == labels[0] for other in labels) else labels
        return self.elements.number([shapes, *written]) if shapes or any(labels) else -1

    def _shape(self, light: Shape, dark: Shape) -> tuple[int, ...]:
        outline, x, y = self._outline(light.xs, light.ys)
        fill, line = self._colour(light.fill, dark.fill), self._colour(light.line, dark.line)
        return outline, x, y, fill, line, _steps(light.width)

    def _label(self, label: Label, inks: dict[str, str]) -> tuple[int, ...]:
        colour = self._colour(label.colour, inks.get(label.colour, label.colour))
        look = (STYLES.index(label.style), ALIGNS.index(label.align), round(-math.degrees(label.angle)))
        return self.texts.number(label.text), _steps(label.x), _steps(label.y), _steps(label.size), colour, *look

    def _spot(self, variants: list[Spot]) -> int:
        said = variants[: len(LANGUAGES)]
        title, words = self.said([spot.title for spot in said]), self.said([spot.text for spot in said])
        name = self.texts.number(said[0].name)
        return self.spots.number([*self._outline(said[0].xs, said[0].ys), name, title, words])

    def _colour(self, light: str, dark: str) -> int:
        return self.colours.number((light, dark))

    def _outline(self, xs: Sequence[float], ys: Sequence[float]) -> tuple[int, int, int]:
        """The number of an outline and where it begins: the same thing at another place has the same outline."""
        x, y = _steps(xs[0]), _steps(ys[0])
        at = start = (x, y)
        path: list[str] = ["l"]
        begins = False
        for px, py in zip(xs[1:], ys[1:], strict=True):
            if math.isnan(px):
                path.append("zm")
                at, begins = start, True
                continue
            point = (_steps(px), _steps(py))
            dx, dy = point[0] - at[0], point[1] - at[1]
            if begins or dx or dy:
                path.append(f"{dx} {dy} ")
            at = point
            if begins:
                start, begins = point, False
        written = "".join(path).replace(" -", "-").replace(" z", "z").strip()
        return self.outlines.number(f"{written}z"), x, y


def _steps(value: float) -> int:
    return round(value * UNIT)
