"""The window to open a study: from a file, from the library and its trash, or one of the examples.

Lists are one `MenuList` each. Its actions beside an item would be buttons inside a button, which nobody reaches with a
screen reader; so deleting and restoring are lists of their own, in an accordion (`Details` takes no key).
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import panel as pn
import panel_material_ui as pmui
import param

from ...study import Study, StudyError
from ...study.examples import examples, load_example
from ...study.library import Entry, Library, Whose
from ...texts.messages import has_text
from ..kit.dialogs import DialogHost, DialogView
from ..kit.upstream import FileUpload
from ..kit.widgets import alert, bound, button, heading, hint, tell
from ..kit.wording import t
from ..serving.background import read_study, run_beside
from .workspace import MAX_REASON, Origin, Workspace

MAX_MEGABYTES = 5
SHOWN_STUDIES = 30
MAX_SEARCH = 80
SEARCHED_FROM = 4
"""So many studies make a search useful."""
ITEM = {"minHeight": 44, "borderRadius": "8px"}
LIST = {"& .MuiListItemButton-root": ITEM, "& .MuiListItemText-primary": {"overflowWrap": "anywhere"}}


LISTS = (Whose.MINE, Whose.SHARED, Whose.EVERYBODYS)
Shelves = tuple[dict[Whose, list[Entry]], list[Entry]]
"""What the lists show, and the trash."""


class StudySearch(param.Parameterized):
    """What is looked for in the library."""

    words: Any = param.String(default="", doc="Words in the titles and notes of studies, and in names of players.")


class OpenDialog(DialogView):
    """Everything that can be opened, each with one click; what was deleted can be taken back."""

    def __init__(self, host: DialogHost, workspace: Workspace) -> None:
        super().__init__(host, workspace.model)
        self.workspace = workspace
        self.search = StudySearch()
        self.search.param.watch(lambda event: self.refresh(), "words")
        self.deleted = ""  # the id of the study that was put into the trash last

    @property
    def library(self) -> Library | None:
        """The library as the visitor may use it."""
        return self.workspace.library

    def title(self) -> str:
        return t("open")

    def build(self) -> list[Any]:
        self.message = alert(margin=(4, 10))
        self.upload = FileUpload(
            MAX_MEGABYTES * 1_000_000,
            self._too_large,
            label=t("upload", size=MAX_MEGABYTES),
            accept=".json",
            variant="outlined",
        )
        self.upload.param.watch(lambda event: self.load(event.new), "value")
        self.examples = self._list(self._open_example)
        self.examples.items = [_example(name) for name in examples()]
        shelf = [] if self.library is None else self._build_library()
        return [self.message, self.upload, *shelf, heading(t("examples")), self.examples]

    def _build_library(self) -> list[Any]:
        self.undone = alert(bad=False, margin=(4, 10))
        self.undo = button(t("library-undo"), lambda: self.restore(self.deleted), size="small")
        self.undone.append(self.undo)
        self.field = bound(pmui.TextInput, self.search.param.words, t("library-search"), max_length=MAX_SEARCH)
        self.nothing = hint()
        self.lists = {whose: self._list(lambda item: self.open_id(item["id"])) for whose in LISTS}
        self.headings = {whose: heading(t(f"library-{whose}")) for whose in LISTS}
        self.studies = self.lists[Whose.MINE if self._has_visitor else Whose.EVERYBODYS]
        self.deletable = self._list(lambda item: self.delete(item["id"]))
        self.trashed = self._list(lambda item: self.restore(item["id"]))
        self._drawers: list[tuple[str, Any]] = []
        self.drawers = pmui.Accordion(title_variant="body1", sizing_mode="stretch_width", margin=(4, 10))
        shelves = [part for whose in LISTS for part in (self.headings[whose], self.lists[whose])]
        return [heading(t("library")), self.field, self.undone, self.nothing, *shelves, self.drawers]

    @property
    def _has_visitor(self) -> bool:
        """Whether the library tells one visitor from another."""
        return self.library is not None and self.library.visitor is not None

    def _list(self, work: Callable[[Any], Any]) -> Any:
        menu = pmui.MenuList(items=[], highlight=False, sizing_mode="stretch_width", sx=LIST, margin=(0, 2))
        menu.on_click(work)
        return menu

    def open(self) -> None:
        """Show what there is now."""
        dialog, self.deleted = self.dialog, ""
        self.search.words = ""
        tell(self.message, "")
        self.refresh()
        self.host.show(dialog)

    def refresh(self) -> None:
        """List the studies of the library as they are now."""
        if self.library is None:
            return
        lists = LISTS if self._has_visitor else (Whose.EVERYBODYS,)
        run_beside(
            partial(_look, self.library, self.search.words, lists), self._show, lambda problem: self._tell(str(problem))
        )

    def _tell(self, words: str) -> None:
        tell(self.message, words)

    def _show(self, shelves: Shelves) -> None:
        found, thrown = shelves
        open_id = self.workspace.tracked.id if self.workspace.tracked else ""
        entries = [entry for listed in found.values() for entry in listed]
        owned = [entry for entry in entries if entry.access.may_own]
        with pn.io.hold():
            self.field.visible = bool(self.search.words) or len(entries) >= SEARCHED_FROM
            tell_hint = "" if entries else t("library-nothing" if self.search.words else "library-none")
            self.nothing.param.update(object=tell_hint, visible=not entries)
            for whose, menu in self.lists.items():
                menu.items = [_study(entry, entry.id == open_id) for entry in found.get(whose, ())]
                menu.visible = bool(menu.items)
                self.headings[whose].visible = bool(menu.items) and self._has_visitor
            self.deletable.items = [_act("library-delete-this", entry) for entry in owned]
            self.trashed.items = [_act("library-restore-this", entry) for entry in thrown]
            self._show_drawers(len(owned), len(thrown))
            title = next((entry.title for entry in thrown if entry.id == self.deleted), None)
            tell(self.undone, "" if title is None else t("library-deleted", title=title or t("untitled")))

    def _show_drawers(self, entries: int, thrown: int) -> None:
        drawers = [(t("library-delete"), self.deletable)] if entries else []
        drawers += [(t("library-trash", count=thrown), self.trashed)] if thrown else []
        if drawers != self._drawers:
            self._drawers = drawers
            self.drawers.active = []
            self.drawers[:] = drawers
        self.drawers.visible = bool(drawers)

    # What can be done

    def open_id(self, id_: str) -> None:
        """Open a study of the library."""
        self.workspace.open_id(id_, then=self.hide)

    def _open_example(self, item: Any) -> None:
        self.workspace.open(load_example(item["id"]), Origin.EXAMPLE)
        self.hide()

    def load(self, data: bytes | None) -> None:
        """Open an uploaded file, or say what is wrong with it."""
        if not data:
            return
        tell(self.message, "")
        if len(data) > MAX_MEGABYTES * 1_000_000:
            self._too_large()
            return
        run_beside(partial(read_study, bytes(data)), self._opened, self._refuse)

    def _too_large(self) -> None:
        self._fail(t("too-large", limit=MAX_MEGABYTES))

    def _fail(self, words: str) -> None:
        """Say beside the field why a file was not opened."""
        self.upload.answer(words)
        tell(self.message, words)

    def _opened(self, study: Study) -> None:
        self.upload.answer()
        self.workspace.open(study)
        self.hide()

    def _refuse(self, problem: StudyError) -> None:
        self.workspace.refuse(problem)
        if problem.study is None:
            self._fail(t("broken", problem=str(problem)[:MAX_REASON]))
        else:
            self.upload.answer()
            self.hide()

    def delete(self, id_: str) -> None:
        """Put a study into the trash."""
        self.workspace.trash(id_, partial(self._done, id_), self._failed)

    def restore(self, id_: str) -> None:
        """Take a study out of the trash."""
        if self.library is not None:
            run_beside(partial(self.library.restore, id_), lambda _: self._done(""), self._failed)

    def _done(self, deleted: str) -> None:
        self.deleted = deleted
        self.refresh()

    def _failed(self, problem: StudyError) -> None:
        self._tell(str(problem))
        self.refresh()


def _look(library: Library, words: str, lists: Sequence[Whose]) -> Shelves:
    """What the library lists now, and its trash."""
    found = {whose: library.entries(search=words, whose=whose, limit=SHOWN_STUDIES) for whose in lists}
    return found, library.entries(trashed=True, limit=SHOWN_STUDIES)


def _example(name: str) -> dict[str, Any]:
    message = f"game-{name.replace('-', '_')}"
    known = has_text(f"app-{message}")
    words = t(f"{message}-text") if known else None
    return _item(name, t(message) if known else name, words)


def _study(entry: Entry, is_open: bool) -> dict[str, Any]:
    facts = [t("library-entry", choices=entry.choices, players=entry.players)]
    facts += [t("library-when", date=entry.changed.strftime("%Y-%m-%d %H:%M"))]
    facts += [t("library-by", owner=entry.access.owner_name)] if entry.access.owner_name else []
    facts += [t("library-open")] if is_open else []
    return _item(entry.id, entry.title or t("untitled"), " · ".join(facts))


def _act(message: str, entry: Entry) -> dict[str, Any]:
    return _item(entry.id, t(message, title=entry.title or t("untitled")))


def _item(id_: str, label: str, secondary: str | None = None) -> dict[str, Any]:
    return {"id": id_, "label": label, "secondary": secondary, "icon": None, "selectable": False}
