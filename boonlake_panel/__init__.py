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
    from .app import GameModel, notebook
    from .engine import Decision, Event, Game, IllegalChoice, Option, PositionError, Reason, Setup, Verdict
    from .study import Study, StudyError
    from .study.library import Library

_HOMES = {
    "Decision": "engine",
    "Event": "engine",
    "Game": "engine",
    "GameModel": "app",
    "IllegalChoice": "engine",
    "Library": "study.library",
    "Option": "engine",
    "PositionError": "engine",
    "Reason": "engine",
    "Setup": "engine",
    "Study": "study",
    "StudyError": "study",
    "Verdict": "engine",
    "notebook": "app",
}
"""Public name: the room it lives in. Rooms are opened on first use, so that importing the package stays quick."""

__all__ = [
    "Decision",
    "Event",
    "Game",
    "GameModel",
    "IllegalChoice",
    "Library",
    "Option",
    "PositionError",
    "Reason",
    "Setup",
    "Study",
    "StudyError",
    "Verdict",
    "notebook",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f".{_HOMES[name]}", __name__), name)


_SHOWN = (
    ("boonlake_panel.engine.game", "Game"),
    ("boonlake_panel.engine.setup", "Setup"),
    ("boonlake_panel.study.study", "Study"),
    ("boonlake_panel.components.box", "Box"),
    *(("boonlake_panel.components.tables", name) for name in ("Card", "Lever", "ScoringTile", "Strip", "Tile")),
    *(("boonlake_panel.components.board_tables", name) for name in ("Region", "RiverSpace", "Space")),
    ("boonlake_panel.components.solo_tables", "SoloTile"),
)
"""What notebooks show as pictures and tables. Named here, so that no room has to know the pictures."""


def _html(thing: object) -> str:
    from .views.notebook import html

    return html(thing)


def _tell_notebook() -> None:
    """In a notebook: say how our objects are displayed. Nothing is imported before one of them is."""
    import sys

    from .expansions import expansion_modules

    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython and hasattr(ipython, "get_ipython") else None
    if shell is not None and shell.display_formatter is not None:
        formatter = shell.display_formatter.formatters["text/html"]
        for module, name in _SHOWN:
            formatter.for_type_by_name(module, name, _html)
        for tables in expansion_modules("components.expansions", "tables").values():
            for kind in tables.SHOWN:
                formatter.for_type(kind, _html)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])


_tell_notebook()
