"""Views in the cells of a notebook: whether they can be shown, and when they follow their model.

They do so often enough to be watched, and once more when the cell that is run has ended: code plays hundreds of choices
in the time in which a browser shows one, and each view would be drawn for each of them.
"""

import asyncio
import time
import warnings
from collections.abc import Callable
from typing import Any

from ...texts.messages import text
from .upstream import is_notebook_ready

PAUSE = 0.25
"""Seconds between two moments that are shown while a cell runs."""
SHARE = 5
"""The pause is at least so many times as long as showing the last moment took: most of the time is for the cell."""

_waiting: dict[int, Callable[[], Any]] = {}
_shown: tuple[int, int] = (0, 0)
_began = _ended = 0.0


def follow(viewer: Any, callback: Callable[[], Any]) -> None:
    """Call a function that brings a viewer up to date: now, or when the cell that is run has ended."""
    global _shown, _began, _ended
    moment = (id(viewer.model), viewer.model.revision)
    loop = _running_loop()
    now = time.monotonic()
    if loop is None or moment == _shown or now - _ended > max(PAUSE, SHARE * (_ended - _began)):
        if moment != _shown:
            _shown, _began = moment, now  # all views show it
        _waiting.pop(id(viewer), None)
        callback()
        _ended = time.monotonic()
        return
    if not _waiting:
        loop.call_soon(_show_the_last)
    _waiting[id(viewer)] = callback


def _show_the_last() -> None:
    global _began, _ended
    _began = time.monotonic()
    for key in list(_waiting):
        callback = _waiting.pop(key, None)
        if callback is not None:
            callback()
    _ended = time.monotonic()


def displayed(thing: Any, display: Callable[..., Any], include: Any, exclude: Any) -> Any:
    """What a cell shows for a model or a viewer; in a notebook that is not ready, its name and what to do."""
    if is_notebook_ready():
        return display(include, exclude)
    warnings.warn(text("notebook-not-ready"), stacklevel=2)
    return {"text/plain": f"{type(thing).__name__}()"}


def _running_loop() -> asyncio.AbstractEventLoop | None:
    """The loop that goes on when the cell has ended; None outside a notebook."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
