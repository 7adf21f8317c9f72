"""Small parts that several pages and windows use."""

from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path
from typing import Any

import panel as pn
import panel_material_ui as pmui

from ..model import GameModel
from .rich_text import RichText

STYLE = (Path(__file__).parent / "analysis.css").read_text(encoding="utf-8")
TWO_HALVES = """
:host { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 0 16px;
  align-items: start; height: max-content; min-height: max-content; }
"""


def bound(kind: Any, parameter: Any, label: str, **params: Any) -> Any:
    """A widget on a parameter, both ways; the English docstring of the parameter is no help to a visitor."""
    return kind.from_param(parameter, label=label, **{"description": "", "sizing_mode": "stretch_width", **params})


FIELDS = """
:host { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 190px), 1fr)); gap: 12px 14px;
  align-items: start; height: max-content; }
"""


def fields(*widgets: Any, title: str = "", **params: Any) -> Any:
    """Fields of a form that belong together, as many beside each other as there is room for."""
    styles = [FIELDS] if len(widgets) > 1 else []
    grid = pn.Column(*widgets, stylesheets=styles, sizing_mode="stretch_width", margin=(4, 0, 10, 0), **params)
    return pn.Column(heading(title), grid, sizing_mode="stretch_width") if title else grid


def drawer(title: str, make: Callable[[], Any], **params: Any) -> Any:
    """A part of a form that is folded away; what is in it is made when it is first opened."""
    inside = pn.Column(sizing_mode="stretch_width")
    folded = pmui.Accordion((title, inside), title_variant="body1", sizing_mode="stretch_width", **params)

    def fill(event: Any) -> None:
        if event.new and not len(inside):
            inside.append(make())

    folded.param.watch(fill, "active")
    return folded


def heading(words: str) -> Any:
    """The title of a part of a page or window."""
    look = {"fontWeight": 700}
    return pmui.Typography(
        escape(words), variant="subtitle2", sx=look, margin=(6, 10, 2, 10), sizing_mode="stretch_width"
    )


def hint(words: str = "", **params: Any) -> Any:
    """A word of help in small letters."""
    look = {"sx": {"color": "text.secondary"}, "margin": (0, 10), "sizing_mode": "stretch_width"}
    return pmui.Typography(escape(words), variant="body2", **look, **params)


ALERT = {"& .MuiAlertTitle-root": {"fontWeight": 400, "fontSize": "0.92rem", "whiteSpace": "pre-line", "margin": 0}}


def alert(bad: bool = True, **params: Any) -> Any:
    """A message that `tell` gives its words: its title is text, while its body would take HTML from anybody."""
    severity = "error" if bad else "info"
    look = {"sx": ALERT, "margin": (4, 0), "sizing_mode": "stretch_width", **params}
    return pmui.Alert(severity=severity, visible=False, **look)


def tell(message: Any, words: str) -> None:
    """Shows words in an alert; none take it away."""
    message.param.update(title=words, closed=False, visible=bool(words))


def two_halves(*cells: Any) -> Any:
    """Cells side by side, below each other on small screens."""
    return pn.Column(*cells, stylesheets=[TWO_HALVES], sizing_mode="stretch_width")


def text_part(model: GameModel) -> RichText:
    """Words of an analysis: sentences, hints, cards."""
    return RichText(
        dark=model.param.dark,
        language=model.param.language,
        stylesheets=[STYLE],
        margin=(0, 10),
    )


def button(label: str, work: Callable[[], Any], main: bool = False, **params: Any) -> Any:
    """A button; the `main` one of a form stands out."""
    look = {"variant": "contained" if main else "outlined", **params}
    return pmui.Button(label=label, on_click=lambda _: work(), **look)


HIDDEN_LABEL = (
    ".MuiFormLabel-root { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }"
)
RADIO_LOOK = {
    "& .MuiToggleButton-root": {
        "textTransform": "none",
        "whiteSpace": {"xs": "normal", "sm": "nowrap"},
        "lineHeight": 1.25,
        "minHeight": 44,
        "paddingX": {"xs": 1, "sm": 2},
        "fontWeight": 600,
    }
}


def radio_buttons(parameter: Any, labels: Mapping[Any, str], label: str, **params: Any) -> Any:
    """A row of buttons for the values of a parameter, of which one is chosen; `label` tells screen readers what for."""
    options = {words: value for value, words in labels.items()}
    style: dict[str, Any] = {"color": "primary", "margin": 0, "stylesheets": [HIDDEN_LABEL], "sx": RADIO_LOOK, **params}
    return pmui.RadioButtonGroup.from_param(parameter, options=options, label=label, description="", **style)
