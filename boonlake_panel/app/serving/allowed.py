"""What a browser may change and say: one list for all components. Everything else is refused.

Bokeh takes whatever comes through a websocket: any property of any model, scripts of components included. `permitted`
goes through the events of a message before anything is made of them, and gives those that the page offers.
"""

import math
from collections.abc import Iterator, Mapping
from typing import Any

import panel_material_ui as pmui
from bokeh.core.types import ID
from bokeh.document import Document
from bokeh.model import Model
from bokeh.models import DataRange1d, Plot, Range1d, Selection
from panel.custom import JSComponent
from panel.models.tabulator import DataTabulator

from ..kit.component import Component
from ..kit.upstream import FileUpload, component_class

MAX_TEXT = 1_000
"""Characters of a text, where the widget has no limit of its own."""
MAX_MESSAGE = 1_000
"""Characters of a message of a component, where the component has no limit of its own."""
MAX_ITEMS = 500
MAX_DEPTH = 6
MAX_INTEGER = 2**53
MAX_EVENTS = 500
"""Events in one message: a page that opens sends about a hundred."""

TYPED = ("value", "value_input")
PROPERTIES: Mapping[type, tuple[str, ...]] = {
    pmui.TextInput: TYPED,
    pmui.TextAreaInput: TYPED,
    pmui.AutocompleteInput: TYPED,
    pmui.Select: ("value", "dropdown_open"),
    pmui.RadioButtonGroup: ("value", "active"),
    pmui.Checkbox: ("value",),
    pmui.Switch: ("value",),
    pmui.Toggle: ("value",),
    pmui.IntSlider: ("value", "value_throttled"),
    pmui.IntInput: ("value", "value_throttled"),
    pmui.TabMenu: ("active",),
    pmui.MenuList: ("active", "expanded"),
    pmui.Accordion: ("active",),
    pmui.Dialog: ("open",),
    pmui.Alert: ("closed",),
    Plot: ("inner_width", "inner_height", "outer_width", "outer_height"),
    Range1d: ("start", "end"),
    DataRange1d: ("start", "end"),
    DataTabulator: ("sorters", "page"),
    Selection: ("indices",),
}
"""The properties that a browser may change, for a kind of widget (and those derived from it) or a model of Bokeh."""

CLICKS = ("click", "enter")
EVENTS: Mapping[type, tuple[str, ...]] = {
    pmui.Button: ("dom_event",),
    pmui.IconButton: ("dom_event",),
    pmui.FileDownload: ("dom_event",),
    pmui.TextInput: ("dom_event",),
    pmui.TextAreaInput: ("dom_event",),
    pmui.AutocompleteInput: ("dom_event",),
    pmui.TabMenu: ("data_event",),
    pmui.MenuButton: ("data_event",),
    pmui.MenuList: ("data_event",),
    FileUpload: ("data_event",),
    JSComponent: ("data_event",),
    Plot: ("tap", "doubletap", "reset", "rangesupdate", "lodstart", "lodend"),
    DataTabulator: ("cell-click", "selection-change"),
}
"""The events that a browser may send."""
POINT = ("x", "y", "sx", "sy", "modifiers")
VALUES: Mapping[str, tuple[str, ...]] = {
    "tap": POINT,
    "doubletap": POINT,
    "rangesupdate": ("x0", "x1", "y0", "y1"),
    "cell-click": ("column", "row"),
    "selection-change": ("indices", "selected", "flush"),
}
"""What comes with an event."""
DOCUMENT_EVENTS = ("document_ready", "client_reconnected", "connection_lost")

UNASKED = ("stylesheets", "disabled", "title")
"""Properties of components that BokehJS and Panel report of their own accord, as they do the colours of figures. Nobody
needs them, and nobody did anything wrong."""


class Refusal(ValueError):
    """Why an event of a browser is not carried out."""


