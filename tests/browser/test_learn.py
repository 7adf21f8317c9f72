"""Learning as people do it: whole lessons by clicking, in every language; progress, the coach and the rule book."""

from collections.abc import Callable
from typing import Any

import pytest

from boonlake_panel.components.box import open_box
from boonlake_panel.teach import LessonSession, course
from boonlake_panel.teach.lessons import QUIZ, TASK
from boonlake_panel.texts.messages import in_language, text
from boonlake_panel.views.boards.map_ground import WINDOW

from .conftest import Visitor
from .games import axe_findings

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Visitor]
UPPER = -0.4
"""How far above the middle of a space its upper site lies."""


def learn(visitor: Visitor, link: str = "") -> None:
    """Opens the page and waits until it knows the visitor."""
    visitor.page.goto(f"{visitor.server.url}?page=learn{link}")
    visitor.page.locator(".chapter, .step").locator("visible=true").first.wait_for()
    visitor.page.wait_for_function("document.readyState === 'complete'")


def button(visitor: Visitor, name: str) -> Any:
    return visitor.page.get_by_role("button", name=name, exact=True).locator("visible=true").first


def step(visitor: Visitor) -> str:
    return str(visitor.page.locator(".lesson-head .where").inner_text())


def map_of(visitor: Visitor) -> Any:
    """The map of the lesson: that of the explorer is on the page too, silently."""
    return visitor.page.locator(".bk-Plot").locator("visible=true").first


def tap_upper_site(visitor: Visitor, number: int) -> None:
    space = next(one for one in open_box().spaces if one.number == number)
    board = map_of(visitor)
    board.scroll_into_view_if_needed()
    frame = board.bounding_box()
    left, top, width, height = WINDOW
    x, y = (space.x - left) / width, (space.y + UPPER - top) / height
    visitor.page.mouse.click(frame["x"] + x * frame["width"], frame["y"] + y * frame["height"])


def solve(visitor: Visitor, session: LessonSession) -> None:
    """Clicks what solves the step; the session beside it says what that is, in words."""
    page = visitor.page
    if session.step.kind == TASK:
        for key in session.step.solution:
            page.locator(f"button[data-id='{key}']").locator("visible=true").click()
            session.play(key)
    elif session.step.kind == QUIZ:
        page.locator(f"button[data-id='answer {session.step.right[0]}']").click()
        session.answer(session.step.right[0])
    assert session.solved


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_lesson_by_clicking(visit: Visit, language: str) -> None:
    visitor = visit()
    page = visitor.page
    with in_language(language):
        learn(visitor, f"&language={language}")
        lesson = course().first_game[2]
        page.get_by_role("button", name=lesson.title).click()
        session = LessonSession(lesson)
        while not session.done:
            words = session.words.text.split("**")[0].strip()
            page.locator(".step .text").get_by_text(words[:60]).wait_for()
            solve(visitor, session)
            if session.step.kind == TASK:
                page.locator(".answer.good").wait_for()
            if session.number == 1:
                visitor.picture(f"lesson-{language}")
            following = text("app-lesson-finish" if session.is_last else "app-lesson-next")
            button(visitor, following).click()
            session.next()
        page.locator(".finish").get_by_text(lesson.words.goal).wait_for()
        visitor.picture(f"lesson-done-{language}")
        button(visitor, text("app-lesson-all")).click()
        page.get_by_text(text("app-learn-progress", done=1, of=len(course()))).first.wait_for()
        visitor.picture(f"learn-{language}")


