"""The effect language: text to tuples and back."""

import csv

import pytest

from boonlake_panel.components import (
    TABLES,
    EffectError,
    parse_effect,
    parse_rules,
    unparse,
)
from boonlake_panel.components.checks.placement import EFFECTS, RULES
from boonlake_panel.texts import data_directory


def cells(places: dict[tuple[str, str], object]) -> list[str]:
    """Every text of the standard pack that stands in one of the places."""
    texts = []
    for table, column in places:
        with (data_directory() / TABLES[table][0]).open(encoding="utf-8", newline="") as file:
            texts += [row[column] for row in csv.DictReader(file) if row[column]]
    return texts


def test_every_effect_of_the_pack_survives_a_round_trip() -> None:
    texts = cells(dict(EFFECTS))
    assert len(texts) > 400
    for text in texts:
        assert parse_effect(unparse(parse_effect(text))) == parse_effect(text), text


def test_every_rule_of_the_pack_survives_a_round_trip() -> None:
    for text in cells(dict(RULES)):
        rules = parse_rules(text)
        assert parse_rules(" & ".join(map(unparse, rules))) == rules, text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("gold:+1", "unknown word 'gold'"),
        ("coins:3", "expected a number with its sign"),
        ("cards:-1", "expected a number with a plus sign"),
        ("explore:+1", "expected a number"),
        ("production:gold", "expected one of wood, stone, loam, iron, any"),
        ("vp_each:cows,1", "unknown measure 'cows'"),
        ("coins:+1;", "expected a word"),
        ("(coins:+1", "expected )"),
        ("coins:+1)", "did not expect ')'"),
        ("none:1", "expected no argument"),
        ("modernize:often", "expected a number, and perhaps a change of the price"),
    ],
)
def test_a_bad_effect_says_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(EffectError) as caught:
        parse_effect(text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("on:sunrise => coins:+1", "unknown trigger 'sunrise'"),
        ("on:harbour coins:+1", "expected '=>'"),
        ("on:discard => coins:+1", "bad argument '' of trigger 'discard', expected one of day, sunset, night"),
    ],
)
def test_a_bad_rule_says_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(EffectError) as caught:
        parse_rules(text)
    assert message in str(caught.value)
