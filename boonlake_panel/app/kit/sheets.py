"""Buttons that download a sheet for print."""

import io
from collections.abc import Callable
from typing import Any

import panel_material_ui as pmui

from ...teach import Lesson, cheat_sheet, lesson_sheet
from ...teach.printing import file_name


def sheet_button(label: str, lesson: Callable[[], Lesson | None] = lambda: None, **params: Any) -> Any:
    """A button for the sheet of a lesson, or for the cheat sheet where there is none."""

    def content() -> io.BytesIO:
        one = lesson()
        button.filename = file_name(one)
        return io.BytesIO((lesson_sheet(one) if one else cheat_sheet()).encode("utf-8"))

    look = {"variant": "outlined", "size": "small", "margin": 0, **params}
    button = pmui.FileDownload(callback=content, label=label, filename=file_name(lesson()), **look)
    return button
