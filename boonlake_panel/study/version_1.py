"""Studies of version 1 know fewer questions: answers that went without saying are filled in when one is read.

Since version 2 a question with one answer is asked wherever any-time effects could change it, and a house that was laid
aside can be placed directly. A tree of version 1 lacks these answers; what follows them is what followed there.
"""

from collections.abc import Sequence

from ..engine import Game
from ..engine.codes import MANDATORY, S_EFFECT
from ..engine.core import only_answer
from ..engine.state import State, Step

PASS = "pass"
NEVER_ASKED = ("common", "region_income", "place", "wander")
"""Kinds of decisions that were not made if there was only one answer."""


def unsaid_answer(game: Game, following: Sequence[str]) -> str | None:
    """The answer that version 1 took for granted here, given the keys that follow in the study."""
    if game.decision is None:
        return None
    state, keys, kind = game.state, game.decision.keys, game.decision.kind
    only = only_answer(state)
    usual = PASS if only is None else keys[state.options.index(only)]
    if usual in keys and was_never_asked(state, state.agenda[-1], kind, usual, only is not None):
        return usual
    # Where version 1 asked in some cases, the keys that follow tell which one this is.
    return None if usual not in keys or {*following} & {*keys} else usual


def was_never_asked(s: State, step: Step, kind: str, usual: str, is_only: bool) -> bool:
    """Whether version 1 left out a question."""
    if kind == "place_house":
        return s.players[step[1]].houses >= s.t.house_count
    if kind == "interim_start":
        return s.hooks is not None and not s.hooks.vases_at_hand_wake(s, step[1])
    if usual == PASS:
        return is_only and step[0] == S_EFFECT and bool(step[4] & MANDATORY)
    return is_only and kind in NEVER_ASKED
