"""Effects as rows of icons: every icon that a word or measure names is drawn."""

import pytest

from boonlake_panel.components import parse_effect
from boonlake_panel.components.lexicon import WORDS
from boonlake_panel.components.vocabulary import MEASURE_RECORDS, MEASURES
from boonlake_panel.views.drawing.effect_icons import measure_tokens, tokens
from boonlake_panel.views.drawing.icons import PATHS


def row(effect: str) -> list[str]:
    """The texts and icons of an effect: `3 coin`."""
    return [f"{token.text} {token.icon}".strip() for token in tokens(parse_effect(effect))]


@pytest.mark.parametrize("name", WORDS)
def test_every_icon_of_a_word_is_drawn(name: str) -> None:
    for example in WORDS[name].argument.examples:
        effect = parse_effect(f"{name}:{example}".rstrip(":"))
        assert {token.icon for token in tokens(effect)} <= {"", *PATHS}


def test_everything_that_is_counted_has_icons() -> None:
    for number, measure in enumerate(MEASURE_RECORDS):
        assert measure.name == MEASURES[number]
        assert [token.icon for token in measure_tokens(number)] == [*measure.icons]
        assert measure.icons
        assert set(measure.icons) <= set(PATHS)


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        ("none", []),
        ("coins:+1", ["1 coin"]),
        ("inhabitants:+1; vp:+3", ["inhabitant", "+3 vp"]),
        ("vase:-2 -> vp:-5", ["\u22122 vase", "arrow", "\u22125 vp"]),
        ("one_track:+3 | production:any", ["coin", "/ card", "3 steps", "/", "any"]),
        ("card_track:-1", ["card", "\u22121 steps"]),
        ("play_card:night; play_card:any", ["night", "card", "card"]),
        ("place_cattle:lake; place_cattle:2", ["cattle", "lake", "2 cattle"]),
        ("income:card_track", ["income", "card"]),
        ("resource_discount:2", ["\u22122 any"]),
        ("coins_each:levers,2", ["2 coin", ":", "lever"]),
        ("vp_goal:levers,4=2,6=5", ["4", "lever", "arrow", "2 vp", "/", "6", "lever", "arrow", "5 vp"]),
        ("vp_any_goal:20,cattle=5", ["5", "cattle", "arrow", "20 vp"]),
        ("repeat (coins:-3 -> inhabitants:+1)", ["loop", "\u22123 coin", "arrow", "inhabitant"]),
    ],
)
def test_effects_as_icons(effect: str, expected: list[str]) -> None:
    assert row(effect) == expected
