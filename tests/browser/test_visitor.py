"""What a browser adds to the pages: its title and language, Back and Forward, and what it remembers over a reload."""

import json
from collections.abc import Callable

import pytest
from tornado.template import Template

from boonlake_panel import Setup, Study
from boonlake_panel.app.serving.signing_in import PAGE as LOGIN_PAGE
from boonlake_panel.study.files import dumps
from boonlake_panel.texts.messages import in_language, text
from boonlake_panel.views.drawing.palette import DARK

from .conftest import Visitor
from .games import begin

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Visitor]
HOSTILE = "<img src=x onerror=\"window.hacked='yes'\">"
WRITTEN = "localStorage.getItem('boonlake-game')"
KEPT = f"JSON.parse(JSON.parse({WRITTEN}) || '{{}}')"
BACK_FROM_THIRD = f"(game => game?.nodes?.length === 4 && game.cursor === game.nodes[2].id)({KEPT})"


GROUNDS = """
window.grounds = new Set();
(function look() {
  if (document.body) grounds.add(getComputedStyle(document.body).backgroundColor);
  requestAnimationFrame(look);
})();
"""
LIGHT_PARTS = """
window.light = new Set();
(function look() {
  const roots = [document];
  for (const root of roots) {
    for (const part of root.querySelectorAll(".mui-light, .root:not(.dark, :has(.brand))")) light.add(part.className);
    roots.push(...[...root.querySelectorAll("*")].map((element) => element.shadowRoot).filter(Boolean));
  }
  setTimeout(look, 50);
})();
"""


def rgb(colour: str) -> str:
    return f"rgb({', '.join(str(int(colour[place : place + 2], 16)) for place in (1, 3, 5))})"


def is_dark(visitor: Visitor) -> bool:
    return bool(visitor.page.locator(".mui-dark").count())


def shown_page(visitor: Visitor) -> str:
    return str(visitor.page.locator(".pages button[aria-pressed=true]").inner_text())


@pytest.mark.slow
@pytest.mark.parametrize(("language", "link", "device"), [("fr", "?language=fr", {}), ("de", "", {"locale": "de-CH"})])
def test_everything_around_the_page_speaks_its_language(
    visit: Visit, language: str, link: str, device: dict[str, str]
) -> None:
    visitor = visit(**device)
    visitor.open(link)
    with in_language(language):
        expected, title, look = text("app-page-explore"), text("app-title"), text("app-look")
        close = text("app-close")
    visitor.until(lambda: shown_page(visitor) == expected)
    visitor.until(lambda: visitor.page.title() == f"{expected} · {title}")
    assert visitor.page.evaluate("document.documentElement.lang") == language
    assert visitor.page.get_by_role("button", name=look).count() == 1
    visitor.press("?")
    visitor.page.get_by_role("dialog").get_by_role("button", name=close).click()
    visitor.page.get_by_role("dialog").wait_for(state="hidden")


def test_the_sign_in_page_speaks_the_language_of_the_browser(visit: Visit) -> None:
    page = visit(locale="fr-CA").page
    template = Template(LOGIN_PAGE.read_text(encoding="utf-8"))
    page.set_content(template.generate(problem="wrong", left=False).decode())
    page.get_by_role("button", name="Se connecter").wait_for()
    assert page.get_by_role("alert").inner_text().startswith("Ce nom")
    assert page.evaluate("document.documentElement.lang") == "fr"


