"""Games that are in no library: a reload does not lose them, and another game puts them aside."""

from collections.abc import Callable
from typing import Any

from ...engine import Setup
from ...study import Change, Study, StudyError
from ...study.files import dumps, loads
from ..kit.served import served_document
from ..kit.wording import t
from ..model import GameModel
from .local_storage import LocalStorage
from .study_dialogs import StudyDialogs

PLACE = "boonlake-game"
"""Under which name the browser keeps the game."""
MAX_CHARACTERS = 300_000
PAUSE = 1_500
"""Milliseconds from a choice until the game is written: whoever plays quickly does not wait for it."""

BACK, FRESH = WAYS = ("unsaved-back", "unsaved-fresh")
Tell = Callable[[str, bool, tuple[str, ...]], None]


class BrowserDraft:
    """Follows the visitor's own study until it is saved; the browser keeps it, and one other is put aside."""

    def __init__(self, model: GameModel, shelf: StudyDialogs, tell: Tell, looking: Callable[[], bool]) -> None:
        self.model = model
        self.shelf = shelf
        self.tell = tell
        self.looking = looking  # whether an example is shown, which is nobody's own game
        self.own: Study | None = None
        self.aside: Study | None = None
        self.asked = False
        self._waiting = False
        self._stop = model.study.subscribe(self._changed)
        self.memory = LocalStorage(PLACE, model.localized(self._found), longest=MAX_CHARACTERS)

    def close(self) -> None:
        """Stop following the study."""
        self._stop()

    # Following

    def follow(self) -> None:
        """Another study is shown: a game of one's own that is not saved is put aside."""
        self._stop()
        self._stop = self.model.study.subscribe(self._changed)
        left = self.own
        if self.looking() or left is None or left is self.model.study:
            return
        self.own = None
        if len(left):
            self.aside = left
            self.tell(t("unsaved-aside", choices=len(left)), False, (BACK,))

    def take(self, study: Study) -> None:
        """This study is the visitor's own from now on."""
        self.own = study
        self._write_later()

    def saved(self, study: Study) -> None:
        """A study is in the library now: it needs nobody else to keep it."""
        if self.own is study:
            self.own = None
            self.memory.keep("")

    def _changed(self, change: Change) -> None:
        is_own = self.own is self.model.study
        if self.shelf.kept is None and not self.looking() and (is_own or change.what != "cursor"):
            self.take(self.model.study)

    def _write_later(self) -> None:
        document = served_document()
        if document is None:
            self._write()
        elif not self._waiting:
            self._waiting = True
            document.add_timeout_callback(self._write, PAUSE)

    def _write(self) -> None:
        self._waiting = False
        if self.own is not None and self.memory.asked:
            self.memory.keep(dumps(self.own))

    # Coming back

    def _found(self, data: Any) -> None:
        """The browser has kept a game: it goes on, unless the visitor asked for another or has begun one."""
        if not isinstance(data, str) or not data or self._begun:
            return
        words, bad = t("unsaved-restored"), False
        try:
            study = loads(data)
        except StudyError as problem:
            if problem.study is None:
                return
            study, words, bad = problem.study, t("partly", problem=str(problem)[:600]), True
        except Exception:  # whatever the browser holds, the session lives on
            return
        self.model.open(study)
        self.own = study
        self.tell(words, bad, (FRESH,))

    @property
    def _begun(self) -> bool:
        return self.asked or self.own is not None or self.shelf.kept is not None

    def back(self) -> bool:
        """Back to the game that was put aside; what is shown instead takes its place."""
        study, self.aside = self.aside, None
        if study is None:
            return False
        self.shelf.release()
        self.model.open(study)
        self.take(study)
        return True

    def fresh(self) -> None:
        """A new game instead of the one that was kept."""
        self.memory.keep("")
        self.shelf.release()
        self.model.open(Study(Setup(players=2)))

    def act(self, act: str) -> None:
        """A button of a notice."""
        if act == BACK:
            self.back()
        elif act == FRESH:
            self.fresh()
