"""Where on the pictures an event took place: for stepping through a turn, event by event."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from ...components.vocabulary import ACTIONS, CORNERS, HALVES, REGIONS
from ...engine import Game
from ...engine.codes import EMINENCE
from ...engine.events import E_INTERIM, E_OVER, E_PUSH, E_REFILL, E_ROUND, E_SOLO_TILE
from ...engine.expansions import EXPANSIONS
from ...engine.game import Event

SILENT = (E_PUSH, E_INTERIM, E_ROUND, E_OVER, *(event for one in EXPANSIONS.values() for event in one.silent_events))
"""Events of the course of the game that no decision stands behind."""


class LocatedEvent(NamedTuple):
    """An event with its places: where it took place, what was considered before, and the figures behind it."""

    event: Event
    focus: frozenset[str]
    tried: frozenset[str]
    figures: tuple[str, ...]
    decisive: int  # which figure decided, -1 for none


def eminence_turn(games: Iterable[Game]) -> list[tuple[int, LocatedEvent]]:
    """The Wise Eminence's last turn: its events, each with the number of the game that it belongs to.

    The games are given from the newest back; only as many are asked for as the turn needs.
    """
    turn: list[tuple[int, LocatedEvent]] = []
    for number, game in enumerate(games):
        own = [(event, raw) for event, raw in zip(game.events, game.log, strict=True) if raw[1] == EMINENCE]
        names = [event.what for event, _ in own]
        starts = [n for n, what in enumerate(names) if what == E_SOLO_TILE]
        first = starts[-1] - names[: starts[-1]][-1:].count(E_REFILL) if starts else 0
        kept = own[first:]
        told = [(number, happening(game, *pair)) for pair in kept if pair[0].what not in SILENT]
        turn = [*told, *turn]
        if starts:
            return turn
    return []


def happening(game: Game, event: Event, raw: tuple[Any, ...]) -> LocatedEvent:
    """One event with everything that a picture can show of it."""
    what, seat, amount, _, detail = raw
    focus = PLACES[what](game, seat, amount, detail) if what in PLACES else []
    tried: list[str] = []
    figures: list[str] = []
    decisive = -1
    if what == "search":
        tried = [f"space:{space}" for space in detail[1]]
        decisive = len(detail[1])
    elif what == "solo_strip":
        tried = [f"strip:{ACTIONS[action]}" for action, _ in detail]
        decisive = [row for _, row in detail].index(amount)
    elif what == "solo_cattle":
        tried = [f"space:{space}" for space, _, _ in detail]
        values = [structures - cattle for _, structures, cattle in detail]
        decisive = values.index(max(values)) if values.count(max(values, default=0)) == 1 else -1
    elif what == "solo_region":
        tried = [f"region:{REGIONS[region]}" for region, _, _ in detail]
        decisive = [region for region, _, _ in detail].index(amount)
    if tried:
        figures = event.detail.split(", ")
    return LocatedEvent(event, frozenset(focus), frozenset(tried), tuple(figures), decisive)


def _site(_game: Game, _seat: int, amount: int, _detail: Any) -> list[str]:
    return [f"site:{amount >> 1}.{HALVES[amount & 1]}"]


def _space(_game: Game, _seat: int, amount: int, _detail: Any) -> list[str]:
    return [f"space:{amount}"]


def _strip(_game: Game, _seat: int, _amount: int, detail: Any) -> list[str]:
    return [f"strip:{ACTIONS[detail]}"]


def _points(_game: Game, seat: int, _amount: int, _detail: Any) -> list[str]:
    return [f"points:{seat}"]


def _tile(_game: Game, _seat: int, _amount: int, _detail: Any) -> list[str]:
    return ["solo:tile"]


def _stack(_game: Game, _seat: int, _amount: int, _detail: Any) -> list[str]:
    return ["solo:stack"]


def _corner(_game: Game, _seat: int, amount: int, detail: int) -> list[str]:
    corner = [f"corner:{CORNERS[detail]}"] if detail >= 0 else ["solo:stack"]
    return [*corner, f"space:{amount}"]


def _cactus(_game: Game, _seat: int, _amount: int, detail: Any) -> list[str]:
    return [f"cactus:{detail[0]}"]


def _best_pastures(_game: Game, _seat: int, _amount: int, detail: Any) -> list[str]:
    best = max((structures - cattle for _, structures, cattle in detail), default=0)
    return [f"space:{space}" for space, structures, cattle in detail if structures - cattle == best]


def _region(_game: Game, _seat: int, amount: int, _detail: Any) -> list[str]:
    return [f"region:{REGIONS[amount]}"]


def _chosen_strip(_game: Game, _seat: int, amount: int, detail: Any) -> list[str]:
    return [f"strip:{ACTIONS[action]}" for action, row in detail if row == amount]


def _shared(game: Game, _seat: int, _amount: int, _detail: Any) -> list[str]:
    return [f"region:{region}" for n, region in enumerate(REGIONS) if n != game.state.left_out]


def _river(game: Game, _seat: int, _amount: int, detail: int) -> list[str]:
    return [f"river:{game.state.t.river_ids[detail]}"]


def _income(game: Game, seat: int, _amount: int, _detail: Any) -> list[str]:
    player = game.state.players[seat]
    counts = {"house": player.houses, "settlement": player.settlements, "cattle": player.cattle}
    recesses = [f"eminence:{piece}.{count}" for piece, count in counts.items() if count]
    return [*recesses, f"cactus:{game.state.solo_board().cactus}", f"points:{seat}"]


PLACES: dict[str, Callable[[Game, int, int, Any], list[str]]] = {
    "solo_tile": _tile,
    "refill": _stack,
    "corner": _corner,
    "solo_upper": _strip,
    "solo_strip": _chosen_strip,
    "strip": _strip,
    "search": _space,
    "place": _space,
    "solo_cattle": _best_pastures,
    "cattle": _space,
    "house": _site,
    "settlement": _site,
    "cactus": _cactus,
    "solo_region": _region,
    "solo_share": _shared,
    "solo_income": _income,
    "missing": _points,
    "vp": _points,
    "sail": _river,
}
