"""Pieces on building sites and pastures: develop, upgrade, cattle."""

from bisect import insort

from ...components import vocabulary as w
from ...components.effects import Effect
from ..codes import (
    CATTLE,
    CATTLE_POINTS,
    DEVELOP,
    HOUSE,
    INHABITANT,
    PAY,
    PURPLE,
    S_PAY_CATTLE,
    S_PAY_UPGRADE,
    SETTLEMENT,
    SETTLEMENT_PENALTY,
    SHIFT,
    SITES,
    SURCHARGES,
    UPGRADE,
)
from ..events import E_CATTLE, E_DEVELOP, E_HOUSE, E_LEVER, E_SETTLEMENT
from ..expansions.artifacts.state import ON_RANCH
from ..state import CATTLE_DISCOUNT, COIN_DISCOUNT, NO_TRIGGERS, Player, State, Step
from ..tables import (
    T_CATTLE_PLACED,
    T_CHEAP_SITE,
    T_DEVELOP,
    T_DEVELOP_LOWER,
    T_HOUSE_UPGRADE,
    T_NEW_REGION,
    T_PRESENCE_NEAR_SHIPYARD,
    T_SETTLEMENT_UPGRADE,
)
from .gains import check_tiers, discard_cards, fire, gain_coins, gain_vp, give_inhabitants, pay_coins, price, push
from .handlers import offers

# How an upgrade is paid for.
NORMAL = 0
FREE_HOUSE = 1
EASED = 2
FREE_SETTLEMENT = 3
SWAP = 4

Way = tuple[int, int, int]  # inhabitants given up, inhabitants replaced by points, bits of the levers used


def put_piece(s: State, seat: int, site: int, piece: int) -> None:
    """A new piece on a free site: one presence more."""
    s.sites[site] = piece * 8 + seat + 1
    if site in s.open:  # the site of the special tile is open to its owner only
        s.open.remove(site)
    insort(s.players[seat].sites, site)
    add_presence(s, seat, site >> 1)


def add_presence(s: State, seat: int, space: int) -> None:
    s.crowd[space] += 1
    s.presence[seat * 4 + s.t.region[space]] += 1
    if s.expansion is not None:
        tell_shipyards(s, space)


def tell_shipyards(s: State, space: int) -> None:
    """A presence came to a space: shipyards there and next to it may react."""
    for seat, player in enumerate(s.players):
        site = player.expansion.shipyard if player.expansion is not None else 0
        if site and (site >> 1 == space or site >> 1 in s.t.adjacent[space]):
            fire(s, seat, T_PRESENCE_NEAR_SHIPYARD)


def can_afford_site(s: State, seat: int, site: int) -> bool:
    """Whether a seat can pay what a site costs."""
    player = s.players[seat]
    at = s.tiles[site >> 1] * 2 + (site & 1)
    coins = player.coins + player.modifiers[COIN_DISCOUNT]
    return s.t.site_coins[at] <= coins and s.t.site_discards[at] <= len(player.hand)


# Develop.


def develop_options(s: State, seat: int, _effect: Effect, _index: int, out: list[int]) -> None:
    player = s.players[seat]
    if not player.ranch:
        return
    t = s.t
    coins = player.coins + player.modifiers[COIN_DISCOUNT]
    cards = len(player.hand)
    tiles = s.tiles
    for site in s.open:
        at = tiles[site >> 1] * 2 + (site & 1)
        if t.site_coins[at] <= coins and t.site_discards[at] <= cards:
            out.append(DEVELOP << SHIFT | site)
    if s.expansion is not None and s.expansion.special_owner == seat and not s.sites[s.expansion.special_space * 2]:
        out.append(DEVELOP << SHIFT | s.expansion.special_space * 2)


def develop(s: State, step: Step, site: int) -> None:
    """An inhabitant from the ranch goes to a free site; costs are paid, rewards received at once."""
    s.agenda.pop()
    seat = step[1]
    t = s.t
    space = site >> 1
    new_region = not s.presence[seat * 4 + t.region[space]]
    s.players[seat].ranch -= 1
    put_piece(s, seat, site, INHABITANT)
    if s.log is not None:
        s.log.append((E_DEVELOP, seat, site, SITES, ""))
    settle_site(s, seat, site, new_region)


def settle_site(s: State, seat: int, site: int, new_region: bool, developed: bool = True) -> None:
    """What a new piece on a site costs and gives, and what a develop triggers."""
    t = s.t
    at = s.tiles[site >> 1] * 2 + (site & 1)
    if developed and s.players[seat].triggers is not NO_TRIGGERS:
        fire(s, seat, T_DEVELOP)
        if site & 1:
            fire(s, seat, T_DEVELOP_LOWER)
        if new_region:
            fire(s, seat, T_NEW_REGION)
        if is_cheap(s, at):
            fire(s, seat, T_CHEAP_SITE)
    push(s, seat, t.site_gain[at], SITES)
    pay_coins(s, seat, price(s, seat, t.site_coins[at]), SITES)
    if t.site_discards[at]:
        discard_cards(s, seat, t.site_discards[at])


