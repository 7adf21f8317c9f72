"""The river: moving the ship, rewards, locks."""

from ...components import vocabulary as w
from ...components.effects import Effect
from ..codes import BONUS, JUMPED, RIVER, S_RIVER_BONUS, S_SHIP, SAIL, SHIFT
from ..events import E_BONUS, E_ENDING, E_LOCK, E_SAIL
from ..reasons import Reason, reason
from ..state import ONE_SHIP_AT_THE_END, State, Step
from ..tables import T_HARBOUR, T_RIVER_COINS, T_RIVER_VASE
from .gains import fire, push


def landings(s: State, seat: int, steps: int) -> list[int]:
    """Places on the route where the ship can end after 1, 2, ... counted steps; surplus steps are lost at the end."""
    t = s.t
    route = t.routes[s.round]
    taken = {player.ship for player in s.players}
    last = len(route) - 1
    place = s.players[seat].ship
    shared = t.river_shared if s.hooks is None else t.river_end  # with the expansion also harbours hold one ship
    alone = s.rulings & ONE_SHIP_AT_THE_END
    spaces: list[int] = []
    for _ in range(steps):
        place += 1
        while place < last and place in taken and not shared[route[place]]:
            place += 1
        if alone and place == last and place in taken:
            break
        if place > last:
            break
        spaces.append(place)
    return spaces


def ship(s: State, step: Step) -> list[int] | None:
    """Phase B: at least one step, at most as many as the row of the strip allows."""
    count = len(landings(s, step[1], s.t.row_steps[s.row]))
    if not count:
        s.agenda.pop()
        return None
    return [SAIL << SHIFT | steps for steps in range(1, count + 1)]


def sail_reasons(s: State, step: Step, steps: int) -> list[Reason]:
    if step[0] != S_SHIP:
        return []
    limit = s.t.row_steps[s.row]
    if steps > limit:
        return [reason("ship.max_steps", "steps", limit=limit)]
    return [reason("ship.final_stop", "end-of-river")]


def conceivable_steps(s: State, _step: Step) -> range:
    """As many steps as the best row allows."""
    return range(1, max(s.t.row_steps) + 1)


def sail(s: State, step: Step, steps: int) -> None:
    """Moves the ship, notes the locks it is the first to cross, and gives the reward of the space."""
    s.agenda.pop()
    seat = step[1]
    player = s.players[seat]
    place = landings(s, seat, steps)[steps - 1]
    t = s.t
    crossed = 0
    for behind in range(player.ship, place):
        crossed |= t.lock_after[s.round][behind]
    jumped = jumped_harbours(s, seat, place) if s.hooks is not None else ()
    player.ship = place
    space = t.routes[s.round][place]
    if s.log is not None:
        s.log.append((E_SAIL, seat, steps, RIVER, space))
    cross_locks(s, seat, crossed & ~s.locks)
    if s.hooks is not None:
        s.hooks.ship_moved(s, seat, steps)
    if jumped:
        s.agenda.append((S_RIVER_BONUS, seat, space, jumped))
    else:
        take_reward(s, seat, space)


def jumped_harbours(s: State, seat: int, place: int) -> tuple[int, ...]:
    """Harbours with another ship between the ship and a place further down."""
    route = s.t.routes[s.round]
    others = {player.ship for other, player in enumerate(s.players) if other != seat}
    between = range(s.players[seat].ship + 1, place)
    return tuple(route[at] for at in between if at in others and s.t.river_harbour[route[at]])


def bonus_options(_s: State, step: Step) -> list[int]:
    """The reward of the landing space, or of a harbour that was jumped."""
    return [BONUS << SHIFT | space for space in (step[2], *step[3])]


def take_bonus(s: State, step: Step, space: int) -> None:
    s.agenda.pop()
    if space == step[2]:
        take_reward(s, step[1], space)
        return
    if s.log is not None:
        s.log.append((E_BONUS, step[1], 0, RIVER, space))
    if s.t.river_harbour[step[2]]:
        fire(s, step[1], T_HARBOUR)
    push(s, step[1], s.t.river_reward[space], RIVER, JUMPED)


def cross_locks(s: State, seat: int, locks: int) -> None:
    """The first ship through a lock in a round calls an interim scoring; the fourth one waits for equal turns."""
    s.locks |= locks
    for bit, scoring in s.t.lock_scoring[s.round].items():
        if locks & bit:
            if scoring == 4:
                s.ending = True
            else:
                s.pending += 1
            if s.log is not None:
                s.log.append((E_ENDING if scoring == 4 else E_LOCK, seat, scoring, RIVER, ""))


def take_reward(s: State, seat: int, space: int) -> None:
    """The reward of the space where the movement ended, and permanent effects about it."""
    t = s.t
    reward = t.river_reward[space]
    if t.river_harbour[space]:
        fire(s, seat, T_HARBOUR)
    if reward[0] == w.COINS:
        fire(s, seat, T_RIVER_COINS)
    if reward[0] == w.VASE:
        fire(s, seat, T_RIVER_VASE)
    push(s, seat, reward, RIVER)


def vase_taken(s: State, seat: int, alternative: Effect, source: int, flags: int) -> None:
    """Choosing the vase of a vase-or-site space counts as taking a vase on the river, if the ship ended there."""
    if source == RIVER and alternative[0] == w.VASE and not flags & JUMPED:
        fire(s, seat, T_RIVER_VASE)
