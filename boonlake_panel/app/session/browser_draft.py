"""The visitor's own game in the browser's storage, where a reload finds it again."""

from collections.abc import Callable
from functools import partial
from typing import Any

from ...study import Study, StudyError
from ...study.files import dumps
from ..kit.served import served_document
from ..serving.background import read_study, run_beside
from .local_storage import LocalStorage

PLACE = "boonlake-game"
"""Under which name the browser keeps the game."""
MAX_CHARACTERS = 300_000
PAUSE = 1_500
"""Milliseconds from a choice until the game is written: whoever plays quickly does not wait for it."""


class BrowserDraft:
    """Writes one study into the browser's storage, and reports once what was there, with what is wrong with it."""

    def __init__(self, on_found: Callable[[Study, str], None]) -> None:
        self.on_found = on_found
        self.storage = LocalStorage(PLACE, self._found, longest=MAX_CHARACTERS)
        self._study: Study | None = None
        self._waiting = False

    def write(self, study: Study) -> None:
        """Keep a study as it is in a moment."""
        self._study = study
        document = served_document()
        if document is None:
            self._write()
        elif not self._waiting:
            self._waiting = True
            document.add_timeout_callback(self._write, PAUSE)

    def clear(self) -> None:
        """Keep nothing."""
        self._study = None
        self.storage.keep("")

    def _write(self) -> None:
        self._waiting = False
        if self._study is not None and self.storage.asked:
            self.storage.keep(dumps(self._study))

    def _found(self, data: Any) -> None:
        if not isinstance(data, str) or not data:
            return
        run_beside(partial(read_study, data), lambda study: self.on_found(study, ""), self._damaged)

    def _damaged(self, problem: StudyError) -> None:
        """As much of a study as can be played goes on."""
        if problem.study is not None:
            self.on_found(problem.study, str(problem))
