"""Pieces and places of single artifacts: purple inhabitant, special tile, stored cards, houses."""

from ....components.effects import Effect
from ....components.expansion_words import artifacts as aw
from ...codes import (
    HOUSE,
    OPTION_PASS,
    S_TURN,
    SHIFT,
    SITES,
)
from ...codes import PURPLE as PURPLE_PIECE
from ...lists import added, changed, inserted, without
from ...names import card_name, resource_name
from ...reasons import Reason, reason
from ...rules.cards import held_reasons
from ...rules.develop import affordable, free_sites, put_piece, settle_site, site_reasons
from ...rules.exploring import place_tile, space_reasons
from ...rules.gains import fire, one_less, push
from ...rules.handlers import carries_out, offers
from ...rules.upgrade import house_left, take_house
from ...setup import seat_colour
from ...state import LEVELS, State, Step
from ...tables import T_INHABITANT_GAINED
from .codes import (
    ANNEX,
    ARTIFACT_POINTS,
    HOUSE_AT,
    PLACE_PURPLE,
    S_WANDER,
    SPECIAL,
    STASH,
    STASHED,
)
from .events import (
    E_ANNEX,
    E_PLACE_HOUSE,
    E_PURPLE,
    E_PURPLE_GAINED,
    E_SPECIAL_GAINED,
    E_STASH,
    E_STASHED,
)
from .state import DUE, NO_PURPLE, ON_MAP, ON_RANCH, board_of, part_of, part_or_none
from .tables import tables_of


@carries_out(aw.PURPLE)
def do_purple(s: State, seat: int, effect: Effect, _source: int) -> None:
    """Gains the purple inhabitant: for the ranch, or as a wanderer."""
    player = part_of(s.players[seat])
    player.roams = effect[1] == 1
    player.purple = DUE if player.roams else ON_RANCH
    if s.log is not None:
        s.log.append((E_PURPLE_GAINED, seat, 1, ARTIFACT_POINTS, ""))
    fire(s, seat, T_INHABITANT_GAINED)


def purple_options(s: State, seat: int, out: list[int]) -> None:
    """Free sites for the purple inhabitant on the ranch."""
    expansion = part_or_none(s.players[seat])
    if expansion is not None and expansion.purple == ON_RANCH:
        _purple_sites(s, seat, out)


def _purple_sites(s: State, seat: int, out: list[int]) -> None:
    sites = [*s.open, *own_special_site(s, seat)]
    out.extend([PLACE_PURPLE << SHIFT | site for site in affordable(s, seat, sites)])


def wander_options(s: State, step: Step) -> list[int]:
    """Where a wanderer can go; the first time it must."""
    out: list[int] = []
    _purple_sites(s, step[1], out)
    if part_of(s.players[step[1]]).purple != DUE or not out:
        out.append(OPTION_PASS)
    return out


def purple_reasons(s: State, step: Step, site: int) -> list[Reason]:
    player = part_of(s.players[step[1]])
    reasons = []
    if player.roams and step[0] != S_WANDER:
        reasons.append(reason("artifact.purple_wanderer.basic", "wanderer-later"))
    elif player.purple == NO_PURPLE or (player.purple == ON_MAP and not player.roams):
        reasons.append(reason("artifact.purple_worker.basic", "no-purple"))
    return reasons + site_reasons(s, step[1], site)


def sites_for_purple(s: State, step: Step) -> list[int]:
    """Free sites, if the seat has a purple inhabitant that can go there."""
    player = part_of(s.players[step[1]])
    return free_sites(s, step) if player.purple in (ON_RANCH, DUE) or step[0] == S_WANDER else []


