"""A game as a tree of choices: branches, comments, saving, loading, the library.

`Study` and `Node` are the public face; `boonlake_panel.study.library` keeps studies in a database.
"""

from .errors import StudyError
from .node import MARKS, Node
from .observable import Change
from .study import Study

__all__ = ["MARKS", "Change", "Node", "Study", "StudyError"]
