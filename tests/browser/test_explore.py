"""The explorer as people meet it: a real server, a real browser."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boonlake_panel import Game, Setup
from boonlake_panel.components.box import open_box
from boonlake_panel.views.boards.map_ground import WINDOW
from boonlake_panel.views.boards.sheets import HandBoard, MapBoard

from .conftest import Server, Visitor
from .games import axe_findings, middle

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Visitor]
HOSTILE = "<img src=x onerror=\"window.hacked='yes'\">"
MAP, BELOW = "map", "below"
DRAW_KEYS_AGAIN = """async () => {
  const keys = [...Bokeh.documents[0]._all_models.values()].find((model) => model.class_name === "Keys");
  const view = Bokeh.index.find_one_by_id(keys.id);
  view.render();
  await view.ready;
}"""
SET_BEFORE_IT_LISTENS = """
{
  const mended = component._render_code;
  const drawn = "const [value, setValue] = React.useState(targetModel.attributes[resolvedProp])";
  const server = `${drawn}
          React.useLayoutEffect(() => {
            if (String(value).includes("Click on a point")) targetModel.setv({[resolvedProp]: "Set meanwhile"})
          }, [])`;
  component._render_code = function () { return mended.call(this).replace(drawn, () => server); };
}
"""
NOTHING_FOCUSED = "() => document.activeElement.blur()"
MEASURE_AGAIN = """async () => {
  for (const model of Bokeh.documents[0].all_models) if (model.type === "Text") model.change.emit();
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
GIVEN_BACK = """async () => {
  const slider = [...Bokeh.documents[0]._all_models.values()].find((model) => model.class_name === "IntSlider").data;
  const now = slider.value, given = [], setv = slider.setv;
  for (const value of [now - 1, now]) {
    setv.call(slider, { value, value_throttled: value }, { sync: false }); // as a message of the server does
    slider.setv = function (...change) { given.push(change); return setv.apply(this, change); };
    await new Promise((resolve) => setTimeout(resolve, 300));
    delete slider.setv;
  }
  return given.length;
}"""


def start(visitor: Visitor, players: int = 2, seed: str = "7", name: str = "") -> None:
    """A new game through its window, and through the set-up to the first strip."""
    visitor.button("New game").click()
    page = visitor.page
    if players != 2:
        page.get_by_role("dialog").get_by_role("button", name=str(players), exact=True).click()
    page.get_by_role("textbox", name="Seed").fill(seed)
    if name:
        page.get_by_label("Name of seat 1").fill(name)
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("dialog").first.wait_for(state="hidden")
    visitor.until(lambda: visitor.step == 0)
    for _ in range(2 * players):
        visitor.press("1", steps=1)
    visitor.until(lambda: visitor.prompt == "Choose an action strip")


def beside(*keys: str) -> Game:
    """The same game in this process, after its set-up and some choices."""
    game = Game(Setup(players=2, seed=7))
    while game.decision.kind != "turn":
        game = game.play(game.decision.keys[0])
    for key in keys:
        game = game.play(key)
    return game


def reveal(visitor: Visitor) -> int:
    """Plays to a revealed tile and lays it by clicking the map; gives the number of the space."""
    visitor.choose("Take Pioneer")
    visitor.choose("Skip this part")
    visitor.choose("Explore: reveal a tile")
    visitor.until(lambda: visitor.prompt.startswith("Where does"))
    label = visitor.page.get_by_role("button", name="Lay the tile on space").first.inner_text()
    space = next(one for one in open_box().spaces if f"space {one.number} " in label)
    before = visitor.step
    visitor.tap(MAP, WINDOW, space.x, space.y)
    visitor.until(lambda: visitor.step == before + 1)
    return space.number


def test_a_turn_by_clicking_the_map_and_the_cards(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    start(visitor)
    visitor.picture("strips")
    boards = [visitor.board(place).bounding_box() for place in (MAP, BELOW)]
    assert boards[1]["x"] == boards[0]["x"], "a board lies below the map"
    assert boards[1]["y"] + boards[1]["height"] <= 900, "everything is in sight"
    reveal(visitor)
    visitor.settled()
    after = [visitor.board(place).bounding_box() for place in (MAP, BELOW)]
    assert after[0] == boards[0], "the map stays where it is"
    assert (after[1]["x"], after[1]["y"]) == (boards[1]["x"], boards[1]["y"]), "so does what lies below it"
    visitor.picture("map-clicked")
    last = visitor.step
    visitor.press("Home", steps=-last)
    visitor.press("End", steps=last)
    for _ in range(4):
        visitor.press("ArrowLeft", steps=-1)
    visitor.until(lambda: visitor.prompt == "Choose an action strip")
    visitor.choose("Take Builder")
    before = visitor.step
    game = beside("strip:builder")
    key = next(key for key in game.decision.keys if key.startswith("play:"))
    card = key.removeprefix("play:")
    visitor.tap(BELOW, HandBoard.window, *middle(HandBoard, game, f"card:{card}"))
    visitor.until(lambda: visitor.step == before + 1)


def test_undo_branch_and_the_other_branch(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    start(visitor)
    visitor.choose("Take Pioneer")
    visitor.press("ArrowLeft", steps=-1)
    visitor.choose("Take Settle")
    visitor.until(lambda: visitor.prompt.startswith("Settle"))
    visitor.page.get_by_role("button", name="Variations", exact=True).click()
    visitor.page.get_by_role("button", name="Take Pioneer").click()
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    visitor.until(lambda: visitor.prompt.startswith("Pioneer"))
    visitor.page.get_by_role("button", name="Variations", exact=True).click()
    visitor.picture("variations")
    visitor.press("ArrowDown")
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    visitor.until(lambda: visitor.prompt.startswith("Settle"))


@pytest.mark.slow
def test_saved_studies_open_by_link_even_after_a_restart(visit: Visit, server: Server) -> None:
    visitor = visit()
    visitor.open()
    start(visitor)
    visitor.button("Save and share").click()
    page = visitor.page
    page.get_by_label("Title of the study").fill("Opening with Settle")
    page.get_by_role("dialog").get_by_role("button", name="Save and share").click()
    page.get_by_text("Every change is kept").wait_for()
    page.keyboard.press("Escape")
    visitor.until(lambda: "node=" in page.url)
    saved = page.url
    visitor.choose("Take Settle")
    visitor.until(lambda: page.url != saved)
    link = "?" + page.url.partition("?")[2]
    step = visitor.step
    server.stop()
    server.start()
    other = visit()
    other.open(link)
    other.until(lambda: other.step == step)
    assert other.prompt.startswith("Settle")
    other.picture("reopened")
    visitor.errors.clear()  # the restart cut the first visitor's connection
    other.open("?study=nosuchstudy&node=0")
    other.page.get_by_role("alert").first.wait_for()


@pytest.mark.slow
def test_garbage_is_refused_and_the_session_lives_on(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.open()
    start(visitor)
    step = visitor.step
    for number, content in enumerate((b"\x00\x01 no study", json.dumps({"nodes": HOSTILE}).encode(), b"[" * 9999)):
        garbage = tmp_path / f"garbage{number}.json"
        garbage.write_bytes(content)
        visitor.button("Open").click()
        visitor.page.locator("input[type=file]").first.set_input_files(garbage)
        visitor.page.get_by_text("could not be opened").first.wait_for()
        visitor.page.get_by_role("dialog").get_by_text("expected").wait_for()
        visitor.page.keyboard.press("Escape")
        visitor.page.get_by_role("dialog").first.wait_for(state="hidden")
    large = tmp_path / "large.json"
    large.write_bytes(b" " * 5_000_001)
    visitor.button("Open").click()
    visitor.page.locator("input[type=file]").first.set_input_files(large)
    visitor.page.get_by_role("dialog").get_by_text("The file is too large").wait_for()
    assert visitor.page.get_by_text("Uploaded").count() == 0
    visitor.picture("too-large")
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("dialog").first.wait_for(state="hidden")
    visitor.errors = [error for error in visitor.errors if "Upload error" not in error]  # the widget's own words
    assert visitor.step == step
    visitor.choose("Take Hire")
    assert visitor.page.evaluate("window.hacked") is None


@pytest.mark.slow
def test_typed_markup_stays_text(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    start(visitor, name=HOSTILE)
    page = visitor.page
    page.get_by_text(HOSTILE[:20]).first.wait_for()
    visitor.choose("Take Settle")
    page.get_by_role("button", name="Variations", exact=True).click()
    page.get_by_label("Name of this variation").fill(HOSTILE)
    page.get_by_label("Comment on this choice").fill(f"{HOSTILE}\n\nAs in ship.harbor.")
    page.get_by_role("button", name="Keep the notes").click()
    page.locator(".note", has_text="<img").first.wait_for()
    page.locator("section.remarks", has_text="<img").wait_for()
    page.get_by_role("button", name="Log", exact=True).click()
    page.locator(".entry", has_text="<img").first.wait_for()
    visitor.picture("remarks")
    page.locator("section.remarks").get_by_role("button", name="ship.harbor").click()
    page.get_by_role("dialog").get_by_text("Source:").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").first.wait_for(state="hidden")
    visitor.point(MAP, WINDOW, *middle(MapBoard, beside("strip:settle"), "river:A1"))
    page.locator(".bk-Tooltip", has_text="<img").first.wait_for()
    assert page.evaluate("window.hacked") is None
    assert page.locator("img[src=x]").count() == 0


def test_the_reason_why_not_and_the_rule_behind_it(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    start(visitor)
    visitor.choose("Take Builder")
    visitor.button("What is not possible").click()
    visitor.page.locator(".blocked .why").first.wait_for()
    visitor.page.locator(".blocked button.rule").first.click()
    visitor.page.get_by_role("dialog").get_by_text("Source:").wait_for()
    visitor.picture("rule")


def test_keyboard_only(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    visitor.page.evaluate(DRAW_KEYS_AGAIN)
    visitor.press("1")
    visitor.settled()
    assert visitor.step == 1, "a key is heard once"
    visitor.press("ArrowLeft", steps=-1)
    visitor.press("ArrowRight", steps=1)
    page = visitor.page
    page.get_by_role("switch", name="Coach").or_(page.get_by_role("checkbox", name="Coach")).click()
    visitor.press("ArrowLeft", steps=-1)  # nobody types in a switch
    visitor.press("ArrowRight", steps=1)
    for tab in ("Log", "Play"):
        page.get_by_role("button", name=tab, exact=True).click()
        visitor.press("ArrowLeft", steps=-1)
        visitor.press("ArrowRight", steps=1)
    for _ in range(80):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "() => { let e = document.activeElement; while (e && e.shadowRoot && e.shadowRoot.activeElement)"
            " e = e.shadowRoot.activeElement; return e ? e.className : '' }"
        )
        if "choice" in str(focused):
            break
    else:
        pytest.fail("no choice can be reached with the keyboard")
    before = visitor.step
    page.keyboard.press("Enter")
    visitor.until(lambda: visitor.step == before + 1)
    page.keyboard.press("n")
    page.get_by_role("dialog").first.wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").first.wait_for(state="hidden")
    visitor.press("ArrowLeft", steps=-1)  # before the server has heard of it
    visitor.until_keys_are_heard()
    page.evaluate(NOTHING_FOCUSED)
    visitor.press("ArrowRight", steps=1)


@pytest.mark.slow
def test_a_slider_gives_back_what_people_change_and_nothing_else(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    visitor.press("1", steps=1)
    visitor.press("1", steps=1)
    assert visitor.page.evaluate(GIVEN_BACK) == 0, "it would undo what the server sets a moment later"
    visitor.page.get_by_role("slider").first.focus()
    visitor.press("ArrowLeft", steps=-1)
    visitor.press("ArrowLeft", steps=-1)


def set_before_it_listens(route: Any) -> None:
    body = route.fetch().text() + SET_BEFORE_IT_LISTENS
    route.fulfill(body=body, content_type="text/javascript")


@pytest.mark.slow
def test_a_widget_shows_what_the_server_sets_before_it_listens(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.route("**/react_state.js*", set_before_it_listens)
    visitor.open()
    page.get_by_role("button", name="Charts", exact=True).click()
    page.get_by_role("button", name="Points", exact=True).click()
    page.get_by_text("Set meanwhile").wait_for()


@pytest.mark.slow
def test_the_choices_of_the_next_decision_start_at_their_top(visit: Visit) -> None:
    visitor = visit(1280, 700)
    visitor.open()
    frame = visitor.page.locator(".scroll.frame").first
    while "action strip" not in visitor.prompt:
        visitor.press("1", steps=1)
    frame.evaluate("list => { list.scrollTop = 120; }")
    visitor.page.keyboard.press("b")
    visitor.page.get_by_role("button", name="Hide what is not possible").wait_for()
    assert frame.evaluate("list => list.scrollTop") == 120, "the same decision stays where it was"
    visitor.press("1", steps=1)
    visitor.until(lambda: frame.evaluate("list => list.scrollTop") == 0)


@pytest.mark.slow
def test_a_phone_shows_everything_in_one_column(visit: Visit) -> None:
    visitor = visit(390, 844, has_touch=True)
    visitor.open()
    visitor.press("1", steps=1)
    frame = visitor.board(MAP).bounding_box()
    assert 300 < frame["width"] <= 390
    wide = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    pages = visitor.page.locator(".pages button")
    assert pages.count() == 6
    boxes = [pages.nth(place).bounding_box() for place in range(6)]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes), "every page is in sight"
    assert max(box["y"] + box["height"] for box in boxes) < visitor.button("New game").bounding_box()["y"]
    visitor.picture("phone")
    discard_by_touch(visitor)
    visitor.page.locator(".prompt").first.scroll_into_view_if_needed()
    visitor.picture("phone-choices")


def discard_by_touch(visitor: Visitor) -> None:
    """A tap on a card that cannot be played offers to discard it; only a second tap, on these words, does so."""
    start(visitor)
    visitor.choose("Take Pioneer")
    game = beside("strip:pioneer")
    keys = game.decision.keys
    card = next(one for one in game.seen_by(0).position()["players"][0]["hand"] if f"play:{one}" not in keys)
    before = visitor.step
    visitor.touch(BELOW, HandBoard.window, *middle(HandBoard, game, f"card:{card}"))
    offer = visitor.page.get_by_role("group", name="Play").get_by_role("button", name="Discard")
    visitor.until(lambda: offer.count() == 1)
    visitor.settled()
    assert visitor.step == before
    assert "for 2 coins" in offer.inner_text()
    frame = offer.bounding_box()
    assert 0 <= frame["y"] <= 844 - frame["height"], "it comes into view"
    visitor.picture("phone-discard")
    offer.tap()
    visitor.until(lambda: visitor.step == before + 1)


@pytest.mark.slow
def test_dark_and_charts_and_autoplay(visit: Visit) -> None:
    visitor = visit(1280, 1900)
    visitor.open()
    start(visitor, players=4)
    visitor.play_on("To the next interim scoring")
    visitor.until(lambda: visitor.step > 40)
    visitor.picture("light")
    visitor.page.get_by_role("button", name="Charts", exact=True).click()
    visitor.button("Points by source").click()
    visitor.page.locator(".bk-Figure").first.wait_for()
    visitor.darken()
    visitor.picture("dark")


@pytest.mark.slow
def test_no_serious_accessibility_finding(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    visitor.press("1", steps=1)
    for tab, part in (("Play", ".choice"), ("Log", ".entry"), ("Variations", ".tree")):
        visitor.page.get_by_role("button", name=tab, exact=True).click()
        visitor.page.locator(part).first.wait_for()
        assert axe_findings(visitor, tab.lower()) == {}


def test_the_bare_address_leads_to_what_the_link_asks_for(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto(f"http://127.0.0.1:{visitor.server.port}/?page=rules")
    visitor.page.locator(".rule-card").first.wait_for()
    assert visitor.page.url.endswith("/explore?page=rules")


@pytest.mark.slow
def test_words_are_in_the_middle_of_their_signs_when_their_font_comes_late(visit: Visit) -> None:
    visitor = visit()
    page, held = visitor.page, list[Any]()
    page.route("**/roboto-latin-*", lambda route: held.append(route))
    page.goto(visitor.server.url, wait_until="domcontentloaded")
    visitor.board(MAP).wait_for()
    visitor.settled()
    assert held
    page.unroute("**/roboto-latin-*")  # which lets go of those that wait
    page.wait_for_function("document.fonts.status === 'loaded'")
    visitor.settled()
    shown = visitor.board(MAP).screenshot()
    page.evaluate(MEASURE_AGAIN)
    assert shown == visitor.board(MAP).screenshot()


def test_what_is_there_can_be_used_while_the_rest_is_loading(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    visitor.page.evaluate("document.getElementById('loader').style.display = 'flex'")
    visitor.choose("Keep")
