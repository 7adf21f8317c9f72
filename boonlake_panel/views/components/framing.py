"""How a single component is framed: what a drawing function is, and a hexagon that lies nowhere."""

from collections.abc import Callable
from typing import Any

from ...components import vocabulary as w
from ...components.box import Box
from ...components.tables import Space
from ..drawing.scene import Scene

Window = tuple[float, float, float, float]
Draw = Callable[[Scene, Any, Box | None], Window]
"""Draws a component and says where in the scene it lies."""
HEXAGON: Window = (-0.95, -1.02, 1.9, 2.06)


def nowhere(x: float = 0.0, y: float = 0.0) -> Space:
    """A space that lies in no region and has no number."""
    return Space(0, 0, 0, x, y, "unknown", 0, (w.NONE,), False, (), "", "")
