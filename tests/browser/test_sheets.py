"""Sheets on paper: a real browser prints them on A4 and letter, and the pages offer them."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from boonlake_panel.teach import cheat_sheet, course, lesson_sheet
from boonlake_panel.texts.messages import LANGUAGES, in_language, text

from .conftest import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Visitor]
PAPERS = ("A4", "Letter")
PAGE = re.compile(rb"/Type\s*/Page\b")


@pytest.fixture
def printer(browser: Any) -> Iterator[Any]:
    window = browser.new_context()
    yield window.new_page()
    window.close()


def pages(printer: Any, html: str, paper: str) -> int:
    printer.set_content(html)
    return len(PAGE.findall(printer.pdf(format=paper, prefer_css_page_size=True, print_background=True)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cheat_sheet_fits_on_two_pages(printer: Any, language: str) -> None:
    with in_language(language):
        html = cheat_sheet()
    assert [pages(printer, html, paper) for paper in PAPERS] == [2, 2]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_fits_on_two_pages(printer: Any, language: str) -> None:
    with in_language(language):
        sheets = {lesson.id: lesson_sheet(lesson) for lesson in course()}
    too_long = [id_ for id_, html in sheets.items() if max(pages(printer, html, paper) for paper in PAPERS) > 2]
    assert too_long == []


@pytest.mark.slow
def test_learn_and_rules_offer_sheets(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page

    def download(link: str, label: str) -> tuple[str, str]:
        page.goto(f"{visitor.server.url}?{link}&language=de")
        button = page.get_by_role("button", name=label).locator("visible=true").first
        button.wait_for()
        visitor.settled()
        with page.expect_download() as info:
            button.click()
        return info.value.suggested_filename, Path(info.value.path()).read_text(encoding="utf-8")

    with in_language("de"):
        label = text("app-print-sheet")
        for link in ("page=learn", "page=rules"):
            name, html = download(link, label)
            assert (name, html) == ("boonlake-de.html", cheat_sheet())
        name, html = download("page=learn&lesson=develop", text("app-print-lesson"))
        assert name == "boonlake-develop-de.html"
        assert f"<h1>{course().lesson('develop').title}</h1>" in html
