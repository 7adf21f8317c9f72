"""Figures of a game by name: `coins`, `production.loam`, `points@1` (of seat 1), `table.round`.

The names are those of a position (docs/position.md). What is a list or a table there counts its entries, what is
missing counts as 0. `levers_up` counts the levers that are ready, `resources` what sites and boats give.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ..engine import Game

Figure = int | str


class Figures:
    """All figures of a game, seen from one seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self._position = game.position()
        self._seat = seat

    def __getitem__(self, name: str) -> Figure:
        path, _, seat = name.partition("@")
        if path.startswith("table."):
            return _figure(self._position, path.removeprefix("table."))
        return _player_figure(self._position["players"][int(seat) if seat else self._seat], path)

    def piece(self, site: str) -> tuple[int, str]:
        """Seat and piece on a site such as `13.upper`; seat -1 for nobody."""
        space, _, half = site.partition(".")
        piece = self._position["map"].get(space, {}).get(half)
        return (piece["seat"], piece["piece"]) if piece else (-1, "")

    def cattle(self, space: str) -> int:
        """How many own cattle stand on a pasture."""
        return int(self._position["map"].get(space, {}).get("cattle", [0] * 4)[self._seat])

    def tile(self, space: str) -> str:
        """The tile on a space, or nothing."""
        return str(self._position["map"].get(space, {}).get("tile", ""))


def _player_figure(player: Mapping[str, Any], path: str) -> Figure:
    if path == "levers_up":
        return sum(side == "up" for side in player.get("levers", {}).values())
    if path == "production":
        return sum(player["production"].values())
    if path == "resources":
        return sum(player["production"].values()) + len(player["boats"])
    if path.startswith("boats."):
        return int(player["boats"].count(path.removeprefix("boats.")))
    return _figure(player, path)


def _figure(value: Any, path: str) -> Figure:
    """What lies under a path; a name with dots inside, such as lever 4.1, is tried as a whole first."""
    while path:
        if isinstance(value, Mapping) and path in value:
            value, path = value[path], ""
        else:
            name, _, path = path.partition(".")
            value = _inside(value, name)
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int | str):
        return value
    return len(value) if isinstance(value, Mapping | Sequence) else 0


def _inside(value: Any, name: str) -> Any:
    if isinstance(value, Mapping):
        return value.get(name, 0)
    if isinstance(value, list) and name.isdigit():
        return value[int(name)] if int(name) < len(value) else 0
    return 0