def is_cheap(s: State, at: int) -> bool:
    """Whether a site shows 1 coin, 1 card or nothing at all."""
    t = s.t
    if t.site_coins[at] or t.site_discards[at]:
        return False
    gain = t.site_gain[at]
    if gain[0] == w.NONE:
        return not t.site_settlement[at]
    return gain in ((w.COINS, 1), (w.CARDS, 1))


# Upgrade.


@offers(w.UPGRADE, w.UPGRADE_TO_HOUSE, w.UPGRADE_TO_SETTLEMENT)
def upgrade_options(s: State, seat: int, effect: Effect, _index: int, out: list[int]) -> None:
    """Own inhabitants that can become houses and own houses that can become settlements."""
    mode = upgrade_mode(effect)
    player = s.players[seat]
    houses = mode in (NORMAL, FREE_HOUSE) and can_build_house(s, player, mode)
    settlements = mode != FREE_HOUSE and player.settlements < s.t.settlement_count
    if settlements and mode in (NORMAL, EASED):  # the cheapest thinkable way, before the neighbours are counted
        settlements = player.ranch >= s.t.settlement_cost - (mode == EASED) - easing(s, player)
    if not houses and not settlements:
        return
    for site in player.sites:
        piece = s.sites[site] >> 3
        if (houses and can_become_house(s, seat, piece)) or (
            piece == HOUSE and settlements and settlement_ways(s, seat, site, mode)
        ):
            out.append(UPGRADE << SHIFT | site)


def can_become_house(s: State, seat: int, piece: int) -> bool:
    """Inhabitants can, the purple one too unless it is a wanderer."""
    if piece == PURPLE:
        return not s.players[seat].lake().roams
    return piece == INHABITANT


def upgrade_mode(effect: Effect) -> int:
    if effect[0] == w.UPGRADE_TO_HOUSE:
        return FREE_HOUSE
    if effect[0] == w.UPGRADE_TO_SETTLEMENT:
        return (EASED, FREE_SETTLEMENT, SWAP)[effect[1]]
    return NORMAL


def house_left(s: State, player: Player) -> bool:
    """Whether a house is on the player board or was laid aside."""
    return player.houses < s.t.house_count or player.aside > 0


def can_build_house(s: State, player: Player, mode: int) -> bool:
    return house_left(s, player) and (mode == FREE_HOUSE or player.ranch >= s.t.house_cost)


def easing(s: State, player: Player) -> int:
    """How much unused levers could ease an upgrade to a settlement."""
    t = s.t
    return sum(t.lever_effect[lever][1] for lever in t.lever_bits[player.up & t.levers_on[T_SETTLEMENT_UPGRADE]])


def presences_near(s: State, site: int) -> int:
    """Other presences on the tile of a site and on adjacent tiles."""
    space = site >> 1
    crowd = s.crowd
    near = crowd[space] - 1
    for neighbour in s.t.adjacent[space]:
        near += crowd[neighbour]
    if s.expansion is not None:
        near += extra_purple(s, (s.sites[site] & 7) - 1, (space, *s.t.adjacent[space]))
    return near


def extra_purple(s: State, seat: int, spaces: tuple[int, ...]) -> int:
    """How much more than one presence the own purple inhabitant counts on some spaces."""
    expansion = s.players[seat].expansion
    if expansion is None or expansion.purple_weight == 1 or s.artifacts().purple_site >> 1 not in spaces:
        return 0
    return expansion.purple_weight - 1


def settlement_ways(s: State, seat: int, site: int, mode: int) -> list[Way]:
    """Every way to pay for turning a house into a settlement; empty if it is impossible."""
    player = s.players[seat]
    t = s.t
    if mode in (FREE_SETTLEMENT, SWAP):
        return [(0, 0, 0)]
    near = presences_near(s, site)
    levers = player.up & t.levers_on[T_SETTLEMENT_UPGRADE]
    extra = t.settlement_extra[player.settlements]
    found: list[Way] = []
    for bits in (0, levers) if levers else (0,):
        ease = (mode == EASED) + sum(t.lever_effect[lever][1] for lever in t.lever_bits[bits])
        if near < t.settlement_presences - ease:
            continue
        due = max(0, t.settlement_cost + extra - ease)
        for replaced in range(min(extra, due) + 1):
            if due - replaced <= player.ranch:
                found.append((due - replaced, replaced, bits))
    return found


