"""Long work of the pages: one job at a time for each visitor, outside the event loop.

    jobs.start(lambda report: deque(map(report, stream(game)), maxlen=1), on_news=show, on_end=finish)

The work runs in a thread that waits and adds up; the computing goes to the processes of the pool. The page looks every
now and then how far it is: only the event loop touches a session.
"""

import threading
import time
from collections.abc import Callable
from contextvars import copy_context
from typing import Any

import panel as pn

from ..kit.served import served_document

Report = Callable[[Any], None]
Work = Callable[[Report], Any]
"""Computes something, reports on the way, and gives the result; a report ends the work when somebody stopped it."""

POLL_MILLISECONDS = 250
"""Milliseconds between two looks at a job."""
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
    """A piece of long work in a thread of its own."""

    def __init__(self, work: Work, seconds: float = MAX_SECONDS) -> None:
        self.latest: Any = None  # the latest report
        self.reports = 0
        self.result: Any = None
        self.error: Exception | None = None
        self.began = time.monotonic()
        self.stopped = False
        self._end = self.began + seconds
        self._share: Any = None
        self._thread = threading.Thread(target=copy_context().run, args=(self._run, work), daemon=True)

    def start(self) -> "Job":
        self._thread.start()
        return self

    @property
    def done(self) -> bool:
        """Whether it has come to its end."""
        return self._thread.ident is not None and not self._thread.is_alive()

    @property
    def seconds(self) -> float:
        """How long it has been at work."""
        return time.monotonic() - self.began

    def cancel(self) -> None:
        """Ends the work; what was reported so far stays."""
        self.stopped = True
        if self._share is not None:
            self._share.stop()

    def wait(self, seconds: float | None = None) -> None:
        self._thread.join(seconds)

    def _run(self, work: Work) -> None:
        from joblib import parallel_config

        from .pool import Share, Stopped

        self._share = Share()
        try:
            with parallel_config(backend=self._share):
                self.result = work(self._report)
        except Stopped:
            self.stopped = True
        except Exception as problem:  # whatever went wrong, the visitor is told
            self.error = problem

    def _report(self, news: Any) -> None:
        from .pool import Stopped

        self.latest = news
        self.reports += 1
        if self.stopped or time.monotonic() > self._end:
            self.stopped = True
            raise Stopped


class JobRunner:
    """The long work of one visitor."""

    def __init__(self) -> None:
        self.job: Job | None = None
        self._clock: Any = None
        self._seen = 0
        self._on_news: Callable[[Job], None] = _nothing
        self._on_end: Callable[[Job], None] = _nothing

    def start(self, work: Work, on_news: Callable[[Job], None], on_end: Callable[[Job], None]) -> Job:
        """Starts a job and tells how it goes; raises `Busy` if there is no room for it."""
        if self.job is not None:
            raise Busy("own")
        _running.difference_update([job for job in _running if job.done])
        if len(_running) >= MAX_JOBS:
            raise Busy("others")
        self._seen, self._on_news, self._on_end = 0, on_news, on_end
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
        """Tells what is new about the job."""
        job = self.job
        if job is None:
            return
        done = job.done  # before the news are told: there are none after it
        if job.reports != self._seen:
            self._seen = job.reports
            self._on_news(job)
        if done:
            tell = self._on_end
            self._let_go()
            tell(job)

    def cancel(self) -> None:
        if self.job is not None:
            self.job.cancel()

    def close(self) -> None:
        """The visitor has gone: nobody waits for the work any longer."""
        self.cancel()
        self._let_go()

    def _let_go(self) -> None:
        if self._clock is not None:
            self._clock.stop()
            self._clock = None
        if self.job is not None:
            _running.discard(self.job)
        self.job = None
        self._on_news = self._on_end = _nothing


def _nothing(job: Job) -> None:
    pass
