"""The course at a glance: chapters, lessons, and where to go on."""

from ....teach import Chapter, Course, Lesson, Progress
from ...kit.markup import Part, part
from ...kit.pictures import icon
from ...kit.wording import t

ART = ("explore", "inhabitant", "house", "cattle", "ship", "vp")
"""What the game is about, in six icons."""


def overview(course: Course, progress: Progress) -> list[Part]:
    """Everything there is to learn, with how far the visitor got."""
    return [_welcome(course, progress), *(_chapter(chapter, progress) for chapter in course.chapters)]


def go_on(course: Course, progress: Progress) -> Lesson | None:
    """The lesson to go on with: the one begun last, else the first that is not done, those for a first game first."""
    if progress.latest:
        return course.lesson(progress.latest)
    waiting = [lesson for lesson in (*course.first_game, *course) if not progress.is_done(lesson.id)]
    return waiting[0] if waiting else None


def _welcome(course: Course, progress: Progress) -> Part:
    done, of = len(progress.done), len(course)
    minutes = sum(lesson.minutes for lesson in course.first_game if not progress.is_done(lesson.id))
    following = go_on(course, progress)
    begun = done or progress.latest
    label = t("learn-go-on" if begun else "learn-start", title=following.title) if following else t("learn-play")
    act, value = ("lesson", following.id) if following else ("new-game", "")
    words = part(
        "div",
        part("h2", t("learn-title")),
        part("p", t("learn-intro")),
        part("p", t("learn-minutes", minutes=minutes) if minutes else t("learn-ready"), css="muted"),
        part("button", label, act=act, value=value, css="go", data_id="go on"),
        part(
            "div",
            part("span", css="filled"),
            css="meter",
            width_share=f"{done / of:.3f}",
            role="img",
            aria_label=t("learn-progress", done=done, of=of),
        ),
        part("p", t("learn-progress", done=done, of=of), css="muted", aria_hidden="true"),
    )
    return part("div", words, part("div", *(icon(name, "icon huge") for name in ART), css="art"), css="welcome")


def _chapter(chapter: Chapter, progress: Progress) -> Part:
    cards = [_card(lesson, progress) for lesson in chapter.lessons]
    title = part("h2", chapter.title)
    return part("section", title, part("div", *cards, css="lessons"), css="chapter", aria_label=chapter.title)


def _card(lesson: Lesson, progress: Progress) -> Part:
    state = "done" if progress.is_done(lesson.id) else "begun" if progress.is_begun(lesson.id) else "new"
    facts = [t("learn-lesson-minutes", minutes=lesson.minutes)]
    if state == "begun":
        facts.append(t("lesson-where", at=progress.step(lesson.id) + 1, of=len(lesson.steps)))
    elif lesson.later and state == "new":
        facts.append(t("learn-later"))
    return part(
        "button",
        part("span", lesson.title, css="title"),
        part("span", lesson.words.goal, css="goal"),
        part(
            "span",
            part("span", " \u00b7 ".join(facts), css="muted"),
            part("span", t(f"learn-state-{state}"), css=f"state {state}"),
            css="facts",
        ),
        css=f"lesson {state}",
        act="lesson",
        value=lesson.id,
        data_id=f"lesson {lesson.id}",
    )
