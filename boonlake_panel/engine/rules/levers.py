"""Modernizing, using levers, and moving boats."""

from typing import Final

from ...components import vocabulary as w
from ...components.effects import Effect
from ..codes import (
    ARGUMENT,
    BOAT,
    COMMON,
    DISCARD,
    IN_COMMON,
    LEVER,
    LEVER_EFFECTS,
    MODERNIZE,
    OPTION_PASS,
    PLAY,
    PROJECT,
    REGIONS,
    S_EFFECT,
    S_FORGO_AGAIN,
    S_TOW,
    SHIFT,
    STRIPS,
)
from ..events import E_FORGO, E_MODERNIZE
from ..names import lever_name
from ..reasons import Reason, reason
from ..state import (
    BOATS,
    COIN_DISCOUNT,
    FORGO_NEEDS_CARD,
    LEVER_DISCOUNT,
    ONE_FORGO_LEVER,
    TOP_AND_CARD_LEVER,
    Player,
    State,
    Step,
)
from ..tables import (
    T_ANY_TIME,
    T_FORGO_CARD,
    T_FORGO_COMMON,
    T_NEW_LEVER_ROW,
    T_REGION_SCORING,
    T_SETTLEMENT_UPGRADE,
    T_TILE_PLACED,
)
from .alternatives import alternatives
from .cards import CARD_WORDS, set_boats
from .effect_origin import lever_rule
from .gains import fire, gain_coins, pay_coins, push, use_levers
from .handlers import offers
from .measures import scored_presences
from .payment import BOATS_AFTER_MOVE, upstream_price
from .upgrade import upgrade_options

OPTION_COMMON: Final = COMMON << SHIFT
USES_OF_CARDS: Final = (PLAY, PROJECT, DISCARD)
MOMENTS: Final = {
    T_FORGO_COMMON: ("lever.top_row_condition", "lever-top"),
    T_FORGO_CARD: ("lever.skip_card_three", "lever-card"),
    T_REGION_SCORING: ("lever.region_vp", "lever-region"),
    T_TILE_PLACED: ("lever.tile_inhabitant", "lever-tile"),
    T_SETTLEMENT_UPGRADE: ("lever.settlement", "lever-settlement"),
}
"""By trigger of a lever: when it can be used, as a rule and a reason."""

# Modernizing.


def lever_price(s: State, player: Player, lever: int, change: int) -> int:
    """What a lever costs after all discounts."""
    modifiers = player.modifiers
    return max(0, s.t.lever_cost[lever] + change - modifiers[LEVER_DISCOUNT] - modifiers[COIN_DISCOUNT])


def lever_budget(player: Player, change: int) -> int:
    """How many coins a lever may show so that a player can pay for it."""
    modifiers = player.modifiers
    return player.coins + modifiers[LEVER_DISCOUNT] + modifiers[COIN_DISCOUNT] - change


def price_change(step: Step) -> int:
    """How much the effect that asks changes the price of a lever."""
    return next((effect[2] for effect in alternatives(step) if effect[0] == w.MODERNIZE), 0)


@offers(w.MODERNIZE)
def modernize_options(s: State, seat: int, effect: Effect, _index: int, out: list[int]) -> None:
    player = s.players[seat]
    limit = lever_budget(player, effect[2])
    levers = player.levers
    for lever, cost in enumerate(s.t.lever_cost):
        if cost <= limit and not levers >> lever & 1:
            out.append(MODERNIZE << SHIFT | lever)


def modernize_reasons(s: State, step: Step, lever: int) -> list[Reason]:
    player = s.players[step[1]]
    if player.levers >> lever & 1:
        return [reason("modernize.place_lever", "has-lever", lever=lever_name(s, lever))]
    change = price_change(step)
    if s.t.lever_cost[lever] <= lever_budget(player, change):
        return []
    needed = lever_price(s, player, lever, change)
    return [reason("modernize.place_lever", "coins", needed=needed, has=player.coins)]


def levers_to_buy(s: State, step: Step) -> list[int]:
    """Levers that the seat does not have."""
    return [lever for lever in range(len(s.t.lever_cost)) if not s.players[step[1]].levers >> lever & 1]


def own_levers(s: State, step: Step) -> list[int]:
    """Levers that the seat has, used or not."""
    return [lever for lever in range(len(s.t.lever_cost)) if s.players[step[1]].levers >> lever & 1]


def modernize(s: State, step: Step, lever: int) -> None:
    """Pays for a lever and places it in the upper position."""
    seat = step[1]
    player = s.players[seat]
    s.agenda.pop()
    pay_coins(s, seat, lever_price(s, player, lever, price_change(step)), STRIPS, "modernize.place_lever")
    if not player.levers >> lever // 3 * 3 & 7:
        fire(s, seat, T_NEW_LEVER_ROW)
    player.levers |= 1 << lever
    player.up |= 1 << lever
    if s.log is not None:
        s.log.append((E_MODERNIZE, seat, lever, STRIPS, ""))


# Boats.


