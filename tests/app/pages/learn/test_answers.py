"""The answers to a question."""

import pytest

from boonlake_panel.app.pages.learn.answers import Answers
from boonlake_panel.app.pages.learn.lesson_text import answers
from boonlake_panel.teach import LessonSession, course


def question() -> LessonSession:
    """A lesson at its first question: how many spaces are free?"""
    session = LessonSession(course().lesson("table"))
    session.next()
    session.next()
    return session


def test_wrong_answers_are_marked_and_the_right_one_when_it_is_found() -> None:
    session = question()
    assert [answer["state"] for answer in answers(session, set())] == ["open", "open", "open"]
    session.answer("23")
    assert [answer["state"] for answer in answers(session, {"23"})] == ["wrong", "open", "open"]
    session.answer("27")
    assert [answer["state"] for answer in answers(session, {"23", "27"})] == ["wrong", "right", "open"]


@pytest.mark.parametrize("message", [{"answer": "23"}, {"answer": "nosuch"}, {"answer": 27}, "27", {"other": "27"}])
def test_only_answers_that_are_open_can_be_chosen(message: object) -> None:
    chosen: list[str] = []
    component = Answers(answers=answers(question(), {"23"}))
    component.on("answer", chosen.append)
    component.receive(message)
    assert chosen == []
    component.receive({"answer": "27"})
    assert chosen == ["27"]


def test_a_solved_question_takes_no_answer() -> None:
    session = question()
    session.answer("27")
    chosen: list[str] = []
    component = Answers(answers=answers(session, {"27"}))
    component.on("answer", chosen.append)
    component.receive({"answer": "33"})
    assert chosen == []
