"""Opening the box: a data pack read once into immutable tables."""

import hashlib
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from ..texts.data_folder import data_directory
from ..texts.display import Displayed
from .expansion import TableFile
from .expansions import COMPONENTS
from .reading import PackError, PackFault, SourceRow, read_rows
from .solo_tables import SoloAction, SoloDifficulty, SoloSpace, SoloTile
from .tables import (
    CARD_COLUMNS,
    ActionRow,
    Card,
    Constant,
    Lever,
    Link,
    Lock,
    Point,
    Production,
    Recess,
    Region,
    RiverSpace,
    ScoringMarker,
    ScoringTile,
    Space,
    Strip,
    Tile,
    TrackSpace,
)
from .vocabulary import ACTIONS, CORNERS, REGIONS, RESOURCES

STANDARD = "standard"

BASE_TABLES: dict[str, TableFile] = {
    "spaces": ("base/spaces.csv", ("number", "q", "r", "x", "y", "region", "start_symbol", "reward", "next_to_bridge", "adjacent"), Space.read),
    "links": ("base/links.csv", ("id", "kind", "space_a", "space_b", "crosses"), Link.read),
    "regions": ("base/regions.csv", ("id", "label", "north_rank", "reward", "solo_vp", "spaces"), Region.read),
    "river": ("base/river.csv", ("id", "segment", "index", "harbour", "capacity", "reward", "start", "x", "y"), RiverSpace.read),
    "river_line": ("base/river_line.csv", ("segment", "index", "x", "y"), Point.read),
    "ford": ("base/ford.csv", ("branch", "index", "x", "y"), Point.read),
    "locks": ("base/locks.csv", ("id", "segment", "after", "before", "rounds", "interim_scoring", "x", "y", "angle"), Lock.read),
    "action_board": ("base/action_board.csv", ("row", "steps", "vp_penalty"), ActionRow.read),
    "strips": ("base/actions.csv", ("id", "name", "first_kind", "first", "left", "right", "right_scope", "right_order"), Strip.read),
    "income_tracks": ("base/income_tracks.csv", ("track", "position", "coins", "cards", "vp", "crossing_reward"), TrackSpace.read),
    "player_board": ("base/player_board.csv", ("id", "tier", "piece", "order", "income_coins", "income_vp", "end_vp"), Recess.read),
    "production": ("base/production.csv", ("canal_order", "resource", "level1", "level2", "starting_boats"), Production.read),
    "levers": ("base/levers.csv", ("row", "column", "id", "cost_coins", "effect"), Lever.read),
    "scoring_markers": ("base/scoring_markers.csv", ("set", "scoring", "variant", "vp"), ScoringMarker.read),
    "cards": ("base/cards.csv", CARD_COLUMNS, Card.read),
    "tiles": ("base/tiles.csv", ("id", "back", "sites", "upper_cost", "upper_gain", "upper_settlement", "lower_cost", "lower_gain", "lower_settlement"), Tile.read),
    "scoring_tiles": ("base/scoring_tiles.csv", ("id", "category", "value1", "value2", "value3", "value4", "project_coins", *RESOURCES, "project_vp", "project_track"), ScoringTile.read),
    "constants": ("base/constants.csv", ("key", "value"), Constant.read),
    "counts": ("base/components.csv", ("component", "count"), Constant.read),
    "solo_tiles": ("base/solo_tiles.csv", ("id", "type", *CORNERS, "action1", "action2", "action3"), SoloTile.read),
    "solo_actions": ("base/solo_actions.csv", ("phase", "action", "effect_a", "effect_b"), SoloAction.read),
    "solo_board": ("base/solo_board.csv", ("track", "position", "vp"), SoloSpace.read),
    "solo_difficulty": ("base/solo_difficulty.csv", ("level", "remove_a", "remove_b"), SoloDifficulty.read),
}  # fmt: skip
TABLES: dict[str, TableFile] = {
    **BASE_TABLES,
    **{table: file for components in COMPONENTS.values() for table, file in components.tables.items()},
}
"""Table name: its file, the columns it must have, and how a row is read."""


