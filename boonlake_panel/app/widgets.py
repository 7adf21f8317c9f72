"""Small parts that several pages and windows use."""

from collections.abc import Callable
from typing import Any

import panel_material_ui as pmui

from .model import GameModel


def button(model: GameModel, label: str, work: Callable[[], Any], main: bool = False, **params: Any) -> Any:
    """A button; the `main` one of a form stands out."""
    variant = "contained" if main else "outlined"
    return pmui.Button(label=label, variant=variant, on_click=model.speak(lambda _: work()), **params)
