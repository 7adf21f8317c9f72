"""The components as tables for the terminal."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from ..components import Box, Effect, describe, describe_category, describe_rules
from ..components.describe import describe_cost
from ..components.effects import WORD_NAMES, words_of
from ..components.tables import Card, Tile

NUMBERS = {"coins", "cards", "points", "number", "steps", "row", "column", "spaces", "value"}
SHORT = NUMBERS | {"id", "kind", "region", "track", "back", "site", "type", "provenance"}


@dataclass(frozen=True, slots=True)
class PrintedTable:
    """A table before it is printed: each row knows its cells and the effects behind them."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[tuple[str, ...], tuple[Effect, ...], str], ...]  # cells, effects, provenance
    total: int  # before filtering; 0 if the rows are not worth counting

    def filtered(self, effect: str, text: str, provenance: str) -> "PrintedTable":
        """The rows that have a word in an effect, contain a text and come from somewhere."""
        rows = tuple(
            row
            for row in self.rows
            if (not effect or any(effect in WORD_NAMES[word] for found in row[1] for word in words_of(found)))
            and (not text or text.lower() in " ".join(row[0]).lower())
            and (not provenance or row[2] == provenance)
        )
        return replace(self, rows=rows)

    def table(self) -> Table:
        has_provenance = any(row[2] for row in self.rows)
        table = Table(title=self.title, box=SIMPLE_HEAD, pad_edge=False)
        for name in (*self.columns, *(["provenance"] if has_provenance else [])):
            table.add_column(name, justify="right" if name in NUMBERS else "left", no_wrap=name in SHORT)
        for cells, _, provenance in self.rows:
            table.add_row(*cells, *([provenance] if has_provenance else []))
        return table


def shown(title: str, columns: str, records: Iterable[Any], cells: Callable[[Any], tuple[object, ...]]) -> PrintedTable:
    """A table with one row per record; a cell that is an effect or a tuple of rules is put into words."""
    rows = []
    for record in records:
        made = cells(record)
        effects = tuple(effect for cell in made for effect in _effects(cell))
        rows.append((tuple(_text(cell) for cell in made), effects, record.provenance))
    return PrintedTable(title, tuple(columns.split(", ")), tuple(rows), len(rows))


def _effects(cell: object) -> tuple[Effect, ...]:
    if not isinstance(cell, tuple) or not cell:
        return ()
    return cell if isinstance(cell[0], tuple) else (cell,)


def _text(cell: object) -> str:
    if isinstance(cell, tuple):
        if not cell:
            return ""
        return describe_rules(cell) if isinstance(cell[0], tuple) else describe(cell).replace("nothing", "-")
    if isinstance(cell, bool):
        return "yes" if cell else ""
    return str(cell)


def overview(box: Box) -> PrintedTable:
    """How much there is of everything."""
    rows = [
        ("map", f"{len(box.spaces)} spaces in {len(box.regions)} regions", "spaces, regions, links"),
        ("river", f"{len(box.river)} spaces, {len(box.locks)} locks", "river, locks"),
        ("actions", f"{len(box.strips)} strips on {len(box.action_board)} rows", "strips, action-board"),
        ("cards", f"{len(box.cards)} project cards", "cards --base"),
        ("tiles", f"{len(box.tiles)} building tiles", "tiles"),
        ("scoring tiles", f"{len(box.scoring_tiles)} tiles with special projects", "scoring-tiles, markers"),
        ("player board", f"{len(box.player_board)} recesses, {len(box.levers)} levers", "player-board, levers, canal"),
        ("tracks", f"{len(box.income_tracks)} spaces on two income tracks", "tracks"),
        ("solo", f"{len(box.solo_tiles)} tiles of the Wise Eminence", "solo, solo-actions, solo-board, solo-levels"),
        ("Artifacts: cards", f"{len(box.artifact_cards)} project cards", "cards --artifacts"),
        ("Artifacts: artifacts", f"{len(box.artifacts)} sides of artifacts", "artifacts, price-tiles, special-tile"),
        ("Artifacts: lake", f"{len(box.lake)} spaces", "lake, lake-conditions, harbour-tiles"),
    ]
    title = f"Boonlake, data pack {box.name} ({box.hash})"
    return PrintedTable(title, ("part", "what there is", "boonlake box ..."), tuple((row, (), "") for row in rows), 0)


