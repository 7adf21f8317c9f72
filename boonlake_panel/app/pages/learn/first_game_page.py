"""The part of the page Learn with the guided first game: its set-up, the game, and what the browser keeps of it."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import panel as pn

from ....study import Study
from ....teach.first_game import first_game
from ...kit.rule_window import RuleWindow
from ...kit.widgets import button
from ...kit.wording import t
from ...serving.background import run_beside
from ...session.local_storage import LocalStorage
from .first_game import FirstGamePlay
from .first_game_model import FirstGameModel, new_game, read_game
from .first_game_start import FirstGameStart

if TYPE_CHECKING:
    from ...session.dashboard import DashboardSession

STORAGE_KEY = "boonlake-first-game"
"""Under which name the browser keeps the game."""


class FirstGameView:
    """Everything is made when it is first opened; `go` is told when somebody wants to leave."""

    def __init__(self, session: "DashboardSession", go: Callable[[str, str], None]) -> None:
        self.session = session
        self.go = go
        self.memory = LocalStorage(STORAGE_KEY, self._remembered)
        self.layout = pn.Column(visible=False, sizing_mode="stretch_width")
        self.model: FirstGameModel | None = None
        self.play: FirstGamePlay | None = None
        self.start: FirstGameStart | None = None
        self.kept: Any = None
        self._sure = False

    @property
    def begun(self) -> bool:
        """Whether there is a game to go on with."""
        model = self.model
        return bool(self.kept) if model is None else bool(model.study.root.children) and not model.over

    def open(self, seen: bool) -> None:
        """Show the game, or let go of the room that it takes."""
        if self.layout.visible == seen:
            return
        self.layout.visible = seen
        if self.play is not None:
            self.play.active = seen
            self.play.keys.focus += seen
        if seen and self.model is None:
            if self.kept:
                run_beside(partial(read_game, self.kept, first_game()), self._resume)
            else:
                self._prepare()

    def translate(self) -> None:
        """Say everything in the language of the visitor."""
        if self.model is not None:
            self.model.language = self.session.model.language
        if self.start is not None:
            self.start.translate()
        if self.layout.visible or self.play is not None:
            self._name()

    def paint(self, dark: bool) -> None:
        """Change between the light and the dark look."""
        if self.model is not None:
            self.model.dark = dark
        if self.start is not None:
            self.start.show()

    def close(self) -> None:
        """Let go of the game."""
        if self.play is not None:
            self.play.close()
        if self.model is not None:
            self.model.close()

    def _remembered(self, data: Any) -> None:
        self.kept = data if isinstance(data, dict) and data.get("keys") else None
        if self.kept and self.layout.visible and self.model is None:
            run_beside(partial(read_game, self.kept, first_game()), self._resume)
        self.go("first-game-known", "")

    def _resume(self, found: tuple[Study, bool] | None) -> None:
        if self.model is not None:
            return
        if found is None:
            self._prepare()
        else:
            self._play(*found)

    def _prepare(self) -> None:
        """Show the set-up."""
        if self.start is None:
            self.start = FirstGameStart(self.session.model, self._begin)
        self._arrange(self.start.layout)

    def _begin(self, players: int, people: list[int]) -> None:
        self._play(new_game(players, people, first_game()), True)

    def _play(self, study: Study, ask: bool) -> None:
        shared, jobs = self.session.model, self.session.jobs
        self.close()
        self.model = FirstGameModel(study, jobs, language=shared.language, dark=shared.dark, ask=ask)
        self.play = FirstGamePlay(self.model)
        self.rules = RuleWindow(self.session.host, shared, self.go)
        self.model.param.watch(lambda event: self.rules.open(event.new), "rule", onlychanged=False)
        self.model.param.watch(lambda *events: self._keep(), ["revision", "ask"], precedence=3)
        self._keep()
        self._arrange(self.play)
        self.play.keys.focus += 1

    def _arrange(self, content: Any) -> None:
        self._sure = False
        self.back = button("", lambda: self.go("overview", ""), variant="text", margin=0)
        self.anew = button("", self._give_up, variant="text", margin=0, visible=self.play is content)
        head = pn.Row(self.back, pn.layout.HSpacer(), self.anew, sizing_mode="stretch_width")
        self._name()
        self.layout.objects = [head, content]

    def _name(self) -> None:
        self.back.label = t("first-back")
        self.anew.label = t("first-anew-sure" if self._sure else "first-anew")

    def _give_up(self) -> None:
        """Set up a new game; asked twice, because the old one is lost."""
        if not self._sure and self.begun:
            self._sure = True
            self._name()
            return
        self.close()
        self.model = self.play = None
        self.kept = None
        self.memory.keep({})
        self._prepare()

    def _keep(self) -> None:
        """Keep the game after every choice: whoever leaves while the computer thinks loses nothing."""
        if self.model is not None and (now := self.model.to_dict()) != self.kept:
            self.memory.keep(now)
            self.kept = now
