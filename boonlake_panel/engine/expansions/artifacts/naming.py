"""Events and things of Artifacts in words."""

from ....components.describe import describe, describe_rules
from ....texts.messages import text
from ....texts.names import name_of
from ...state import Event, State, Step
from .codes import S_ARTIFACTS
from .state import LAKE_SIDES, artifact_count
from .tables import tables_of


def artifact_name(s: State, artifact: int) -> str:
    return name_of(tables_of(s.t).artifacts[artifact])


def event_detail(s: State, event: Event) -> str:
    """What an event of Artifacts is about; empty for all others."""
    what, _, _, _, detail = event
    if what in ("artifact", "price", "retrieve", "plug"):
        return artifact_name(s, detail)
    if what == "condition":
        return describe_rules(tables_of(s.t).condition_rules[detail])
    return text(f"side-{LAKE_SIDES[detail]}") if what in ("lake", "return") else ""


def event_amount(s: State, event: Event) -> str:
    """What an event tells instead of a number; empty for all others."""
    return describe(tables_of(s.t).price_cost[event[2]]) if event[0] == "price" else ""


def prompt(s: State, step: Step) -> str:
    """The question of a step if it is not the usual one."""
    if step[0] == S_ARTIFACTS and s.solo is not None:
        return text("prompt-artifacts-solo", count=artifact_count(s))
    return ""
