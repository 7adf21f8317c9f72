"""A simulation in the address: whoever opens the link finds the form filled in; the same seed plays the same games."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

import param

from ....agents.registry import AGENTS

SEPARATOR = "."
"""Between the agents of the seats."""
YES, NO = "yes", "no"


def written(agents: Iterable[str], settings: Mapping[str, Any]) -> dict[str, str]:
    """What the address says about agents and settings."""
    return {"agents": SEPARATOR.join(agents), **{name: _word(value) for name, value in settings.items()}}


def agents_in(arguments: Mapping[str, str]) -> list[str]:
    """Who plays on which seat; nobody if the address does not say so, or names somebody unknown."""
    agents = arguments.get("agents", "").split(SEPARATOR)
    return agents if set(agents) <= AGENTS.keys() else []


def take(arguments: Mapping[str, str], names: Iterable[str], settings: param.Parameterized) -> None:
    """Set the parameters that the address names; what cannot be meant is ignored."""
    for name in names:
        if name in arguments:
            with suppress(ValueError):
                setattr(settings, name, _value(settings.param[name], arguments[name]))


def _word(value: Any) -> str:
    return (NO, YES)[value] if isinstance(value, bool) else str(value)


def _value(parameter: param.Parameter, word: str) -> Any:
    if isinstance(parameter, param.Boolean):
        return {YES: True, NO: False}.get(word, word)
    return int(word) if isinstance(parameter, param.Integer) else word
