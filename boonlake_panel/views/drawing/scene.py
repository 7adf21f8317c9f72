"""A picture as data: shapes, labels and named spots, drawn the same way by Bokeh and as SVG."""

import math
from collections import deque
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field, is_dataclass
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from ...texts.messages import current_language
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


Origin = tuple[float, float, float]
WHOLE: Origin = (0.0, 0.0, 1.0)


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Part:
    """The drawing of a thing, never changed; it keeps its arguments, so that the identity of a record stays its own."""

    element: Element
    spots: dict[str, Spot]
    arguments: tuple[Any, ...]


_PARTS: WeakValueDictionary[Hashable, Part] = WeakValueDictionary()
"""Drawings by what they depend on, shared by all sessions, for as long as somebody shows them."""
_RECENT: deque[Part] = deque(maxlen=300)
"""Drawings that stay a little longer, for people who go back and forth."""


def _identity(item: Any) -> Hashable:
    """What tells arguments apart: records of the box are immutable and shared, other things count by value."""
    if isinstance(item, str | int | float | tuple):
        return item
    return id(item) if is_dataclass(item) else repr(item)


class Scene:
    """A picture under construction; `at` names the thing that is being drawn."""

    def __init__(self, palette: Palette, stamp: Hashable = None, origin: Origin = WHOLE) -> None:
        self.palette = palette
        self.stamp = stamp  # what all parts depend on besides the palette
        self.origin = origin  # where this picture lies in a larger one: left, top, scale
        self.prefix = ""
        self.elements: dict[str, Element] = {}
        self.spots: dict[str, Spot] = {}
        self.parts: list[Part] = []
        self._element = self.elements.setdefault("", Element())

    def inside(self, prefix: str, origin: Origin) -> "Scene":
        """A picture within this one, with its own coordinates and names."""
        scene = Scene(self.palette, self.stamp, origin)
        scene.prefix = f"{prefix} "
        scene.elements, scene.spots, scene.parts = self.elements, self.spots, self.parts
        scene.at("")
        return scene

    def at(self, name: str) -> None:
        """What follows belongs to this thing."""
        self._element = self.elements.setdefault(self.prefix + name, Element())

    def part(self, name: str, draw: "Callable[..., None]", *arguments: Any) -> None:
        """Draws a thing, or takes the drawing that the same arguments gave before, in any session."""
        key = (
            self.palette.name,
            current_language(),
            self.stamp,
            self.origin,
            name,
            draw.__module__,
            draw.__qualname__,
            *(_identity(item) for item in arguments),
        )
        marks = _PARTS.get(key)
        if marks is None:
            own = Scene(self.palette, self.stamp, self.origin)
            draw(own, *arguments)
            marks = _PARTS[key] = Part(own._element, own.spots, arguments)
            _RECENT.append(marks)
        self.parts.append(marks)
        self.elements[self.prefix + name] = marks.element
        self.spots.update((self.prefix + place, spot) for place, spot in marks.spots.items())

    def polygon(self, points: Points, fill: str, line: str = NONE, width: float = 0.0) -> None:
        self._element.shapes.append(Shape(*self._columns(points), fill, line, width * self.origin[2]))

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
        left, top, scale = self.origin
        x, y, size = round(x * scale + left, 3), round(y * scale + top, 3), round(size * scale, 3)
        self._element.labels.append(Label(x, y, text, size, colour or self.palette.ink, style, align, angle))

    def spot(self, name: str, points: Points, title: str, text: str = "") -> None:
        """A place that explains itself when it is pointed at, and that a choice can be bound to."""
        self.spots[self.prefix + name] = Spot(name, *self._columns(points), title, text)

    def _columns(self, points: Iterable[tuple[float, float]]) -> tuple[list[float], list[float]]:
        if self.origin == WHOLE:
            return columns(points)
        left, top, scale = self.origin
        return columns((x * scale + left, y * scale + top) for x, y in points)

    @property
    def shapes(self) -> list[Shape]:
        return [shape for element in self.elements.values() for shape in element.shapes]

    @property
    def labels(self) -> list[Label]:
        return [label for element in self.elements.values() for label in element.labels]


def columns(points: Iterable[tuple[float, float]]) -> tuple[list[float], list[float]]:
    """Points as two columns, rounded to what a screen can show."""
    pairs = list(points)
    return [_shared(x) for x, _ in pairs], [_shared(y) for _, y in pairs]


_NUMBERS: dict[float, float] = {}
"""Every number once: pictures are full of the same few thousand, and an object for each would be most of their size."""


def _shared(value: float) -> float:
    if value != value:
        return math.nan
    number = round(value, 3)
    return _NUMBERS.setdefault(number, number)
