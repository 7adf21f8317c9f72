"""The first part of the What-if page: the line of the study, and what the choices of its decisions are worth."""

from typing import TYPE_CHECKING, Any

import panel as pn

from ...kit.markup import Markup
from ...viewers import timeline
from ...viewers.what_if import WhatIfPanel

if TYPE_CHECKING:
    from ...session.dashboard import DashboardSession


class Options:
    """A timeline, and below it the panel that answers."""

    def __init__(self, session: "DashboardSession") -> None:
        self.model = session.model
        self.timeline = Markup(
            on_act=self.model.localized(self._act), dark=self.model.dark, sizing_mode="stretch_width"
        )
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
        self.timeline.put(timeline(self.model))
        self.panel.refresh()

    def paint(self) -> None:
        self.timeline.dark = self.model.dark

    def translate(self) -> None:
        self.panel.translate()

    def _act(self, act: str, value: str) -> None:
        moves = {
            "first": self.model.first,
            "back": self.model.back,
            "forward": self.model.forward,
            "end": self.model.last,
        }
        line = self.model.line
        if act in moves:
            moves[act]()
        elif act == "slide" and value.isdigit() and int(value) < len(line):
            self.model.go(line[int(value)])
