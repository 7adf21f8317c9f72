"""The variation tree: the main line with the variations beside it."""

from pathlib import Path
from typing import Any, ClassVar

import param

from ..kit.component import Component, script, styles

HERE = Path(__file__).parent


class TreeView(Component):
    """Lines of choices; says where somebody wants to go (`go`), and which branch to fold or unfold (`fold`).

    `pmui.Tree` nests a level for each choice, and lines are a hundred choices deep.
    """

    lines = param.List(
        default=[],
        item_type=dict,
        doc="From top to bottom: `level` (0 for the main line), `closed` (the next one of that level is another line)"
        " and `steps`, each a choice (`node`, `label`, `key`, `look`, `name`, `sign`, `current`, `note`),"
        " a `heading`, a `fold` (with its `node`), or `more` left out.",
    )
    title = param.String(doc="What the tree is called.")
    legend = param.String(doc="How many choices a search found.")
    words = param.Dict(default={}, doc="What it says: `fold`, `unfold`.")
    MESSAGES = ("go", "fold")
    _esm = script(HERE / "tree_view.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "tree_view.css")

    def is_meant(self, message: str, value: Any) -> bool:
        """Only choices that are shown; only branches that can be folded."""
        steps = [step for line in self.lines for step in line["steps"]]
        known = [step["node"] for step in steps if "node" in step and ("fold" in step) == (message == "fold")]
        return super().is_meant(message, value) and value in known
