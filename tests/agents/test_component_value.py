"""What printed things are worth: by the records of their words."""

import pytest

from boonlake_panel.agents.component_value import USES, permanent_worth, worth
from boonlake_panel.components import parse_effect, parse_rules
from boonlake_panel.components import vocabulary as w
from boonlake_panel.components.lexicon import BY_NUMBER

COIN = BY_NUMBER[w.COINS].worth
VASE = BY_NUMBER[w.VASE].worth


@pytest.mark.parametrize(
    ("effect", "points", "goods"),
    [
        ("none", 0, 0),
        ("coins:+3; vp:+2", 2, 3 * COIN),
        ("coins:+1 | vase:+1", 0, VASE),
        ("coins:-1 -> vase:+1", 0, VASE - COIN),
        ("vase:-1 -> coins:+1", 0, 0),  # nobody would accept it
        ("production:any", 0, BY_NUMBER[w.PRODUCTION].worth),
        ("production:wood", 0, BY_NUMBER[w.PRODUCTION].worth),
    ],
)
def test_worth_of_an_effect(effect: str, points: float, goods: float) -> None:
    assert worth(parse_effect(effect)) == pytest.approx((points, goods))


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        ("on:harbour => coins:+2", USES * 2 * COIN),
        ("card_cost:-2", 2 * BY_NUMBER[w.CARD_COST].lasting_worth),
        ("region_scoring:all", BY_NUMBER[w.REGION_SCORING].lasting_worth),
    ],
)
def test_worth_of_permanent_effects(rules: str, points: float) -> None:
    assert permanent_worth(parse_rules(rules)) == pytest.approx(points)
    assert points > 0
