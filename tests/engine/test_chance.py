"""Chance is the same on every machine and in both builds of the engine."""

import random

from boonlake_panel.agents.agent import Dice
from boonlake_panel.engine.chance import GOLDEN, mix, number

MASK = 2**64 - 1


def splitmix(value: int) -> int:
    """The published finalizer of SplitMix64, in plain integers."""
    value &= MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def seeds() -> list[int]:
    """Small, large and negative numbers, and those at the edges of 62, 63 and 64 bits."""
    dice = random.Random(1)
    edges = [side * (1 << bits) + step for side in (1, -1) for bits in (61, 62, 63, 64, 80) for step in (-1, 0, 1)]
    return [*range(-3, 4), *edges, *(dice.getrandbits(64) for _ in range(300))]


def test_mixing_is_that_of_splitmix() -> None:
    assert [mix(seed) for seed in seeds()] == [splitmix(seed) for seed in seeds()]


def test_numbers_follow_from_seed_and_counter() -> None:
    for seed in seeds():
        for below in (1, 2, 7, 94, 2**31 - 1, 2**31, 2**40):
            assert number(seed, 5, below) == splitmix(seed + 5 * GOLDEN) * below >> 64


def test_dice_give_numbers_from_0_to_1_and_leave_some_out() -> None:
    for seed in seeds():
        dice = Dice(seed)
        first = dice.unit()
        dice.skip()
        assert [first, dice.unit()] == [splitmix(seed + counter * GOLDEN) / 2**64 for counter in (1, 3)]
