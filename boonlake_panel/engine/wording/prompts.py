"""Questions: the kind of a decision, its prompt, and where an effect comes from."""

from ...components import vocabulary as w
from ...components.describe import describe
from ...components.effects import Effect
from ...components.lexicon import word_of
from ...texts.messages import text
from ...texts.names import name_of
from ..codes import (
    IN_COMMON,
    S_COMMON,
    S_DISCARD,
    S_EFFECT,
    S_LAY_STRIPS,
    S_LAY_TILES,
    S_PAY_CARD,
    S_PAY_SCORE,
    S_PLACE,
    SOURCES,
    STRIPS,
)
from ..names import card_name, scoring_name, tile_text
from ..rules.effects import possible
from ..rules.payment import PROJECT as PROJECT_OFFSET
from ..rules.starting import start_spaces
from ..state import State, Step
from ..steps import STEP_NAMES


def context_of(s: State, step: Step) -> str:
    """Where an effect comes from: a part of a strip, an interim scoring, a card, ..."""
    _, _, effect, source, flags = step
    if source != STRIPS:
        return text(f"context-{SOURCES[source]}")
    if s.action < 0:
        return text("context-interim", number=s.scoring) if s.turn else text("context-setup")
    strip = name_of(s.t.box.strips[s.action])
    if flags & IN_COMMON or step[1] != s.active or effect in _parts(s.t.right[s.action]):
        return text("context-common", strip=strip)
    return text("context-first" if effect == s.t.first[s.action] else "context-left", strip=strip)


def _parts(effect: Effect) -> tuple[Effect, ...]:
    return effect[1] if effect[0] == w.SEQ else (effect,)


def _asked(s: State, seat: int, effect: Effect) -> Effect:
    """An effect without developing with the purple inhabitant, if a seat has none."""
    if effect[0] != w.ALT:
        return effect
    return (w.ALT, tuple(one for one in effect[1] if one != (w.DEVELOP, 0) or possible(s, seat, one)))


def kind_of(step: Step) -> str:
    """The kind of a decision: a step of the agenda, or the word of the effect that asks."""
    if step[0] != S_EFFECT:
        return STEP_NAMES[step[0]]
    effect = step[2]
    return "choose" if effect[0] in (w.ALT, w.REPEAT, w.TRADE) else word_of(effect).name


def prompt_of(s: State, step: Step) -> str:
    """The question that a decision asks."""
    name = STEP_NAMES[step[0]]
    if step[0] == S_EFFECT:
        return text("prompt-effect", context=context_of(s, step), what=describe(_asked(s, step[1], step[2])))
    if step[0] == S_COMMON:
        return text("prompt-common", strip=name_of(s.t.box.strips[s.action]))
    if step[0] == S_DISCARD:
        return text("prompt-discard", count=step[2])
    if step[0] == S_PLACE:
        return text("prompt-place", tile=tile_text(s, step[2]))
    if step[0] == S_PAY_CARD:
        what = step[2]
        if what >= PROJECT_OFFSET:
            return text("prompt-pay_project", tile=scoring_name(s, what - PROJECT_OFFSET))
        return text("prompt-pay_card", name=card_name(s, what))
    if step[0] == S_PAY_SCORE:
        return text("prompt-pay_score", tile=scoring_name(s, s.scoring_tiles[step[2]]))
    if step[0] == S_LAY_TILES:
        space = next(space for space in start_spaces(s.t, len(s.players)) if not s.tiles[space])
        return text("prompt-lay_tiles", space=space)
    if step[0] == S_LAY_STRIPS:
        return text("prompt-lay_strips", row=len(s.strips) + 1)
    return (s.hooks is not None and s.hooks.prompt(s, step)) or text(f"prompt-{name}")
