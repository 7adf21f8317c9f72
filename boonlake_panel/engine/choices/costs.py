"""What an option certainly costs or loses: it is carried out on a copy, by the functions that do so in the game.

A label says it, and `explain` names the rule of each loss.
"""

from typing import Final

from ...components.describe import goods
from ...texts.messages import text
from .. import codes as c
from ..core import choose, run
from ..events import (
    E_BOAT,
    E_COINS,
    E_DISCARD,
    E_INHABITANTS,
    E_LEVER,
    E_NO_PIECE,
    E_ONE_TIME,
    E_SITE_LOST,
    E_VASES,
    E_VP,
)
from ..expansions import EXPANSIONS
from ..names import boats_text, card_name, lever_name
from ..rules.payment import upstream_moves, upstream_price
from ..state import BOATS, Event, State
from .kind import Cost, Costs, Kind
from .registry import CHOSEN

GOODS: Final = (E_COINS, E_VASES, E_INHABITANTS, E_VP)
"""Events that cost something if their amount is below zero."""
EXPANSION_LOSSES: Final = {event: words for one in EXPANSIONS.values() for event, words in one.losses.items()}
ONCE: Final = (E_LEVER, E_ONE_TIME, E_BOAT, E_SITE_LOST, *EXPANSION_LOSSES)
"""Events that happen to one thing, a lever or a card."""
COUNTED: Final = (E_DISCARD, E_NO_PIECE)
"""Events that only count."""
PAYING: Final = (
    *(c.S_PAY_CARD, c.S_PAY_UPGRADE, c.S_PAY_CATTLE),
    *(step.number for one in EXPANSIONS.values() for step in one.steps if step.nothing_free),
)
"""Questions in the middle of what was chosen: what all their answers have in common is certain."""


def losses_by_way(s: State, option: int) -> list[list[Event]]:
    """Events that cost the seat that is asked something: one list for each way to pay that it could choose next."""
    after = s.copy()
    step = after.agenda[-1]
    after.agenda = [step]
    after.log = []
    CHOSEN[option >> c.SHIFT](after, step, option & c.ARGUMENT)
    asked_again = after.agenda and after.agenda[0] in (step, (c.S_END_TURN, step[1]))
    if asked_again and step[0] != c.S_PAY_SCORE:  # who can no longer pay for a tile loses points
        del after.agenda[0]
    run(after)
    return _losses(after, step[1])


def _losses(after: State, seat: int) -> list[list[Event]]:
    own = [event for event in after.log or () if event[1] == seat]
    brought = any(event[0] == E_INHABITANTS and event[2] > 0 and event[3] == c.PROJECTS for event in own)
    lost = [event for event in own if is_loss(event) and not (brought and is_placed(event))]
    step = after.agenda[-1] if after.options else (-1, -1)
    if step[1] != seat or (step[0] not in PAYING and step[0] != c.S_DISCARD):
        return [lost]
    ways = after.options if step[0] in PAYING else after.options[:1]  # any card is one card
    return [[*lost, *further] for way in ways for further in _paid(after, seat, way)]


def _paid(s: State, seat: int, way: int) -> list[list[Event]]:
    after = s.copy()
    after.log = []
    choose(after, way)
    return _losses(after, seat)


def losses_in_common(s: State, option: int) -> list[Event]:
    """Events of an option that cost something whichever way is chosen to pay."""
    first, *others = losses_by_way(s, option)
    return [event for event in first if all(event in way for way in others)]


def is_placed(event: Event) -> bool:
    """Whether it is the inhabitant that stays on a project, one of those that it brings."""
    return bool(event[0] == E_INHABITANTS and event[3] == c.PROJECTS)


def is_loss(event: Event) -> bool:
    what, _, amount, _, _ = event
    return bool(what in GOODS and amount < 0) or what in ONCE or what in COUNTED


def certain_costs(s: State, option: int) -> Costs:
    """What an option costs at least, whichever way is chosen to pay."""
    first, *others = [_amounts(way) for way in losses_by_way(s, option)]
    least = {cost: min([amount, *(way.get(cost, 0) for way in others)]) for cost, amount in first.items()}
    return {cost: amount for cost, amount in least.items() if amount}


def _amounts(events: list[Event]) -> dict[Cost, int]:
    costs: dict[Cost, int] = {}
    for event in events:
        cost = (event[0], _thing(event))
        costs[cost] = 1 if event[0] in ONCE else costs.get(cost, 0) + abs(event[2])
    return costs


def _thing(event: Event) -> int:
    what, _, amount, _, detail = event
    if what == E_LEVER or what in EXPANSION_LOSSES:
        return int(amount)
    if what == E_INHABITANTS:
        return int(is_placed(event))
    return int(detail) if what in ONCE else 0


def further_costs(s: State, kind: Kind, option: int) -> str:
    """What an option certainly costs beyond what its label tells by itself, in words; empty if that is nothing."""
    if kind.dealt and not kind.own_in_solo:
        return ""
    step = s.agenda[-1]
    told = kind.told(s, step, option & c.ARGUMENT)
    costs = certain_costs(s, option)
    left = {cost: amount - told.get(cost, 0) for cost, amount in costs.items() if amount > told.get(cost, 0)}
    return ", ".join(_parts(s, step[1], left))


def _parts(s: State, seat: int, costs: Costs) -> list[str]:
    player = s.players[seat]
    boats = next((thing for what, thing in costs if what == E_BOAT), player.boats)
    towing = upstream_moves(BOATS[player.boats], BOATS[boats]) * upstream_price(s, player)
    coins = costs.get((E_COINS, 0), 0)
    towing = min(towing, coins)
    parts = [text("verb-pay", goods=goods("coins", coins - towing))] if coins > towing else []
    for what, name, verb in ((E_VASES, "vases", "give_up"), (E_INHABITANTS, "inhabitants", "give_up")):
        if amount := costs.get((what, 0)):
            parts.append(text(f"verb-{verb}", goods=goods(name, amount)))
    if cards := costs.get((E_DISCARD, 0)):
        parts.append(text("verb-discard", goods=goods("cards", cards)))
    if costs.get((E_INHABITANTS, 1)):
        parts.append(text("cost-project"))
    if points := costs.get((E_VP, 0)):
        parts.append(text("cost-vp", points=points))
    for what, thing in costs:
        if what == E_LEVER:
            parts.append(text("cost-lever", lever=lever_name(s, thing)))
        elif what in EXPANSION_LOSSES:
            parts.append(text(EXPANSION_LOSSES[what], lever=lever_name(s, thing)))
        elif what == E_ONE_TIME:
            parts.append(text("way-card", name=card_name(s, thing)))
        elif what == E_BOAT:
            parts.append(text("cost-boats", places=boats_text(s, thing), coins=towing))
        elif what == E_SITE_LOST:
            parts.append(text("cost-site"))
    if missing := costs.get((E_NO_PIECE, 0)):
        parts.append(text("cost-no-piece", count=missing))
    return parts
