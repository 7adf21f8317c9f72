"""Upgrading: an inhabitant becomes a house, a house becomes a settlement; costs, conditions and what comes of it."""

from typing import Final

from ...components import vocabulary as w
from ...components.effects import Effect
from ..codes import (
    HOUSE,
    INHABITANT,
    PAY,
    S_PAY_UPGRADE,
    SETTLEMENT,
    SETTLEMENT_PENALTY,
    SHIFT,
    SITES,
    STRUCTURES,
    SURCHARGES,
    UPGRADE,
)
from ..events import E_HOUSE, E_HOUSE_BACK, E_SETTLEMENT
from ..lists import changed
from ..names import site_name
from ..reasons import Reason, reason
from ..setup import seat_colour
from ..state import SYMBOL_OF_SWAPPED_SITE, Player, State, Step
from ..tables import T_HOUSE_UPGRADE, T_SETTLEMENT_UPGRADE
from .alternatives import alternatives
from .gains import check_tiers, fire, gain_vp, give_inhabitants, use_levers
from .handlers import offers

# How an upgrade is paid for.
NORMAL: Final = 0
FREE_HOUSE: Final = 1
EASED: Final = 2
FREE_SETTLEMENT: Final = 3
SWAP: Final = 4

UPGRADES: Final = (w.UPGRADE, w.UPGRADE_TO_HOUSE, w.UPGRADE_TO_SETTLEMENT)
EASY_SETTLEMENTS: Final = {FREE_SETTLEMENT: "lake.vp.settlement", SWAP: "artimm.settlement_swap"}
Way = tuple[int, int, int]  # inhabitants given up, inhabitants replaced by points, bits of the levers used


@offers(*UPGRADES)
def upgrade_options(s: State, seat: int, effect: Effect, _index: int, out: list[int]) -> None:
    """Own inhabitants that can become houses and own houses that can become settlements."""
    mode = upgrade_mode(effect)
    player = s.players[seat]
    houses = mode in (NORMAL, FREE_HOUSE) and house_left(s, player) and can_pay_house(s, player, mode)
    settlements = mode != FREE_HOUSE and settlement_left(s, player)
    needed = 0
    if settlements and mode in (NORMAL, EASED):  # with every lever: no other way asks for less
        ease = settlement_ease(s, mode, settlement_levers(s, player))
        due, replaceable = settlement_cost(s, player, ease)
        settlements = player.ranch >= due - replaceable
        needed = presences_needed(s, ease)
    if not houses and not settlements:
        return
    for site in player.sites:
        piece = s.sites[site] >> 3
        if (houses and can_become_house(s, seat, piece)) or (
            piece == HOUSE and settlements and (needed <= 0 or presences_near(s, site) >= needed)
        ):
            out.append(UPGRADE << SHIFT | site)


def can_become_house(s: State, seat: int, piece: int) -> bool:
    """Whether a piece can be upgraded to a house."""
    if piece >= STRUCTURES and s.hooks is not None:
        return not s.hooks.why_no_house(s, seat, piece)
    return piece == INHABITANT


def upgrade_mode(effect: Effect) -> int:
    if effect[0] == w.UPGRADE_TO_HOUSE:
        return FREE_HOUSE
    if effect[0] == w.UPGRADE_TO_SETTLEMENT:
        return (EASED, FREE_SETTLEMENT, SWAP)[effect[1]]
    return NORMAL


def mode_of(step: Step) -> int:
    """How the upgrade that a step asks for is paid."""
    return next((upgrade_mode(effect) for effect in alternatives(step) if effect[0] in UPGRADES), NORMAL)


def house_left(s: State, player: Player) -> bool:
    """Whether a house is on the player board or was laid aside."""
    return player.houses < s.t.house_count or player.aside > 0


def settlement_left(s: State, player: Player) -> bool:
    return player.settlements < s.t.settlement_count


def can_pay_house(s: State, player: Player, mode: int) -> bool:
    return mode == FREE_HOUSE or player.ranch >= s.t.house_cost


def presences_near(s: State, site: int) -> int:
    """Other presences on the tile of a site and on adjacent tiles."""
    space = site >> 1
    crowd = s.crowd
    near = crowd[space] - 1
    for neighbour in s.t.adjacent[space]:
        near += crowd[neighbour]
    if s.hooks is not None:
        near += s.hooks.extra_presences(s, (s.sites[site] & 7) - 1, (space, *s.t.adjacent[space]))
    return near


