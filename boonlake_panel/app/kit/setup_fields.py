"""Fields for the parameters of a set-up: what is allowed comes from `Setup`, the words from the texts."""

from collections.abc import Sequence
from typing import Any

import param

from ...engine import Setup
from .fields import radio_field, select_field, switch_field
from .wording import t


def setup_field(setup: Setup, name: str) -> Any:
    """The widget of one parameter; both follow each other."""
    parameter = setup.param[name]
    label = t("players") if name == "players" else t(f"setup-{name}")
    if isinstance(parameter, param.Boolean):
        return switch_field(parameter, label)
    if isinstance(parameter, param.Selector):
        return select_field(parameter, label, {value: t(f"setup-{name}-{value}") for value in parameter.objects})
    low, high = parameter.bounds
    counts = {count: str(count) for count in range(low, high + 1)}
    return radio_field(parameter, label, counts, width=45 * len(counts) + 10)


def setup_fields(setup: Setup, names: Sequence[str]) -> dict[str, Any]:
    """The widgets of several parameters by their names."""
    return {name: setup_field(setup, name) for name in names}
