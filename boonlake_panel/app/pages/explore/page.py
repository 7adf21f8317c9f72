"""The page on which people play, step, branch and see: the explorer with its windows."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from ....study.examples import load_example
from ....teach import course
from ...kit.button_bar import ButtonBar
from ...kit.wording import t
from ...session.workspace import Origin
from ...viewers.explorer import PLAY, TABS, Explorer
from ..base import Page
from .keys_dialog import KeysDialog
from .new_game import NewGame
from .position_editor import Editor
from .welcome import Welcome

SHOWN = "two-planners"
"""The game behind the third door."""


class ExplorePage(Page):
    """The explorer, and above it what starts, opens and keeps games."""

    name = "explore"

    def build(self) -> list[Any]:
        model = self.model
        session = self.session
        self.welcome: Welcome | None = None
        self.buttons = ButtonBar(dark=model.param.dark, language=model.param.language)
        self.buttons.on("press", lambda name: self._works[name]())
        self.translate()
        self.explorer = Explorer(
            model,
            at_once=session.at_once,
            host=session.host,
            workspace=session.workspace,
            own_keys=False,
            arrange=session.arrange,
        )
        self.explorer.param.watch(lambda event: session.write_address(), "tab")
        self.explorer.on_lesson = session.open_lesson
        companions = self.explorer.companions
        companions.jobs, companions.answers = session.jobs, session.answers
        companions.open_page = lambda: session.show("what-if").go("tab", "choices")
        companions.lead_to(review=self._review, new=self.new_game_window)
        self.explorer.rules.lessons = True
        self.explorer.extra_keys = {
            "n": self.new_game_window,
            "s": session.save_dialog.open,
            "?": lambda: self.keys.show(),
        }
        self.explorer.head.insert(0, self.buttons)
        self.explorer.take_focus()
        model.param.watch(lambda event: self._receive(False), "study")
        if not session.browser.visited:
            self._receive(True)
        return [part for part in (self.explorer.keys, self.welcome, self.explorer) if part is not None]

    def translate(self) -> None:
        self.buttons.buttons = {name: t(name) for name in self._works}
        if self.welcome is not None:
            self.welcome.translate()

    def appear(self, seen: bool) -> None:
        super().appear(seen)
        self.explorer.active = seen and not self.welcoming
        self.explorer.take_focus()

    def complete(self) -> None:
        self.explorer.complete()

    def close(self) -> None:
        self.explorer.close()

    @property
    def welcoming(self) -> bool:
        """Whether the welcome stands in the place of the table."""
        return self.welcome is not None and bool(self.welcome.visible)

    def _receive(self, stranger: bool) -> None:
        """Show the welcome instead of the table, or the table again."""
        if stranger and self.welcome is None:
            self.welcome = Welcome(dark=self.model.param.dark, language=self.model.param.language)
            self.welcome.on("open", self._open_door)
            self.welcome.translate()
            if len(self.layout):
                self.layout.insert(1, self.welcome)
        if self.welcome is None:
            return
        self.welcome.visible = stranger
        self.explorer.layout.visible = not stranger
        self.explorer.active = not stranger and bool(self.layout.visible)
        self.explorer.take_focus()
        if not stranger:
            self.session.browser.visited = True

    def _open_door(self, name: str) -> None:
        self._receive(False)
        if name == "learn":
            self.session.open_lesson(course().path[0].id)
        elif name == "play":
            self.new_game_window()
        elif name == "look":
            self.session.workspace.open(load_example(SHOWN), Origin.EXAMPLE)

    @cached_property
    def new_game(self) -> NewGame:
        return NewGame(self.session.host, self.model, self.session.start)

    @cached_property
    def editor(self) -> Editor:
        return Editor(self.session.host, self.model, self.session.workspace.open)

    @cached_property
    def keys(self) -> KeysDialog:
        return KeysDialog(self.session.host, self.model)

    def new_game_window(self) -> None:
        self.new_game.open()

    def _review(self) -> None:
        """A review of the game that is shown."""
        self.session.show("what-if").go("tab", "review")

    def go(self, act: str, value: str) -> None:
        if act == "example":
            self.explorer.examples.open(value)
        elif act == "new":
            self._receive(False)
            self.new_game_window()
        elif act == "welcome":
            self._receive(True)

    def read(self, arguments: dict[str, str]) -> None:
        self.explorer.tab = arguments["tab"] if arguments.get("tab") in TABS else PLAY

    def address(self) -> dict[str, str]:
        return {"tab": self.explorer.tab} if self.explorer.tab != PLAY else {}

    @cached_property
    def _works(self) -> dict[str, Callable[[], Any]]:
        """What the buttons do."""
        return {
            "new": self.new_game_window,
            "open": self.session.open_dialog.open,
            "save": self.session.save_dialog.open,
            "take": self.session.take_dialog.open,
            "edit": lambda: self.editor.open(),
            "keys": lambda: self.keys.show(),
        }
