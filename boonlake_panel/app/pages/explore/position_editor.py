"""The position editor: change any piece, card or coin, and start a study from it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import panel as pn

from ....study import Study, StudyError
from ....views.boards.sheets import MapBoard
from ....views.boards.snapshot import Snapshot
from ....views.drawing.palette import palette_of
from ...kit.dialogs import DialogHost, dialog
from ...kit.forms import CSS, fault_list
from ...kit.markup import Markup, Part, part
from ...kit.tabs import tabs
from ...kit.widgets import button
from ...kit.wording import t
from ...model import GameModel
from .position_draft import CHANGES, Draft
from .position_forms import map_form, player_form, table_form, text_form, tree_form

TABS = PLAYER, MAP, TABLE, TREE, TEXT = ("player", "map", "table", "tree", "text")
MAX_CHARACTERS = 200_000
COLUMNS = """
:host { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 0 18px; align-items: start; }
@media (max-width: 899px) { :host { grid-template-columns: minmax(0, 1fr); } }
"""
STICKY = "@media (min-width: 900px) { :host { position: sticky; top: 0; } }"
"""The picture stays in sight beside a long form."""


class Editor:
    """Forms for the parts of a position, the whole as text, and a picture that follows; all stay in step."""

    def __init__(self, host: DialogHost, model: GameModel, opened: Callable[[Study], None]) -> None:
        self.host = host
        self.model = model
        self.opened = opened
        self.tab = PLAYER
        self.seat = 0
        self.space = 1
        self.typed: str | None = None  # a text that is no position yet
        self.tries = 0
        self.draft = Draft(model.game.position())
        make: dict[str, Any] = {"on_act": model.localized(self._act), "dark": host.dark, "stylesheets": [CSS]}
        self.message, self.tabs, self.form = (Markup(sizing_mode="stretch_width", **make) for _ in range(3))
        self.board = MapBoard(palette_of(host.dark), model.localized(self._picked))
        picture = pn.pane.Bokeh(self.board.figure, sizing_mode="scale_width")
        columns = pn.Column(
            pn.Column(self.tabs, self.form, sizing_mode="stretch_width"),
            pn.Column(picture, stylesheets=[STICKY], sizing_mode="stretch_width"),
            stylesheets=[COLUMNS],
            sizing_mode="stretch_width",
        )
        start = button(model, t("position-start"), self.start, main=True)
        reset = button(model, t("position-reset"), self.reset)
        content = pn.Column(self.message, pn.FlexBox(start, reset), columns, sizing_mode="stretch_width")
        self.dialog = dialog(t("edit"), content, width="xl")

    def open(self) -> None:
        for markup in (self.message, self.tabs, self.form):
            markup.dark = self.host.dark
        self.board.repaint(palette_of(self.host.dark))
        self.reset()
        self.host.show(self.dialog)

    def reset(self) -> None:
        """Takes the position at the cursor."""
        self.draft = Draft(self.model.game.position())
        self.seat, self.typed = self.model.shown_seat, None
        self.show()

    def show(self) -> None:
        """Shows the draft as it is now."""
        self._show_faults(t("editor-faults"))
        self.tabs.put([tabs({name: t(f"editor-tab-{name}") for name in TABS}, self.tab, t("edit"))])
        self.form.put(self._form())
        focus = frozenset({f"space:{self.space}"} if self.tab == MAP else ())
        self.board.update(replace(Snapshot.of(self.draft.game, self.seat), targets={}, focus=focus))

    def _show_faults(self, title: str, news: str = "") -> None:
        self.message.put(fault_list(title, [fault.text for fault in self.draft.faults], news))

    def _form(self) -> list[Part]:
        forms: dict[str, Callable[[], list[Part]]] = {
            PLAYER: lambda: player_form(self.draft, self.seat),
            MAP: lambda: map_form(self.draft, self.space),
            TABLE: lambda: table_form(self.draft),
            TREE: lambda: tree_form(self.draft),
            TEXT: lambda: text_form(self.draft, self.typed),
        }
        return [part("div", *forms[self.tab](), role="tabpanel", aria_label=t(f"editor-tab-{self.tab}"))]

    def _act(self, act: str, value: str) -> None:
        verb, _, field = act.partition(" ")
        if verb == "tab" and value in TABS:
            self.tab = value
        elif verb == "set":
            self._set(field, value[:MAX_CHARACTERS])
        self.show()

    def _set(self, field: str, value: str) -> None:
        if field == "seat" and value in map(str, range(len(self.draft.players))):
            self.seat = int(value)
        elif field == "space" and value in {str(space.number) for space in self.draft.game.box.spaces}:
            self.space = int(value)
        elif field.split(" ")[0] in CHANGES:
            self.draft.change(field, value)
            self.typed = value if field == "text" and self.draft.faults else None
            self.seat = min(self.seat, len(self.draft.players) - 1)

    def _picked(self, place: str) -> None:
        """A click on the picture chooses a space."""
        kind, _, rest = place.partition(":")
        if kind in ("space", "site"):
            self.space, self.tab = int(rest.partition(".")[0]), MAP
            self.show()

    def start(self) -> None:
        """Starts a study from the draft; if that cannot be, it says what has to be mended first."""
        if self.draft.faults:
            self.tries += 1
            self._show_faults(t("editor-mend-first"), news=f"try {self.tries}")
            return
        try:
            study = Study(position=self.draft.position)
        except (StudyError, ValueError) as problem:
            self.message.put(fault_list(t("editor-faults"), [str(problem)]))
            return
        self.dialog.open = False
        self.opened(study)
