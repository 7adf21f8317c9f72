"""Lessons, explanations and the glossary.

`course()` has the lessons; a `Session` goes through one of them on the real engine; `Progress` remembers how far.
"""

from .errors import LessonError
from .lessons import Chapter, Course, Lesson, Step
from .progress import Progress
from .reading import course
from .session import Feedback, Session

__all__ = ["Chapter", "Course", "Feedback", "Lesson", "LessonError", "Progress", "Session", "Step", "course"]
