"""Checks against the rulebook: pinned values, effects that must occur, worked examples, the vocabulary.

The files `rulebook_values.csv`, `effects.csv` and `vocabulary.csv` of a pack are optional; what they say is checked.
"""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise, product
from pathlib import Path

from ..box import TABLES, Box, Pack
from ..effects import parse_effect
from ..lexicon import WORDS
from ..reading import Cells, PackFault, SourceRow, read_rows
from ..tables import Recess
from ..vocabulary import CATEGORIES, HALVES, MEASURES, TRIGGERS
from .kit import TABLE_OF, check, table_fault

Texts = dict[str, str]
KEY = re.compile(r"\w+!?=[^&]*(&\w+!?=[^&]*)*")


def _texts(cells: Cells) -> Texts:
    return {column: cells.text(column) for column in cells.cells}


def _optional(path: Path, columns: tuple[str, ...], faults: list[PackFault]) -> list[SourceRow[Texts]]:
    return read_rows(path, columns, _texts, faults) if path.is_file() else []


@check()
def pinned_values(pack: Pack) -> Iterator[PackFault]:
    """A value of the rulebook holds in each row that claims to come from the rulebook."""
    faults: list[PackFault] = []
    path = pack.folder / "base" / "rulebook_values.csv"
    for pin in _optional(path, ("file", "key", "column", "value", "source"), faults):
        table = TABLE_OF.get(pin.record["file"])
        if table is None or pin.record["column"] not in TABLES[table][1]:
            yield pin.fault("file", f"there is no {pin.record['file']} with a column {pin.record['column']!r}")
            continue
        if not KEY.fullmatch(pin.record["key"]):
            yield pin.fault("key", f"found {pin.record['key']!r}, expected column=value, several joined by &")
            continue
        rows = [line for line in pack.lines[table] if _selects(pin.record["key"], line)]
        if not rows and pack.lines[table]:
            yield table_fault(table, f"no row with {pin.record['key']}, expected one from {pin.record['source']}")
        for line in rows:
            given, wanted = line.cells[pin.record["column"]].strip(), pin.record["value"]
            if given != wanted and line.cells["provenance"] != "reconstructed":
                source = f"expected {wanted!r} from the rulebook ({pin.record['source']})"
                yield line.fault(pin.record["column"], f"found {given!r}, {source}")
    yield from faults


def _selects(key: str, line: SourceRow[object]) -> bool:
    """Whether a line fits a key such as `tier=3&piece!=inhabitant`."""
    for condition in key.split("&"):
        column, operator, value = re.split(r"(!?=)", condition, maxsplit=1)
        if (line.cells.get(column) == value) == (operator == "!="):
            return False
    return True


@check()
def effects_of_the_rulebook(pack: Pack) -> Iterator[PackFault]:
    """Every effect that the rulebook describes occurs often enough."""
    faults: list[PackFault] = []
    path = pack.folder / "base" / "effects.csv"
    for line in _optional(path, ("id", "file", "column", "pattern", "minimum", "meaning"), faults):
        table, pattern = TABLE_OF.get(line.record["file"]), line.record["pattern"]
        if table is None or not line.record["minimum"].isdecimal() or not _is_pattern(pattern):
            yield line.fault("pattern", "expected a file of the pack, a regular expression and a number as minimum")
            continue
        times = sum(
            any(re.search(pattern, text) for text in _forms(row, line.record["column"])) for row in pack.lines[table]
        )
        if times < int(line.record["minimum"]) and pack.lines[table]:
            message = f"{line.record['meaning']!r} occurs {times} times, expected at least {line.record['minimum']}"
            yield table_fault(table, f"column {line.record['column']}: {message} (effect {line.record['id']})")
    yield from faults


def _is_pattern(text: str) -> bool:
    try:
        re.compile(text)
    except re.error:
        return False
    return True


def _forms(row: SourceRow[object], column: str) -> list[str]:
    """The texts of a row in which a pattern is looked for; `site` stands for the sites of a tile."""
    if column != "site":
        return [row.cells.get(column, "")]
    forms = []
    for name in HALVES:
        cost, gain, settlement = (row.cells[f"{name}_{part}"] for part in ("cost", "gain", "settlement"))
        free = ["free"] if cost == gain == "none" else []
        forms += [f"cost:{cost}", f"gain:{gain}", f"settlement:{settlement}", *free]
    return forms


def _example(table: str, reads: tuple[str, ...], wanted: str, holds: Callable[[Box], bool]) -> None:
    """Register a worked example of the rulebook: what some row of the table must show."""

    @check(table, *(f"{table}.{column}" for column in reads))
    def example(pack: Pack) -> Iterator[PackFault]:
        if not holds(pack.box):
            yield table_fault(table, f"expected {wanted}, as in a worked example of the rulebook")


