"""Cattle: who pays what for them on which pasture, and what they bring at once."""

from ...components import vocabulary as w
from ...components.effects import Effect
from ..codes import CATTLE, CATTLE_POINTS, HOUSE, PAY, S_PAY_CATTLE, SHIFT, SURCHARGES
from ..events import E_CATTLE
from ..lists import added
from ..reasons import Reason, reason
from ..state import CATTLE_DISCOUNT, Player, State, Step
from ..tables import T_CATTLE_PLACED
from .develop import add_presence
from .gains import check_tiers, fire, gain_coins, gain_vp, give_inhabitants
from .handlers import offers
from .upgrade import Way


def herd(s: State, space: int) -> int:
    """How many cattle stand on a pasture."""
    packed = s.cattle[space]
    return (packed & 15) + (packed >> 4 & 15) + (packed >> 8 & 15) + (packed >> 12 & 15)


def cattle_cost(s: State, player: Player, here: int) -> tuple[int, int]:
    """Inhabitants for the next cattle beside those that are here, and how many of them points can replace."""
    extra = s.t.cattle_extra[player.cattle]
    due = max(0, here + 1 + extra - player.modifiers[CATTLE_DISCOUNT])
    return due, min(extra, due)


def cattle_ways(s: State, seat: int, space: int) -> list[Way]:
    """Every way to pay for cattle on a pasture; empty if it is impossible."""
    player = s.players[seat]
    here = herd(s, space)
    if player.cattle >= s.t.cattle_count or here >= s.t.pasture_capacity:
        return []
    due, replaceable = cattle_cost(s, player, here)
    return [(due - replaced, replaced, 0) for replaced in range(replaceable + 1) if due - replaced <= player.ranch]


def herd_limit(s: State, player: Player) -> int:
    """A player can place another cattle where fewer than so many stand; points can replace the surcharge."""
    return min(s.t.pasture_capacity, player.ranch + player.modifiers[CATTLE_DISCOUNT])


@offers(w.PLACE_CATTLE)
def cattle_options(s: State, seat: int, _effect: Effect, _index: int, out: list[int]) -> None:
    player = s.players[seat]
    if player.cattle >= s.t.cattle_count:
        return
    pasture = s.t.is_pasture
    limit = herd_limit(s, player)
    for space, tile in enumerate(s.tiles):
        if pasture[tile] and herd(s, space) < limit:
            out.append(CATTLE << SHIFT | space)
    if s.hooks is not None:
        out.extend([CATTLE << SHIFT | space for space in s.hooks.own_pastures(s, seat) if herd(s, space) < limit])


def cattle_reasons(s: State, step: Step, space: int) -> list[Reason]:
    player = s.players[step[1]]
    t = s.t
    if s.hooks is not None and (reasons := s.hooks.why_not_here(s, step[1], space)):
        return reasons
    if not t.is_pasture[s.tiles[space]] and s.tiles[space] <= t.base_tile_count:
        return [reason("cattle.choose_pasture", "not-pasture", space=space)]
    if player.cattle >= t.cattle_count:
        return [reason("cattle.take_topmost", "no-cattle-left", count=t.cattle_count)]
    here = herd(s, space)
    if here >= t.pasture_capacity:
        return [reason("cattle.choose_pasture", "pasture-full", has=here, limit=t.pasture_capacity)]
    if here < herd_limit(s, player):
        return []
    due, replaceable = cattle_cost(s, player, here)
    return [reason("cattle.cost", "ranch", needed=due - replaceable, has=player.ranch)]


def pastures(s: State, _step: Step) -> list[int]:
    """Spaces on which cattle can stand."""
    return [space for space, tile in enumerate(s.tiles) if s.t.is_pasture[tile] or tile > s.t.base_tile_count]


def place_cattle(s: State, step: Step, space: int) -> None:
    s.agenda[-1] = (S_PAY_CATTLE, step[1], space)


def pay_cattle(s: State, step: Step) -> list[int]:
    return [PAY << SHIFT | n for n in range(len(cattle_ways(s, step[1], step[2])))]


def paid_cattle(s: State, step: Step, choice: int) -> None:
    _, seat, space = step
    inhabitants, replaced, _ = cattle_ways(s, seat, space)[choice]
    s.agenda.pop()
    give_inhabitants(s, seat, inhabitants, CATTLE_POINTS)
    gain_vp(s, seat, -replaced * s.t.replaced_vp, SURCHARGES, "cattle.surcharge")
    s.players[seat].cattle += 1
    s.cattle = added(s.cattle, space, 1 << 4 * seat)
    add_presence(s, seat, space)
    if s.log is not None:
        s.log.append((E_CATTLE, seat, space, -1, ""))
    check_tiers(s, seat)
    coins = s.t.house_coins * pieces_next_to(s, space, HOUSE)
    if coins:
        gain_coins(s, seat, coins, CATTLE_POINTS)
    fire(s, seat, T_CATTLE_PLACED)


def pieces_next_to(s: State, space: int, piece: int) -> int:
    """Houses or settlements of any owner on tiles adjacent to a space."""
    around = [site for neighbour in s.t.adjacent[space] for site in (neighbour * 2, neighbour * 2 + 1)]
    return sum(1 for site in around if s.sites[site] >> 3 == piece)
