"""What fingers do on a phone: they move and enlarge the map, and hit what they want on every page."""

from collections.abc import Callable
from typing import Any

import pytest

from boonlake_panel.components.box import open_box
from boonlake_panel.views.boards.sheets import MapBoard

from .conftest import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Visitor]
WINDOWS = ("New game", "Open", "Save and share", "Position", "Keys")
PAGES = ("Learn", "Rules", "Components", "What if", "Simulate")
SMALL = """() => {
  const CONTROLS = "button, a[href], input:not([type=hidden], [aria-hidden=true]), select, textarea, summary, " +
    "[role=button], [role=tab], [role=combobox], [role=slider]";
  const FRAMES = "label, .MuiFormControlLabel-root, .MuiInputBase-root, .MuiSlider-root"; // they take the touch
  const IN_A_SENTENCE = "button.rule:not(.alone), button.term, .tabulator *";
  const found = new Set();
  const look = (root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) look(element.shadowRoot);
      if (!element.matches(CONTROLS) || element.matches(IN_A_SENTENCE) || element.disabled) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const box = (element.closest(FRAMES) || element).getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue; // the hidden field behind a drawn one
      if (box.width > 43.5 && box.height > 43.5) continue;
      const name = element.getAttribute("aria-label") || element.innerText || element.className;
      found.add(`${element.tagName} ${name} ${Math.round(box.width)}x${Math.round(box.height)}`);
    }
  };
  look(document);
  return [...found];
}"""


Point = tuple[float, float]
MAIN = ".main-content"


def drag(visitor: Visitor, *fingers: tuple[Point, Point], steps: int = 10) -> None:
    """Moves fingers over the screen, each from one point to another, and lifts them."""
    session = visitor.page.context.new_cdp_session(visitor.page)
    for step in range(steps + 1):
        points = [
            {"id": n, "x": x + (to_x - x) * step / steps, "y": y + (to_y - y) * step / steps}
            for n, ((x, y), (to_x, to_y)) in enumerate(fingers)
        ]
        kind = "touchMove" if step else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        visitor.page.wait_for_timeout(16)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()
    visitor.settled()


def pinch(visitor: Visitor, x: float, y: float, before: float, after: float) -> None:
    """Two fingers around a point, so far apart before and after."""
    drag(visitor, ((x - before / 2, y), (x - after / 2, y)), ((x + before / 2, y), (x + after / 2, y)))


def scrolled(visitor: Visitor) -> float:
    return float(visitor.page.locator(MAIN).evaluate("main => main.scrollTop"))


def part_of(box: dict[str, float], point: Point) -> Point:
    """Where in a box a point lies, as parts of its width and height."""
    return (point[0] - box["x"]) / box["width"], (point[1] - box["y"]) / box["height"]


def tap_a_space(visitor: Visitor, frame: dict[str, float]) -> None:
    """Taps a free space that lies in the middle of a frame; it must say its own name."""
    picture, (left, top, width, height) = visitor.board("map").bounding_box(), MapBoard.window

    def place(space: Any) -> Point:
        x, y = (space.x - left) / width, (space.y - top) / height
        return picture["x"] + x * picture["width"], picture["y"] + y * picture["height"]

    def off(space: Any) -> float:
        x, y = place(space)
        return abs(x - frame["x"] - frame["width"] / 2) + abs(y - frame["y"] - 90)  # above the sheet

    space = min(open_box().spaces, key=off)
    visitor.page.touchscreen.tap(*place(space))
    visitor.page.locator(".note", has_text=f"Space {space.number} ").wait_for()
    visitor.page.locator(".note button.close").click()


