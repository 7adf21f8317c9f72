"""A lesson on the real boards: a text, something to do, an answer to whatever is tried."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import panel as pn

from ....engine import Setup
from ....engine.blocked import intended_key, places_of
from ....teach import Feedback, Lesson, LessonSession, Progress
from ....teach.lessons import QUIZ, TASK
from ....views.boards.sheets import NAMED_SHEETS, MapBoard, SideSheet, SoloBoard, TableSheet, further_boards
from ....views.boards.snapshot import Snapshot
from ....views.drawing.canvas import Board
from ....views.drawing.palette import palette_of
from ...kit.markup import Markup
from ...kit.rule_window import RuleWindow
from ...kit.tabs import tabs
from ...kit.wording import t
from ...viewers.choices import ordered
from .highlights import lit_places
from .lesson_text import finish, step_choices, step_words

if TYPE_CHECKING:
    from ...session.dashboard import DashboardSession

BOARDS: dict[str, type[Board]] = {
    "map": MapBoard,
    "table": TableSheet,
    "side": SideSheet,
    "solo": SoloBoard,
    **NAMED_SHEETS,
}
"""The boards of a lesson; one is shown at a time, so that it lies beside the text on every screen."""
ALWAYS = (MapBoard, TableSheet, SideSheet)

CSS = (Path(__file__).parent / "learn.css").read_text(encoding="utf-8")
COLUMNS = """
:host { display: grid; gap: 10px 18px; grid-template: "boards words" auto "boards choices" 1fr / minmax(0, 2fr) minmax(300px, 1fr); }
:host, .words, .boards, .choices { min-height: max-content; }
.words { grid-area: words; }
.boards { grid-area: boards; }
.choices { grid-area: choices; }
@media (max-width: 900px) { :host { grid-template: "words" auto "boards" auto "choices" auto / minmax(0, 1fr); } }
"""  # noqa: E501 (a template of a grid is one line)


class LessonView:
    """The lesson that is open; its boards are built once and shown in every lesson."""

    def __init__(self, dashboard: "DashboardSession", progress: Progress, go: Callable[[str, str], None]) -> None:
        self.dashboard = dashboard
        self.progress = progress
        self.go = go
        self.session: LessonSession | None = None
        self.feedback: Feedback | None = None
        self.hint = ""
        self.tried: set[str] = set()
        self.place: tuple[str, ...] = ()
        self.board = "map"
        model, dark = dashboard.model, dashboard.dark
        self.rules = RuleWindow(dashboard.host, model, go)
        make: dict[str, Any] = {"on_act": model.localized(self.act), "dark": dark, "sizing_mode": "stretch_width"}
        self.words = Markup(keys=True, css_classes=["words"], stylesheets=[CSS], **make)
        self.tabs = Markup(stylesheets=[CSS], **make)
        self.choices = Markup(css_classes=["choices"], stylesheets=[CSS], **make)
        self.made: dict[str, Board] = {}
        self.frames: dict[str, Any] = {}
        self.stand = pn.Column(self.tabs, css_classes=["boards"], sizing_mode="stretch_width")
        self.layout = pn.Column(
            self.words, self.stand, self.choices, stylesheets=[COLUMNS], visible=False, sizing_mode="stretch_width"
        )

    def _make_boards(self, setup: Setup) -> None:
        """The boards of a kind of game: what is there already is used again."""
        wanted = (*ALWAYS, *further_boards(setup))
        for name in [name for name, kind in BOARDS.items() if kind in wanted and name not in self.made]:
            pick = self.dashboard.model.localized(self.pick)
            board = self.made[name] = BOARDS[name](palette_of(self.dashboard.dark), pick)
            pane = pn.pane.Bokeh(board.figure, sizing_mode="scale_width", margin=0)
            self.frames[name] = pn.Column(pane, visible=False, sizing_mode="stretch_width")
            self.stand.append(self.frames[name])
        self.boards = {name: self.made[name] for name, kind in BOARDS.items() if kind in wanted}
        self.board = self.board if self.board in self.boards else "map"

    # Showing

    def open(self, lesson: Lesson, resume: bool = True) -> None:
        """Begins a lesson, or goes on with it where somebody stopped."""
        self.session = LessonSession(lesson, progress=self.progress, resume=resume)
        self._enter()

    def _enter(self) -> None:
        """A step begins."""
        self.feedback, self.hint, self.place = None, "", ()
        self.tried.clear()
        self.show(begins=True)

    def show(self, begins: bool = False) -> None:
        """Shows the lesson as it is now."""
        session = self.session
        if session is None:
            return
        with pn.io.hold():
            self._make_boards(session.game.setup)
            self.shot = self._snapshot(session)
            for board in self.boards.values():
                board.update(self.shot)
            self._turn_to(self._wanted_board(session, begins))
            if session.done:
                self.words.put(finish(session.lesson, self.progress))
                self.choices.put([])
                return
            self.words.put(step_words(session, self.feedback, self.hint, self.tried))
            self.choices.put(step_choices(session, self.place))

    def _snapshot(self, session: LessonSession) -> Snapshot:
        """What there is to see: at first what the text speaks of, then what the learner changed."""
        seat = session.lesson.seat
        shot = Snapshot.of(session.game, seat, session.start if session.played else None)
        if not session.played:
            shot = shot.looking_at(lit_places(session.step.show, shot))
        return shot if session.step.kind == TASK and not session.solved else replace(shot, targets={})

    def _wanted_board(self, session: LessonSession, begins: bool) -> str:
        """The board on which the step goes on; within a step the one that is seen stays, if anything glows there."""
        found = {name: self._count(board, self._glowing) for name, board in self.boards.items()}
        if not any(found.values()) or (not begins and found[self.board]):
            return self.board
        leading = self._leading(session)
        return max(found, key=lambda name: (self._count(self.boards[name], leading), found[name]))

    def _leading(self, session: LessonSession) -> frozenset[str]:
        """Where a step begins: the place of the choice that solves it, or what it lights up first."""
        key = session.next_key()
        if key is None:
            return lit_places(session.step.show[:1], self.shot)
        return frozenset(places_of(session.game, key, session.lesson.seat))

    @property
    def _glowing(self) -> frozenset[str]:
        return self.shot.focus or frozenset(self.shot.targets)

    def _count(self, board: Board, places: frozenset[str]) -> int:
        return len(places & {spot.name for spot in board.spots.values()})

    def _turn_to(self, name: str) -> None:
        self.board = name
        for other, frame in self.frames.items():
            frame.visible = other == name
        lit = {other for other, board in self.boards.items() if self._count(board, self._glowing)}
        words = {other: t(f"board-{other}") for other in self.boards}
        self.tabs.put([tabs(words, name, t("boards"), act="board", css="tabs boards", lit=lit)])

    def paint(self, dark: bool) -> None:
        with pn.io.hold():
            for board in self.made.values():
                board.repaint(palette_of(dark))
            self.words.dark = self.tabs.dark = self.choices.dark = dark
            self.rules.paint(dark)

    def translate(self) -> None:
        """Says everything in the current language; what was answered before is taken away."""
        self.rules = RuleWindow(self.dashboard.host, self.dashboard.model, self.go)
        self.feedback, self.hint = None, ""
        with pn.io.hold():
            for board in self.made.values():
                board.repaint(palette_of(self.dashboard.dark))
            self.show()

    # Doing

    def act(self, act: str, value: str) -> None:
        """Something was done with a button or a key."""
        session = self.session
        if session is None:
            return
        doing: Callable[[], Any] | None = {
            "next": self.next,
            "back": self.back,
            "again": self.again,
            "hint": self.ask,
            "play": lambda: self.play(value),
            "answer": lambda: self.answer(value),
            "all": lambda: self._look_at(()),
            "board": lambda: self._turn_to(value) if value in self.boards else None,
            "rule": lambda: self.rules.open(value),
            "key": lambda: self._key(value),
        }.get(act)
        if doing:
            doing()
        else:
            self.go(act, value)

    def next(self) -> None:
        """Goes on to the next step, or to the end of the lesson."""
        assert self.session is not None
        if self.session.solved and not self.session.done:
            self.session.next()
            self._enter()
            self.go("reached", self.session.lesson.id)

    def back(self) -> None:
        """Takes back what was done in this step, or goes to the one before."""
        assert self.session is not None
        if not self.session.done:
            self.session.back()
            self._enter()

    def again(self) -> None:
        assert self.session is not None
        self.session.restart()
        self._enter()

    def ask(self) -> None:
        """A hint, and the next time a clearer one."""
        assert self.session is not None
        self.hint = self.session.hint()
        self.show()

    def pick(self, name: str) -> None:
        """A place on a board was clicked: it is a choice, several, or a mistake that deserves a reason."""
        session = self.session
        if session is None or session.step.kind != TASK or session.solved:
            return
        keys = self.shot.targets.get(name, ())
        if len(keys) == 1:
            self.play(keys[0])
        elif keys:
            self._look_at(keys)
        elif key := intended_key(session.game, name):
            self.play(key)
        else:
            self._answer(Feedback("illegal", t("lesson-nothing-here")))

    def play(self, key: str) -> None:
        assert self.session is not None
        self._answer(self.session.play(key))

    def answer(self, choice: str) -> None:
        assert self.session is not None
        if choice not in self.session.step.choices:
            return
        self.tried.add(choice)
        self._answer(self.session.answer(choice))

    def _answer(self, feedback: Feedback) -> None:
        self.feedback, self.hint, self.place = feedback, "", ()
        self.show()

    def _look_at(self, keys: tuple[str, ...]) -> None:
        self.place = keys
        self.show()

    def _key(self, key: str) -> None:
        """Arrows go on and back, digits choose, H asks for a hint."""
        session = self.session
        if session is None or not self.layout.visible or self.dashboard.page != "learn":
            return
        if key in ("ArrowRight", "ArrowLeft"):
            self.next() if key == "ArrowRight" else self.back()
        elif key == "h":
            self.ask()
        elif key.isdigit() and not session.solved:
            self._choose(session, int(key) - 1)

    def _choose(self, session: LessonSession, place: int) -> None:
        decision = session.game.decision
        if session.step.kind == QUIZ and 0 <= place < len(session.step.choices):
            self.answer(session.step.choices[place])
        elif session.step.kind == TASK and decision and 0 <= place < len(decision.options):
            self.play(ordered(decision.options)[place].key)
