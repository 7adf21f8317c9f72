"""The served page: the explorer with its windows, the address and the look."""

from functools import cached_property
from typing import Any

import panel as pn
from panel_material_ui.template.base import Page

from ..engine import Setup
from ..study import Study, StudyError
from ..study.library import Library
from .dialogs import Host, NewGame, Shelf
from .editor import Editor
from .explorer import Explorer
from .markup import Markup, Part, part
from .model import GameModel
from .wording import t

NAMED_PROGRESS = {"MuiLinearProgress": {"defaultProps": {"aria-label": "Working"}}}
"""The page keeps an invisible progress bar even without a busy indicator; screen readers must be told its name."""

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
            **NAMED_PROGRESS,
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
            **NAMED_PROGRESS,
        },
        "shape": {"borderRadius": 10},
    },
}


def quiet_page(**params: Any) -> Any:
    """A page that is not tied to the busy state of the process, which would keep every session alive for ever."""

    def watchers() -> list[Any]:
        return list(pn.state.param.watchers.get("busy", {}).get("value", []))

    before = watchers()
    page = Page(**params)
    for watcher in watchers():
        if not any(watcher is known for known in before):
            pn.state.param.unwatch(watcher)
    return page


class ExplorePage:
    """One visitor's page."""

    def __init__(self, model: GameModel | None = None, library: Library | None = None, at_once: bool = True) -> None:
        self.model = GameModel() if model is None else model
        self.explorer = Explorer(self.model, at_once=at_once)
        self.host = Host()
        self.shelf = Shelf(self.host, self.model, library, self.explorer.say)
        self.header = Markup(on_act=self._act, dark=True, sizing_mode="stretch_width")
        self.header.put(self._buttons())
        self.explorer.extra_keys = {"n": lambda: self.new_game.open(), "s": self.shelf.save}
        self.page = quiet_page(
            title=t("title"),
            header=[self.header],
            main=[self.explorer, self.host.column],
            theme_config=THEME,
            theme_toggle=True,
            busy_indicator=None,
        )
        self.page.param.watch(lambda event: self.paint(event.new), "dark_theme")

    @cached_property
    def new_game(self) -> NewGame:
        return NewGame(self.host, self._start)

    @cached_property
    def editor(self) -> Editor:
        return Editor(self.host, self.model, self._open)

    def paint(self, dark: bool) -> None:
        self.explorer.paint(dark)
        self.shelf.paint(dark)

    def _buttons(self) -> list[Part]:
        names = ("new", "open", "save", "edit", "keys")
        buttons = [part("button", t(name), act=name, data_id=name) for name in names]
        return [part("nav", *buttons, css="top", aria_label=t("title"))]

    def _act(self, act: str, value: str) -> None:
        doing = {
            "new": lambda: self.new_game.open(),
            "open": self.shelf.open,
            "save": self.shelf.save,
            "edit": lambda: self.editor.open(),
            "keys": lambda: self.explorer.say(t("shortcuts")),
        }.get(act)
        if doing:
            doing()

    def _start(self, setup: Setup) -> None:
        self._open(Study(setup))

    def _open(self, study: Study) -> None:
        self.shelf.release()
        self.model.open(study)

    # The address

    def read_address(self, arguments: dict[str, list[bytes]]) -> None:
        """Opens what the link names: `?study=...&node=...`."""
        study, node = (_argument(arguments, name) for name in ("study", "node"))
        if study:
            self.shelf.open_id(study, node)

    def follow_address(self) -> None:
        """Keeps the address of the page in step with the cursor, so that it can be copied at any moment."""
        self.model.param.watch(lambda event: self._write_address(), "moment")

    def _write_address(self) -> None:
        location = pn.state.location
        if location is None:
            return
        wanted = self.shelf.kept.link() if self.shelf.kept else ""
        if location.search != wanted:
            location.search = wanted

    def close(self) -> None:
        """Let go of everything that this visitor used."""
        self.shelf.release()
        self.explorer.close()


def _argument(arguments: dict[str, list[bytes]], name: str) -> str:
    found = arguments.get(name, [b""])[0].decode("ascii", "replace")
    return found if found.isalnum() and len(found) <= 40 else ""


def open_library(url: str | None) -> Library | None:
    """The library of a server; without one the pages still work, they only cannot keep anything."""
    try:
        return Library(url)
    except StudyError:
        return None


def explore_page(model: GameModel | None = None, library: Library | None = None) -> Any:
    """The page of a session, ready to be served."""
    served = pn.state.curdoc is not None and pn.state.curdoc.session_context is not None
    visit = ExplorePage(model, library, at_once=not served)
    if served:
        visit.read_address(dict(pn.state.session_args or {}))
        visit.follow_address()
        pn.state.onload(visit.explorer.complete)
        pn.state.on_session_destroyed(lambda _: visit.close())
    return visit.page
