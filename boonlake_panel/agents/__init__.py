"""Who chooses: agents from `random` to `montecarlo`, behind one small interface.

    from boonlake_panel.agents import make_agent
    make_agent("greedy", seed=7).choose(game)

An agent answers from what the deciding seat may know: the same view and seed give the same key.

How agents judge, one module each: `component_value` what printed things are worth, `evaluation` what a position is
worth, `option_value` what an option is worth before it is tried, `lookahead` what it leads to some turns later.
"""

from .agent import Agent, Seeded
from .own import AgentSpec, import_agent, name_of_agent
from .registry import AGENTS, make_agent

__all__ = ["AGENTS", "Agent", "AgentSpec", "Seeded", "import_agent", "make_agent", "name_of_agent"]
