"""Explore, learn and analyse the board game Boonlake.

    from boonlake_panel import Game, Setup, Study, what_if

    game = Game(Setup(players=3, seed=7))                # a value: playing gives a new one
    game.decision.prompt, game.decision.options
    game = game.play(game.decision.keys[0])
    game.explain("strip:settle")                         # why, or why not
    what_if(game, rollouts=200).best                     # what the options are worth

    study = Study(Setup(players=3, seed=7))              # a tree of games
    study.play(study.game.decision.keys[0]), study.back(), study.save("game.json")

Everything that a notebook needs is exported here. The reference in docs/reference/api.md has all of it.
"""

from typing import TYPE_CHECKING, Any

__version__ = "0.2.0"

if TYPE_CHECKING:
    from .agents import make_agent as make_agent
    from .analysis import Review as Review
    from .analysis import Simulation as Simulation
    from .analysis import WhatIf as WhatIf
    from .analysis import frame as frame
    from .analysis import intervals as intervals
    from .analysis import iter_review as iter_review
    from .analysis import iter_what_if as iter_what_if
    from .analysis import review as review
    from .analysis import simulate as simulate
    from .analysis import what_if as what_if
    from .app import ActionBoard as ActionBoard
    from .app import Choices as Choices
    from .app import DisplayedCards as DisplayedCards
    from .app import Explorer as Explorer
    from .app import GameLog as GameLog
    from .app import GameModel as GameModel
    from .app import Hand as Hand
    from .app import LakeBoard as LakeBoard
    from .app import MapBoard as MapBoard
    from .app import PlayerBoard as PlayerBoard
    from .app import ScoringTiles as ScoringTiles
    from .app import Seats as Seats
    from .app import SoloBoard as SoloBoard
    from .app import Timeline as Timeline
    from .app import Toolbar as Toolbar
    from .app import Tracks as Tracks
    from .app import Trajectory as Trajectory
    from .app import VariationTree as VariationTree
    from .app import WhatIfPanel as WhatIfPanel
    from .app import notebook as notebook
    from .components import open_box as open_box
    from .engine import Decision as Decision
    from .engine import Event as Event
    from .engine import Game as Game
    from .engine import IllegalChoice as IllegalChoice
    from .engine import Option as Option
    from .engine import PositionError as PositionError
    from .engine import Reason as Reason
    from .engine import Setup as Setup
    from .engine import Verdict as Verdict
    from .study import Study as Study
    from .study import StudyError as StudyError
    from .study.examples import examples as examples
    from .study.examples import load_example as load_example
    from .study.library import Library as Library
    from .texts.messages import use_language as use_language
    from .views import picture as picture

_EXPORTS = {
    "engine": "Decision Event Game IllegalChoice Option PositionError Reason Setup Verdict",
    "study": "Study StudyError",
    "study.examples": "examples load_example",
    "study.library": "Library",
    "agents": "make_agent",
    "analysis": "Review Simulation WhatIf frame intervals iter_review iter_what_if review simulate what_if",
    "components": "open_box",
    "texts.messages": "use_language",
    "views": "picture",
    "app": "ActionBoard Choices DisplayedCards Explorer GameLog GameModel Hand LakeBoard MapBoard PlayerBoard"
    " ScoringTiles Seats SoloBoard Timeline Toolbar Tracks Trajectory VariationTree WhatIfPanel notebook",
}
"""What each room exports. Rooms are imported on first use, so that importing the package stays quick."""
_HOMES = {name: room for room, names in _EXPORTS.items() for name in names.split()}

__all__ = sorted(_HOMES)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f".{_HOMES[name]}", __name__), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
