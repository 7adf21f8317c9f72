"""The window to save and share a study: its title, a file to download, and a link that stays."""

from io import BytesIO
from typing import Any

import panel as pn
import panel_material_ui as pmui

from ...study import StudyError
from ...study.files import dumps
from ...study.limits import MAX_TITLE
from ..kit.dialogs import DialogHost, DialogView
from ..kit.widgets import alert, button, hint, tell
from ..kit.wording import t
from .workspace import Workspace

COPY = "navigator.clipboard?.writeText(link.data.value)"
"""Runs in the browser, which lets only a click of its own reach the clipboard."""


class SaveDialog(DialogView):
    """Whoever saves a study once gets every change saved."""

    width = "sm"

    def __init__(self, host: DialogHost, workspace: Workspace) -> None:
        super().__init__(host, workspace.model)
        self.workspace = workspace

    def title(self) -> str:
        return t("save")

    def build(self) -> list[Any]:
        self.field = pmui.TextInput(label=t("title-study"), max_length=MAX_TITLE, sizing_mode="stretch_width")
        self.field.param.watch(lambda event: self._rename(), "value")
        self.message = alert()
        self.state = hint()
        self.link = pmui.TextInput(label=t("link"), sizing_mode="stretch_width")
        self.copy = pmui.Button(label=t("link-copy"), variant="outlined", on_click=self._copied)
        self.copy.js_on_click(args={"link": self.link}, code=COPY)
        self.download = pmui.FileDownload(
            callback=self._file, filename="boonlake-study.json", label=t("download"), variant="outlined"
        )
        save = button(t("save"), self.save, main=True)
        self.address_row = pn.FlexBox(self.link, self.copy, align_items="center", gap="8px", flex_wrap="nowrap")
        return [self.field, pn.FlexBox(save, self.download, gap="8px"), self.message, self.address_row, self.state]

    def built(self, window: Any) -> None:
        window.param.watch(lambda event: self._left(event.new), "open")

    def open(self) -> None:
        """Show the title and the link of the study."""
        dialog, title = self.dialog, self.workspace.study.title
        self.field.param.update(value=title, value_input=title)
        tell(self.message, "")
        self.refresh()
        self.host.show(dialog)

    def refresh(self) -> None:
        """Show the link, if the study has one."""
        saved, address = self.workspace.saved, self.address()
        with pn.io.hold():
            self.link.param.update(value=address, value_input=address)
            self.copy.label = t("link-copy")
            self.address_row.visible = saved
            self.state.object = t("saved") if saved else t("unsaved")

    def save(self) -> None:
        """Put the study into the library; from then on every change is saved."""
        if self._try(lambda: self.workspace.save(self.field.value or "")):
            self.refresh()

    def _rename(self) -> None:
        """A new title is saved with a study that is in the library."""
        title = self.field.value or ""
        if title != self.workspace.study.title:
            self._try(lambda: self.workspace.study.rename(title))

    def _try(self, work: Any) -> bool:
        try:
            work()
        except StudyError as problem:
            tell(self.message, t("broken", problem=str(problem)))
            return False
        tell(self.message, "")
        return True

    def _left(self, is_open: bool) -> None:
        """Whoever closes the window while typing means what they typed."""
        if not is_open:
            self.field.value = self.field.value_input

    def _copied(self, event: Any) -> None:
        self.copy.label = t("link-copied")

    def _file(self) -> Any:
        return BytesIO(dumps(self.workspace.study).encode())

    def address(self) -> str:
        """The link to the cursor; nothing while the study is in no library."""
        tracked, location = self.workspace.tracked, pn.state.location
        if tracked is None:
            return ""
        if location is None or not location.hostname:  # nobody, or a browser that has not told yet
            return str(tracked.link())
        port = f":{location.port}" if location.port else ""
        return f"{location.protocol}//{location.hostname}{port}{location.pathname}{tracked.link()}"
