"""Whether the page is served to a browser, or shown in a notebook or a test."""

import panel as pn
from bokeh.document import Document


def served_document() -> Document | None:
    """The document of the browser session that is being answered; None in a notebook and in tests."""
    document = pn.state.curdoc
    return document if document is not None and document.session_context is not None else None