def permitted(document: Document, events: Any, buffers: frozenset[str] = frozenset()) -> tuple[list[Any], list[str]]:
    """Give the events that may be carried out, as Bokeh reads them, and why the others may not."""
    if not isinstance(events, list) or len(events) > MAX_EVENTS:
        return [], ["no list of events"]
    accepted: list[Any] = []
    refused: list[str] = []
    for event in events:
        try:
            accepted.extend(_permit(document, event, buffers))
        except Refusal as problem:
            refused.append(str(problem))
    return accepted, refused


def _permit(document: Document, event: Any, buffers: frozenset[str]) -> Iterator[Any]:
    if not isinstance(event, dict):
        raise Refusal("no event")
    match event.get("kind"):
        case "ModelChanged":
            yield from _permit_change(document, event)
        case "MessageSent" if event.get("msg_type") == "bokeh_event":
            yield from _permit_message(document, event.get("msg_data"), buffers)
        case "RootAdded" if _known(document, event.get("model")) is not None:
            return  # what the server sent it after it connected again
        case kind:
            raise Refusal(f"{kind!r:.40} is nothing that a page sends")


# Properties


def _permit_change(document: Document, event: Mapping[str, Any]) -> Iterator[Any]:
    name, value = event.get("attr"), event.get("new")
    model = _known(document, event.get("model"))
    if model is None:
        return  # it went while the browser still spoke of it
    if name not in _property_names(model):
        if name in UNASKED or component_class(model) is None:
            return
        raise Refusal(f"{_called(model)} lets nobody change {name!r:.40}")
    limit = getattr(model, "max_length", None) or MAX_TEXT
    if not is_plain(value, limit) or not _is_offered(model, name, value):
        raise Refusal(f"{_called(model)} takes no such {name}")
    yield {"kind": "ModelChanged", "model": {"id": model.id}, "attr": name, "new": value}


def _is_offered(model: Model, name: str, value: Any) -> bool:
    """Whether a value is one of those that a widget shows."""
    options, items = getattr(model, "options", None), getattr(model, "items", None)
    start, end = getattr(model, "start", None), getattr(model, "end", None)
    choices = options if isinstance(options, list) else items if isinstance(items, list) else None
    if name == "active" and choices is not None:
        return value is None or (isinstance(value, int) and 0 <= value < len(choices))
    if name == "value" and choices:
        return value is None or value in choices
    if name in ("value", "value_throttled") and isinstance(value, int | float):
        return (start is None or value >= start) and (end is None or value <= end)
    return True


def _is_item(items: Any, path: Any) -> bool:
    """Whether a path leads to an item of a menu."""
    for index in path if isinstance(path, list) else [path]:
        if not isinstance(items, list) or not isinstance(index, int) or not 0 <= index < len(items):
            return False
        items = items[index].get("items") if isinstance(items[index], dict) else None
    return path != []


# Events


def _permit_message(document: Document, said: Any, buffers: frozenset[str]) -> Iterator[Any]:
    if not isinstance(said, dict) or said.get("type") != "event":
        raise Refusal("no event of a page")
    name, values = said.get("name"), _entries(said.get("values"))
    if name in DOCUMENT_EVENTS:
        yield _message(name, [])
        return
    model = _known(document, values.get("model"))
    if model is None:
        return
    if not isinstance(name, str) or name not in _listed(EVENTS, model):
        raise Refusal(f"{_called(model)} says no {name!r:.40}")
    entries: list[list[Any]] = [["model", {"id": model.id}]]
    if name == "dom_event":
        if values.get("node") not in CLICKS:
            raise Refusal(f"{_called(model)} knows no such act")
        entries.append(["node", values["node"]])
    elif name == "data_event":
        entries.append(["data", _message_data(model, values.get("data"), buffers)])
    else:
        entries += [[key, value] for key, value in values.items() if key != "model"]
        known = VALUES.get(name, ())
        if not all(key in known and is_plain(value, MAX_TEXT) for key, value in entries[1:]):
            raise Refusal(f"{_called(model)} takes no such {name}")
    yield _message(name, entries)


def _message(name: Any, entries: list[list[Any]]) -> dict[str, Any]:
    data = {"type": "event", "name": name, "values": {"type": "map", "entries": entries}}
    return {"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data": data}


