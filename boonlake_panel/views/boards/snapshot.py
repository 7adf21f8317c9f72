"""What the pictures need to know about one moment of a game, as plain data."""

from dataclasses import dataclass, field, replace
from typing import Any

from ...components.box import Box
from ...engine import Game
from ...engine.rules.measures import measure
from ...engine.rules.scoring import meets, value_of
from ...engine.state import State
from ...engine.tables import G_GIVE, G_KINDS, G_REGIONS
from ..drawing.wrapping import shortened
from .changes import changes
from .targets import targets_of

MAX_DRAWN_NAME = 20
"""Characters of a player's name for which the boards have room."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a seat is on a scoring tile: what it has, and which of the four scorings it would meet now."""

    has: str
    meets: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position with names, progress, legal choices by place, and what the last choice changed.

    While somebody looks at a single event, `focus` are its places, and `tried` those that were considered before them.
    """

    box: Box
    position: dict[str, Any]
    names: tuple[str, ...]
    seat: int
    to_move: int
    targets: dict[str, tuple[str, ...]] = field(default_factory=dict)
    changed: frozenset[str] = frozenset()
    focus: frozenset[str] = frozenset()
    tried: frozenset[str] = frozenset()
    progress: tuple[tuple[Progress, ...], ...] = ()

    @classmethod
    def of(cls, game: Game, seat: int = 0, before: Game | None = None, masked: bool = False) -> "Snapshot":
        """The moment as shown to a seat; `masked` hides what that seat may not know."""
        players = len(game.scores)
        decision = game.decision
        seat = min(seat, game.setup.players - 1)  # the Wise Eminence has a board of its own
        eyes = seat if masked else None
        seen = game.seen_by(eyes)
        position = seen.position()
        return cls(
            box=game.box,
            position=position,
            names=tuple(shortened(game.seat_name(other), MAX_DRAWN_NAME) for other in range(players)),
            seat=seat,
            to_move=decision.seat if decision else -1,
            targets=targets_of(game) if seen.may_choose else {},
            changed=changes(before.seen_by(eyes).position(), position) if before else frozenset(),
            progress=progress_of(game.state, players),
        )

    @property
    def people(self) -> int:
        """How many seats belong to people; the Wise Eminence has neither tracks nor scoring tiles."""
        return int(self.position["setup"]["players"])

    def looking_at(self, focus: frozenset[str], tried: frozenset[str] = frozenset()) -> "Snapshot":
        """The same moment with other places marked instead of those that changed."""
        return replace(self, changed=frozenset(), focus=focus, tried=tried)


def progress_of(state: State, players: int) -> tuple[tuple[Progress, ...], ...]:
    """By scoring tile and seat; empty until the four tiles are known."""
    if any(tile < 0 for tile in state.scoring_tiles) or len(state.scoring_tiles) < 4:
        return ()
    return tuple(tuple(_progress(state, seat, slot) for seat in range(players)) for slot in range(4))


def _progress(state: State, seat: int, slot: int) -> Progress:
    category = state.t.category[state.scoring_tiles[slot]]
    player = state.players[seat]
    if category[0] == G_GIVE:
        pieces = (player.ranch, player.vases, 0)[category[1]]
        times = pieces + player.coins // (5, 5, 2)[category[1]]
        values = state.t.values[state.scoring_tiles[slot]]
        return Progress(str(times), tuple(times >= value[0] for value in values))
    met = tuple(meets(state, seat, slot, scoring) for scoring in (1, 2, 3, 4))
    if category[0] == G_REGIONS:
        own = state.presence[seat * 4 : seat * 4 + 4]
        return Progress(f"{own[category[1]]}+{own[category[2]]}", met)
    if category[0] == G_KINDS:
        kinds = [state.t.card_kind[card] for card in player.display]
        return Progress(f"{kinds.count(category[1])}+{kinds.count(category[2])}", met)
    return Progress(str(value_of(state, seat, category[1])), met)


def count_of(game: Game, seat: int, what: int) -> int:
    """A measure of a seat, for tables and tooltips."""
    return measure(game.state, seat, what)
