"""SVG paths and simple outlines as polygons: all that the pictures are made of."""

import math
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

Point = tuple[float, float]
Points = list[Point]
BREAK = (math.nan, math.nan)
"""Between two parts of one shape."""

_TOKEN = re.compile(r"[MLHVCQAZ]|-?\d*\.?\d+")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}


def flatten(path: str, steps: int = 6) -> Points:
    """The points of an SVG path with absolute commands; parts are separated by `BREAK`."""
    tokens = _TOKEN.findall(path)
    points: Points = []
    command, at = "", 0
    x = y = 0.0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        count = _ARGUMENTS[command]
        numbers = [float(token) for token in tokens[at : at + count]]
        at += count
        if command == "Z":
            continue
        if command == "M":
            if points:
                points.append(BREAK)
            points.append((numbers[0], numbers[1]))
            command = "L"
        elif command == "A":
            points.extend(_arc((x, y), numbers, steps * 2))
        elif command in "CQ":
            points.extend(_curve((x, y), numbers, steps))
        else:
            points.append(_line_end(command, numbers, x, y))
        x, y = points[-1]
    return points


def _line_end(command: str, numbers: list[float], x: float, y: float) -> Point:
    if command == "H":
        return numbers[0], y
    return (x, numbers[0]) if command == "V" else (numbers[0], numbers[1])


def _curve(start: Point, numbers: list[float], steps: int) -> Points:
    controls = [start, *zip(numbers[::2], numbers[1::2], strict=True)]
    return [_bezier(controls, step / steps) for step in range(1, steps + 1)]


def _bezier(controls: Sequence[Point], t: float) -> Point:
    points = list(controls)
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]


def _arc(start: Point, numbers: list[float], steps: int) -> Points:
    """A circular arc; our icons need no ellipses."""
    radius, large, sweep, end = numbers[0], numbers[3] > 0, numbers[4] > 0, (numbers[5], numbers[6])
    dx, dy = end[0] - start[0], end[1] - start[1]
    chord = math.hypot(dx, dy)
    radius = max(radius, chord / 2)
    height = math.sqrt(max(radius**2 - (chord / 2) ** 2, 0)) * (1 if large == sweep else -1)
    centre = ((start[0] + end[0]) / 2 + height * dy / chord, (start[1] + end[1]) / 2 - height * dx / chord)
    first = math.atan2(start[1] - centre[1], start[0] - centre[0])
    turn = math.atan2(end[1] - centre[1], end[0] - centre[0]) - first
    if sweep and turn < 0:
        turn += 2 * math.pi
    if not sweep and turn > 0:
        turn -= 2 * math.pi
    angles = [first + turn * step / steps for step in range(1, steps + 1)]
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles]


def hexagon(x: float, y: float, radius: float) -> Points:
    """A hexagon that stands on a corner."""
    return [
        (x + radius * math.sin(math.radians(60 * k)), y - radius * math.cos(math.radians(60 * k))) for k in range(6)
    ]


def rounded(corners: Sequence[Point], radius: float, steps: int = 3) -> Points:
    """A polygon with round corners."""
    points: Points = []
    weights = _weights(steps)
    for before, corner, after in zip([corners[-1], *corners[:-1]], corners, [*corners[1:], corners[0]], strict=True):
        (sx, sy), (ex, ey), (x, y) = _towards(corner, before, radius), _towards(corner, after, radius), corner
        points += [(a * sx + b * x + c * ex, a * sy + b * y + c * ey) for a, b, c in weights]
    return points


@lru_cache
def _weights(steps: int) -> list[tuple[float, float, float]]:
    """How much the two ends and the corner between them count at each point of a round corner."""
    shares = [step / steps for step in range(steps + 1)]
    return [((1 - t) ** 2, 2 * t * (1 - t), t**2) for t in shares]


def _towards(start: Point, end: Point, length: float) -> Point:
    distance = math.dist(start, end) or 1.0
    share = min(length / distance, 0.5)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def box(left: float, top: float, width: float, height: float, radius: float = 0.0) -> Points:
    """A rectangle, with round corners if asked for."""
    right, bottom = left + width, top + height
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return rounded(corners, radius) if radius else corners


def circle(x: float, y: float, radius: float, corners: int = 20) -> Points:
    angles = [2 * math.pi * k / corners for k in range(corners)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def ring(x: float, y: float, outer: float, inner: float) -> Points:
    """A ring; the hole runs the other way round, so that it stays open."""
    return [*circle(x, y, outer), (x + outer, y), (x + inner, y), *reversed(circle(x, y, inner)), (x + outer, y)]


def band(line: Sequence[Point], width: float, caps: bool = True) -> Points:
    """A line of some width as a polygon."""
    left: Points = []
    right: Points = []
    for before, point, after in zip([line[0], *line[:-1]], line, [*line[1:], line[-1]], strict=True):
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        nx, ny = -dy / length * width / 2, dx / length * width / 2
        left.append((point[0] + nx, point[1] + ny))
        right.append((point[0] - nx, point[1] - ny))
    end = _cap(line[-2], line[-1], width) if caps else []
    start = _cap(line[1], line[0], width) if caps else []
    return [*left, *end, *reversed(right), *start]


def _cap(before: Point, point: Point, width: float) -> Points:
    angle = math.atan2(point[1] - before[1], point[0] - before[0])
    angles = [angle + math.pi / 2 - math.pi * k / 6 for k in range(1, 6)]
    return [(point[0] + math.cos(a) * width / 2, point[1] + math.sin(a) * width / 2) for a in angles]


def spline(points: Sequence[Point], steps: int = 8, closed: bool = True) -> Points:
    """A smooth line through points."""
    count = len(points)
    curve: Points = []
    for at in range(count if closed else count - 1):
        p0, p1, p2, p3 = (
            points[(at + k) % count] if closed else points[min(max(at + k, 0), count - 1)] for k in (-1, 0, 1, 2)
        )
        curve.extend(_catmull(p0, p1, p2, p3, step / steps) for step in range(steps))
    return curve if closed else [*curve, points[-1]]


def _catmull(p0: Point, p1: Point, p2: Point, p3: Point, t: float) -> Point:
    return _catmull_axis(p0, p1, p2, p3, t, 0), _catmull_axis(p0, p1, p2, p3, t, 1)


def _catmull_axis(p0: Point, p1: Point, p2: Point, p3: Point, t: float, axis: int) -> float:
    a, b, c, d = p0[axis], p1[axis], p2[axis], p3[axis]
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def along(line: Sequence[Point], gap: float) -> Points:
    """Points on a line at equal distances."""
    points: Points = []
    rest = gap / 2
    for start, end in pairwise(line):
        length = math.dist(start, end)
        while rest <= length:
            share = rest / length
            points.append((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
            rest += gap
        rest -= length
    return points


def moved(points: Iterable[Point], dx: float, dy: float, scale: float = 1.0) -> Points:
    return [(x * scale + dx, y * scale + dy) for x, y in points]


def contains(xs: Sequence[float], ys: Sequence[float], x: float, y: float) -> bool:
    """Whether a polygon contains a point."""
    inside = False
    last = len(xs) - 1
    for at in range(len(xs)):
        if (ys[at] > y) != (ys[last] > y):
            cross = (xs[last] - xs[at]) * (y - ys[at]) / (ys[last] - ys[at]) + xs[at]
            inside ^= x < cross
        last = at
    return inside
