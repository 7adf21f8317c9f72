"""A game against the Wise Eminence in the browser: started from its window, stepped through turn by turn."""

from collections.abc import Callable

import pytest

from .conftest import Visitor
from .games import axe_findings, begin, edit_position, play_on

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Visitor]


def told(visitor: Visitor) -> str:
    return str(visitor.page.locator(".eminence .told").inner_text())


def place(visitor: Visitor) -> tuple[int, int]:
    """Which step is shown, and how many there are."""
    words = visitor.page.locator(".eminence .where").inner_text().split()
    return int(words[1]), int(words[3])


def seen(visitor: Visitor) -> tuple[bytes, ...]:
    """The boards on which steps are marked: the map, and the solo board with the strips below it."""
    return tuple(visitor.board(place).screenshot() for place in ("map", "below"))


def until_it_acts(visitor: Visitor) -> None:
    """Plays on until the Wise Eminence has just revealed a tile and laid one on the map."""
    play_on(visitor, lambda: visitor.page.locator(".eminence .told").count() > 0)


def test_its_turn_step_by_step(visit: Visit) -> None:
    visitor = visit(1280, 1500)
    visitor.open()
    begin(visitor, players=1, seed="5", difficulty="Medium")
    until_it_acts(visitor)
    at, count = place(visitor)
    assert at == 1
    assert "reveals" in told(visitor)
    visitor.picture("solo-step-1")
    texts, pictures = [told(visitor)], [seen(visitor)]
    for step in range(2, count + 1):
        visitor.page.get_by_role("button", name="Next step").click()
        visitor.until(lambda step=step: place(visitor)[0] == step)  # type: ignore[misc]
        visitor.picture(f"solo-step-{step}")
        texts.append(told(visitor))
        pictures.append(seen(visitor))
    assert len(set(texts)) == count
    assert len(set(pictures)) == count
    assert any("looks for" in words for words in texts)
    assert visitor.page.get_by_role("button", name="Next step").is_disabled()
    visitor.page.get_by_role("button", name="Previous step").click()
    visitor.until(lambda: place(visitor)[0] == count - 1)
    assert told(visitor) == texts[-2]
    visitor.page.locator(".eminence .told button.rule").first.click()
    visitor.page.get_by_role("dialog").get_by_text("Source:").wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("dialog").first.wait_for(state="hidden")
    assert axe_findings(visitor) == {}


def test_its_turn_is_closed_and_shown_again_and_its_board_edited(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    begin(visitor, players=1, seed="5", difficulty="Medium")
    until_it_acts(visitor)
    visitor.page.get_by_role("button", name="Close").first.click()
    visitor.page.locator(".eminence").wait_for(state="detached")
    visitor.page.get_by_role("button", name="Show its last turn").click()
    visitor.until(lambda: place(visitor)[0] == 1)
    step = visitor.step
    visitor.press("ArrowLeft", steps=-1)
    visitor.press("ArrowRight", steps=1)
    assert visitor.step == step
    assert place(visitor)[0] == 1
    visitor.page.get_by_label("Open hands").click()
    visitor.settled()
    assert visitor.page.locator(".choice").count() > 0
    edit_position(visitor, lambda position: position["solo"].update(cactus=20))
    visitor.page.get_by_label("space 20 of the cactus track").wait_for()


@pytest.mark.parametrize(("width", "dark"), [(1280, True), (390, False)])
def test_pictures_of_a_solo_game(visit: Visit, width: int, dark: bool) -> None:
    visitor = visit(width, 2600 if width > 600 else 4200)
    visitor.open()
    begin(visitor, players=1, seed="5", difficulty="Medium")
    visitor.play_on("To the next interim scoring")
    visitor.until(lambda: visitor.prompt.startswith("Which scoring tile"))
    if dark:
        visitor.darken()
    visitor.picture(f"solo-{width}{'-dark' if dark else ''}")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width
