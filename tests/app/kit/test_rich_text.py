"""Text with links: what may be followed, and in which language the answer is given."""

from typing import Any

import pytest

from boonlake_panel.app.kit.rich_text import RichText, link, links, part
from boonlake_panel.texts.messages import current_language


def test_links_are_found_wherever_they_stand() -> None:
    content = [part("ul", part("li", link("rule", "a.b"), " and ", link("lesson", "one", "Lesson 1"))), "plain"]
    assert list(links(content)) == [("rule", "a.b"), ("lesson", "one")]
    with pytest.raises(ValueError, match="no link leads"):
        link("url", "http://example.org")


def test_only_links_of_the_text_are_followed_in_its_language() -> None:
    text = RichText(content=[part("p", link("rule", "a.b"))], language="de")
    heard: list[tuple[str, str]] = []
    text.on_rule(lambda rule: heard.append((rule, current_language())))
    text.on_lesson(lambda lesson: heard.append((lesson, "?")))
    for refused in (
        {"rule": "other"},
        {"lesson": "a.b"},
        {"act": "rule", "value": "a.b"},
        {"rule": 5},
        {"rule": ["a.b"]},
        {"content": []},
        "rule",
        None,
        {},
    ):
        text.receive(refused)
    assert heard == []
    text.receive({"rule": "a.b"})
    assert heard == [("a.b", "de")]
    with pytest.raises(ValueError, match="not 'play'"):
        text.on("play", print)


def test_text_that_stays_the_same_is_not_sent_again() -> None:
    text = RichText(content=[part("p", "One")])
    changes: list[Any] = []
    text.param.watch(changes.append, "content")
    text.put([part("p", "One")])
    assert changes == []
    text.put([part("p", "Two")])
    assert len(changes) == 1
