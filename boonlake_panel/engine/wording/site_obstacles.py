"""What stands in the way of laying a tile on a space or putting a piece on a site."""

from ...texts.messages import text
from ..codes import PIECE_NAMES
from ..rules.gains import price
from ..state import State
from .names import seat_name
from .reasons import Reason, reason


def space_reasons(s: State, space: int) -> list[Reason]:
    """Why no tile can be laid on a space."""
    if s.tiles[space]:
        return [reason("explore.adjacent", "space-taken", space=space)]
    if space not in s.frontier:
        neighbours = ", ".join(str(neighbour) for neighbour in s.t.adjacent[space])
        return [reason("explore.adjacent", "not-adjacent", space=space, neighbours=neighbours)]
    return []


def site_reasons(s: State, seat: int, site: int) -> list[Reason]:
    """Why a seat can put no piece on a site."""
    player = s.players[seat]
    space = site >> 1
    tile = s.tiles[space]
    if not tile:
        return [reason("develop.place", "no-tile", space=space)]
    if s.t.is_pasture[tile]:
        return [reason("develop.sites", "pasture-no-site", space=space)]
    if site & 1 >= s.t.tile_sites[tile]:
        return [reason("develop.sites", "no-lower-site", space=space)]
    reasons = []
    if s.sites[site]:
        piece, owner = text(f"piece-{PIECE_NAMES[s.sites[site] >> 3]}"), seat_name(s, (s.sites[site] & 7) - 1)
        reasons.append(reason("develop.sites", "site-taken", piece=piece, owner=owner))
    if tile == s.t.special_tile and s.artifacts().special_owner != seat:
        owner = seat_name(s, s.artifacts().special_owner)
        reasons.append(reason("artifact.special_tile.basic", "special-owner", owner=owner))
    at = tile * 2 + (site & 1)
    coins = price(s, seat, s.t.site_coins[at])
    if coins > player.coins:
        reasons.append(reason("develop.cost_reward", "coins", needed=coins, has=player.coins))
    if s.t.site_discards[at] > len(player.hand):
        reasons.append(reason("site.pay", "cards", needed=s.t.site_discards[at], has=len(player.hand)))
    return reasons