def _incomes(box: Box) -> set[tuple[int, int]]:
    """Coins and points of every player board that can come about with exactly one cattle placed."""

    def vacated(piece: str, count: int) -> list[Recess]:
        return sorted((r for r in box.player_board if r.piece == piece), key=lambda recess: recess.order)[:count]

    incomes = set()
    for houses, settlements in product(range(7), range(5)):
        if settlements <= houses:
            open_ = [*vacated("house", houses), *vacated("settlement", settlements), *vacated("cattle", 1)]
            open_ += vacated("inhabitant", 1 if houses >= 2 else 0)
            incomes.add((sum(r.income_coins for r in open_), sum(r.income_vp for r in open_)))
    return incomes


def _card_costs(box: Box) -> set[tuple[int, ...]]:
    return {(card.cost_coins, card.cost_vases, *card.resources) for card in box.cards}


def _harbour_before_inhabitant(box: Box) -> bool:
    vase, inhabitant = parse_effect("vase:+1"), parse_effect("inhabitants:+1")
    routes = (box.route(round_) for round_ in (1, 2))
    return any(
        a.harbour and a.reward == vase and b.reward == inhabitant for route in routes for a, b in pairwise(route)
    )


def _solo_vp(box: Box) -> set[tuple[str, int]]:
    return {(space.track, space.vp) for space in box.solo_board}


COSTS = ("cost_coins", "cost_vases", "wood", "stone", "loam", "iron")
_example(
    "spaces",
    ("reward",),
    "a space with 2 coins",
    lambda box: parse_effect("coins:+2") in {s.reward for s in box.spaces},
)
_example(
    "tiles",
    ("upper_cost", "upper_gain", "lower_cost", "lower_gain"),
    "a site that costs 4 coins for a step on the coin track",
    lambda box: any(
        (site.cost, site.gain) == (parse_effect("coins:-4"), parse_effect("coin_track:+1"))
        for tile in box.tiles
        for site in tile.sites
    ),
)
_example(
    "income_tracks",
    ("track", "coins", "vp"),
    "a space of the coin track with 5 coins and 1 point",
    lambda box: any((s.track, s.coins, s.vp) == ("coin", 5, 1) for s in box.income_tracks),
)
_example(
    "income_tracks",
    ("track", "cards", "vp"),
    "a space of the card track with 3 cards and no points",
    lambda box: any((s.track, s.cards, s.vp) == ("card", 3, 0) for s in box.income_tracks),
)
_example(
    "player_board",
    ("piece", "order", "income_coins", "income_vp"),
    "a player board with one cattle placed to pay 5 coins and 4 points",
    lambda box: (5, 4) in _incomes(box),
)
_example(
    "production",
    ("canal_order", "resource"),
    "loam before iron and an area after stone on the canal",
    lambda box: (
        (order := {p.resource: p.canal_order for p in box.production})["loam"] < order["iron"] and order["stone"] < 4
    ),
)
_example("cards", COSTS, "a card for 2 coins, 1 stone and 2 loam", lambda box: (2, 0, 0, 1, 2, 0) in _card_costs(box))
_example("cards", COSTS, "a card for 2 stone and 4 loam", lambda box: (0, 0, 0, 2, 4, 0) in _card_costs(box))
_example(
    "river",
    ("harbour", "reward", "segment", "index"),
    "a harbour with a vase before a space with an inhabitant",
    _harbour_before_inhabitant,
)
_example(
    "solo_tiles",
    ("type", "bottom_left"),
    "an A tile with 13 at the bottom left",
    lambda box: any(tile.type == "A" and tile.corners[2] == 13 for tile in box.solo_tiles),
)
_example(
    "solo_board",
    ("track", "vp"),
    "2, 6, 4 and 14 points on the house, settlement, cattle and cactus tracks",
    lambda box: {("house", 2), ("settlement", 6), ("cattle", 4), ("cactus", 14)} <= _solo_vp(box),
)


@check()
def vocabulary(pack: Pack) -> Iterator[PackFault]:
    """The list of words for readers names exactly the words that the effects may use."""
    faults: list[PackFault] = []
    path = pack.folder / "vocabulary.csv"
    if not path.is_file():
        return
    listed = _optional(path, ("term", "group", "argument", "meaning"), faults)
    known = {
        "trigger": set(TRIGGERS),
        "measure": {name for name in MEASURES if "@" not in name},
        "category": set(CATEGORIES),
    }
    terms: dict[str, set[str]] = {"word": set(), **{group: set() for group in known}}
    for line in listed:
        group = line.record["group"] if line.record["group"] in known else "word"
        if line.record["term"] not in known.get(group, set(WORDS)):
            yield line.fault(
                "term", f"found {line.record['term']!r}, which is no {group}, expected one that the effects know"
            )
        if not line.record["meaning"]:
            yield line.fault("meaning", "is empty, expected what the word means")
        terms[group].add(line.record["term"])
    for group, names in {"word": set(WORDS), **known}.items():
        for name in sorted(names - terms[group]):
            yield PackFault("vocabulary.csv", 0, "", f"the {group} {name!r} is missing, expected a row for it")
    yield from faults