@pytest.mark.slow
def test_back_and_forward_lead_to_pages_lessons_and_studies(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    page = visitor.page
    visitor.press("1", steps=1)
    visitor.button("Learn").click()
    page.locator("button[data-id^='lesson ']").first.wait_for()
    visitor.until(lambda: page.url.endswith("?page=learn"))
    page.locator("button[data-id^='lesson ']").first.click()
    page.locator(".lesson-head").wait_for()
    visitor.until(lambda: "lesson=" in page.url)
    visitor.button("Deutsch").click()
    visitor.until(lambda: "language=de" in page.url)
    page.go_back()
    visitor.until(lambda: shown_page(visitor) == "Learn")
    page.locator(".lesson-head").wait_for()
    page.go_back()
    page.locator("button[data-id^='lesson ']").first.wait_for()
    page.go_back()
    visitor.until(lambda: shown_page(visitor) == "Explore")
    assert visitor.step == 1
    assert page.url == visitor.server.url
    page.go_forward()
    page.locator("button[data-id^='lesson ']").first.wait_for()
    page.go_forward()
    page.locator(".lesson-head").wait_for()
    assert "lesson=" in page.url


@pytest.mark.slow
def test_back_leads_from_a_study_to_the_game_before_it_but_not_through_its_choices(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    page = visitor.page
    visitor.press("1", steps=1)
    visitor.button("Save and share").click()
    window = page.get_by_role("dialog")
    window.get_by_role("button", name="Save and share").click()
    page.get_by_text("Every change is kept").wait_for()
    link = window.get_by_label("Link to this moment").input_value()
    page.keyboard.press("Escape")
    visitor.until(lambda: page.url == link)
    visitor.open(link.partition("explore")[2])
    visitor.settled()
    assert (page.url, visitor.step) == (link, 1)
    begin(visitor, 3, "5")
    visitor.press("1", steps=1)
    visitor.press("1", steps=1)
    visitor.until(lambda: page.url == visitor.server.url)
    page.go_back()
    visitor.until(lambda: page.url == link)
    page.locator(".seat").nth(2).wait_for(state="detached")
    assert visitor.step == 1
    for steps in range(2):
        visitor.press("1", steps=1)
        visitor.until(lambda: not page.url.endswith(link[-7:]) and "node=" in page.url)
        assert visitor.step == steps + 2
    page.go_forward()
    page.locator(".seat").nth(2).wait_for()
    assert visitor.step == 2


@pytest.mark.slow
def test_the_look_is_remembered(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    assert not is_dark(visitor)
    visitor.button("Toggle theme").click()
    visitor.until(lambda: is_dark(visitor))
    visitor.until(lambda: visitor.page.evaluate("localStorage.getItem('boonlake-look')") == "dark")
    visitor.page.add_init_script(GROUNDS)
    visitor.open()
    assert is_dark(visitor)
    assert visitor.page.evaluate("[...window.grounds]") == [rgb(DARK.page)], "no frame is light"
    visitor.picture("dark-after-reload")
    visitor.button("Toggle theme").click()
    visitor.until(lambda: not is_dark(visitor))
    visitor.until(lambda: visitor.page.evaluate("localStorage.getItem('boonlake-look')") == "light")
    visitor.open()
    visitor.settled()
    assert not is_dark(visitor)


def test_the_first_look_is_the_one_of_the_device_from_the_first_frame(visit: Visit) -> None:
    visitor = visit(color_scheme="dark")
    visitor.page.add_init_script(GROUNDS + LIGHT_PARTS)
    visitor.open()
    assert is_dark(visitor)
    assert visitor.page.evaluate("[...window.grounds]") == [rgb(DARK.page)], "no frame is light"
    assert visitor.page.evaluate("[...window.light]") == [], "and nothing in one"
    assert visitor.page.evaluate("localStorage.getItem('boonlake-look')") is None


@pytest.mark.slow
def test_a_game_outlives_a_reload(visit: Visit) -> None:
    visitor = visit(390)
    visitor.open()
    page = visitor.page
    begin(visitor, 3, "11")
    for _ in range(3):
        visitor.press("1", steps=1)
    visitor.press("ArrowLeft")
    visitor.until(lambda: visitor.step == 2)
    prompt = visitor.prompt
    visitor.until(lambda: page.evaluate(BACK_FROM_THIRD))
    page.reload()
    page.get_by_text("Your game was restored").wait_for()
    assert (visitor.step, visitor.prompt) == (2, prompt)
    assert page.locator(".seat").count() == 3
    visitor.picture("restored")
    page.get_by_role("button", name="Start fresh").click()
    page.get_by_text("It has been put aside (3 choices)").wait_for()
    visitor.until(lambda: visitor.step == 0)
    visitor.picture("put-aside")
    page.get_by_role("button", name="Back to my game").click()
    visitor.until(lambda: visitor.step == 2)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.slow
def test_what_the_browser_holds_is_not_trusted(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    study = Study(Setup(players=2, seed=7, names=[HOSTILE]), title=HOSTILE)
    study.play(study.game.decision.keys[0])
    study.comment(HOSTILE)
    visitor.open()
    for kept in ("{", json.dumps(dumps(study))):
        page.evaluate("kept => localStorage.setItem('boonlake-game', kept)", kept)
        visitor.open()
    page.get_by_text("Your game was restored").wait_for()
    page.get_by_role("button", name="Variations", exact=True).click()
    page.locator(".tree .note", has_text="<img").wait_for()
    assert page.evaluate("window.hacked") is None
    assert page.locator("img[src=x]").count() == 0


@pytest.mark.slow
def test_a_link_to_a_study_is_stronger_than_the_game_before(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    page = visitor.page
    visitor.press("1", steps=1)
    visitor.until(lambda: page.evaluate(WRITTEN) is not None)
    visitor.open("?study=nosuchstudy")
    page.get_by_role("alert").first.wait_for()
    visitor.settled()
    assert visitor.step == 0
    visitor.open()
    page.get_by_text("Your game was restored").wait_for()


@pytest.mark.slow
def test_notes_and_titles_are_kept_when_their_field_is_left(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    page = visitor.page
    visitor.press("1", steps=1)
    page.get_by_role("button", name="Variations", exact=True).click()
    page.get_by_label("Comment on this choice").fill("Worth trying")
    page.locator(".tree button").first.click()
    page.locator(".tree .note", has_text="Worth trying").wait_for()
    visitor.until(lambda: page.get_by_label("Comment on this choice").input_value() == "")
    visitor.button("Save and share").click()
    window = page.get_by_role("dialog")
    window.get_by_role("button", name="Save and share").click()
    window.get_by_text("Every change is kept").wait_for()
    window.get_by_label("Title of the study").fill("A better title")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    window.first.wait_for(state="hidden")
    visitor.button("Open").click()
    window.get_by_role("button", name="A better title").first.wait_for()


def test_a_tab_and_a_rule_are_in_the_address(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.open()
    page.get_by_role("button", name="Variations", exact=True).click()
    page.wait_for_url("**/explore?tab=tree")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/explore")
    page.locator(".coach button.rule").first.click()
    window = page.get_by_role("dialog")
    window.wait_for()
    page.wait_for_url("**/explore?rule=*")
    link = page.url
    page.go_back()
    window.wait_for(state="hidden")
    page.go_back()
    page.get_by_role("textbox", name="Search").wait_for()  # in the tree
    page.reload()
    page.get_by_role("textbox", name="Search").wait_for()
    page.goto(link)
    window.wait_for()
    window.get_by_role("button", name="Close").click()
    page.wait_for_url("**/explore")
    visitor.settled()
