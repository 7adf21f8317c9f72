"""Developing: a piece on a free building site, what the site costs and what it gives."""

from ...components import vocabulary as w
from ...components.effects import Effect
from ...texts.messages import text
from ..codes import DEVELOP, INHABITANT, PIECE_NAMES, SHIFT, SITES
from ..events import E_DEVELOP
from ..lists import added, changed, inserted, without
from ..names import owner_name
from ..reasons import Reason, reason
from ..state import COIN_DISCOUNT, NO_TRIGGERS, State, Step
from ..tables import T_CHEAP_SITE, T_DEVELOP, T_DEVELOP_LOWER, T_NEW_REGION
from .alternatives import alternatives
from .gains import discard_cards, fire, pay_coins, price, push

# Sites.


def put_piece(s: State, seat: int, site: int, piece: int) -> None:
    """A new piece on a free site: one presence more."""
    player = s.players[seat]
    s.sites = changed(s.sites, site, piece * 8 + seat + 1)
    if site in s.open:  # sites of an expansion may not be open to everybody
        s.open = without(s.open, site)
    player.sites = inserted(player.sites, site)
    add_presence(s, seat, site >> 1)


def add_presence(s: State, seat: int, space: int) -> None:
    s.crowd = added(s.crowd, space, 1)
    s.presence = added(s.presence, seat * 4 + s.t.region[space], 1)
    if s.hooks is not None:
        s.hooks.presence_added(s, space)


def site_budget(s: State, seat: int) -> tuple[int, int]:
    """How many coins and cards a site may show so that a seat can pay for it."""
    player = s.players[seat]
    return player.coins + player.modifiers[COIN_DISCOUNT], len(player.hand)


def site_price(s: State, seat: int, site: int) -> tuple[int, int]:
    """Coins and cards that a site really costs a seat."""
    at = s.tiles[site >> 1] * 2 + (site & 1)
    return price(s, seat, s.t.site_coins[at]), s.t.site_discards[at]


def affordable(s: State, seat: int, sites: list[int]) -> list[int]:
    """Those sites whose cost a seat can pay."""
    coins, cards = site_budget(s, seat)
    tiles, site_coins, site_discards = s.tiles, s.t.site_coins, s.t.site_discards
    numbers = []
    for site in sites:
        at = tiles[site >> 1] * 2 + (site & 1)
        if site_coins[at] <= coins and site_discards[at] <= cards:
            numbers.append(site)
    return numbers


def site_reasons(s: State, seat: int, site: int) -> list[Reason]:
    """Why a seat can put no piece on a site."""
    t = s.t
    space = site >> 1
    tile = s.tiles[space]
    if not tile:
        return [reason("develop.place", "no-tile", space=space)]
    if t.is_pasture[tile]:
        return [reason("develop.sites", "pasture-no-site", space=space)]
    if site & 1 >= t.tile_sites[tile]:
        return [reason("develop.sites", "no-lower-site", space=space)]
    reasons = []
    if s.sites[site]:
        piece, owner = text(f"piece-{PIECE_NAMES[s.sites[site] >> 3]}"), owner_name(s, (s.sites[site] & 7) - 1)
        reasons.append(reason("develop.sites", "site-taken", piece=piece, owner=owner))
    if s.hooks is not None:
        reasons += s.hooks.why_not_here(s, seat, space)
    coins, cards = site_budget(s, seat)
    at = tile * 2 + (site & 1)
    if t.site_coins[at] > coins:
        needed = site_price(s, seat, site)[0]
        reasons.append(reason("develop.cost_reward", "coins", needed=needed, has=s.players[seat].coins))
    if t.site_discards[at] > cards:
        reasons.append(reason("site.pay", "cards", needed=t.site_discards[at], has=cards))
    return reasons


def free_sites(s: State, _step: Step) -> list[int]:
    """Sites on the map without a piece."""
    laid = [(space, tile) for space, tile in enumerate(s.tiles) if tile]
    sites = [space * 2 + half for space, tile in laid for half in range(s.t.tile_sites[tile])]
    return [site for site in sites if not s.sites[site]]


def sites_to_develop(s: State, step: Step) -> list[int]:
    """Free sites, unless only the purple inhabitant may go there."""
    asked = [effect[1] for effect in alternatives(step) if effect[0] == w.DEVELOP]
    return free_sites(s, step) if all(asked) else []


# Developing with an inhabitant.


def develop_options(s: State, seat: int, _effect: Effect, _index: int, out: list[int]) -> None:
    if not s.players[seat].ranch:
        return
    out.extend([DEVELOP << SHIFT | site for site in affordable(s, seat, s.open)])
    if s.hooks is not None:
        out.extend([DEVELOP << SHIFT | site for site in s.hooks.own_sites(s, seat)])


def develop_reasons(s: State, step: Step, site: int) -> list[Reason]:
    reasons = site_reasons(s, step[1], site)
    if not s.players[step[1]].ranch:
        reasons.append(reason("develop.place", "ranch", needed=1, has=0))
    return reasons


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
    coins, cards = site_price(s, seat, site)
    pay_coins(s, seat, coins, SITES)
    if cards:
        discard_cards(s, seat, cards)


def is_cheap(s: State, at: int) -> bool:
    """Whether a site shows 1 coin, 1 card or nothing at all."""
    t = s.t
    if t.site_coins[at] or t.site_discards[at]:
        return False
    gain = t.site_gain[at]
    if gain[0] == w.NONE:
        return not t.site_settlement[at]
    return gain in ((w.COINS, 1), (w.CARDS, 1))