def _boat_moves(boats: int, upstream: bool, downstream: bool) -> tuple[int, ...]:
    areas = BOATS[boats]
    return tuple(
        BOAT << SHIFT | boat * 4 + area
        for boat in range(len(areas))
        if not (boat == 1 and areas[0] == areas[1])  # two boats on one area are alike
        for area in range(4)
        if (area > areas[boat] and downstream) or (area < areas[boat] and upstream)
    )


DOWNSTREAM: Final = tuple(_boat_moves(n, upstream=False, downstream=True) for n in range(len(BOATS)))
UPSTREAM: Final = tuple(_boat_moves(n, upstream=True, downstream=False) for n in range(len(BOATS)))
ANYWHERE: Final = tuple(_boat_moves(n, upstream=True, downstream=True) for n in range(len(BOATS)))


def boat_options(s: State, player: Player) -> tuple[int, ...]:
    """Where the boats can go now: downstream for nothing, upstream for coins."""
    upstream = s.t.upstream_coins - player.modifiers[COIN_DISCOUNT]  # asked at every decision, so no call
    return ANYWHERE[player.boats] if player.coins >= upstream else DOWNSTREAM[player.boats]


def boat_reasons(s: State, step: Step, argument: int) -> list[Reason]:
    player = s.players[step[1]]
    areas = BOATS[player.boats]
    boat, area = argument >> 2, argument & 3
    if boat >= len(areas) or (boat == 1 and areas[0] == areas[1]):
        return [reason("boats.any_time", "no-boat", boat=boat + 1)]
    if areas[boat] == area:
        return [reason("boats.any_time", "boat-there")]
    if BOAT << SHIFT | argument in boat_options(s, player):
        return []
    return [reason("boats.move_cost", "coins", needed=upstream_price(s, player), has=player.coins)]


def boat_moves(s: State, step: Step) -> list[int]:
    """Every move of the seat's boats to another area, whatever it costs."""
    return [move & ARGUMENT for move in ANYWHERE[s.players[step[1]].boats]]


def move_boat(s: State, step: Step, argument: int) -> None:
    """Moves a boat at any time, or upstream for nothing by a lever."""
    seat = step[1]
    player = s.players[seat]
    boat, area = argument >> 2, argument & 3
    if step[0] == S_TOW:
        s.agenda.pop()
    elif area < BOATS[player.boats][boat]:
        pay_coins(s, seat, upstream_price(s, player), STRIPS, "boats.move_cost")
    set_boats(s, seat, BOATS_AFTER_MOVE[player.boats][argument])


@offers(w.BOAT_UPSTREAM, forced=True)
def tow_options(s: State, seat: int, _effect: Effect, _index: int, out: list[int]) -> None:
    out.extend(UPSTREAM[s.players[seat].boats])


def tow(s: State, step: Step) -> list[int]:
    return list(UPSTREAM[s.players[step[1]].boats])


# Using levers.


def free_levers(s: State, seat: int) -> list[int]:
    """Levers that can be used at any time and would do something now."""
    t = s.t
    levers = t.lever_bits[s.players[seat].up & t.free_levers]
    return [LEVER << SHIFT | lever for lever in levers if _free_lever_works(s, seat, t.lever_free[lever])]


def _free_lever_works(s: State, seat: int, effect: Effect | None) -> bool:
    player = s.players[seat]
    if effect is None:
        return False
    if effect[0] == w.BOAT_UPSTREAM:
        return bool(UPSTREAM[player.boats])
    if effect[0] == w.TRADE and effect[1][0] == w.DISCARD:
        return len(player.hand) >= int(effect[1][1])
    return True


def top_levers(s: State, seat: int, out: list[int]) -> None:
    """Levers of the top row that are worth giving up the common part for."""
    t = s.t
    for lever in t.lever_bits[s.players[seat].up & t.levers_on[T_FORGO_COMMON]]:
        if top_lever_works(s, seat, t.lever_effect[lever]):
            out.append(LEVER << SHIFT | lever)


def top_lever_works(s: State, seat: int, effect: Effect) -> bool:
    usable: list[int] = []
    if effect[0] == w.MODERNIZE:
        modernize_options(s, seat, effect, 0, usable)
    elif effect[0] == w.UPGRADE:
        upgrade_options(s, seat, effect, 0, usable)
    else:
        return True
    return bool(usable)


def unused_reasons(s: State, seat: int, lever: int, rule: str) -> list[Reason]:
    """Whether a seat has no such lever, or has used it."""
    player = s.players[seat]
    name = lever_name(s, lever)
    if not player.levers >> lever & 1:
        return [reason(rule, "no-lever", lever=name)]
    return [] if player.up >> lever & 1 else [reason(rule, "lever-used", lever=name)]


def lever_reasons(s: State, step: Step, lever: int) -> list[Reason]:
    if reasons := unused_reasons(s, step[1], lever, "lever.use"):
        return reasons
    trigger = s.t.lever_trigger[lever]
    if trigger == T_ANY_TIME or (
        trigger == T_FORGO_COMMON and not top_lever_works(s, step[1], s.t.lever_effect[lever])
    ):
        return [reason(lever_rule(s, lever), "lever-useless")]
    rule, message = MOMENTS[trigger]
    return [reason(rule, message)]


