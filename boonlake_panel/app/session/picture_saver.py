"""A picture that can be saved as SVG or PNG: the browser makes the file."""

from pathlib import Path
from typing import ClassVar

import param

from ..kit.component import Component, script, styles

HERE = Path(__file__).parent


class PictureSaver(Component):
    """One picture with a button for each kind of file; says nothing to the server."""

    svg = param.String(default="", doc="The picture.")
    alt = param.String(default="", doc="What is to be seen, in words.")
    name_of_file = param.String(default="boonlake", doc="What the files are called, without the suffix.")
    words = param.Dict(default={}, doc="What its buttons say: `svg`, `png`.")
    _esm = script(HERE / "picture_saver.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "picture_saver.css")
