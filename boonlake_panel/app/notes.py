"""Names, comments and marks of the choice at the cursor."""

from typing import Any

import panel as pn
import panel_material_ui as pmui
from panel.viewable import Viewer

from ..study import MARKS, StudyError
from ..study.limits import MAX_COMMENT, MAX_NAME
from .model import GameModel
from .widgets import button
from .wording import t


class Notes(Viewer):
    """A small form below the tree."""

    def __init__(self, model: GameModel, **params: Any) -> None:
        super().__init__(**params)
        self.model = model
        self.name_field = pmui.TextInput(label=t("name"), max_length=MAX_NAME, sizing_mode="stretch_width")
        self.comment = pmui.TextAreaInput(
            label=t("comment"), max_length=MAX_COMMENT, rows=3, sizing_mode="stretch_width"
        )
        signs = {t("mark-none"): "", **{f"{sign}  {name}": name for name, sign in MARKS.items()}}
        self.mark = pmui.Select(label=t("marks"), options=signs, sizing_mode="stretch_width")
        self.keep = button(model, t("keep"), self._keep, main=True)
        self.promote = button(model, t("promote"), self._promote)
        self.delete = button(model, t("delete"), self._delete)
        self.restore = button(model, t("restore"), self._restore)
        self._shown = ""

        buttons = pmui.FlexBox(self.keep, self.promote, self.delete, self.restore)
        self.form = pn.Column(self.name_field, self.comment, self.mark, buttons, sizing_mode="stretch_width")

    def __panel__(self) -> Any:
        return self.form

    def refresh(self) -> None:
        """Shows the notes of the cursor."""
        node = self.model.cursor
        if self._shown != node.id:
            self._shown = node.id
            self.name_field.value = node.name
            self.comment.value = node.comment
            self.mark.value = node.mark

    def _keep(self) -> None:
        study = self.model.study
        study.name_branch(self.name_field.value or "")
        study.comment(self.comment.value or "")
        study.mark(self.mark.value or "")

    def _promote(self) -> None:
        self.model.study.make_main()

    def _delete(self) -> None:
        if self.model.cursor.parent:
            self.model.study.delete()

    def _restore(self) -> None:
        try:
            self.model.go(self.model.study.restore())
        except StudyError:
            return
