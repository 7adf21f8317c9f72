"""Which places of the pictures a step of a lesson lights up."""

from collections.abc import Iterable

from ....teach.shapes import places
from ....views.boards.snapshot import Snapshot


def lit_places(names: Iterable[str], shot: Snapshot) -> frozenset[str]:
    """The places that names such as `site:13.upper`, `player:hand` or `lake:vp` mean in a moment of a game."""
    return frozenset(place for name in names for place in _places(name, shot))


def _places(name: str, shot: Snapshot) -> Iterable[str]:
    kind, _, argument = name.partition(":")
    if kind == "player" and argument in AREAS:
        return AREAS[argument](shot)
    return places(name, shot.seat, shot.box)


def _cards(shot: Snapshot, where: str) -> list[str]:
    cards = shot.position["players"][shot.seat][where]
    return [f"card:{card}" for card in cards] if isinstance(cards, list) else []


AREAS = {
    "hand": lambda shot: [f"cards:{shot.seat}", *_cards(shot, "hand")],
    "display": lambda shot: _cards(shot, "display"),
    "levers": lambda shot: [f"lever:{shot.seat}.{lever.row}.{lever.column}" for lever in shot.box.levers],
    "production": lambda shot: [f"production:{shot.seat}.{site.resource}" for site in shot.box.production],
    "board": lambda shot: [f"recess:{shot.seat}.{recess.id}" for recess in shot.box.player_board],
}
"""Areas that the pictures know only by their parts."""
