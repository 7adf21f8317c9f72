"""The position editor: change any piece, card or coin, and start a study from it."""

import json
from collections.abc import Callable
from typing import Any

import panel as pn
import panel_material_ui as pmui

from ..engine import PositionError
from ..study import Study, StudyError
from .dialogs import Host, dialog
from .markup import Markup, part
from .model import GameModel
from .widgets import button
from .wording import t

COUNTS = ("coins", "vases", "points", "ranch", "supply", "coin_track", "card_track")
MOST_CHARACTERS = 200_000


class Editor:
    """A form for what is changed most, and the whole position as text."""

    def __init__(self, host: Host, model: GameModel, opened: Callable[[Study], None]) -> None:
        self.host = host
        self.model = model
        self.opened = opened
        self.player = pmui.Select(label=t("player"), options={"1": 0}, value=0)
        self.what = pmui.Select(label=t("what"), options=list(COUNTS), value=COUNTS[0])
        self.value = pmui.IntInput(label=t("value"), value=0)
        set_button = button(model, t("set"), self.set)
        self.text = pmui.TextAreaInput(
            label=t("position-text"), rows=14, max_length=MOST_CHARACTERS, sizing_mode="stretch_width"
        )
        self.message = Markup(sizing_mode="stretch_width")
        start = button(model, t("position-start"), self.start, main=True)
        reset = button(model, t("position-reset"), self.reset)
        form = pmui.FlexBox(self.player, self.what, self.value, set_button)
        buttons = pmui.FlexBox(start, reset)
        content = pn.Column(self.message, form, self.text, buttons, sizing_mode="stretch_width")
        self.dialog = dialog(t("edit"), content)

    def open(self) -> None:
        self.reset()
        self.host.show(self.dialog)

    def reset(self) -> None:
        """Takes the position at the cursor."""
        setup = self.model.study.setup
        self.player.options = {setup.seat_name(seat): seat for seat in range(len(self.model.game.scores))}
        self.player.value = self.model.shown_seat
        self._write(self.model.game.position())
        self.message.put([])

    def _write(self, position: dict[str, Any]) -> None:
        self.text.value = json.dumps(position, indent=1, ensure_ascii=False)

    def _read(self) -> dict[str, Any]:
        data = json.loads(self.text.value or "")
        if not isinstance(data, dict):
            raise ValueError("expected an object")
        return data

    def set(self) -> None:
        """Changes one count of a player in the text."""
        try:
            position = self._read()
            player = position["players"][self.player.value]
            player[self.what.value] = self.value.value
            player.pop("ledger", None)
        except (ValueError, KeyError, IndexError, TypeError) as problem:
            self._bad(problem)
            return
        self._write(position)
        self.message.put([])

    def start(self) -> None:
        """Starts a study from the text, or says everything that is wrong with it."""
        try:
            study = Study(position=self._read())
        except (PositionError, StudyError, ValueError, KeyError, TypeError) as problem:
            self._bad(problem)
            return
        self.dialog.open = False
        self.opened(study)

    def _bad(self, problem: Exception) -> None:
        words = t("position-bad", problem=str(problem)[:1500])
        self.message.put([part("div", words, css="notice bad", role="alert")])
