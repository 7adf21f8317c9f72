"""Every rule of the catalogue is taught or shown, and examples show what they claim."""

import re

import pytest

from boonlake_panel.teach import course, examples, find_terms, rule_example, rule_page, search_rules
from boonlake_panel.teach.examples import merge
from boonlake_panel.texts.catalogue import all_rules
from boonlake_panel.texts.messages import LANGUAGES, in_language


def test_every_rule_is_taught_or_shown() -> None:
    assert sorted(set(all_rules()) - course().rules - set(examples())) == []


@pytest.mark.parametrize("rule", examples())
def test_an_example_shows_its_rule(rule: str) -> None:
    example = examples()[rule]
    assert example.holds()
    assert example.text
    game = example.game()
    assert game.over or game.decision is not None
    if example.key:
        assert game.explain(example.key).legal


def test_every_rule_can_be_opened_on_the_board() -> None:
    for rule in all_rules():
        example = rule_example(rule)
        assert example is not None
        assert example.text
        assert example.start.position()


def test_a_page_has_everything_about_a_rule() -> None:
    page = rule_page("ship.harbor")
    assert page.rule == all_rules()["ship.harbor"]
    assert [lesson.id for lesson, _ in page.lessons] == ["river", "river"]
    assert "ship.min_step" in page.related
    example = page.example()
    assert example is not None
    assert example.key == "sail:1"
    with pytest.raises(KeyError):
        rule_page("ship.sail_upriver")


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("second settlement same region", "upgrade.settlement.region_penalty"),
        ("ship.harbor", "ship.harbor"),
        ("B tile face down", "solo.final.b_tiles"),
        ("vase 6 coins", "lever.vase_trade"),
    ],
)
def test_search(words: str, first: str) -> None:
    assert first in [rule.id for rule in search_rules(words)][:4]


def test_search_understands_other_languages() -> None:
    assert {rule.id for rule in search_rules("Siedlung", limit=400)} >= {"upgrade.settlement.limit"}
    assert search_rules("Rinderweide")
    assert search_rules("écluse")
    assert search_rules("xyzzy") == ()
    assert search_rules("") == ()


def test_positions_are_merged_player_by_player() -> None:
    base = {"players": [{"coins": 1, "ranch": 2}, {}], "agenda": [1, 2], "setup": {"players": 2}}
    change = {"players": [{"coins": 5}], "agenda": [3], "setup": {"artifacts": True}}
    assert merge(base, change) == {
        "players": [{"coins": 5, "ranch": 2}, {}],
        "agenda": [3],
        "setup": {"players": 2, "artifacts": True},
    }


@pytest.mark.parametrize(
    ("language", "typed", "written"),
    [("fr", "ecluse", "écluse"), ("fr", "ELEVAGE", "élevage"), ("de", "hauser", "Häuser"), ("en", "ecluse", "écluse")],
)
def test_search_needs_no_accents(language: str, typed: str, written: str) -> None:
    with in_language(language):
        assert search_rules(typed)
        assert search_rules(typed) == search_rules(written)


@pytest.mark.parametrize(
    ("language", "typed", "rule"),
    [
        ("en", "setlement", "upgrade.settlement.limit"),
        ("en", "harbour", "ship.harbor"),
        ("de", "Sidlung", "upgrade.settlement.limit"),
        ("fr", "vilage", "upgrade.settlement.limit"),
    ],
)
def test_search_forgives_typing_errors(language: str, typed: str, rule: str) -> None:
    with in_language(language):
        assert rule in [found.id for found in search_rules(typed, limit=400)]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(
    ("typed", "family"), [("setlement", "upgrade.settlement"), ("harbour", "ship.harbor"), ("Hafen", "ship.harbor")]
)
def test_what_was_typed_comes_before_what_is_spelt_alike(language: str, typed: str, family: str) -> None:
    """Also in another language than the page's; a German harbour (Hafen) is no mound (Haufen)."""
    with in_language(language):
        assert search_rules(typed)[0].id.startswith(family)


def test_terms_are_found_without_accents() -> None:
    assert [term.names["fr"] for term in find_terms("ecluse")] == [term.names["fr"] for term in find_terms("écluse")]
    assert find_terms("ecluse")


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_no_numbers_of_our_files(language: str) -> None:
    number = re.compile(r"\b00\d\b")
    with in_language(language):
        told = {id_: f"{rule.rule} {rule.ambiguous} {rule.ruling}" for id_, rule in all_rules().items()}
    assert {id_ for id_, words in told.items() if number.search(words)} == set()
