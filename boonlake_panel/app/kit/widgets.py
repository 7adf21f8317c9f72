"""Small parts that several pages and windows use."""

from collections.abc import Callable
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
