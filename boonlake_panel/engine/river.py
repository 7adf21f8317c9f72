"""The river: moving the ship, rewards, locks."""

from ..components import words as w
from ..components.effects import Effect
from .codes import RIVER, SAIL, SHIFT
from .events import E_ENDING, E_LOCK, E_SAIL
from .gains import fire, push
from .state import State, Step
from .tables import T_HARBOUR, T_RIVER_COINS, T_RIVER_VASE


def landings(s: State, seat: int, steps: int) -> list[int]:
    """Places on the route where the ship can end after 1, 2, ... counted steps; surplus steps are lost at the end."""
    t = s.t
    route = t.routes[s.round]
    taken = {player.ship for player in s.players}
    last = len(route) - 1
    place = s.players[seat].ship
    found: list[int] = []
    for _ in range(steps):
        place += 1
        while place < last and place in taken and not t.river_shared[route[place]]:
            place += 1
        if place > last:
            break
        found.append(place)
    return found


def ship(s: State, step: Step) -> list[int] | None:
    """Phase B: at least one step, at most as many as the row of the strip allows."""
    count = len(landings(s, step[1], s.t.row_steps[s.row]))
    if not count:
        s.agenda.pop()
        return None
    return [SAIL << SHIFT | steps for steps in range(1, count + 1)]


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
    player.ship = place
    space = t.routes[s.round][place]
    if s.log is not None:
        s.log.append((E_SAIL, seat, steps, RIVER, space))
    cross_locks(s, seat, crossed & ~s.locks)
    take_reward(s, seat, space)


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


def vase_taken(s: State, seat: int, alternative: Effect, source: int) -> None:
    """Choosing the vase of a vase-or-site space counts as taking a vase on the river."""
    if source == RIVER and alternative[0] == w.VASE:
        fire(s, seat, T_RIVER_VASE)
