"""What a process that works for another one does: it begins, it does pieces of work, and it ends with the other."""

import os
import signal
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

PAUSE = 0.5
"""Seconds between two looks at whether the other process is still there."""
Result = TypeVar("Result")


def begin(parent: int) -> None:
    """In a new process: Ctrl-C is for the one that waits for the work, and without that one there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who dies with a lock in its hand leaves the others waiting
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(PAUSE)
    os._exit(1)


def do(work: Callable[..., Result], arguments: tuple[Any, ...]) -> Result:
    """One piece of work, for tasks that are not all of the same kind."""
    return work(*arguments)
