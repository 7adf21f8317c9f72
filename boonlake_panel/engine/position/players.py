"""Reading the players of a position."""

from collections.abc import Mapping
from typing import Any, Final

from ...components.vocabulary import RESOURCES
from ...texts.messages import text
from ..codes import (
    CARRIED,
    HOUSE,
    INHABITANT,
    SETTLEMENT,
    SOURCES,
)
from ..rules.cards import add_rules
from ..state import BOAT_NUMBER, LEVEL_STEP, Player, State
from .faults import shown
from .reader import PositionReader

BOATS_ON_CANAL: Final = 2
PLAYER_FIELDS: Final = frozenset(
    {
        *("coins", "vases", "points", "ranch", "supply", "tier_bonuses", "houses", "houses_aside", "settlements"),
        *("cattle", "production", "boats", "levers", "coin_track", "card_track", "ship", "own_tile", "scored"),
        *("projects", "hand", "display", "ledger", "expansion"),
    }
)


def read_players(reader: PositionReader, s: State, data: Mapping[str, Any]) -> None:
    given = reader.sequence(data.get("players"), "players")
    for seat, player in enumerate(s.players):
        place = f"players[{seat}]"
        content = reader.mapping(given[seat] if seat < len(given) else {}, place, PLAYER_FIELDS)
        _read_expansion(reader, s, seat, content, place)
        _read_goods(reader, s, seat, player, content, place)
        _read_board(reader, s, seat, player, content, place)
        _read_scorings(reader, s, seat, player, content, place)
        _read_ledger(reader, player, content, place)
        if s.hooks is not None:
            s.hooks.finish_player(s, seat)


def _read_expansion(reader: PositionReader, s: State, seat: int, data: Mapping[str, Any], place: str) -> None:
    if s.hooks is not None and s.players[seat].expansion is not None:
        s.hooks.read_player(reader, s, seat, data, f"{place}.expansion")
    elif data.get("expansion") is not None:
        reader.fault(f"{place}.expansion", text("fault-seat-expansion"))


def _on_map(s: State, player: Player, piece: int) -> int:
    return sum(1 for site in player.sites if s.sites[site] >> 3 == piece)


def _read_goods(
    reader: PositionReader, s: State, seat: int, player: Player, data: Mapping[str, Any], place: str
) -> None:
    t = s.t
    coins = player.coins if s.solo is not None else t.starting_coins[(seat - s.first) % len(s.players)]
    player.coins = reader.integer(data, "coins", place, coins, 0, 9999)
    player.vases = reader.integer(data, "vases", place, 0, 0, 999)
    player.hand = sorted(reader.indices(t.card_ids, data.get("hand", []), f"{place}.hand"))
    player.display = reader.indices(t.card_ids, data.get("display", []), f"{place}.display")
    for card in player.display:
        add_rules(player, t.card_permanent[card])
    _, more_houses, more_cattle = (0, 0, 0) if s.hooks is None else s.hooks.pieces_elsewhere(player)
    own_cattle = sum(packed >> 4 * seat & 15 for packed in s.cattle) + more_cattle
    houses, settlements = _on_map(s, player, HOUSE) + more_houses, _on_map(s, player, SETTLEMENT)
    player.settlements = reader.integer(data, "settlements", place, settlements, 0, t.settlement_count)
    player.cattle = reader.integer(data, "cattle", place, own_cattle, 0, t.cattle_count)
    aside = min(settlements, t.house_count - houses)
    player.aside = reader.integer(data, "houses_aside", place, max(0, aside), 0, t.house_count)
    player.houses = reader.integer(data, "houses", place, min(t.house_count, houses + player.aside), 0, t.house_count)
    tiers = sum(
        player.houses >= need[0] and player.settlements >= need[1] and player.cattle >= need[2] for need in t.tier_needs
    )
    player.tier = reader.integer(data, "tier_bonuses", place, tiers if seat < s.people() else 0, 0, 2)
    player.ranch = reader.integer(data, "ranch", place, _usual_ranch(s, player, data), 0, 99)


