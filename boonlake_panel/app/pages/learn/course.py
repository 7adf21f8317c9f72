"""The course at a glance: where to go on, how far somebody got, and all lessons by chapter."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, TypedDict

import panel as pn
import panel_material_ui as pmui
import param

from ....teach import Course, Lesson, Progress, course
from ...kit.component import Component, script, styles
from ...kit.pictures import icon
from ...kit.rich_text import Part, RichText, part
from ...kit.sheets import sheet_button
from ...kit.widgets import button
from ...kit.wording import t
from ...model import GameModel

HERE = Path(__file__).parent
ART = ("explore", "inhabitant", "house", "cattle", "ship", "vp")
"""What the game is about, in six icons."""
WELCOME = {
    "backgroundImage": "linear-gradient(135deg, rgba(255, 190, 60, .22), transparent 70%)",
    "borderRadius": "16px",
    "padding": {"xs": "14px 15px", "sm": "18px 22px"},
}
ART_LOOK = """
:host { width: max-content; }
.row { display: flex; gap: 18px; padding: 20px 26px 0; }
.icon { width: 62px; height: 62px; }
.icon:nth-child(even) { transform: translateY(-20px); }
"""
SIDE_BY_SIDE = """
:host { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 30px; }
:host { height: max-content; }
.words { height: max-content; }
.art { align-self: center; }
@media (max-width: 800px) { :host { grid-template-columns: minmax(0, 1fr); } .art { display: none; } }
"""


class LessonCard(TypedDict):
    """A lesson as the browser shows it; `state` is new, begun or done, `badge` says so in words."""

    id: str
    title: str
    goal: str
    facts: str
    state: str
    badge: str


class ChapterCards(TypedDict):
    """A chapter with its lessons."""

    title: str
    lessons: list[LessonCard]


class LessonCards(Component):
    """All lessons as cards, by chapter. Says which lesson is chosen (`lesson`, its id)."""

    chapters: Any = param.List(default=[], item_type=dict, doc="The chapters in order, each a `ChapterCards`.")
    MESSAGES = ("lesson",)
    _esm = script(HERE / "lesson_cards.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "lesson_cards.css")

    def is_meant(self, message: str, value: Any) -> bool:
        """Only lessons that are shown."""
        return value in [lesson["id"] for chapter in self.chapters for lesson in chapter["lessons"]]


class CourseView:
    """The page before a lesson is opened; `open_lesson` is told which one, `play` that somebody wants a game.

    `first_game` is told that somebody wants the guided one.
    """

    def __init__(
        self,
        model: GameModel,
        progress: Progress,
        open_lesson: Callable[[str], None],
        play: Callable[[], None],
        first_game: Callable[[], None],
    ) -> None:
        self.progress = progress
        self.open_lesson = open_lesson
        self.play = play
        wide: dict[str, Any] = {"sizing_mode": "stretch_width"}
        look = {"dark": model.param.dark, "language": model.param.language}
        self.text, self.count = RichText(**look), RichText(**look)
        self.go_on = button("", self._go_on, main=True, margin=0)
        self.meter = pmui.LinearProgress(
            value=0, max=len(course()), color="success", margin=(0, 0, 4, 0), max_width=460, **wide
        )
        art = RichText(
            content=[part("div", *map(icon, ART), css="row")], css_classes=["art"], stylesheets=[ART_LOOK], **look
        )
        self.cards = LessonCards(margin=(0, 0, 30, 0), **look)
        self.cards.on("lesson", open_lesson)
        self.first_game = button("", first_game, margin=0)
        self.sheet = sheet_button("")
        ways = pn.FlexBox(
            self.go_on, self.first_game, self.sheet, gap="10px", align_items="center", margin=(8, 0, 14, 0)
        )
        words = pn.Column(self.text, ways, self.meter, self.count, css_classes=["words"], **wide)
        columns = pn.Column(words, art, stylesheets=[SIDE_BY_SIDE], **wide)
        welcome = pmui.Paper(columns, variant="outlined", sx=WELCOME, margin=(6, 0), **wide)
        self.layout = pn.Column(welcome, self.cards, **wide)

    def show(self, game_begun: bool = False) -> None:
        """Show how far the learner got, in the current language."""
        all_lessons = course()
        done, following = len(self.progress.done), go_on(all_lessons, self.progress)
        begun = done or self.progress.latest
        with pn.io.hold():
            self.text.put(_welcome(all_lessons, self.progress))
            self.go_on.label = (
                t("learn-go-on" if begun else "learn-start", title=following.title) if following else t("learn-play")
            )
            ready = all(self.progress.is_done(lesson.id) for lesson in all_lessons.chapters[0].lessons)
            self.first_game.param.update(
                label=t("first-resume" if game_begun else "first-open"),
                variant="contained" if ready or game_begun else "outlined",
            )
            self.sheet.label = t("print-sheet")
            self.meter.value = done
            self.count.put([part("p", t("learn-progress", done=done, of=len(all_lessons)), css="muted")])
            self.cards.chapters = chapter_cards(all_lessons, self.progress)

    def _go_on(self) -> None:
        following = go_on(course(), self.progress)
        if following:
            self.open_lesson(following.id)
        else:
            self.play()


def go_on(course: Course, progress: Progress) -> Lesson | None:
    """The lesson to go on with: the one begun last, else the first that is not done, those for a first game first."""
    if progress.latest:
        return course.lesson(progress.latest)
    waiting = [lesson for lesson in course.path if not progress.is_done(lesson.id)]
    return waiting[0] if waiting else None


def chapter_cards(course: Course, progress: Progress) -> list[ChapterCards]:
    """Everything there is to learn, with how far the learner got."""
    return [
        ChapterCards(title=chapter.title, lessons=[_card(lesson, progress) for lesson in chapter.lessons])
        for chapter in course.chapters
    ]


def _card(lesson: Lesson, progress: Progress) -> LessonCard:
    state = "done" if progress.is_done(lesson.id) else "begun" if progress.is_begun(lesson.id) else "new"
    facts = [t("learn-lesson-minutes", minutes=lesson.minutes)]
    if state == "begun":
        facts.append(t("lesson-where", at=progress.step(lesson.id) + 1, of=len(lesson.steps)))
    elif lesson.later and state == "new":
        facts.append(t("learn-later"))
    return LessonCard(
        id=lesson.id,
        title=lesson.title,
        goal=lesson.words.goal,
        facts=" \u00b7 ".join(facts),
        state=state,
        badge=t(f"learn-state-{state}"),
    )


def _welcome(course: Course, progress: Progress) -> list[Part]:
    minutes = sum(lesson.minutes for lesson in course.first_game if not progress.is_done(lesson.id))
    return [
        part("h2", t("learn-title")),
        part("p", t("learn-intro")),
        part("p", t("learn-minutes", minutes=minutes) if minutes else t("learn-ready"), css="muted"),
    ]
