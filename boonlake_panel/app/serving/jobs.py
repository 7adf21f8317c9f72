"""Long work of the pages: one job at a time for each visitor, outside the event loop, in a fair queue.

    def think(job: Job) -> None:
        for answer in iter_what_if(game, executor=job.executor):
            job.report(answer)

    runner.start(think, on_report=show, on_end=finish)

A job waits and adds up in a thread; the computing is done by the worker processes of the pool. Only the event loop
touches a session, so the page polls its job now and then. Beyond `MAX_JOBS` a job waits for its turn; `job.place` says
how many are before it.
"""

import threading
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor
from typing import Any

import panel as pn

from ...texts.messages import current_language, in_language
from ..kit.served import served_document
from .metrics import JOBS, JOBS_RUNNING, JOBS_WAITING
from .pool import PoolView

POLL_MILLISECONDS = 250
"""Milliseconds between two polls of a job."""
MAX_SECONDS = 1200
"""How long a job may take; what is done by then is kept."""
MAX_JOBS = 6
"""Jobs of all visitors at the same time; others wait for their turn."""


class Busy(Exception):
    """The visitor has a job already."""


class Job:
    """Long work in a thread of its own; it computes on `executor` and calls `report` on the way."""

    def __init__(self, work: "Work", seconds: float = MAX_SECONDS) -> None:
        self.executor: Executor = PoolView()
        self.latest: Any = None  # the latest report
        self.reports = 0
        self.result: Any = None
        self.error: Exception | None = None
        self.stopped = False
        self._seconds = seconds
        self._began: float | None = None
        self._ended = threading.Event()
        self._language = current_language()  # a thread does not know for whom it works
        self._thread = threading.Thread(target=self._run, args=(work,), daemon=True)

    def start(self) -> "Job":
        """Begin when it is this job's turn."""
        _queue.add(self)
        return self

    def begin(self) -> None:
        """Begin now."""
        self._began = time.monotonic()
        self._thread.start()

    @property
    def done(self) -> bool:
        """Whether the work has ended."""
        return self._ended.is_set()

    @property
    def place(self) -> int:
        """The place among those that wait for their turn, from 1; 0 when the work has begun."""
        return _queue.place(self)

    @property
    def seconds(self) -> float:
        """How long it has been at work."""
        return 0.0 if self._began is None else time.monotonic() - self._began

    def report(self, latest: Any) -> None:
        """Tell how far the work is; raises `CancelledError` if the job was cancelled or its time is over."""
        self.latest = latest
        self.reports += 1
        if self.stopped or self.seconds > self._seconds:
            raise CancelledError

    def cancel(self) -> None:
        """End the work, or give up the place in the queue; what was reported so far stays."""
        self.stopped = True
        self.executor.shutdown(wait=False, cancel_futures=True)
        if _queue.remove(self):
            self._ended.set()
            JOBS.labels("stopped").inc()

    def wait(self, seconds: float | None = None) -> None:
        """Wait until the work has ended."""
        self._ended.wait(seconds)

    def _run(self, work: "Work") -> None:
        try:
            with in_language(self._language):
                self.result = work(self)
        except CancelledError:
            self.stopped = True
        except Exception as problem:  # whatever went wrong, the visitor is told
            self.error = problem
        finally:
            self.executor.shutdown(wait=False, cancel_futures=True)
            self._ended.set()
            JOBS.labels("stopped" if self.stopped else "done" if self.error is None else "failed").inc()
            _queue.leave(self)


class JobQueue:
    """Who computes now, and who is next: first come, first served, and nobody has two jobs."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._running: set[Job] = set()
        self._waiting: list[Job] = []

    def __len__(self) -> int:
        """How many jobs are at work."""
        return len(self._running)

    @property
    def waiting(self) -> int:
        """How many jobs wait for their turn."""
        return len(self._waiting)

    def add(self, job: Job) -> None:
        """Begin a job at once, or when those before it have ended."""
        with self._lock:
            self._waiting.append(job)
        self._advance()

    def place(self, job: Job) -> int:
        """The place of a waiting job, from 1; 0 for any other."""
        with self._lock:
            return self._waiting.index(job) + 1 if job in self._waiting else 0

    def remove(self, job: Job) -> bool:
        """Take out a job that has not begun; false if it has."""
        with self._lock:
            waits = job in self._waiting
            if waits:
                self._waiting.remove(job)
        return waits

    def leave(self, job: Job) -> None:
        """A job has ended: the next one begins."""
        with self._lock:
            self._running.discard(job)
        self._advance()

    def _advance(self) -> None:
        while True:
            with self._lock:
                if not self._waiting or len(self._running) >= MAX_JOBS:
                    return
                job = self._waiting.pop(0)
                self._running.add(job)
            job.begin()


_queue = JobQueue()
JOBS_RUNNING.set_function(lambda: len(_queue))
JOBS_WAITING.set_function(lambda: _queue.waiting)


def job_queue() -> JobQueue:
    """The queue of all visitors of this process."""
    return _queue


Work = Callable[[Job], Any]
"""Computes something with the executor of its job, reports on the way, and returns the result."""


class JobRunner:
    """The long work of one visitor."""

    def __init__(self) -> None:
        self.job: Job | None = None
        self.on_change: Callable[[], Any] = _nothing  # called when a job begins and when it has ended
        self._clock: Any = None
        self._seen = (0, 0)  # how many reports were passed on, and the place in the queue then
        self._on_report: Callable[[Job], None] = _ignore
        self._on_end: Callable[[Job], None] = _ignore

    def start(self, work: Work, on_report: Callable[[Job], None], on_end: Callable[[Job], None]) -> Job:
        """Start a job when it is its turn, and tell how it goes; raises `Busy` if there is one already."""
        if self.job is not None:
            raise Busy
        self._on_report, self._on_end = on_report, on_end
        job = self.job = Job(work)
        job.start()
        self._seen = (0, job.place)
        self.on_change()
        if served_document() is not None:
            self._clock = pn.state.add_periodic_callback(self.poll, POLL_MILLISECONDS)
        else:
            job.wait()
            self.poll()
        return job

    def poll(self) -> None:
        """Pass on the latest report, the place in the queue, and the end of the job."""
        job = self.job
        if job is None:
            return
        done = job.done  # read first: there are no reports after the end
        seen = (job.reports, job.place)
        if seen != self._seen:
            self._seen = seen
            self._on_report(job)
        if done:
            on_end = self._on_end
            self._release()
            on_end(job)
            self.on_change()

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
        self.job = None
        self._on_report = self._on_end = _ignore


def _ignore(job: Job) -> None:
    pass


def _nothing() -> None:
    pass
