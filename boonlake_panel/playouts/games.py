"""Playing games to the end on the quick path."""

from collections.abc import Sequence

from ..agents.agent import Seeded
from ..engine.core import choose, run
from ..engine.rules.starting import state_for
from ..engine.setup import Setup
from ..engine.state import State


def new_game(setup: Setup) -> State:
    """The state of a new game at its first decision."""
    state = state_for(setup)
    run(state)
    return state


def play_out(state: State, agents: Sequence[Seeded]) -> State:
    """Plays a state to the end, by seat; each agent knows only what its seat may know. Gives the same state."""
    while state.options:
        choose(state, agents[state.agenda[-1][1]].decide(state))
    return state
