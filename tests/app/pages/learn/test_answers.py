"""The answers to a question."""

import pytest

from boonlake_panel.app.pages.learn.answers import Answers
from boonlake_panel.app.pages.learn.lesson_text import answers
from boonlake_panel.teach import LessonSession, course


def question() -> LessonSession:
    """A lesson at its first question: how many regions does the map have?"""
    session = LessonSession(course().lesson("table"))
    session.next()
    session.next()
    return session


def test_wrong_answers_are_marked_and_the_right_one_when_it_is_found() -> None:
    session = question()
    assert [answer["state"] for answer in answers(session, set())] == ["open", "open", "open"]
    session.answer("3")
    assert [answer["state"] for answer in answers(session, {"3"})] == ["wrong", "open", "open"]
    session.answer("4")
    assert [answer["state"] for answer in answers(session, {"3", "4"})] == ["wrong", "right", "open"]


@pytest.mark.parametrize("message", [{"answer": "3"}, {"answer": "nosuch"}, {"answer": 4}, "4", {"other": "4"}])
def test_only_answers_that_are_open_can_be_chosen(message: object) -> None:
    chosen: list[str] = []
    component = Answers(answers=answers(question(), {"3"}))
    component.on("answer", chosen.append)
    component.receive(message)
    assert chosen == []
    component.receive({"answer": "4"})
    assert chosen == ["4"]


def test_a_solved_question_takes_no_answer() -> None:
    session = question()
    session.answer("4")
    chosen: list[str] = []
    component = Answers(answers=answers(session, {"4"}))
    component.on("answer", chosen.append)
    component.receive({"answer": "7"})
    assert chosen == []