def settlement_ease(s: State, mode: int, levers: int) -> int:
    """How much the way of upgrading and some levers ease an upgrade to a settlement."""
    ease = 1 if mode == EASED else 0
    for lever in s.t.lever_bits[levers]:
        ease += s.t.lever_effect[lever][1]
    return ease


def settlement_levers(s: State, player: Player) -> int:
    """Unused levers that ease an upgrade to a settlement."""
    return player.up & s.t.levers_on[T_SETTLEMENT_UPGRADE]


def presences_needed(s: State, ease: int) -> int:
    """Other presences that must stand near a house that becomes a settlement."""
    return s.t.settlement_presences - ease


def settlement_cost(s: State, player: Player, ease: int) -> tuple[int, int]:
    """Inhabitants for the next settlement, and how many of them points can replace."""
    extra = s.t.settlement_extra[player.settlements]
    due = max(0, s.t.settlement_cost + extra - ease)
    return due, min(extra, due)


def settlement_ways(s: State, seat: int, site: int, mode: int) -> list[Way]:
    """Every way to pay for turning a house into a settlement; empty if it is impossible."""
    if mode in (FREE_SETTLEMENT, SWAP):
        return [(0, 0, 0)]
    player = s.players[seat]
    near = presences_near(s, site)
    levers = settlement_levers(s, player)
    ways: list[Way] = []
    for bits in (0, levers) if levers else (0,):
        ease = settlement_ease(s, mode, bits)
        if near < presences_needed(s, ease):
            continue
        due, replaceable = settlement_cost(s, player, ease)
        for replaced in range(replaceable + 1):
            if due - replaced <= player.ranch:
                ways.append((due - replaced, replaced, bits))
    return ways


def upgrade_reasons(s: State, step: Step, site: int) -> list[Reason]:
    seat = step[1]
    mode = mode_of(step)
    if not s.sites[site] or (s.sites[site] & 7) - 1 != seat:
        return [reason("upgrade.choice", "no-own-piece", seat=seat_colour(seat), site=site_name(site))]
    piece = s.sites[site] >> 3
    if piece == SETTLEMENT:
        return [reason("upgrade.choice", "is-settlement")]
    if piece >= STRUCTURES and s.hooks is not None and (reasons := s.hooks.why_no_house(s, seat, piece)):
        return reasons
    if can_become_house(s, seat, piece):
        if mode not in (NORMAL, FREE_HOUSE):
            rule = EASY_SETTLEMENTS.get(mode, "imm.easier_settlement")
            return [reason(rule, "no-house-here", site=site_name(site))]
        return _house_reasons(s, s.players[seat], mode)
    if piece != HOUSE or mode == FREE_HOUSE:
        return [reason("imm.free_house", "no-inhabitant-here", site=site_name(site))]
    return _settlement_reasons(s, seat, site, mode)


def _house_reasons(s: State, player: Player, mode: int) -> list[Reason]:
    reasons = []
    if not house_left(s, player):
        reasons.append(reason("general.removed_house_reuse", "no-house-left", count=s.t.house_count))
    if not can_pay_house(s, player, mode):
        reasons.append(reason("upgrade.house.cost", "ranch", needed=s.t.house_cost, has=player.ranch))
    return reasons


def _settlement_reasons(s: State, seat: int, site: int, mode: int) -> list[Reason]:
    """What is missing although every lever helps."""
    player = s.players[seat]
    if not settlement_left(s, player):
        return [reason("upgrade.settlement.limit", "no-settlement-left", count=s.t.settlement_count)]
    if settlement_ways(s, seat, site, mode):
        return []
    ease = settlement_ease(s, mode, settlement_levers(s, player))
    reasons = []
    needed, near = presences_needed(s, ease), presences_near(s, site)
    if near < needed:
        reasons.append(reason("upgrade.settlement.adjacency", "presences", needed=needed, has=near))
    due, replaceable = settlement_cost(s, player, ease)
    if player.ranch < due - replaceable:
        reasons.append(reason("upgrade.settlement.base_cost", "ranch", needed=due - replaceable, has=player.ranch))
    return reasons


