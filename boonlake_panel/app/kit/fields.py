"""Widgets for parameters in the words of the current language; a parameter and its widget follow each other."""

from collections.abc import Mapping
from typing import Any

import panel_material_ui as pmui

from .widgets import radio_buttons

TOUCHABLE = {"&.MuiInputBase-root, & .MuiInputBase-root": {"minHeight": 44}}
"""Large enough for a finger."""
WITHOUT_STEPPERS = {
    **TOUCHABLE,
    "& .MuiInputAdornment-root": {"display": "none"},
    "& .MuiInputBase-input": {"paddingLeft": "14px", "minHeight": 26},
}
"""The buttons of a number field have no names; the arrow keys do the same."""


SMALL_LABEL = ".MuiFormLabel-root { font-size: 12px !important; line-height: 1.6; }"


def radio_field(parameter: Any, label: str, words: Mapping[Any, str], width: int = 320) -> Any:
    """A few buttons of which one is pressed, below their label; `words` are those of the values."""
    return radio_buttons(parameter, words, label, width=width, margin=(5, 10), stylesheets=[SMALL_LABEL])


def select_field(parameter: Any, label: str, words: Mapping[Any, str], width: int = 200) -> Any:
    """A list of which one is chosen; `words` are those of the values."""
    options = {name: value for value, name in words.items()}
    return pmui.Select.from_param(
        parameter, label=label, options=options, description="", size="small", width=width, sx=TOUCHABLE
    )


def pick_field(parameter: Any, label: str) -> Any:
    """A list of what there is at the moment: the objects of the parameter."""
    look = {"sizing_mode": "stretch_width", "max_width": 460, "sx": TOUCHABLE}
    return pmui.Select.from_param(parameter, label=label, description="", size="small", **look)


def number_field(parameter: Any, label: str, width: int = 130) -> Any:
    """A whole number that people type; what lies outside the bounds of the parameter becomes the nearest bound."""
    owner, name = parameter.owner, parameter.name
    field = pmui.IntInput(
        value=getattr(owner, name), label=label, size="small", sx=WITHOUT_STEPPERS, width=width, margin=(10, 10, 5, 10)
    )

    def take(event: Any) -> None:
        low, high = owner.param[name].bounds
        value = event.new if isinstance(event.new, int) else getattr(owner, name)
        value = max(low, value if high is None else min(high, value))
        setattr(owner, name, value)
        field.value = value

    field.param.watch(take, "value")
    owner.param.watch(lambda event: setattr(field, "value", event.new), name)
    return field


def switch_field(parameter: Any, label: str) -> Any:
    """Yes or no."""
    return pmui.Switch.from_param(parameter, label=label, description="")
