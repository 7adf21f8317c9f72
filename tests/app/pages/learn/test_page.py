"""The Learn page without a browser: lessons, progress, address, languages."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from boonlake_panel import Setup
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.pages.learn.first_game_model import FirstGameModel
from boonlake_panel.app.pages.learn.highlights import lit_places
from boonlake_panel.app.pages.learn.page import LearnPage
from boonlake_panel.app.session.dashboard import DashboardSession
from boonlake_panel.app.session.local_storage import MAX_CHARACTERS
from boonlake_panel.app.viewers.boards import BoardViewer
from boonlake_panel.teach import Lesson, LessonSession, course
from boonlake_panel.teach.lessons import QUIZ, TASK
from boonlake_panel.texts.messages import LANGUAGES, in_language


@pytest.fixture
def session() -> Iterator[DashboardSession]:
    dashboard = DashboardSession(GameModel(Setup(players=2, seed=7)))
    yield dashboard
    dashboard.close()


@pytest.fixture
def page(session: DashboardSession) -> LearnPage:
    learn = session.show("learn")
    assert isinstance(learn, LearnPage)
    return learn


def remember(page: LearnPage, data: Any) -> None:
    """What the browser tells when the page is first seen."""
    page.memory.receive({"found": data if isinstance(data, str) else json.dumps(data)})


def said(component: Any) -> str:
    """The words of a text part."""
    return json.dumps(component.content, ensure_ascii=False)


def running(page: LearnPage) -> LessonSession:
    lesson = page.lesson.session
    assert lesson is not None
    return lesson


def solve(page: LearnPage) -> None:
    """Solve the current step as the lesson proposes."""
    lesson = running(page)
    if lesson.step.kind == TASK:
        for key in lesson.step.solution:
            page.lesson.play(key)
    elif lesson.step.kind == QUIZ:
        page.lesson.answer(lesson.step.right[0])
    assert lesson.solved, (lesson.lesson.id, lesson.step.id)


def press(button: Any) -> None:
    button.clicks += 1


def finish(page: LearnPage, lesson: str) -> None:
    """Open a lesson and go through it to the end."""
    page.lesson.lesson = lesson
    while not running(page).done:
        solve(page)
        press(page.view.next)


# Lessons


@pytest.mark.parametrize("chapter", course().chapters, ids=lambda chapter: chapter.id)
def test_a_lesson_of_every_chapter_from_the_first_text_to_the_end(page: LearnPage, chapter: Any) -> None:
    lesson: Lesson = chapter.lessons[-1]
    finish(page, lesson.id)
    assert page.progress.is_done(lesson.id)
    assert lesson.words.goal in said(page.view.text)
    press(page.view.overview)
    assert page.course.layout.visible
    assert not page.view.layout.visible


def test_from_the_end_of_a_lesson_to_the_next_or_once_more(page: LearnPage) -> None:
    finish(page, "table")
    assert page.view.again.visible
    assert not page.view.hint.visible
    assert page.view.next.label == "Next lesson: Before the first turn"
    press(page.view.again)
    assert (page.lesson.lesson, page.lesson.step) == ("table", 0)
    finish(page, "table")
    press(page.view.next)
    assert page.lesson.lesson == "set_up"


def test_a_check_says_how_it_went_and_leads_back_to_lessons(page: LearnPage) -> None:
    page.lesson.lesson = "check"
    page.lesson.answer("6")
    finish(page, "check")
    assert "9 of 10 right at the first go." in said(page.view.text)
    page.view.text.receive({"lesson": "river"})
    assert page.lesson.lesson == "check", "only lessons that were missed are offered"
    page.view.text.receive({"lesson": "first_turn"})
    assert page.lesson.lesson == "first_turn"


def test_a_real_game_is_counted_step_by_step(page: LearnPage) -> None:
    page.lesson.lesson = "counting"
    totals = []
    while not running(page).done:
        solve(page)
        if running(page).step.ledger:
            totals.append(re.findall(r'"(\d+)"', said(page.view.text).rpartition("Counted so far")[2]))
        press(page.view.next)
    assert totals[-1] == ["213", "197"]


def test_the_points_of_a_question_are_shown_when_it_is_answered(page: LearnPage) -> None:
    page.lesson.lesson = "counting"
    while running(page).step.id != "tiers":
        solve(page)
        press(page.view.next)
    assert "Counted so far" not in said(page.view.text)
    page.lesson.answer("30")
    assert "Counted so far" in said(page.view.text)


def test_boards_are_built_once_for_all_lessons(page: LearnPage) -> None:
    page.lesson.lesson = "table"
    boards = page.view.boards
    first = dict(boards)
    page.lesson.lesson = "lake"
    page.lesson.lesson = "develop"
    assert {name: boards[name] for name in first} == first
    assert page.view.names == ["map", "table", "strips", "tiles"]
    assert "lake" in boards
    assert all(isinstance(board, BoardViewer) for board in boards.values())


def test_the_study_on_the_explorer_stays_as_it_is(session: DashboardSession, page: LearnPage) -> None:
    study, node = session.model.study, session.model.node
    finish(page, "develop")
    assert session.model.study is study
    assert session.model.node == node
    assert len(study) == 0


def test_a_click_on_the_board_is_a_choice(page: LearnPage) -> None:
    page.lesson.lesson = "develop"
    press(page.view.next)
    page.lesson.pick("site:17.upper")
    assert running(page).solved
    assert running(page).played == ("develop:17.upper",)
    assert page.lesson.snapshot().targets == {}


def test_a_wrong_choice_is_taken_back_and_answered(page: LearnPage) -> None:
    page.lesson.lesson = "develop"
    press(page.view.next)
    start = running(page).game
    page.lesson.pick("site:4.upper")
    assert not running(page).solved
    assert running(page).game is start
    assert page.lesson.feedback is not None
    assert page.lesson.feedback.text in said(page.view.feedback)


def test_an_impossible_click_gets_the_reason_of_the_rules(page: LearnPage) -> None:
    page.lesson.lesson = "houses"
    press(page.view.next)
    wrong = running(page).step.wrong
    impossible = next(key for key, rule in wrong.items() if rule and key.startswith("upgrade:"))
    page.lesson.pick(f"site:{impossible.partition(':')[2]}")
    feedback = page.lesson.feedback
    assert feedback is not None
    assert feedback.kind == "illegal"
    assert all(reason.text in said(page.view.feedback) for reason in feedback.reasons)
    assert feedback.rules


def test_next_says_what_is_missing_while_a_step_is_not_solved(page: LearnPage) -> None:
    page.lesson.lesson = "develop"
    press(page.view.next)
    press(page.view.next)
    assert page.lesson.step == 1
    assert "First do what the step asks" in said(page.view.feedback)
    assert not page.view.next.disabled


def test_hints_become_clearer(page: LearnPage) -> None:
    page.lesson.lesson = "develop"
    press(page.view.next)
    press(page.view.hint)
    first = page.lesson.hint
    press(page.view.hint)
    assert first
    assert page.lesson.hint not in ("", first)
    assert "Develop on space 17, upper site" in page.lesson.hint


def test_the_board_that_the_step_speaks_of_is_seen(page: LearnPage) -> None:
    page.lesson.lesson = "table"
    seen = {}
    while not running(page).done:
        seen[running(page).step.id] = page.lesson.board
        solve(page)
        press(page.view.next)
    assert seen | {"map": "map", "strips": "strips", "board": "table"} == seen


def test_somebody_looks_at_another_board(page: LearnPage) -> None:
    page.lesson.lesson = "table"
    page.view.tabs.value = "tiles"
    assert page.lesson.board == "tiles"
    assert [name for name, frame in page.view.frames.items() if frame.visible] == ["tiles"]
    with pytest.raises(ValueError, match="board"):
        page.lesson.board = "nowhere"


@pytest.mark.slow
def test_everything_a_lesson_lights_up_is_on_the_boards(page: LearnPage) -> None:
    dark = []
    for lesson in course():
        page.lesson.lesson = lesson.id
        while not running(page).done:
            made = [page.view.boards[name].board for name in page.view.names]
            spots = {spot.name for board in made for spot in board.spots.values()}
            step, shot = running(page).step, page.lesson.snapshot()
            dark += [(lesson.id, step.id, name) for name in step.show if not lit_places([name], shot) & spots]
            solve(page)
            page.lesson.next()
    assert dark == []


def test_keys_and_the_list_of_choices_do_what_buttons_do(page: LearnPage) -> None:
    page.lesson.lesson = "houses"
    page.view.keys.receive({"key": "ArrowRight"})
    assert page.lesson.step == 1
    assert "upgrade:14.upper" in page.view.choices.keys
    page.view.choices.receive({"play": "nosuch"})
    page.view.choices.receive({"play": "upgrade:14.upper"})
    assert running(page).solved
    assert not page.view.list.visible


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_the_language_of_the_visitor(session: DashboardSession, page: LearnPage, language: str) -> None:
    page.lesson.lesson = "develop"
    session.model.language = language
    with in_language(language):
        assert course().lesson("develop").title in said(page.view.title)
    press(page.view.overview)
    session.model.language = "en"
    assert course().lesson("develop").title in json.dumps(page.course.cards.chapters)


def test_unknown_lessons_and_links_do_nothing(page: LearnPage) -> None:
    for act, value in (("lesson", "nosuch"), ("lesson", ""), ("overview", ""), ("nosuch", "x")):
        page.go(act, value)
    assert page.course.layout.visible
    page.read({"lesson": "<script>"})
    assert page.address() == {}


def test_the_address_leads_to_the_lesson(session: DashboardSession, page: LearnPage) -> None:
    page.read({"lesson": "develop"})
    assert session.address == "?page=learn&lesson=develop"
    page.read({})
    assert session.address == "?page=learn"


# Progress


def test_progress_goes_to_the_browser_and_comes_back(page: LearnPage) -> None:
    remember(page, "")
    page.lesson.lesson = "develop"
    press(page.view.next)
    kept = page.memory.text
    other = DashboardSession(GameModel(Setup(players=2, seed=7)))
    again = other.show("learn")
    assert isinstance(again, LearnPage)
    again.read({"lesson": "develop"})  # the address is read before the browser answers
    assert again.lesson.step == 0
    remember(again, kept)
    assert again.lesson.step == 1
    other.close()


def test_nothing_is_kept_before_the_browser_has_answered(page: LearnPage) -> None:
    page.lesson.lesson = "develop"
    assert page.memory.text == ""
    remember(page, {"lessons": {"table": {"step": 0, "done": True, "at_end": True}}})
    assert page.progress.done == {"table"}
    press(page.view.next)
    assert json.loads(page.memory.text)["lessons"].keys() == {"table", "develop"}


@pytest.mark.parametrize(
    "garbage",
    [
        "", "[", "[" * 9999, "null", "7", '"text"', "[1]", '{"lessons": 7}', '{"lessons": {"nosuch": {}}}',
        '{"lessons": {"table": 3}}', "x" * (MAX_CHARACTERS + 1),
    ],
)  # fmt: skip
def test_garbage_of_the_browser_is_no_progress(page: LearnPage, garbage: str) -> None:
    remember(page, garbage)
    assert page.progress.to_dict()["lessons"] == {}


def test_boards_of_a_lesson_follow_its_look_and_answer_clicks(session: DashboardSession, page: LearnPage) -> None:
    page.lesson.lesson = "develop"
    press(page.view.next)
    board = page.view.boards["map"].board
    titles = []
    for language in LANGUAGES:
        session.model.language = language
        titles.append(next(iter(board.spots.values())).title)
    assert len(set(titles)) == len(LANGUAGES)
    session.model.dark = True
    assert board.palette.name == "dark"
    spot = next(spot for spot in board.spots.values() if spot.name == "site:17.upper")
    board.on_pick(spot.name)
    assert running(page).played == ("develop:17.upper",)


def test_a_choice_of_the_first_game_is_kept_while_the_computer_thinks(
    page: LearnPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FirstGameModel, "reply", lambda model: None)  # it thinks for long
    view = page.first
    view.memory.receive({"found": ""})
    view.open(True)
    view._begin(2, [0])
    model = view.model
    assert model is not None
    chosen = model.options[0].key
    model.choice = chosen
    assert model.agent_asked
    assert json.loads(view.memory.text)["keys"] == [chosen]
