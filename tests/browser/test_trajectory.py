"""Charts of the line on Explore: opened, exchanged and closed, and clicks are heard all the while."""

from collections.abc import Callable

import pytest

from .conftest import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Visitor]


def test_charts_are_exchanged_and_closed_without_harm(visit: Visit) -> None:
    visitor = visit(1280, 1400)
    visitor.open()
    page = visitor.page
    for step in range(6):
        page.locator(".choice").first.click()
        visitor.until(lambda done=step + 1: visitor.step == done)
    hint = page.get_by_text("Click on a point to go there")
    for _ in range(2):
        page.get_by_role("button", name="Charts", exact=True).click()
        for chart in ("Resources", "Points by source", "Points"):
            page.get_by_role("button", name=chart, exact=True).click()
            hint.wait_for()
        page.get_by_role("button", name="No chart", exact=True).click()
        hint.wait_for(state="hidden")
        page.get_by_role("button", name="Play", exact=True).click()
        page.locator(".choice").first.click()
    visitor.until(lambda: visitor.step == 8)
    page.get_by_role("button", name="Charts", exact=True).click()
    page.get_by_role("button", name="Points", exact=True).click()
    hint.wait_for()
    visitor.picture("trajectory")
