"""The windows of the explorer: a new game, the position editor, studies opened, deleted and restored."""

from collections.abc import Callable

import pytest

from .conftest import Visitor
from .games import axe_findings, begin, choose_option

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Visitor]
HOSTILE = "<img src=x onerror=\"window.hacked='yes'\">"


@pytest.mark.slow
def test_new_games_of_every_kind(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    seats, boards = visitor.page.locator(".seat"), visitor.page.locator("[role=tab]")
    visitor.until(lambda: boards.count() == 5)
    for players, artifacts, further in ((1, False, 1), (3, False, 0), (2, True, 1), (4, False, 0), (1, True, 2)):
        begin(visitor, players, "7", "Challenge" if players == 1 else "", artifacts)
        expected = (max(players, 2), 5 + further)
        visitor.until(lambda wanted=expected: (seats.count(), boards.count()) == wanted)  # type: ignore[misc]
        if players == 1:
            visitor.page.get_by_text("Wise Eminence").first.wait_for()
            visitor.page.get_by_label("space 0 of the cactus track").wait_for()


@pytest.mark.slow
def test_a_bad_seed_is_told_beside_its_field(visit: Visit) -> None:
    visitor = visit(390, 844)
    visitor.open()
    page = visitor.page
    visitor.button("New game").click()
    window = page.get_by_role("dialog")
    window.get_by_label("Name of seat 2").fill("Ben")
    window.get_by_role("textbox", name="Seed").fill("seven")
    window.get_by_role("button", name="Start the game").click()
    window.get_by_text("only the digits 0 to 9").wait_for()
    assert window.get_by_label("Name of seat 2").input_value() == "Ben"
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert axe_findings(visitor) == {}
    visitor.picture("new-game-phone")
    window.get_by_role("textbox", name="Seed").fill("7")
    window.get_by_role("button", name="Start the game").click()
    window.first.wait_for(state="hidden")
    page.locator(".seat", has_text="Ben").first.wait_for()


@pytest.mark.slow
def test_a_position_is_changed_and_a_study_starts_from_it(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    page = visitor.page
    visitor.button("Position").click()
    window = page.get_by_role("dialog")
    window.get_by_label("Coins", exact=True).fill("-4")
    window.get_by_label("Vases", exact=True).click()
    window.get_by_text("expected a whole number").first.wait_for()
    window.get_by_role("button", name="Start a study").click()
    assert window.is_visible()
    window.get_by_label("Coins", exact=True).fill("77")
    window.get_by_role("combobox", name="Add a card to the hand").fill("Mint (P016)")
    window.get_by_role("combobox", name="Add a card to the hand").press("Enter")
    window.get_by_role("button", name="Take away Mint").wait_for()
    assert axe_findings(visitor) == {}
    window.get_by_role("button", name="Map", exact=True).click()
    choose_option(visitor, "Space", "Space 14 · Boonlake")
    choose_option(visitor, "Space 14, upper site", "Blue: house")
    window.get_by_role("combobox", name="Space 14, upper site").get_by_text("Blue: house").wait_for()
    visitor.picture("editor-map")
    window.get_by_role("button", name="Text", exact=True).click()
    text = window.get_by_role("textbox").last
    visitor.until(lambda: '"coins": 77' in text.input_value())
    assert '"piece": "house"' in text.input_value()
    text.fill(text.input_value().replace('"coins": 77', '"coins": 78'))
    window.get_by_role("button", name="Start a study").click()
    window.first.wait_for(state="hidden")
    page.locator(".seat", has_text="78").first.wait_for()
    visitor.button("Position").click()
    window.get_by_role("button", name="Map", exact=True).click()
    choose_option(visitor, "Space", "Space 14 · Boonlake")
    window.get_by_role("combobox", name="Space 14, upper site").get_by_text("Blue: house").wait_for()


@pytest.mark.slow
def test_an_example_opens_in_one_click(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    visitor.button("Open").click()
    window = visitor.page.get_by_role("dialog")
    window.get_by_role("button", name="Alone against the Wise Eminence").wait_for()
    assert axe_findings(visitor) == {}
    visitor.picture("open")
    window.get_by_role("button", name="Alone against the Wise Eminence").click()
    window.first.wait_for(state="hidden")
    visitor.page.locator(".seat", has_text="Wise Eminence").first.wait_for()
    assert not visitor.page.locator(".where").first.inner_text().endswith("/ 0")


@pytest.mark.slow
def test_a_study_is_kept_its_link_copied_then_deleted_and_restored(visit: Visit) -> None:
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    visitor.open()
    page = visitor.page
    visitor.button("Save and share").click()
    window = page.get_by_role("dialog")
    window.get_by_label("Title of the study").fill(HOSTILE)
    window.get_by_role("button", name="Save and share").click()
    window.get_by_role("button", name="Copy").click()
    window.get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == window.get_by_label("Link to this moment").input_value()
    assert axe_findings(visitor) == {}
    page.keyboard.press("Escape")
    window.first.wait_for(state="hidden")
    visitor.button("Open").click()
    window.get_by_role("button", name="Delete", exact=True).click()
    window.get_by_role("button", name=f"Delete {HOSTILE}").click()
    window.get_by_text("Deleted: <img").wait_for()
    assert axe_findings(visitor) == {}
    window.get_by_role("button", name="Undo").click()
    window.get_by_role("button", name=HOSTILE).first.wait_for()
    assert page.evaluate("window.hacked") is None
    assert page.locator("img[src=x]").count() == 0
