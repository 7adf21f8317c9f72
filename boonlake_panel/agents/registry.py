"""Agents by name: `make_agent("montecarlo:simulations=200", seed=7)`."""

import math
from collections.abc import Callable
from inspect import signature

from ..engine.setup import Setup
from .agent import Seeded
from .greedy import GreedyAgent
from .montecarlo import MonteCarloAgent
from .own import AgentSpec, OwnAgent, is_own
from .planner import PlannerAgent
from .quick import QuickAgent
from .random_agent import RandomAgent

AGENTS: dict[str, Callable[..., Seeded]] = {
    "random": RandomAgent,
    "quick": QuickAgent,
    "greedy": GreedyAgent,
    "planner": PlannerAgent,
    "montecarlo": MonteCarloAgent,
}
"""By name, from the weakest to the strongest."""
AT_LEAST_ONE = {"width", "worlds", "most"}
"""Parameters with which an agent would look at nothing if they were 0."""


def make_agent(spec: AgentSpec, seed: int = 0, setup: Setup | None = None) -> Seeded:
    """Make the agent of a spec: a name, and after a colon its parameters, for example `planner:width=8,worlds=3`.

    An agent of one's own is taken as well: an object with `choose(game)`, a class of such, or a function of a game;
    `setup` is then the set-up of the games that it will see.

    >>> from boonlake_panel import Game, Setup, make_agent
    >>> game = Game(Setup(players=2, seed=7))
    >>> make_agent("greedy", seed=1).choose(game) in game.decision.keys
    True
    >>> make_agent(lambda game: game.decision.keys[-1]).choose(game) == game.decision.keys[-1]
    True
    """
    if isinstance(spec, Seeded):
        return spec
    if not isinstance(spec, str):
        if not is_own(spec):
            raise TypeError(
                f"{spec!r:.80} is no agent: expected a name, a function of a game, or an object with choose(game)"
            )
        return OwnAgent(spec, setup, seed)
    name, _, rest = spec.strip().partition(":")
    if name not in AGENTS:
        raise ValueError(f"unknown agent {name!r}, expected one of {', '.join(AGENTS)}")
    parameters: dict[str, float] = {}
    for part in filter(None, rest.split(",")):
        key, equals, value = part.partition("=")
        try:
            parameters[key.strip()] = float(value) if "." in value else int(value)
        except ValueError:
            equals = ""
        if not equals:
            raise ValueError(f"{part!r} of {spec!r} is no parameter, expected name=number")
    _check(spec, AGENTS[name], parameters)
    return AGENTS[name](seed=seed, **parameters)


def _check(spec: str, agent: Callable[..., Seeded], parameters: dict[str, float]) -> None:
    """Says what is wrong with a parameter before a game begins."""
    known = {key: each for key, each in signature(agent).parameters.items() if key != "seed"}
    for key, value in parameters.items():
        if key not in known:
            raise ValueError(f"{spec!r}: there is no {key!r}, expected {' or '.join(known) or 'no parameter'}")
        if isinstance(known[key].default, int) and not isinstance(value, int):
            raise ValueError(f"{spec!r}: {key} must be a whole number")
        least = 1 if key in AT_LEAST_ONE else 0
        if not least <= value < math.inf:
            raise ValueError(f"{spec!r}: {key} must be at least {least}")
