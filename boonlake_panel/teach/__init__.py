"""Lessons, explanations, the rule book and the glossary.

course().lesson("settle")             the lessons, in chapters
LessonSession(lesson, progress=Progress())  somebody goes through a lesson on the real engine
coach(game)                           what is going on, what can be done, what just happened
cheat_sheet(), lesson_sheet(lesson)   HTML to print
search_rules("ship"), rule_page("ship.harbor"), glossary()
"""

from .coach import Choice, Coach, Note, coach
from .errors import LessonError
from .examples import Example, RuleExample, examples, rule_example
from .glossary import Icon, Term, find_terms, glossary, icons
from .lessons import Chapter, Course, Lesson, Step
from .printing import cheat_sheet, lesson_sheet
from .progress import Progress
from .reading import course
from .rulebook import RulePage, rule_page, search_rules
from .session import Feedback, LessonSession
from .shapes import place

__all__ = [
    "Chapter",
    "Choice",
    "Coach",
    "Course",
    "Example",
    "Feedback",
    "Icon",
    "Lesson",
    "LessonError",
    "LessonSession",
    "Note",
    "Progress",
    "RuleExample",
    "RulePage",
    "Step",
    "Term",
    "cheat_sheet",
    "coach",
    "course",
    "examples",
    "find_terms",
    "glossary",
    "icons",
    "lesson_sheet",
    "place",
    "rule_example",
    "rule_page",
    "search_rules",
]
