"""What somebody might want to do now and cannot, with the reasons of the rules."""

from .choices.allowed import allowed_records
from .choices.kind import Kind
from .choices.notation import UnknownKey, parse_key, write_key
from .choices.registry import KINDS
from .game import Game
from .wording.explain import Verdict


def conceivable_keys(game: Game) -> list[str]:
    """Keys of everything that the open decision asks for and that lies on the table, possible or not."""
    if game.decision is None:
        return []
    state = game.state
    step = state.agenda[-1]
    kinds = [(kind, argument) for kind in allowed_records(state) for argument in kind.candidates(state, step)]
    return [write_key(kind, kind.argument.write(state, step, argument)) for kind, argument in kinds]


def allowed_kinds(game: Game) -> list[str]:
    """Names of the kinds of choices that the open decision could offer if only their own conditions held."""
    return list(dict.fromkeys(kind.name for kind in allowed_records(game.state))) if game.decision else []


def blocked(game: Game) -> list[Verdict]:
    """The choices that people could think of now and that are not possible, each with its reasons."""
    if game.decision is None:
        return []
    legal = set(game.decision.keys)
    verdicts = [game.explain(key) for key in conceivable_keys(game) if key not in legal]
    return [verdict for verdict in verdicts if verdict.reasons and verdict.reasons[0].rule]


def lacking(game: Game) -> list[Kind]:
    """The kinds of choices that the question mentions, but for which nothing lies on the table, possible or not."""
    if game.decision is None:
        return []
    named = {key.partition(":")[0] for key in (*game.decision.keys, *conceivable_keys(game))}
    asked = [kind for kind in allowed_records(game.state) if not kind.free and not kind.only_in]
    return [kind for kind in asked if kind.name not in named]


def places_of(game: Game, key: str, seat: int) -> tuple[str, ...]:
    """Where a choice is seen on the boards, for example `site:13.upper`; nothing for choices without a place."""
    state = game.state
    try:
        kind = KINDS[parse_key(state.t, key).kind]
    except UnknownKey:
        return ()
    return kind.places(state, seat, key.partition(":")[2])


def intended_key(game: Game, place: str) -> str:
    """The choice that somebody had in mind who clicked on a place where nothing can be chosen; nothing if unclear."""
    decision = game.decision
    if decision is None or not place:
        return ""
    state, seat = game.state, decision.seat
    site = place.removeprefix("site:") if place.startswith("site:") else ""
    near = {place, f"space:{site.partition('.')[0]}"} if site else {place}
    offered = {key.partition(":")[0] for key in decision.keys}
    unlikely = "develop" if _is_taken(game, site) else "upgrade"
    kinds = sorted(
        allowed_records(state), key=lambda kind: (kind.name not in offered, kind.name == unlikely, kind.name)
    )
    for kind in kinds:
        for argument in kind.argument.all(state.t):
            if near.intersection(kind.places(state, seat, argument)):
                key = write_key(kind, argument)
                if any(reason.rule for reason in game.explain(key).reasons):
                    return key
    return ""


def _is_taken(game: Game, site: str) -> bool:
    space, _, half = site.partition(".")
    return bool(game.position()["map"].get(space, {}).get(half))
