"""The first part of the What-if page: the line of the study, and what the choices of its decisions are worth."""

from typing import TYPE_CHECKING, Any

import panel as pn

from ...viewers.boards import MapBoard
from ...viewers.timeline import Timeline
from ...viewers.what_if import WhatIfPanel

if TYPE_CHECKING:
    from ...session.dashboard import DashboardSession

BESIDE = """
:host { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 420px); gap: 0 18px; align-items: start;
  height: max-content; }
@media (max-width: 1100px) { :host { grid-template-columns: minmax(0, 1fr); } .board { order: -1; max-width: 420px; } }
"""


class Options:
    """A timeline, below it the panel that answers, and beside it a small board."""

    def __init__(self, session: "DashboardSession") -> None:
        self.model = session.model
        self.timeline = Timeline(self.model)
        self.panel = WhatIfPanel(
            self.model,
            session.jobs,
            session.answers,
            say=session.say,
            open_board=lambda: session.show("explore"),
            on_end=lambda: session.current.refresh(),
            is_shown=lambda: session.page == "what-if",
            follow=False,
        )
        self.map = MapBoard(self.model)
        asked = pn.Column(self.timeline, self.panel, sizing_mode="stretch_width")
        untouched = {"pointer-events": "none"}  # choices are made on Explore
        board = pn.Column(self.map, css_classes=["board"], styles=untouched, sizing_mode="stretch_width")
        self._layout = pn.Column(asked, board, stylesheets=[BESIDE], sizing_mode="stretch_width")

    def __panel__(self) -> Any:
        return self._layout

    def refresh(self) -> None:
        self.map.active = True
        self.panel.refresh()

    def leave(self) -> None:
        """Nobody sees it: the board need not follow."""
        self.map.active = False

    def paint(self) -> None:
        """Nothing to do: both follow the model."""

    def translate(self) -> None:
        """Nothing to do: both follow the model."""
