"""Work that waits for a database or a large file: in threads, so that the event loop goes on for everybody.

    run_beside(lambda: library.entries(), then=show, failed=tell)

`then` and `failed` are called by the event loop of the page. What is quick, as nearly everything is, is there before
the call returns, so that a page is not first shown without it.
"""

import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from functools import partial
from typing import Any, TypeVar

from bokeh.document import Document

from ...study import Study, StudyError
from ...study.checked import check, restore
from ...study.files import loads
from ...study.library.tracked import Stored
from ...texts.messages import current_language, in_language, text
from ..kit.served import served_document
from ..kit.wording import t
from .metrics import measured_save
from .pool import PoolView

LOG = logging.getLogger(__name__)
THREADS = 16
PATIENCE = 0.1
"""Seconds that the event loop waits for an answer before it goes on; nothing while an earlier answer is overdue."""
LARGE = 150_000
"""Bytes from which a study is read by a worker process."""
MAX_READING = 60.0
"""Seconds for reading a large study, with those before it in the queue."""
T = TypeVar("T")

_threads = ThreadPoolExecutor(THREADS, thread_name_prefix="boonlake-background")
_overdue: set["Future[Any]"] = set()


def _nothing(_: Any) -> None:
    pass


def run_beside(
    work: Callable[[], T],
    then: Callable[[T], Any] = _nothing,
    failed: Callable[[StudyError], Any] = _nothing,
    patience: float = PATIENCE,
    document: Document | None = None,
) -> None:
    """Do something in a thread, and go on with its result, or with its `StudyError`; at once outside a server.

    The page is that of a document, by default of the one that is being answered.
    """
    document = document or served_document()
    if document is None:
        _go_on(_outcome(work, current_language()), then, failed)
        return
    future = _threads.submit(_outcome, work, current_language())
    try:
        outcome = future.result(0 if _overdue else patience)
    except NotYet:
        if patience:
            _overdue.add(future)
        future.add_done_callback(partial(_deliver, document, then, failed))
    else:
        _go_on(outcome, then, failed)


def save_beside(
    document: Document | None,
    save: Callable[[], Stored],
    then: Callable[[Stored], Any],
    failed: Callable[[StudyError], Any],
) -> None:
    """Save a study in a thread, counted; the event loop does not wait for it at all."""
    run_beside(measured_save(save), then, failed, patience=0, document=document)


def _outcome(work: Callable[[], T], language: str) -> T | StudyError:
    try:
        with in_language(language):  # a thread does not know for whom it works
            return work()
    except StudyError as problem:
        return problem
    except Exception as problem:  # whatever a file or a database holds, the session lives on
        LOG.exception("work in the background failed")
        return StudyError(type(problem).__name__)


def _go_on(outcome: Any, then: Callable[[Any], Any], failed: Callable[[StudyError], Any]) -> None:
    if isinstance(outcome, StudyError):
        failed(outcome)
    else:
        then(outcome)


def _deliver(document: Document, then: Callable[[Any], Any], failed: Any, future: "Future[Any]") -> None:
    """Hand a late result to the event loop of the page, if the page is still there."""

    def go_on() -> None:
        _go_on(future.result(), then, failed)

    _overdue.discard(future)
    if document.session_context is not None and not document.session_context.destroyed:
        document.add_next_tick_callback(go_on)


def read_study(written: bytes | str, pack: str | None = None) -> Study:
    """Read a study, a large one in a worker process; raises `StudyError` as `loads` does. For use in a thread."""
    if len(written) < LARGE:
        return loads(written, pack=pack)
    view = PoolView()
    try:
        checked = view.submit(check, written, pack=pack, language=current_language()).result(MAX_READING)
    except NotYet:
        raise StudyError(t("reading-slow")) from None
    except (BrokenExecutor, CancelledError) as problem:
        raise StudyError(text("fault-unplayable", problem=type(problem).__name__)) from None
    finally:
        view.shutdown()
    return restore(checked, pack=pack)
