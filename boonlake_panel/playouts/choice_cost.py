"""The cost of a choice in a played game, and who was likely to win: the work that a review hands to other processes."""

import math
from typing import Final, NamedTuple

from ..agents.agent import Dice, imagined, pruned
from ..agents.evaluation import lead
from ..agents.lookahead import Lookahead, look_ahead
from ..agents.planner import plans, promising
from ..agents.quick import quick_option
from ..engine.chance import mix
from ..engine.choices.notation import key_of, keys_of
from ..engine.core import choose
from ..engine.state import State
from .rollouts import WIDTH, unpacked

WORTH_CHECKING: Final = 1.0
"""Points by which an alternative must look better before it is looked at again."""
HARMLESS: Final = 6.0
"""A choice that surely cost less than this, which no mark is set for, is not looked at any longer."""
SURE: Final = 2.5
"""Standard errors that make sure; a few more than usual, as the worlds are few and looked at several times."""
BATCH: Final = 4
"""Worlds to compare in between two looks."""
MAX_PLANNED: Final = 8
"""Options that a plan is made for, the most promising ones."""
RIVALS: Final = 3
"""Options that a choice is compared with, those with the best plans."""


class Comparison(NamedTuple):
    """A choice against the best alternative found, over worlds that had no part in finding it."""

    alternative: str  # its key; "" if none looked better
    scores: tuple[float, ...]  # by world: points that the alternative brings more
    leads: tuple[float, ...]  # the same for the lead over the strongest rival


class Outcomes(NamedTuple):
    """How games from one position ended, all cards on the table but chance dealt anew."""

    scores: tuple[tuple[int, ...], ...]  # by game and seat
    leads: tuple[float, ...]  # by seat: the lead that the evaluation expects


def compare_choice(position: str, chosen: str, scan: int, check: int, seed: int) -> Comparison:
    """Looks for a better option in a few worlds, and if there seems to be one compares both in fresh worlds."""
    state = unpacked(position)
    option = keys_of(state)[chosen]
    race = rivals(state, option, seed)
    scanned = worlds(state, race, [mix(seed + world) for world in range(scan)])
    means = {each: math.fsum(world[each].blend for world in scanned) / len(scanned) for each in race} if scanned else {}
    best = max(means, key=means.__getitem__, default=option)
    if best == option or means[best] - means[option] < WORTH_CHECKING:
        return Comparison("", (), ())
    scores: list[float] = []
    leads: list[float] = []
    for start in range(scan, scan + check, BATCH):
        seeds = [mix(seed + world) for world in range(start, min(start + BATCH, scan + check))]
        for world in worlds(state, [option, best], seeds):
            scores.append(world[best].score - world[option].score)
            leads.append(world[best].lead - world[option].lead)
        if harmless(leads):
            break
    return Comparison(key_of(state, best), tuple(scores), tuple(leads))


def rivals(state: State, option: int, seed: int) -> list[int]:
    """An option and the others with the best plans for the turn."""
    promise = promising(state, state.agenda[-1][1], MAX_PLANNED)
    lines = sorted(plans(imagined(state, mix(seed)), WIDTH, seed, promise), key=lambda line: -line.value)
    return [option, *[line.first for line in lines if line.first != option][:RIVALS]]


def worlds(state: State, race: list[int], seeds: list[int]) -> list[dict[int, Lookahead]]:
    """What the options of a race lead to, world by world; a world in which a plan has no end is left out."""
    results = (look_ahead(state, race, seed, WIDTH) for seed in seeds)
    return [world for world in results if len(world) == len(race)]


def harmless(leads: list[float]) -> bool:
    """Whether the lead that was lost is small, beyond doubt."""
    count = len(leads)
    if count < BATCH:  # worlds without an end are left out
        return False
    mean = math.fsum(leads) / count
    error = math.sqrt(math.fsum((value - mean) ** 2 for value in leads) / (count - 1) / count)
    return mean + SURE * error < HARMLESS


def play_outcomes(position: str, count: int, seed: int) -> Outcomes:
    """Games from a position to the end by the quick policy, with the hands as they were."""
    state = unpacked(position)
    ends = []
    for number in range(count):
        world = state.copy()
        world.asking = False
        world.seed = mix(seed + number)
        dice = Dice(mix(seed - 1 - number))
        while world.options:
            choose(world, quick_option(world, dice))
        ends.append(tuple(player.vp for player in world.players))
    return Outcomes(tuple(ends), tuple(lead(state, seat) for seat in range(len(state.players))))


def is_open(state: State) -> bool:
    """Whether there was something to think about: more than one option, moving boats alone not counted."""
    return len(pruned(state)) > 1
