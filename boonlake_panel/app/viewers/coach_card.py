"""What just happened and why, in a few sentences with their rules."""

from pathlib import Path
from typing import ClassVar

import param

from ..kit.component import Component, script, styles

HERE = Path(__file__).parent


class CoachCard(Component):
    """Sentences with the rules behind them; says which rule somebody wants to read (`rule`)."""

    title = param.String(doc="What the sentences are about.")
    lines = param.List(default=[], item_type=dict, doc="Sentences: `text` and `rule`.")
    MESSAGES = ("rule",)
    _esm = script(HERE / "coach_card.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "coach_card.css")
