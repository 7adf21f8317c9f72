"""What somebody might want to do now and cannot, with the reasons of the rules."""

from collections.abc import Iterator, Sequence

from ...components.vocabulary import REGIONS, RESOURCES
from ...engine import Game, Verdict
from ...engine.codes import OPTION_NAMES
from ...engine.wording.explain import allowed_kinds
from ...views.boards.targets import places_of

HALVES = ("upper", "lower")
ELSEWHERE = {"sail", "lake", "plug"}
"""Kinds whose place does not follow from their key."""
PLACING = {"place": "explore", "place_pasture": "pasture"}
"""By the kind of a decision that places a tile: the kind of its choices."""


def blocked(game: Game) -> list[Verdict]:
    """The choices of the kinds that are open now which are not possible, each with its reasons."""
    decision = game.decision
    if decision is None:
        return []
    state = game.state
    kinds = {OPTION_NAMES[kind] for kind in allowed_kinds(state, state.agenda[-1])}
    legal = set(decision.keys)
    keys = [key for key in conceivable_keys(game, decision.seat) if key not in legal and key.partition(":")[0] in kinds]
    verdicts = [game.explain(key) for key in dict.fromkeys(keys)]
    return [verdict for verdict in verdicts if verdict.reasons and verdict.reasons[0].rule]


def conceivable_keys(game: Game, seat: int) -> Iterator[str]:
    """Keys of everything on the table that the seat could think of."""
    position = game.position()
    player = position["players"][seat]
    yield from (f"strip:{action}" for action in position["strips"])
    yield from (f"play:{card}" for card in player["hand"])
    yield from (f"project:{tile}" for tile in position["scoring_tiles"] if tile)
    yield from (f"score:{tile}" for tile in position["scoring_tiles"] if tile)
    for space, placed in position["map"].items():
        for half in HALVES:
            piece = placed.get(half)
            if piece is None:
                yield f"develop:{space}.{half}"
            elif piece["seat"] == seat:
                yield f"upgrade:{space}.{half}"
        if "cattle" in placed:
            yield f"cattle:{space}"
    yield from (f"region:{region}" for region in REGIONS)
    for lever in game.box.levers:
        name = f"{lever.row}.{lever.column}"
        yield f"lever:{name}" if name in player["levers"] else f"modernize:{name}"
    yield from (f"build:{resource}" for resource in RESOURCES)
    yield from (f"sail:{steps}" for steps in range(1, 5))
    yield from _spaces(game)
    yield from _boats(player["boats"])


def _spaces(game: Game) -> Iterator[str]:
    """Spaces for the tile that is being placed."""
    kind = game.decision.kind if game.decision else ""
    if kind in PLACING:
        yield from (f"{PLACING[kind]}:{space.number}" for space in game.box.spaces)


def _boats(areas: Sequence[str]) -> Iterator[str]:
    """Moves of the boats to other areas; of two boats in one area only the first."""
    for number, area in enumerate(areas):
        if area not in areas[:number]:
            yield from (f"boat:{number + 1}.{other}" for other in RESOURCES if other != area)


def intended_key(game: Game, place: str) -> str:
    """The choice that somebody had in mind who clicked on a place where nothing can be chosen; nothing if unclear."""
    decision = game.decision
    if decision is None:
        return ""
    state, seat = game.state, decision.seat
    argument = place.partition(":")[2]
    space, _, half = argument.partition(".") if place.startswith("site:") else (argument, "", "")
    arguments = dict.fromkeys((argument, argument.removeprefix(f"{seat}."), space))
    near = {place, f"space:{space}"}
    unlikely = "develop" if game.position()["map"].get(space, {}).get(half) else "upgrade"
    kinds = {OPTION_NAMES[kind] for kind in allowed_kinds(state, state.agenda[-1])} - ELSEWHERE
    offered = {key.partition(":")[0] for key in decision.keys}
    for kind in sorted(kinds, key=lambda kind: (kind not in offered, kind == unlikely, kind)):
        for key in (f"{kind}:{argument}" for argument in arguments):
            found = near.intersection(places_of(game, key, seat))
            if found and any(reason.rule for reason in game.explain(key).reasons):
                return key
    return ""
