"""The position editor: change any piece, card or coin, and start a study from it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import panel as pn
import param

from ....study import Study, StudyError
from ....views.boards.sheets import MapBoard
from ....views.boards.snapshot import Snapshot
from ....views.drawing.palette import palette_of
from ...kit.dialogs import DialogHost, DialogView
from ...kit.widgets import alert, button, fields, radio_buttons, tell
from ...kit.wording import t
from ...model import GameModel
from .position_draft import CHANGES, Draft
from .position_fields import Fields, Group
from .position_forms import MAX_TEXT, faults_by_field, map_form, player_form, table_form, text_form, tree_form

TABS = PLAYER, MAP, TABLE, TREE, TEXT = ("player", "map", "table", "tree", "text")
COLUMNS = """
:host { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 0 18px; align-items: start; }
@media (max-width: 899px) { :host { grid-template-columns: minmax(0, 1fr); } }
"""
STICKY = "@media (min-width: 900px) { :host { position: sticky; top: 0; } }"
"""The picture stays in sight beside a long form."""


class EditorView(param.Parameterized):
    """Which part of the position is edited."""

    tab: Any = param.Selector(default=PLAYER, objects=list(TABS), doc="The form that is open.")
    seat = param.Integer(default=0, bounds=(0, None), doc="The player whose form it is.")
    space = param.Integer(default=1, bounds=(1, None), doc="The space of the map that is edited.")
    path: Any = param.String(default="", doc="Where the value stands that is edited as JSON.")


class Editor(DialogView):
    """Forms for the parts of a position, the whole as text, and a picture that follows; all stay in step."""

    width = "xl"

    def __init__(self, host: DialogHost, model: GameModel, opened: Callable[[Study], None]) -> None:
        super().__init__(host, model)
        self.opened = opened
        self.view = EditorView()
        self.view.param.watch(lambda *events: self.refresh(), ["tab", "seat", "space", "path"])
        self.typed: str | None = None  # a text that is no position yet
        self.draft = Draft(model.game.position())

    def title(self) -> str:
        return t("edit")

    def build(self) -> list[Any]:
        self.message = alert(margin=(4, 10))
        self.fields = Fields(self.model, self.change)
        self.form = pn.Column(sizing_mode="stretch_width")
        self._shown: list[tuple[str, list[int]]] = []
        self.board = MapBoard(palette_of(self.host.dark), self._picked)
        tabs = {name: t(f"editor-tab-{name}") for name in TABS}
        self.tabs = radio_buttons(self.view.param.tab, tabs, t("edit"), margin=(6, 10, 14, 10))
        picture = pn.pane.Bokeh(self.board.figure, sizing_mode="scale_width")
        columns = pn.Column(
            pn.Column(self.tabs, self.form, sizing_mode="stretch_width"),
            pn.Column(picture, stylesheets=[STICKY], sizing_mode="stretch_width"),
            stylesheets=[COLUMNS],
            sizing_mode="stretch_width",
        )
        start = button(t("position-start"), self.start, main=True)
        reset = button(t("position-reset"), self.reset)
        return [self.message, pn.FlexBox(start, reset), columns]

    def open(self) -> None:
        """Show the position at the cursor."""
        dialog = self.dialog
        self.board.repaint(palette_of(self.host.dark))
        self.reset()
        self.host.show(dialog)

    def reset(self) -> None:
        """Take the position at the cursor."""
        self.draft, self.typed = Draft(self.model.game.position()), None
        self.view.seat = self.model.shown_seat
        self.refresh()

    def refresh(self) -> None:
        """Show the draft as it is now."""
        with pn.io.hold():
            self._tell_faults(t("editor-faults"))
            self._show_form()
            focus = frozenset({f"space:{self.view.space}"} if self.view.tab == MAP else ())
            self.board.update(replace(Snapshot.of(self.draft.game, self.view.seat), targets={}, focus=focus))

    def _tell_faults(self, title: str) -> None:
        faults = [f"· {fault.text}" for fault in self.draft.faults]
        tell(self.message, "\n".join([title, *faults]) if faults else "")

    def _show_form(self) -> None:
        """Fill the widgets; they are laid out anew only where others are needed."""
        self.fields.faults = faults_by_field(self.draft)
        groups = self._groups()
        shown = [(group.title, [id(widget) for widget in group.widgets]) for group in groups]
        if shown != self._shown:
            self._shown = shown
            self.form.objects = [fields(*group.widgets, title=group.title) for group in groups]

    def _groups(self) -> list[Group]:
        view = self.view
        forms: dict[str, Callable[[], list[Group]]] = {
            PLAYER: lambda: player_form(self.draft, self.fields, view.seat),
            MAP: lambda: map_form(self.draft, self.fields, view.space),
            TABLE: lambda: table_form(self.draft, self.fields),
            TREE: lambda: tree_form(self.draft, self.fields, view.path),
            TEXT: lambda: text_form(self.draft, self.fields, self.typed),
        }
        return forms[view.tab]()

    def change(self, field: str, value: str) -> None:
        """Somebody changed a field."""
        if field == "seat" and value in map(str, range(len(self.draft.players))):
            self.view.seat = int(value)
        elif field == "space" and value in {str(space.number) for space in self.draft.game.box.spaces}:
            self.view.space = int(value)
        elif field == "path":
            self.view.path = value
        elif field.split(" ")[0] in CHANGES:
            self.draft.change(field, value[:MAX_TEXT])
            self.typed = value if field == "text" and self.draft.faults else None
            self.view.seat = min(self.view.seat, len(self.draft.players) - 1)
            self.refresh()

    def _picked(self, place: str) -> None:
        """A click on the picture chooses a space."""
        kind, _, rest = place.partition(":")
        if kind in ("space", "site"):
            self.view.param.update(space=int(rest.partition(".")[0]), tab=MAP)

    def start(self) -> None:
        """Start a study from the draft; if that cannot be, say what has to be mended first."""
        if self.draft.faults:
            self._tell_faults(t("editor-mend-first"))
            return
        try:
            study = Study(position=self.draft.position)
        except (StudyError, ValueError) as problem:
            tell(self.message, str(problem))
            return
        self.hide()
        self.opened(study)
