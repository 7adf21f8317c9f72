"""Explore, learn and analyse the board game Boonlake.

from boonlake_panel import Game, Setup, Study

game = Game(Setup(players=3, seed=7))
game.decision.prompt, game.decision.options
game = game.play(game.decision.options[0].key)
game.explain("strip:settle")

study = Study(Setup(players=3, seed=7))
study.play(study.game.decision.keys[0]), study.back(), study.save("game.json")
"""

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from .engine import Decision, Event, Game, IllegalChoice, Option, PositionError, Reason, Setup, Verdict
    from .study import Study, StudyError
    from .study.library import Library

_HOMES = {
    "Decision": "engine",
    "Event": "engine",
    "Game": "engine",
    "IllegalChoice": "engine",
    "Library": "study.library",
    "Option": "engine",
    "PositionError": "engine",
    "Reason": "engine",
    "Setup": "engine",
    "Study": "study",
    "StudyError": "study",
    "Verdict": "engine",
}
"""Public name: the room it lives in. Rooms are opened on first use, so that importing the package stays quick."""

__all__ = [
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Library",
    "Option",
    "PositionError",
    "Reason",
    "Setup",
    "Study",
    "StudyError",
    "Verdict",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f".{_HOMES[name]}", __name__), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
