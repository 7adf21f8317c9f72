"""The effect language: text to tuples and back, and into words."""

import csv

import pytest

from boonlake_panel.components import (
    TABLES,
    EffectError,
    describe,
    describe_category,
    describe_rules,
    open_box,
    parse_effect,
    parse_rules,
    unparse,
)
from boonlake_panel.components.checks.placement import EFFECTS, RULES
from boonlake_panel.texts import data_directory


def cells(places: dict[tuple[str, str], object]) -> list[str]:
    """Every text of the standard pack that stands in one of the places."""
    found = []
    for table, column in places:
        with (data_directory() / TABLES[table][0]).open(encoding="utf-8", newline="") as file:
            found += [row[column] for row in csv.DictReader(file) if row[column]]
    return found


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


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("none", "nothing"),
        ("coins:+3", "take 3 coins"),
        ("coins:-1", "pay 1 coin"),
        ("cards:+2", "draw 2 cards"),
        ("vp:-5", "lose 5 points"),
        ("vase:+2; coins:+7", "take 2 vases and 7 coins"),
        ("coins:+6; vp:-2", "take 6 coins and lose 2 points"),
        ("discard:2 -> inhabitants:+1; vp:+3", "discard 2 cards: 1 inhabitant and 3 points"),
        ("discard:2 -> coins:+4 | coins:-4 -> cards:+2", "discard 2 cards: 4 coins, or pay 4 coins: 2 cards"),
        (
            "coins:-8 -> vp:+10; place_cattle:lake",
            "pay 8 coins: gain 10 points, then place 1 cattle on the lake pasture",
        ),
        ("explore:2; (develop:1 | upgrade:1)", "explore twice, then (develop, or upgrade)"),
        ("(card_track:-1 -> vase:+1); coins:+1", "(go back 1 step on the card track: 1 vase), then take 1 coin"),
        ("repeat (coins:-3 -> inhabitants:+1)", "as often as you like: pay 3 coins: 1 inhabitant"),
        ("modernize:1,-3", "modernize for 3 coins less"),
        ("vp_each:presences@new_hope,1", "1 point for each presence in New Hope"),
        ("vp_each:played_cards,2,20", "2 points for each played card, at most 20"),
        ("vp_goal:lever_rows,1=4,2=6", "4 points with 1 complete row of levers, 6 with 2"),
        ("vp_goal:cattle,2=2,4=4", "2 points with 2 cattle off your board, 4 with 4"),
        ("vp_any_goal:20,cattle=5,levers=7", "20 points with 5 cattle off your board or with 7 levers"),
        ("solo_pasture:1; solo_cattle:1", "the Eminence places 1 pasture, then places 1 cattle"),
    ],
)
def test_effects_read_well(text: str, words: str) -> None:
    assert describe(parse_effect(text)) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("on:harbour => coins:+2", "whenever your ship ends in a harbour: take 2 coins"),
        ("on:discard,night => coins:+1", "whenever you discard a night card: take 1 coin"),
        ("card_cost:-1", "cards and projects cost you 1 coin less"),
        ("on:activate => vp:+5 & all_costs:-1", "at once: gain 5 points; everything costs you 1 coin less"),
    ],
)
def test_rules_read_well(text: str, words: str) -> None:
    assert describe_rules(parse_rules(text)) == words


def test_categories_read_well() -> None:
    texts = [describe_category(tile.category) for tile in open_box().scoring_tiles]
    assert texts[0] == "presences in Unknown and New Hope, either way round"
    assert texts[4] == "steps on the card track"
    assert texts[14] == "times that you give 2 coins (1 point each)"
    assert texts[15] == "sunset and day cards played, either way round"
    assert len(set(texts)) == 16
