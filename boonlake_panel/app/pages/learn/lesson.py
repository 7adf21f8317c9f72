"""A lesson on the real boards: a text, something to do, an answer to whatever is tried."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import panel as pn
import panel_material_ui as pmui

from ....engine.blocked import places_of
from ....teach import LessonSession, course
from ....teach.lessons import QUIZ, TASK, TEXT
from ....views.boards.sheets import optional_boards
from ....views.drawing.canvas import Board
from ...kit.rich_text import RichText
from ...kit.rule_window import RuleWindow
from ...kit.sheets import sheet_button
from ...kit.widgets import RADIO_LOOK, button, radio_buttons
from ...kit.wording import t
from ...viewers.boards import BoardViewer
from ...viewers.choice_list import ChoiceList
from ...viewers.keys import Keys
from .answers import Answers
from .highlights import lit_places
from .lesson_model import BOARDS, LessonModel
from .lesson_text import answers, feedback_text, finish_text, rule_links, step_choices, step_text, title

if TYPE_CHECKING:
    from ...session.dashboard import DashboardSession

CSS = (Path(__file__).parent / "lesson.css").read_text(encoding="utf-8")
COLUMNS = """
:host { display: grid; gap: 10px 18px; grid-template: "boards words" auto "boards choices" 1fr / minmax(0, 2fr) minmax(300px, 1fr); }
:host, .words, .boards, .choices { min-height: max-content; }
.words { grid-area: words; }
.boards { grid-area: boards; }
.choices { grid-area: choices; }
@media (max-width: 900px) { :host { grid-template: "words" auto "boards" auto "choices" auto / minmax(0, 1fr); } }
"""  # noqa: E501 (a template of a grid is one line)
EDGES = {TEXT: "primary.main", TASK: "secondary.main", QUIZ: "primary.main", "done": "success.main"}
"""The colour of a step's upper edge, by its kind."""
GLOW = {
    "content": '""',
    "position": "absolute",
    "top": "5px",
    "right": "5px",
    "width": "9px",
    "height": "9px",
    "borderRadius": "50%",
    "backgroundColor": "#ffb300",
    "boxShadow": "0 0 0 1px rgba(0, 0, 0, .35)",
}
"""The dot in the corner of the button of a board on which something glows: it takes no room on phones."""


LEAST_SCALE = 44
"""Pixels for a unit of a board: drawn smaller it is hard to read."""
ABOVE = 150
"""Pixels above a board: the head of the page and the buttons of the boards."""
ALWAYS = tuple(BOARDS[name] for name in ("map", "table", "strips", "tiles"))
"""The boards that every game has."""


def _fitting(kind: type[Board]) -> dict[str, str]:
    """A board is seen as a whole beside the text, unless that made it too small to read."""
    _, _, wide, high = kind.window
    return {
        "max-width": f"max({LEAST_SCALE * wide:.0f}px, calc((100vh - {ABOVE}px) * {wide / high:.3f}))",
        "width": "100%",
        "margin": "0 auto",
    }


