"""Opening, uploading, keeping, downloading and sharing studies."""

from collections.abc import Callable
from functools import cached_property
from io import BytesIO
from typing import Any

import panel as pn
import panel_material_ui as pmui

from ...study import StudyError
from ...study.examples import example_names, load_example
from ...study.files import dumps, loads
from ...study.limits import MAX_TITLE
from ..kit.dialogs import DialogHost, dialog
from ..kit.forms import CSS, text_field
from ..kit.markup import Markup, Part, part
from ..kit.widgets import button
from ..kit.wording import t
from .study_lists import examples, library, link, trash
from .workspace import MAX_REASON, Origin, Workspace

MAX_MEGABYTES = 5
SHOWN_STUDIES = 30
MAX_SEARCH = 80


class StudyDialogs:
    """The windows to open, save and share studies."""

    def __init__(self, host: DialogHost, workspace: Workspace) -> None:
        self.host = host
        self.workspace = workspace
        self.model = workspace.model
        self.library = workspace.library
        self.dark = False
        self.words = ""
        self.deleted = ("", "")  # id and title of the study that was put into the trash last

    # The windows, made when they are first opened

    WINDOWS = ("open_message", "shelf", "link", "upload", "open_dialog", "title", "save_dialog")

    def forget(self) -> None:
        """The windows are made anew in another language."""
        for name in self.WINDOWS:
            self.__dict__.pop(name, None)

    def paint(self, dark: bool) -> None:
        self.dark = dark
        for name in ("open_message", "shelf", "link"):
            if name in self.__dict__:
                self.__dict__[name].dark = dark

    def _markup(self) -> Markup:
        return Markup(
            on_act=self.model.localized(self._chosen), dark=self.dark, stylesheets=[CSS], sizing_mode="stretch_width"
        )

    @cached_property
    def open_message(self) -> Markup:
        return self._markup()

    @cached_property
    def shelf(self) -> Markup:
        return self._markup()

    @cached_property
    def link(self) -> Markup:
        return self._markup()

    @cached_property
    def upload(self) -> Any:
        field = pmui.FileInput(
            label=t("upload", size=MAX_MEGABYTES), accept=".json", multiple=False,
            max_file_size=MAX_MEGABYTES * 1_000_000,
        )  # fmt: skip
        field.param.watch(self.model.localized(self._uploaded), "value")
        return field

    @cached_property
    def open_dialog(self) -> Any:
        content = pn.Column(self.open_message, self.upload, self.shelf, sizing_mode="stretch_width")
        return dialog(t("open"), content)

    @cached_property
    def title(self) -> Any:
        field = pmui.TextInput(label=t("title-study"), max_length=MAX_TITLE, sizing_mode="stretch_width")
        field.param.watch(self.model.localized(lambda event: self._rename()), "value")
        return field

    @cached_property
    def save_dialog(self) -> Any:
        keep_button = button(self.model, t("save"), self.keep, main=True)
        download = pmui.FileDownload(
            callback=self._file, filename="boonlake-study.json", label=t("download"), variant="outlined"
        )
        buttons = pn.FlexBox(keep_button, download)
        content = pn.Column(self.title, buttons, self.link, sizing_mode="stretch_width")
        window = dialog(t("save"), content, width="sm")
        window.param.watch(self.model.localized(lambda event: self._left(event.new)), "open")
        return window

    # Opening

    def open(self) -> None:
        self.words, self.deleted = "", ("", "")
        self.open_message.put([])
        self._show_entries()
        self.host.show(self.open_dialog)

    def _show_entries(self) -> None:
        self.shelf.put(self._entries())

    def _entries(self) -> list[Part]:
        found = examples(example_names())
        if self.library is None:
            return found
        try:
            entries = self.library.entries(search=self.words, limit=SHOWN_STUDIES)
            thrown = self.library.entries(trashed=True, limit=SHOWN_STUDIES)
        except StudyError as problem:
            return [*found, part("div", str(problem), css="notice bad", role="alert")]
        search = text_field("search", t("library-search"), self.words, MAX_SEARCH)
        search_shown = [search] if self.words or len(entries) > 3 else []
        tracked = self.workspace.tracked
        open_id = tracked.id if tracked else ""
        return [*library(entries, search_shown, self.deleted, self.words, open_id), *trash(thrown), *found]

    def _chosen(self, act: str, value: str) -> None:
        doing: dict[str, Callable[[], Any]] = {
            "open": lambda: self._open_kept(value),
            "example": lambda: self._open_example(value),
            "delete": lambda: self._delete(value),
            "restore": lambda: self._restore(value),
            "set search": lambda: self._search(value),
            "copied": lambda: self._show_link(copied=True),
        }
        if act in doing:
            doing[act]()

    def _open_kept(self, id_: str) -> None:
        if self.workspace.open_id(id_):
            self._done()

    def _done(self) -> None:
        self.open_dialog.open = False

    def _search(self, words: str) -> None:
        self.words = words[:MAX_SEARCH]
        self._show_entries()

    def _open_example(self, name: str) -> None:
        if name in example_names():
            self.workspace.open(load_example(name), Origin.EXAMPLE)
            self._done()

    def _broken(self, problem: StudyError) -> None:
        self.workspace.refuse(problem)
        if problem.study is None:
            words = t("broken", problem=str(problem)[:MAX_REASON])
            self.open_message.put([part("div", words, css="notice bad", role="alert")])

    def _uploaded(self, event: Any) -> None:
        data = event.new
        if not data:
            return
        if len(data) > MAX_MEGABYTES * 1_000_000:
            size = round(len(data) / 1_000_000, 1)
            self.workspace.say(t("too-large", size=str(size), limit=MAX_MEGABYTES), True, ())
            return
        try:
            study = loads(bytes(data))
        except StudyError as problem:
            self._broken(problem)
            return
        except Exception as problem:  # whatever a file holds, the session lives on
            self._broken(StudyError(type(problem).__name__))
            return
        self.workspace.open(study)
        self._done()

    # The trash

    def _delete(self, id_: str) -> None:
        """Puts a study into the trash; who looks at it goes on with a study that is not kept."""
        if self.library is None:
            return
        titles = {entry.id: entry.title for entry in self.library.entries(search=self.words, limit=SHOWN_STUDIES)}
        if self._tried(lambda: self.workspace.trash(id_)):
            self.deleted = (id_, titles.get(id_, ""))
        self._show_entries()

    def _restore(self, id_: str) -> None:
        if self.library is not None and self._tried(lambda: self.library.restore(id_)):  # type: ignore[union-attr]
            self.deleted = ("", "")
        self._show_entries()

    def _tried(self, work: Callable[[], Any]) -> bool:
        try:
            work()
        except StudyError as problem:
            self.open_message.put([part("div", str(problem), css="notice bad", role="alert")])
            return False
        return True

    # Keeping

    def save(self) -> None:
        title = self.model.study.title
        self.title.param.update(value=title, value_input=title)
        self._show_link()
        self.host.show(self.save_dialog)

    def keep(self) -> None:
        """Puts the study into the library; from then on every change is saved."""
        try:
            self.workspace.save(self.title.value or "")
        except StudyError as problem:
            self._tell_keeper(problem)
            return
        self._show_link()

    def _left(self, is_open: bool) -> None:
        """Whoever closes the window while typing means what they typed."""
        if not is_open:
            self.title.value = self.title.value_input

    def _rename(self) -> bool:
        """Gives the study the title of the field; one that is kept is saved with it."""
        try:
            if (self.title.value or "") != self.model.study.title:
                self.model.study.rename(self.title.value or "")
        except StudyError as problem:
            self._tell_keeper(problem)
            return False
        return True

    def _tell_keeper(self, problem: StudyError) -> None:
        self.link.put([part("div", t("broken", problem=str(problem)), css="notice bad", role="alert")])

    def _file(self) -> Any:
        return BytesIO(dumps(self.model.study).encode())

    def _show_link(self, copied: bool = False) -> None:
        self.link.put(link(self.address() if self.workspace.saved else "", copied))

    def address(self) -> str:
        """The link to the cursor."""
        location, tracked = pn.state.location, self.workspace.tracked
        base = (
            f"{location.protocol}//{location.hostname}{':' + location.port if location.port else ''}{location.pathname}"
            if location
            else ""
        )
        return base + (tracked.link() if tracked else "")
