"""The page on which people learn: the course at a glance, and the lesson that is open."""

from functools import cached_property
from typing import Any

from ....teach import Progress, course
from ...session.local_storage import LocalStorage
from ..base import Page
from .course import CourseView
from .first_game_page import FirstGameView
from .lesson import LessonView
from .lesson_model import LessonModel

STORAGE_KEY = "boonlake-progress"
"""Under which name the browser keeps the progress."""
FIRST = "first"
"""What the guided first game is called in addresses."""


class LearnPage(Page):
    """The course; how far somebody got is kept in their browser."""

    name = "learn"

    def build(self) -> list[Any]:
        self.progress = Progress()
        self.lesson = LessonModel(self.progress, language=self.model.language, dark=self.model.dark)
        self.memory = LocalStorage(STORAGE_KEY, self._remembered)
        self.first = FirstGameView(self.session, self.go)
        self.course = CourseView(self.model, self.progress, self._open_lesson, self.session.new_game, self._open_first)
        self.lesson.param.watch(lambda event: self._turn(), "lesson")
        self.lesson.param.watch(lambda event: self.memory.keep(self.progress.to_dict()), "revision")
        stored = [self.memory, self.first.memory]  # what is not seen is not drawn and could not tell what it remembers
        return [*stored, self.first.layout, self.course.layout]

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
        if not self.lesson.lesson and not self.first.layout.visible:
            self.course.show(self.first.begun)

    def translate(self) -> None:
        self.lesson.language = self.model.language
        self.refresh()
        self.first.translate()
        if self._view_made:
            self.view.translate()

    def paint(self, dark: bool) -> None:
        self.dark = self.lesson.dark = dark
        self.first.paint(dark)

    def read(self, arguments: dict[str, str]) -> None:
        if arguments.get("game") == FIRST:
            self._open_first()
        else:
            self._open_lesson(arguments.get("lesson", ""))

    def address(self) -> dict[str, str]:
        if self.first.layout.visible:
            return {"game": FIRST}
        return {"lesson": self.lesson.lesson} if self.lesson.lesson else {}

    def close(self) -> None:
        self.first.close()

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
        elif act == "first-game":
            self._open_first()
        elif act == "first-game-known":
            self.refresh()

    def _open_lesson(self, id_: str) -> None:
        """Open a lesson, or the course if there is none; an unknown one changes nothing."""
        if id_ not in self.lesson.param.lesson.objects:
            return
        was_first = self.first.layout.visible
        self.first.open(False)
        if self.lesson.lesson != id_:
            self.lesson.lesson = id_
        elif was_first:
            self._turn()

    def _open_first(self) -> None:
        """Open the guided first game, in place of a lesson or the course."""
        self.lesson.lesson = ""
        self.first.open(True)
        self._turn()

    def _turn(self) -> None:
        """Show the lesson or the course."""
        is_open = bool(self.lesson.lesson)
        if is_open or self._view_made:
            appears = is_open and not self.view.layout.visible
            self.view.layout.visible = is_open
            if appears:
                self.view.listen()
        self.course.layout.visible = not is_open and not self.first.layout.visible
        self.refresh()
        self.session.write_address()

    def _remembered(self, data: Any) -> None:
        """The browser says how far the visitor got; a lesson that is open goes on from there."""
        lesson = self.lesson.session
        self.progress.take(data, {lesson.id: len(lesson.steps) for lesson in course()})
        if lesson and lesson.number == 0 and not lesson.played:
            self.lesson.resume()
        self.refresh()
