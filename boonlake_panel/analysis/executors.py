"""Run the calls of an analysis on a `concurrent.futures.Executor`.

Every analysis takes an `executor`. Without one, loky's reusable executor starts processes on this machine; with one
job, everything runs in this process. `cluster_executor` connects to a Dask scheduler.
"""

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from loky import get_reusable_executor

from ..playouts.worker import in_directory, start_worker

MAX_PENDING = 500
"""Calls that are submitted and not finished at any time: enough for a cluster, few enough for memory."""
IDLE_SECONDS = 300
"""Seconds after which an idle worker process ends."""
Result = TypeVar("Result")


def local_executor(jobs: int = -1) -> Executor:
    """Give loky's reusable executor with processes of this machine; -1 stands for one per core."""
    executor: Executor = get_reusable_executor(
        max_workers=jobs if jobs > 0 else None,
        timeout=IDLE_SECONDS,
        initializer=start_worker,
        initargs=(os.getpid(),),
    )
    return executor


@contextmanager
def cluster_executor(scheduler: str) -> Iterator[Executor]:
    """Connect to the Dask scheduler at an address; its workers need this package, too."""
    try:
        from distributed import Client
        from distributed.comm.addressing import get_address_host_port
    except ImportError:
        raise ValueError('a Dask scheduler needs one more package: pip install "boonlake_panel[dask]"') from None
    try:
        get_address_host_port(scheduler, strict=True)  # a client never gives up on an address that it cannot parse
        client = Client(scheduler, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ValueError(f"no Dask scheduler answers at {scheduler}: {error}") from None
    with client:
        yield client.get_executor()


def results(
    calls: Iterable[Callable[[], Result]], executor: Executor | None = None, jobs: int = -1, *, ordered: bool = False
) -> Generator[Result, None, None]:
    """Give the result of each call as it comes in, or in the order of the calls.

    Without an executor, `jobs` processes of this machine work (-1: one per core, 1: this process). Closing the
    generator stops the work: processes of ours are killed, so that nobody waits for calls that have begun; in an
    executor that was passed in, calls that have not begun are cancelled.
    """
    if not jobs:
        raise ValueError("expected a number of processes, or -1 for one per core; got 0")
    if executor is None and jobs == 1:
        return (call() for call in calls)
    return _submitted(calls, executor, jobs, ordered)


def _submitted(
    calls: Iterable[Callable[[], Result]], executor: Executor | None, jobs: int, ordered: bool
) -> Generator[Result, None, None]:
    workers = executor or local_executor(jobs)
    if executor is None:
        calls = map(partial(partial, in_directory, Path.cwd()), calls)
    left = iter(calls)
    pending: dict[Future[Result], None] = {}  # in the order of the calls
    finished: SimpleQueue[Future[Result]] = SimpleQueue()

    def submit(count: int) -> None:
        for call in islice(left, count):
            future = workers.submit(call)
            pending[future] = None
            future.add_done_callback(finished.put)

    try:
        submit(MAX_PENDING)
        while pending:
            future = next(iter(pending)) if ordered else finished.get()
            result = future.result()
            del pending[future]
            submit(1)
            yield result
    except BaseException:
        if executor is None:
            workers.shutdown(wait=True, kill_workers=True)  # type: ignore[call-arg]  # an argument of loky's
        else:
            for future in pending:
                future.cancel()
        raise
