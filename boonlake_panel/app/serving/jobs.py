"""Long work of the pages: one job at a time for each visitor, outside the event loop.

    def think(job: Job) -> None:
        for answer in iter_what_if(game, executor=job.executor):
            job.report(answer)

    runner.start(think, on_report=show, on_end=finish)

A job waits and adds up in a thread; the computing is done by the worker processes of the pool. Only the event loop
touches a session, so the page polls its job now and then.
"""

import threading
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor
from contextvars import copy_context
from typing import Any

import panel as pn

from ..kit.served import served_document
from .pool import PoolView

POLL_MILLISECONDS = 250
"""Milliseconds between two polls of a job."""
MAX_SECONDS = 1200
"""How long a job may take; what is done by then is kept."""
MAX_JOBS = 6
"""Jobs of all visitors at the same time."""

_running: set["Job"] = set()


class Busy(Exception):
    """There is no room for another job: `reason` is `own` or `others`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Job:
    """Long work in a thread of its own; it computes on `executor` and calls `report` on the way."""

    def __init__(self, work: "Work", seconds: float = MAX_SECONDS) -> None:
        self.executor: Executor = PoolView()
        self.latest: Any = None  # the latest report
        self.reports = 0
        self.result: Any = None
        self.error: Exception | None = None
        self.began = time.monotonic()
        self.stopped = False
        self._end = self.began + seconds
        self._thread = threading.Thread(target=copy_context().run, args=(self._run, work), daemon=True)

    def start(self) -> "Job":
        self._thread.start()
        return self

    @property
    def done(self) -> bool:
        """Whether the work has ended."""
        return self._thread.ident is not None and not self._thread.is_alive()

    @property
    def seconds(self) -> float:
        """How long it has been at work."""
        return time.monotonic() - self.began

    def report(self, latest: Any) -> None:
        """Tell how far the work is; raises `CancelledError` if the job was cancelled or its time is over."""
        self.latest = latest
        self.reports += 1
        if self.stopped or time.monotonic() > self._end:
            raise CancelledError

    def cancel(self) -> None:
        """End the work; what was reported so far stays."""
        self.stopped = True
        self.executor.shutdown(wait=False, cancel_futures=True)

    def wait(self, seconds: float | None = None) -> None:
        """Wait until the work has ended."""
        self._thread.join(seconds)

    def _run(self, work: "Work") -> None:
        try:
            self.result = work(self)
        except CancelledError:
            self.stopped = True
        except Exception as problem:  # whatever went wrong, the visitor is told
            self.error = problem
        finally:
            self.executor.shutdown(wait=False, cancel_futures=True)


Work = Callable[[Job], Any]
"""Computes something with the executor of its job, reports on the way, and returns the result."""


class JobRunner:
    """The long work of one visitor."""

    def __init__(self) -> None:
        self.job: Job | None = None
        self._clock: Any = None
        self._seen = 0
        self._on_report: Callable[[Job], None] = _ignore
        self._on_end: Callable[[Job], None] = _ignore

    def start(self, work: Work, on_report: Callable[[Job], None], on_end: Callable[[Job], None]) -> Job:
        """Start a job and tell how it goes; raises `Busy` if there is no room for it."""
        if self.job is not None:
            raise Busy("own")
        _running.difference_update([job for job in _running if job.done])
        if len(_running) >= MAX_JOBS:
            raise Busy("others")
        self._seen, self._on_report, self._on_end = 0, on_report, on_end
        job = self.job = Job(work)
        _running.add(job)
        job.start()
        if served_document() is not None:
            self._clock = pn.state.add_periodic_callback(self.poll, POLL_MILLISECONDS)
        else:
            job.wait()
            self.poll()
        return job

    def poll(self) -> None:
        """Pass on the latest report and the end of the job."""
        job = self.job
        if job is None:
            return
        done = job.done  # read first: there are no reports after the end
        if job.reports != self._seen:
            self._seen = job.reports
            self._on_report(job)
        if done:
            on_end = self._on_end
            self._release()
            on_end(job)

    def cancel(self) -> None:
        """End the job, if there is one."""
        if self.job is not None:
            self.job.cancel()

    def close(self) -> None:
        """End the job of a visitor who has left."""
        self.cancel()
        self._release()

    def _release(self) -> None:
        if self._clock is not None:
            self._clock.stop()
            self._clock = None
        if self.job is not None:
            _running.discard(self.job)
        self.job = None
        self._on_report = self._on_end = _ignore


def _ignore(job: Job) -> None:
    pass
