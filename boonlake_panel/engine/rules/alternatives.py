"""Taking an effect apart: its terms, and the alternatives that it offers."""

from ...components import vocabulary as w
from ...components.effects import Effect
from ..codes import S_EFFECT
from ..state import Step


def terms(effect: Effect) -> tuple[Effect, ...]:
    """The parts of an effect that are carried out one after the other."""
    return effect[1] if effect[0] == w.SEQ else (effect,)


def alternatives(step: Step) -> tuple[Effect, ...]:
    """The alternatives of the effect that asks; none if a step asks that is no effect."""
    if step[0] != S_EFFECT:
        return ()
    effect = step[2][1] if step[2][0] == w.REPEAT else step[2]
    return effect[1] if effect[0] == w.ALT else (effect,)


def chosen_effect(step: Step, index: int) -> Effect:
    """The alternative that a `give` or `take` option stands for."""
    return alternatives(step)[index]
