"""The words of a lesson: its step, the answer to what was tried, what can be chosen, and the end."""

from ....teach import Feedback, Lesson, LessonSession, Progress, course
from ....teach.lessons import QUIZ, TASK
from ....teach.session import ONWARD, SOLVED
from ...kit.markup import Part, part, parts
from ...kit.wording import rich, rule_link, t
from ...viewers.choices import option_groups

MANNERS = {SOLVED: "good", ONWARD: "so-far"}
"""How an answer looks; every other one is a mistake."""


def step_words(session: LessonSession, feedback: Feedback | None, hint: str, tried: set[str]) -> list[Part]:
    """The card with the text of the step, the question, the answer and the way on."""
    step = session.step
    return parts(
        [
            _head(session),
            part(
                "section",
                part("p", *rich(session.words.text), css="text"),
                _question(session, tried) if step.kind == QUIZ else None,
                _answer(session, feedback, hint),
                _ways(session),
                _rules(session),
                css=f"step {step.kind}",
                aria_label=t(f"lesson-{step.kind}"),
            ),
        ]
    )  # type: ignore[return-value]


def _head(session: LessonSession) -> Part:
    lesson = session.lesson
    at, of = session.number + 1, len(lesson.steps)
    dots = [part("span", css=_dot(place, session.number)) for place in range(of)]
    where = t("lesson-where", at=at, of=of)
    return part(
        "div",
        part("button", t("lesson-all"), act="overview", css="quiet", data_id="overview"),
        part("h2", lesson.title),
        part("div", *dots, css="dots", role="img", aria_label=where, title=where),
        css="lesson-head",
    )


def _dot(place: int, at: int) -> str:
    return "dot now" if place == at else "dot past" if place < at else "dot"


def _question(session: LessonSession, tried: set[str]) -> Part:
    """The answers as buttons; those that were wrong are crossed out, the right one is marked when it is found."""
    buttons = []
    for number, (choice, words) in enumerate(session.choices.items(), start=1):
        right = session.solved and choice in session.step.right
        wrong = choice in tried and not right
        sign = "\u2713" if right else "\u2717" if wrong else ""
        buttons.append(
            part(
                "button",
                part("span", sign, css="sign", aria_hidden="true") if sign else None,
                part("span", *rich(words), css="label"),
                None if sign else part("kbd", str(number), css="key", aria_hidden="true"),
                css=f"choice{' right' if right else ' wrong' if wrong else ''}",
                act="answer",
                value=choice,
                disabled="disabled" if wrong or session.solved else None,
                data_id=f"answer {choice}",
            )
        )
    return part("div", *buttons, css="answers", role="group", aria_label=t("lesson-answers"))


def _answer(session: LessonSession, feedback: Feedback | None, hint: str) -> Part:
    """What the lesson says to a choice; it is read out when it changes, and comes into view on small screens."""
    lines: list[Part] = []
    css = "answer"
    if feedback is not None:
        css += f" {MANNERS.get(feedback.kind, 'bad')}"
        lines = [part("p", *rich(feedback.text))]
        reasons = [reason for reason in feedback.reasons if reason.text]
        lines += [part("p", reason.text, " ", rule_link(reason.rule), css="why") for reason in reasons]
    if hint:
        css += "" if feedback else " so-far"
        lines.append(part("p", part("strong", t("lesson-hint-title")), " ", *rich(hint), css="hint"))
    news = f"{session.number} {session.attempts} {session.hints} {len(session.played)} {session.solved}"
    return part(
        "div",
        *lines,
        css=css if lines else "",
        role="status",
        aria_live="polite",
        data_news=news if lines else None,
    )


def _ways(session: LessonSession) -> Part:
    back = session.number > 0 or session.played
    following = t("lesson-finish" if session.is_last else "lesson-next")
    ways = [
        part("button", t("lesson-back"), act="back", disabled=None if back else "disabled", data_id="back"),
        None if session.solved else part("button", t("lesson-hint"), act="hint", data_id="hint"),
        part("button", following, act="next", css="go", data_id="next") if session.solved else None,
    ]
    return part("div", *ways, css="ways")


def _rules(session: LessonSession) -> Part | None:
    links = [rule_link(rule) for rule in session.step.rules]
    return part("p", part("span", t("lesson-rules"), css="muted"), *links, css="rules") if links else None


def step_choices(session: LessonSession, place: tuple[str, ...]) -> list[Part]:
    """What can be chosen in a task: the same as on the board, as a list."""
    decision = session.game.decision
    if session.step.kind != TASK or session.solved or decision is None:
        return []
    title = part("h2", decision.prompt, css="prompt-line")
    return [
        part(
            "section",
            title,
            *option_groups(decision.options, place),
            css="your-choices",
            aria_label=t("lesson-choices"),
        )
    ]


def finish(lesson: Lesson, progress: Progress) -> list[Part]:
    """The end of a lesson: what one can do now, and what comes next."""
    following = course().after(lesson)
    ready = all(progress.is_done(other.id) for other in course().first_game)
    rules = [rule_link(rule) for rule in lesson.rules]
    buttons = [
        part("button", t("learn-next", title=following.title), act="lesson", value=following.id, css="go")
        if following
        else None,
        part("button", t("learn-play"), act="new-game") if ready else None,
        part("button", t("lesson-again"), act="again"),
        part("button", t("lesson-all"), act="overview"),
    ]
    return [
        part(
            "section",
            part("div", "\u2713", css="medal", aria_hidden="true"),
            part("h2", t("lesson-done", title=lesson.title)),
            part("p", lesson.words.goal, css="text"),
            part("p", t("learn-ready"), css="text") if ready else None,
            part("div", *buttons, css="ways"),
            part("p", part("span", t("lesson-rules"), css="muted"), *rules, css="rules") if rules else None,
            css="step finish",
            role="status",
        )
    ]
