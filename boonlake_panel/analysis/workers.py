"""Where many pieces of work are done: in processes of this machine, or by the workers of a Dask cluster.

Both give results as they come in and stop the work when nobody asks for the next one.
"""

import os
import threading
import warnings
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from joblib import Parallel, delayed

from ..playouts.worker import begin

AHEAD = 3
"""Pieces of work that wait for each worker, so that none is idle."""
MANAGER = "ExecutorManagerThread"
"""The thread of joblib that hands the work to the processes."""
Result = TypeVar("Result")


def on_processes(
    work: Callable[..., Result], tasks: Sequence[tuple[Any, ...]], jobs: int, *, ordered: bool = False
) -> Generator[Result, None, None]:
    """The results of all tasks, in their order if wanted; -1 jobs are all cores, 1 is this process alone."""
    kind = "generator" if ordered else "generator_unordered"
    start = {"initializer": begin, "initargs": (os.getpid(),)}
    processes = Parallel(n_jobs=jobs, return_as=kind, pre_dispatch=f"{AHEAD}*n_jobs", **start)
    with quiet_end():
        found = processes(delayed(work)(*task) for task in tasks)
        try:
            for result in found:  # noqa: UP028 (`yield from` would close it before the warning is silenced)
                yield result
        finally:
            with warnings.catch_warnings():  # cancelling is no accident
                warnings.filterwarnings("ignore", message=".*tasks which were still being processed")
                found.close()


@contextmanager
def quiet_end() -> Iterator[None]:
    """Whoever presses Ctrl-C is not told that joblib's thread may stumble over work that was just taken back."""
    if threading.current_thread() is not threading.main_thread():  # which alone hears Ctrl-C
        yield
        return
    usual = threading.excepthook

    def told(problem: threading.ExceptHookArgs) -> None:
        if problem.exc_type is not KeyError or problem.thread is None or problem.thread.name != MANAGER:
            usual(problem)

    threading.excepthook = told
    try:
        yield
    finally:
        threading.excepthook = usual


def on_cluster(
    work: Callable[..., Result], tasks: Sequence[tuple[Any, ...]], scheduler: str
) -> Generator[Result, None, None]:
    """The results of all tasks, from the workers of a Dask scheduler; these need this package too."""
    try:
        from distributed import Client, as_completed
        from distributed.comm.addressing import get_address_host_port
    except ImportError:
        raise ValueError('a Dask scheduler needs one more package: pip install "boonlake_panel[dask]"') from None
    try:
        get_address_host_port(scheduler, strict=True)  # a client with an address that cannot be read never ends
        client = Client(scheduler, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ValueError(f"no Dask scheduler answers at {scheduler}: {error}") from None
    with client, client.as_current():
        left = iter(tasks)
        ahead = AHEAD * max(1, sum(client.ncores().values()))
        waiting = as_completed([client.submit(work, *task, pure=False) for task in islice(left, ahead)])
        for future in waiting:
            yield future.result()
            for task in islice(left, 1):
                waiting.add(client.submit(work, *task, pure=False))
