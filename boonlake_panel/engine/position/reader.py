"""Taking values out of plain data, with a note of everything that is wrong."""

from collections.abc import Mapping, Sequence
from typing import Any

from ...texts.messages import text
from .faults import MAX_FAULTS, PositionError, PositionFault, shown


class PositionReader:
    """Takes values out of plain data; whatever is wrong is noted with its place and read as the default.

    Raises `PositionError` when too much is wrong.
    """

    def __init__(self, faults: list[PositionFault]) -> None:
        self.faults = faults

    def fault(self, place: str, words: str) -> None:
        self.faults.append(PositionFault(words, place))
        if len(self.faults) >= MAX_FAULTS:
            raise PositionError(self.faults)

    def mapping(self, data: Any, place: str, known: frozenset[str] | None = None) -> Mapping[str, Any]:
        if data is None:
            return {}
        if not isinstance(data, Mapping):
            self.fault(place, text("fault-object"))
            return {}
        for name in data:
            if known is not None and name not in known:
                self.fault(place, text("fault-field", name=shown(name)))
        return data

    def sequence(self, data: Any, place: str) -> Sequence[Any]:
        if data is None:
            return ()
        if isinstance(data, (str, Mapping)) or not isinstance(data, Sequence):
            self.fault(place, text("fault-list"))
            return ()
        return data

    def integer(self, data: Mapping[str, Any], name: str, place: str, default: int, low: int, high: int) -> int:
        value = data.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            words = text("fault-integer", low=str(low), high=str(high), found=shown(value))
            self.fault(f"{place}.{name}" if place else name, words)
            return default
        return value

    def index(self, names: Sequence[str], name: Any, place: str) -> int:
        if isinstance(name, str) and name and name in names:
            return names.index(name)
        self.fault(place, text("fault-name", name=shown(name)))
        return -1

    def indices(self, names: Sequence[str], data: Any, place: str) -> list[int]:
        indices = [self.index(names, name, place) for name in self.sequence(data, place)]
        return [number for number in indices if number >= 0]
