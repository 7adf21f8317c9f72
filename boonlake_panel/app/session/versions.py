"""Earlier versions of the study that a visitor works on: listed, looked at, brought back."""

from collections.abc import Callable
from functools import partial
from typing import Any

from ...study import Study
from ...study.library import Version
from ..serving.background import run_beside
from .workspace import Failed, Origin, Workspace


class Versions:
    """The versions that the library keeps of a workspace's study; a study in no library has none."""

    def __init__(self, workspace: Workspace) -> None:
        self.workspace = workspace

    def list(self, then: Callable[[list[Version]], Any]) -> None:
        """Go on with the versions, the newest first."""
        library, tracked = self.workspace.library, self.workspace.tracked
        if tracked is None or library is None:
            then([])
        else:
            run_beside(partial(library.versions, tracked.id), then, lambda problem: then([]))

    def look_at(self, number: int, then: Callable[[], Any], failed: Failed) -> None:
        """Show the study as it was; what is played there is not saved."""
        library, tracked = self.workspace.library, self.workspace.tracked
        if tracked is None or library is None:
            return

        def look(study: Study) -> None:
            self.workspace.open(study, Origin.EXAMPLE)
            then()

        run_beside(partial(library.version, tracked.id, number), look, failed)

    def bring_back(self, number: int, then: Callable[[], Any], failed: Failed) -> None:
        """Make the study what it was; what it is now stays among its versions."""
        library, tracked = self.workspace.library, self.workspace.tracked
        if tracked is None or library is None:
            return
        open_again = partial(self.workspace.open_id, tracked.id, then=then)
        run_beside(partial(library.bring_back, tracked.id, number), lambda _: open_again(), failed)
