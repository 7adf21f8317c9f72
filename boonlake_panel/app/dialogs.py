"""The windows of the page: a new game, opening, saving and sharing."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

import panel as pn
import panel_material_ui as pmui

from ..engine import Setup
from ..study import StudyError
from ..study.files import dumps, loads
from ..study.library import Kept, Library
from .markup import Markup, Part, part
from .model import GameModel
from .widgets import button
from .wording import t

MOST_MEGABYTES = 5
SHOWN_STUDIES = 30


def dialog(title: str, *content: Any, width: str = "md") -> Any:
    """A window with a button to close it."""
    return pmui.Dialog(*content, title=title, show_close_button=True, close_on_click=True, width_option=width)


class Host:
    """The place of the windows on a page: they are made when they are first opened, so that pages start quickly."""

    def __init__(self, dark: bool = False) -> None:
        self.dark = dark
        self.column = pn.Column()

    def forget(self) -> None:
        """Takes all windows away: they are made anew in another language."""
        self.column.clear()

    def show(self, window: Any) -> None:
        window.open = True
        if window not in self.column.objects:
            self.column.append(window)


class NewGame:
    """Every parameter of a set-up, with its values and its help."""

    def __init__(self, host: Host, model: GameModel, start: Callable[[Setup], None]) -> None:
        self.host = host
        self.start = start
        parameters = Setup.param
        low, high = parameters["players"].bounds
        self.players = pmui.RadioButtonGroup(
            label=t("players"), options={str(n): n for n in range(low, high + 1)}, value=2
        )
        self.seed = pmui.TextInput(label=t("seed"), max_length=19)
        self.names = [pmui.TextInput(label=t("player-name", seat=seat + 1), max_length=40) for seat in range(high)]
        self.others = {name: self._field(name) for name in parameters if name not in ("name", *SHOWN_APART)}
        self.message = Markup(sizing_mode="stretch_width")
        create = button(model, t("create"), self.create, main=True)
        fields = [self.players, self.seed, *self.names, *self.others.values()]
        column = pn.Column(self.message, pn.FlexBox(*fields), create, sizing_mode="stretch_width")
        self.dialog = dialog(t("new"), column)

    def _field(self, name: str) -> Any:
        parameter = Setup.param[name]
        words = {"label": t(f"setup-{name}"), "description": t(f"setup-{name}-help")}
        if isinstance(parameter.default, bool):
            return pmui.Checkbox(value=parameter.default, **words)
        options = {t(f"setup-{name}-{value}"): value for value in parameter.objects}
        return pmui.Select(options=options, value=parameter.default, **words)

    def open(self) -> None:
        self.message.put([])
        self.host.show(self.dialog)

    def create(self) -> None:
        """Starts the game, or says what is wrong."""
        try:
            setup = self.setup()
        except (TypeError, ValueError) as problem:
            self.message.put([part("div", str(problem), css="notice bad", role="alert")])
            return
        self.dialog.open = False
        self.start(setup)

    def setup(self) -> Setup:
        """The set-up as the form says; raises `ValueError`."""
        players = self.players.value
        names = [" ".join((field.value or "").split()) for field in self.names[:players]]
        while names and not names[-1]:
            names.pop()
        seed = (self.seed.value or "").strip()
        if seed and not seed.isdigit():
            raise ValueError(t("seed"))
        values = {name: field.value for name, field in self.others.items()}
        return Setup(players=players, seed=int(seed) if seed else None, names=names, **values)


SHOWN_APART = ("players", "seed", "names", "data")
"""Parameters with fields of their own; a data pack is a matter of the server, not of its visitors."""


class Shelf:
    """Opening, uploading, keeping, downloading and sharing studies."""

    def __init__(self, host: Host, model: GameModel, library: Library | None, say: Callable[[str, bool], None]) -> None:
        self.host = host
        self.model = model
        self.library = library
        self.say = say
        self.kept: Kept | None = None
        self.dark = False

    def forget(self) -> None:
        """The windows are made anew in another language."""
        for name in ("open_message", "shelf", "link", "upload", "open_dialog", "title", "save_dialog"):
            self.__dict__.pop(name, None)

    @cached_property
    def open_message(self) -> Markup:
        return Markup(dark=self.dark, sizing_mode="stretch_width")

    @cached_property
    def shelf(self) -> Markup:
        return Markup(on_act=self.model.speak(self._chosen), dark=self.dark, sizing_mode="stretch_width")

    @cached_property
    def link(self) -> Markup:
        return Markup(dark=self.dark, sizing_mode="stretch_width")

    def paint(self, dark: bool) -> None:
        self.dark = dark
        for name in ("open_message", "shelf", "link"):
            if name in self.__dict__:
                self.__dict__[name].dark = dark

    # Opening

    @cached_property
    def upload(self) -> Any:
        field = pmui.FileInput(
            label=t("upload", size=MOST_MEGABYTES), accept=".json", multiple=False,
            max_file_size=MOST_MEGABYTES * 1_000_000,
        )  # fmt: skip
        field.param.watch(self.model.speak(self._uploaded), "value")
        return field

    @cached_property
    def open_dialog(self) -> Any:
        content = pn.Column(self.open_message, self.upload, self.shelf, sizing_mode="stretch_width")
        return dialog(t("open"), content)

    def open(self) -> None:
        self.open_message.put([])
        self.shelf.put(self._entries())
        self.host.show(self.open_dialog)

    def _entries(self) -> list[Part]:
        found: list[Part] = [part("h3", t("library"))]
        try:
            entries = self.library.entries(limit=SHOWN_STUDIES) if self.library else []
        except StudyError as problem:
            return [part("div", str(problem), css="notice bad")]
        for entry in entries:
            facts = t("library-entry", choices=entry.choices, players=entry.players)
            title = part("strong", entry.title or t("untitled"))
            row = part("span", title, part("span", facts, css="muted"), css="study")
            found.append(part("button", row, css="choice", act="open", value=entry.id))
        if not entries:
            found.append(part("p", t("library-none"), css="muted"))
        return [part("div", *found, css="choices")]

    def _chosen(self, act: str, value: str) -> None:
        if act == "open" and self.open_id(value):
            self.open_dialog.open = False

    def open_id(self, id_: str, node: str = "") -> bool:
        """Opens a study of the library, at a node if one is given; tells what is wrong."""
        if self.library is None:
            return False
        try:
            self._follow(self.library.open(id_))
        except StudyError as problem:
            self._broken(problem)
            return False
        try:
            if node:
                self.model.go(node)
        except StudyError as problem:
            self.say(t("broken", problem=str(problem)), True)
        return True

    def _broken(self, problem: StudyError) -> None:
        if problem.study is not None:
            self.release()
            self.model.open(problem.study)
            self.say(t("partly", problem=str(problem)[:600]), True)
            return
        words = t("broken", problem=str(problem)[:600])
        self.open_message.put([part("div", words, css="notice bad", role="alert")])
        self.say(words, True)

    def _uploaded(self, event: Any) -> None:
        data = event.new
        if not data:
            return
        if len(data) > MOST_MEGABYTES * 1_000_000:
            size = round(len(data) / 1_000_000, 1)
            self.say(t("too-large", size=str(size), limit=MOST_MEGABYTES), True)
            return
        try:
            study = loads(bytes(data))
        except StudyError as problem:
            self._broken(problem)
            return
        except Exception as problem:  # whatever a file holds, the session lives on
            self._broken(StudyError(type(problem).__name__))
            return
        self.release()
        self.model.open(study)
        self.open_dialog.open = False

    # Keeping

    @cached_property
    def title(self) -> Any:
        label = t("title-study")
        return pmui.TextInput(label=label, max_length=200, sizing_mode="stretch_width")

    @cached_property
    def save_dialog(self) -> Any:
        keep_button = button(self.model, t("save"), self.keep, main=True)
        download = pmui.FileDownload(
            callback=self._file, filename="boonlake-study.json", label=t("download"), variant="outlined"
        )
        content = pn.Column(self.title, keep_button, download, self.link, sizing_mode="stretch_width")
        return dialog(t("save"), content)

    def save(self) -> None:
        self.title.value = self.model.study.title
        self._show_link()
        self.host.show(self.save_dialog)

    def keep(self) -> None:
        """Puts the study into the library; from then on every change is saved."""
        try:
            if (self.title.value or "") != self.model.study.title:
                self.model.study.rename(self.title.value or "")
            if self.kept is None and self.library is not None:
                self._follow(self.library.keep(self.model.study))
        except StudyError as problem:
            self.link.put([part("div", t("broken", problem=str(problem)), css="notice bad", role="alert")])
            return
        self._show_link()

    def _file(self) -> Any:
        from io import BytesIO

        return BytesIO(dumps(self.model.study).encode())

    def _show_link(self) -> None:
        if self.kept is None:
            self.link.put([part("p", t("unsaved"), css="muted")])
            return
        address = part("code", self.address(), data_id="address")
        self.link.put([part("h3", t("link")), part("p", address), part("p", t("saved"), css="muted")])

    def address(self) -> str:
        """The link to the cursor."""
        location = pn.state.location
        base = (
            f"{location.protocol}//{location.hostname}{':' + location.port if location.port else ''}{location.pathname}"
            if location
            else ""
        )
        return base + (self.kept.link() if self.kept else "")

    def _follow(self, kept: Kept) -> None:
        self.release()
        self.kept = kept
        kept.subscribe(self._noticed)
        if self.model.study is not kept.study:
            self.model.open(kept.study)

    def _noticed(self, notice: Any) -> None:
        if notice.what != "saved":
            self.say(notice.message, notice.what == "unsaved")

    def release(self) -> None:
        """Stop saving; what was saved stays."""
        if self.kept is not None:
            self.kept.close()
            self.kept = None
