"""Checks of the shape of a pack: numbers of rows, unique keys, provenance, constants and piece counts."""

from collections.abc import Iterator
from itertools import chain

from ..box import STANDARD, Pack, pack_directory
from ..expansions import COMPONENTS
from ..reading import PackFault, read_rows
from ..tables import Constant
from .kit import check, lines, listing, table_fault

PROVENANCES = ("rulebook", "reconstructed", "mixed")

ROWS = {
    "spaces": 33,
    "regions": 4,
    "locks": 3,
    "action_board": 7,
    "strips": 7,
    "player_board": 17,
    "production": 4,
    "levers": 12,
    "cards": 165,
    "tiles": 42,
    "scoring_tiles": 16,
    "solo_tiles": 10,
    "solo_actions": 10,
    "solo_difficulty": 5,
    **{table: count for one in COMPONENTS.values() for table, count in one.rows.items()},
}
"""How many rows the rulebook fixes, by table."""

KEYS: dict[str, tuple[str, ...]] = {
    "spaces": ("number",),
    "links": ("id",),
    "regions": ("id",),
    "river": ("id",),
    "river_line": ("segment", "index"),
    "ford": ("branch", "index"),
    "locks": ("id",),
    "action_board": ("row",),
    "strips": ("id",),
    "income_tracks": ("track", "position"),
    "player_board": ("id",),
    "production": ("resource",),
    "levers": ("id",),
    "scoring_markers": ("set", "scoring", "variant"),
    "cards": ("id",),
    "tiles": ("id",),
    "scoring_tiles": ("id",),
    "constants": ("key",),
    "counts": ("component",),
    "solo_tiles": ("id",),
    "solo_actions": ("phase", "action"),
    "solo_board": ("track", "position"),
    "solo_difficulty": ("level",),
    **{table: columns for one in COMPONENTS.values() for table, columns in one.keys.items()},
}
"""The columns that name a row, by table."""

PIECE_COUNTS = {
    "action_strips": "strips",
    "project_cards": "cards",
    "building_tiles": "tiles",
    "scoring_tiles": "scoring_tiles",
    "solo_tiles": "solo_tiles",
    **{piece: table for one in COMPONENTS.values() for piece, table in one.piece_counts.items()},
}
"""Pieces of `base/components.csv` that have a table of their own."""

WORD_CONSTANTS = {"cattle_cost_by_occupancy"}.union(*(one.word_constants for one in COMPONENTS.values()))
"""Constants that are no plain number."""


@check()
def provenance(pack: Pack) -> Iterator[PackFault]:
    for rows in pack.lines.values():
        for line in rows:
            name = line.cells["provenance"].strip()
            if name not in PROVENANCES:
                yield line.fault("provenance", f"found {name!r}, expected one of {listing(PROVENANCES)}")
            elif name == "mixed" and not line.cells["note"].strip():
                yield line.fault("note", "is empty, expected which values of this mixed row come from the rulebook")


@check()
def unique_keys(pack: Pack) -> Iterator[PackFault]:
    for table, columns in KEYS.items():
        seen: dict[tuple[str, ...], int] = {}
        for line in pack.lines[table]:
            key = tuple(line.cells[column].strip() for column in columns)
            if key in seen:
                message = f"{' '.join(key)!r} stands in row {seen[key]} already, expected each once"
                yield line.fault(columns[-1], message)
            seen.setdefault(key, line.number)


@check("cards.id", *(f"{one.cards}.id" for one in COMPONENTS.values()))
def unique_cards(pack: Pack) -> Iterator[PackFault]:
    seen: dict[str, str] = {}
    decks = ("cards", *(one.cards for one in COMPONENTS.values()))
    for line in chain.from_iterable(pack.lines[deck] for deck in decks):
        for column in ("id", "name"):
            text = line.cells[column].strip()
            if text in seen and column == "name":
                yield line.fault("name", f"{text!r} is the name of {seen[text]} already, expected each name once")
            elif text in seen and not line.file.startswith("base/"):
                yield line.fault("id", f"{text!r} is a card of the base game already, expected each id once")
        seen[line.cells["id"].strip()] = seen[line.cells["name"].strip()] = f"card {line.cells['id'].strip()}"


def _row_count(table: str, count: int) -> None:
    @check(table)
    def row_count(pack: Pack) -> Iterator[PackFault]:
        rows = len(pack.lines[table])
        if rows != count:
            yield table_fault(table, f"found {rows} rows, expected {count}")


for _table, _count in ROWS.items():
    _row_count(_table, _count)


@check()
def constants_are_numbers(pack: Pack) -> Iterator[PackFault]:
    for table, column in (("constants", "value"), ("counts", "count")):
        for line in lines(pack, table, Constant):
            if line.record.key not in WORD_CONSTANTS and not line.record.value.lstrip("-").isdecimal():
                yield line.fault(column, f"found {line.record.value!r}, expected a whole number")


@check("constants")
def constants_are_complete(pack: Pack) -> Iterator[PackFault]:
    wanted = read_rows(pack_directory(STANDARD) / "base" / "constants.csv", ("key", "value"), Constant.read, [])
    missing = {line.record.key for line in wanted} - {constant.key for constant in pack.box.constants}
    for key in sorted(missing):
        yield table_fault("constants", f"the constant {key!r} is missing, expected a row for it")


def _piece_count(component: str, table: str) -> None:
    @check(table, "counts.count")
    def piece_count(pack: Pack) -> Iterator[PackFault]:
        rows = len(pack.lines[table])
        for line in lines(pack, "counts", Constant):
            if line.record.key == component and int(line.record.value) != rows:
                yield line.fault("count", f"found {line.record.value}, expected {rows} as there are rows in {table}")


for _component, _table in PIECE_COUNTS.items():
    _piece_count(_component, _table)
