"""The dashboard: the reactive model of a game, the explorer, and the server."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .jupyter import notebook
    from .model import GameModel
    from .session.dashboard import dashboard
    from .viewers.explorer import Explorer

__all__ = ["Explorer", "GameModel", "dashboard", "notebook"]
_HOMES = {"Explorer": "viewers.explorer", "GameModel": "model", "dashboard": "session.dashboard", "notebook": "jupyter"}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f".{_HOMES[name]}", __name__), name)
