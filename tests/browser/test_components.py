"""The Components page as people meet it: pictures, filters, the table, charts, and one component large."""

from collections.abc import Callable
from typing import Any

import pytest

from .conftest import Visitor
from .games import axe_findings
from .working import choose, rows

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Visitor]
MAX_SENT = 170_000
"""Bytes of one page of pictures: never all of them at once."""


def opened(visitor: Visitor, link: str = "") -> Any:
    """The page, once its pictures are there."""
    page = visitor.page
    page.goto(f"{visitor.server.url}?page=components{link}")
    page.locator(".thumb img").first.wait_for()
    return page


def count_text(page: Any) -> str:
    return str(page.get_by_role("status").filter(has_text=" of ").first.inner_text())


def test_pictures_filters_and_pages(visit: Visit) -> None:
    visitor = visit()
    sent: list[int] = []

    def heard(frame: Any) -> None:
        if '"items"' in str(frame) and "<svg" in str(frame):
            sent.append(len(frame))

    visitor.page.on("websocket", lambda socket: socket.on("framereceived", heard))
    page = opened(visitor)
    assert page.locator(".thumb img").count() == 24
    broken = "images => images.filter(image => !image.complete || !image.naturalWidth).length"
    assert page.locator(".thumb img").evaluate_all(broken) == 0
    sent.clear()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("Page 2 of 10").wait_for()
    assert 0 < sum(sent) < MAX_SENT
    page.get_by_label("Search in names and effects").fill("auction")
    page.get_by_text("1 of 220").wait_for()
    page.get_by_role("button", name="Show all").click()
    page.get_by_text("220 of 220").wait_for()
    choose(visitor, "Kind of card", "Night")
    choose(visitor, "Effects about", "Vases")
    choose(visitor, "Game", "Artifacts")
    visitor.until(lambda: page.locator(".thumb").count() < 24)
    assert " of 220" in count_text(page)
    visitor.picture("components-filtered")
    choose(visitor, "What", "Scoring tiles")
    page.get_by_text("16 of 16").wait_for()
    visitor.until(lambda: page.url.endswith("kind=scoring_tiles"))


@pytest.mark.slow
def test_one_component_large_with_its_words_rules_and_origin(visit: Visit) -> None:
    visitor = visit()
    page = opened(visitor)
    page.get_by_role("button", name="Mint").click()
    window = page.get_by_role("dialog")
    window.get_by_role("img", name="Picture of Mint").wait_for()
    window.get_by_text("Advance 2 steps on the coin track").wait_for()
    window.get_by_text("Reconstructed").wait_for()
    visitor.until(lambda: "show=cards-P016" in page.url)
    assert axe_findings(visitor) == {}
    visitor.picture("component")
    window.get_by_role("button", name="Next").click()
    window.get_by_role("img", name="Picture of Stock exchange").wait_for()
    window.locator("button[data-id='rule income.advance']").click()
    page.get_by_text("Source:").wait_for()
    other = visit(390, 844)
    opened(other, "&kind=levers&show=levers-2.1")
    other.page.get_by_role("dialog").get_by_role("img", name="Picture of Lever 2.1").wait_for()
    other.picture("component-phone")


def test_the_table_is_sorted_and_opens_components(visit: Visit) -> None:
    visitor = visit()
    page = opened(visitor, "&kind=artifacts")
    page.get_by_role("tab", name="Table").click()
    visitor.until(lambda: rows(visitor).count() == 10)
    visitor.until(lambda: page.url.endswith("kind=artifacts&tab=table"))
    page.locator(".tabulator-col-title", has_text="Name").click()
    names = page.locator(".tabulator-cell[tabulator-field=name]:visible")
    visitor.until(lambda: names.all_inner_texts() == sorted(names.all_inner_texts()))
    assert axe_findings(visitor) == {}
    row = rows(visitor).nth(3)
    name = row.locator(".tabulator-cell[tabulator-field=name]").inner_text()
    row.locator(".tabulator-cell[tabulator-field=id]").click()
    page.get_by_role("dialog").get_by_role("heading", name=name).wait_for()
    visitor.picture("components-table")


@pytest.mark.slow
def test_charts_and_the_dark_look(visit: Visit) -> None:
    visitor = visit(1280, 1400)
    page = opened(visitor)
    assert axe_findings(visitor) == {}
    page.get_by_role("tab", name="Charts").click()
    visitor.until(lambda: page.locator(".bk-Figure").count() >= 6)
    visitor.darken()
    visitor.picture("components-charts-dark")
    page.get_by_role("tab", name="Pictures").click()
    page.locator(".thumb img").first.wait_for()
    assert axe_findings(visitor) == {}
    visitor.picture("components-dark")


def test_a_phone_has_no_sideways_scrolling(visit: Visit) -> None:
    visitor = visit(390, 844, has_touch=True)
    page = opened(visitor)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    last = page.locator(".thumb").last.bounding_box()
    assert page.get_by_role("button", name="More", exact=True).bounding_box()["y"] >= last["y"] + last["height"]
    visitor.picture("components-phone")
