"""Texts of the pages."""

from boonlake_panel.app.kit.wording import rich


def test_bold_words_are_parts() -> None:
    assert rich("a **b** <i>") == ["a ", {"t": "strong", "c": ["b"]}, " <i>"]


def test_bold_words_are_parts_and_nothing_else_is() -> None:
    assert rich("**A:** b") == [{"t": "strong", "c": ["A:"]}, " b"]
    assert rich("2 ** 3, ** and **") == ["2 ** 3, ** and **"]
    assert rich("<b>no</b>") == ["<b>no</b>"]
