"""Every page on paper: light, whole, and without anything to press."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from .conftest import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Visitor]
SHEET = re.compile(rb"/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)")
FAULTS = r"""() => {
  const roots = [document];
  for (const root of roots) {
    roots.push(...[...root.querySelectorAll("*")].map((element) => element.shadowRoot).filter(Boolean));
  }
  const names = ["AppBar", "Button", "IconButton", "Tab", "Switch", "Slider"];
  const pressed = names.map((one) => `.Mui${one}-root`).join(", ");
  const found = [];
  for (const element of roots.flatMap((root) => [...root.querySelectorAll("*")])) {
    const box = element.getBoundingClientRect(), style = getComputedStyle(element);
    if (!box.width || !box.height || style.visibility === "hidden") continue;
    const name = `${element.tagName}.${element.className}`;
    const cut = style.overflowY !== "visible" && element.scrollHeight > element.clientHeight + 2;
    const [red, green, blue, alpha = 1] = (style.backgroundColor.match(/[\d.]+/g) || []).map(Number);
    const dark = alpha && red + green + blue < 200 && box.width > innerWidth / 3;
    if (element.matches(pressed)) found.push(`press ${name}`);
    if (element.matches(".scroll, .right, .tabulator-tableholder") && cut) found.push(`cut ${name}`);
    if (element.matches("canvas") && box.right > innerWidth + 2) found.push(`beyond ${name}`);
    if (dark) found.push(`dark ${name}`);
  }
  return found;
}"""


def on_paper(visitor: Visitor) -> list[str]:
    """What a sheet of the page that is shown should not have."""
    visitor.settled()
    visitor.page.emulate_media(media="print")
    visitor.page.wait_for_timeout(500)
    found: list[str] = visitor.page.evaluate(FAULTS)
    return found


@pytest.mark.parametrize(
    "link",
    ["", "?tab=log", "?page=learn", "?page=learn&lesson=river", "?page=rules", "?page=what-if", "?page=simulate",
     "?page=components"],
)  # fmt: skip
@pytest.mark.parametrize("width", [1280, 1920])
def test_a_page_is_a_light_sheet(visit: Visit, link: str, width: int) -> None:
    visitor = visit(width, 900)
    visitor.open()
    visitor.darken()
    visitor.page.goto(visitor.server.url + link)
    visitor.page.locator(".root.dark").first.wait_for(state="attached")
    visitor.settled()
    assert on_paper(visitor) == []


def test_a_page_with_boards_is_printed_as_wide_as_it_stands_on_the_screen(visit: Visit) -> None:
    visitor = visit(1280, 800)
    visitor.open()
    sheets = [tuple(map(float, sheet)) for sheet in SHEET.findall(_printed(visitor))]
    assert sheets == [(960, pytest.approx(679, abs=1))]  # one sheet; 96 pixels are 72 points
    visitor.page.emulate_media(media="screen")
    visitor.page.goto(visitor.server.url + "?page=rules")
    visitor.page.locator(".rule-card").first.wait_for()
    assert all(width < height for width, height in [tuple(map(float, s)) for s in SHEET.findall(_printed(visitor))])


def _printed(visitor: Visitor) -> Any:
    visitor.settled()
    return visitor.page.pdf(prefer_css_page_size=True, print_background=True)
