"""What happened, entry by entry; a click goes there."""

from pathlib import Path
from typing import Any, ClassVar

import param

from ..kit.component import Component, script, styles

HERE = Path(__file__).parent


class LogView(Component):
    """Choices with what they did; says where somebody wants to go (`go`) and what they want to read (`rule`)."""

    entries = param.List(
        default=[],
        item_type=dict,
        doc="Newest first: `node`, `title`, `colour`, `current`, `lines` and `note`, or only `turn`, a heading.",
    )
    title = param.String(doc="What the list is called.")
    note = param.String(doc="What is said while there are no entries.")
    MESSAGES = ("go", "rule")
    _esm = script(HERE / "log_view.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "log_view.css")

    def is_meant(self, message: str, value: Any) -> bool:
        """Only choices that are shown."""
        known = message != "go" or value in [entry.get("node") for entry in self.entries]
        return super().is_meant(message, value) and known
