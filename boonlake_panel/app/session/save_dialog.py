"""The window to save and share a study: its title, a file to download, and a link that stays."""

from collections.abc import Callable
from io import BytesIO
from typing import Any

import panel as pn
import panel_material_ui as pmui

from ...study import StudyError
from ...study.files import dumps
from ...study.library import Version, Visibility
from ...study.library.tables import MAX_DISPLAY_NAME
from ...study.limits import MAX_TITLE
from ..kit.dialogs import DialogHost, DialogView
from ..kit.widgets import alert, button, hint, tell
from ..kit.wording import t
from .versions import Versions
from .workspace import Workspace

SHARES = {
    "private": (Visibility.PRIVATE, False),
    "link": (Visibility.LINK, False),
    "link-edit": (Visibility.LINK, True),
    "public": (Visibility.PUBLIC, False),
    "public-edit": (Visibility.PUBLIC, True),
}
"""Who may see a study, and whether they may change it."""
COPY = "navigator.clipboard?.writeText(link.data.value)"
"""Runs in the browser, which lets only a click of its own reach the clipboard."""


class SaveDialog(DialogView):
    """Whoever saves a study once gets every change saved."""

    width = "sm"

    def __init__(self, host: DialogHost, workspace: Workspace, take: Callable[[], Any] | None = None) -> None:
        super().__init__(host, workspace.model)
        self._open_take = take  # opens the window with pictures and the file of the whole study
        self.workspace = workspace
        self._library_versions = Versions(workspace)

    def title(self) -> str:
        return t("save")

    def build(self) -> list[Any]:
        self.field = pmui.TextInput(label=t("title-study"), max_length=MAX_TITLE, sizing_mode="stretch_width")
        self.field.param.watch(lambda event: self._rename(), "value")
        identity = self.workspace.identity
        self.name = pmui.TextInput(
            label=t("visitor-name"), value=identity.name if identity else "", max_length=MAX_DISPLAY_NAME,
            visible=identity is not None and identity.user is None, sizing_mode="stretch_width",
        )  # fmt: skip
        self.name.param.watch(lambda event: self._name_visitor(event.new or ""), "value")
        shares = {t(f"share-{name}"): name for name in SHARES}
        self.sharing = pmui.Select(label=t("share"), options=shares, sizing_mode="stretch_width")
        self.sharing.param.watch(lambda event: self._share(event.new), "value")
        self.versions = pmui.Select(label=t("versions"), options={}, visible=False, sizing_mode="stretch_width")
        look = button(t("version-look"), self._look_at_version, size="small")
        self.bring_back = button(t("version-back"), self._bring_back, size="small")
        self.version_row = pn.FlexBox(look, self.bring_back, gap="8px", visible=False)
        self.message = alert(margin=(4, 10))
        self.state = hint()
        self.link = pmui.TextInput(label=t("link"), sizing_mode="stretch_width")
        self.copy = pmui.Button(label=t("link-copy"), variant="outlined", on_click=self._copied)
        self.copy.js_on_click(args={"link": self.link}, code=COPY)
        self.download = pmui.FileDownload(
            callback=self._file, filename="boonlake-study.json", label=t("download"), variant="outlined"
        )
        save = button(t("save"), self.save, main=True)
        self.address_row = pn.FlexBox(self.link, self.copy, align_items="center", gap="8px", flex_wrap="nowrap")
        buttons = pn.FlexBox(save, self.download)
        if self._open_take is not None:
            buttons.append(button(t("take"), self._take))
        earlier = [self.versions, self.version_row]
        return [self.field, self.name, buttons, self.message, self.sharing, self.address_row, self.state, *earlier]

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
            self.address_row.visible = self.workspace.tracked is not None
            self.state.object = t("saved") if saved else t("unsaved")
            self.field.disabled = saved and not self.workspace.may_own
            self._show_sharing()
        self._library_versions.list(self._show_versions)

    def _show_versions(self, versions: list[Version]) -> None:
        """Offer what the study was before; only its owner brings that back."""
        with pn.io.hold():
            self.versions.options = {_version(one): one.version for one in versions[1:]}
            self.versions.value = versions[1].version if versions[1:] else None
            self.versions.visible = self.version_row.visible = len(versions) > 1
            self.bring_back.visible = self.workspace.saved and self.workspace.may_own

    def _look_at_version(self) -> None:
        if self.versions.value is not None:
            self._library_versions.look_at(self.versions.value, self.hide, self._refused)

    def _bring_back(self) -> None:
        if self.versions.value is not None:
            self._library_versions.bring_back(self.versions.value, self.hide, self._refused)

    def _show_sharing(self) -> None:
        """Who may see the study; only its owner can change that, and nobody's study has no owner."""
        tracked = self.workspace.tracked
        access = tracked.access if tracked is not None and self.workspace.saved else None
        self.sharing.visible = access is not None and access.may_own and not access.is_nobodys
        if access is not None:
            now = (access.visibility, access.editable and access.visibility is not Visibility.PRIVATE)
            self.sharing.value = next(name for name, meaning in SHARES.items() if meaning == now)

    def _share(self, name: str) -> None:
        tracked = self.workspace.tracked
        if name not in SHARES or tracked is None:
            return
        if (tracked.access.visibility, tracked.access.editable) != SHARES[name]:
            self.workspace.share(*SHARES[name], failed=self._refused)

    def save(self) -> None:
        """Put the study into the library; from then on every change is saved."""
        self._try(lambda: self.workspace.save(self.field.value or "", self.refresh, self._refused))

    def _refused(self, problem: StudyError) -> None:
        tell(self.message, t("broken", problem=str(problem)))
        self.refresh()

    def _name_visitor(self, name: str) -> None:
        if self.workspace.identity is not None:
            self.workspace.identity.rename(name)

    def _rename(self) -> None:
        """A new title is saved with a study that is in the library."""
        title = self.field.value or ""
        if title != self.workspace.study.title and self.workspace.may_own:
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

    def _take(self) -> None:
        self.hide()
        if self._open_take is not None:
            self._open_take()

    def address(self) -> str:
        """The link to the cursor; nothing while the study is in no library."""
        tracked, location = self.workspace.tracked, pn.state.location
        if tracked is None:
            return ""
        if location is None or not location.hostname:  # nobody, or a browser that has not told yet
            return str(tracked.link())
        port = f":{location.port}" if location.port else ""
        return f"{location.protocol}//{location.hostname}{port}{location.pathname}{tracked.link()}"


def _version(one: Version) -> str:
    return t("version", date=one.saved.strftime("%Y-%m-%d %H:%M:%S"), choices=one.choices)
