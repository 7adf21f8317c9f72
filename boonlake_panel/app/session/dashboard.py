"""One visitor of the dashboard: the model that all pages share, the workspace, and the pages opened so far."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import panel as pn
import param

from ...engine import Setup
from ...study import Study
from ...study.library import Library, TrackedStudy
from ...texts.messages import DEFAULT_LANGUAGE, LANGUAGES
from ..answers import Answers
from ..kit.dialogs import DialogHost
from ..kit.rule_window import RuleWindow
from ..kit.served import served_document
from ..kit.theme import ground, show_keys, theme
from ..kit.upstream import drop_bokeh_defaults, quiet_page
from ..kit.wording import t
from ..model import GameModel
from ..pages import PAGES, Page, page_class
from ..serving.jobs import JobRunner
from ..viewers.table_layout import TableLayout
from .address import Address, safe_arguments
from .browser import DARK, LIGHT, LOOK_COOKIE, VISITED_COOKIE, Browser, preferred_language
from .header import Header
from .identity import Identity
from .language import speak_language_of
from .notices import NoticeBar
from .open_dialog import OpenDialog
from .paper import Paper
from .reading_bar import ReadingBar
from .remembered_table import RememberedTable
from .save_dialog import SaveDialog
from .take_dialog import TakeDialog
from .workspace import Workspace

DEFAULTS_DROPPED_AFTER = 2_000
"""Milliseconds after the first view."""


class DashboardSession(param.Parameterized):
    """What pages ask for: the model, the workspace, jobs, windows, notices, and the way to other pages."""

    page: Any = param.Selector(default=PAGES[0], objects=list(PAGES), doc="The page that is shown.")

    def __init__(
        self,
        model: GameModel | None = None,
        library: Library | None = None,
        at_once: bool = True,
        page: str = PAGES[0],
        home: str = DEFAULT_LANGUAGE,
        look: str = "",
        first: bool = False,
    ) -> None:
        super().__init__(page=page)
        self.model = GameModel() if model is None else model
        speak_language_of(self.model)
        self.at_once = at_once
        self.pages: dict[str, Page] = {}
        self.host = DialogHost(self.model.dark)
        self.rules = RuleWindow(self.host, self.model, self._leave_rule)
        self.arrange = TableLayout()
        self.jobs = JobRunner()
        self.jobs.on_change = self._work_changed
        self.answers = Answers(self.model, self.jobs)
        self.identity = Identity(_signed_in(), lambda visitor: self.workspace.identify()) if served_document() else None
        self.workspace = Workspace(self.model, library, self.say, self.identity)
        self.open_dialog = OpenDialog(self.host, self.workspace)
        self.take_dialog = TakeDialog(self.host, self.model, self.jobs)
        self.save_dialog = SaveDialog(self.host, self.workspace, self.take_dialog.open)
        self.browser = Browser(self.travel, self._prefer, look=DARK if self.model.dark else LIGHT, visited=not first)
        self._address = Address(self, self.browser, home)
        self.reading = ReadingBar(self.workspace)
        self.main = pn.Column(self.reading.layout, sizing_mode="stretch_width", margin=(6, 12))
        self.notice = NoticeBar(self.model, self.workspace.act, self.main)
        kept = [self.workspace.draft.storage, RememberedTable(self.arrange, self.model).storage]
        stored = [*kept, *([self.identity.storage] if self.identity else [])]
        self.header = Header(self)
        self.paper = Paper(self.model.dark)
        self.shell = quiet_page(
            meta_title=self._title(),
            header=[self.header.row],
            main=[self.main, self.host.column, self.browser, self.paper, *stored],
            theme_config=theme(),
            theme_toggle=False,
            busy_indicator=None,
            dark_theme=self.model.dark,
            raw_css=[ground(look)],
        )
        self._watchers = [
            self.model.param.watch(lambda event: self.current.refresh(), "revision"),
            self.model.param.watch(lambda event: self._translate(), "language"),
            self.model.param.watch(lambda event: self.paint(event.new), "dark"),
            self.model.param.watch(lambda event: self._show_keys(), "keys_shown"),
            self.model.param.watch(lambda event: self.notice.hide(), "study"),
            self.model.param.watch(lambda event: self.notice.go_on(), "node"),
        ]
        self.workspace.param.watch(lambda event: self._saved(event.new), "tracked")
        self.param.watch(lambda event: self._open_page(), "page")
        self.host.param.watch(lambda event: self.write_address(), "rule")
        self._open_page()

    @property
    def dark(self) -> bool:
        """Whether the pages are dark."""
        return bool(self.model.dark)

    # Pages

    @property
    def current(self) -> Page:
        """The page that is shown."""
        return self.pages[self.page]

    def show(self, name: str) -> Page:
        """Open a page; it is made when it is first opened."""
        self.page = name
        return self.current

    def _open_page(self) -> None:
        if self.page not in self.pages:
            self.pages[self.page] = page_class(self.page)(self)
            self.main.append(self.pages[self.page].layout)
        for name, page in self.pages.items():
            page.appear(name == self.page)
        self.header.turn_to(self.page)
        self.notice.turn_to(self.page)
        self._name_window()
        self.current.refresh()
        self.write_address()

    def _work_changed(self) -> None:
        """Long work has begun on the page that is shown, or has ended: elsewhere the name of that page says so."""
        if self.jobs.job is not None:
            self.header.begin()
        else:
            self.header.end()

    def _title(self) -> str:
        return f"{t(f'page-{self.page}')} · {t('title')}"

    def _name_window(self) -> None:
        self.browser.param.update(title=self._title(), language=self.model.language)

    def _translate(self) -> None:
        self.host.forget()
        self.shell.theme_config = theme()
        self.header.translate()
        self._name_window()
        for page in self.pages.values():
            page.translate()
        self.current.refresh()

    def _prefer(self, dark: bool) -> None:
        """The browser knows which look the visitor likes."""
        self.model.dark = dark

    def paint(self, dark: bool) -> None:
        """Change between the light and the dark look."""
        self.shell.dark_theme = self.host.dark = dark
        self.browser.look = DARK if dark else LIGHT
        self.paper.paint(dark)
        for page in self.pages.values():
            page.paint(dark)

    def _show_keys(self) -> None:
        for part in (self.main, self.host.column):
            show_keys(part, self.model.keys_shown)

    # What pages ask for

    def say(self, words: str, bad: bool = False, actions: tuple[str, ...] = ()) -> None:
        """Show a notice above the page that is open, with buttons for what can be done now."""
        self.notice.show(self.page, words, bad, actions)

    def start(self, setup: Setup, agents: Iterable[str] = ()) -> None:
        """Start a new game, of which agents play some seats."""
        self.workspace.open(Study(setup, agents=agents))

    def show_example(self, rule: str) -> None:
        """Show on the explorer where a rule can be seen."""
        self.show("explore").go("example", rule)

    def open_lesson(self, id_: str) -> None:
        """Open a lesson where the visitor stopped."""
        self.show("learn").go("lesson", id_)

    def _leave_rule(self, act: str, value: str) -> None:
        """Where a rule that was opened by a link leads."""
        ways: dict[str, Callable[[str], None]] = {"example": self.show_example, "lesson": self.open_lesson}
        ways[act](value)

    def welcome(self) -> None:
        """Show what strangers see first."""
        self.show("explore").go("welcome", "")

    def new_game(self) -> None:
        """Ask which game to begin."""
        self.show("explore").go("new", "")

    # The address

    @property
    def address(self) -> str:
        """What leads to the page, the study and the language that are shown."""
        return self._address.text

    def write_address(self, fresh: bool = True) -> None:
        """Put what is shown into the browser's address."""
        self._address.write(fresh)

    def read_address(self, arguments: dict[str, list[bytes]]) -> None:
        """Show what the link names: `?study=...&node=...&page=...&rule=...&language=...`."""
        self._address.open(safe_arguments(arguments))

    def follow_address(self) -> None:
        """Keep the address of the page in step with the cursor, so that it can be copied at any moment."""
        self._watchers.append(self.model.param.watch(lambda event: self.write_address(), "revision"))
        self.write_address()

    def travel(self, address: str) -> None:
        """Show what an address says to which somebody went back or forward."""
        self._address.travel(address)

    def _saved(self, tracked: TrackedStudy | None) -> None:
        """The study that is shown came into the library: the address says so at once."""
        if tracked is not None and tracked.study is self.model.study:
            self.write_address(fresh=False)

    # Beginning and end

    def complete(self) -> None:
        """Add what a page left out to be seen sooner."""
        self.at_once = True
        for page in self.pages.values():
            page.complete()

    def close(self) -> None:
        """Let go of everything that this visitor used."""
        for watcher in self._watchers:
            self.model.param.unwatch(watcher)
        self.reading.close()
        self.workspace.close()
        self.jobs.close()
        for page in self.pages.values():
            page.close()
        self.model.close()


