"""Interim scorings, the second round, and the final scoring."""

from typing import Final

from ...components import vocabulary as w
from ...components.effects import Effect
from ..codes import (
    CARD_POINTS,
    CATTLE_POINTS,
    EMINENCE,
    END_EFFECTS,
    FINAL_LEVERS,
    IMPROVE,
    LEVERS_UNUSED,
    OPTION_PASS,
    PAY,
    PERSON,
    PLAYER_BOARD,
    S_EFFECT,
    S_END_INTERIM,
    S_IMPROVE,
    S_INCOME,
    S_LEVER_TIME,
    S_PAY_SCORE,
    S_RAISE_LEVERS,
    S_SCORE,
    S_SOLO_INCOME,
    SCORE,
    SCORING_PAYMENTS,
    SCORING_TILES,
    SHIFT,
    STRIPS,
    TIERS,
    TRACKS,
)
from ..events import E_IMPROVE, E_INTERIM, E_MASTERED, E_OVER, E_ROUND, E_SCORE
from ..names import scoring_name
from ..reasons import Reason, reason
from ..solo.eminence import final_scoring
from ..state import State, Step
from ..tables import G_GIVE, G_KINDS, G_REGIONS, T_SCORING_MASTERED, T_SCORING_SUCCESS
from .gains import fire, gain_coins, gain_vases, gain_vp, give_inhabitants, pay_coins, price, track_income
from .measures import PRODUCTION, cattle_points, measure, production_sites, score_term
from .turn import seats_from

USE: Final[Effect] = (w.ALT, ((w.PLAY_CARD, w.ANY_KIND), (w.UPGRADE, 1)))
"""One use of step 1: play a card or upgrade."""

# Pieces and coins of one payment, and the points it gives, for each kind of payment tile.
GIVE_COINS: Final[tuple[int, ...]] = (5, 5, 2)
GIVE_VP: Final[tuple[int, ...]] = (2, 2, 1)


def interim_use(s: State) -> Effect:
    """What one use of step 1 offers."""
    return USE if s.hooks is None else s.hooks.interim_use


def interim(s: State, step: Step) -> None:
    """Puts the five steps of an interim scoring on the agenda, each for all seats from the one that called it."""
    s.agenda.pop()
    s.scoring += 1
    if s.log is not None:
        s.log.append((E_INTERIM, step[1], s.scoring, -1, ""))
    seats = seats_from(s, step[1])[::-1]
    s.agenda.append((S_END_INTERIM, step[1]))
    if s.solo is not None:
        seats = [PERSON]
    for following in (S_RAISE_LEVERS, S_LEVER_TIME, S_INCOME, S_SCORE):
        if following == S_INCOME and s.solo is not None:
            s.agenda.append((S_SOLO_INCOME, EMINENCE))
        s.agenda.extend((following, seat) for seat in seats)
    for seat in seats:
        use = interim_use(s)
        s.agenda.extend((S_EFFECT, seat, use, STRIPS, 0) for _ in range(s.t.interim_uses))
    if s.hooks is not None:
        s.hooks.interim_begins(s, step[1], seats)


# Step 2: scoring tiles.


def score(s: State, step: Step) -> list[int]:
    scored = s.players[step[1]].scored
    return [SCORE << SHIFT | slot for slot in range(4) if not scored >> slot & 1]


def score_reasons(s: State, step: Step, tile: int) -> list[Reason]:
    name = scoring_name(s, tile)
    if tile not in s.scoring_tiles:
        return [reason("interim.scoring_tile.must", "not-in-play", tile=name)]
    if s.players[step[1]].scored >> s.scoring_tiles.index(tile) & 1:
        return [reason("interim.scoring_tile.must", "scored", tile=name)]
    return []


def tiles_in_play(s: State, _step: Step) -> list[int]:
    """The scoring tiles of this game."""
    return [tile for tile in s.scoring_tiles if tile >= 0]


def score_tile(s: State, step: Step, slot: int) -> None:
    seat = step[1]
    category = s.t.category[s.scoring_tiles[slot]]
    if category[0] == G_GIVE:
        s.agenda[-1] = (S_PAY_SCORE, seat, slot)
        return
    s.agenda.pop()
    success = bool(reached(s, seat, slot))
    value = master_value(s, seat)
    mastered = success and value is not None and meets(s, seat, slot, value)
    place_marker(s, seat, slot, success, mastered)


