"""Times to the end of long work are right within a factor of two, or not told."""

import itertools
import math
from collections.abc import Iterator
from random import Random

import pytest

from boonlake_panel.analysis.progress import PIECES, time_left

STEPS = 60
COSTS: dict[str, tuple[float, ...]] = {
    "even": (1.0,),
    "review of two": (0.99, 1.09, 1.33, 0.96, 1.28, 0.94, 1.49, 0.85, 0.66, 0.47),
    "review of three": (1.15, 1.4, 1.14, 1.17, 1.18, 1.05, 0.94, 0.79, 0.78, 0.43),
    "review of four": (1.1, 0.97, 0.98, 1.17, 1.04, 1.36, 1.23, 0.93, 0.84, 0.37),
}
"""What parts of some work cost, from the first to the last; those of reviews were measured."""


def costs_of(work: str, steps: int, seed: int) -> list[float]:
    """What each step costs, with some noise."""
    random, parts = Random(seed), COSTS[work]
    return [parts[step * len(parts) // steps] * random.uniform(0.8, 1.2) for step in range(steps)]


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("work", COSTS)
def test_what_is_told_is_right_within_a_factor_of_two(work: str, seed: int) -> None:
    costs = costs_of(work, STEPS, seed)
    reports: list[tuple[float, float]] = [(2.0, 0.0)]  # processes had to start
    told = []
    for step, cost in enumerate(costs, start=1):
        reports.append((reports[-1][0] + cost, step / STEPS))
        left = time_left(reports)
        if left is not None and sum(costs[step:]) > 1:
            told.append(left / sum(costs[step:]))
    assert told
    assert all(0.5 <= ratio <= 2 for ratio in told), (min(told), max(told))


@pytest.mark.parametrize("slower", [0.25, 0.5, 2.0, 4.0])
def test_a_change_of_the_load_is_noticed_soon(slower: float) -> None:
    """Told is the time at the speed of now, but for the moment in which that has just changed."""
    told = [
        ratio
        for work, when, seed in itertools.product(COSTS, (0.3, 0.5, 0.7), range(5))
        for ratio in told_with_change(costs_of(work, 4 * STEPS, seed), when, slower)
    ]
    off = [max(ratio, 1 / ratio) for ratio in told]
    assert len(told) > 3000
    assert sum(ratio > 2 for ratio in off) < 0.01 * len(off)
    assert max(off) < 2.5


def told_with_change(costs: list[float], when: float, slower: float) -> Iterator[float]:
    """What is told against what is left at the speed of now, if that changes once."""
    reports: list[tuple[float, float]] = [(2.0, 0.0)]
    changed = math.inf
    for step, cost in enumerate(costs, start=1):
        factor = slower if step > when * len(costs) else 1.0
        reports.append((reports[-1][0] + cost * factor, step / len(costs)))
        now, began = reports[-1][0], reports[1][0]
        if factor != 1:
            changed = min(changed, now)
        left = time_left(reports)
        is_new = 0 <= now - changed < (now - began) / PIECES
        if left is not None and not is_new:
            yield left / (sum(costs[step:]) * factor)


def test_load_that_comes_and_goes_is_averaged() -> None:
    costs = [4.0 if step // 6 % 2 else 1.0 for step in range(240)]
    times = list(itertools.accumulate(costs))
    reports = [(time, step / len(costs)) for step, time in enumerate(times, start=1)]
    told = [(time_left(reports[:step]), times[-1] - times[step - 1]) for step in range(60, 200)]
    known = [left / true for left, true in told if left is not None]
    assert known
    assert all(0.5 <= ratio <= 2 for ratio in known)


@pytest.mark.parametrize("gap", [0.0, 1.0, 50.0])
def test_reports_may_come_all_at_once(gap: float) -> None:
    reports = [(0.0, 0.0), (1.0, 0.1), *((1.0 + gap, share / 100) for share in range(11, 80))]
    assert time_left(reports) is None


def test_nothing_is_told_when_the_load_changes_with_the_last_report() -> None:
    steady = [(time / 10, 0.1 + time / 200) for time in range(80)]
    assert time_left(steady) is not None
    assert time_left([*steady, (100.0, 0.6)]) is None


def test_nothing_is_told_from_too_little_or_when_all_is_done() -> None:
    assert time_left([(0.0, 0.0), (1.0, 0.05)]) is None
    assert time_left([(0.0, 0.0), (1.0, 0.5), (2.0, 1.0)]) is None
    assert time_left([(0.0, 0.0), (9.0, 0.5)]) is None, "one report may be of anything"


def test_the_start_of_processes_does_not_count() -> None:
    reports = [(0.0, 0.0), *((30.0 + step, step / STEPS) for step in range(1, STEPS // 2 + 1))]
    left = time_left(reports)
    assert left is not None
    assert left == pytest.approx(STEPS / 2)
