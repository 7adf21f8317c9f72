"""The parts of the explorer that are text: each a function from the model to plain parts."""

from ..kit.rule_text import rule_text
from .choices import choices
from .log import log
from .seats import seats
from .timeline import timeline
from .tree import tree

__all__ = ["choices", "log", "rule_text", "seats", "timeline", "tree"]
