"""What a finger has to hit on a phone, on every page and in every window."""

from collections.abc import Callable

import pytest

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


def small(visitor: Visitor) -> list[str]:
    visitor.settled()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 390
    return list(visitor.page.evaluate(SMALL))


@pytest.mark.slow
@pytest.mark.known_defect
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
