"""One visitor of the dashboard: the model, the pages, the library, the address and the look."""

import re
from functools import partial
from typing import Any
from urllib.parse import parse_qs

import panel as pn

from ...engine import Setup
from ...study import Study
from ...study.library import Library, TrackedStudy
from ...texts.messages import DEFAULT_LANGUAGE, LANGUAGES, in_language
from ..kit.dialogs import DialogHost
from ..kit.markup import Markup
from ..kit.notice import Notice
from ..kit.served import served_document
from ..kit.upstream import drop_bokeh_defaults, quiet_page
from ..kit.wording import t
from ..model import GameModel
from ..pages import PAGES, Page, page_class
from ..serving.jobs import JobRunner
from .browser import DARK, LIGHT, Browser, preferred_language
from .header import header
from .open_dialog import OpenDialog
from .save_dialog import SaveDialog
from .workspace import Workspace

SAFE = re.compile(r"[\w.-]{1,60}", re.ASCII)
"""What an address may say; anything else is ignored."""
MAX_ARGUMENTS = 20

SHARED = {
    "MuiLinearProgress": {"defaultProps": {"aria-label": "Working"}},
    "MuiToolbar": {"styleOverrides": {"root": {"@media (max-width: 700px)": {"minHeight": "122px !important"}}}},
}
"""The shell keeps an invisible progress bar, which needs a name; on a phone the header has three lines."""

THEME = {
    "light": {
        "palette": {
            "primary": {"main": "#17607f"},
            "secondary": {"main": "#8a5a00"},
            "background": {"default": "#f6f3ec", "paper": "#fffdf8"},
            "text": {"primary": "#26303a"},
        },
        "components": {
            "MuiAppBar": {
                "styleOverrides": {"root": {"backgroundColor": "#17485c !important", "color": "#ffffff !important"}}
            },
            **SHARED,
        },
        "shape": {"borderRadius": 10},
    },
    "dark": {
        "palette": {
            "primary": {"main": "#7cc7e8"},
            "secondary": {"main": "#ffc53d"},
            "background": {"default": "#10191f", "paper": "#18242c"},
        },
        "components": {
            "MuiAppBar": {
                "styleOverrides": {"root": {"backgroundColor": "#12303d !important", "color": "#ffffff !important"}}
            },
            **SHARED,
        },
        "shape": {"borderRadius": 10},
    },
}


