"""The page on which people learn: the course at a glance, and the lesson that is open."""

from functools import cached_property
from typing import Any

from ....teach import Progress, course
from ...session.local_storage import LocalStorage
from ..base import Page
from .course import CourseView
from .lesson import LessonView
from .lesson_model import LessonModel

STORAGE_KEY = "boonlake-progress"
"""Under which name the browser keeps the progress."""


class LearnPage(Page):
    """The course; how far somebody got is kept in their browser."""

    name = "learn"

    def build(self) -> list[Any]:
        self.progress = Progress()
        self.lesson = LessonModel(self.progress, language=self.model.language, dark=self.model.dark)
        self.memory = LocalStorage(STORAGE_KEY, self._remembered)
        self.course = CourseView(self.model, self.progress, self._open_lesson, self.session.new_game)
        self.lesson.param.watch(lambda event: self._turn(), "lesson")
        self.lesson.param.watch(lambda event: self.memory.keep(self.progress.to_dict()), "revision")
        return [self.memory, self.course.layout]  # what is not seen is not drawn and could not tell what it remembers

    _view_made = False

    @cached_property
    def view(self) -> LessonView:
        """Made when the first lesson is opened."""
        view = LessonView(self.session, self.lesson, self.go)
        self.layout.append(view.layout)
        self._view_made = True
        view.show()
        return view

    def refresh(self) -> None:
        if not self.lesson.lesson:
            self.course.show()

    def translate(self) -> None:
        self.lesson.language = self.model.language
        self.refresh()
        if self._view_made:
            self.view.translate()

    def paint(self, dark: bool) -> None:
        self.dark = self.lesson.dark = dark

    def read(self, arguments: dict[str, str]) -> None:
        self._open_lesson(arguments.get("lesson", ""))

    def address(self) -> dict[str, str]:
        return {"lesson": self.lesson.lesson} if self.lesson.lesson else {}

    def go(self, act: str, value: str) -> None:
        """What links and buttons ask for that leads from one lesson to another, or away."""
        if act == "lesson":
            self._open_lesson(value)
        elif act == "overview":
            self._open_lesson("")
        elif act == "example":
            self.session.show_example(value)
        elif act == "new-game":
            self.session.new_game()

    def _open_lesson(self, id_: str) -> None:
        """Open a lesson, or the course if there is none; an unknown one changes nothing."""
        if id_ in self.lesson.param.lesson.objects:
            self.lesson.lesson = id_

    def _turn(self) -> None:
        """Show the lesson or the course."""
        is_open = bool(self.lesson.lesson)
        if is_open or self._view_made:
            appears = is_open and not self.view.layout.visible
            self.view.layout.visible = is_open
            if appears:
                self.view.listen()
        self.course.layout.visible = not is_open
        self.refresh()
        self.session.write_address()

    def _remembered(self, data: Any) -> None:
        """The browser says how far the visitor got; a lesson that is open goes on from there."""
        lesson = self.lesson.session
        self.progress.take(data, {lesson.id: len(lesson.steps) for lesson in course()})
        if lesson and lesson.number == 0 and not lesson.played:
            self.lesson.resume()
        self.refresh()
