"""Small parts that several pages and windows use."""

from collections.abc import Callable, Mapping
from typing import Any

import panel as pn
import panel_material_ui as pmui

from ..model import GameModel

TWO_COLUMNS = """
:host { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); grid-auto-rows: max-content; gap: 0 16px;
  align-items: start; height: max-content; }
@media (max-width: 899px) { :host { grid-template-columns: minmax(0, 1fr); } }
"""


def two_columns(*cells: Any) -> Any:
    """A wide and a narrow column, row by row; below each other on small screens. Lighter than a grid of components."""
    return pn.Column(*cells, stylesheets=[TWO_COLUMNS], sizing_mode="stretch_width")


def button(model: GameModel, label: str, work: Callable[[], Any], main: bool = False, **params: Any) -> Any:
    """A button; the `main` one of a form stands out."""
    variant = "contained" if main else "outlined"
    return pmui.Button(label=label, variant=variant, on_click=model.localized(lambda _: work()), **params)


HIDDEN_LABEL = (
    ".MuiFormLabel-root { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }"
)
RADIO_LOOK = {
    "& .MuiToggleButton-root": {
        "textTransform": "none",
        "whiteSpace": "nowrap",
        "minHeight": 44,
        "paddingX": 2,
        "fontWeight": 600,
    }
}


def radio_buttons(parameter: Any, labels: Mapping[str, str], label: str, **params: Any) -> Any:
    """A row of buttons for the values of a parameter, of which one is chosen; `label` tells screen readers what for."""
    options = {words: value for value, words in labels.items()}
    style: dict[str, Any] = {"color": "primary", "margin": 0, "stylesheets": [HIDDEN_LABEL], "sx": RADIO_LOOK, **params}
    return pmui.RadioButtonGroup.from_param(parameter, options=options, label=label, description="", **style)