@pytest.mark.slow
def test_two_fingers_enlarge_the_map_and_one_finger_moves_map_or_page(visit: Visit) -> None:
    visitor = visit(390, 844, has_touch=True, is_mobile=True)
    visitor.open()
    page, board = visitor.page, visitor.board("map")
    page.get_by_role("tab", name="Scoring tiles").tap()  # the map has more room without them
    visitor.settled()
    frame = board.bounding_box()
    middle = frame["x"] + frame["width"] / 2, frame["y"] + 90
    drag(visitor, (middle, (middle[0], middle[1] - 60)))
    assert scrolled(visitor) > 10, "one finger moves the page, as far as it goes"
    drag(visitor, (middle, (middle[0], middle[1] + 200)))
    assert scrolled(visitor) == 0
    tap_a_space(visitor, frame)
    pinch(visitor, *middle, 40, 120)
    large = board.bounding_box()
    assert large["width"] == pytest.approx(3 * frame["width"], rel=0.05)
    assert large["width"] / large["height"] == pytest.approx(frame["width"] / frame["height"], rel=0.01), "not squashed"
    assert page.evaluate("visualViewport.scale") == 1, "the page keeps its size"
    before, after = (part_of(box, middle) for box in (frame, large))
    assert after == pytest.approx(before, abs=0.02), "what was between the fingers stays there"
    drag(visitor, (middle, (middle[0] - 50, middle[1])))
    assert board.bounding_box()["x"] < large["x"] - 20, "one finger moves the map"
    tap_a_space(visitor, frame)
    pinch(visitor, *middle, 40, 60)
    assert board.bounding_box()["width"] == pytest.approx(4.5 * frame["width"], rel=0.05)
    tap_a_space(visitor, frame)
    page.get_by_role("button", name="Show the whole map").tap()
    visitor.settled()
    assert board.bounding_box() == frame
    pinch(visitor, *middle, 40, 120)
    pinch(visitor, *middle, 160, 30)
    assert board.bounding_box() == frame
    assert page.get_by_role("button", name="Show the whole map").count() == 0


def small(visitor: Visitor) -> list[str]:
    visitor.settled()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert visitor.page.locator(MAIN).evaluate("main => main.scrollWidth") <= 390, "nothing moves sideways"
    return list(visitor.page.evaluate(SMALL))


@pytest.mark.slow
def test_everything_is_large_enough_for_a_finger(visit: Visit) -> None:
    visitor = visit(390, 844, has_touch=True)
    visitor.open()
    page, window = visitor.page, visitor.page.get_by_role("dialog")
    visitor.press("1", steps=1)
    found = {"Play": small(visitor)}
    page.locator("button.rule:not(.ask)").locator("visible=true").first.click()
    window.first.wait_for()
    found["rule"] = small(visitor)
    window.get_by_role("button", name="Close").click()
    window.first.wait_for(state="hidden")
    for tab in ("Log", "Variations"):
        page.get_by_role("button", name=tab, exact=True).click()
        found[tab] = small(visitor)
    for name in WINDOWS:
        page.get_by_role("button", name=name, exact=True).first.click()
        window.first.wait_for()
        found[name] = small(visitor)
        window.get_by_role("button", name="Close").click()
        window.first.wait_for(state="hidden")
    for name in PAGES:
        page.locator(".pages button", has_text=name).click()
        found[name] = small(visitor)
    for tab in ("Compare", "Review"):
        page.locator(".pages button", has_text="What if").click()
        page.get_by_role("tab", name=tab).click()
        found[tab] = small(visitor)
    assert {place: controls for place, controls in found.items() if controls} == {}


@pytest.mark.slow
def test_lessons_and_components_are_large_enough_for_a_finger(visit: Visit) -> None:
    visitor = visit(390, 844, has_touch=True)
    visitor.open()
    page, window, found = visitor.page, visitor.page.get_by_role("dialog"), {}
    for step in range(2):  # words with a board, then a task with choices
        page.goto(f"{visitor.server.url}?page=learn&lesson=houses")
        page.locator(".step").wait_for()
        if step:
            page.get_by_role("button", name="Next", exact=True).click()
            page.locator(".step.task").wait_for()
            page.get_by_role("button", name="Hint", exact=True).click()
            page.locator(".answer").wait_for()
        found[f"lesson, step {step + 1}"] = small(visitor)
    page.goto(f"{visitor.server.url}?page=components&show=cards-P016")
    window.get_by_role("img", name="Picture of Mint").wait_for()
    found["component"] = small(visitor)
    window.locator("button[data-id='rule income.advance']").click()
    page.get_by_text("Source:").wait_for()
    found["rule of a component"] = small(visitor)
    assert {place: controls for place, controls in found.items() if controls} == {}
