"""What is printed on the board: one immutable record per row of a table."""

from dataclasses import dataclass, field

from ..texts.display import Displayed
from .effects import Effect
from .reading import Cells
from .vocabulary import REGIONS


@dataclass(frozen=True, slots=True)
class Space(Displayed):
    """A space of the map on which a building tile or pasture can be placed."""

    number: int
    q: int
    r: int
    x: float
    y: float
    region: str
    start_symbol: int  # 2, 3 or 4 players; 0 = none
    reward: Effect
    next_to_bridge: bool
    adjacent: tuple[int, ...]
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "Space":
        return cls(
            c.int("number", 1, 99),
            c.int("q", -99, 99),
            c.int("r", -99, 99),
            c.float("x"),
            c.float("y"),
            c.one_of("region", REGIONS),
            int(c.one_of("start_symbol", ("", "2", "3", "4")) or 0),
            c.effect("reward"),
            c.int("next_to_bridge", 0, 1) == 1,
            c.ints("adjacent"),
            c.text("provenance"),
            c.text("note"),
        )


@dataclass(frozen=True, slots=True)
class Link:
    """A bridge between two regions, or a stretch of the ford between two spaces."""

    id: str
    kind: str
    space_a: int
    space_b: int
    crosses: str
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "Link":
        return cls(
            c.name("id"),
            c.one_of("kind", ("bridge", "ford")),
            c.int("space_a", 1, 99),
            c.int("space_b", 1, 99),
            c.text("crosses"),
            c.text("provenance"),
            c.text("note"),
        )


@dataclass(frozen=True, slots=True)
class Region(Displayed):
    """One of the four regions with the reward on its label."""

    id: str
    label: str
    north_rank: int
    reward: Effect
    solo_vp: int
    spaces: int
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "Region":
        return cls(
            c.one_of("id", REGIONS),
            c.name("label"),
            c.int("north_rank", 1, 4),
            c.effect("reward"),
            c.int("solo_vp"),
            c.int("spaces", 1, 99),
            c.text("provenance"),
            c.text("note"),
        )


SEGMENTS = ("trunk_before", "upper_arm", "lower_arm", "trunk_after")


@dataclass(frozen=True, slots=True)
class RiverSpace(Displayed):
    """A space of the river; `start` lists the rounds and player counts that start here."""

    id: str
    segment: str
    index: int
    harbour: bool
    shared: bool  # holds any number of ships
    reward: Effect
    start: str
    x: float
    y: float
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "RiverSpace":
        return cls(
            c.name("id"),
            c.one_of("segment", SEGMENTS),
            c.int("index", 1),
            c.int("harbour", 0, 1) == 1,
            c.one_of("capacity", ("1", "any")) == "any",
            c.effect("reward"),
            c.text("start"),
            c.float("x"),
            c.float("y"),
            c.text("provenance"),
            c.text("note"),
        )


@dataclass(frozen=True, slots=True)
class Point:
    """A point of a line that is only drawn: the water of a segment or a branch of the ford."""

    line: str
    index: int
    x: float
    y: float
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "Point":
        line = c.text("segment") or c.text("branch")
        return cls(line, c.int("index", 1), c.float("x"), c.float("y"), c.text("provenance"), c.text("note"))


@dataclass(frozen=True, slots=True)
class Lock:
    """A lock between two river spaces; the first ship through it in a round triggers an interim scoring."""

    id: str
    segment: str
    after: str
    before: str
    rounds: tuple[int, ...]
    interim_scoring: tuple[int, ...]
    x: float
    y: float
    angle: float
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "Lock":
        return cls(
            c.name("id"),
            c.one_of("segment", SEGMENTS),
            c.name("after"),
            c.name("before"),
            c.ints("rounds"),
            c.ints("interim_scoring"),
            c.float("x"),
            c.float("y"),
            c.float("angle"),
            c.text("provenance"),
            c.text("note"),
        )