def reached(s: State, seat: int, slot: int) -> bool | None:
    """Whether a seat reaches the value that counts on a tile now; None if that depends on a payment."""
    if s.t.category[s.scoring_tiles[slot]][0] == G_GIVE:
        return None
    return meets(s, seat, slot, current_value(s, seat))


def current_value(s: State, seat: int) -> int:
    """Which of the four values counts: that of the scoring, unless an expansion makes it easier."""
    return s.scoring if s.hooks is None else s.hooks.current_value(s, seat)


def master_value(s: State, seat: int) -> int | None:
    """Which of the four values masters a tile; none in a base game and in the last scoring."""
    return None if s.hooks is None or s.scoring == 4 else s.hooks.master_value(s, seat)


def meets(s: State, seat: int, slot: int, scoring: int) -> bool:
    """Whether a seat reaches the value of a scoring on a tile that is not about payments."""
    tile = s.scoring_tiles[slot]
    category = s.t.category[tile]
    values = s.t.values[tile][scoring - 1]
    if category[0] == G_REGIONS:
        own = s.presence[seat * 4 : seat * 4 + 4]
        return _either_way(own[category[1]], own[category[2]], values, 0)
    if category[0] == G_KINDS:
        kinds = [s.t.card_kind[card] for card in s.players[seat].display]
        jokers = s.players[seat].projects.bit_count()
        return _either_way(kinds.count(category[1]), kinds.count(category[2]), values, jokers)
    return value_of(s, seat, category[1]) >= values[0]


def value_of(s: State, seat: int, what: int) -> int:
    """A measure as a scoring tile counts it."""
    return production_sites(s, seat) if what == PRODUCTION else measure(s, seat, what)


def _either_way(a: int, b: int, values: tuple[int, ...], jokers: int) -> bool:
    high, low = values
    return max(0, high - a) + max(0, low - b) <= jokers or max(0, low - a) + max(0, high - b) <= jokers


def marker_value(s: State, seat: int) -> int:
    """The points of the marker that a seat uses in this scoring."""
    return s.t.marker_vp[s.scoring - 1] if s.hooks is None else s.hooks.marker_value(s, seat)


def marker_points(s: State, seat: int, slot: int) -> int:
    """Points that a seat wins or loses on a tile in this scoring, twice as many on the own tile."""
    own = s.scoring_tiles[slot] == s.players[seat].kept
    return marker_value(s, seat) * (s.t.own_factor if own else 1)


def place_marker(s: State, seat: int, slot: int, success: bool, mastered: bool = False) -> None:
    """The marker of this scoring goes under the tile; its value is won or lost."""
    player = s.players[seat]
    tile = s.scoring_tiles[slot]
    player.scored |= 1 << slot
    player.marks |= s.scoring << 3 * slot
    points = marker_points(s, seat, slot)
    if s.log is not None:
        s.log.append((E_SCORE, seat, points if success else -points, SCORING_TILES, tile))
    rule = "interim.scoring_tile.own_double" if tile == player.kept else ""
    gain_vp(s, seat, points if success else -points, SCORING_TILES, rule)
    if mastered:
        if s.log is not None:
            s.log.append((E_MASTERED, seat, s.scoring, SCORING_TILES, tile))
        s.agenda.append((S_IMPROVE, seat))
        fire(s, seat, T_SCORING_MASTERED)
    if success:
        fire(s, seat, T_SCORING_SUCCESS)


def improve_options(_s: State, _step: Step) -> list[int]:
    return [IMPROVE << SHIFT, OPTION_PASS]


def improve(s: State, step: Step, _argument: int) -> None:
    """The marker of the next scoring is exchanged for its improved version."""
    s.agenda.pop()
    if s.hooks is not None:
        s.hooks.improve_marker(s, step[1])
    if s.log is not None:
        s.log.append((E_IMPROVE, step[1], s.scoring + 1, SCORING_TILES, ""))


def payment_ways(s: State, seat: int, slot: int) -> list[tuple[int, int, int]]:
    """Every mix of pieces and coins that pays often enough, or masters the tile: pieces, coins, times."""
    player = s.players[seat]
    tile = s.scoring_tiles[slot]
    kind = s.t.category[tile][1]
    single = price(s, seat, GIVE_COINS[kind])
    pieces = (player.ranch, player.vases, 0)[kind]
    values = s.t.values[tile]
    wanted = {values[current_value(s, seat) - 1][0]}
    value = master_value(s, seat)
    if value is not None:
        wanted.add(values[value - 1][0])
    mixes = [
        (used, (times - used) * single, times) for times in sorted(wanted) for used in range(min(pieces, times), -1, -1)
    ]
    return [mix for mix in mixes if mix[1] <= player.coins]


