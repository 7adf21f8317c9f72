"""A game against the computer: a seat of its own, its answers, hints, taking back, and what is learned from it."""

from collections.abc import Callable

import pytest

from .conftest import Visitor
from .games import axe_findings, choose_option

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Visitor]


@pytest.mark.slow
def test_a_game_against_the_computer(visit: Visit) -> None:
    visitor = visit(1280, 800)
    visitor.open()
    page = visitor.page
    visitor.button("New game").click()
    window = page.get_by_role("dialog")
    window.get_by_role("textbox", name="Seed").fill("7")
    choose_option(visitor, "Who plays seat 2", "Computer, easy")
    choose_option(visitor, "Pace of the computer", "brisk")
    assert axe_findings(visitor) == {}
    window.get_by_role("button", name="Start the game").click()
    window.first.wait_for(state="hidden")
    yours, told = page.get_by_text("Your turn."), page.locator(".told")
    yours.wait_for()
    page.locator("button.choice").first.click()
    told.get_by_text("Blue").wait_for()  # one line for what it did
    visitor.until(lambda: visitor.step > 1 and yours.is_visible())
    step = visitor.step
    visitor.button("Hint").click()
    told.get_by_text("The strong computer would choose:").wait_for()
    told.locator("p .rule").click()  # and so it is chosen
    visitor.until(lambda: visitor.step > step and yours.is_visible())
    visitor.settled()
    visitor.picture("against-the-computer")
    assert axe_findings(visitor) == {}
    visitor.button("Take back").click()
    visitor.until(lambda: visitor.step == step)
    visitor.button("Resign and learn").click()
    page.get_by_role("heading", name="Learn from your mistakes").wait_for()
    close = page.get_by_role("button", name="Close", exact=True)
    close.wait_for()
    close.click()
    yours.wait_for()
    visitor.until(lambda: "boonlake-game" in page.evaluate("Object.keys(localStorage).join()"))
    visitor.settled()
    page.reload()
    page.locator(".seat", has_text="Blue (computer)").wait_for()
    yours.wait_for()
