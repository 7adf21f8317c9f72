"""Who chooses: agents from `random` to `montecarlo`, behind one small interface.

    from boonlake_panel.agents import make_agent
    make_agent("greedy", seed=7).choose(game)

An agent answers from what the deciding seat may know: the same view and seed give the same key.
"""

from .agent import Agent, Seeded
from .registry import AGENTS, make_agent

__all__ = ["AGENTS", "Agent", "Seeded", "make_agent"]
