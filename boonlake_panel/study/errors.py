"""The error of everything that can be wrong with a study."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..texts.messages import text

if TYPE_CHECKING:
    from .study import Study

SHOWN_FAULTS = 20


class StudyError(ValueError):
    """A study, a file or an address that cannot be used as it is.

    `faults` lists what is wrong; `study` is the part that can be played, if there is one.

    >>> from boonlake_panel import Setup, Study, StudyError
    >>> try:
    ...     Study(Setup(players=2, seed=7)).go("99")
    ... except StudyError as problem:
    ...     print(problem.study)
    None
    """

    def __init__(self, message: str, faults: Sequence[str] = (), study: "Study | None" = None) -> None:
        self.faults = tuple(faults)
        self.study = study
        shown = [f"  {fault}" for fault in self.faults[:SHOWN_FAULTS]]
        if len(self.faults) > SHOWN_FAULTS:
            shown.append("  " + text("fault-more", count=len(self.faults) - SHOWN_FAULTS))
        super().__init__("\n".join([message, *shown]))
