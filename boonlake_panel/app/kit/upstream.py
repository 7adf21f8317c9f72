"""Everything that leans on private parts or accidents of Panel, Bokeh and panel-material-ui.

Only upstream_notebook.py and serving/handlers.py do so too; tests/app/kit/test_upstream.py fails when upstream changes.
"""

import warnings
from collections.abc import Callable, Iterator
from typing import Any

import panel as pn
import panel_material_ui as pmui
from bokeh.core.property.wrappers import PropertyValueContainer
from bokeh.document import Document
from bokeh.model import DataModel, Model
from panel.custom import JSComponent, ReactiveESM
from panel.io.resources import component_resource_path
from panel.models.esm import ReactiveESM as ESMModel

from .served import served_document
from .upload import InvalidPart, PartialFile

KNOWN_REFERENCE = "reference already known"


class PageScripts:
    """Where the server finds the scripts that mend the libraries in the browser; see there what each is for."""

    _js = ("react_state.js", "known_models.js", "focus.js", "table_roles.js", "fonts.js")


class OneWayComponent(JSComponent):
    """A component whose parameters only Python sets: the browser answers by messages.

    Panel would listen to every property of it in every session (5 to 14 % of its memory) and take what browsers write.
    """

    @property
    def _linked_properties(self) -> tuple[str, ...]:
        return ()


def quiet_page(**params: Any) -> Any:
    """Make a page that is not linked to the busy state of the process: the link keeps every session alive for ever."""
    before = _busy_watchers()
    scripts = {name: component_resource_path(PageScripts, "_js", name) for name in PageScripts._js}
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


def is_notebook_ready() -> bool:
    """Whether Panel is loaded into the notebook, by us or otherwise; editors with ipywidgets need no loading."""
    return bool(pn.extension._loaded) or pn.config.comms != "default"


def ignore_known_references() -> None:
    """Ignore that BokehJS introduces a model which the server sent it, when that model is the first to speak."""
    warnings.filterwarnings("ignore", message=KNOWN_REFERENCE)


def watchers_of(thing: Any) -> list[Any]:
    """Everything that watches a Parameterized: its values, and the bounds, objects and labels of its parameters."""
    watchers = [watcher for kinds in thing.param.watchers.values() for group in kinds.values() for watcher in group]
    slots = [thing.param[name].watchers for name in thing.param]
    return watchers + [watcher for kinds in slots for group in kinds.values() for watcher in group]


_component_classes: dict[type[Any], type[Any]] = {}


def component_class(model: Model) -> type[Any] | None:
    """The class of Panel that a model of one of its components, or the data of one, belongs to."""
    data = type(model.data) if isinstance(model, ESMModel) else type(model)
    if not issubclass(data, DataModel):
        return None
    if data not in _component_classes:
        _component_classes.update({kind._data_model: kind for kind in _subclasses(ReactiveESM)})
    return _component_classes.get(data)


def _subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for each in kind.__subclasses__():
        yield each
        yield from _subclasses(each)


class FileUpload(pmui.FileInput):
    """A field for one file. `FileInput` leaves its limits to the browser and takes memory for any number it is sent.

    Its own words are English and say "uploaded" of every file that arrived. So it always shows its label, `on_refused`
    is called for a file that is too large, and whoever reads the file says with `answer` whether all is well.
    """

    def __init__(self, max_file_size: int, on_refused: Callable[[], Any] | None = None, **params: Any) -> None:
        super().__init__(max_file_size=max_file_size, multiple=False, uploaded_label=params.get("label"), **params)
        self.on_refused = on_refused or (lambda: None)
        self.partial = PartialFile(max_file_size)

    def answer(self, problem: str = "") -> None:
        """Tell the browser whether the file could be read."""
        self._send_msg({"status": "error", "error": problem} if problem else {"status": "finished"})

    def _handle_msg(self, msg: Any) -> None:
        status = msg.get("status") if isinstance(msg, dict) else None
        if status == "upload_event":
            try:
                self.partial.add(msg)
            except InvalidPart:
                return  # told when the last part has come
            document = served_document()
            if document is not None:
                document.add_timeout_callback(self.partial.expire, int(self.partial.seconds * 1000) + 1000)
        elif status == "finished":
            name, data = self.partial.name, self.partial.take()
            if data is not None:
                self._update_file(name, "", data)
                # Whoever wanted it has it, and the same file may come again.
                self.param.update(filename=None, mime_type=None, value=None)
            else:
                self.on_refused()
        elif status == "error":  # the browser has refused it
            self.on_refused()
