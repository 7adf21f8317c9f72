"""What one seat may know of a game: its position, events, choices and keys. Nobody else decides what is hidden."""

from typing import TYPE_CHECKING, Any

from ..texts.messages import in_language, text
from .choices.registry import KINDS
from .hidden import choosing_tiles, masked, masked_event

if TYPE_CHECKING:
    from .game import Event, Game, Option

SECRET_KINDS = frozenset(kind.name for kind in KINDS.values() if kind.secret)
"""Choices whose argument only the seat that chooses may know."""
HIDDEN = "?"
"""What stands in a key for what a seat may not know: `keep:?`."""


class SeenGame:
    """A game with the eyes of one seat; with `seat=None` of somebody who may see everything."""

    def __init__(self, game: "Game", seat: int | None) -> None:
        self.game = game
        self.seat = seat

    def __repr__(self) -> str:
        return f"<SeenGame: seat {self.seat}, turn {self.game.turn}, scores {self.game.scores}>"

    def position(self) -> dict[str, Any]:
        """The position as plain data: counts stand for hidden cards and tiles."""
        if self.seat is None:
            return self.game.position()
        return masked(self.game.setup, self.game._state, self.seat)

    @property
    def events(self) -> "tuple[Event, ...]":
        """What the last choice did: what others drew or chose in secret is not named."""
        if self.seat is None:
            return self.game.events
        choosing = choosing_tiles(self.game._state)
        return tuple(self.game._event(masked_event(event, self.seat, choosing)) for event in self.game.log)

    @property
    def may_choose(self) -> bool:
        """Whether the open choice is this seat's, so that its options may be seen."""
        decision = self.game.decision
        return decision is not None and self._knows(decision.seat)

    @property
    def options(self) -> "tuple[Option, ...]":
        """The legal choices; none while another seat chooses, because they tell its hand."""
        decision = self.game.decision
        return decision.options if decision and self.may_choose else ()

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of these choices."""
        return tuple(option.key for option in self.options)

    def key(self, key: str) -> str:
        """The key of a choice that is made here: `keep:?` for one that is made in secret."""
        return f"{key.partition(':')[0]}:{HIDDEN}" if self._is_secret(key) else key

    def label(self, key: str) -> str:
        """What a choice that is made here does, in words."""
        with in_language(self.game.language):
            if self._is_secret(key):
                return text("choice-secret")
            options = self.game.decision.options if self.game.decision else ()
            return next((option.label for option in options if option.key == key), key)

    def _is_secret(self, key: str) -> bool:
        decision = self.game.decision
        secret = key.partition(":")[0] in SECRET_KINDS
        return secret and (decision is None or not self._knows(decision.seat))

    def _knows(self, seat: int) -> bool:
        return self.seat is None or self.seat == seat or self.game.setup.players == 1
