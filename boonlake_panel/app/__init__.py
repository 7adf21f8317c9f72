"""The dashboard: the reactive model of a game, its viewers, the explorer made of them, and the server."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .jupyter import notebook as notebook
    from .model import GameModel as GameModel
    from .session.dashboard import dashboard as dashboard
    from .viewers.boards import ActionBoard as ActionBoard
    from .viewers.boards import DisplayedCards as DisplayedCards
    from .viewers.boards import Hand as Hand
    from .viewers.boards import LakeBoard as LakeBoard
    from .viewers.boards import MapBoard as MapBoard
    from .viewers.boards import PlayerBoard as PlayerBoard
    from .viewers.boards import ScoringTiles as ScoringTiles
    from .viewers.boards import SoloBoard as SoloBoard
    from .viewers.boards import Tracks as Tracks
    from .viewers.explorer import Explorer as Explorer
    from .viewers.history import GameLog as GameLog
    from .viewers.play import Choices as Choices
    from .viewers.play import Seats as Seats
    from .viewers.timeline import Timeline as Timeline
    from .viewers.toolbar import Toolbar as Toolbar
    from .viewers.trajectory import Trajectory as Trajectory
    from .viewers.variations import VariationTree as VariationTree
    from .viewers.what_if import WhatIfPanel as WhatIfPanel

_EXPORTS = {
    "model": "GameModel",
    "jupyter": "notebook",
    "session.dashboard": "dashboard",
    "viewers.boards": "ActionBoard DisplayedCards Hand LakeBoard MapBoard PlayerBoard ScoringTiles SoloBoard Tracks",
    "viewers.explorer": "Explorer",
    "viewers.history": "GameLog",
    "viewers.variations": "VariationTree",
    "viewers.play": "Choices Seats",
    "viewers.timeline": "Timeline",
    "viewers.toolbar": "Toolbar",
    "viewers.trajectory": "Trajectory",
    "viewers.what_if": "WhatIfPanel",
}
"""What each module exports; imported on first use."""
_HOMES = {name: module for module, names in _EXPORTS.items() for name in names.split()}

__all__ = sorted(_HOMES)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f".{_HOMES[name]}", __name__), name)
