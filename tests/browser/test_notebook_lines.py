"""What people write in a notebook, in a real browser: the model as widgets, and viewers of their own choice."""

import socket
from collections.abc import Callable, Iterator
from typing import Any

import panel as pn
import pytest

from boonlake_panel import GameModel, MapBoard, Setup
from boonlake_panel.app.viewers.explorer import Explorer
from boonlake_panel.components.titles import scoring_title

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
Show = Callable[[Any], Any]


@pytest.fixture
def show(browser: Any) -> Iterator[Show]:
    """Serves something made in this process and opens it in a browser; at the end there may be no errors."""
    servers, pages, errors = [], [], []

    def open_page(thing: Any) -> Any:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        servers.append(pn.serve(lambda: thing, port=port, address="127.0.0.1", threaded=True, show=False))
        page = browser.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        pages.append(page)
        page.goto(f"http://127.0.0.1:{port}/")
        return page

    yield open_page
    for page in pages:
        page.close()
    for server in servers:
        server.stop()
    assert errors == []


def until(page: Any, condition: Callable[[], bool]) -> None:
    for _ in range(400):
        if condition():
            return
        page.wait_for_timeout(50)
    raise AssertionError("waited in vain")


def test_the_model_alone_is_a_playable_game(show: Show) -> None:
    model = GameModel(Setup(players=2, seed=7))
    page = show(pn.Param(model))
    page.locator("input[value^='Keep one']").first.wait_for()
    for step in (1, 2):
        label = next(words for words, key in model.param.choice.names.items() if key)
        page.get_by_role("combobox", name="Choice").click()
        page.get_by_role("listbox").get_by_text(label).first.click()
        page.get_by_role("listbox").wait_for(state="detached")
        until(page, lambda step=step: model.step == step)  # type: ignore[misc]
    assert model.choice is None
    page.get_by_role("checkbox", name="Agent plays on").click()
    until(page, lambda: model.step > 2 and not model.playing)


def test_widgets_and_a_board_are_a_dashboard_of_ones_own(show: Show) -> None:
    model = GameModel(Setup(players=2, seed=7))
    row = pn.Row(
        pn.widgets.Select.from_param(model.param.choice),
        pn.widgets.IntSlider.from_param(model.param.step),
        MapBoard(model),
    )
    page = show(row)
    page.locator(".bk-Plot").first.wait_for()
    picker = page.locator("select").first
    picker.wait_for()
    for step in (1, 2, 3):
        label = next(words for words, key in model.param.choice.names.items() if key)
        picker.select_option(label=label)
        until(page, lambda step=step: model.step == step)  # type: ignore[misc]
        until(page, lambda: page.locator("select option").count() == len(model.options) + 1)
    until(page, lambda: picker.evaluate("select => select.selectedIndex") == 0)
    page.get_by_text("Choice number").first.wait_for()
    slider = page.locator(".noUi-handle").first
    slider.focus()
    slider.press("ArrowLeft")
    until(page, lambda: model.step == 2)


def test_two_views_of_one_model_hear_one_key_once(show: Show) -> None:
    model = GameModel(Setup(players=2, seed=7))
    page = show(pn.Column(Explorer(model), Explorer(model)))
    page.locator(".choice").nth(2).wait_for()
    page.keyboard.press("1")
    page.locator(".prompt").nth(1).click()
    page.keyboard.press("1")
    until(page, lambda: model.step == 1)
    page.locator(".prompt").first.click()
    page.keyboard.press("ArrowLeft")
    until(page, lambda: model.step == 0)
    assert len(model.study) == 1


def test_hidden_hands_stay_hidden_in_the_browser(show: Show) -> None:
    model = GameModel(Setup(players=3, seed=7))
    while model.decision.kind != "turn":
        model.play(model.options[0].key)
    node = next(node for node in model.line[1:] if node.key.startswith("keep:") and node.seat != 1)
    kept = next(tile for tile in model.game.box.scoring_tiles if node.key == f"keep:{tile.id}")
    tile = scoring_title(model.game.box, kept)
    page = show(Explorer(model))
    page.get_by_role("button", name="Variations", exact=True).click()
    page.get_by_role("button", name=tile).first.wait_for()
    page.get_by_role("button", name="Log", exact=True).click()
    page.locator(".entry", has_text=tile).first.wait_for()
    page.locator(".seat").nth(1).click()
    page.get_by_label("Open hands").click()
    page.locator(".entry", has_text="Choose in secret").first.wait_for()
    assert page.locator(".entry", has_text=tile).count() == 0
    page.get_by_role("button", name="Variations", exact=True).click()
    page.get_by_role("button", name="Choose in secret").first.wait_for()
    assert page.get_by_role("button", name=tile).count() == 0
