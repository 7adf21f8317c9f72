"""Settings of analyses: what is allowed is said once, for pages, notebooks and the command line."""

import pytest

from boonlake_panel.analysis.component_search import Query
from boonlake_panel.analysis.reviews import EFFORTS, ReviewBudget
from boonlake_panel.analysis.settings import Settings
from boonlake_panel.analysis.simulation import SimulationSettings
from boonlake_panel.analysis.whatif import ROLLOUTS, Budget

CLASSES: tuple[type[Settings], ...] = (Budget, ReviewBudget, SimulationSettings, Query)


@pytest.mark.parametrize("settings", CLASSES)
def test_every_parameter_has_a_label_and_words(settings: type[Settings]) -> None:
    own = [settings.param[name] for name in settings.param if name != "name"]
    assert all(each.doc and each.label for each in own)


@pytest.mark.parametrize("settings", CLASSES)
def test_names_that_do_not_exist_are_refused(settings: type[Settings]) -> None:
    with pytest.raises(TypeError, match="nonsense"):
        settings(nonsense=1)


def test_an_effort_sets_the_numbers_and_numbers_can_be_given() -> None:
    assert Budget().rollouts == ROLLOUTS["normal"]
    assert Budget(rollouts=7).rollouts == 7
    assert Budget(rollouts=7).but(effort="thorough").rollouts == ROLLOUTS["thorough"]
    budget = ReviewBudget(effort="quick", games=3)
    assert (budget.scan, budget.games) == (EFFORTS["quick"]["scan"], 3)
    budget.effort = "thorough"
    assert budget.games == EFFORTS["thorough"]["games"]


@pytest.mark.parametrize(
    ("settings", "wrong"),
    [
        (Budget, {"rollouts": 0}),
        (Budget, {"effort": "endless"}),
        (ReviewBudget, {"effort": "endless"}),
        (ReviewBudget, {"seed": -1}),
        (SimulationSettings, {"games": 0}),
        (SimulationSettings, {"agents": ["random"] * 5}),
        (Query, {"kind": "clouds"}),
        (Query, {"words": "a" * 61}),
        (Query, {"most_coins": -1}),
    ],
)
def test_what_is_out_of_bounds_is_refused(settings: type[Settings], wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        settings(**wrong)
