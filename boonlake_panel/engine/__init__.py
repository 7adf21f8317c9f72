"""The rules of the game: a state, an agenda of what has to happen, and small choices.

`Game` and `Setup` are the public face; agents that search use `core.run` and `core.choose` on a `State`.
"""

from .explain import Verdict
from .game import Decision, Event, Game, IllegalChoice, Option
from .position_reader import PositionError
from .reasons import Reason
from .setup import Setup

__all__ = [
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Option",
    "PositionError",
    "Reason",
    "Setup",
    "Verdict",
]
