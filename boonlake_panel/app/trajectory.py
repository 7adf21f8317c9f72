"""Placeholder until the charts are there."""

from typing import Any

import panel as pn
from panel.viewable import Viewer

from .model import GameModel


class TrajectoryPanel(Viewer):
    def __init__(self, model: GameModel) -> None:
        super().__init__()
        self._pane = pn.Spacer(height=1)

    def refresh(self) -> None: ...
    def paint(self, dark: bool) -> None: ...
    def __panel__(self) -> Any:
        return self._pane
