"""The page on which people learn: the course at a glance, and the lesson that is open."""

from functools import cached_property
from typing import Any

import panel as pn

from ....teach import Progress, course
from ...kit.markup import Markup
from ...session.local_storage import LocalStorage
from ..base import Page
from .course import overview
from .lesson import CSS, LessonView

PLACE = "boonlake-progress"
"""Under which name the browser keeps the progress."""


class LearnPage(Page):
    """The course; how far somebody got is kept in their browser."""

    name = "learn"

    def build(self) -> list[Any]:
        self.progress = Progress()
        speak = self.model.localized
        self.memory = LocalStorage(PLACE, speak(self._remembered))
        self.overview = Markup(
            on_act=speak(self.go), dark=self.dark, stylesheets=[CSS], sizing_mode="stretch_width", margin=(0, 0, 30, 0)
        )
        self.shelf = pn.Column(self.overview, sizing_mode="stretch_width")
        return [self.memory, self.shelf]  # what is not seen is not drawn and could not tell what it remembers

    @cached_property
    def lesson(self) -> LessonView:
        """Made when the first lesson is opened."""
        view = LessonView(self.session, self.progress, self.go)
        self.layout.append(view.layout)
        return view

    @property
    def _open(self) -> bool:
        return "lesson" in self.__dict__ and self.lesson.layout.visible

    def refresh(self) -> None:
        if not self._open:
            self.overview.put(overview(course(), self.progress))

    def translate(self) -> None:
        self.refresh()
        if "lesson" in self.__dict__:
            self.lesson.translate()

    def paint(self, dark: bool) -> None:
        self.dark = self.overview.dark = dark
        if "lesson" in self.__dict__:
            self.lesson.paint(dark)

    def read(self, arguments: dict[str, str]) -> None:
        wanted = arguments.get("lesson", "")
        if wanted != self.address().get("lesson", ""):
            self.go("lesson" if wanted else "overview", wanted)

    def address(self) -> dict[str, str]:
        session = self.lesson.session if self._open else None
        return {"lesson": session.lesson.id} if session else {}

    def go(self, act: str, value: str) -> None:
        """What buttons ask for that leads from one lesson to another, or away."""
        if act == "lesson" and value in {lesson.id for lesson in course()}:
            self.open(value)
        elif act == "overview":
            self.close_lesson()
        elif act == "example":
            self.session.show_example(value)
        elif act == "new-game":
            self.session.new_game()
        self.memory.keep(self.progress.to_dict())

    def open(self, id_: str) -> None:
        """Opens a lesson where the visitor stopped."""
        self.lesson.open(course().lesson(id_))
        self._turn(True)

    def close_lesson(self) -> None:
        self._turn(False)
        self.refresh()

    def _turn(self, lesson: bool) -> None:
        self.shelf.visible, self.lesson.layout.visible = not lesson, lesson
        self.session.write_address()

    def _remembered(self, data: Any) -> None:
        """The browser says how far the visitor got; a lesson that is open goes on from there."""
        session = self.lesson.session if self._open else None
        self.progress.take(data, {lesson.id: len(lesson.steps) for lesson in course()})
        if session and session.number == 0 and not session.played:
            self.open(session.lesson.id)
        self.refresh()
