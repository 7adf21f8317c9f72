"""What the chapters of the base rules ask Artifacts."""

from typing import Final

from ....components import vocabulary as w
from ....components.effects import Effect
from ....components.expansion_words import artifacts as aw
from ...codes import (
    ARGUMENT,
    PURPLE,
    RIVER,
    S_LAST_CHANCE,
    SHIFT,
)
from ...names import seat_name
from ...reasons import Reason, reason
from ...rules.forced_choices import more_options
from ...rules.gains import fire, push
from ...rules.upgrade import take_house
from ...state import MASTER_NEXT_EASED, Player, State, Step
from ...tables import T_LAKE_RETURN, T_PRESENCE_NEAR_SHIPYARD, T_USE_PRODUCTION_HOUSE
from . import lake, phase, pieces, shipyard
from .codes import (
    ARTIFACT_POINTS,
    PLUG,
    RETURN,
    S_ARTIFACT_VASES,
    S_FINAL_TRIGGERS,
    S_INTERIM_START,
    S_WANDER,
    USE,
)
from .state import DUE, INCOME_SIDE, ON_MAP, ON_RANCH, START, board_of, part_of, part_or_none
from .tables import tables_of

LAKE_SPACES, SPECIAL_PRESENCES = w.MEASURES.index("lake_spaces"), w.MEASURES.index("special_tile_presences")
INTERIM_USE: Final[Effect] = (w.ALT, ((w.PLAY_CARD, w.ANY_KIND), (w.UPGRADE, 1), (w.DEVELOP, 0)))
"""In an interim scoring one may also develop with the purple inhabitant."""
ONE_LAKE_STEP: Final[Effect] = (aw.LAKE, 1)


def at_any_time(s: State, step: Step) -> list[int]:
    """Returning the figure, plugging vases, one-time cards, the special tile."""
    seat = step[1]
    player = s.players[seat]
    part = part_or_none(player)
    if part is None:
        return []
    options = lake.return_options(s, seat) if part.side != START else []  # asked at every decision, so few calls
    if player.vases:
        options += phase.plug_options(s, seat)
    options += lake.one_time_options(s, step)
    if part.special:
        options += pieces.special_options(s, seat)
    return options


def any_time_effect(s: State, option: int) -> Effect:
    """What a one-time card or the return of the figure does."""
    kind, argument = option >> SHIFT, option & ARGUMENT
    if kind == USE:
        return s.t.card_one_time[argument]
    return tables_of(s.t).coast[argument >> 4][argument & 15] if kind == RETURN else (w.NONE,)


def bring_option(s: State, seat: int, option: int) -> None:
    """Coins for the return of the figure; all vases in the artifact, and still at hand."""
    player = s.players[seat]
    part = part_of(player)
    kind, before = option >> SHIFT, bool(player.triggers[T_LAKE_RETURN])
    if kind == PLUG:
        vases = player.vases
        while phase.plug_options(s, seat) and player.vases:
            phase.plug(s, (-1, seat), 0)
        player.vases = vases
    if player.triggers[T_LAKE_RETURN] and (kind == RETURN or (kind == PLUG and not before)):
        player.coins += part.place


def bring_word(s: State, seat: int, word: Effect) -> None:
    """An easier scoring tile, steps on the lake, the purple inhabitant, a house that leaves the player board."""
    part = part_of(s.players[seat])
    if word[0] == w.SCORING_VALUE:
        part.eased += 1
    elif word[0] == aw.LAKE:
        part.side = INCOME_SIDE if part.side == START else part.side
        part.place = min(part.place + word[1], len(tables_of(s.t).coast[part.side]) - 1)
    elif word[0] == aw.PURPLE:
        pieces.do_purple(s, seat, word, ARTIFACT_POINTS)
    elif word[0] == aw.PRODUCTION_HOUSE and pieces.house_on_board(s, seat):
        take_house(s, seat)


def turn_begins(s: State) -> None:
    board_of(s).tile_laid = False


def turn_ends(s: State) -> None:
    """Wanderers that must be placed or may move come right after the turn."""
    for seat, player in enumerate(s.players):
        part = part_or_none(player)
        if part is not None and part.roams:
            moves = part.purple == ON_MAP and board_of(s).tile_laid
            if part.purple == DUE or moves:
                s.agenda.append((S_WANDER, seat))


def tile_laid(s: State) -> None:
    board_of(s).tile_laid = True


def presence_added(s: State, space: int) -> None:
    """A presence came to a space: shipyards there and next to it may react."""
    for seat, player in enumerate(s.players):
        part = part_or_none(player)
        site = part.shipyard if part is not None else 0
        if site and (site >> 1 == space or site >> 1 in s.t.adjacent[space]):
            fire(s, seat, T_PRESENCE_NEAR_SHIPYARD)


def extra_presences(s: State, seat: int, spaces: tuple[int, ...]) -> int:
    """How much more than one presence the own purple inhabitant counts on some spaces."""
    part = part_or_none(s.players[seat])
    if part is None or part.purple_weight == 1 or board_of(s).purple_site >> 1 not in spaces:
        return 0
    return part.purple_weight - 1


def own_pastures(s: State, seat: int) -> list[int]:
    """The lower half of the special tile is a pasture for its owner."""
    board = board_of(s)
    return [board.special_space] if board.special_owner == seat else []


