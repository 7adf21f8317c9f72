"""Randomness as two integers: a seed and a counter. The same pair gives the same number on every machine.

Compiled, native integers of 64 bits wrap around by themselves and are many times quicker than large ones with a mask;
a test holds that both ways give the same numbers.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15
SIGNED_GOLDEN: Final = -0x61C8864680B583EB  # the same 64 bits
UNIT: Final = 2.0**-64
"""Makes a number from 0 to 1 of 64 bits; exact, and quicker than a division of large integers."""
HALF_UNIT: Final = 2.0**-32
HALF: Final = 0xFFFFFFFF
SHORT: Final = 1 << 62


def mix(value: int) -> int:
    """SplitMix64's finalizer: spreads every bit of a 64-bit value over all others."""
    if NATIVE:
        mixed = native_mix(wrapped(value))
        high: int = mixed >> 32 & HALF
        low: int = mixed & HALF
        return high << 32 | low
    value &= MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


NATIVE: Final = not hasattr(mix, "__code__")
"""Compiled functions have no bytecode."""


def number(seed: int, counter: int, below: int) -> int:
    """The `counter`-th number of `seed`, from 0 to `below` - 1."""
    if NATIVE and below < HALF >> 1:
        return native_number(wrapped(seed) + wrapped(counter) * SIGNED_GOLDEN, below)
    return (mix(seed + counter * GOLDEN) * below) >> 64


# Only for native integers: plain ones never wrap around.


def wrapped(value: int) -> "i64":
    """The lowest 64 bits of any number."""
    if -SHORT <= value < SHORT:
        return value
    value &= MASK
    return value if value <= MASK >> 1 else value - (MASK + 1)


def native_mix(value: "i64") -> "i64":
    """What `mix` gives."""
    value = (value ^ (value >> 30 & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    value = (value ^ (value >> 27 & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return value ^ (value >> 31 & 0x1FFFFFFFF)


def native_unit(value: "i64") -> float:
    """What `mix(value) * UNIT` gives: each half is exact, so the sum is rounded once, as the product is."""
    mixed = native_mix(value)
    high: int = mixed >> 32 & HALF
    low: int = mixed & HALF
    return high * HALF_UNIT + low * UNIT


def native_number(value: "i64", below: "i64") -> int:
    """What `(mix(value) * below) >> 64` gives."""
    mixed = native_mix(value)
    return ((mixed >> 32 & HALF) * below + ((mixed & HALF) * below >> 32)) >> 32