def upgrade(s: State, step: Step, site: int) -> None:
    """Starts an upgrade: a house is exchanged at once, a settlement after its payment is chosen."""
    seat, effect = step[1], step[2]
    alternatives = effect[1] if effect[0] == w.ALT else (effect,)
    mode = next((upgrade_mode(one) for one in alternatives if one[0] in UPGRADES), NORMAL)
    s.agenda.pop()
    if s.sites[site] >> 3 in (INHABITANT, PURPLE):
        upgrade_to_house(s, seat, site, mode)
    else:
        s.agenda.append((S_PAY_UPGRADE, seat, site, mode))


UPGRADES = (w.UPGRADE, w.UPGRADE_TO_HOUSE, w.UPGRADE_TO_SETTLEMENT)


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
    if s.sites[site] >> 3 == PURPLE:
        player.lake().purple = ON_RANCH
        s.artifacts().purple_site = 0
    else:
        player.supply += 1  # the inhabitant on the site
    s.sites[site] = HOUSE * 8 + seat + 1
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
    give_inhabitants(s, seat, inhabitants, SITES)
    gain_vp(s, seat, -replaced * s.t.replaced_vp, SURCHARGES)
    upgrade_to_settlement(s, seat, site, mode)


def use_levers(s: State, seat: int, bits: int) -> None:
    """Moves levers down."""
    s.players[seat].up &= ~bits
    if s.log is not None:
        for lever in s.t.lever_bits[bits]:
            s.log.append((E_LEVER, seat, lever, -1, ""))


def has_settlement(s: State, seat: int, region: int) -> bool:
    settlement = SETTLEMENT * 8 + seat + 1
    return any(s.sites[site] == settlement and s.t.region[site >> 1] == region for site in s.players[seat].sites)


def upgrade_to_settlement(s: State, seat: int, site: int, mode: int) -> None:
    """Exchanges the house; a second settlement in a region and symbols of the site change the points."""
    player = s.players[seat]
    t = s.t
    crowded = has_settlement(s, seat, t.region[site >> 1])
    exchange_house(s, seat, site, "artimm.settlement_swap" if mode == SWAP else "")
    if mode == SWAP:  # no upgrade, so neither the region nor the site changes the points
        player.aside -= 1
        player.houses -= 1
    check_tiers(s, seat)
    if mode == SWAP:
        return
    if crowded:
        gain_vp(s, seat, t.same_region_vp, SETTLEMENT_PENALTY)
    symbol = t.site_settlement[s.tiles[site >> 1] * 2 + (site & 1)]
    gain_vp(s, seat, symbol, SITES, "site.settlement_gain" if symbol > 0 else "site.settlement_loss")


def exchange_house(s: State, seat: int, site: int, rule: str = "") -> None:
    """The topmost settlement takes the place of a house, which is laid aside."""
    player = s.players[seat]
    s.sites[site] = SETTLEMENT * 8 + seat + 1
    player.settlements += 1
    player.aside += 1
    if s.log is not None:
        s.log.append((E_SETTLEMENT, seat, site, SITES, rule))


# Cattle.


def herd(s: State, space: int) -> int:
    """How many cattle stand on a pasture."""
    packed = s.cattle[space]
    return (packed & 15) + (packed >> 4 & 15) + (packed >> 8 & 15) + (packed >> 12 & 15)


def cattle_ways(s: State, seat: int, space: int) -> list[Way]:
    """Every way to pay for cattle on a pasture; empty if it is impossible."""
    player = s.players[seat]
    t = s.t
    here = herd(s, space)
    if player.cattle >= t.cattle_count or here >= t.pasture_capacity:
        return []
    extra = t.cattle_extra[player.cattle]
    due = max(0, here + 1 + extra - player.modifiers[CATTLE_DISCOUNT])
    return [(due - replaced, replaced, 0) for replaced in range(min(extra, due) + 1) if due - replaced <= player.ranch]


@offers(w.PLACE_CATTLE)
def cattle_options(s: State, seat: int, _effect: Effect, _index: int, out: list[int]) -> None:
    player = s.players[seat]
    if player.cattle >= s.t.cattle_count:
        return
    pasture = s.t.is_pasture
    most = min(s.t.pasture_capacity, player.ranch + player.modifiers[CATTLE_DISCOUNT])  # points can replace the rest
    for space, tile in enumerate(s.tiles):
        if pasture[tile] and herd(s, space) < most:
            out.append(CATTLE << SHIFT | space)
    if s.expansion is not None and s.expansion.special_owner == seat and herd(s, s.expansion.special_space) < most:
        out.append(CATTLE << SHIFT | s.expansion.special_space)


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
    s.cattle[space] += 1 << 4 * seat
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
