"""The grammars of the arguments that words take: `+3` of `coins:+3`, `levers,2` of `vp_each:levers,2`.

A grammar turns the text behind the colon into the values that follow a word's number in an effect, and back.
"""

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

Values = tuple[Any, ...]


class EffectError(ValueError):
    """A text that is not in the effect language; the message says what was expected."""


class Argument(ABC):
    """The grammar of an argument."""

    @property
    @abstractmethod
    def expected(self) -> str:
        """What may stand there, for the message about a text that may not."""

    @property
    @abstractmethod
    def examples(self) -> tuple[str, ...]:
        """Texts that can be read: at least one of each variant."""

    @abstractmethod
    def read(self, text: str) -> Values:
        """The values of an argument; raises `ValueError`."""

    @abstractmethod
    def write(self, values: Values) -> str:
        """The text that `read` turns into these values."""

    def variant(self, values: Values) -> str:
        """Which of a word's texts and icons these values need; usually there is one only."""
        return ""

    def units(self, values: Values) -> int:
        """How many units of its worth a word brings."""
        return 1


@dataclass(frozen=True)
class NoArgument(Argument):
    """Nothing: `none`."""

    expected = "no argument"
    examples = ("",)

    def read(self, text: str) -> Values:
        if text:
            raise ValueError(text)
        return ()

    def write(self, values: Values) -> str:
        return ""


@dataclass(frozen=True)
class Number(Argument):
    """One number; `below_zero` names the variant for what goes the other way."""

    pattern: str
    wanted: str
    plus: bool = False
    """Whether a number above zero is written with its sign."""
    below_zero: str = ""

    @property
    def expected(self) -> str:
        return self.wanted

    @property
    def examples(self) -> tuple[str, ...]:
        return tuple(text for text in ("1", "2", "+1", "+2", "-1", "-2") if re.fullmatch(self.pattern, text))

    def read(self, text: str) -> Values:
        if not re.fullmatch(self.pattern, text):
            raise ValueError(text)
        return (int(text),)

    def write(self, values: Values) -> str:
        return f"{values[0]:+d}" if self.plus else str(values[0])

    def variant(self, values: Values) -> str:
        return self.below_zero if values[0] < 0 else ""

    def units(self, values: Values) -> int:
        amount: int = values[0]
        return amount


@dataclass(frozen=True)
class Choice(Argument):
    """One of a few names; the value is its place among them, the variant the name itself."""

    names: tuple[str, ...]

    @property
    def expected(self) -> str:
        return f"one of {', '.join(self.names)}"

    @property
    def examples(self) -> tuple[str, ...]:
        return self.names

    def read(self, text: str) -> Values:
        return (self.names.index(text),)

    def write(self, values: Values) -> str:
        return self.names[values[0]]

    def variant(self, values: Values) -> str:
        return self.names[values[0]]


@dataclass(frozen=True)
class CountOr(Argument):
    """A number, or a name for 0: `place_cattle:1`, `place_cattle:lake`."""

    name: str

    @property
    def expected(self) -> str:
        return f"a number or {self.name}"

    @property
    def examples(self) -> tuple[str, ...]:
        return ("1", self.name)

    def read(self, text: str) -> Values:
        return (0 if text == self.name else int(text),)

    def write(self, values: Values) -> str:
        return str(values[0] or self.name)

    def variant(self, values: Values) -> str:
        return "" if values[0] else self.name


@dataclass(frozen=True)
class CountAndPrice(Argument):
    """How often, and by how much the price changes: `modernize:1`, `modernize:1,-3`."""

    expected = "a number, and perhaps a change of the price"
    examples = ("1", "2", "1,-3")

    def read(self, text: str) -> Values:
        count, comma, change = text.partition(",")
        return (int(count), int(change) if comma else 0)

    def write(self, values: Values) -> str:
        return f"{values[0]},{values[1]}" if values[1] else str(values[0])

    def variant(self, values: Values) -> str:
        return "less" if values[1] else ""


@dataclass(frozen=True)
class _Counting(Argument):
    """Arguments with measures in them; `measures` are the names of all there are."""

    measures: tuple[str, ...]

    def measure(self, text: str) -> int:
        """The number of a measure such as `levers` or `presences@boonlake`."""
        if text not in self.measures:
            raise EffectError(f"unknown measure {text!r}, expected one of {', '.join(self.measures)}")
        return self.measures.index(text)


@dataclass(frozen=True)
class PerUnit(_Counting):
    """So many for each unit of a measure: `levers,2`; with a limit also `levers,2,20`."""

    limited: bool = False

    @property
    def expected(self) -> str:
        return "a measure, a number and perhaps a limit" if self.limited else "a measure and a number"

    @property
    def examples(self) -> tuple[str, ...]:
        texts = tuple(f"{measure},1" for measure in self.measures)
        return (*texts, f"{self.measures[0]},2,20") if self.limited else texts

    def read(self, text: str) -> Values:
        measure, each, *limit = text.split(",")
        if len(limit) > self.limited:
            raise ValueError(text)
        values = (self.measure(measure), int(each))
        return (*values, int(limit[0]) if limit else 0) if self.limited else values

    def write(self, values: Values) -> str:
        limit = f",{values[2]}" if self.limited and values[2] else ""
        return f"{self.measures[values[0]]},{values[1]}{limit}"

    def variant(self, values: Values) -> str:
        return "limit" if self.limited and values[2] else ""


@dataclass(frozen=True)
class Goals(_Counting):
    """Points by what a measure reaches: `levers,3=4,6=9`."""

    expected = "a measure and goals such as 3=4"

    @property
    def examples(self) -> tuple[str, ...]:
        return (f"{self.measures[0]},3=4", f"{self.measures[0]},3=4,6=9")

    def read(self, text: str) -> Values:
        measure, *goals = text.split(",")
        pairs = [goal.split("=") for goal in goals]
        if not pairs:
            raise ValueError(text)
        return (self.measure(measure), tuple((int(at), int(points)) for at, points in pairs))

    def write(self, values: Values) -> str:
        return ",".join((self.measures[values[0]], *(f"{at}={points}" for at, points in values[1])))


@dataclass(frozen=True)
class AnyGoal(_Counting):
    """Points if at least one measure reaches its goal: `20,cattle=5,levers=7`."""

    expected = "points and goals such as levers=7"

    @property
    def examples(self) -> tuple[str, ...]:
        return (f"20,{self.measures[0]}=5,{self.measures[1]}=7",)

    def read(self, text: str) -> Values:
        points, *goals = text.split(",")
        pairs = [goal.split("=") for goal in goals]
        if not pairs:
            raise ValueError(text)
        return (int(points), tuple((self.measure(measure), int(at)) for measure, at in pairs))

    def write(self, values: Values) -> str:
        return ",".join((str(values[0]), *(f"{self.measures[measure]}={at}" for measure, at in values[1])))


NO_ARGUMENT = NoArgument()
COUNT = Number(r"\d+", "a number")
GAIN = Number(r"\+\d+", "a number with a plus sign", plus=True)
LESS = Number(r"-\d+", "a number with a minus sign")
SIGNED = Number(r"[+-]\d+", "a number with its sign", plus=True)
FORTH_OR_BACK = Number(r"[+-]\d+", "a number with its sign", plus=True, below_zero="back")