def test_the_course_is_seen_alone_after_a_lesson(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    learn(visitor)
    page.locator("button[data-id='lesson houses']").click()
    map_of(visitor).wait_for()
    visitor.settled()
    button(visitor, "\u2190 All lessons").click()
    page.locator(".chapter").first.wait_for()
    page.locator(".bk-Plot").locator("visible=true").first.wait_for(state="hidden")
    page.locator("button[data-id='lesson houses']").click()
    map_of(visitor).wait_for()
    visitor.settled()
    page.go_back()
    page.locator(".chapter").first.wait_for()
    page.locator(".bk-Plot").locator("visible=true").first.wait_for(state="hidden")


def test_the_focus_stays_on_next_through_a_whole_lesson(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    learn(visitor, "&lesson=houses")
    button(visitor, "Next").focus()
    page.keyboard.press("Enter")
    page.locator(".step.task").wait_for()
    page.keyboard.press("Enter")  # not solved: the lesson says so and stays
    page.locator(".answer.so-far").wait_for()
    assert step(visitor) == "Step 2 of 5"
    assert button(visitor, "Next").evaluate("e => e === e.getRootNode().activeElement")
    page.keyboard.press("3")
    page.locator(".answer.good").wait_for()
    page.locator(".prompt").locator("visible=true").first.wait_for(state="hidden")  # nothing is asked any more
    page.keyboard.press("Enter")
    visitor.until(lambda: step(visitor) == "Step 3 of 5")


def test_arrows_work_after_a_click_on_another_board(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    learn(visitor, "&lesson=table")
    button(visitor, "Actions").click()
    page.keyboard.press("ArrowRight")
    visitor.until(lambda: step(visitor) == "Step 2 of 7")
    page.keyboard.press("ArrowLeft")
    visitor.until(lambda: step(visitor) == "Step 1 of 7")


def test_wrong_and_impossible_choices_get_their_reasons(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    learn(visitor, "&lesson=houses")
    button(visitor, "Next").click()
    page.locator(".step.task").wait_for()
    tap_upper_site(visitor, 7)  # somebody else's
    page.locator(".answer.bad").wait_for()
    page.locator(".answer .why button.rule").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Open an example").wait_for()
    visitor.picture("lesson-wrong")
    page.keyboard.press("Escape")
    page.get_by_role("dialog").first.wait_for(state="hidden")
    page.locator("button[data-id='develop:14.lower']").locator("visible=true").click()
    page.locator(".answer.bad").wait_for()
    button(visitor, "Hint").click()
    page.locator(".answer .hint").wait_for()
    tap_upper_site(visitor, 14)
    page.locator(".answer.good").wait_for()


@pytest.mark.slow
def test_progress_outlives_a_reload_and_a_lesson_goes_on(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    learn(visitor, "&lesson=develop")
    button(visitor, "Next").click()
    visitor.until(lambda: step(visitor) == "Step 2 of 5")
    page.wait_for_function("localStorage.getItem('boonlake-progress') !== null")
    page.reload()
    page.locator(".step.task").wait_for()
    assert step(visitor) == "Step 2 of 5"
    page.goto(f"{visitor.server.url}?page=learn")
    page.locator(".lesson.begun").first.wait_for()
    button(visitor, "Go on: Develop").click()
    page.locator(".step.task").wait_for()
    page.evaluate('localStorage.setItem(\'boonlake-progress\', \'{"lessons": {"develop": {"step": 999}, "x": []}}\')')
    page.goto(f"{visitor.server.url}?page=learn")
    page.locator(".lesson.begun").first.wait_for()
    button(visitor, "Go on: Develop").click()
    visitor.until(lambda: step(visitor) == "Step 1 of 5")


@pytest.mark.slow
def test_a_lesson_on_a_phone_in_the_dark(visit: Visit) -> None:
    visitor = visit(390, 844, has_touch=True)
    page = visitor.page
    learn(visitor, "&lesson=houses")
    visitor.button("Toggle theme").click()
    button(visitor, "Next").click()
    page.locator(".step.task").wait_for()
    words, board = page.locator(".step").bounding_box(), map_of(visitor).bounding_box()
    assert words["y"] + words["height"] <= board["y"]
    assert board["y"] + board["height"] <= page.locator(".prompt").locator("visible=true").bounding_box()["y"]
    assert 300 < board["width"] <= 390
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    tap_upper_site(visitor, 14)
    page.locator(".answer.good").wait_for()
    visitor.picture("lesson-phone")


@pytest.mark.slow
def test_the_coach_explains_and_can_be_switched_off(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    visitor.press("1", steps=1)
    page = visitor.page
    page.locator(".coach").wait_for()
    page.locator(".choice .effect").first.wait_for()
    visitor.picture("coach")
    switch = page.get_by_role("switch", name="Coach")
    switch.click()
    page.locator(".coach").wait_for(state="detached")
    page.locator(".choice").first.click()
    visitor.until(lambda: visitor.step == 2)
    assert page.locator(".effect").count() == 0
    switch.click()
    page.locator(".choice .effect").first.wait_for()


@pytest.mark.slow
def test_a_rule_its_example_and_the_way_back(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    visitor.press("1", steps=1)
    page = visitor.page
    button(visitor, "Rules").click()
    page.get_by_role("textbox").fill("harbor any number of ships")
    card = page.locator(".rule-card").filter(has=page.locator("button[data-id='rule ship.harbor']"))
    card.get_by_role("button", name="Open an example").click()
    page.locator(".example").wait_for()
    visitor.until(lambda: visitor.step == 0)
    visitor.picture("example")
    page.locator(".example button[data-id^='choice ']").click()
    visitor.until(lambda: visitor.step == 1)
    button(visitor, "Back to my game").click()
    page.locator(".example").wait_for(state="detached")
    assert visitor.step == 1


@pytest.mark.slow
def test_no_serious_accessibility_finding(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    learn(visitor)
    assert axe_findings(visitor, "learn") == {}
    button(visitor, "Rules").click()
    page.locator(".rule-card").first.wait_for()
    assert axe_findings(visitor, "rules") == {}
    button(visitor, "Learn").click()
    page.locator("button[data-id='lesson houses']").click()
    button(visitor, "Next").click()
    page.locator(".step.task").wait_for()
    page.locator("button[data-id='develop:14.lower']").locator("visible=true").click()
    page.locator(".answer.bad").wait_for()
    assert axe_findings(visitor, "learn-houses") == {}
