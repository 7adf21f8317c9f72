"""Agents of one's own: any object with `choose(game) -> key`, a class of such objects, or a plain function.

    def first(game):
        return game.decision.keys[0]

    simulate([first, "greedy"], games=20)

The game that an agent sees is one that its seat cannot tell from the real one: what is hidden was dealt anew.
"""

from collections.abc import Callable
from importlib import import_module
from inspect import isclass, signature
from typing import Any

from ..engine.choices.notation import keys_of
from ..engine.game import Game
from ..engine.setup import Setup
from ..engine.state import State
from ..study.study import Chooser
from .agent import Seeded

AgentSpec = str | Chooser | type[Chooser] | Callable[[Game], str]
"""Who plays: the name of one of our agents with its parameters, or an agent of one's own."""


class OwnAgent(Seeded):
    """An agent of one's own in the place of one of ours."""

    def __init__(self, agent: Any, setup: Setup | None = None, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = name_of_agent(agent)
        self.setup = setup or Setup(seed=0)
        self._choose: Callable[[Game], str] = getattr(_made(agent, seed), "choose", agent)

    def choose_option(self, state: State, seed: int) -> int:
        key = self._choose(Game.of_state(self.setup, state))
        option = keys_of(state).get(key)
        if option is None:
            raise ValueError(f"{self.name} chose {key!r}, which is not possible; expected one of game.decision.keys")
        return option


def is_own(agent: object) -> bool:
    """Whether this can be used as an agent of one's own."""
    return callable(getattr(agent, "choose", agent)) and not isinstance(agent, str)


def name_of_agent(agent: AgentSpec) -> str:
    """What tables call an agent: its `name`, or that of its class or function."""
    if isinstance(agent, str):
        return agent
    given = getattr(agent, "name", None)
    return given if isinstance(given, str) and given else getattr(agent, "__name__", type(agent).__name__)


def import_agent(path: str) -> AgentSpec:
    """The agent at `module:name`. This runs the code of the module, so the path must be one's own.

    >>> import_agent("boonlake_panel.agents.greedy:GreedyAgent").__name__
    'GreedyAgent'
    """
    module, _, name = path.partition(":")
    try:
        agent: AgentSpec = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"cannot import the agent {path!r}: {error}") from None
    if not is_own(agent):
        raise ValueError(f"{path} is no agent: expected a function of a game, or something with choose(game)")
    return agent


def _made(agent: Any, seed: int) -> Any:
    """An agent of a class, which gets the seed if it takes one; anything else as it is."""
    if not isclass(agent):
        return agent
    given: dict[str, Any] = {"seed": seed} if "seed" in signature(agent).parameters else {}
    return agent(**given)
