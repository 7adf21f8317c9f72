"""Numbers with their uncertainty in words, and the scales on which they are drawn."""

import math
from collections.abc import Iterable

from ...analysis.estimates import Estimate
from .wording import t

FEW = 5
"""So many tries are needed before their spread means anything."""


def half(estimate: Estimate) -> str:
    """Half the width of the interval, as it stands behind a plus-minus sign."""
    return str(math.ceil((estimate.high - estimate.low) / 2)) if math.isfinite(estimate.error) else "?"


def signed(value: float) -> str:
    """A whole number with its sign."""
    return f"{round(value):+d}".replace("-", "\u2212")


def points(estimate: Estimate, tries: int = FEW, lead: bool = False) -> str:
    """`112 ±4`; a `lead` has its sign. After a few tries nobody knows how far off the mean is."""
    mean = signed(estimate.mean) if lead else str(round(estimate.mean))
    return f"{mean} \u00b1{half(estimate) if tries >= FEW else '?'}"


def percents(estimate: Estimate) -> str:
    """`53 % (41 to 66)`."""
    between = t("between", low=round(estimate.low * 100), high=round(estimate.high * 100))
    return f"{t('percent', value=round(estimate.mean * 100))} {between}"


def scale(estimates: Iterable[Estimate]) -> tuple[float, float]:
    """The ends of a scale on which all intervals have room."""
    known = [each for each in estimates if math.isfinite(each.error)]
    if not known:
        return 0.0, 1.0
    low, high = min(each.low for each in known), max(each.high for each in known)
    return low - (high - low) * 0.03, high + (high - low) * 0.03


def share_of(value: float, low: float, high: float) -> float:
    """Where a value lies between the ends of a scale, from 0 to 1."""
    return max(0.0, min(1.0, (value - low) / max(high - low, 1e-9)))
