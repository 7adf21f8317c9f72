"""The words of a lesson: its step, the answer to what was tried, what can be chosen, and the end."""

from collections.abc import Collection, Iterable
from typing import Any

from ....teach import Feedback, LessonSession, Progress, course
from ....teach.session import IDLE, ONWARD, SOLVED
from ....texts.messages import text
from ...kit.component import seat_look
from ...kit.rich_text import Part, link, part
from ...kit.wording import rich, rule_title, t
from ...viewers.play import list_words
from ...viewers.wording import option_groups
from .answers import OPEN, RIGHT, WRONG, Answer

MANNERS = {SOLVED: "good", ONWARD: "so-far", IDLE: "so-far"}
"""How feedback looks; every other kind is a mistake."""


def title(session: LessonSession) -> list[Part]:
    """The name of the lesson, and where one is in it."""
    where = t("lesson-where", at=session.number + 1, of=len(session.lesson.steps))
    return [part("div", part("h2", session.lesson.title), part("span", where, css="muted where"), css="lesson-head")]


def step_text(session: LessonSession) -> list[Part]:
    """The text of a step, and the points that it counts; those of a question are shown when it is answered."""
    kind = session.step.kind
    words = part("p", *rich(session.words.text), css="text")
    counted = ledger_table(session) if session.solved else None
    news = f"{session.lesson.id} {session.number}"  # a new step comes into view
    look = {"css": f"step {kind}", "data_news": news, "aria_label": t(f"lesson-{kind}")}
    return [part("section", words, counted, **look)]


def ledger_table(session: LessonSession) -> Part | None:
    """The points of a step by source, for each seat, and what is counted so far."""
    sources = session.step.ledger
    if not sources:
        return None
    steps = session.lesson.steps[: session.number + 1]
    so_far = {source for step in steps for source in step.ledger}
    ledgers = session.game.ledger
    names = [session.game.setup.seat_name(seat) for seat in range(len(ledgers))]
    head = part("tr", part("td"), *(part("th", name, css="number", scope="col") for name in names))
    rows = [_points(text(f"source-{source}"), [ledger.get(source, 0) for ledger in ledgers]) for source in sources]
    sums = [sum(ledger.get(source, 0) for source in so_far) for ledger in ledgers]
    total = _points(t("lesson-so-far"), sums, "total")
    return part("table", part("tbody", head, *rows, total), css="ledger", aria_label=t("lesson-ledger"))


def _points(label: str, points: Iterable[int], css: str = "") -> Part:
    cells = [part("td", str(number).replace("-", "\u2212"), css="number") for number in points]
    return part("tr", part("th", label, scope="row"), *cells, css=css)


def answers(session: LessonSession, tried: Collection[str]) -> list[Answer]:
    """The answers to a question; those that were wrong are marked, and the right one when it is found."""

    def state(choice: str) -> str:
        if session.solved and choice in session.step.right:
            return RIGHT
        return WRONG if choice in tried else OPEN

    return [Answer(id=choice, label=words, state=state(choice)) for choice, words in session.choices.items()]


def feedback_text(session: LessonSession, feedback: Feedback | None, hint: str) -> list[Part]:
    """What the lesson says to a choice; it is read out when it changes, and comes into view on small screens."""
    lines: list[Part] = []
    css = "answer"
    if feedback is not None:
        css += f" {MANNERS.get(feedback.kind, 'bad')}"
        lines = [part("p", *rich(feedback.text))]
        reasons = [reason for reason in feedback.reasons if reason.text]
        lines += [
            part("p", reason.text, " ", link("rule", reason.rule, t("rule-read")) if reason.rule else None, css="why")
            for reason in reasons
        ]
    if hint:
        css += "" if feedback else " so-far"
        lines.append(part("p", part("strong", t("lesson-hint-title")), " ", *rich(hint), css="hint"))
    news = f"{session.number} {session.attempts} {session.hints} {len(session.played)} {session.solved}"
    look = {"css": css, "data_news": news} if lines else {}
    return [part("div", *lines, role="status", aria_live="polite", **look)]


def rule_links(rules: Iterable[str]) -> list[Part]:
    """References to the rules that are taught."""
    links = [link("rule", rule, *rule_title(rule)) for rule in rules]
    return [part("p", part("span", t("lesson-rules"), css="muted"), *links, css="rules")] if links else []


def step_choices(session: LessonSession, here: tuple[str, ...]) -> dict[str, Any]:
    """What can be chosen in a task, for a `ChoiceList`: the same as on the board; nothing if nothing is asked."""
    decision, options = session.game.decision, session.options
    if decision is None or not options:
        return {}
    return {
        "question": decision.prompt,
        "seats": [seat_look(decision.seat)],
        "groups": option_groups(options, here, t("here")),
        "partial": any(option.key in here for option in options),
        "node": f"{session.lesson.id} {session.number} {len(session.played)}",
        "words": {**list_words(), "choices": t("lesson-choices")},
    }


def check_result(session: LessonSession) -> list[Part]:
    """How a check went, and the lessons to look at again."""
    asked = [step for step in session.lesson.steps if step.again]
    again = dict.fromkeys(step.again for step in session.missed if step.again)
    words = [part("p", t("lesson-check", right=len(asked) - len(session.missed), of=len(asked)), css="text")]
    if again:
        ways = [link("lesson", id_, course().lesson(id_).title, css="way") for id_ in again]
        words += [part("p", t("lesson-check-again")), part("div", *ways, css="bar ways")]
    return words


def finish_text(session: LessonSession, progress: Progress) -> list[Part]:
    """The end of a lesson: what one can do now."""
    lesson = session.lesson
    ready = all(progress.is_done(other.id) for other in course().first_game)
    return [
        part(
            "section",
            part("div", "\u2713", css="medal", aria_hidden="true"),
            part("h2", t("lesson-done", title=lesson.title)),
            part("p", lesson.words.goal, css="text"),
            *(check_result(session) if lesson.is_check else ()),
            part("p", t("learn-ready"), css="text") if ready and not session.missed else None,
            css="finish",
            role="status",
            data_news=f"{lesson.id} done",
        )
    ]
