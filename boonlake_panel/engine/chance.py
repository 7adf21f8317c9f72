"""Randomness as two integers: a seed and a counter. The same pair gives the same number on every machine."""

from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15


def mix(value: int) -> int:
    """SplitMix64's finalizer: spreads every bit of a 64-bit value over all others."""
    value &= MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def number(seed: int, counter: int, below: int) -> int:
    """The `counter`-th number of `seed`, from 0 to `below` - 1."""
    return (mix(seed + counter * GOLDEN) * below) >> 64
