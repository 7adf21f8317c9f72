"""Choices that only a solo game has: what people say about the tiles of the Wise Eminence."""

from typing import Final

from ...components.titles import solo_title
from ...components.vocabulary import CORNERS
from ...texts.messages import text
from .. import codes as c
from ..choices.arguments import Named, Shown
from ..choices.kind import SOLO, Kind, Label, at
from ..state import State, Step
from . import eminence

SOLO_TILE: Final = Shown(
    lambda t: t.solo_ids, lambda box: ((tile.id, solo_title(box, tile)) for tile in box.solo_tiles)
)
CORNER: Final = Named(lambda _: CORNERS, "corner")


def tile_label(message: str) -> Label:
    return lambda s, _step, tile: text(message, tile=solo_title(s.t.box, s.t.box.solo_tiles[tile]))


def corner_label(_s: State, _step: Step, corner: int) -> str:
    return text(f"corner-{CORNERS[corner]}")


def all_tiles(s: State, _step: Step) -> range:
    return range(len(s.t.solo_ids))


KINDS: Final = (
    Kind(
        number=c.SOLO_TILE,
        name="solo",
        argument=SOLO_TILE,
        example="solo:SA1",
        rule="solo.turn.reveal",
        only_in=SOLO,
        dealt=True,
        label=tile_label("option-solo"),
        candidates=all_tiles,
        places=at("solo"),
        chosen=eminence.reveal_tile,
    ),
    Kind(
        number=c.CORNER,
        name="corner",
        argument=CORNER,
        example="corner:top_left",
        rule="solo.location.preferred",
        only_in=SOLO,
        dealt=True,
        label=corner_label,
        places=at("corner"),
        chosen=eminence.turn_corner,
    ),
    Kind(
        number=c.REMOVE,
        name="remove",
        argument=SOLO_TILE,
        example="remove:SB1",
        rule="solo.difficulty",
        only_in=SOLO,
        dealt=True,
        label=tile_label("option-remove"),
        candidates=all_tiles,
        places=at("solo"),
        chosen=eminence.remove,
    ),
)
