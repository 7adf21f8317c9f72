"""What is printed on the components of Artifacts: one immutable record per row of a table."""

from dataclasses import dataclass, field

from ....texts.display import Displayed
from ...effects import Effect
from ...reading import Cells
from ...vocabulary import HALVES


@dataclass(frozen=True, slots=True)
class LakeSpace(Displayed):
    """A space of the lake board."""

    side: str
    position: int
    coast_effect: Effect
    boat_effect: Effect
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "LakeSpace":
        return cls(
            c.one_of("side", ("income", "vp")),
            c.int("position", 1),
            c.effect("coast_effect"),
            c.effect("boat_effect"),
            c.text("provenance"),
            c.text("note"),
        )


@dataclass(frozen=True, slots=True)
class LakeCondition(Displayed):
    """A condition that gives steps on the lake board in one of the two rounds."""

    id: str
    round: int
    slot: str
    effect: tuple[Effect, ...]
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "LakeCondition":
        return cls(
            c.name("id"),
            c.int("round", 1, 2),
            c.one_of("slot", HALVES),
            c.rules("effect"),
            c.text("provenance"),
            c.text("note"),
        )


@dataclass(frozen=True, slots=True)
class ArtifactSide(Displayed):
    """One side of an artifact with its basic and advanced level."""

    piece: str
    side: str
    name: str
    basic_vases: int
    basic: tuple[Effect, ...]
    advanced_vases: int
    advanced_replaces_basic: bool
    advanced: tuple[Effect, ...]
    provenance: str
    note: str = field(repr=False)

    @property
    def id(self) -> str:
        return f"{self.piece}{self.side}"

    @classmethod
    def read(cls, c: Cells) -> "ArtifactSide":
        return cls(
            c.name("piece"),
            c.one_of("side", ("a", "b")),
            c.name("name"),
            c.int("basic_vases", 1, 9),
            c.rules("basic"),
            c.int("advanced_vases", 1, 9),
            c.int("advanced_replaces_basic", 0, 1) == 1,
            c.rules("advanced"),
            c.text("provenance"),
            c.text("note"),
        )


@dataclass(frozen=True, slots=True)
class PriceTile(Displayed):
    """A price tile of a position in turn order."""

    id: str
    order_position: int
    cost: Effect
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "PriceTile":
        return cls(c.name("id"), c.int("order_position", 1, 4), c.effect("cost"), c.text("provenance"), c.text("note"))


@dataclass(frozen=True, slots=True)
class SpecialHalf(Displayed):
    """One half of the special building tile."""

    half: str
    kind: str
    on_develop: Effect
    capacity: str
    owner_only: bool
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "SpecialHalf":
        return cls(
            c.one_of("half", HALVES),
            c.one_of("kind", ("site", "pasture")),
            c.effect("on_develop"),
            c.name("capacity"),
            c.int("owner_only", 0, 1) == 1,
            c.text("provenance"),
            c.text("note"),
        )


@dataclass(frozen=True, slots=True)
class HarbourTile(Displayed):
    """A harbour tile on a river space."""

    id: str
    river_space: str
    reward: Effect
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "HarbourTile":
        return cls(c.name("id"), c.name("river_space"), c.effect("reward"), c.text("provenance"), c.text("note"))


"""What notebooks show as pictures."""
