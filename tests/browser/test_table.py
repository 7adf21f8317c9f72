"""The table in the browser: everything a decision needs is in sight, strangers are welcomed, wrong clicks explained."""

from collections.abc import Callable
from typing import Any

import pytest

from boonlake_panel.components.box import open_box
from boonlake_panel.views.boards.sheets import MapBoard

from .conftest import Visitor
from .games import axe_findings

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Visitor]


def in_sight(thing: Any, height: int) -> bool:
    box = thing.bounding_box()
    return bool(box["y"] >= 0 and box["y"] + box["height"] <= height)


def test_a_stranger_is_welcomed_and_finds_everything_in_sight(visit: Visit) -> None:
    visitor = visit(1280, 800, known=False)
    page = visitor.page
    page.goto(visitor.server.url)
    page.get_by_role("button", name="Play against the computer").wait_for()
    assert axe_findings(visitor) == {}
    page.get_by_role("button", name="Straight to the table").click()
    page.locator(".prompt .what").first.wait_for()
    visitor.settled()
    for place in ("map", "beside", "below"):
        assert in_sight(visitor.board(place), 800)
    assert in_sight(page.locator(".choice").first, 800)
    space = open_box().spaces[0]
    visitor.tap("map", MapBoard.window, space.x, space.y)
    page.locator(".note", has_text="The question is").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Pin beside the map").click()
    page.get_by_role("tab", name="Scoring tiles", selected=True).wait_for()
    assert axe_findings(visitor) == {}
    page.reload()
    page.locator(".tabs button.beside", has_text="Hand").wait_for()
    assert page.get_by_role("button", name="Play against the computer").count() == 0
    visitor.settled()
    page.keyboard.press("p")
    page.get_by_role("button", name="End the presentation").wait_for()
    visitor.settled()
    assert visitor.board("map").bounding_box()["height"] > 700


def test_keys_and_ids_are_behind_a_switch_that_the_browser_remembers(visit: Visit) -> None:
    visitor = visit(1280, 800)
    page = visitor.page
    visitor.open()
    first = page.locator(".choices .choice .label").first
    link = page.locator(".coach button.rule").first
    assert "keep:" not in first.inner_text()
    assert link.inner_text() == "Rule"
    page.get_by_role("switch", name="Keys and ids").check()
    first.locator(".id").wait_for(state="visible")
    assert "keep:ST" in first.inner_text()
    assert link.inner_text() == "setup.scoring_tile_choice"
    visitor.settled()
    visitor.open()
    first.locator(".id").wait_for(state="visible")
    page.get_by_role("switch", name="Keys and ids").uncheck()
    first.locator(".id").wait_for(state="hidden")
    assert "keep:" not in first.inner_text()
