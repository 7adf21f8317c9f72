"""Text, lists and buttons as plain data: one light component that builds the elements in the browser.

Texts become text nodes, never HTML, so that nothing that people typed can run. A part is made by `part`:

part("button", "Take Settle", act="play", value="strip:settle")
"""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, ClassVar

import param
from panel.custom import JSComponent

from .theme import css_variables

Part = dict[str, Any]
HERE = Path(__file__).parent


def part(tag: str, *children: "Part | str | None", css: str = "", act: str = "", value: str = "", **more: Any) -> Part:
    """An element; `act` and `value` are what it reports when it is used, `more` are attributes."""
    found: Part = {"t": tag}
    inner = [child for child in children if child is not None and child != ""]
    if inner:
        found["c"] = inner
    if css:
        found["k"] = css
    if act:
        found["a"] = act
        found["v"] = value
    elif value:
        found["v"] = value
    attributes = {
        name.rstrip("_").replace("_", "-"): str(text) for name, text in more.items() if text not in (None, False)
    }
    if attributes:
        found["p"] = attributes
    return found


def parts(items: Iterable["Part | str | None"]) -> list["Part | str"]:
    """Without the empty ones."""
    return [item for item in items if item]


class Markup(JSComponent):
    """Shows parts and reports what people do with them."""

    content = param.String(
        default="[]", doc="The parts to show, as JSON: one text travels faster than many small things."
    )
    dark = param.Boolean(default=False, doc="Whether the page is dark.")
    keys = param.Boolean(default=False, doc="Whether to report keys pressed anywhere on the page.")
    _esm = (HERE / "markup.js").read_text(encoding="utf-8")
    _stylesheets: ClassVar[list[str]] = [css_variables() + (HERE / "markup.css").read_text(encoding="utf-8")]

    def __init__(self, on_act: Callable[[str, str], None] | None = None, **params: Any) -> None:
        self.on_act = on_act
        super().__init__(**params)

    def _handle_msg(self, data: Any) -> None:
        act, value = data.get("act"), data.get("value", "")
        if self.on_act is not None and isinstance(act, str) and isinstance(value, str | int | float):
            self.on_act(act, str(value))

    def put(self, content: list[Part]) -> None:
        """Changes what is shown, if it differs."""
        wanted = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        if wanted != self.content:
            self.content = wanted
