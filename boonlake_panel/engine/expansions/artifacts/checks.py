"""What no position with the expansion can break: single pieces exist once, figures and artifacts fit together."""

from collections import Counter

from ....texts.messages import text
from ...codes import PURPLE, SHIPYARD
from ...position.faults import PositionFault, fault_of, full_pasture
from ...rules.cattle import herd
from ...state import BOATS, LEVELS, State
from .codes import (
    S_ARTIFACTS,
    S_CONDITIONS,
    S_LAUNCH,
    S_PRICE,
)
from .state import NO_PURPLE, ON_MAP, START, BoardPart, PlayerPart, artifact_count, board_of, part_of, part_or_none
from .tables import tables_of


def check(s: State) -> list[PositionFault]:
    """Everything that makes the expansion's part of a position impossible."""
    board = board_of(s)
    faults = [*_check_display(s, board), *_check_special(s, board), *_check_purple(s, board)]
    for seat, player in enumerate(s.players):
        part = part_or_none(player)
        if part is not None:
            faults += [fault_of(seat, words, "expansion") for words in _check_player(s, seat, part)]
    return faults


def _check_display(s: State, board: BoardPart) -> list[PositionFault]:
    """Each artifact and price tile lies in one place; one condition for each round."""
    t = s.t
    waiting = {step[0] for step in s.agenda}
    people = [part_of(player) for player in s.players if player.expansion is not None]
    taken = [player.artifact for player in people if player.artifact >= 0]
    pieces = Counter(tables_of(t).artifact_piece[artifact] for artifact in (*board.display, *taken))
    faults = [
        PositionFault(text("fault-artifact-twice", artifact=piece)) for piece, count in pieces.items() if count > 1
    ]
    prices = Counter(tile for own in (*board.prices, *(player.prices for player in people)) for tile in own)
    twice = [tables_of(t).price_ids[tile] for tile, count in prices.items() if count > 1]
    faults += [PositionFault(text("fault-price-twice", tile=tile)) for tile in twice]
    if any(player.prices for player in people) and S_PRICE not in waiting:
        faults.append(PositionFault(text("fault-price-left")))
    if S_CONDITIONS not in waiting and [tables_of(t).condition_round[number] for number in board.conditions] != [1, 2]:
        faults.append(PositionFault(text("fault-conditions"), "expansion.conditions"))
    most = artifact_count(s)
    count = len(board.display) + len(taken)
    if S_ARTIFACTS not in waiting and not (len(taken) < count <= most or (s.solo is not None and count <= most)):
        faults.append(PositionFault(text("fault-artifacts", count=count, most=most)))
    return faults


def _check_special(s: State, board: BoardPart) -> list[PositionFault]:
    """The special tile lies where the board says, holds only its owner's pieces, and is nowhere else."""
    space = board.special_space
    laid = [at for at, tile in enumerate(s.tiles) if tile == tables_of(s.t).special_tile]
    if laid != ([space] if space else []):
        spaces = ", ".join(map(str, laid)) or "none"
        return [PositionFault(text("fault-special-place", spaces=spaces, expected=str(space or "none")))]
    holders = [seat for seat, player in enumerate(s.players) if player.expansion and part_of(player).special]
    if len(holders) + len(laid) > 1:
        return [PositionFault(text("fault-special-twice"))]
    if not space:
        return []
    faults = []
    piece = s.sites[space * 2]
    others = s.cattle[space] & ~(15 << 4 * board.special_owner)
    if (piece and (piece & 7) - 1 != board.special_owner) or others:
        faults.append(PositionFault(text("fault-special-owner")))
    if herd(s, space) > s.t.pasture_capacity:
        faults.append(full_pasture(space, herd(s, space), s.t.pasture_capacity))
    return faults


def _check_purple(s: State, board: BoardPart) -> list[PositionFault]:
    """There is one purple inhabitant; it stands on the map exactly if its owner says so."""
    owners = [n for n, one in enumerate(s.players) if one.expansion and part_of(one).purple != NO_PURPLE]
    sites = [site for site, piece in enumerate(s.sites) if piece and piece >> 3 == PURPLE]
    if len(owners) > 1 or len(sites) > 1:
        return [PositionFault(text("fault-purple-twice"))]
    on_map = [seat for seat in owners if part_of(s.players[seat]).purple == ON_MAP]
    if [(s.sites[site] & 7) - 1 for site in sites] != on_map or (sites and board.purple_site != sites[0]):
        return [PositionFault(text("fault-purple-place"))]
    return []


def _check_player(s: State, seat: int, player: PlayerPart) -> list[str]:
    """What is wrong with a player's parts, in words."""
    faults = []
    if (player.side == START) != (player.place == 0):
        faults.append(text("fault-figure"))
    shipyards = [site for site in s.players[seat].sites if s.sites[site] >> 3 == SHIPYARD]
    if shipyards != ([player.shipyard] if player.shipyard else []):
        faults.append(text("fault-shipyard"))
    launching = any(step[:2] == (S_LAUNCH, seat) for step in s.agenda)
    if player.boat != (bool(player.shipyard) and not launching):
        faults.append(text("fault-figure-boat"))
    boats = len(BOATS[s.players[seat].boats])
    if boats != 2 - player.boat:
        faults.append(text("fault-canal", count=boats, expected=2 - player.boat))
    if player.artifact >= 0 and not player.boat:
        faults.append(text("fault-retrieved"))
    side = tables_of(s.t).artifacts[player.artifact] if player.artifact >= 0 else None
    slots = side.basic_vases + side.advanced_vases if side is not None else 0
    if player.plugged > slots:
        faults.append(text("fault-plugged", vases=player.plugged, slots=slots))
    levels = LEVELS[s.players[seat].levels]
    if any(player.annexes >> resource & 1 and not levels[resource] for resource in range(4)):
        faults.append(text("fault-annex"))
    return faults