@dataclass(frozen=True, slots=True, repr=False)
class Box(Displayed):
    """Everything that is in the box, as typed immutable tables; two boxes are equal if their contents are."""

    name: str
    hash: str
    spaces: tuple[Space, ...]
    links: tuple[Link, ...]
    regions: tuple[Region, ...]
    river: tuple[RiverSpace, ...]
    river_line: tuple[Point, ...]
    ford: tuple[Point, ...]
    locks: tuple[Lock, ...]
    action_board: tuple[ActionRow, ...]
    strips: tuple[Strip, ...]
    income_tracks: tuple[TrackSpace, ...]
    player_board: tuple[Recess, ...]
    production: tuple[Production, ...]
    levers: tuple[Lever, ...]
    scoring_markers: tuple[ScoringMarker, ...]
    cards: tuple[Card, ...]
    tiles: tuple[Tile, ...]
    scoring_tiles: tuple[ScoringTile, ...]
    constants: tuple[Constant, ...]
    counts: tuple[Constant, ...]
    solo_tiles: tuple[SoloTile, ...]
    solo_actions: tuple[SoloAction, ...]
    solo_board: tuple[SoloSpace, ...]
    solo_difficulty: tuple[SoloDifficulty, ...]
    expansion_tables: Mapping[str, tuple[Any, ...]] = field(hash=False, repr=False)  # by name

    def __repr__(self) -> str:
        return f"<Box {self.name!r}: {len(self.cards)} cards, {len(self.tiles)} tiles, hash {self.hash}>"

    def table(self, name: str) -> tuple[Any, ...]:
        """A table by its name, also one of an expansion: `box.table("lake")`."""
        records: tuple[Any, ...] = getattr(self, name) if name in BASE_TABLES else self.expansion_tables[name]
        return records

    @property
    def all_cards(self) -> tuple[Card, ...]:
        """The project cards of the base game, then those of the expansions."""
        return self.cards_with(COMPONENTS)

    def cards_with(self, expansions: Iterable[str]) -> tuple[Card, ...]:
        """The project cards of the base game and of some expansions."""
        further = (card for name in expansions for card in self.expansion_tables[COMPONENTS[name].cards])
        return (*self.cards, *further)

    @property
    def named(self) -> tuple[Any, ...]:
        """Everything that has an id and a name: cards, strips, and what the expansions name."""
        further = (record for one in COMPONENTS.values() for table in one.named for record in self.table(table))
        return (*self.all_cards, *self.strips, *further)

    def constant(self, key: str) -> int:
        """A number of the rules, for example `discard_coins`."""
        for constant in self.constants:
            if constant.key == key:
                return int(constant.value)
        raise KeyError(key)

    def route(self, round_: int) -> tuple[RiverSpace, ...]:
        """The river spaces of a round from source to end: the upper arm in round 1, the lower arm in round 2."""
        arm = "upper_arm" if round_ == 1 else "lower_arm"
        order = ("trunk_before", arm, "trunk_after")
        spaces = [space for space in self.river if space.segment in order]
        return tuple(sorted(spaces, key=lambda space: (order.index(space.segment), space.index)))


PERMITTED_PACKS = "BOONLAKE_PACKS"
"""The environment variable with the packs that may be opened, where strangers name them; without it all may."""
MAX_NAME = 60


def pack_directory(pack: str) -> Path:
    """The folder of a pack given by name (`standard`) or by path; where only some packs are permitted, one of those."""
    permitted = os.environ.get(PERMITTED_PACKS)
    if permitted is not None and pack not in permitted.split(os.pathsep):
        name = pack[:MAX_NAME]
        raise PackError(name, [PackFault(name, 0, "", "is not one of the data packs of this server")])
    try:
        folder = data_directory() if pack == STANDARD else Path(pack).expanduser()
        if (folder / "base").is_dir():
            return folder
    except (OSError, RuntimeError, ValueError):  # a name that no folder can have, or the home of nobody
        folder = Path(pack)
    words = "is no data pack: expected a folder with a folder base/ in it"
    raise PackError(pack[:200], [PackFault(str(folder)[:200], 0, "", words)])


def pack_hash(folder: Path) -> str:
    """A short hash of the contents of a pack; line ends and file dates do not matter."""
    digest = hashlib.sha256()
    for file, _, _ in TABLES.values():
        path = folder / file
        digest.update(file.encode())
        digest.update(b"\r\n".join(path.read_bytes().splitlines()) if path.is_file() else b"")
    return digest.hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Pack:
    """A data pack as far as it can be read: its box, the lines behind each table, and what is wrong with single cells."""

    folder: Path
    box: Box
    lines: dict[str, list[SourceRow[Any]]]
    faults: list[PackFault]


def read_pack(pack: str) -> Pack:
    """A pack with every fault of its files, rows and cells; bad cells are read as empty ones."""
    folder = pack_directory(pack)
    faults: list[PackFault] = []
    lines = {
        name: read_rows(folder / file, (*columns, "provenance", "note"), make, faults)
        for name, (file, columns, make) in TABLES.items()
    }
    tables: dict[str, Any] = {name: [line.record for line in rows] for name, rows in lines.items()}
    tables["strips"].sort(key=lambda strip: ACTIONS.index(strip.id))
    tables["regions"].sort(key=lambda region: REGIONS.index(region.id))
    tables["levers"].sort(key=lambda lever: (lever.row, lever.column))
    box = Box(
        name=pack,
        hash=pack_hash(folder),
        **{name: tuple(tables[name]) for name in BASE_TABLES},
        expansion_tables={name: tuple(tables[name]) for name in TABLES if name not in BASE_TABLES},
    )
    return Pack(folder, box, lines, faults)


Version = tuple[str, int]


def pack_version(pack: str) -> Version:
    """Where a pack lies and in which state its files are: who keeps something of it asks whether that still holds."""
    if pack == STANDARD:
        return "", 0
    folder = pack_directory(pack).absolute()
    seen = [(file.stat().st_mtime_ns, file.stat().st_size) for file in sorted(folder.glob("*/*.csv"))]
    return str(folder), hash(tuple(seen))


def open_box(pack: str = STANDARD) -> Box:
    """Open the box of a pack, which is read again only after its files changed; raises `PackError` with every fault.

    >>> from boonlake_panel import open_box
    >>> open_box().cards[0].id == open_box("standard").cards[0].id
    True
    """
    return _read_box(pack, pack_version(pack))


@lru_cache(maxsize=16)
def _read_box(pack: str, version: Version) -> Box:
    from .check import check_pack  # checking reads the finished tables, so it stands above them

    read = read_pack(pack)
    faults = check_pack(read)
    if faults:
        raise PackError(pack, faults)
    return read.box
