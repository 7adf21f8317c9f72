"""What lies below the map: who plays on and how far, open hands, the coach, keys for experts."""

from typing import Any

import panel as pn
import panel_material_ui as pmui

from ...playouts.stretches import GOALS, OWN_CHOICE
from ..kit.wording import t
from .base import ModelViewer

IN_ROWS = ":host { display: flex; flex-flow: row nowrap; align-items: center; height: max-content; }"


class Toolbar(ModelViewer):
    """Widgets on the parameters of the model; while an agent plays on, the only thing to do with it is to stop it.

    Nobody plays for those whose choice it is: "to my next choice" is offered while others choose.

    >>> toolbar = Toolbar(GameModel(Setup(players=2, seed=7)))  # in a notebook cell it shows itself
    """

    follows = ("playing", "over", "language", "decision")

    def build(self) -> Any:
        """Make the parts."""
        model = self.model
        small = {"size": "small", "description": ""}
        self.agent = pmui.Select.from_param(model.param.agent, width=150, margin=(2, 4), **small)
        self.play_on = pmui.MenuButton(label=t("auto"), items=[], variant="outlined", margin=(2, 4))
        self.play_on.on_click(self._play_on)
        self.stop: Any = None
        looks = (model.param.open_hands, model.param.coach, model.param.keys_shown)
        self.hands, self.coach, self.keys = (pmui.Switch.from_param(look, margin=(2, 4), **small) for look in looks)
        parts = (self.agent, self.play_on, self.hands, self.coach, self.keys)
        return pn.Column(*parts, stylesheets=[IN_ROWS], sizing_mode="stretch_width")

    def refresh(self) -> None:
        """Show the model as it is now."""
        model = self.model
        reached = {OWN_CHOICE} if model.decision and model.decision.seat == model.own_seat else set()
        self._goals = {t(f"auto-{goal}"): goal for goal in GOALS if goal not in reached}
        items = [{"label": words} for words in self._goals]
        if self.play_on.items != items:
            self.play_on.param.update(label=t("auto"), items=items)
        if model.playing and self.stop is None:
            self.stop = pmui.Button(
                variant="contained", on_click=lambda _: setattr(model, "playing", False), margin=(2, 4)
            )
            self.layout.insert(self.layout.index(self.play_on), self.stop)
        if self.stop is not None:
            self.stop.param.update(visible=model.playing, label=t("auto-stop"))
        self.play_on.param.update(visible=not model.playing, disabled=model.over)

    def _play_on(self, item: Any) -> None:
        goal = self._goals.get(str(item["label"])) if item else None
        if goal:
            self.model.play_to = goal
            self.model.playing = True
