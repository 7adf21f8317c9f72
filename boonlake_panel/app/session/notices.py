"""The notice above a page: what happened, and what can be done about it."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

import panel as pn

from ..kit.widgets import alert, button, tell
from ..kit.wording import t
from ..model import GameModel


class NoticeBar:
    """One notice, until somebody closes it or goes on; it stays on the page on which it was said."""

    def __init__(self, model: GameModel, act: Callable[[str], None], place: pn.Column) -> None:
        self.model = model
        self.place = place
        self.act = act
        self.words = ""
        self.actions: tuple[str, ...] = ()
        self.page = ""
        self._node = ""
        self.buttons: dict[str, Any] = {}

    @cached_property
    def alert(self) -> Any:
        """The widget, which is made when there is something to say."""
        found = alert(closeable=True)
        found.param.watch(lambda event: self.hide(), "closed")
        self.place.insert(0, found)
        return found

    def show(self, page: str, words: str, bad: bool = False, actions: tuple[str, ...] = ()) -> None:
        """Say something on a page, with a button for each thing that can be done."""
        self.page, self.words, self.actions, self._node = page, words, actions, self.model.study.node.id
        with pn.io.hold():
            self.alert.param.update(
                severity="error" if bad else "info", objects=[self._button(name) for name in actions]
            )
            tell(self.alert, words)

    def _button(self, action: str) -> Any:
        self.buttons[action] = button(t(action), lambda: self.act(action), size="small")
        return self.buttons[action]

    def hide(self) -> None:
        """Take the notice away."""
        if self.words:
            self.words, self.actions = "", ()
            tell(self.alert, "")

    def go_on(self) -> None:
        """Something was chosen or another study is shown: what was said before is over."""
        if self.model.study.node.id != self._node:
            self.hide()

    def turn_to(self, page: str) -> None:
        """Another page is shown."""
        if self.words:
            self.alert.visible = page == self.page