def _signed_in() -> str | None:
    """The name of the user who gave a password, if the server asks for one."""
    # Panel takes whoever sends this cookie for a user named guest.
    return None if pn.state.cookies.get("is_guest") else pn.state.user or None


def _loaded(session: DashboardSession, document: Any) -> None:
    """The first view is there: now comes the rest, and nothing is kept that was only needed to send it."""
    session.complete()
    document.add_timeout_callback(partial(drop_bokeh_defaults, document), DEFAULTS_DROPPED_AFTER)


def dashboard(model: GameModel | None = None, library: Library | None = None) -> Any:
    """The dashboard of a session, ready to be served."""
    document = served_document()
    served = document is not None
    arguments = dict(pn.state.session_args or {}) if served else {}
    asked = safe_arguments(arguments)
    home = preferred_language(str(pn.state.headers.get("Accept-Language", ""))) if served else DEFAULT_LANGUAGE
    told = asked.pop("look", "")  # by a browser that keeps no cookies
    look = str(pn.state.cookies.get(LOOK_COOKIE, told)) if served else ""
    if model is None:
        language = asked["language"] if asked.get("language") in LANGUAGES else home
        model = GameModel(language=language, dark=look == DARK)
    page = asked["page"] if asked.get("page") in PAGES else PAGES[0]
    stranger = served and not asked and not pn.state.cookies.get(VISITED_COOKIE)
    session = DashboardSession(model, library, at_once=not served, page=page, home=home, look=look, first=stranger)
    if served:
        session.read_address(arguments)
        session.follow_address()
        pn.state.onload(partial(_loaded, session, document))
        pn.state.on_session_destroyed(lambda _: session.close())
    return session.shell
