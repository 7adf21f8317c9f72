"""The components as tables for the terminal."""

from collections.abc import Callable
from dataclasses import replace

from ..components import Box, Effect, describe, describe_category, describe_rules
from ..components.describe import describe_cost
from ..components.tables import Card, Tile
from ..components.vocabulary import HALVES
from ..expansions import expansion_modules
from .printed_table import PrintedTable, cell_text, printed_table

EXPANSIONS = tuple(expansion_modules("cli.expansions", "tables").values())


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
        *(row for module in EXPANSIONS for row in module.overview(box)),
    ]
    title = f"Boonlake, data pack {box.name} ({box.hash})"
    return PrintedTable(title, ("part", "what there is", "boonlake box ..."), tuple((row, (), "") for row in rows), 0)


def cards(box: Box, kind: str | None, max_cost: int | None, min_vp: int | None, expansion: bool | None) -> PrintedTable:
    """Project cards that fit all filters."""
    decks = {False: box.cards, True: box.all_cards[len(box.cards) :], None: box.all_cards}
    deck = decks[expansion]
    matching = (
        card
        for card in deck
        if (kind is None or card.kind == kind)
        and (max_cost is None or card.cost_coins <= max_cost)
        and (min_vp is None or card.vp >= min_vp)
    )

    def cells(card: Card) -> tuple[object, ...]:
        cost = describe_cost(card.cost_coins, card.cost_vases, card.resources)
        return (card.id, card.name, card.kind, cost, card.vp, _card_text(card))

    made = printed_table("Project cards", "id, name, kind, cost, points, effect", matching, cells)
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
            (tile.id, tile.back, name, cell_text(site.cost), cell_text(site.gain), cell_text(site.settlement)),
            (site.cost, site.gain, site.settlement),
            tile.provenance,
        )
        for name, site in zip(HALVES, tile.sites, strict=False)
    ]


def _scoring_tiles(box: Box) -> PrintedTable:
    return printed_table(
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
    "levers": lambda box: printed_table(
        "Levers",
        "row, column, id, coins, effect",
        box.levers,
        lambda r: (r.row, r.column, r.id, r.cost_coins, r.effect),
    ),
    "markers": lambda box: printed_table(
        "Scoring markers",
        "set, scoring, variant, points",
        box.scoring_markers,
        lambda r: (r.set, r.scoring, r.variant, r.vp),
    ),
    "strips": lambda box: printed_table(
        "Action strips",
        "name, first, you, everybody (or the others)",
        box.strips,
        lambda r: (r.name, r.first, r.left, r.right),
    ),
    "action-board": lambda box: printed_table(
        "Action board", "row, steps, points", box.action_board, lambda r: (r.row, r.steps, r.vp_penalty)
    ),
    "tracks": lambda box: printed_table(
        "Income tracks",
        "track, number, coins, cards, points, reward on the way",
        box.income_tracks,
        lambda r: (r.track, r.position, r.coins, r.cards, r.vp, r.crossing_reward),
    ),
    "player-board": lambda box: printed_table(
        "Player board",
        "id, tier, piece, coins, points, at the end",
        box.player_board,
        lambda r: (r.id, r.tier, r.piece, r.income_coins, r.income_vp, r.end_vp),
    ),
    "canal": lambda box: printed_table(
        "Canal",
        "number, resource, level 1, level 2, boats at the start",
        sorted(box.production, key=lambda r: r.canal_order),
        lambda r: (r.canal_order, r.resource, r.level1, r.level2, r.starting_boats),
    ),
    "spaces": lambda box: printed_table(
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
    "regions": lambda box: printed_table(
        "Regions", "name, spaces, reward", box.regions, lambda r: (r.label, r.spaces, r.reward)
    ),
    "links": lambda box: printed_table(
        "Bridges and ford",
        "id, kind, between, and, crosses",
        box.links,
        lambda r: (r.id, r.kind, r.space_a, r.space_b, r.crosses),
    ),
    "river": lambda box: printed_table(
        "River",
        "id, segment, harbour, reward, start",
        box.river,
        lambda r: (r.id, r.segment, r.harbour, r.reward, r.start),
    ),
    "locks": lambda box: printed_table(
        "Locks",
        "id, after, before, rounds, interim scorings",
        box.locks,
        lambda r: (r.id, r.after, r.before, " ".join(map(str, r.rounds)), " ".join(map(str, r.interim_scoring))),
    ),
    "solo": lambda box: printed_table(
        "Solo tiles",
        "id, type, top, bottom, actions",
        box.solo_tiles,
        lambda r: (r.id, r.type, "{} {}".format(*r.corners[:2]), "{} {}".format(*r.corners[2:]), ", ".join(r.actions)),
    ),
    "solo-actions": lambda box: printed_table(
        "What the Wise Eminence does",
        "phase, action, with an A tile, with a B tile",
        box.solo_actions,
        lambda r: (r.phase, r.action, r.effect_a, r.effect_b),
    ),
    "solo-board": lambda box: printed_table(
        "Tracks of the Wise Eminence", "track, number, points", box.solo_board, lambda r: (r.track, r.position, r.vp)
    ),
    "solo-levels": lambda box: printed_table(
        "Levels of the solo game",
        "level, A tiles removed, B tiles removed",
        box.solo_difficulty,
        lambda r: (r.level, r.remove_a, r.remove_b),
    ),
    **{name: maker for module in EXPANSIONS for name, maker in module.MAKERS.items()},
    "constants": lambda box: printed_table(
        "Numbers of the rules", "name, value", box.constants, lambda r: (r.key, r.value)
    ),
    "pieces": lambda box: printed_table("Pieces", "name, value", box.counts, lambda r: (r.key, r.value)),
}
"""The command for a table and how the table is made."""
