"""The rules of the game: a state, an agenda of what has to happen, and small choices.

`Game` and `Setup` are the public face; agents that search use `core.run` and `core.choose` on a `State`.
"""

from . import core
from .blocked import allowed_kinds, blocked, conceivable_keys, intended_key, places_of
from .game import Decision, Event, Game, IllegalChoice, Option
from .position.faults import PositionError
from .reasons import Reason
from .setup import Setup
from .wording.explain import Verdict

COMPILED = not core.__file__.endswith(".py")
"""Whether the engine runs as native code (BOONLAKE_COMPILE=1 pip install .)."""

__all__ = [
    "COMPILED",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Option",
    "PositionError",
    "Reason",
    "Setup",
    "Verdict",
    "allowed_kinds",
    "blocked",
    "conceivable_keys",
    "intended_key",
    "places_of",
]
