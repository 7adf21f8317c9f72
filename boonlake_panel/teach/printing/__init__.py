"""Sheets for print as HTML that needs nothing else: the cheat sheet, and one sheet for each lesson.

cheat_sheet()                              on two pages, in the current language
lesson_sheet(course().lesson("develop"))
"""

from ...texts.messages import current_language
from ..lessons import Lesson
from .cheat_sheet import cheat_sheet
from .lesson_sheet import lesson_sheet

__all__ = ["cheat_sheet", "file_name", "lesson_sheet"]


def file_name(lesson: Lesson | None = None) -> str:
    """What the file of a sheet is called, in the current language; without a lesson that of the cheat sheet."""
    name = f"-{lesson.id}" if lesson else ""
    return f"boonlake{name}-{current_language()}.html"
