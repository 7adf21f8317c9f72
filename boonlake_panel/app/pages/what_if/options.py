"""The first part of the What-if page: the line of the study, and what the choices of its decisions are worth."""

from typing import TYPE_CHECKING, Any

import panel as pn

from ...viewers.timeline import Timeline
from ...viewers.what_if import WhatIfPanel

if TYPE_CHECKING:
    from ...session.dashboard import DashboardSession


class Options:
    """A timeline, and below it the panel that answers."""

    def __init__(self, session: "DashboardSession") -> None:
        self.model = session.model
        self.timeline = Timeline(self.model)
        self.panel = WhatIfPanel(
            self.model,
            session.jobs,
            say=session.say,
            open_board=lambda: session.show("explore"),
            on_end=lambda: session.current.refresh(),
            is_shown=lambda: session.page == "what-if",
            follow=False,
        )
        self._layout = pn.Column(self.timeline, self.panel, sizing_mode="stretch_width")

    def __panel__(self) -> Any:
        return self._layout

    def refresh(self) -> None:
        self.panel.refresh()

    def paint(self) -> None:
        """Nothing to do: both follow the model."""

    def translate(self) -> None:
        """Nothing to do: both follow the model."""
