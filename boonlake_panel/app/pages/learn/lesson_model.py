"""`LessonModel`: which lesson is open and what was done in it, as parameters; it draws nothing."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import panel as pn
import param

from ....engine import Setup
from ....engine.blocked import intended_key
from ....teach import Feedback, LessonSession, Progress, course
from ....teach.lessons import QUIZ, TASK
from ....teach.session import IDLE
from ....views.boards.sheets import NAMED_SHEETS, ActionBoard, MapBoard, ScoringBoard, SoloBoard, TableSheet
from ....views.boards.snapshot import Snapshot
from ....views.drawing.canvas import Board
from ...board_model import BoardModel, asks_first
from ...kit.wording import t
from ...viewers.wording import numbered
from .highlights import lit_places

BOARDS: dict[str, type[Board]] = {
    "map": MapBoard,
    "table": TableSheet,
    "strips": ActionBoard,
    "tiles": ScoringBoard,
    "solo": SoloBoard,
    **NAMED_SHEETS,
}


class LessonModel(BoardModel):
    """The learner's place in the course. `revision` follows every change; views and pages watch it.

    `session` is the lesson in progress, `feedback` and `hint` are what the lesson says to the last choice, `tried` are
    the answers to a question so far, and `here` are the keys of a place on the board that was clicked.
    """

    lesson: Any = param.Selector(
        default="", objects=["", *(lesson.id for lesson in course())], doc="The open lesson; empty: the whole course."
    )
    step = param.Integer(default=0, bounds=(0, None), doc="The step of the lesson, from 0.")
    board: Any = param.Selector(default="map", objects=list(BOARDS), doc="The board that is seen.")

    def __init__(self, progress: Progress, **params: Any) -> None:
        self.progress = progress
        self.session: LessonSession | None = None
        self.feedback: Feedback | None = None
        self.hint = ""
        self.tried: set[str] = set()
        self.here: tuple[str, ...] = ()
        self._shown: tuple[Setup, Snapshot] | None = None
        super().__init__(**params)

    @param.depends("lesson", watch=True)
    def resume(self) -> None:
        """Open the lesson where the learner stopped."""
        if self.lesson:
            self.session = LessonSession(course().lesson(self.lesson), progress=self.progress, resume=True)
        else:
            self.session = None
        self._enter()

    @property
    def can_go_back(self) -> bool:
        """Whether there is a choice to take back or a step before this one."""
        session = self.session
        return session is not None and not session.done and (session.number > 0 or bool(session.played))

    # The boards

    @property
    def setup(self) -> Setup:
        """The set-up of the game that the lesson is about."""
        return self._moment()[0]

    def snapshot(self) -> Snapshot:
        """What there is to see: at first what the text speaks of, then what the learner changed."""
        return self._moment()[1]

    def _moment(self) -> tuple[Setup, Snapshot]:
        """The same for all boards until something changes; after a lesson its last moment stays."""
        if self._shown is None:
            raise LookupError("no lesson was opened")
        return self._shown

    def _look(self, session: LessonSession) -> Snapshot:
        shot = Snapshot.of(session.game, session.lesson.seat, session.start if session.played else None)
        if not session.played:
            shot = shot.looking_at(lit_places(session.step.show, shot))
        offered = {option.key for option in session.options}
        kept = {place: tuple(key for key in keys if key in offered) for place, keys in shot.targets.items()}
        return replace(shot, targets={place: keys for place, keys in kept.items() if keys})

    # Going on

    def next(self) -> None:
        """Go on to the next step, from the last one to the end, and from there to the next lesson."""
        session = self.session
        if session is None:
            return
        if session.done:
            following = course().after(session.lesson)
            self.lesson = following.id if following else ""
        elif session.solved:
            session.next()
            self._enter()
        else:
            self._answer(Feedback(IDLE, t("lesson-unsolved")))

    def back(self) -> None:
        """Take back what was done in this step, or go to the one before."""
        if self.session and self.can_go_back:
            self.session.back()
            self._enter()

    def again(self) -> None:
        """Begin the lesson again."""
        if self.session:
            self.session.restart()
            self._enter()

    def ask(self) -> None:
        """Give a hint, and the next time a clearer one."""
        if self.session and not self.session.done:
            self.hint = self.session.hint()
            self._changed()

    # Choosing

    def play(self, key: str) -> None:
        """Make a choice on the board."""
        if self.session and not self.session.done:
            self._answer(self.session.play(key))

    def answer(self, choice: str) -> None:
        """Answer a question."""
        session = self.session
        if session and not session.done and choice in session.step.choices and choice not in self.tried:
            self.tried.add(choice)
            self._answer(session.answer(choice))

    def pick(self, place: str) -> None:
        """A place of a board was clicked: play its choice, offer its choices, or say why it has none."""
        session = self.session
        if session is None or session.step.kind != TASK or session.solved:
            return
        keys = self.snapshot().targets.get(place, ())
        if asks_first(keys):
            self.look_at(keys)
        elif key := (keys[0] if keys else intended_key(session.game, place)):
            self.play(key)
        else:
            self._answer(Feedback("illegal", t("lesson-nothing-here")))

    def look_at(self, keys: tuple[str, ...] = ()) -> None:
        """Offer only the choices of a place; without keys all choices again."""
        self.here = keys
        self._changed()

    def press(self, key: str) -> None:
        """Arrows go on and back, digits choose, H asks for a hint."""
        keys: dict[str, Callable[[], None]] = {"ArrowRight": self.next, "ArrowLeft": self.back, "h": self.ask}
        session = self.session
        if session is None or (session.done and key == "ArrowRight"):
            return  # the way to another lesson is a button
        if key in keys:
            keys[key]()
        elif key.isdecimal() and not session.solved:
            self._choose(session, key)

    def _choose(self, session: LessonSession, digit: str) -> None:
        if session.step.kind == QUIZ and 0 < int(digit) <= len(session.step.choices):
            self.answer(session.step.choices[int(digit) - 1])
        elif option := numbered(session.options, digit):
            self.play(option.key)

    # Announcing

    def _enter(self) -> None:
        """A step begins."""
        self.feedback, self.hint, self.here = None, "", ()
        self.tried.clear()
        self._changed()

    def _answer(self, feedback: Feedback) -> None:
        self.feedback, self.hint, self.here = feedback, "", ()
        self._changed()

    def forget_feedback(self) -> None:
        """Take away what was said, for example in another language."""
        self.feedback, self.hint = None, ""
        self._changed()

    def _changed(self) -> None:
        if self.session is not None:
            self._shown = (self.session.game.setup, self._look(self.session))
        with pn.io.hold():
            self.param.update(step=self.session.number if self.session else 0, revision=self.revision + 1)
