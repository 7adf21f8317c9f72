"""Who was likely to win: whoever begins a turn is no worse off for it, and a real change is found where it happened."""

from collections.abc import Sequence

import pytest

from boonlake_panel.analysis.chances import GameCourse, Turn, result
from boonlake_panel.analysis.review_results import Review
from boonlake_panel.analysis.reviews import ReviewBudget
from boonlake_panel.playouts.choice_cost import Outcomes

NOISE = (-9, -3, 3, 9)
"""Margins of four games around their mean."""


def course(leads: Sequence[float], margins: Sequence[float], winner: int | None = None) -> GameCourse:
    """A game of two in turns: the lead of the first seat by the evaluation, and its mean margin in games played on."""
    turns = []
    for number, (lead, margin) in enumerate(zip(leads, margins, strict=True), start=1):
        scores = tuple((100 + round(margin) + noise, 100) for noise in NOISE * 6)
        turns.append(Turn(f"n{number}", number, (number + 1) % 2, Outcomes(scores, (lead, -lead))))
    scores = (100, 90) if winner == 0 else (90, 100)
    end = None if winner is None else result("end", len(leads), scores, (winner,))
    return GameCourse(tuple(turns), end)


def review(chances: GameCourse) -> Review:
    return Review((), chances, ("Anna", "Ben"), 2, 1, 1, ReviewBudget())


def test_whose_turn_it_is_makes_no_turning_point() -> None:
    """The turn of the one who begins it is still to come, so both looks see too little in it: up and down all game."""
    chances = course([-8, 8] * 10, [-10, 10] * 10)
    wins = [chance.wins[0] for chance in chances.chances()]
    assert max(wins[1:-1]) - min(wins[1:-1]) < 0.02
    assert wins[10] == pytest.approx(0.5, abs=0.02)
    assert review(chances).turning_points == ()


def test_a_change_is_told_once_with_what_it_brought() -> None:
    steps = [0.0] * 10 + [16.0] * 10
    [point] = review(course(steps, steps)).turning_points
    assert point.seat == 0
    assert 9 <= point.turn <= 11
    assert point.before < 0.6
    assert point.after > 0.8


def test_a_favourite_that_wins_in_the_end_is_no_turning_point_but_a_surprise_is() -> None:
    ahead = [8.0] * 12
    assert review(course(ahead, ahead, winner=0)).turning_points == ()
    [point] = review(course(ahead, ahead, winner=1)).turning_points
    assert (point.seat, point.after, point.is_end) == (1, 1.0, True)


def test_nothing_is_certain_before_the_end() -> None:
    """Games of quick players may all end alike and yet be no sure forecast."""
    chances = course([3.0] * 6, [3.0] * 6)
    assert all(chance.wins[0] < 0.75 for chance in chances.chances())