def own_pieces(s: State, step: Step) -> list[int]:
    """Sites with a piece of the seat that is asked."""
    return s.players[step[1]].sites


def upgrade(s: State, step: Step, site: int) -> None:
    """Starts an upgrade: a house is exchanged at once, a settlement after its payment is chosen."""
    seat = step[1]
    mode = mode_of(step)
    s.agenda.pop()
    if s.sites[site] >> 3 != HOUSE:
        upgrade_to_house(s, seat, site, mode)
    else:
        s.agenda.append((S_PAY_UPGRADE, seat, site, mode))


def take_house(s: State, seat: int) -> None:
    """Takes a house from the highest tier that holds one, or one that was laid aside."""
    player = s.players[seat]
    if player.houses < s.t.house_count:
        player.houses += 1
        check_tiers(s, seat)
    else:
        player.aside -= 1


def upgrade_to_house(s: State, seat: int, site: int, mode: int) -> None:
    player = s.players[seat]
    if mode == NORMAL:
        give_inhabitants(s, seat, s.t.house_cost, SITES)
    if s.sites[site] >> 3 >= STRUCTURES and s.hooks is not None:
        s.hooks.piece_replaced(s, seat)
    else:
        player.supply += 1  # the inhabitant on the site
    s.sites = changed(s.sites, site, HOUSE * 8 + seat + 1)
    if s.log is not None:
        s.log.append((E_HOUSE, seat, site, SITES, ""))
    take_house(s, seat)
    fire(s, seat, T_HOUSE_UPGRADE)


def pay_upgrade(s: State, step: Step) -> list[int]:
    return [PAY << SHIFT | n for n in range(len(settlement_ways(s, step[1], step[2], step[3])))]


def paid_upgrade(s: State, step: Step, choice: int) -> None:
    _, seat, site, mode = step
    inhabitants, replaced, bits = settlement_ways(s, seat, site, mode)[choice]
    s.agenda.pop()
    use_levers(s, seat, bits)
    give_inhabitants(s, seat, inhabitants, SITES, "upgrade.settlement.base_cost")
    gain_vp(s, seat, -replaced * s.t.replaced_vp, SURCHARGES)
    upgrade_to_settlement(s, seat, site, mode)


def has_settlement(s: State, seat: int, region: int) -> bool:
    settlement = SETTLEMENT * 8 + seat + 1
    return any(s.sites[site] == settlement and s.t.region[site >> 1] == region for site in s.players[seat].sites)


def settlement_points(s: State, seat: int, site: int, mode: int) -> tuple[int, int]:
    """Points that a new settlement changes at once: as a second one in its region, and by the symbol of its site."""
    symbol = s.t.site_settlement[s.tiles[site >> 1] * 2 + (site & 1)]
    if mode == SWAP:  # no upgrade, so neither the region nor, usually, the site changes the points
        return 0, symbol if s.rulings & SYMBOL_OF_SWAPPED_SITE else 0
    crowded = has_settlement(s, seat, s.t.region[site >> 1])
    return s.t.same_region_vp if crowded else 0, symbol


def upgrade_to_settlement(s: State, seat: int, site: int, mode: int) -> None:
    """Exchanges the house; a second settlement in a region and symbols of the site change the points."""
    player = s.players[seat]
    penalty, symbol = settlement_points(s, seat, site, mode)
    exchange_house(s, seat, site, "artimm.settlement_swap" if mode == SWAP else "")
    if mode == SWAP:  # the house goes back to the player board
        player.aside -= 1
        player.houses -= 1
        if s.log is not None:
            s.log.append((E_HOUSE_BACK, seat, 1, SITES, ""))
    check_tiers(s, seat)
    gain_vp(s, seat, penalty, SETTLEMENT_PENALTY)
    gain_vp(s, seat, symbol, SITES, "site.settlement_gain" if symbol > 0 else "site.settlement_loss")


def exchange_house(s: State, seat: int, site: int, rule: str = "") -> None:
    """The topmost settlement takes the place of a house, which is laid aside."""
    player = s.players[seat]
    s.sites = changed(s.sites, site, SETTLEMENT * 8 + seat + 1)
    player.settlements += 1
    player.aside += 1
    if s.log is not None:
        s.log.append((E_SETTLEMENT, seat, site, SITES, rule))
