"""Everything that leans on private parts or accidents of Panel, Bokeh and panel-material-ui.

No other module does; tests/app/kit/test_upstream.py fails when the upstream behaviour changes.
"""

import warnings
from typing import Any

import panel as pn
import panel_material_ui as pmui
from bokeh.core.property.wrappers import PropertyValueContainer
from bokeh.document import Document
from panel.io.resources import component_resource_path

KNOWN_REFERENCE = "reference already known"


class ReactState:
    """Where the server finds the script that keeps widgets from undoing what the server sets; see there."""

    _js = ("react_state.js",)


def quiet_page(**params: Any) -> Any:
    """Make a page that is not linked to the busy state of the process: the link keeps every session alive for ever."""
    before = _busy_watchers()
    scripts = {"react_state": component_resource_path(ReactState, "_js", ReactState._js[0])}
    page = pmui.Page(js_modules=scripts, **params)  # type: ignore[attr-defined]  # mypy does not follow `import *`
    for watcher in _busy_watchers():
        if not any(watcher is known for known in before):
            pn.state.param.unwatch(watcher)
    return page


def _busy_watchers() -> list[Any]:
    return list(pn.state.param.watchers.get("busy", {}).get("value", []))


def drop_bokeh_defaults(document: Document) -> None:
    """Drop the empty containers that Bokeh keeps for every default it sends: a quarter of a session's memory.

    Whatever was really put into one is a value by then and stays.
    """
    for model in document.models:
        defaults = model._unstable_default_values
        for name in [name for name, value in defaults.items() if isinstance(value, PropertyValueContainer)]:
            del defaults[name]


def is_rendered(viewable: Any) -> bool:
    """Whether something is shown anywhere: Panel has no public way to ask, and refuses to push what is not."""
    return bool(viewable._models)


def ignore_known_references() -> None:
    """Ignore that BokehJS introduces a model which the server sent it, when that model is the first to speak."""
    warnings.filterwarnings("ignore", message=KNOWN_REFERENCE)


def watchers_of(thing: Any) -> list[Any]:
    """Everything that watches a Parameterized: its values, and the bounds, objects and labels of its parameters."""
    watchers = [watcher for kinds in thing.param.watchers.values() for group in kinds.values() for watcher in group]
    slots = [thing.param[name].watchers for name in thing.param]
    return watchers + [watcher for kinds in slots for group in kinds.values() for watcher in group]
