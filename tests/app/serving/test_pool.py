"""The worker processes of the server."""

import subprocess
import sys

WAKE_TWICE = """
from multiprocessing import active_children
from boonlake_panel.app.serving.pool import WORKERS, close_pool, wake_pool

wake_pool()
started = set(active_children())
assert len(started) == WORKERS, started
wake_pool()
assert set(active_children()) == started
close_pool()
"""


def test_processes_start_once_before_somebody_waits_for_them() -> None:
    """In a process of its own: nobody else may have started them."""
    done = subprocess.run([sys.executable, "-c", WAKE_TWICE], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
