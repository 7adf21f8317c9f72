"""The start of a worker process."""

import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

CHECK_SECONDS = 0.5
"""Seconds between two checks whether the parent process is still alive."""

Result = TypeVar("Result")


def start_worker(parent: int) -> None:
    """Initialize a worker process: ignore Ctrl-C, which is for the parent, and end when the parent has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a worker that dies while it holds a lock blocks the others
    end_with(parent)


def end_with(parent: int) -> None:
    """End this process when its parent has ended, however that happens."""
    threading.Thread(target=_exit_with, args=(parent,), daemon=True).start()


def _exit_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(CHECK_SECONDS)
    os._exit(1)


def in_directory(directory: Path, call: Callable[[], Result]) -> Result:
    """Make a call where its sender works: a worker lives longer, and paths of data packs may be relative."""
    os.chdir(directory)
    return call()
