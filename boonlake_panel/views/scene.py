"""A picture as data: shapes, labels and named spots, drawn the same way by Bokeh and as SVG."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .icons import default_colour, polygons, tones
from .palette import NONE, Palette
from .paths import Points, box, circle

LIGHT_WEIGHT, BOLD, ITALIC = "normal", "bold", "italic"


class Shape(NamedTuple):
    """A filled outline; the width of its line is in units of the picture."""

    xs: list[float]
    ys: list[float]
    fill: str
    line: str = NONE
    width: float = 0.0


class Label(NamedTuple):
    """A short text; its size is in units of the picture, so that the picture scales as a whole."""

    x: float
    y: float
    text: str
    size: float
    colour: str
    style: str = LIGHT_WEIGHT
    align: str = "center"
    angle: float = 0.0  # anticlockwise


@dataclass(frozen=True, slots=True)
class Spot:
    """A named place that can be pointed at: what it is, in words."""

    name: str
    xs: list[float]
    ys: list[float]
    title: str
    text: str


@dataclass(slots=True)
class Element:
    """The shapes and labels of one thing, which change together."""

    shapes: list[Shape] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)


MOST_PARTS = 20_000
_PARTS: dict[Hashable, tuple[Element, dict[str, Spot]]] = {}
"""Drawings of things by what they depend on; they are never changed once they are here."""


class Scene:
    """A picture under construction; `at` names the thing that is being drawn."""

    def __init__(self, palette: Palette, stamp: Hashable = None) -> None:
        self.palette = palette
        self.stamp = stamp  # what all parts depend on besides the palette
        self.elements: dict[str, Element] = {}
        self.spots: dict[str, Spot] = {}
        self._element = self.elements.setdefault("", Element())

    def at(self, name: str) -> None:
        """What follows belongs to this thing."""
        self._element = self.elements.setdefault(name, Element())

    def part(self, name: str, draw: "Callable[..., None]", *arguments: Any) -> None:
        """Draws a thing, or takes the drawing that the same arguments gave before, in any session."""
        key = (self.palette.name, self.stamp, name, draw.__qualname__, repr(arguments))
        if key not in _PARTS:
            if len(_PARTS) >= MOST_PARTS:
                _PARTS.clear()
            own = Scene(self.palette, self.stamp)
            draw(own, *arguments)
            _PARTS[key] = (own._element, own.spots)
        element, spots = _PARTS[key]
        self.elements[name] = element
        self.spots.update(spots)

    def polygon(self, points: Points, fill: str, line: str = NONE, width: float = 0.0) -> None:
        self._element.shapes.append(Shape(*columns(points), fill, line, width))

    def disc(self, x: float, y: float, radius: float, fill: str, line: str = NONE, width: float = 0.0) -> None:
        self.polygon(circle(x, y, radius), fill, line, width)

    def panel(
        self, left: float, top: float, width: float, height: float, fill: str, line: str = NONE, radius: float = 0.12
    ) -> None:
        """A plate with round corners and a soft shadow."""
        self.polygon(box(left + 0.03, top + 0.06, width, height, radius), self.palette.shadow)
        self.polygon(box(left, top, width, height, radius), fill, line, 0.02)

    def icon(self, name: str, x: float, y: float, size: float, colour: str = "") -> None:
        colours = tones(colour or default_colour(name), self.palette.paper)
        for tone, points in polygons(name):
            self.polygon([(px * size + x, py * size + y) for px, py in points], colours[tone])

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        colour: str = "",
        style: str = LIGHT_WEIGHT,
        align: str = "center",
        angle: float = 0.0,
    ) -> None:
        self._element.labels.append(Label(x, y, text, size, colour or self.palette.ink, style, align, angle))

    def spot(self, name: str, points: Points, title: str, text: str = "") -> None:
        """A place that explains itself when it is pointed at, and that a choice can be bound to."""
        self.spots[name] = Spot(name, *columns(points), title, text)

    @property
    def shapes(self) -> list[Shape]:
        return [shape for element in self.elements.values() for shape in element.shapes]

    @property
    def labels(self) -> list[Label]:
        return [label for element in self.elements.values() for label in element.labels]


def columns(points: Iterable[tuple[float, float]]) -> tuple[list[float], list[float]]:
    """Points as two columns, rounded to what a screen can show."""
    pairs = list(points)
    return [round(x, 3) for x, _ in pairs], [round(y, 3) for _, y in pairs]
