"""Names, comments and marks of the choice at the cursor."""

from contextlib import suppress
from typing import Any

import panel as pn
import panel_material_ui as pmui
from panel.viewable import Viewer

from ...study import MARKS, Node, Study, StudyError
from ...study.limits import MAX_COMMENT, MAX_NAME
from ..kit.widgets import button
from ..kit.wording import t
from ..model import GameModel


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
        self._place: tuple[Study, Node] | None = None
        self._shown = ("", "", "")
        self.writers = {self.name_field: "name_branch", self.comment: "comment", self.mark: "mark"}
        for field in self.writers:
            field.param.watch(model.localized(lambda event: self._write(event.obj, event.new, self._place)), "value")

        buttons = pmui.FlexBox(self.keep, self.promote, self.delete, self.restore)
        self.form = pn.Column(self.name_field, self.comment, self.mark, buttons, sizing_mode="stretch_width")

    def __panel__(self) -> Any:
        return self.form

    def refresh(self) -> None:
        """Shows the notes of the cursor, and what can be done with its line."""
        node = self.model.cursor
        self.promote.disabled = node.is_main
        self.delete.disabled = node.parent is None
        self.restore.disabled = not self.model.study.can_restore
        if self._place is None or self._place[1] is not node:
            left, self._place = self._place, (self.model.study, node)
            self._finish(left)
        elif self._typing or self._shown == (node.name, node.comment, node.mark):
            return
        self._show(node)

    def _show(self, node: Node) -> None:
        self._shown = (node.name, node.comment, node.mark)
        self.name_field.param.update(value=node.name, value_input=node.name)
        self.comment.param.update(value=node.comment, value_input=node.comment)
        self.mark.value = node.mark

    @property
    def _typing(self) -> bool:
        """Whether somebody is in the middle of a text, which a review or another visitor must not replace."""
        return any(field.value_input != field.value for field in (self.name_field, self.comment))

    def _finish(self, place: tuple[Study, Node] | None) -> None:
        """Keeps what somebody was still typing when they went elsewhere."""
        for field in (self.name_field, self.comment):
            if field.value_input != field.value:
                self._write(field, field.value_input, place)

    def _write(self, field: Any, words: str | None, place: tuple[Study, Node] | None) -> None:
        """A field was left: what it says belongs to the choice that it was shown for, if that is still there."""
        if place is not None:
            study, node = place
            with suppress(StudyError):
                getattr(study, self.writers[field])(words or "", node)

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