class LessonView:
    """The lesson that is open; everything is made once and shown in every lesson.

    `go` is told when somebody wants to leave: to the course, an example, another lesson or a game.
    """

    def __init__(self, dashboard: "DashboardSession", lesson: LessonModel, go: Callable[[str, str], None]) -> None:
        self.dashboard = dashboard
        self.lesson = lesson
        self.go = go
        self._step: tuple[LessonSession, int] | None = None
        self._make()
        lesson.param.watch(lambda event: self.show(), "revision", precedence=1)  # the boards come first
        lesson.param.watch(lambda event: self._turn_to(event.new), "board")

    def _make(self) -> None:
        model, lesson = self.dashboard.model, self.lesson
        self.rules = RuleWindow(self.dashboard.host, model, self.go)
        look = {"dark": model.param.dark, "language": model.param.language}
        self.title, self.text, self.feedback, self.links = (RichText(stylesheets=[CSS], **look) for _ in range(4))
        for text in (self.feedback, self.links):
            text.on_rule(lambda rule: self.rules.open(rule))
        self.text.on_lesson(lambda id_: self.go("lesson", id_))
        self.choices = ChoiceList(**look)
        self.list = pn.Column(self.choices, css_classes=["choices"], visible=False, sizing_mode="stretch_width")
        self.choices.on("play", self._play)
        self.choices.on("show_all", lambda _: lesson.look_at())
        self.keys = Keys(alone=True, **look)
        self.keys.on("key", lesson.press)
        self.answers = Answers(margin=(0, 0, 8, 0), **look)
        self.answers.on("answer", lesson.answer)
        self.overview = button("", lambda: self.go("overview", ""), variant="text", margin=0)
        self.where = pmui.LinearProgress(value=0, color="success", width=80, margin=(16, 4, 0, 0))
        self.sheet = sheet_button("", lambda: lesson.session.lesson if lesson.session else None, variant="text")
        self.back = button("", lesson.back, margin=0)
        self.hint = button("", lesson.ask, margin=0)
        self.again = button("", lesson.again, margin=0)
        self.play = button("", lambda: self.go("new-game", ""), margin=0)
        self.first_game = button("", lambda: self.go("first-game", ""), margin=0)
        self.next = button("", lesson.next, margin=0, styles={"margin-left": "auto"})
        self.tabs = radio_buttons(
            lesson.param.board, {lesson.board: lesson.board}, "", margin=(0, 0, 8, 0), styles={"max-width": "100%"}
        )
        self.boards: dict[str, BoardViewer] = {}
        self.frames: dict[str, Any] = {}
        self.figures = pn.Column(sizing_mode="stretch_width")
        ways = pn.FlexBox(
            *(self.back, self.hint, self.again, self.play, self.first_game, self.next), gap="8px", align_items="center"
        )
        self.card = pmui.Paper(
            self.text,
            self.answers,
            self.feedback,
            ways,
            self.links,
            variant="outlined",
            sizing_mode="stretch_width",
            margin=0,
        )
        head = pn.Row(self.overview, pn.layout.HSpacer(), self.sheet, self.where, sizing_mode="stretch_width")
        words = pn.Column(head, self.title, self.card, css_classes=["words"], sizing_mode="stretch_width")
        stand = pn.Column(self.tabs, self.figures, css_classes=["boards"], sizing_mode="stretch_width")
        columns = pn.Column(words, stand, self.list, stylesheets=[COLUMNS], sizing_mode="stretch_width")
        self.layout = pn.Column(self.keys, columns, visible=False, sizing_mode="stretch_width")

    # Showing

    def show(self) -> None:
        """Show the lesson as it is now."""
        session = self.lesson.session
        if session is None:
            return
        with pn.io.hold():
            self._make_boards()
            self.lesson.board = self._wanted_board(session)
            self._turn_to(self.lesson.board)
            self._show_words(session)
            self._show_buttons(session)

    def _show_words(self, session: LessonSession) -> None:
        lesson, done = self.lesson, session.done
        self.title.put([] if done else title(session))
        self.text.put(finish_text(session, lesson.progress) if done else step_text(session))
        asks = session.step.kind == QUIZ and not done
        self.answers.param.update(
            visible=asks, label=t("lesson-answers"), answers=answers(session, lesson.tried) if asks else []
        )
        self.feedback.put([] if done else feedback_text(session, lesson.feedback, lesson.hint))
        self.links.put([] if done else rule_links(session.step.rules))
        offered = step_choices(session, lesson.here)
        self.choices.param.update(**(offered or {"question": "", "groups": []}))
        self.list.visible = bool(offered)  # a list styles itself, so that it cannot be hidden by itself
        self.keys.title = session.lesson.title
        edge = EDGES["done" if done else session.step.kind]
        self.card.sx = {
            "borderTop": "5px solid",
            "borderTopColor": edge,
            "borderRadius": "12px",
            "padding": "12px 16px",
        }

    def _show_buttons(self, session: LessonSession) -> None:
        done, steps = session.done, len(session.lesson.steps)
        following = course().after(session.lesson)
        onward = t("lesson-finish" if session.is_last else "lesson-next")
        if done:
            onward = t("learn-next", title=following.title) if following else t("lesson-all")
        ready = all(self.lesson.progress.is_done(other.id) for other in course().first_game)
        self.overview.label = t("lesson-all")
        self.sheet.label = t("print-lesson")
        self.where.param.update(value=session.number + done, max=steps)
        self.back.param.update(label=t("lesson-back"), disabled=not self.lesson.can_go_back, visible=not done)
        self.hint.param.update(label=t("lesson-hint"), visible=not done and session.step.kind != TEXT)
        self.again.param.update(label=t("lesson-again"), visible=done)
        self.play.param.update(label=t("learn-play"), visible=done and ready)
        begun = all(self.lesson.progress.is_done(other.id) for other in course().chapters[0].lessons)
        ends = done and session.lesson is course().first_game[-1]
        self.first_game.param.update(
            label=t("first-open"), visible=done and begun, variant="contained" if ends else "outlined"
        )
        self.next.param.update(label=onward, variant="contained" if session.solved and not ends else "outlined")

    # Boards

    @property
    def names(self) -> list[str]:
        """The boards of the game that the lesson is about."""
        needed = (*ALWAYS, *optional_boards(self.lesson.setup))
        return [name for name, kind in BOARDS.items() if kind in needed]

    def _make_boards(self) -> None:
        """Have all boards of the game; those that were made before are used again."""
        for name in self.names:
            if name not in self.boards:
                self.boards[name] = BoardViewer(self.lesson, kind=BOARDS[name])
                self.frames[name] = pn.Column(
                    self.boards[name], visible=False, sizing_mode="stretch_width", styles=_fitting(BOARDS[name])
                )
                self.figures.append(self.frames[name])

    def _count(self, name: str, places: frozenset[str]) -> int:
        """How many of some places are on a board."""
        return len(places & {spot.name for spot in self.boards[name].board.spots.values()})

    def _wanted_board(self, session: LessonSession) -> str:
        """The board on which the step goes on; within a step the one that is seen stays, if anything glows there."""
        begins = self._step != (session, session.number)
        self._step = (session, session.number)
        seen = self.lesson.board if self.lesson.board in self.names else "map"
        counts = {name: self._count(name, self._glowing) for name in self.names}
        if not any(counts.values()) or (not begins and counts[seen]):
            return str(seen)
        leading = self._leading(session)
        return max(counts, key=lambda name: (self._count(name, leading), counts[name]))

    def _leading(self, session: LessonSession) -> frozenset[str]:
        """Where a step begins: the place of the choice that solves it, or what it lights up first."""
        key = session.next_key()
        if key is None:
            return lit_places(session.step.show[:1], self.lesson.snapshot())
        return frozenset(places_of(session.game, key, session.lesson.seat))

    @property
    def _glowing(self) -> frozenset[str]:
        shot = self.lesson.snapshot()
        return shot.focus or frozenset(shot.targets)

    def _turn_to(self, name: str) -> None:
        """Bring a board to the front; those on which something glows have a dot on their button."""
        if name not in self.names:
            return
        for other, frame in self.frames.items():
            frame.visible = other == name
        glowing = [place for place, other in enumerate(self.names, 1) if self._count(other, self._glowing)]
        dots = {f"& .MuiToggleButton-root:nth-of-type({place})::after": GLOW for place in glowing}
        options = {t(f"board-{other}"): other for other in self.names}
        self.tabs.param.update(options=options, label=t("boards"), sx={**RADIO_LOOK, **dots})

    def translate(self) -> None:
        """Say everything in the current language; what was answered before is taken away."""
        self.rules = RuleWindow(self.dashboard.host, self.dashboard.model, self.go)
        with pn.io.hold():
            self.lesson.forget_feedback()

    # Doing

    def _play(self, key: str) -> None:
        """A choice of the list was made; when the list is gone, keys are still heard."""
        self.lesson.play(key)
        if not self.list.visible:
            self.listen()

    def listen(self) -> None:
        """Move the focus to the lesson, so that it hears keys."""
        self.keys.focus += 1
