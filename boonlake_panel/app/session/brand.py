"""The name of the program, which leads to the welcome page, and before it a link over everything to the choices."""

from pathlib import Path
from typing import Any, ClassVar

import param

from ..kit.component import Component, script, styles

HERE = Path(__file__).parent


class Brand(Component):
    """Says that somebody wants to see the welcome page (`home`). The link is seen when the keyboard comes to it."""

    title = param.String(doc="The name.")
    words = param.Dict(default={}, doc="What is said about it: `home` and `skip`.")
    MESSAGES = ("home",)
    _esm = script(HERE / "brand.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "brand.css")

    def is_meant(self, message: str, value: Any) -> bool:
        """Somebody wants it, and that is all."""
        return value is True
