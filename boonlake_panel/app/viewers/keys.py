"""Keys of the keyboard, heard inside a part of the page while it has the focus, or while nothing has it.

The latter only where that part is alone on the page: in a notebook it would hear JupyterLab's own shortcuts, and those
of every other explorer.
"""

import re
from pathlib import Path
from typing import Any

import param

from ..kit.component import Component

KEY = re.compile(r"[A-Za-z0-9?]|Arrow(Left|Right|Up|Down)|Home|End|PageUp|PageDown", re.ASCII)


class Keys(Component):
    """Put it into a layout: says which keys are pressed in there (`key`), except in fields."""

    title = param.String(doc="What the part of the page is called.")
    focus = param.Integer(default=0, doc="Each increase moves the focus there.")
    alone = param.Boolean(default=False, doc="Whether keys are meant for this part when nothing has the focus.")
    outlined = param.Boolean(default=False, doc="Whether a line around the part shows that keys are heard there.")
    MESSAGES = ("key",)
    _esm = Path(__file__).parent / "keys.js"

    def __init__(self, **params: Any) -> None:
        super().__init__(**{"sizing_mode": None, "width": 0, "height": 0, "margin": 0, **params})

    def is_meant(self, message: str, value: Any) -> bool:
        """Letters, digits and arrows."""
        return isinstance(value, str) and KEY.fullmatch(value) is not None
