"""The processes that compute for all visitors, as a backend of joblib, which the analyses use.

Every job has a `Share` of the one pool: stopping it takes back what waits and disturbs nobody else's work.
"""

import os
import threading
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from joblib.parallel import ParallelBackendBase

from ...playouts.worker import begin

WORKERS = max(2, os.cpu_count() or 1)


class Stopped(KeyboardInterrupt):
    """Somebody has had enough: to the work it is what Ctrl-C is."""


class Share(ParallelBackendBase):
    """What one job may use of the pool: all processes, beside the other jobs."""

    supports_retrieve_callback = True

    def __init__(self) -> None:
        super().__init__(nesting_level=0)
        self.stopped = threading.Event()
        self._waiting: dict[Future[Any], Future[Any]] = {}  # what joblib waits for: the work in the pool
        self._lock = threading.Lock()

    def effective_n_jobs(self, n_jobs: int) -> int:
        return WORKERS

    def submit(self, func: Any, callback: Any = None) -> "Future[Any]":
        promise: Future[Any] = Future()
        if callback is not None:
            promise.add_done_callback(callback)
        with self._lock:
            stopped = self.stopped.is_set()
            if not stopped:
                work = self._waiting[promise] = pool().submit(func)
        if stopped:
            promise.set_exception(Stopped())
        else:
            work.add_done_callback(lambda done: self._keep(promise, done))
        return promise

    def _keep(self, promise: "Future[Any]", work: "Future[Any]") -> None:
        with self._lock:
            if self._waiting.pop(promise, None) is None:
                return
        try:
            promise.set_result(work.result())
        except CancelledError:
            promise.set_exception(Stopped())
        except BaseException as problem:
            if isinstance(problem, BrokenProcessPool):
                forget_pool()
            promise.set_exception(problem)

    def retrieve_result_callback(self, out: "Future[Any]") -> Any:
        return out.result()

    def abort_everything(self, ensure_ready: bool = True) -> None:
        for work in self._taken().values():
            work.cancel()

    def stop(self) -> None:
        """Ends the job at once; work that has begun is finished for nobody."""
        self.stopped.set()
        for promise, work in self._taken().items():
            work.cancel()
            promise.set_exception(Stopped())

    def _taken(self) -> "dict[Future[Any], Future[Any]]":
        with self._lock:
            taken, self._waiting = self._waiting, {}
        return taken


_pools: list[ProcessPoolExecutor] = []  # the one pool, when it has been started
_pools_lock = threading.Lock()


def pool() -> ProcessPoolExecutor:
    """The pool of this server, started when it is first needed."""
    with _pools_lock:
        if not _pools:
            _pools.append(ProcessPoolExecutor(WORKERS, get_context("spawn"), _begin, (os.getpid(),)))
        return _pools[0]


def forget_pool() -> None:
    """Ends the processes, if there are any; the next job starts new ones."""
    with _pools_lock:
        gone = list(_pools)
        _pools.clear()
    for found in gone:
        found.shutdown(wait=False, cancel_futures=True)


def _begin(server: int) -> None:
    """In a new process: give way to the server, and end with it."""
    os.nice(10)
    begin(server)
