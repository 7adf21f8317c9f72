"""What no position can break: pieces, cards and tiles are conserved, spaces hold what they may hold."""

from collections import Counter

from ...texts.messages import text
from ..codes import (
    HOUSE,
    INHABITANT,
    S_COMMON,
    S_END_TURN,
    S_FILL_SCORING,
    S_LAY_STRIPS,
    S_PLACE,
    S_SHIP,
    S_SOLO_LOWER,
    S_SOLO_REMOVE,
    SETTLEMENT,
)
from ..rules.cattle import herd
from ..state import ONE_SHIP_AT_THE_END, Player, State
from .faults import PositionFault, fault_of, full_pasture


def check_position(s: State) -> list[PositionFault]:
    """Everything that makes a position impossible, in words; nothing if it is sound."""
    return [
        *(fault for seat in range(len(s.players)) for fault in _check_pieces(s, seat)),
        *_check_cards(s),
        *_check_tiles(s),
        *_check_ships(s),
        *_check_course(s),
        *_check_scorings(s),
        *_check_solo(s),
        *(s.hooks.check(s) if s.hooks is not None else _check_base_tiles(s)),
    ]


def _on_map(s: State, seat: int, piece: int) -> int:
    return sum(1 for value in s.sites if value and value >> 3 == piece and (value & 7) - 1 == seat)


def _check_pieces(s: State, seat: int) -> list[PositionFault]:
    player = s.players[seat]
    t = s.t
    faults = []
    total = t.starting_ranch + t.starting_supply + 2
    inhabitants = player.ranch + player.supply + 2 - player.tier + _on_map(s, seat, INHABITANT)
    inhabitants += player.on_projects.bit_count()
    more_inhabitants, more_houses, more_cattle = (0, 0, 0) if s.hooks is None else s.hooks.pieces_elsewhere(player)
    inhabitants += more_inhabitants
    if inhabitants != total:
        faults.append(fault_of(seat, text("fault-inhabitants", count=inhabitants, expected=total), "ranch"))
    houses = t.house_count - player.houses + player.aside + _on_map(s, seat, HOUSE)
    houses += more_houses
    if houses != t.house_count:
        faults.append(fault_of(seat, text("fault-houses", count=houses, expected=t.house_count)))
    settlements = _on_map(s, seat, SETTLEMENT)
    if player.settlements != settlements:
        faults.append(fault_of(seat, text("fault-settlements", taken=player.settlements, laid=settlements)))
    cattle = sum(packed >> 4 * seat & 15 for packed in s.cattle)
    cattle += more_cattle
    if player.cattle != cattle:
        faults.append(fault_of(seat, text("fault-cattle", taken=player.cattle, laid=cattle)))
    if player.up & ~player.levers:
        faults.append(fault_of(seat, text("fault-lever")))
    if player.vp != sum(player.ledger):
        words = text("fault-ledger", sum=str(sum(player.ledger)), points=str(player.vp))
        faults.append(fault_of(seat, words, "points"))
    if min(player.coins, player.vases, player.ranch, player.supply) < 0:
        faults.append(fault_of(seat, text("fault-negative"), "ranch"))
    return faults


def card_count(s: State) -> int:
    """How many cards are in the game."""
    return s.t.base_card_count if s.hooks is None else len(s.t.card_ids)


def stored_cards(s: State, player: Player) -> list[int]:
    """Cards of a player that lie face down somewhere else than in the hand."""
    return s.hooks.stored_cards(player) if s.hooks is not None else []


def _check_base_tiles(s: State) -> list[PositionFault]:
    """A base game has only tiles of its own."""
    foreign = any(tile > s.t.base_tile_count for tile in s.tiles)
    return [PositionFault(text("fault-special-alone"))] if foreign else []


def _check_cards(s: State) -> list[PositionFault]:
    where = Counter(s.deck)
    where.update(s.discards)
    for player in s.players:
        where.update(player.hand)
        where.update(player.display)
        where.update(stored_cards(s, player))
    twice = [s.t.card_ids[card] for card, count in where.items() if count > 1]
    missing = [s.t.card_ids[card] for card in range(card_count(s)) if card not in where]
    faults = [PositionFault(text("fault-card-twice", card=card)) for card in twice]
    if missing:
        cards = ", ".join(missing[:5]) + (" ..." if len(missing) > 5 else "")
        faults.append(PositionFault(text("fault-cards-nowhere", count=len(missing), cards=cards)))
    return faults


