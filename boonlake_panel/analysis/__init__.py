"""Tables and answers: ledger, trajectories, what-if, review, simulation."""

from .frames import StudyTable, frame

__all__ = ["StudyTable", "frame"]