def _message_data(model: Model, data: Any, buffers: frozenset[str]) -> Any:
    """Check the data of a message, which the component checks again for its meaning."""
    kind = component_class(model)
    if kind is not None and issubclass(kind, FileUpload):
        return _upload(data, buffers)
    longest = getattr(kind, "LONGEST_MESSAGE", MAX_MESSAGE)
    if not is_plain(data, longest):
        raise Refusal(f"{_called(model)} takes no such message")
    if kind is not None and issubclass(kind, Component):
        if set(_entries(data)) - set(kind.MESSAGES):
            raise Refusal(f"{_called(model)} says {', '.join(kind.MESSAGES) or 'nothing'}")
        return data
    items = getattr(getattr(model, "data", None), "items", None)
    if items is not None and not _is_item(items, _entries(data).get("item")):
        raise Refusal(f"{_called(model)} has no such item")
    return data


def _upload(data: Any, buffers: frozenset[str]) -> Any:
    """Check a message of an upload: plain but for one part, which is bytes that came with the message."""
    entries = _entries(data)
    rest = {name: value for name, value in entries.items() if name != "data"}
    part = entries.get("data")
    if not all(is_plain(value, MAX_TEXT) for value in rest.values()) or not (part is None or _is_bytes(part, buffers)):
        raise Refusal("no part of a file")
    return data


def _is_bytes(value: Any, buffers: frozenset[str]) -> bool:
    """Whether a value is bytes that came beside the message: those inside it could be packed, and any size unpacked."""
    reference = value.get("data") if isinstance(value, dict) and value.get("type") == "bytes" else None
    return isinstance(reference, dict) and set(reference) == {"id"} and reference["id"] in buffers


# Values


def is_plain(value: Any, longest: int, depth: int = MAX_DEPTH) -> bool:
    """Whether a value is made of nothing but short texts, numbers, lists and maps."""
    match value:
        case None | bool():
            return True
        case int():
            return abs(value) <= MAX_INTEGER
        case float():
            return math.isfinite(value)
        case str():
            return len(value) <= longest and not has_surrogates(value)
        case list():
            return depth > 0 and len(value) <= MAX_ITEMS and all(is_plain(item, longest, depth - 1) for item in value)
        case {"type": "number", "value": "nan" | "+inf" | "-inf", **rest}:
            return not rest
        case {"type": "map", "entries": list(entries), **rest}:
            return not rest and is_plain(entries, longest, depth)
        case dict():
            plain = "type" not in value and "id" not in value
            return plain and is_plain([*value, *value.values()], longest, depth)
    return False


def has_surrogates(text: str) -> bool:
    """Whether a text has halves of characters, which nothing can write down."""
    return any("\ud800" <= character <= "\udfff" for character in text)


def _entries(values: Any) -> dict[Any, Any]:
    """The entries of a map as BokehJS writes it."""
    entries = values.get("entries") if isinstance(values, dict) and values.get("type") == "map" else None
    pairs = [pair for pair in entries if isinstance(pair, list) and len(pair) == 2] if isinstance(entries, list) else []
    return {key: value for key, value in pairs if isinstance(key, str)}


# Models


def _known(document: Document, reference: Any) -> Model | None:
    """The model that a reference names; BokehJS may describe it once more, which is not read."""
    id_ = reference.get("id") if isinstance(reference, dict) else None
    return document.models.get_by_id(ID(id_)) if isinstance(id_, str) else None


def _listed(table: Mapping[type, tuple[str, ...]], model: Model) -> tuple[str, ...]:
    kind = component_class(model) or type(model)
    return next((table[each] for each in kind.__mro__ if each in table), ())


def _property_names(model: Model) -> tuple[str, ...]:
    """The properties that may change; the look of the page is one of all Material components."""
    kind = component_class(model)
    look = ("dark_theme",) if kind is not None and "dark_theme" in kind.param else ()
    return (*_listed(PROPERTIES, model), *look)


def _called(model: Model) -> str:
    return (component_class(model) or type(model)).__name__
