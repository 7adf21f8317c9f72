"""`Timeline`: where one is in the line, with ways to every other place of it."""

from typing import Any

import panel as pn
import panel_material_ui as pmui
import param

from ..kit.wording import t
from .base import ModelViewer
from .step_buttons import FASTEST, SLOWEST, StepButtons

MOVES = ("first", "back", "forward", "end")
PLAYING = ("play", "pause", "faster", "slower")
FACTOR = 0.6
"""How much shorter the time between two steps gets with each click on faster."""


class Timeline(ModelViewer):
    """First, back, play, forward, last, and a slider over the line.

    >>> model = GameModel(Setup(players=2, seed=7))
    >>> model.choice = model.options[0].key
    >>> Timeline(model).slider.value
    1
    """

    late = True
    follows = ("step", "line", "language")

    def build(self) -> Any:
        """Make the parts."""
        model = self.model
        self.buttons = StepButtons(dark=model.param.dark, language=model.param.language, sizing_mode="stretch_width")
        self.buttons.on("go", lambda step: setattr(model, "step", step))
        self.buttons.on("faster", lambda _: self._speed(FACTOR))
        self.buttons.on("slower", lambda _: self._speed(1 / FACTOR))
        # Not `from_param`: that would draw it with each choice of a cell that plays hundreds.
        self.slider = pmui.IntSlider(
            show_value=False,
            size="small",
            margin=(0, 12),
            sizing_mode="stretch_width",
            sx=UNLABELLED,
        )
        self.follow(self.slider, ["value_throttled"], self._slide)
        row = pn.Column(self.buttons, self.slider, stylesheets=[SIDE_BY_SIDE], sizing_mode="stretch_width")
        return pn.Column(row, stylesheets=[MEASURED], sizing_mode="stretch_width", margin=(8, 0))

    def refresh(self) -> None:
        """Show the model as it is now."""
        model = self.model
        step, last = model.step, len(model.line) - 1
        with param.edit_constant(self.slider):  # otherwise going back to where one slid last is no change
            self.slider.param.update(end=last, value=step, value_throttled=step, label=model.param.step.label)
        self.buttons.param.update(
            value=step,
            last=last,
            words={
                "group": t("timeline"),
                **{name: t(name) for name in MOVES},
                **{name: t(f"timeline-{name}") for name in PLAYING},
            },
        )

    def _slide(self) -> None:
        if self.slider.value_throttled != self.model.step:
            self.model.step = self.slider.value_throttled

    def _speed(self, factor: float) -> None:
        self.buttons.interval = round(max(FASTEST, min(SLOWEST, self.buttons.interval * factor)))


MEASURED = ":host { container-type: inline-size; }"
SIDE_BY_SIDE = """
:host { display: grid; grid-template-columns: max-content minmax(0, 1fr); align-items: center; height: max-content; }
@container (max-width: 340px) {
  :host { grid-template-columns: minmax(0, 1fr); }
  :host > div:nth-of-type(2) { display: none; }
}
@media (pointer: coarse) { @container (max-width: 380px) {
  :host { grid-template-columns: minmax(0, 1fr); }
  :host > div:nth-of-type(2) { display: none; }
} }
"""
HIDDEN = {"position": "absolute", "width": "1px", "overflow": "hidden", "clipPath": "inset(50%)"}
UNLABELLED = {"& .MuiFormLabel-root": HIDDEN}
"""The slider stands beside its buttons: its label is only for those who do not see them."""
