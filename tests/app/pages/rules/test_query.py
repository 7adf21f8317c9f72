"""What is found in the rule book."""

import pytest

from boonlake_panel.app.pages.rules.query import MAX_CHARACTERS, PAGE_SIZE, RuleQuery
from boonlake_panel.texts.catalogue import all_rules, rule_catalogue
from boonlake_panel.texts.messages import in_language


def test_without_words_everything_is_shown() -> None:
    query = RuleQuery()
    assert [rule.id for rule in query.rules()] == list(all_rules())
    assert len(query.icons()) > 30
    assert len(query.terms()) > 50


def test_rules_of_one_part_of_the_game() -> None:
    assert {rule.id for rule in RuleQuery(part="solo").rules()} == set(rule_catalogue("solo"))


def test_words_of_any_language_find_rules() -> None:
    rules = RuleQuery(words="Siedlung region penalty").rules()
    assert "upgrade.settlement.region_penalty" in [rule.id for rule in rules]
    assert RuleQuery(words="<script>nosuchword").rules() == []


def test_icons_are_found_by_their_meaning_in_the_current_language() -> None:
    with in_language("de"):
        assert "vase" in [icon.name for icon in RuleQuery(words="vase").icons()]
    assert RuleQuery(words="nosuchword").icons() == []


def test_terms_are_found_in_any_language() -> None:
    assert "interim scoring" in [term.names["en"] for term in RuleQuery(words="Zwischenwertung").terms()]


def test_other_words_or_another_part_begin_again_at_the_top() -> None:
    query = RuleQuery(limit=3 * PAGE_SIZE)
    query.words = "ship"
    assert query.limit == PAGE_SIZE
    query.limit = 2 * PAGE_SIZE
    query.part = "solo"
    assert query.limit == PAGE_SIZE


def test_clearing_keeps_the_tab() -> None:
    query = RuleQuery(tab="terms", words="ship", part="solo")
    query.clear()
    assert (query.tab, query.words, query.part) == ("terms", "", "")


def test_very_long_words_are_cut() -> None:
    assert len(RuleQuery(words="x" * 10_000).text) == MAX_CHARACTERS


@pytest.mark.parametrize(("name", "value"), [("tab", "nosuch"), ("part", "nosuch"), ("limit", 0)])
def test_only_what_exists_can_be_set(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=name):
        RuleQuery(**{name: value})
