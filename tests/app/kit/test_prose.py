"""What people wrote, as text: paragraphs, lists, bold words, links to rules; nothing else is read as markup."""

from boonlake_panel.app.kit.prose import prose
from boonlake_panel.app.kit.rich_text import link, part

HOSTILE = '<img src=x onerror="window.hacked = 1">'


def test_paragraphs_lists_and_bold_words() -> None:
    assert prose("One\nline.\n\n\n- **Two**\n- three") == [
        part("p", "One\nline.", css="lines"),
        part("ul", part("li", part("strong", "Two")), part("li", "three")),
    ]
    assert prose("  \n ") == []


def test_rules_become_links_and_other_words_stay() -> None:
    [said] = prose("See ship.harbor, [this](rule:turn.choose_strip) or [that](rule:no.rule), e.g. no.rule.at_all.")
    assert said["c"] == [
        "See ",
        link("rule", "ship.harbor", "ship.harbor"),
        ", ",
        link("rule", "turn.choose_strip", "this"),
        " or [that](rule:no.rule), e.g. no.rule.at_all.",
    ]


def test_markup_stays_text() -> None:
    assert prose(HOSTILE) == [part("p", HOSTILE, css="lines")]
