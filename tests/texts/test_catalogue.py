"""The rule catalogue is complete and readable."""

import pytest

from boonlake_panel.texts import in_language
from boonlake_panel.texts.catalogue import all_rules, rule_catalogue


def test_the_catalogue_has_all_parts() -> None:
    assert {part: len(rule_catalogue(part)) for part in ("base", "solo", "artifacts")} == {
        "base": 213,
        "solo": 45,
        "artifacts": 95,
    }
    assert len(all_rules()) == 353


def test_every_rule_says_something_and_where_it_is_from() -> None:
    for rule in all_rules().values():
        assert rule.rule.endswith("."), rule.id
        assert rule.source, rule.id
        assert bool(rule.ambiguous) == bool(rule.ruling), f"{rule.id}: what is open needs a ruling"


def test_examples_are_given_and_then() -> None:
    examples = [example for rule in all_rules().values() for example in rule.examples]
    assert examples
    assert all(example.given and example.then for example in examples)


def test_an_unknown_part_is_named() -> None:
    with pytest.raises(ValueError, match="unknown part 'dice'"):
        rule_catalogue("dice")


def test_the_catalogue_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        all_rules()["new"] = None  # type: ignore[index]


def test_rules_are_translated() -> None:
    english = rule_catalogue("base")
    with in_language("de"):
        german = rule_catalogue("base")
    assert list(german) == list(english)
    assert german["ship.harbor"].rule != english["ship.harbor"].rule
    assert german["ship.harbor"].source == english["ship.harbor"].source
