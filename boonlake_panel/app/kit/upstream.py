"""Sessions that need little memory."""

from bokeh.core.property.wrappers import PropertyValueContainer
from bokeh.document import Document


def drop_bokeh_defaults(document: Document) -> None:
    """Lets go of the empty containers that Bokeh makes for every default it looks at while a page is sent, and keeps.

    They are a quarter of a session's memory. Whatever was really put into one is a value by then and stays.
    """
    for model in document.models:
        defaults = model._unstable_default_values
        for name in [name for name, value in defaults.items() if isinstance(value, PropertyValueContainer)]:
            del defaults[name]
