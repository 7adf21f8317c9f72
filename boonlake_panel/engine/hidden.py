"""Hidden information: what a seat may know, and games that it cannot tell from the real one."""

from typing import Any

from .chance import mix
from .codes import S_DEAL_SCORING, S_FILL_SCORING, S_KEEP
from .core import run
from .position import to_position
from .setup import Setup
from .state import State


def choosing_tiles(s: State) -> bool:
    """Whether the scoring tiles are still being chosen, in secret."""
    return any(step[0] == S_FILL_SCORING for step in s.agenda)


def masked(setup: Setup, s: State, seat: int) -> dict[str, Any]:
    """The position without what a seat may not know: counts stand for hidden cards and tiles."""
    data = to_position(setup, s)
    data["viewer"] = seat
    data["deck"] = len(s.deck)
    data["mound"] = len(s.mound)
    data["pool"] = len(s.pool)
    del data["chance"]
    data["setup"]["seed"] = None
    choosing = choosing_tiles(s)
    for other, player in enumerate(data["players"]):
        if other != seat:
            player["hand"] = len(player["hand"])
            if choosing:
                player["own_tile"] = None
                data["scoring_tiles"][other] = None
    for step, entry in zip(s.agenda, data["agenda"], strict=True):
        if step[0] in (S_KEEP, S_DEAL_SCORING) and step[1] != seat:
            for name in ("first", "second", "dealt"):
                entry.pop(name, None)
    return data


def determinized(s: State, seat: int, seed: int) -> State:
    """A copy in which everything that the seat does not know is dealt anew."""
    new = s.copy()
    new.seed = mix(seed ^ mix(s.counter))
    new.counter = 0
    others = [player for other, player in enumerate(new.players) if other != seat]
    pool = sorted([*new.deck, *(card for player in others for card in player.hand)])
    for player in others:
        player.hand = sorted(new.pick(pool) for _ in range(len(player.hand)))
    new.deck = pool
    if choosing_tiles(new):
        _deal_tiles_anew(new, seat)
    if new.agenda and new.agenda[-1][1] != seat:
        run(new)  # the options of the one to move depend on cards that were just dealt anew
    return new


def _deal_tiles_anew(s: State, seat: int) -> None:
    """Scoring tiles that others chose or are choosing, and those that are still in the pool."""
    hidden = list(s.pool)
    for other, player in enumerate(s.players):
        if other != seat and player.kept >= 0:
            hidden.append(player.kept)
    agenda = []
    for step in s.agenda:
        if step[1] != seat and step[0] in (S_KEEP, S_DEAL_SCORING):
            hidden.extend(tile for tile in step[2:] if tile >= 0)
    pool = sorted(hidden)
    for other, player in enumerate(s.players):
        if other != seat and player.kept >= 0:
            player.kept = s.scoring_tiles[other] = s.pick(pool)
    for step in s.agenda:
        if step[1] != seat and step[0] in (S_KEEP, S_DEAL_SCORING):
            step = (step[0], step[1], *sorted(s.pick(pool) if tile >= 0 else tile for tile in step[2:]))
        agenda.append(step)
    s.agenda = agenda
    s.pool = pool
