"""Numbers with their uncertainty: what every answer of the analysis is made of."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pandas as pd

Z = 1.96
"""Half the width of a 95 % interval, in standard errors."""
STUDENT = (
    12.71, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
"""The same for small samples, by their size less two: their spread is itself uncertain."""


@dataclass(frozen=True)
class Estimate:
    """A mean with its standard error and 95 % interval."""

    mean: float
    error: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.1f} ({self.low:.1f} to {self.high:.1f})"

    @classmethod
    def normal(cls, mean: float, error: float) -> "Estimate":
        """The estimate with a given standard error."""
        return cls(mean, error, mean - Z * error, mean + Z * error)

    @classmethod
    def of(cls, values: Sequence[float], model: float = 0.0) -> "Estimate":
        """The estimate from a sample; `model` is a further standard error of what the values themselves stand for.

        Of a single value nothing is known about the spread.
        """
        count = len(values)
        mean = math.fsum(values) / count
        if count < 2:
            return cls.normal(mean, math.inf)
        error = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (count - 1) / count)
        width = STUDENT[count - 2] if count - 2 < len(STUDENT) else Z
        half = math.hypot(width * error, Z * model)
        return cls(mean, math.hypot(error, model), mean - half, mean + half)

    @classmethod
    def of_share(cls, values: Sequence[float]) -> "Estimate":
        """The estimate of a probability, with a Wilson interval."""
        count = len(values)
        rate = math.fsum(values) / count
        root = Z * math.sqrt(rate * (1 - rate) / count + Z * Z / (4 * count * count))
        centre, scale = rate + Z * Z / (2 * count), 1 + Z * Z / count
        low, high = min(rate, (centre - root) / scale), max(rate, (centre + root) / scale)  # rounding aside
        return cls(rate, (high - low) / (2 * Z), max(0.0, low), min(1.0, high))


def intervals(table: pd.DataFrame, by: str | Sequence[str], *columns: str) -> pd.DataFrame:
    """Give one row for each group of a table: how many rows, and means with their 95 % intervals.

    `points` becomes `points`, `points_low` and `points_high`. Values between 0 and 1 are shares, such as wins.

    >>> from boonlake_panel import intervals, simulate
    >>> result = simulate(["random", "random"], games=3, jobs=1)
    >>> list(intervals(result.seats, "seat", "win").columns)
    ['seat', 'count', 'win', 'win_low', 'win_high']
    """
    keys = [by] if isinstance(by, str) else list(by)
    rows = []
    for group, part in table.groupby(keys, sort=False, observed=True):
        row: dict[str, object] = {**dict(zip(keys, group, strict=True)), "count": len(part)}
        for name in columns:
            value = _estimate(part[name].tolist())
            row |= {name: value.mean, f"{name}_low": value.low, f"{name}_high": value.high}
        rows.append(row)
    return pd.DataFrame(rows)


def _estimate(values: Sequence[float]) -> Estimate:
    is_share = all(0 <= value <= 1 for value in values)
    return Estimate.of_share(values) if is_share else Estimate.of(values)
