"""What is printed on the components: one immutable record per row of a table (the board: `board_tables`)."""

from dataclasses import dataclass, field

from ..expansions import EXPANSIONS
from ..texts.display import Displayed
from .board_tables import SEGMENTS, Link, Lock, Point, Region, RiverSpace, Space
from .effects import Effect
from .reading import Cells
from .vocabulary import ACTIONS, HALVES, KINDS, RESOURCES, TRACKS

__all__ = [
    "CARD_COLUMNS",
    "PIECES",
    "SEGMENTS",
    "ActionRow",
    "Card",
    "Constant",
    "Costs",
    "Lever",
    "Link",
    "Lock",
    "Point",
    "Production",
    "Recess",
    "Region",
    "RiverSpace",
    "ScoringMarker",
    "ScoringTile",
    "Site",
    "Space",
    "Strip",
    "Tile",
    "TrackSpace",
]

CARD_COLUMNS = (
    "id",
    "name",
    "kind",
    "cost_coins",
    "cost_vases",
    *RESOURCES,
    "vp",
    "immediate",
    "permanent",
    "end",
)

Costs = tuple[int, int, int, int]
"""Wood, stone, loam, iron."""


@dataclass(frozen=True, slots=True)
class ActionRow:
    """A row of the action board: steps of the ship and victory points lost."""

    row: int
    steps: int
    vp_penalty: int
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "ActionRow":
        return cls(
            c.int("row", 1, 7), c.int("steps", 1, 9), c.int("vp_penalty", -99, 0), c.text("provenance"), c.text("note")
        )


@dataclass(frozen=True, slots=True)
class Strip(Displayed):
    """An action strip: the first part, what is left and what is right of the arrow."""

    id: str
    name: str
    first_kind: str
    first: Effect
    left: Effect
    right: Effect
    right_scope: str
    right_order: str
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "Strip":
        return cls(
            c.one_of("id", ACTIONS),
            c.name("name"),
            c.one_of("first_kind", ("none", *KINDS)),
            c.effect("first"),
            c.effect("left"),
            c.effect("right"),
            c.one_of("right_scope", ("all", "others")),
            c.one_of("right_order", ("parallel", "sequential")),
            c.text("provenance"),
            c.text("note"),
        )


@dataclass(frozen=True, slots=True)
class TrackSpace:
    """A space of the coin or card track, counted in steps from the start."""

    track: str
    position: int
    coins: int
    cards: int
    vp: int
    crossing_reward: Effect
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "TrackSpace":
        return cls(
            c.one_of("track", TRACKS),
            c.int("position"),
            c.int("coins"),
            c.int("cards"),
            c.int("vp"),
            c.effect("crossing_reward"),
            c.text("provenance"),
            c.text("note"),
        )


PIECES = ("inhabitant", "house", "settlement", "cattle")


@dataclass(frozen=True, slots=True)
class Recess:
    """A recess of the player board: which piece lies there and what it pays once vacated."""

    id: str
    tier: int
    piece: str
    order: int
    income_coins: int
    income_vp: int
    end_vp: int
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "Recess":
        return cls(
            c.name("id"),
            c.int("tier", 1, 5),
            c.one_of("piece", PIECES),
            c.int("order", 1, 9),
            c.int("income_coins"),
            c.int("income_vp"),
            c.int("end_vp"),
            c.text("provenance"),
            c.text("note"),
        )


@dataclass(frozen=True, slots=True)
class Production:
    """A resource with its place on the canal."""

    canal_order: int
    resource: str
    level1: int
    level2: int
    starting_boats: int
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "Production":
        return cls(
            c.int("canal_order", 1, 4),
            c.one_of("resource", RESOURCES),
            c.int("level1", 1, 9),
            c.int("level2", 1, 9),
            c.int("starting_boats", 0, 2),
            c.text("provenance"),
            c.text("note"),
        )


@dataclass(frozen=True, slots=True)
class Lever(Displayed):
    """A space of the modernization area."""

    row: int
    column: int
    id: str
    cost_coins: int
    effect: tuple[Effect, ...]
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "Lever":
        return cls(
            c.int("row", 1, 4),
            c.int("column", 1, 3),
            c.name("id"),
            c.int("cost_coins"),
            c.rules("effect"),
            c.text("provenance"),
            c.text("note"),
        )

    @property
    def place(self) -> str:
        """Row and column, as keys write them: `2.3`."""
        return f"{self.row}.{self.column}"


@dataclass(frozen=True, slots=True)
class ScoringMarker:
    """The points of a scoring marker in the base game or with an expansion."""

    set: str
    scoring: int
    variant: str
    vp: int
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "ScoringMarker":
        return cls(
            c.one_of("set", ("base", *EXPANSIONS)),
            c.int("scoring", 1, 4),
            c.one_of("variant", ("normal", "improved")),
            c.int("vp"),
            c.text("provenance"),
            c.text("note"),
        )


def _resources(c: Cells) -> Costs:
    return (c.int("wood", 0, 9), c.int("stone", 0, 9), c.int("loam", 0, 9), c.int("iron", 0, 9))


@dataclass(frozen=True, slots=True)
class Card(Displayed):
    """A project card."""

    id: str
    name: str
    kind: str
    cost_coins: int
    cost_vases: int
    resources: Costs
    vp: int
    immediate: Effect
    permanent: tuple[Effect, ...]
    one_time: Effect
    end: Effect
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "Card":
        return cls(
            c.name("id"),
            c.name("name"),
            c.one_of("kind", KINDS),
            c.int("cost_coins"),
            c.int("cost_vases"),
            _resources(c),
            c.int("vp", -99, 99),
            c.effect("immediate"),
            c.rules("permanent"),
            c.effect("one_time"),
            c.effect("end"),
            c.text("provenance"),
            c.text("note"),
        )


@dataclass(frozen=True, slots=True)
class Site:
    """A building site: what it costs and gives to develop it, and what a settlement here changes."""

    cost: Effect
    gain: Effect
    settlement: Effect


@dataclass(frozen=True, slots=True)
class Tile(Displayed):
    """A building tile with its upper and lower site, or a pasture without sites."""

    id: str
    back: str
    sites: tuple[Site, ...]
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "Tile":
        names = HALVES[: c.int("sites", 0, 2)]
        return cls(
            c.name("id"),
            c.one_of("back", ("2", "3", "4", "grey", "pasture")),
            tuple(
                Site(c.effect(f"{name}_cost"), c.effect(f"{name}_gain"), c.effect(f"{name}_settlement"))
                for name in names
            ),
            c.text("provenance"),
            c.text("note"),
        )


@dataclass(frozen=True, slots=True)
class ScoringTile(Displayed):
    """A scoring tile: category, the values of the four scorings, and its special project."""

    id: str
    category: Effect
    category_text: str
    values: tuple[tuple[int, ...], ...]
    project_coins: int
    resources: Costs
    project_vp: int
    project_track: str
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "ScoringTile":
        return cls(
            c.name("id"),
            c.category("category"),
            c.text("category"),
            tuple(c.ints(f"value{n}", "+") for n in (1, 2, 3, 4)),
            c.int("project_coins"),
            _resources(c),
            c.int("project_vp"),
            c.one_of("project_track", TRACKS),
            c.text("provenance"),
            c.text("note"),
        )


@dataclass(frozen=True, slots=True)
class Constant:
    """A number of the rules, or the count of a piece."""

    key: str
    value: str
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "Constant":
        return cls(
            c.text("key") or c.text("component"),
            c.text("value") or c.text("count"),
            c.text("provenance"),
            c.text("note"),
        )