def cards(box: Box, kind: str | None, max_cost: int | None, min_vp: int | None, expansion: bool | None) -> PrintedTable:
    """Project cards that fit all filters."""
    decks = {False: box.cards, True: box.artifact_cards, None: box.cards + box.artifact_cards}
    deck = decks[expansion]
    found = (
        card
        for card in deck
        if (kind is None or card.kind == kind)
        and (max_cost is None or card.cost_coins <= max_cost)
        and (min_vp is None or card.vp >= min_vp)
    )

    def cells(card: Card) -> tuple[object, ...]:
        cost = describe_cost(card.cost_coins, card.cost_vases, card.resources)
        return (card.id, card.name, card.kind, cost, card.vp, _card_text(card))

    made = shown("Project cards", "id, name, kind, cost, points, effect", found, cells)
    by_id = {card.id: card for card in deck}
    rows = tuple((row[0], _card_effects(by_id[row[0][0]]), row[2]) for row in made.rows)
    return replace(made, rows=rows, total=len(deck))


def _card_effects(card: Card) -> tuple[Effect, ...]:
    return (card.immediate, *card.permanent, card.one_time, card.end)


def _card_text(card: Card) -> str:
    parts = (
        ("", describe(card.immediate)),
        ("", describe_rules(card.permanent)),
        ("once, at any time: ", describe(card.one_time)),
        ("at the end: ", describe(card.end)),
    )
    return "; ".join(f"{when}{text}" for when, text in parts if text not in ("", "nothing"))


def tiles(box: Box) -> PrintedTable:
    """Building tiles, one row per site."""
    rows = tuple(row for tile in box.tiles for row in _sites(tile))
    columns = ("id", "back", "site", "cost", "gain", "as a settlement")
    return PrintedTable("Building tiles", columns, rows, len(rows))


def _sites(tile: Tile) -> list[tuple[tuple[str, ...], tuple[Effect, ...], str]]:
    if not tile.sites:
        return [((tile.id, tile.back, "", "", "", ""), (), tile.provenance)]
    return [
        (
            (tile.id, tile.back, name, _text(site.cost), _text(site.gain), _text(site.settlement)),
            (site.cost, site.gain, site.settlement),
            tile.provenance,
        )
        for name, site in zip(("upper", "lower"), tile.sites, strict=False)
    ]


def _scoring_tiles(box: Box) -> PrintedTable:
    return shown(
        "Scoring tiles",
        "id, asks for, values, project, gives",
        box.scoring_tiles,
        lambda t: (
            t.id,
            describe_category(t.category),
            " ".join("+".join(map(str, value)) for value in t.values),
            describe_cost(t.project_coins, 0, t.resources),
            f"{t.project_vp} points, {t.project_track} track",
        ),
    )


