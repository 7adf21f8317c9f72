"""The worker processes of the server, shared by the jobs of all visitors.

Each job computes on a `PoolView`, an executor of its own on the shared processes. Views take turns, call by call, so
that whoever asks for little is not behind everything that others ask for. Shutting down a view ends its job at once and
leaves the work of others alone.
"""

import os
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Any, ParamSpec, TypeVar

from ...playouts.rollouts import get_ready
from ...playouts.worker import start_worker

WORKERS = max(2, os.cpu_count() or 1)
MAX_QUEUED = 2 * WORKERS
"""Calls of all jobs in the queue of the pool: no worker is idle, and nobody waits long for other jobs."""
P = ParamSpec("P")
T = TypeVar("T")


class PoolView(Executor):
    """An executor on the shared processes that can be shut down without waiting for calls that have begun."""

    def __init__(self) -> None:
        self.waiting: deque[tuple[Future[Any], Callable[[], Any]]] = deque()
        self.queued: dict[Future[Any], Future[Any]] = {}  # what the job waits for: the future of the pool
        self._closed = False

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Schedule a call. After a shutdown the future is cancelled from the beginning."""
        future: Future[T] = Future()
        with _turns.lock:
            closed = self._closed
            if not closed:
                self.waiting.append((future, partial(fn, *args, **kwargs)))
        if closed:
            _cancel(future)
        else:
            _turns.fill(self)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Cancel every call that is not finished; results of calls that have begun are dropped."""
        with _turns.lock:
            self._closed = True
            waiting, self.waiting = self.waiting, deque()
            queued, self.queued = self.queued, {}
        for work in queued.values():
            work.cancel()
        for future in [*queued, *(future for future, _ in waiting)]:
            _cancel(future)


class _Turns:
    """Hands the calls of the views to the pool, one of each view after the other."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self._ring: deque[PoolView] = deque()
        self._queued = 0

    def fill(self, asking: PoolView | None = None) -> None:
        """Hand waiting calls to the pool, as far as there is room."""
        started = []
        with self.lock:
            if asking is not None and asking not in self._ring:
                self._ring.append(asking)
            while self._ring and self._queued < MAX_QUEUED:
                view = self._ring.popleft()
                if not view.waiting:
                    continue
                self._ring.append(view)
                future, call = view.waiting.popleft()
                if not future.cancelled():
                    view.queued[future] = work = _submit(call)
                    self._queued += 1
                    started.append((view, future, work))
        for view, future, work in started:
            work.add_done_callback(partial(self._finish, view, future))

    def _finish(self, view: PoolView, future: Future[Any], work: Future[Any]) -> None:
        """Pass the outcome of a call on to whoever waits for it."""
        with self.lock:
            self._queued -= 1
            wanted = view.queued.pop(future, None) is not None
        problem = CancelledError() if work.cancelled() else work.exception()
        if wanted and future.set_running_or_notify_cancel():
            if problem is None:
                future.set_result(work.result())
            else:
                future.set_exception(problem)
        if isinstance(problem, BrokenProcessPool):  # a broken pool holds a lock now that submitting needs
            threading.Thread(target=self.fill, daemon=True).start()
        else:
            self.fill()


_turns = _Turns()


def _submit(call: Callable[[], Any]) -> Future[Any]:
    """Submit a call to the pool; a pool that has lost a process is replaced."""
    try:
        return pool().submit(call)
    except BrokenProcessPool:
        close_pool()
        return pool().submit(call)


def _cancel(future: Future[Any]) -> None:
    future.cancel()
    future.set_running_or_notify_cancel()  # wakes up whoever waits for it


_pools: list[ProcessPoolExecutor] = []  # the pool, once it has been started
_pools_lock = threading.Lock()


def pool() -> ProcessPoolExecutor:
    """Give the pool of this server; the first call starts it."""
    with _pools_lock:
        if not _pools:
            _pools.append(ProcessPoolExecutor(WORKERS, get_context("spawn"), _start_worker, (os.getpid(),)))
        return _pools[0]


def wake_pool() -> None:
    """Start the processes before somebody waits for them; nothing if they have been started."""
    if not _pools:
        view = PoolView()
        for _ in range(WORKERS):
            view.submit(get_ready)


def close_pool() -> None:
    """End the processes; the next job starts new ones."""
    with _pools_lock:
        closed = list(_pools)
        _pools.clear()
    for each in closed:
        each.shutdown(wait=False, cancel_futures=True)


def _start_worker(server: int) -> None:
    """Initialize a worker process of the server, which has priority over it."""
    os.nice(10)
    start_worker(server)
