"""Effects, rules and categories in words, in all languages."""

import pytest

from boonlake_panel.components import (
    describe,
    describe_category,
    describe_rules,
    open_box,
    parse_effect,
    parse_rules,
)
from boonlake_panel.texts.messages import in_language


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("none", "nothing"),
        ("coins:+3", "take 3 coins"),
        ("coins:-1", "pay 1 coin"),
        ("cards:+2", "draw 2 cards"),
        ("vp:-5", "lose 5 VP"),
        ("vase:+2; coins:+7", "take 2 vases and 7 coins"),
        ("coins:+6; vp:-2", "take 6 coins and lose 2 VP"),
        ("discard:2 -> inhabitants:+1; vp:+3", "discard 2 cards → 1 inhabitant and 3 VP"),
        ("discard:2 -> coins:+4 | coins:-4 -> cards:+2", "discard 2 cards → 4 coins, or pay 4 coins → 2 cards"),
        (
            "coins:-8 -> vp:+10; place_cattle:lake",
            "pay 8 coins → gain 10 VP, then place 1 cattle on the lake pasture",
        ),
        ("explore:2; (develop:1 | upgrade:1)", "explore twice, then (develop, or upgrade)"),
        ("(card_track:-1 -> vase:+1); coins:+1", "(go back 1 step on the card track → 1 vase), then take 1 coin"),
        ("repeat (coins:-3 -> inhabitants:+1)", "pay 3 coins → 1 inhabitant (as often as you like)"),
        ("modernize:1,-3", "modernize for 3 coins less"),
        ("vp_each:presences@new_hope,1", "1 VP for each presence in New Hope"),
        ("vp_each:played_cards,2,20", "2 VP for each played card, at most 20"),
        ("vp_goal:lever_rows,1=4,2=6", "4 VP with 1 complete row of levers, 6 with 2"),
        ("vp_goal:cattle,2=2,4=4", "2 VP with 2 cattle off your board, 4 with 4"),
        ("vp_any_goal:20,cattle=5,levers=7", "20 VP with 5 cattle off your board or with 7 levers"),
        ("solo_pasture:1; solo_cattle:1", "the Eminence places 1 pasture, then places 1 cattle"),
    ],
)
def test_effects_read_well(text: str, words: str) -> None:
    assert describe(parse_effect(text)) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("on:harbour => coins:+2", "take 2 coins (whenever your ship ends in a harbour)"),
        ("on:discard,night => coins:+1", "take 1 coin (whenever you discard a night card)"),
        ("card_cost:-1", "cards and projects cost you 1 coin less"),
        ("on:activate => vp:+5 & all_costs:-1", "gain 5 VP (at once); everything costs you 1 coin less"),
    ],
)
def test_rules_read_well(text: str, words: str) -> None:
    assert describe_rules(parse_rules(text)) == words


def test_categories_read_well() -> None:
    texts = [describe_category(tile.category) for tile in open_box().scoring_tiles]
    assert texts[0] == "presences in Unknown and New Hope, either way round"
    assert texts[4] == "steps on the card track"
    assert texts[14] == "how often you pay 2 coins (1 VP each)"
    assert texts[15] == "sunset and day cards played, either way round"
    assert len(set(texts)) == 16


@pytest.mark.parametrize(
    ("effect", "german", "french"),
    [
        ("coins:-1", "zahle 1 Münze", "payez 1 Pièce"),
        ("inhabitants:-2", "gib 2 Bewohner ab", "perdez 2 Habitants"),
        ("vase:+2; coins:+7", "nimm 2 Vasen und 7 Münzen", "prenez 2 Vases et 7 Pièces"),
        (
            "discard:2 -> inhabitants:+1; vp:+3",
            "wirf 2 Karten ab → 1 Bewohner und 3 SP",
            "défaussez 2 cartes → 1 Habitant et 3 PV",
        ),
        (
            "explore:2; (develop:1 | upgrade:1)",
            "entdecke zweimal, dann (erschließe, oder werte auf)",
            "explorez 2 fois, puis (développez, ou améliorez)",
        ),
        (
            "vp_goal:houses,1=2,4=4",
            "2 SP mit 1 Haus außerhalb deines Tableaus, 4 mit 4",
            "2 PV avec 1 Maison hors de votre plateau, 4 avec 4",
        ),
        (
            "vp_each:levers,1",
            "1 SP für jeden Hebel",
            "1 PV pour chaque Levier",
        ),
        (
            "solo_explore:2; solo_house:last_tile",
            "die weise Eminenz legt 2 Bauplättchen und setzt ein Haus auf das letzte Bauplättchen",
            "la Sage Éminence pose 2 tuiles, puis place une Maison sur la dernière tuile",
        ),
    ],
)
def test_effects_read_well_in_other_languages(effect: str, german: str, french: str) -> None:
    for language, words in (("de", german), ("fr", french)):
        with in_language(language):
            assert describe(parse_effect(effect)) == words
