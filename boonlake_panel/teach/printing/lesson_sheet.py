"""The sheet of a lesson: what it teaches, its board, its steps with questions to tick, and the rules behind it."""

from ...texts.catalogue import all_rules
from ...texts.messages import text
from ...views.boards.game_picture import picture
from ..lessons import QUIZ, TASK, Lesson, Step
from .paper import Html, block, element, listing, page


def lesson_sheet(lesson: Lesson) -> str:
    """A lesson on one or two pages, in the current language.

    >>> from boonlake_panel.teach import course, lesson_sheet
    >>> "<h1>" in lesson_sheet(course().lesson("develop"))
    True
    """
    board = element("div", Html(picture(lesson.start.game())), css="picture narrow")
    steps = [_step(lesson, step) for step in lesson.steps]
    parts = [
        element("h1", lesson.title),
        element("p", lesson.words.goal),
        board,
        block(text("sheet-lesson-steps"), listing(steps, ordered=True), css="flowing"),
        _answers(lesson),
        _rules(lesson),
        element("p", text("sheet-reconstructed"), css="small"),
    ]
    return page(lesson.title, Html("".join(parts)), css="lesson")


def _step(lesson: Lesson, step: Step) -> Html:
    """The text of a step; a question with its answers, a task with what follows from it."""
    words = lesson.step_words(step)
    lines = [Html(element("span", words.text))]
    if step.kind == TASK:
        lines.insert(0, Html(element("strong", text("sheet-lesson-task")) + " "))
    elif step.kind == QUIZ:
        lines.insert(0, Html(element("strong", text("sheet-lesson-question")) + " "))
        boxes = [Html(element("span", css="box") + element("span", _choice(lesson, step, one))) for one in step.choices]
        lines.append(element("div", *boxes))
    if step.kind == TASK and words.done:
        lines.append(element("div", element("em", text("sheet-lesson-after")), " ", words.done))
    return Html("".join(lines))


def _choice(lesson: Lesson, step: Step, name: str) -> str:
    return lesson.step_words(step).choices.get(name, name)


def _answers(lesson: Lesson) -> Html:
    """The right answers in small letters."""
    right = [
        f"{number}: {_choice(lesson, step, step.right[0])}"
        for number, step in enumerate(lesson.steps, 1)
        if step.kind == QUIZ
    ]
    told = f"{text('sheet-lesson-answers')} \N{EN DASH} {'; '.join(right)}"
    return element("p", told, css="answers") if right else Html("")


def _rules(lesson: Lesson) -> Html:
    lines = [
        element("p", all_rules()[rule].rule, Html(element("span", rule, css="small")), css="rule")
        for rule in lesson.rules
    ]
    words = element("div", *lines, css="columns")
    return block(text("sheet-lesson-rules"), words, css="flowing rules") if lines else Html("")
