"""Tables and answers: components, ledger, trajectories, what-if, review, simulation."""

from .component_tables import component_table
from .frames import StudyTable, frame

__all__ = ["StudyTable", "component_table", "frame"]
