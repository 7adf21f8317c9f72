"""Hidden information: what a seat may know, and games that it cannot tell from the real one."""

from typing import Any, Final

from .chance import mix
from .codes import (
    S_DEAL_SCORING,
    S_DRAW,
    S_FILL_SCORING,
    S_KEEP,
    S_LAY_STRIPS,
    S_LAY_TILES,
    S_PAY_CARD,
    S_REVEAL,
    S_SOLO_CORNER,
    S_SOLO_EXPLORE,
    S_SOLO_REMOVE,
    S_SOLO_TURN,
)
from .core import HANDLERS, NO_FREE_OPTIONS, run
from .lists import changed
from .position.checks import stored_cards
from .position.writing import to_position
from .rules.levers import boat_options, free_levers
from .setup import Setup
from .state import Event, Solo, State

CHANCE: Final = (
    *(S_LAY_TILES, S_LAY_STRIPS, S_DRAW, S_DEAL_SCORING, S_FILL_SCORING, S_REVEAL),
    *(S_SOLO_REMOVE, S_SOLO_TURN, S_SOLO_CORNER, S_SOLO_EXPLORE),
)
ATTEMPTS: Final = 50
"""Deals to try until the seat that is being asked has a choice with its new cards."""


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
    if s.solo is not None and not s.solo.known:
        data["solo"]["stack"] = len(s.solo.stack)
    data["setup"]["seed"] = None
    choosing = choosing_tiles(s)
    for other, player in enumerate(data["players"]):
        if other != seat:
            player["hand"] = len(player["hand"])
            if s.hooks is not None and "expansion" in player:
                s.hooks.mask_player(player["expansion"])
            if choosing:
                player["own_tile"] = None
                data["scoring_tiles"][other] = None
    for step, entry in zip(s.agenda, data["agenda"], strict=True):
        if step[0] in (S_KEEP, S_DEAL_SCORING) and step[1] != seat:
            for name in ("first", "second", "dealt"):
                entry.pop(name, None)
    return data


def masked_event(event: Event, seat: int, choosing: bool) -> Event:
    """An event without what a seat may not know."""
    what, whose, amount, source, _ = event
    secret = what in ("draw", "stash") or (what in ("deal", "keep") and choosing)
    return event if whose == seat or not secret else (f"{what}_hidden", whose, amount, source, "")


def determinized(s: State, seat: int, seed: int) -> State:
    """A copy in which everything that the seat does not know is dealt anew, and chance answers by itself."""
    new = s.copy()
    new.seed = mix(seed ^ mix(s.counter))
    new.counter = 0
    new.asking = False
    if choosing_tiles(new):
        _deal_tiles_anew(new, seat)
    if new.solo is not None and not new.solo.known:
        _deal_solo_anew(new, new.solo)
    shown = [step[2] for step in s.agenda if step[0] == S_PAY_CARD]  # cards that are just being paid for
    for _ in range(ATTEMPTS):
        _deal_hands_anew(new, seat, shown)
        if not new.agenda or new.agenda[-1][0] in CHANCE or new.agenda[-1][1] == seat:
            break
        if _ask_again(new):
            break
    if s.asking and new.agenda and new.agenda[-1][0] in CHANCE:
        run(new)
    return new


def _deal_solo_anew(s: State, solo: Solo) -> None:
    """Until all solo tiles have been seen once, nobody knows which of each type were taken out of the game."""
    stack: list[int] = []
    for kind in (0, 1):
        count = sum(1 for tile in solo.stack if s.t.solo_type[tile] == kind)
        unseen = [n for n, other in enumerate(s.t.solo_type) if other == kind and n not in solo.seen]
        stack.extend(s.pick(unseen) for _ in range(count))
    solo.stack = sorted(stack)


def _deal_hands_anew(s: State, seat: int, shown: list[int]) -> None:
    others = [player for other, player in enumerate(s.players) if other != seat]
    hidden = [card for player in others for card in (*player.hand, *stored_cards(s, player)) if card not in shown]
    pool = sorted([*s.deck, *hidden])
    for player in others:
        stored = stored_cards(s, player)
        stored[:] = [s.pick(pool) for _ in stored]
        known = [card for card in player.hand if card in shown]
        player.hand = sorted([*known, *(s.pick(pool) for _ in range(len(player.hand) - len(known)))])
    s.deck = pool


def _ask_again(s: State) -> bool:
    """The open decision of another seat with its new cards; whether the deal leaves it something to decide.

    Somebody who is asked has more than one answer, and everybody at the table can see that.
    """
    step = s.agenda[-1]
    main = HANDLERS[step[0]](s, step) or []
    if not NO_FREE_OPTIONS[step[0]]:
        main = [*main, *([] if s.closing else free_levers(s, step[1]))]
        if s.hooks is not None:
            main += s.hooks.at_any_time(s, step)
    s.options = main
    if not NO_FREE_OPTIONS[step[0]]:
        s.options = [*main, *boat_options(s, s.players[step[1]])]
    return len(main) > 1


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
            player.kept = s.pick(pool)
            s.scoring_tiles = changed(s.scoring_tiles, other, player.kept)
    for step in s.agenda:
        if step[1] != seat and step[0] in (S_KEEP, S_DEAL_SCORING):
            step = (step[0], step[1], *sorted(s.pick(pool) if tile >= 0 else tile for tile in step[2:]))
        agenda.append(step)
    s.agenda = agenda
    s.pool = pool
