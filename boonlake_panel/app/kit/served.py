"""Whether the page is served to a browser, or shown in a notebook or a test, and whether it is complete there."""

from collections.abc import Callable

import panel as pn
from bokeh.document import Document


def served_document() -> Document | None:
    """The document of the browser session that is being answered; None in a notebook and in tests."""
    document = pn.state.curdoc
    return document if document is not None and document.session_context is not None else None


def when_ready(work: Callable[[], None]) -> None:
    """Do what a message of the browser asks for, once the page is complete there.

    The browser may speak earlier; it would then miss what follows from its words.
    """
    document = served_document()
    if document is None or pn.state.loaded:
        work()
        return

    def soon() -> None:
        document.add_next_tick_callback(work)

    pn.state.onload(soon)
