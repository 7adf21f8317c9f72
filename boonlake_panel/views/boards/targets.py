"""Which place of the pictures a choice belongs to, so that it can glow there and be clicked."""

from collections.abc import Callable

from ...engine import Game
from ...engine.rules.river import landings

Places = Callable[[str, int], list[str]]


def _seated(name: str) -> Places:
    return lambda argument, seat: [f"{name}:{seat}.{argument}"]


def _plain(name: str) -> Places:
    return lambda argument, seat: [f"{name}:{argument}"]


PLACES: dict[str, Places] = {
    "strip": _plain("strip"),
    "row": _plain("strip"),
    "play": _plain("card"),
    "discard": _plain("card"),
    "draw": _plain("card"),
    "project": _plain("tile"),
    "score": _plain("tile"),
    "keep": _plain("tile"),
    "deal": _plain("tile"),
    "explore": lambda argument, seat: [f"space:{argument}"] if argument else [],
    "pasture": _plain("space"),
    "cattle": _plain("space"),
    "develop": _plain("site"),
    "upgrade": _plain("site"),
    "region": _plain("region"),
    "modernize": _seated("lever"),
    "lever": _seated("lever"),
    "raise": _seated("lever"),
    "build": _seated("production"),
    "track": lambda argument, seat: [f"{argument}_track:{seat}"],
    "boat": lambda argument, seat: [f"canal:{seat}.{argument.partition('.')[2]}"],
    "launch": _seated("canal"),
    "lower": _seated("lever"),
    "annex": _seated("production"),
    "shipyard": _plain("site"),
    "purple": _plain("site"),
    "house": _plain("site"),
    "special": _plain("space"),
    "reward": _plain("river"),
    "use": _plain("card"),
    "stash": _plain("card"),
    "stashed": _plain("card"),
    "artifact": _plain("artifact"),
    "retrieve": _plain("artifact"),
    "price": lambda argument, seat: [f"artifact:{argument.partition('.')[2]}"],
    "return": _plain("lake"),
    "improve": lambda argument, seat: [f"figure:{seat}"],
    "condition": _plain("condition"),
    "solo": _plain("solo"),
    "remove": _plain("solo"),
    "corner": _plain("corner"),
}


def targets_of(game: Game) -> dict[str, tuple[str, ...]]:
    """The legal keys by place, in the order in which they are offered."""
    decision = game.decision
    found: dict[str, list[str]] = {}
    if decision is None:
        return {}
    for key in decision.keys:
        for place in places_of(game, key, decision.seat):
            found.setdefault(place, []).append(key)
    return {place: tuple(keys) for place, keys in found.items()}


def places_of(game: Game, key: str, seat: int) -> list[str]:
    """Where a key can be seen on the boards; nothing for choices without a place."""
    kind, _, argument = key.partition(":")
    if kind == "sail":
        return [f"river:{_landing(game, seat, int(argument))}"]
    if kind in ("lake", "plug"):
        return [_of_figure(game, seat, argument)]
    return PLACES[kind](argument, seat) if kind in PLACES else []


def _landing(game: Game, seat: int, steps: int) -> str:
    state = game.state
    place = landings(state, seat, steps)[steps - 1]
    return state.t.river_ids[state.t.routes[state.round][place]]


def _of_figure(game: Game, seat: int, side: str) -> str:
    """The next space on a side of the lake, or without a side the own artifact."""
    figure = game.state.players[seat].lake()
    return f"lake:{side}.{figure.place + 1}" if side else f"artifact:{game.state.t.artifact_ids[figure.artifact]}"
