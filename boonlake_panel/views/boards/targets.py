"""Which place of the pictures a choice belongs to, so that it can glow there and be clicked."""

from ...engine import Game
from ...engine.blocked import places_of


def targets_of(game: Game) -> dict[str, tuple[str, ...]]:
    """The legal keys by place, in the order in which they are offered."""
    decision = game.decision
    targets: dict[str, list[str]] = {}
    if decision is None:
        return {}
    for key in decision.keys:
        for place in places_of(game, key, decision.seat):
            targets.setdefault(place, []).append(key)
    return {place: tuple(keys) for place, keys in targets.items()}
