"""What is printed on the components of the solo game."""

from dataclasses import dataclass, field

from ..texts.display import Displayed
from .effects import Effect
from .reading import Cells
from .vocabulary import ACTIONS


@dataclass(frozen=True, slots=True)
class SoloTile(Displayed):
    """A tile of the Wise Eminence: four corner numbers and three actions."""

    id: str
    type: str
    corners: tuple[int, int, int, int]  # top left, top right, bottom left, bottom right
    actions: tuple[str, str, str]
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "SoloTile":
        return cls(
            c.name("id"),
            c.one_of("type", ("A", "B")),
            (
                c.int("top_left", 1, 99),
                c.int("top_right", 1, 99),
                c.int("bottom_left", 1, 99),
                c.int("bottom_right", 1, 99),
            ),
            (c.one_of("action1", ACTIONS), c.one_of("action2", ACTIONS), c.one_of("action3", ACTIONS)),
            c.text("provenance"),
            c.text("note"),
        )


@dataclass(frozen=True, slots=True)
class SoloAction:
    """What the Wise Eminence does for a strip, with an A and with a B tile."""

    phase: str
    action: str
    effect_a: Effect
    effect_b: Effect
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "SoloAction":
        return cls(
            c.one_of("phase", ("bottom_strip", "chosen_strip")),
            c.one_of("action", (*ACTIONS, "other")),
            c.effect("effect_a"),
            c.effect("effect_b"),
            c.text("provenance"),
            c.text("note"),
        )


@dataclass(frozen=True, slots=True)
class SoloSpace:
    """Income of the Wise Eminence at a position of one of its tracks."""

    track: str
    position: int
    vp: int
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "SoloSpace":
        return cls(
            c.one_of("track", ("house", "settlement", "cattle", "cactus")),
            c.int("position"),
            c.int("vp"),
            c.text("provenance"),
            c.text("note"),
        )


@dataclass(frozen=True, slots=True)
class SoloDifficulty:
    """How many solo tiles of each type a level of difficulty removes."""

    level: str
    remove_a: int
    remove_b: int
    provenance: str
    note: str = field(repr=False)

    @classmethod
    def read(cls, c: Cells) -> "SoloDifficulty":
        return cls(c.name("level"), c.int("remove_a"), c.int("remove_b"), c.text("provenance"), c.text("note"))