def raise_reasons(s: State, step: Step, lever: int) -> list[Reason]:
    player = s.players[step[1]]
    name = lever_name(s, lever)
    if not player.levers >> lever & 1:
        return [reason("imm.lever_up", "no-lever", lever=name)]
    return [reason("imm.lever_up", "lever-up", lever=name)] if player.up >> lever & 1 else []


def use_lever(s: State, step: Step, lever: int) -> None:
    """Moves a lever down and carries out its effect; levers for a forgone part take the place of that part."""
    seat = step[1]
    t = s.t
    trigger = t.lever_trigger[lever]
    use_levers(s, seat, 1 << lever)
    if trigger == T_ANY_TIME:
        free = t.lever_free[lever]
        if free is not None:
            _push_free(s, seat, free)
        return
    s.agenda.pop()
    if trigger == T_REGION_SCORING:
        take_region_income(s, seat)
        push(s, seat, t.lever_effect[lever], LEVER_EFFECTS)
        return
    if trigger in (T_FORGO_COMMON, T_FORGO_CARD) and s.log is not None:
        s.log.append((E_FORGO, seat, trigger, -1, lever))
    ask_for_another(s, seat, *_still_allowed(s, step, trigger))
    push(s, seat, t.lever_effect[lever], LEVER_EFFECTS, 2 if trigger == T_FORGO_COMMON else 0)


def _push_free(s: State, seat: int, effect: Effect) -> None:
    """A free lever effect; it was offered because it works, so it is not asked again whether to use it."""
    if effect[0] == w.BOAT_UPSTREAM:
        s.agenda.append((S_TOW, seat))
    else:
        s.agenda.append((S_EFFECT, seat, effect, LEVER_EFFECTS, 2))


def forgo_levers(s: State) -> int:
    """How many levers may react to one forgone card."""
    return 1 if s.rulings & ONE_FORGO_LEVER else s.t.levers_on[T_FORGO_CARD].bit_count()


def _still_allowed(s: State, step: Step, trigger: int) -> tuple[int, int]:
    """How many levers for a forgone card and of the top row may follow one that reacts to a forgone part."""
    if step[0] == S_FORGO_AGAIN:
        card, top = step[2], step[3]
    elif step[0] == S_EFFECT:
        card = forgo_levers(s) if any(one[0] in CARD_WORDS for one in alternatives(step)) else 0
        top = step[4] & IN_COMMON
    else:
        card, top = forgo_levers(s), 1
    both = bool(s.rulings & TOP_AND_CARD_LEVER)
    if trigger == T_FORGO_CARD:
        return card - 1, top if both else 0
    return card if both and trigger == T_FORGO_COMMON else 0, 0


def ask_for_another(s: State, seat: int, card: int, top: int) -> None:
    """Asks for another lever that reacts to the same forgone part, if the seat has one."""
    up, levers_on = s.players[seat].up, s.t.levers_on
    if (card and up & levers_on[T_FORGO_CARD]) or (top and up & levers_on[T_FORGO_COMMON]):
        s.agenda.append((S_FORGO_AGAIN, seat, card, top))


def forgo_again(s: State, step: Step) -> list[int]:
    """Other levers that react to the same forgone part."""
    _, seat, card, top = step
    out: list[int] = []
    if card:
        card_levers(s, seat, out)
    if top and s.rulings & TOP_AND_CARD_LEVER:
        top_levers(s, seat, out)
    return [*out, OPTION_PASS]


def card_levers(s: State, seat: int, out: list[int]) -> None:
    """Levers that reward a forgone card."""
    t = s.t
    out.extend([LEVER << SHIFT | lever for lever in t.lever_bits[s.players[seat].up & t.levers_on[T_FORGO_CARD]]])


def can_forgo_card(s: State, options: list[int]) -> bool:
    """Whether a card can be forgone: being allowed to play one is enough, unless it must be among the options."""
    return not s.rulings & FORGO_NEEDS_CARD or any(option >> SHIFT in USES_OF_CARDS for option in options)


def tile_lever(s: State, step: Step) -> list[int]:
    """A lever that reacts to a tile just placed; useless without an inhabitant in the supply."""
    _, seat, lever = step
    effect = s.t.lever_effect[lever]
    if effect[0] == w.INHABITANTS and not s.players[seat].supply:
        return [OPTION_PASS]
    return [LEVER << SHIFT | lever, OPTION_PASS]


# The common part of region scoring.


def region_income(s: State, step: Step) -> list[int]:
    """One coin per presence in the scored regions; levers may add points or replace it."""
    _, seat, _, _, flags = step
    t = s.t
    out = [OPTION_COMMON]
    if scored_presences(s, seat):
        out.extend(LEVER << SHIFT | lever for lever in t.lever_bits[s.players[seat].up & t.levers_on[T_REGION_SCORING]])
    if flags & 1:
        top_levers(s, seat, out)
    return out


def take_region_income(s: State, seat: int) -> None:
    coins = scored_presences(s, seat)
    if coins:
        gain_coins(s, seat, coins, REGIONS, "region.score_others")
