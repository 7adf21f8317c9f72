"""Times to the end of long work are right within a factor of two, or not told."""

from collections.abc import Callable
from random import Random

import pytest

from boonlake_panel.analysis.progress import time_left

STEPS = 60
COSTS: dict[str, Callable[[float], float]] = {
    "even": lambda share: 1.0,
    "easier": lambda share: 1.1 - share,  # games that are played to the end get shorter
    "harder": lambda share: 0.5 + share,
}


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("work", COSTS)
def test_what_is_told_is_right_within_a_factor_of_two(work: str, seed: int) -> None:
    random = Random(seed)
    costs = [COSTS[work](step / STEPS) * random.uniform(0.8, 1.2) for step in range(STEPS)]
    reports: list[tuple[float, float]] = [(2.0, 0.0)]  # processes had to start
    told = []
    for step, cost in enumerate(costs, start=1):
        reports.append((reports[-1][0] + cost, step / STEPS))
        left = time_left(reports)
        if left is not None and sum(costs[step:]) > 1:
            told.append(left / sum(costs[step:]))
    assert told
    assert all(0.5 <= ratio <= 2 for ratio in told), (min(told), max(told))


def test_nothing_is_told_from_too_little_or_when_all_is_done() -> None:
    assert time_left([(0.0, 0.0), (1.0, 0.05)]) is None
    assert time_left([(0.0, 0.0), (1.0, 0.5), (2.0, 1.0)]) is None
    assert time_left([(0.0, 0.0), (9.0, 0.5)]) is None, "one report may be of anything"


def test_the_start_of_processes_does_not_count() -> None:
    reports = [(0.0, 0.0), *((30.0 + step, step / STEPS) for step in range(1, STEPS // 2 + 1))]
    left = time_left(reports)
    assert left is not None
    assert left == pytest.approx(STEPS / 2)
