"""Means with intervals for any table."""

import pandas as pd
import pytest

from boonlake_panel import intervals
from boonlake_panel.analysis.estimates import Estimate

TABLE = pd.DataFrame(
    {"agent": ["b", "b", "a", "a"], "seat": [0, 1, 0, 1], "points": [10, 20, 30, 50], "win": [0, 1, 0.5, 0.5]}
)


def test_each_group_has_means_with_their_intervals() -> None:
    table = intervals(TABLE, "agent", "points", "win").set_index("agent")
    assert list(table.index) == ["b", "a"]
    assert list(table["count"]) == [2, 2]
    points, wins = Estimate.of([10, 20]), Estimate.of_share([0, 1])
    told = table.loc["b", ["points", "points_low", "points_high", "win", "win_low", "win_high"]]
    assert list(told) == pytest.approx([points.mean, points.low, points.high, wins.mean, wins.low, wins.high])
    assert (table["win_low"] >= 0).all()
    assert (table["win_high"] <= 1).all()


def test_groups_of_several_columns() -> None:
    table = intervals(TABLE, ["agent", "seat"], "points")
    assert table[["agent", "seat"]].to_numpy().tolist() == TABLE[["agent", "seat"]].to_numpy().tolist()
