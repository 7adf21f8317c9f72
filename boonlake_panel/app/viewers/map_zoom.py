"""Two fingers enlarge the map on a screen that is touched, and so do buttons; one of them shows all of it again."""

from pathlib import Path
from typing import ClassVar

import param

from ..kit.component import Component, script, styles

HERE = Path(__file__).parent


class MapZoom(Component):
    """Put it into the layout of a map whose class is `map`; it says nothing."""

    words = param.Dict(default={}, doc="What the buttons are called: `group`, `in`, `out`, `whole`.")
    _esm = script(HERE / "map_zoom.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "map_zoom.css")
