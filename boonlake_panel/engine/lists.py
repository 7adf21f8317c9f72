"""Changing the lists of a state: copies of a state share them, so a list is replaced and never changed in place."""

from bisect import insort


def changed(items: list[int], at: int, value: int) -> list[int]:
    """The list with another value at one place."""
    new = items[:]
    new[at] = value
    return new


def added(items: list[int], at: int, amount: int) -> list[int]:
    """The list with a larger value at one place."""
    new = items[:]
    new[at] += amount
    return new


def without(items: list[int], item: int) -> list[int]:
    """The list without an item."""
    new = items[:]
    new.remove(item)
    return new


def inserted(items: list[int], item: int) -> list[int]:
    """A sorted list with one more item."""
    new = items[:]
    insort(new, item)
    return new