MAKERS: dict[str, Callable[[Box], PrintedTable]] = {
    "tiles": tiles,
    "scoring-tiles": _scoring_tiles,
    "levers": lambda box: shown(
        "Levers",
        "row, column, id, coins, effect",
        box.levers,
        lambda r: (r.row, r.column, r.id, r.cost_coins, r.effect),
    ),
    "markers": lambda box: shown(
        "Scoring markers",
        "set, scoring, variant, points",
        box.scoring_markers,
        lambda r: (r.set, r.scoring, r.variant, r.vp),
    ),
    "strips": lambda box: shown(
        "Action strips",
        "name, first, you, everybody (or the others)",
        box.strips,
        lambda r: (r.name, r.first, r.left, r.right),
    ),
    "action-board": lambda box: shown(
        "Action board", "row, steps, points", box.action_board, lambda r: (r.row, r.steps, r.vp_penalty)
    ),
    "tracks": lambda box: shown(
        "Income tracks",
        "track, number, coins, cards, points, reward on the way",
        box.income_tracks,
        lambda r: (r.track, r.position, r.coins, r.cards, r.vp, r.crossing_reward),
    ),
    "player-board": lambda box: shown(
        "Player board",
        "id, tier, piece, coins, points, at the end",
        box.player_board,
        lambda r: (r.id, r.tier, r.piece, r.income_coins, r.income_vp, r.end_vp),
    ),
    "canal": lambda box: shown(
        "Canal",
        "number, resource, level 1, level 2, boats at the start",
        sorted(box.production, key=lambda r: r.canal_order),
        lambda r: (r.canal_order, r.resource, r.level1, r.level2, r.starting_boats),
    ),
    "spaces": lambda box: shown(
        "Spaces of the map",
        "number, region, start, reward, bridge, adjacent",
        box.spaces,
        lambda r: (
            r.number,
            r.region,
            r.start_symbol or "",
            r.reward,
            r.next_to_bridge,
            " ".join(map(str, r.adjacent)),
        ),
    ),
    "regions": lambda box: shown(
        "Regions", "name, spaces, reward", box.regions, lambda r: (r.label, r.spaces, r.reward)
    ),
    "links": lambda box: shown(
        "Bridges and ford",
        "id, kind, between, and, crosses",
        box.links,
        lambda r: (r.id, r.kind, r.space_a, r.space_b, r.crosses),
    ),
    "river": lambda box: shown(
        "River",
        "id, segment, harbour, reward, start",
        box.river,
        lambda r: (r.id, r.segment, r.harbour, r.reward, r.start),
    ),
    "locks": lambda box: shown(
        "Locks",
        "id, after, before, rounds, interim scorings",
        box.locks,
        lambda r: (r.id, r.after, r.before, " ".join(map(str, r.rounds)), " ".join(map(str, r.interim_scoring))),
    ),
    "solo": lambda box: shown(
        "Solo tiles",
        "id, type, top, bottom, actions",
        box.solo_tiles,
        lambda r: (r.id, r.type, "{} {}".format(*r.corners[:2]), "{} {}".format(*r.corners[2:]), ", ".join(r.actions)),
    ),
    "solo-actions": lambda box: shown(
        "What the Wise Eminence does",
        "phase, action, with an A tile, with a B tile",
        box.solo_actions,
        lambda r: (r.phase, r.action, r.effect_a, r.effect_b),
    ),
    "solo-board": lambda box: shown(
        "Tracks of the Wise Eminence", "track, number, points", box.solo_board, lambda r: (r.track, r.position, r.vp)
    ),
    "solo-levels": lambda box: shown(
        "Levels of the solo game",
        "level, A tiles removed, B tiles removed",
        box.solo_difficulty,
        lambda r: (r.level, r.remove_a, r.remove_b),
    ),
    "artifacts": lambda box: shown(
        "Artifacts", "id, name, 2 vases, 3 vases", box.artifacts, lambda r: (r.id, r.name, r.basic, r.advanced)
    ),
    "lake": lambda box: shown(
        "Lake",
        "side, number, on return, for a boat at once",
        box.lake,
        lambda r: (r.side, r.position, r.coast_effect, r.boat_effect),
    ),
    "lake-conditions": lambda box: shown(
        "Lake conditions", "id, round, condition", box.lake_conditions, lambda r: (r.id, r.round, r.effect)
    ),
    "price-tiles": lambda box: shown(
        "Price tiles", "id, place in turn order, price", box.price_tiles, lambda r: (r.id, r.order_position, r.cost)
    ),
    "special-tile": lambda box: shown(
        "Special building tile",
        "half, kind, on developing",
        box.special_tile,
        lambda r: (r.half, r.kind, r.on_develop),
    ),
    "harbour-tiles": lambda box: shown(
        "Harbour tiles", "id, river space, reward", box.harbour_tiles, lambda r: (r.id, r.river_space, r.reward)
    ),
    "constants": lambda box: shown("Numbers of the rules", "name, value", box.constants, lambda r: (r.key, r.value)),
    "pieces": lambda box: shown("Pieces", "name, value", box.counts, lambda r: (r.key, r.value)),
}
"""The command for a table and how the table is made."""
