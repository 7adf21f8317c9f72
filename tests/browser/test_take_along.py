"""Boards as pictures and a study as one file, taken along from the dashboard."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from .conftest import Visitor
from .games import axe_findings

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Visitor]


@pytest.mark.slow
def test_pictures_and_the_file_of_a_study(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.open()
    page = visitor.page
    visitor.press("1", 1)
    visitor.button("Take along").click()
    window = page.get_by_role("dialog")
    image = window.locator("img")
    image.wait_for()
    before = image.get_attribute("src")
    window.get_by_role("combobox", name="Board", exact=True).click()
    page.get_by_role("menuitem", name="Player board", exact=True).click()
    visitor.until(lambda: image.get_attribute("src") != before)
    for kind in ("SVG", "PNG"):
        with page.expect_download() as download:
            window.get_by_role("button", name=f"Save as {kind}").click()
        assert download.value.suggested_filename == f"boonlake-player-board.{kind.lower()}"
        download.value.save_as(tmp_path / kind)
    assert (tmp_path / "SVG").read_text(encoding="utf-8").startswith("<svg")
    with Image.open(tmp_path / "PNG") as drawn:
        assert drawn.size == (1920, 864)
        assert len(drawn.convert("RGB").getcolors(1_000_000) or ()) > 200
    assert axe_findings(visitor) == {}
    visitor.picture("take-along")
    window.get_by_role("button", name="Make the file").click()
    ready = window.get_by_role("button", name="Download the file")
    ready.wait_for()
    visitor.picture("take-along-ready")
    with page.expect_download() as download:
        ready.click()
    download.value.save_as(tmp_path / "game.html")
    other = page.context.browser.new_context(offline=True)
    file = other.new_page()
    file.goto((tmp_path / "game.html").as_uri())
    file.locator(".asked .what").wait_for()
    assert file.locator(".where").inner_text() == "1 / 1"
    other.close()
    window.get_by_role("button", name="Close").click()
    assert page.locator(".MuiAppBar-root").first.is_visible()
    page.emulate_media(media="print")
    page.locator(".MuiAppBar-root").first.wait_for(state="hidden")
    page.emulate_media(media="screen")
    assert visitor.errors == []