class DashboardSession:
    """One visitor: a model that all pages share, and the pages they have opened so far."""

    def __init__(
        self,
        model: GameModel | None = None,
        library: Library | None = None,
        at_once: bool = True,
        page: str = PAGES[0],
        home: str = DEFAULT_LANGUAGE,
    ) -> None:
        self.model = GameModel() if model is None else model
        self.home = home  # the language of addresses that name none
        self._travelling = False
        self.at_once = at_once
        self.dark = False
        self.pages: dict[str, Page] = {}
        self.page = ""
        self.host = DialogHost()
        self.jobs = JobRunner()
        self.workspace = Workspace(self.model, library, self.say)
        self.open_dialog = OpenDialog(self.host, self.workspace)
        self.save_dialog = SaveDialog(self.host, self.workspace)
        speak = self.model.localized
        self.browser = Browser(speak(self.travel), speak(self._prefer))
        self.header = Markup(on_act=speak(self._act), dark=True, sizing_mode="stretch_width")
        self.notice = Markup(on_act=speak(self._act), visible=False, sizing_mode="stretch_width")
        self.main = pn.Column(self.notice, sizing_mode="stretch_width", margin=(6, 12))
        self.shell = quiet_page(
            meta_title=self._title(page),
            header=[self.header],
            main=[self.main, self.host.column, self.browser, self.workspace.draft.storage],
            theme_config=THEME,
            theme_toggle=False,
            busy_indicator=None,
        )
        self.shell.param.watch(self.model.localized(lambda event: self.paint(event.new)), "dark_theme")
        self._watchers = [
            self.model.param.watch(lambda event: self._refresh(), "revision"),
            self.model.param.watch(self.model.localized(lambda event: self._translate()), "language"),
            self.model.param.watch(lambda event: self._replaced(), "study"),
        ]
        self._tracked = self.workspace.param.watch(lambda event: self._saved(event.new), "tracked")
        self.show(page)

    # Pages

    def show(self, name: str) -> Page:
        """Opens a page; it is made when it is first opened."""
        if name not in self.pages:
            with in_language(self.model.language):
                self.pages[name] = page_class(name)(self)
            self.main.append(self.pages[name].layout)
        self.page = name
        self.notice.visible = False
        for other, page in self.pages.items():
            page.appear(other == name)
        self._name()
        self._refresh()
        self.write_address()
        return self.pages[name]

    @property
    def current(self) -> Page:
        return self.pages[self.page]

    def _refresh(self) -> None:
        if self.page:
            with in_language(self.model.language):
                self.current.refresh()

    def _translate(self) -> None:
        self.host.forget()
        self._name()
        for page in self.pages.values():
            page.translate()
        self._refresh()

    def _name(self) -> None:
        """The head of the page and of the browser's window, in the language of the visitor."""
        with in_language(self.model.language):
            self.header.put(header(PAGES, self.page, self.model.language))
        self.browser.param.update(title=self._title(self.page), language=self.model.language)

    def _title(self, page: str) -> str:
        with in_language(self.model.language):
            return f"{t(f'page-{page}')} · {t('title')}"

    def _replaced(self) -> None:
        """Another study is shown: what was said about the one before is over."""
        self.notice.visible = False

    def _saved(self, tracked: TrackedStudy | None) -> None:
        """The study that is shown came into the library: the address says so at once."""
        if tracked is not None and tracked.study is self.model.study:
            self.write_address(fresh=False)

    def _prefer(self, dark: bool) -> None:
        """The browser knows which look the visitor likes."""
        self.shell.dark_theme = dark

    def paint(self, dark: bool) -> None:
        self.browser.look = DARK if dark else LIGHT
        self.dark = self.notice.dark = self.model.dark = dark
        self.host.dark = dark
        for page in self.pages.values():
            page.paint(dark)

    def _act(self, act: str, value: str) -> None:
        if act == "page" and value in PAGES:
            self.show(value)
        elif act == "language" and value in LANGUAGES:
            self.model.language = value
        elif act == "look":
            self.shell.dark_theme = not self.shell.dark_theme
        else:
            self.workspace.act(act)

    # What pages ask for

    def say(self, words: str, bad: bool = False, ways: tuple[str, ...] = ()) -> None:
        """Shows a message on the page that is open, with buttons for what can be done now."""
        if self.page:
            self.current.say(Notice(words, bad, ways))

    def start(self, setup: Setup) -> None:
        """Starts a new game."""
        self.workspace.open(Study(setup))

    def show_example(self, rule: str) -> None:
        """Shows on the explorer where a rule can be seen."""
        self.show("explore").go("example", rule)

    def open_lesson(self, id_: str) -> None:
        self.show("learn").go("lesson", id_)

    def new_game(self) -> None:
        """Asks which game to begin."""
        self.show("explore").go("new", "")

    # The address

    def read_address(self, arguments: dict[str, list[bytes]]) -> None:
        """Opens what the link names: `?study=...&node=...&page=...`."""
        found = {name: _argument(arguments, name) for name in arguments}
        if found.get("language") in LANGUAGES:
            self.model.language = found["language"]
        with in_language(self.model.language):
            if found.get("study"):
                self.workspace.asked = True
                self.workspace.open_id(found["study"], found.get("node", ""))
            if found.get("page") in PAGES:
                self.show(found["page"]).read(found)

    def follow_address(self) -> None:
        """Keeps the address of the page in step with the cursor, so that it can be copied at any moment."""
        self._watchers.append(self.model.param.watch(lambda event: self.write_address(), "revision"))
        self.write_address()

    def travel(self, address: str) -> None:
        """Somebody went back or forward in the browser: shows what the address says that stands there now."""
        try:
            given = parse_qs(address.removeprefix("?"), max_num_fields=MAX_ARGUMENTS)
        except ValueError:
            return
        found = {name: value[0] for name, value in given.items() if SAFE.fullmatch(value[0])}
        self._travelling = True
        try:
            self._go_to(found)
        finally:
            self._travelling = False
            self.browser.write(self.address, fresh=False, instead=address or "?")

    def _go_to(self, found: dict[str, str]) -> None:
        language = found.get("language", self.home)
        self.model.language = language if language in LANGUAGES else self.home
        with in_language(self.model.language):
            page = found.get("page") if found.get("page") in PAGES else PAGES[0]
            (self.current if page == self.page else self.show(str(page))).read(found)
            study, tracked = found.get("study", ""), self.workspace.tracked
            if study and (tracked is None or tracked.id != study):
                self.workspace.open_id(study, found.get("node", ""))
            elif tracked and not study:
                self.workspace.back()

    def write_address(self, fresh: bool = True) -> None:
        if pn.state.location is not None and not self._travelling:
            self.browser.write(self.address, fresh)

    @property
    def address(self) -> str:
        """What leads to the page, the study and the language that are shown."""
        tracked = self.workspace.tracked
        parts = [tracked.link()[1:]] if tracked else []
        parts += [f"page={self.page}"] if self.page != PAGES[0] else []
        parts += [f"{name}={value}" for name, value in self.current.address().items()]
        parts += [f"language={self.model.language}"] if self.model.language != self.home else []
        return "?" + "&".join(parts) if parts else ""

    def complete(self) -> None:
        """Adds what a page left out to be seen sooner."""
        with in_language(self.model.language):
            self.at_once = True
            for page in self.pages.values():
                page.complete()

    def close(self) -> None:
        """Let go of everything that this visitor used."""
        for watcher in self._watchers:
            self.model.param.unwatch(watcher)
        self.workspace.close()
        self.jobs.close()
        for page in self.pages.values():
            page.close()
        self.model.close()


def _argument(arguments: dict[str, list[bytes]], name: str) -> str:
    found = arguments.get(name, [b""])[0].decode("ascii", "replace")
    return found if SAFE.fullmatch(found) else ""


def _loaded(session: DashboardSession, document: Any) -> None:
    """The first view is there: now comes the rest, and nothing is kept that was only needed to send it."""
    session.complete()
    document.add_timeout_callback(partial(drop_bokeh_defaults, document), 2000)


def dashboard(model: GameModel | None = None, library: Library | None = None) -> Any:
    """The dashboard of a session, ready to be served."""
    document = served_document()
    served = document is not None
    arguments = dict(pn.state.session_args or {}) if served else {}
    page, language = _argument(arguments, "page"), _argument(arguments, "language")
    home = preferred_language(str(pn.state.headers.get("Accept-Language", ""))) if served else DEFAULT_LANGUAGE
    if model is None:
        model = GameModel(language=language if language in LANGUAGES else home)
    session = DashboardSession(model, library, at_once=not served, page=page if page in PAGES else PAGES[0], home=home)
    if served:
        session.read_address(arguments)
        session.follow_address()
        pn.state.onload(partial(_loaded, session, document))
        pn.state.on_session_destroyed(lambda _: session.close())
    return session.shell
