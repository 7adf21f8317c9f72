"""A picture that a page shows: SVG in an image, in which no script can run."""

from pathlib import Path
from typing import ClassVar

import param

from .component import Component, script, styles

HERE = Path(__file__).parent


class Picture(Component):
    """One picture with words for those who do not see it."""

    svg = param.String(default="", doc="The picture.")
    alt = param.String(default="", doc="What is to be seen, in words.")
    _esm = script(HERE / "picture.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "picture.css")
