"""What tests of the app share: a document, as every visitor of a server has one."""

from collections.abc import Iterator

import pytest
from bokeh.document import Document
from panel.io.state import set_curdoc


@pytest.fixture(autouse=True)
def document() -> Iterator[Document]:
    """The document of the session that a test builds: it says in which language its callbacks speak."""
    own = Document()
    with set_curdoc(own):
        yield own
