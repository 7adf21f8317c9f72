"""What an option of the open decision is: its label, group, rule, and its places on the boards."""

from ...texts.messages import capitalized, text
from .. import codes as c
from ..state import State
from .costs import further_costs
from .registry import KINDS


def label_of(s: State, option: int) -> str:
    """What an option would do, in a few words, with everything that it certainly costs."""
    kind = KINDS[option >> c.SHIFT]
    label = capitalized(kind.label(s, s.agenda[-1], option & c.ARGUMENT))
    costs = further_costs(s, kind, option)
    return text("option-costs", label=label, costs=costs) if costs else label


def group_of(option: int) -> str:
    return KINDS[option >> c.SHIFT].group


def option_rule(s: State, option: int) -> str:
    """The rule that allows an option."""
    kind = KINDS[option >> c.SHIFT]
    step = s.agenda[-1]
    if kind.of_effect and s.hooks is not None and step[0] == c.S_EFFECT:
        rule = s.hooks.effect_rule(s, step[1], step[2], step[3])
        if rule:
            return rule
    return kind.rule_now(s, step, option & c.ARGUMENT) if kind.rule_now else kind.rule