def place_purple(s: State, step: Step, site: int) -> None:
    """Develops with the purple inhabitant, or moves the wanderer, which is no develop."""
    seat = step[1]
    s.agenda.pop()
    expansion = part_of(s.players[seat])
    moved = expansion.purple == ON_MAP
    if moved:
        _lift_purple(s, seat)
    new_region = not s.presence[seat * 4 + s.t.region[site >> 1]]
    put_piece(s, seat, site, PURPLE_PIECE)
    expansion.purple = ON_MAP
    board_of(s).purple_site = site
    s.presence = added(s.presence, seat * 4 + s.t.region[site >> 1], expansion.purple_weight - 1)
    if s.log is not None:
        s.log.append((E_PURPLE, seat, site, SITES, ""))
    settle_site(s, seat, site, new_region, developed=not moved)


def _lift_purple(s: State, seat: int) -> None:
    """Takes the wanderer off its site."""
    board = board_of(s)
    site = board.purple_site
    player = s.players[seat]
    s.sites = changed(s.sites, site, 0)
    player.sites = without(player.sites, site)
    if site >> 1 != board.special_space:
        s.open = inserted(s.open, site)
    s.crowd = added(s.crowd, site >> 1, -1)
    s.presence = added(s.presence, seat * 4 + s.t.region[site >> 1], -part_of(player).purple_weight)


def weigh_purple(s: State, seat: int, weight: int) -> None:
    """The purple inhabitant starts to count as several presences for its owner."""
    expansion = part_of(s.players[seat])
    if expansion.purple == ON_MAP:
        region = s.t.region[board_of(s).purple_site >> 1]
        s.presence = added(s.presence, seat * 4 + region, weight - expansion.purple_weight)
    expansion.purple_weight = weight


@carries_out(aw.SPECIAL_TILE)
def do_special_tile(s: State, seat: int, _effect: Effect, _source: int) -> None:
    part_of(s.players[seat]).special = True
    if s.log is not None:
        s.log.append((E_SPECIAL_GAINED, seat, 1, ARTIFACT_POINTS, ""))


def special_options(s: State, seat: int) -> list[int]:
    """Where the special building tile can go, in the own turn only."""
    expansion = part_or_none(s.players[seat])
    if expansion is None or not expansion.special or s.active != seat or s.action < 0:
        return []
    return [SPECIAL << SHIFT | space for space in s.frontier]


def spaces_could_open(s: State, seat: int) -> bool:
    """Whether the special tile, laid on the last free space, would open others."""
    return bool(special_options(s, seat)) and any(not s.tiles[near] for near in s.t.adjacent[s.frontier[0]])


def special_reasons(s: State, step: Step, space: int) -> list[Reason]:
    seat = step[1]
    reasons = []
    if not part_of(s.players[seat]).special:
        reasons.append(reason("artifact.special_tile.basic", "no-special", seat=seat_colour(seat)))
    if step[0] == S_TURN:
        reasons.append(reason("artifact.special_tile.basic", "strip-first"))
    elif s.active != seat or s.action < 0:
        reasons.append(reason("artifact.special_tile.basic", "own-turn"))
    return reasons + space_reasons(s, space)


def spaces_for_special(s: State, step: Step) -> list[int]:
    """Where a seat that has the special tile could want it."""
    return s.frontier if part_of(s.players[step[1]]).special else []


def place_special(s: State, step: Step, space: int) -> None:
    """Places the special tile like an explored one; only its owner may use it."""
    part_of(s.players[step[1]]).special = False
    board_of(s).special_space = space
    board_of(s).special_owner = step[1]
    place_tile(s, step[1], space, tables_of(s.t).special_tile)


def own_special_site(s: State, seat: int) -> list[int]:
    """The free site of the special tile, for its owner."""
    board = board_of(s)
    free = board.special_owner == seat and not s.sites[board.special_space * 2]
    return [board.special_space * 2] if free else []


@offers(aw.STASH)
def stash_options(s: State, seat: int, _effect: Effect, _index: int, out: list[int]) -> None:
    out.extend([STASH << SHIFT | card for card in s.players[seat].hand])


def stash_reasons(s: State, step: Step, card: int) -> list[Reason]:
    return held_reasons(s, step[1], card, "artifact.stored_cards.basic")


