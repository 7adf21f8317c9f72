"""Pictures of components side by side, of which one can be chosen."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import param

from ....analysis.component_search import Match
from ....analysis.component_tables import component_id
from ....components.box import Box
from ....views.components.pictures import component_picture
from ....views.drawing.palette import palette_of
from ...kit.component import Component, script, styles
from .words import caption

HERE = Path(__file__).parent
PAGE_SIZE = 24
WIDE = {"strips", "lake_conditions"}
"""Kinds whose pictures are wider than high."""
SMALL, LARGE = 190, 380


class Gallery(Component):
    """Pictures with captions; a click on one chooses it."""

    items = param.List(default=[], item_type=dict, doc="Each with `key`, `svg`, `alt` and `caption`.")
    value = param.String(default="", doc="The key of the picture that was chosen last.")
    broad = param.Boolean(default=False, doc="Whether the pictures are wider than high.")
    _esm = script(HERE / "gallery.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "gallery.css")
    MESSAGES = ("choose",)

    def __init__(self, **params: Any) -> None:
        super().__init__(**params)
        self.on("choose", self._choose)

    def is_meant(self, message: str, value: Any) -> bool:
        """Only pictures that are shown can be chosen."""
        return super().is_meant(message, value) and any(item["key"] == value for item in self.items)

    def _choose(self, key: str) -> None:
        self.value = key
        self.param.trigger("value")  # the same picture can be opened again


def gallery_items(box: Box, shown: Sequence[Match], dark: bool) -> list[dict[str, str]]:
    """Only these pictures travel to the browser."""
    return [_item(box, component, dark) for component in shown]


def _item(box: Box, match: Match, dark: bool) -> dict[str, str]:
    name = caption(box, match.record)
    named = hasattr(match.record, "name")  # then it stands on the picture
    return {
        "key": component_key(match),
        "svg": picture(box, match.record, name, dark, SMALL),
        "alt": name if named else "",
        "caption": component_id(match.record) if named else name,
    }


def picture(box: Box, record: Any, name: str, dark: bool, width: int) -> str:
    """A component as SVG."""
    return component_picture(record, name, palette_of(dark), width, box)


def component_key(match: Match) -> str:
    """What a component is called in links."""
    return f"{match.table}-{component_id(match.record)}"
