"""Names, comments and marks of the choice at the cursor, and what can be done with its line."""

from contextlib import suppress
from functools import partial
from typing import Any

import panel as pn
import panel_material_ui as pmui

from ...study import MARKS, Node, Study, StudyError
from ...study.limits import MAX_COMMENT, MAX_NAME
from ..kit.wording import t
from .base import ModelViewer


class Notes(ModelViewer):
    """A small form below the tree; a field is written when it is left, or when somebody goes elsewhere."""

    def build(self) -> Any:
        """Make the parts."""
        self._place: tuple[Study, Node] | None = None
        self._shown = ("", "", "")
        self._language = self.model.language
        self._form = pn.Column(sizing_mode="stretch_width")
        self._make()
        return self._form

    def _make(self) -> None:
        """The widgets, in the current language."""
        wide = {"sizing_mode": "stretch_width"}
        self.name_field = pmui.TextInput(label=t("name"), max_length=MAX_NAME, **wide)
        self.comment = pmui.TextAreaInput(label=t("comment"), max_length=MAX_COMMENT, rows=3, **wide)
        signs = {t("mark-none"): "", **{f"{sign}  {name}": name for name, sign in MARKS.items()}}
        self.mark = pmui.Select(label=t("marks"), options=signs, **wide)
        self.writers = {self.name_field: "name_branch", self.comment: "comment", self.mark: "mark"}
        for field in self.writers:
            self.follow(field, ["value"], partial(self._left, field))
        self.keep = self.button(t("keep"), self._keep, main=True)
        self.promote = self.button(t("promote"), lambda: self.model.study.make_main())
        self.demote = self.button(t("demote"), lambda: self.model.study.demote())
        self.delete = self.button(t("delete"), self._delete)
        self.restore = self.button(t("restore"), self._restore)
        buttons = pn.FlexBox(
            self.keep, self.promote, self.demote, self.delete, self.restore, sizing_mode="stretch_width"
        )
        self._form.objects = [self.name_field, self.comment, self.mark, buttons]

    def refresh(self) -> None:
        """Show the notes of the cursor, and what can be done with its line."""
        node = self.model.cursor
        if self._language != self.model.language:
            self._language = self.model.language
            self._make()
            self._shown = ("", "", "")
        self.promote.disabled = node.is_main
        self.demote.disabled = not _can_move_down(node)
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
        """Keep what somebody was still typing when they went elsewhere."""
        for field in (self.name_field, self.comment):
            if field.value_input != field.value:
                self._write(field, field.value_input, place)

    def _left(self, field: Any) -> None:
        self._write(field, field.value, self._place)

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

    def _delete(self) -> None:
        if self.model.cursor.parent:
            self.model.study.delete()

    def _restore(self) -> None:
        with suppress(StudyError):
            self.model.go(self.model.study.restore())


def _can_move_down(node: Node) -> bool:
    """Whether the nearest variation on the way to a node has one below it."""
    steps = [step for step in node.path if step.parent and len(step.parent.children) > 1]
    return any(step.parent and step.parent.children[-1] is not step for step in steps)
