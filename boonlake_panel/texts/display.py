"""How our objects show themselves in notebooks and to Panel: the lower rooms promise it, the views draw.

The views are loaded by name, when somebody looks, so that no lower room depends on them.
"""

from importlib import import_module
from typing import Any

VIEWS = "boonlake_panel.views.notebook"
STANDALONE = "boonlake_panel.views.standalone"


def html(thing: object) -> str:
    """The display of one of our objects: a picture or a table."""
    drawn: str = import_module(VIEWS).html(thing)
    return drawn


def export_html(study: object, path: object) -> None:
    """Write a study as one HTML file."""
    import_module(STANDALONE).export_html(study, path)


class Displayed:
    """Something that shows a picture or a table instead of a line of text, also as a part of a Panel layout."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        return html(self)

    def __panel__(self) -> Any:
        return import_module(VIEWS).pane(self)
