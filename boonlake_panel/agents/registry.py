"""Agents by name: `make_agent("montecarlo:simulations=200", seed=7)`."""

from collections.abc import Callable

from .agent import Seeded
from .greedy import GreedyAgent
from .montecarlo import MonteCarloAgent
from .planner import PlannerAgent
from .quick import QuickAgent
from .random_agent import RandomAgent

AGENTS: dict[str, Callable[..., Seeded]] = {
    agent.name: agent for agent in (RandomAgent, QuickAgent, GreedyAgent, PlannerAgent, MonteCarloAgent)
}
"""By name, from the weakest to the strongest."""


def make_agent(spec: str, seed: int = 0) -> Seeded:
    """The agent of a spec: a name, and after a colon its parameters, for example `planner:width=8,worlds=3`."""
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
    try:
        return AGENTS[name](seed=seed, **parameters)
    except TypeError as error:
        raise ValueError(f"{spec!r}: {error}") from None
