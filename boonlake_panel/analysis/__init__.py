"""Tables and answers: components, ledger, trajectories, what-if, review, simulation."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .component_tables import component_table
    from .estimates import Estimate, intervals
    from .frames import StudyTable, frame
    from .review_results import Review
    from .reviews import ReviewBudget, iter_review, review
    from .simulation import Simulation, simulate
    from .whatif import Budget, WhatIf, iter_what_if, what_if

__all__ = [
    "Budget",
    "Estimate",
    "Review",
    "ReviewBudget",
    "Simulation",
    "StudyTable",
    "WhatIf",
    "component_table",
    "frame",
    "intervals",
    "iter_review",
    "iter_what_if",
    "review",
    "simulate",
    "what_if",
]
_EXPORTS = {
    "component_tables": "component_table",
    "estimates": "Estimate intervals",
    "frames": "StudyTable frame",
    "review_results": "Review",
    "reviews": "ReviewBudget iter_review review",
    "simulation": "Simulation simulate",
    "whatif": "Budget WhatIf iter_what_if what_if",
}
"""What each module exports; modules are imported on first use."""
_HOMES = {name: module for module, names in _EXPORTS.items() for name in names.split()}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f".{_HOMES[name]}", __name__), name)
