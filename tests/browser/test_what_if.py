"""The What-if page as people meet it: a real server, a real browser, real rollouts."""

import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest

from boonlake_panel import Setup, Study

from .conftest import Server, Visitor
from .games import axe_findings, begin
from .working import arrive, bar, ends, moves, rows

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Visitor]
START, LOOK_AT = "What is it worth?", "Choice to look at"
MISTAKE = 12
"""The first choice that a review blames, if everybody always takes the last one."""


def ask(visitor: Visitor, budget: str = "quick") -> None:
    page = visitor.page
    page.get_by_role("button", name=budget, exact=True).click()
    page.get_by_role("button", name=START).click()
    bar(visitor).wait_for()


@pytest.mark.slow
def test_a_choice_is_weighed_and_becomes_a_branch(visit: Visit) -> None:
    visitor = visit()
    arrive(visitor, "what-if", START)
    page = visitor.page
    ask(visitor)
    moves(visitor)
    ends(visitor)
    page.get_by_text("looks best").or_(page.get_by_text("too close to call")).first.wait_for()
    visitor.until(lambda: rows(visitor).count() >= 2)
    assert "±" in rows(visitor).first.inner_text()
    page.locator(".bk-Figure").nth(1).wait_for()  # how the games ended, and where the points come from
    for place in range(2):
        choice = rows(visitor).nth(place).locator("[tabulator-field=choice]").inner_text()
        rows(visitor).nth(place).click()
        visitor.until(lambda words=choice: page.get_by_role("combobox", name=LOOK_AT).inner_text() == words)
        page.get_by_role("button", name="Add as branch").click()
        page.get_by_role("button", name="See on the board").wait_for()
    with page.expect_download() as started:
        page.get_by_role("button", name="Download the table (CSV)").click()
    assert "margin_mean" in Path(started.value.path()).read_text()
    assert axe_findings(visitor) == {}
    visitor.picture("what-if")
    page.get_by_role("tab", name="Compare").click()
    page.get_by_alt_text("The map at the end of this line").nth(1).wait_for()
    assert axe_findings(visitor) == {}
    visitor.picture("compare")
    page.get_by_role("tab", name="Choices").click()
    page.get_by_role("button", name="Add as branch").wait_for()
    board = page.get_by_role("button", name="See on the board")
    visitor.until(lambda: board.count() == 1)  # those of the comparison have gone
    board.click()
    page.get_by_role("button", name="Variations", exact=True).click()
    visitor.until(lambda: "\u2248" in page.get_by_label("Comment on this choice").input_value())
    assert visitor.step == 1


@pytest.mark.slow
def test_whole_turns_are_weighed(visit: Visit) -> None:
    visitor = visit(390, 844)
    visitor.open()
    for _ in range(4):
        visitor.press("1", steps=1)
    visitor.button("What if").click()
    visitor.page.get_by_role("button", name="whole turns").click()
    ask(visitor, "thorough")  # which goes on until it is stopped
    best = rows(visitor).filter(has_text="Take").first
    best.wait_for()
    assert " · " in best.inner_text()
    visitor.button("Stop").click()
    ends(visitor)
    visitor.page.get_by_text("Plan 1").first.wait_for()
    visitor.picture("whole-turns-phone")


@pytest.mark.slow
def test_stopping_keeps_what_is_known_and_others_go_on_meanwhile(visit: Visit, server: Server) -> None:
    visitor, other = visit(), visit()
    other.open()
    arrive(visitor, "what-if", START)
    ask(visitor, "thorough")
    moves(visitor)
    waits = []
    for _ in range(5):
        began = time.monotonic()
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/health", timeout=10):
            waits.append(time.monotonic() - began)
    assert sorted(waits)[2] < 0.5
    other.press("1", steps=1)
    visitor.button("Stop").click()
    began = time.monotonic()
    ends(visitor)
    assert time.monotonic() - began < 10
    visitor.page.get_by_text("So far:").first.wait_for()


@pytest.mark.slow
def test_a_game_is_reviewed_and_the_study_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    begin(visitor, 2, "7")
    page, study = visitor.page, Study(Setup(players=2, seed=7))
    for _ in range(MISTAKE):
        key = study.game.decision.keys[-1]
        page.locator(f"button.choice[data-id='{key}']").click()
        study.play(key)
        visitor.until(lambda: visitor.step == study.node.depth)
    visitor.button("What if").click()
    page.get_by_role("tab", name="Review").click()
    page.get_by_role("button", name="Review the game").click()
    page.get_by_text("How well everybody played").wait_for()
    page.get_by_text("The comments and marks are in the study now").wait_for()
    assert axe_findings(visitor) == {}
    visitor.picture("review")
    page.get_by_role("button", name="See on the board").click()
    visitor.until(lambda: visitor.step == MISTAKE - 1)
    said = page.locator(".remarks").locator("visible=true")
    said.get_by_text("Chosen here:").wait_for()
    said.get_by_text("points worse").wait_for()
    visitor.picture("review-on-the-board")
    said.locator("p", has_text="Better:").get_by_role("button").click()
    visitor.until(lambda: visitor.step == MISTAKE)
    visitor.press("Home", steps=-MISTAKE)
    page.get_by_role("button", name="Variations", exact=True).click()
    visitor.until(lambda: "choices looked at" in page.get_by_label("Comment on this choice").input_value())


@pytest.mark.slow
def test_a_stopped_review_says_that_it_is_partial(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    visitor.play_on("To the next interim scoring")  # a line so long that the review goes on until it is stopped
    visitor.button("What if").click()
    page = visitor.page
    page.get_by_role("tab", name="Review").click()
    page.get_by_role("button", name="thorough", exact=True).click()
    page.get_by_role("button", name="Review the game").click()
    moves(visitor)
    visitor.button("Stop").click()
    ends(visitor)
    page.get_by_text("this review is partial").wait_for()
    assert page.get_by_text("How well everybody played").count() == 0
    visitor.picture("review-partial")