def stash(s: State, step: Step, card: int) -> None:
    _, seat, effect, source, flags = step
    s.agenda.pop()
    player = s.players[seat]
    player.hand = without(player.hand, card)
    part_of(player).stash.append(card)
    if s.log is not None:
        s.log.append((E_STASH, seat, 1, source, card))
    if effect[1] > 1:
        push(s, seat, one_less(effect), source, flags)


@offers(aw.PLAY_STASHED)
def stashed_options(s: State, seat: int, _effect: Effect, _index: int, out: list[int]) -> None:
    out.extend([STASHED << SHIFT | card for card in part_of(s.players[seat]).stash])


def stashed_reasons(s: State, step: Step, card: int) -> list[Reason]:
    if card in part_of(s.players[step[1]]).stash:
        return []
    return [reason("artifact.stored_cards.basic", "not-stored", name=card_name(s, card))]


def stashed_cards(s: State, step: Step) -> list[int]:
    """The cards that the seat has stored."""
    return part_of(s.players[step[1]]).stash


def play_stashed(s: State, step: Step, card: int) -> None:
    """A stored card is played without any cost."""
    from ...rules.cards import lay_out

    s.agenda.pop()
    player = s.players[step[1]]
    part_of(player).stash.remove(card)
    player.hand = [*player.hand, card]
    if s.log is not None:
        s.log.append((E_STASHED, step[1], 1, ARTIFACT_POINTS, card))
    lay_out(s, step[1], card)


def house_on_board(s: State, seat: int) -> bool:
    """Whether a house is left on the player board."""
    return s.players[seat].houses < s.t.house_count


@offers(aw.PRODUCTION_HOUSE)
def annex_options(s: State, seat: int, _effect: Effect, _index: int, out: list[int]) -> None:
    """Own production sites without a house beside them."""
    if house_on_board(s, seat):
        out.extend([ANNEX << SHIFT | resource for resource in range(4) if can_annex(s, seat, resource)])


def can_annex(s: State, seat: int, resource: int) -> bool:
    """Whether a seat has a production site of a resource without a house beside it."""
    player = s.players[seat]
    return LEVELS[player.levels][resource] > 0 and not part_of(player).annexes >> resource & 1


def annex_reasons(s: State, step: Step, resource: int) -> list[Reason]:
    if not house_on_board(s, step[1]):
        return [reason("artifact.site_house.basic", "no-house-on-board")]
    if can_annex(s, step[1], resource):
        return []
    return [reason("artifact.site_house.basic", "no-annex", resource=resource_name(resource))]


def annex(s: State, step: Step, resource: int) -> None:
    s.agenda.pop()
    part_of(s.players[step[1]]).annexes |= 1 << resource
    if s.log is not None:
        s.log.append((E_ANNEX, step[1], 1, ARTIFACT_POINTS, resource))
    take_house(s, step[1])


@offers(aw.PLACE_HOUSE)
def place_house_options(s: State, seat: int, _effect: Effect, _index: int, out: list[int]) -> None:
    """Free sites on which a house from the player board, or one that was laid aside, can be placed directly."""
    if house_left(s, s.players[seat]):
        sites = [*s.open, *own_special_site(s, seat)]
        out.extend([HOUSE_AT << SHIFT | site for site in affordable(s, seat, sites)])


def place_house_reasons(s: State, step: Step, site: int) -> list[Reason]:
    reasons = []
    if not house_left(s, s.players[step[1]]):
        reasons.append(reason("general.removed_house_reuse", "no-house-left", count=s.t.house_count))
    return reasons + site_reasons(s, step[1], site)


def place_house(s: State, step: Step, site: int) -> None:
    s.agenda.pop()
    seat = step[1]
    put_piece(s, seat, site, HOUSE)
    if s.log is not None:
        s.log.append((E_PLACE_HOUSE, seat, site, ARTIFACT_POINTS, ""))
    take_house(s, seat)
    settle_site(s, seat, site, new_region=False, developed=False)
