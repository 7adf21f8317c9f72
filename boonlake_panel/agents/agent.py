"""What an agent is: it answers a decision with a key, from what the deciding seat may know, by its own seed.

`choose` is for games; `choose_option` is the quick path for searches and simulations. It trusts that the state holds
nothing that the seat may not know: `imagined` makes such a state, with everything hidden dealt anew.
"""

from typing import Protocol

from ..engine.chance import GOLDEN, NATIVE, SIGNED_GOLDEN, UNIT, mix, native_unit, number, wrapped
from ..engine.choices.notation import key_of
from ..engine.codes import BOAT, SHIFT
from ..engine.game import Game
from ..engine.hidden import CHANCE, determinized
from ..engine.state import State
from ..texts.display import html


class Agent(Protocol):
    """Who chooses."""

    name: str

    def choose(self, game: Game) -> str:
        """The key of an option of the open decision; the same view and seed give the same key."""

    def choose_option(self, state: State, seed: int) -> int:
        """One of `state.options`, for a state in which the deciding seat may see everything."""


class Dice:
    """Numbers from a seed, the same ones on every machine."""

    __slots__ = ("counter", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.counter = 0

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1."""
        self.counter += 1
        return number(self.seed, self.counter, limit)

    def unit(self) -> float:
        """A number from 0 up to 1."""
        self.counter += 1
        if NATIVE:
            return native_unit(wrapped(self.seed) + wrapped(self.counter) * SIGNED_GOLDEN)
        return mix(self.seed + self.counter * GOLDEN) * UNIT

    def skip(self) -> None:
        """Leaves out a number that would change nothing."""
        self.counter += 1


class Seeded:
    """What all agents share: a name, a seed, and that they look at imagined states only."""

    name = ""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name!r}, seed {self.seed}>"

    def _repr_html_(self) -> str:
        return html(self)

    def choose(self, game: Game) -> str:
        """The key of an option of the open decision; the same view and seed give the same key."""
        state = game.state
        if not state.options:
            raise ValueError("the game is over: there is nothing to choose")
        return key_of(state, self.decide(state))

    def decide(self, state: State) -> int:
        """An option for a real state, of which only what the deciding seat may know is looked at."""
        seed = decision_seed(self.seed, state)
        if state.agenda[-1][0] in CHANCE:  # people deal the cards: nothing to think about
            return state.options[Dice(seed).below(len(state.options))]
        options = pruned(state)
        return options[0] if len(options) == 1 else self.choose_option(imagined(state, seed), seed)

    def choose_option(self, state: State, seed: int) -> int:
        raise NotImplementedError


def decision_seed(seed: int, state: State) -> int:
    """A seed for one decision, from what the deciding seat knows, so that no two decisions share their numbers."""
    player = state.players[state.agenda[-1][1]]
    mixed = mix(seed)
    for part in (state.turn, state.scoring, len(state.agenda), player.coins, player.boats, player.up, *state.options):
        mixed = mix(mixed ^ part)
    return mixed


def imagined(state: State, seed: int, seat: int | None = None) -> State:
    """A state that a seat, by itself the deciding one, cannot tell from this one: what is hidden is dealt anew."""
    clean = state.copy()
    clean.counter = 0  # how often chance was asked is nobody's business
    return determinized(clean, state.agenda[-1][1] if seat is None else seat, seed)


def pruned(state: State) -> list[int]:
    """The options worth a thought: boats move when something is paid for, so moving them alone is left out."""
    return [option for option in state.options if option >> SHIFT != BOAT] or list(state.options)
