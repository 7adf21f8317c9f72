"""Playing a position on to the end, many times: the work that what-if hands to other processes.

A rollout is numbered. Its number alone decides how everything hidden is dealt and how chance goes on, so that all
options meet the same worlds, in whatever process and order they are played. After an option its turn goes on as
planned in a world of its own, then everybody plays quickly: an option is hardly to blame for careless play after it.
"""

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from ..agents.agent import Dice, Seeded, imagined
from ..agents.own import AgentSpec
from ..agents.planner import plans, retraced
from ..agents.quick import quick_option
from ..agents.registry import make_agent
from ..engine.chance import mix
from ..engine.choices.notation import key_of, keys_of
from ..engine.core import choose
from ..engine.game import Game
from ..engine.hidden import CHANCE
from ..engine.setup import Setup
from ..engine.state import State

Choosing = Callable[[State, Dice], int]
"""How somebody plays on in an imagined world."""
WIDTH: Final = 2
"""Of the search of a turn: one for each option, so a narrow one."""
PLAN_SEED: Final = -1
"""Of the world in which the rest of the turn is planned; rollouts never meet it."""


class Rollout(NamedTuple):
    """How one imagined game ended: points by seat, and the points of the seat by source."""

    scores: tuple[int, ...]
    ledger: tuple[int, ...]

    def margin(self, seat: int) -> int:
        """Points ahead of the strongest rival."""
        return self.scores[seat] - max(self.scores[:seat] + self.scores[seat + 1 :])

    def win(self, seat: int, solo: bool) -> float:
        """1 for a win, shared in a tie; a person wins a solo tie."""
        best = max(self.scores)
        if self.scores[seat] < best:
            return 0.0
        return 1.0 if solo else 1 / self.scores.count(best)


@lru_cache(maxsize=4)
def unpacked_game(position: str) -> Game:
    """The game of a packed one."""
    return Game.from_position(json.loads(position))


@lru_cache(maxsize=4)
def unpacked(position: str) -> State:
    """The state of a packed game; whoever plays on takes a copy."""
    return unpacked_game(position).state


def pack(game: Game) -> str:
    """A game as text that can be sent to another process."""
    return json.dumps(game.position(), sort_keys=True)


def play_rollouts(
    position: str, key: str, seat: int, seed: int, numbers: range, agent: AgentSpec | None = None
) -> list[Rollout]:
    """The numbered rollouts of one option, or of a whole turn: keys with spaces in between.

    Everybody plays on quickly, or by an agent.
    """
    state = unpacked(position)
    keys = key.split(" ") if " " in key else planned_turn(position, key)
    choosing = quick_option if agent is None else _deciding(make_agent(agent, seed, unpacked_game(position).setup))
    return [_play(state, keys, seat, mix(seed) + number, choosing) for number in numbers]


def _deciding(agent: Seeded) -> Choosing:
    return lambda world, dice: agent.decide(world)


@lru_cache(maxsize=256)
def planned_turn(position: str, key: str) -> list[str]:
    """An option and the best plan found for the rest of its turn, in one imagined world.

    That world is the same for every seed: with another plan the option would be worth something else, and no interval
    of the rollouts knows of that.
    """
    world = imagined(unpacked(position), mix(PLAN_SEED))
    lines = plans(world, WIDTH, PLAN_SEED, [keys_of(world)[key]])
    return [key_of(*step) for step in retraced(world, lines[0].path, PLAN_SEED)] if lines else [key]


def _play(state: State, keys: list[str], seat: int, seed: int, choosing: Choosing) -> Rollout:
    world = imagined(state, mix(seed))
    dice = Dice(mix(seed + 1))
    follow(world, keys, seat, dice, choosing)
    while world.options:
        choose(world, choosing(world, dice))
    return Rollout(tuple(player.vp for player in world.players), tuple(world.players[seat].ledger))


def follow(world: State, keys: list[str], seat: int, dice: Dice, choosing: Choosing = quick_option) -> None:
    """Plays the choices of a seat as long as they are legal; others answer in between."""
    for key in keys:
        while world.options and world.agenda[-1][1] != seat:
            choose(world, choosing(world, dice))
        option = keys_of(world).get(key)
        if option is None:  # chance went another way than in the plan
            return
        choose(world, option)


def get_ready() -> None:
    """Plays a game: a process that did so has loaded everything that rollouts need."""
    game = Game(Setup(players=2, seed=0))
    assert game.decision is not None
    play_rollouts(pack(game), game.decision.keys[0], game.decision.seat, 0, range(1))


def is_chance(game: Game) -> bool:
    """Whether people are asked what chance did: nobody's choice."""
    agenda = game.state.agenda
    return bool(agenda) and agenda[-1][0] in CHANCE
