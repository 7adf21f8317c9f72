"""Taking values out of plain data, with a note of everything that is wrong."""

from collections.abc import Mapping, Sequence
from typing import Any


class PositionError(ValueError):
    """A position that cannot be: `faults` lists everything that is wrong with it."""

    def __init__(self, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        super().__init__("impossible position:\n" + "\n".join(f"  {fault}" for fault in self.faults))


class Reader:
    """Takes values out of plain data; whatever is wrong is noted with its place and read as the default."""

    def __init__(self, faults: list[str]) -> None:
        self.faults = faults

    def fault(self, place: str, message: str) -> None:
        self.faults.append(f"{place}: {message}")

    def mapping(self, data: Any, place: str, known: frozenset[str] | None = None) -> Mapping[str, Any]:
        if data is None:
            return {}
        if not isinstance(data, Mapping):
            self.fault(place, "expected an object with names and values")
            return {}
        for name in data:
            if known is not None and name not in known:
                self.fault(place, f"unknown field {name!r}")
        return data

    def sequence(self, data: Any, place: str) -> Sequence[Any]:
        if data is None:
            return ()
        if isinstance(data, (str, Mapping)) or not isinstance(data, Sequence):
            self.fault(place, "expected a list")
            return ()
        return data

    def integer(self, data: Mapping[str, Any], name: str, place: str, default: int, low: int, high: int) -> int:
        value = data.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.fault(
                f"{place}.{name}" if place else name, f"expected a whole number from {low} to {high}, found {value!r}"
            )
            return default
        return value

    def index(self, names: Sequence[str], name: Any, place: str) -> int:
        if isinstance(name, str) and name and name in names:
            return names.index(name)
        self.fault(place, f"unknown name {name!r}")
        return -1

    def indices(self, names: Sequence[str], data: Any, place: str) -> list[int]:
        found = [self.index(names, name, place) for name in self.sequence(data, place)]
        return [number for number in found if number >= 0]
