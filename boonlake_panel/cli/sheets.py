"""`boonlake sheet`: the cheat sheet and lesson sheets as files that any browser prints."""

from pathlib import Path

from rich.console import Console

from ..teach import Lesson, cheat_sheet, course, lesson_sheet
from ..teach.printing import file_name
from ..texts.messages import LANGUAGES, in_language


def write(language: str, lesson: str, folder: Path) -> int:
    """Write the cheat sheet, the sheet of a lesson, or those of all lessons, and say where."""
    console = Console()

    def say(words: str) -> None:
        console.print(words, markup=False, highlight=False, soft_wrap=True)

    if language not in LANGUAGES:
        say(f"unknown language {language!r}, expected one of {', '.join(LANGUAGES)}")
        return 1
    known = {one.id: one for one in course()}
    if lesson and lesson != "all" and lesson not in known:
        say(f"unknown lesson {lesson!r}, expected all or one of {', '.join(known)}")
        return 1
    wanted: list[Lesson | None] = [None] if not lesson else list(known.values()) if lesson == "all" else [known[lesson]]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with in_language(language):
            for one in wanted:
                path = folder / file_name(one)
                path.write_text(lesson_sheet(one) if one else cheat_sheet(), encoding="utf-8")
                say(str(path))
    except OSError as problem:
        say(f"cannot write to {folder}: {problem.strerror}")
        return 1
    return 0
