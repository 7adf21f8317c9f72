"""Numbers with their uncertainty: what every answer of the analysis is made of."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z = 1.96
"""Half the width of a 95 % interval, in standard errors."""


@dataclass(frozen=True)
class Estimate:
    """A mean with its standard error and 95 % interval."""

    mean: float
    error: float
    low: float
    high: float

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
        return cls.normal(mean, math.hypot(error, model))

    @classmethod
    def of_share(cls, values: Sequence[float]) -> "Estimate":
        """The estimate of a probability, with a Wilson interval."""
        count = len(values)
        rate = math.fsum(values) / count
        root = Z * math.sqrt(rate * (1 - rate) / count + Z * Z / (4 * count * count))
        centre, scale = rate + Z * Z / (2 * count), 1 + Z * Z / count
        low, high = max(0.0, (centre - root) / scale), min(1.0, (centre + root) / scale)
        return cls(rate, (high - low) / (2 * Z), low, high)