def _check_tiles(s: State) -> list[PositionFault]:
    faults = []
    waiting = [step[2] for step in s.agenda if step[0] == S_PLACE]
    where = Counter((*s.mound, *s.pastures, *(tile for tile in s.tiles if tile), *waiting))
    twice = [s.t.tile_ids[tile] for tile, count in where.items() if count > 1]
    faults += [PositionFault(text("fault-tile-twice", tile=tile)) for tile in twice]
    for space, tile in enumerate(s.tiles):
        if s.t.is_pasture[tile] and herd(s, space) > s.t.pasture_capacity:
            faults.append(full_pasture(space, herd(s, space), s.t.pasture_capacity))
    return faults


def _check_ships(s: State) -> list[PositionFault]:
    route = s.t.routes[s.round]
    start = s.t.start[s.round][s.people()]
    places = Counter(player.ship for player in s.players)
    shared = s.t.river_shared if s.hooks is None else s.t.river_end
    last_for_one = len(route) - 1 if s.rulings & ONE_SHIP_AT_THE_END else -1
    return [
        PositionFault(text("fault-ships", count=count, space=s.t.river_ids[route[place]]))
        for place, count in places.items()
        if count > 1 and place != start and (place == last_for_one or not shared[route[place]])
    ]


def _check_course(s: State) -> list[PositionFault]:
    waiting = {step[0] for step in s.agenda}
    faults = []
    if len(s.strips) != len(s.t.first) and S_LAY_STRIPS not in waiting:
        faults.append(PositionFault(text("fault-strips", count=len(s.strips), expected=len(s.t.first))))
    if -1 in s.scoring_tiles and S_FILL_SCORING not in waiting:
        faults.append(PositionFault(text("fault-scoring-missing"), "scoring_tiles"))
    if s.row < 0 and waiting & {S_COMMON, S_SHIP, S_END_TURN} and S_SOLO_LOWER not in waiting:
        faults.append(PositionFault(text("fault-taken"), "taken"))
    return faults


def _check_scorings(s: State) -> list[PositionFault]:
    faults = []
    for seat, player in enumerate(s.players):
        if player.kept >= 0 and player.kept not in s.scoring_tiles:
            words = text("fault-own-tile", tile=s.t.scoring_ids[player.kept])
            faults.append(fault_of(seat, words, "own_tile"))
        marks = [player.marks >> 3 * slot & 7 for slot in range(4) if player.scored >> slot & 1]
        if len(set(marks)) < len(marks):
            faults.append(fault_of(seat, text("fault-marker-twice"), "scored"))
        if any(mark > s.scoring for mark in marks):
            faults.append(fault_of(seat, text("fault-marker-early"), "scored"))
    return faults


def _check_solo(s: State) -> list[PositionFault]:
    solo = s.solo
    if solo is None:
        return []
    faults = []
    tiles = [*solo.stack, *solo.seen]
    twice = sorted({tile for tile in tiles if tiles.count(tile) > 1})
    faults += [PositionFault(text("fault-solo-twice", tile=s.t.solo_ids[tile])) for tile in twice]
    if solo.tile >= 0 and solo.tile not in solo.seen:
        faults.append(PositionFault(text("fault-solo-seen", tile=s.t.solo_ids[solo.tile])))
    if solo.corner >= 0 and not solo.stack:
        faults.append(PositionFault(text("fault-solo-corner")))
    if all(step[0] != S_SOLO_REMOVE for step in s.agenda):
        for kind, name in enumerate("AB"):
            count = sum(1 for tile in set(tiles) if s.t.solo_type[tile] == kind)
            if count != solo.keep[kind]:
                faults.append(PositionFault(text("fault-solo-type", count=count, type=name, expected=solo.keep[kind])))
    return faults
