"""Sheets for print: all that they promise is there, in every language, and nothing has to be fetched."""

import re
from html import unescape
from html.parser import HTMLParser

import pytest

from boonlake_panel.components import open_box
from boonlake_panel.components.describe import describe, describe_rules
from boonlake_panel.teach import cheat_sheet, course, lesson_sheet
from boonlake_panel.teach.glossary import BASE_ICONS, Icon
from boonlake_panel.texts.messages import LANGUAGES, capitalized, in_language, text
from boonlake_panel.texts.names import name_of

OUTSIDE = re.compile(r"""(?:src|href)=|url\(|@import|<script""")


class _Balance(HTMLParser):
    """Counts the elements that are open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass


def words_of(html: str) -> str:
    body = html.partition("<body>")[2]
    return unescape(re.sub(r"[ \n]+", " ", re.sub(r"<[^>]+>", " ", body)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cheat_sheet_has_the_turn_the_strips_both_scorings_and_the_icons(language: str) -> None:
    box = open_box()
    with in_language(language):
        html = cheat_sheet()
        said = words_of(html)
        assert f'lang="{language}"' in html
        for strip in box.strips:
            assert name_of(strip) in said
            assert capitalized(describe(strip.left)) in said
            assert describe(strip.right).lower() in said.lower()
            assert strip.first_kind == "none" or text(f"icon-{strip.first_kind}") in said
        assert html.count("<li>") >= 5 + 4
        assert text("sheet-scoring-5") in said
        assert text("sheet-final-tier", tier=5, points=6) in said
        assert all(capitalized(describe_rules(lever.effect)) in said for lever in box.levers)
        assert all(Icon(name).text in said for name in BASE_ICONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_need_nothing_else_and_are_well_formed(language: str) -> None:
    with in_language(language):
        for html in (cheat_sheet(), *map(lesson_sheet, course())):
            assert "@page" in html
            assert not OUTSIDE.search(html)
            balance = _Balance()
            balance.feed(html)
            assert balance.open == []


def test_a_lesson_sheet_says_what_the_lesson_says() -> None:
    lesson = course().lesson("develop")
    with in_language("fr"):
        said = words_of(lesson_sheet(lesson))
        assert lesson.title in said
        for step in lesson.steps:
            plain = re.sub(r"[ \n]+", " ", lesson.step_words(step).text.partition("**")[0]).strip()
            assert plain in said


def test_words_are_escaped() -> None:
    from boonlake_panel.teach.printing.paper import element

    assert element("p", "a < b & **c**") == "<p>a &lt; b &amp; <strong>c</strong></p>"