def pay_score(s: State, step: Step) -> list[int]:
    return [*(PAY << SHIFT | n for n in range(len(payment_ways(s, step[1], step[2])))), OPTION_PASS]


def paid_score(s: State, step: Step, choice: int) -> None:
    _, seat, slot = step
    pieces, coins, times = payment_ways(s, seat, slot)[choice]
    tile = s.scoring_tiles[slot]
    kind = s.t.category[tile][1]
    rule = "scoretile.pay_coins" if kind == 2 else "scoretile.pay_piece"
    s.agenda.pop()
    if kind == 0:
        give_inhabitants(s, seat, pieces, SCORING_PAYMENTS, rule)
    elif pieces:
        gain_vases(s, seat, -pieces, SCORING_PAYMENTS)
    pay_coins(s, seat, coins, SCORING_PAYMENTS, rule)
    gain_vp(s, seat, GIVE_VP[kind] * times, SCORING_PAYMENTS, rule)
    value = master_value(s, seat)
    mastered = value is not None and times >= s.t.values[tile][value - 1][0]
    place_marker(s, seat, slot, success=True, mastered=mastered)


def unpaid_score(s: State, step: Step) -> None:
    s.agenda.pop()
    place_marker(s, step[1], step[2], success=False)


# Steps 3 to 5.


def income(s: State, step: Step) -> None:
    """Income of the tracks, the player board and the cattle; only points in the fourth scoring."""
    s.agenda.pop()
    seat = step[1]
    player = s.players[seat]
    t = s.t
    points_only = s.scoring == 4
    vacated = (player.houses, player.settlements, player.cattle, player.tier)
    coins = sum(t.recess_coins[piece][count] for piece, count in enumerate(vacated))
    if coins and not points_only:
        gain_coins(s, seat, coins, PLAYER_BOARD)
    gain_vp(s, seat, sum(t.recess_vp[piece][count] for piece, count in enumerate(vacated)), PLAYER_BOARD)
    gain_vp(s, seat, cattle_points(s, seat), CATTLE_POINTS)
    for track in (0, 1):
        track_income(s, seat, track, TRACKS, points_only)


def lever_time(s: State, step: Step) -> list[int] | None:
    """A last chance to use levers between the income and the raising of levers."""
    if s.players[step[1]].up & s.t.free_levers:
        return [OPTION_PASS]
    s.agenda.pop()
    return None


def last_chance(_s: State, _step: Step) -> list[int]:
    """Before the final scoring figures may still return and vases be plugged in."""
    return [OPTION_PASS]


def raise_levers(s: State, step: Step) -> None:
    """Unused levers give points, then all levers are up."""
    s.agenda.pop()
    player = s.players[step[1]]
    gain_vp(s, step[1], player.up.bit_count() * s.t.unused_lever_vp, LEVERS_UNUSED)
    player.up = player.levers


def end_interim(s: State, step: Step) -> None:
    """Region labels are free again; after the second scoring the second round begins."""
    s.agenda.pop()
    s.covered = 0
    if s.scoring == 2:
        s.round = 2
        s.locks = 0
        for player in s.players:
            player.ship = s.t.start[2][s.people()]
        if s.hooks is not None:
            s.hooks.round_begins(s)
        if s.log is not None:
            s.log.append((E_ROUND, step[1], 2, -1, ""))


def final(s: State, step: Step) -> None:
    """The final scoring: levers, cards, tiers."""
    if s.hooks is not None and not s.closing:
        s.closing = True
        s.hooks.final_begins(s, seats_from(s, step[1])[::-1])
        return
    s.agenda.pop()
    t = s.t
    for seat, player in enumerate(s.players[: s.people()]):
        count = player.levers.bit_count()
        each = t.levers_end[1] if count >= 7 else t.levers_end[0] if count >= 4 else 0
        gain_vp(s, seat, count * each, FINAL_LEVERS)
        gain_vp(s, seat, sum(t.card_vp[card] for card in player.display), CARD_POINTS)
        gain_vp(s, seat, sum(score_term(s, seat, t.card_end[card]) for card in player.display), END_EFFECTS)
        vacated = (player.houses, player.settlements, player.cattle, player.tier)
        gain_vp(s, seat, sum(t.recess_end[piece][number] for piece, number in enumerate(vacated)), TIERS)
    if s.solo is not None:
        final_scoring(s)
    if s.log is not None:
        s.log.append((E_OVER, step[1], 0, -1, ""))