def _usual_ranch(s: State, player: Player, data: Mapping[str, Any]) -> int:
    """The inhabitants of the start, or as many as are left when others stand somewhere else."""
    projects, supply = data.get("projects"), data.get("supply")
    left = s.t.starting_ranch + s.t.starting_supply + player.tier - _on_map(s, player, INHABITANT)
    left -= sum(map(bool, projects.values())) if isinstance(projects, Mapping) else 0
    return max(0, left - supply if isinstance(supply, int) else min(player.ranch, left))


def _read_board(
    reader: PositionReader, s: State, seat: int, player: Player, data: Mapping[str, Any], place: str
) -> None:
    t = s.t
    usual = {"wood": 1} if seat < s.people() else {}
    production = reader.mapping(data.get("production", usual), f"{place}.production", frozenset(RESOURCES))
    for name in production:
        if name in RESOURCES:
            player.levels += LEVEL_STEP[RESOURCES.index(name)] * reader.integer(
                production, name, f"{place}.production", 0, 0, 2
            )
    count = BOATS_ON_CANAL if s.hooks is None else s.hooks.boats_on_canal(player)
    boats = reader.indices(RESOURCES, data.get("boats", [RESOURCES[t.canal[0]]] * count), f"{place}.boats")
    areas = tuple(sorted(t.canal.index(resource) for resource in boats))
    if len(areas) == count:
        player.boats = BOAT_NUMBER[areas]
    else:
        reader.fault(f"{place}.boats", text("fault-boats", count=count))
    levers = reader.mapping(data.get("levers"), f"{place}.levers")
    for name, side in levers.items():
        lever = reader.index(t.lever_names, name, f"{place}.levers")
        if side not in ("up", "down"):
            reader.fault(f"{place}.levers.{name}", text("fault-lever-side", found=shown(side)))
        elif lever >= 0:
            player.levers |= 1 << lever
            player.up |= (side == "up") << lever
    player.coin_track = reader.integer(data, "coin_track", place, 0, 0, len(t.track[0]) - 1)
    player.card_track = reader.integer(data, "card_track", place, 0, 0, len(t.track[1]) - 1)
    start = t.start[s.round][s.people()]
    route = [t.river_ids[space] for space in t.routes[s.round]]
    player.ship = max(0, reader.index(route, data.get("ship", route[start]), f"{place}.ship"))


def _read_scorings(
    reader: PositionReader, s: State, seat: int, player: Player, data: Mapping[str, Any], place: str
) -> None:
    t = s.t
    slots = ["" if tile < 0 else t.scoring_ids[tile] for tile in s.scoring_tiles]
    own = data.get("own_tile", slots[seat] or None if seat < s.people() else None)
    if own is not None:
        player.kept = reader.index(t.scoring_ids, own, f"{place}.own_tile")
    scored = reader.mapping(data.get("scored"), f"{place}.scored")
    for name in scored:
        slot = reader.index(slots, name, f"{place}.scored")
        number = reader.integer(scored, name, f"{place}.scored", 1, 1, 4)
        if slot >= 0:
            player.scored |= 1 << slot
            player.marks |= number << 3 * slot
    for name, piece in reader.mapping(data.get("projects"), f"{place}.projects").items():
        slot = reader.index(slots, name, f"{place}.projects")
        if slot >= 0:
            player.projects |= 1 << slot
            player.on_projects |= bool(piece) << slot
    used = player.ranch + 2 - player.tier + _on_map(s, player, INHABITANT) + player.on_projects.bit_count()
    used += 0 if s.hooks is None else s.hooks.pieces_elsewhere(player)[0]
    total = t.starting_ranch + t.starting_supply + 2
    player.supply = reader.integer(data, "supply", place, max(0, total - used), 0, total)


def _read_ledger(reader: PositionReader, player: Player, data: Mapping[str, Any], place: str) -> None:
    ledger = reader.mapping(data.get("ledger"), f"{place}.ledger", frozenset(SOURCES))
    for name in ledger:
        if name in SOURCES:
            player.ledger[SOURCES.index(name)] = reader.integer(ledger, name, f"{place}.ledger", 0, -9999, 9999)
    player.vp = reader.integer(data, "points", place, sum(player.ledger), -9999, 9999)
    player.ledger[CARRIED] += player.vp - sum(player.ledger)
