"""The guided first game as people play it: laid out, asked, judged, left, taken up, and played to its end."""

from collections.abc import Callable
from typing import Any

import pytest

from boonlake_panel.engine import Game
from boonlake_panel.teach.first_game import first_game, layout_steps
from boonlake_panel.texts.messages import in_language, text

from .conftest import Visitor
from .working import choose

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Visitor]
OTHER_THAN_BOATS = "button.choice:not([data-id^='boat:'])"


def button(visitor: Visitor, message: str) -> Any:
    return visitor.page.get_by_role("button", name=text(message), exact=True).locator("visible=true").first


def shown(visitor: Visitor, selector: str) -> Any:
    return visitor.page.locator(selector).locator("visible=true")


def arrive(visitor: Visitor, language: str) -> None:
    visitor.page.goto(f"{visitor.server.url}?page=learn&game=first&language={language}")
    button(visitor, "app-first-start").wait_for()


def where(visitor: Visitor) -> str:
    return str(shown(visitor, ".where").first.inner_text())


def hurried(visitor: Visitor) -> Any:
    """The choice of somebody who wants to see the end: decline, take the top row, and sail far; or None."""
    for selector in ("button.choice[data-id='pass']", "button.choice[data-id^='sail:']"):
        if shown(visitor, selector).count():
            return shown(visitor, selector).last
    options = shown(visitor, OTHER_THAN_BOATS)
    top = options.filter(has_text="from row 1 ")
    return top.first if top.count() else options.first if options.count() else None


@pytest.mark.slow
def test_the_game_is_laid_out_left_and_taken_up(visit: Visit) -> None:
    visitor = visit(color_scheme="light")  # a browser that remembers no other game
    page = visitor.page
    with in_language("de"):
        arrive(visitor, "de")
        setup = first_game().setup(3)
        page.get_by_role("button", name="3", exact=True).click()
        page.get_by_text(layout_steps(setup, Game(setup).box)[0].text).wait_for()
        page.get_by_role("button", name="2", exact=True).click()
        visitor.picture("first-game-layout")
        button(visitor, "app-first-start").click()
        shown(visitor, "[data-idea=keep]").wait_for()
        shown(visitor, OTHER_THAN_BOATS).first.click()
        shown(visitor, "[data-idea=site]").wait_for()
        visitor.settled()
        before = where(visitor)
        shown(visitor, "button[data-id='build:stone']").click()
        shown(visitor, "button[data-id='answer engine']").wait_for()
        assert where(visitor) == before, "nothing is played before it is judged"
        shown(visitor, OTHER_THAN_BOATS).first.wait_for(state="hidden")  # the question takes their place
        visitor.picture("first-game-why")
        page.reload()
        shown(visitor, "[data-idea=site]").wait_for()
        assert where(visitor) == before
        button(visitor, "app-first-back").click()
        button(visitor, "app-first-resume").click()
        shown(visitor, "[data-idea=site]").wait_for()
        button(visitor, "app-first-anew").click()
        button(visitor, "app-first-anew-sure").click()
        button(visitor, "app-first-start").wait_for()


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_the_game_is_judged_and_played_to_its_count(visit: Visit) -> None:
    visitor = visit(color_scheme="light")  # a browser that remembers no other game
    page = visitor.page
    arrive(visitor, "en")
    button(visitor, "app-first-start").click()
    shown(visitor, "[data-idea=keep]").wait_for()
    shown(visitor, OTHER_THAN_BOATS).first.click()
    shown(visitor, "button[data-id='build:wood']").click()
    shown(visitor, "button[data-id='answer cards']").click()
    shown(visitor, "[data-verdict]").wait_for(timeout=300_000)
    told = shown(visitor, "[data-verdict]").inner_text()
    assert "games each" in told
    assert "Your reason" in told
    visitor.picture("first-game-judged")
    button(visitor, "app-first-play").click()
    shown(visitor, "[data-idea=turn]").wait_for()
    page.get_by_label(text("app-first-ask")).click()
    choose(visitor, text("app-param-pace"), text("app-pace-at-once"))
    ideas = set()
    while not shown(visitor, ".sheet").count():
        visitor.settled()
        ideas |= {one.get_attribute("data-idea") for one in shown(visitor, "[data-idea]").all()}
        option = hurried(visitor)
        if option is not None:
            before = where(visitor)
            option.click()
            visitor.until(lambda before=before: where(visitor) != before)
    ideas |= {one.get_attribute("data-idea") for one in shown(visitor, "[data-idea]").all()}
    assert {"turn", "interim", "score", "round", "over"} <= ideas
    visitor.picture("first-game-count")
    assert shown(visitor, ".sheet tr").count() > 8