def develop_further(s: State, seat: int, effect: Effect, out: list[int]) -> None:
    """Sites for the shipyard and the purple inhabitant."""
    if effect[1]:
        shipyard.shipyard_options(s, seat, out)
    pieces.purple_options(s, seat, out)


def why_not_here(s: State, seat: int, space: int) -> list[Reason]:
    """Only its owner may use the special tile."""
    board = board_of(s)
    if s.tiles[space] != tables_of(s.t).special_tile or board.special_owner == seat:
        return []
    return [reason("artifact.special_tile.basic", "special-owner", owner=seat_name(s, board.special_owner))]


def why_no_house(s: State, seat: int, piece: int) -> list[Reason]:
    """The purple inhabitant can become a house unless it is a wanderer; a shipyard cannot."""
    if piece != PURPLE:
        return [reason("shipyard.presence", "is-shipyard")]
    return [reason("artifact.purple_wanderer.basic", "is-wanderer")] if part_of(s.players[seat]).roams else []


def piece_replaced(s: State, seat: int) -> None:
    """The purple inhabitant, replaced by a house, goes back to the ranch."""
    part_of(s.players[seat]).purple = ON_RANCH
    board_of(s).purple_site = 0


def card_played(s: State, seat: int, vector: int) -> None:
    """Houses beside production sites react to the resources that a card asks for."""
    part = part_or_none(s.players[seat])
    if part is not None and part.annexes:
        used = sum(1 for resource in range(4) if s.t.vectors[vector][resource] and part.annexes >> resource & 1)
        fire(s, seat, T_USE_PRODUCTION_HOUSE, used)


def ship_moved(s: State, seat: int, steps: int) -> None:
    """A ship that goes far brings a step on the lake."""
    if steps >= tables_of(s.t).lake_ship_steps:
        push(s, seat, ONE_LAKE_STEP, RIVER)


def interim_begins(s: State, caller: int, seats: list[int]) -> None:
    """Effects that apply at the beginning of an interim scoring, then vases on the artifacts in the display."""
    s.agenda.append((S_ARTIFACT_VASES, caller))
    s.agenda.extend((S_INTERIM_START, seat) for seat in seats)


def round_begins(s: State) -> None:
    """The lake condition of the new round applies."""
    for seat in range(s.people()):
        phase.refresh_rules(s, seat)


def final_begins(s: State, seats: list[int]) -> None:
    """Figures on the lake may still return before the final scoring, then come effects of the artifacts."""
    for following in (S_FINAL_TRIGGERS, S_LAST_CHANCE):
        s.agenda.extend((following, seat) for seat in seats if s.players[seat].expansion is not None)


def current_value(s: State, seat: int) -> int:
    """One-time effects make the value of a scoring tile easier."""
    part = part_or_none(s.players[seat])
    return s.scoring if part is None else max(1, s.scoring - part.eased)


def master_value(s: State, seat: int) -> int:
    """The next value masters a tile, or the normal one if one-time effects made it easier."""
    if part_of(s.players[seat]).eased and not s.rulings & MASTER_NEXT_EASED:
        return s.scoring
    return current_value(s, seat) + 1


def marker_value(s: State, seat: int) -> int:
    """Its own markers, improved or not."""
    part = part_or_none(s.players[seat])
    if part is None:
        return s.t.marker_vp[s.scoring - 1]
    own = tables_of(s.t)
    return (own.improved_marker_vp if part.improved >> s.scoring & 1 else own.marker_vp)[s.scoring - 1]


def improve_marker(s: State, seat: int) -> None:
    """The marker of the next scoring is exchanged for its improved version."""
    part_of(s.players[seat]).improved |= 1 << s.scoring + 1


def measure(s: State, seat: int, what: int) -> int:
    """Spaces of the lake that were reached, presences on and around the special tile."""
    if what == LAKE_SPACES:
        return part_of(s.players[seat]).reached
    if what == SPECIAL_PRESENCES:
        space = board_of(s).special_space
        return s.crowd[space] + sum(s.crowd[neighbour] for neighbour in s.t.adjacent[space]) if space else 0
    raise ValueError(f"{w.MEASURES[what]} cannot be counted")


def presences_could_grow(s: State, seat: int) -> bool:
    """Whether the purple inhabitant on the map could still come to count as several presences."""
    own = part_of(s.players[seat])
    if own.purple != ON_MAP or own.purple_weight > 1:
        return False
    return any(rule[0] == aw.PURPLE_PRESENCE for rule in tables_of(s.t).artifacts[own.artifact].advanced)


def solo_points(s: State, hidden_a: int) -> int:
    """A tiles that were never revealed give points too."""
    return hidden_a * tables_of(s.t).solo_unrevealed_a_vp


def stored_cards(player: Player) -> list[int]:
    """Cards on the artifact."""
    return part_of(player).stash if player.expansion is not None else []


def pieces_elsewhere(player: Player) -> tuple[int, int, int]:
    """The treasure hunter, houses beside production sites, cattle on the lake pasture."""
    part = part_or_none(player)
    return (0, 0, 0) if part is None else (int(not part.boat), part.annexes.bit_count(), part.lake_cattle)


def boats_on_canal(player: Player) -> int:
    """One boat may have left for the lake."""
    part = part_or_none(player)
    return 1 if part is not None and part.boat else 2


def wander_could_change(s: State, step: Step, _only: int) -> bool:
    """Whether a wanderer with only one way to go could have others."""
    return more_options(s, step, pieces.wander_options)
