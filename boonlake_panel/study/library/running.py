"""How the library does what takes time: at once, or at a server beside everything else."""

from collections.abc import Callable
from typing import Any, Protocol

from ..errors import StudyError


class Run(Protocol):
    """Does something, and goes on with its result or its `StudyError`; at a server it does so beside everything."""

    def __call__(
        self, work: Callable[[], Any], then: Callable[[Any], Any], failed: Callable[[StudyError], Any]
    ) -> None: ...


def run_now(work: Callable[[], Any], then: Callable[[Any], Any], failed: Callable[[StudyError], Any]) -> None:
    """Do something at once."""
    try:
        result = work()
    except StudyError as problem:
        failed(problem)
    else:
        then(result)
