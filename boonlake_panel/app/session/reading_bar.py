"""What stands above a page while somebody else's study is read, and when a change is not saved yet."""

from typing import Any

import panel as pn

from ...study import StudyError
from ..kit.widgets import alert, button, tell
from ..kit.wording import t
from .workspace import Workspace


class ReadingBar:
    """Says whose study is read and that own lines stay apart; offers to change it, or to go on in a copy."""

    def __init__(self, workspace: Workspace) -> None:
        self.workspace = workspace
        self.alert: Any = None  # both are made when they are first needed: most visitors never see one
        self.unsaved: Any = None
        self.layout = pn.Column(sizing_mode="stretch_width")
        workspace.param.watch(lambda *events: self.refresh(), ["reading", "late", "tracked"])
        self._language = workspace.model.param.watch(lambda event: self.refresh(), "language")

    def refresh(self) -> None:
        """Show how things are now."""
        tracked = self.workspace.tracked
        with pn.io.hold():
            if self.workspace.late and self.unsaved is None:
                self.unsaved = self._added(alert())
            if self.unsaved is not None:
                tell(self.unsaved, t("not-saved-yet") if self.workspace.late else "")
            if not self.workspace.reading or tracked is None or not self.workspace.knows_visitor:
                if self.alert is not None:
                    tell(self.alert, "")
                return
            self.alert = self.alert or self._added(alert(bad=False))
            self.edit = button(t("reading-edit"), self._edit, size="small")
            self.copy = button(t("reading-copy"), self._copy, size="small")
            self.alert.objects = [self.edit, self.copy] if tracked.access.may_edit else [self.copy]
            owner = tracked.access.owner_name or t("reading-somebody")
            tell(self.alert, t("reading", owner=owner))

    def _added(self, bar: Any) -> Any:
        self.layout.append(bar)
        return bar

    def _edit(self) -> None:
        self._try(self.workspace.edit)

    def _copy(self) -> None:
        self._try(self.workspace.copy)

    def _try(self, work: Any) -> None:
        try:
            work()
        except StudyError as problem:
            self.workspace.say(str(problem), True, ())

    def close(self) -> None:
        """Stop following the model."""
        self.workspace.model.param.unwatch(self._language)
