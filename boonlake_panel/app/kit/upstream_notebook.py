"""What leans on private parts of Panel so that notebooks stay light, need no internet and tell the truth.

Left alone, each widget carries the script of all widgets (1.4 MB) and Panel's own scripts come twice; style sheets are
asked from the internet whenever something is drawn anew; what Python says while the browser builds a view is dropped,
the rest is told to Python again, later, and sets the model back to what it was.
tests/notebooks/test_jupyterlab.py notices when one of these changes.
"""

import gzip
import json
import sys
from base64 import b64encode
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import IPython.display
import panel as pn
import panel.io.notebook as panel_notebook
from bokeh.core.serialization import Serializer
from bokeh.model import Model
from bokeh.models import ImportedStyleSheet
from IPython.display import publish_display_data
from panel.io.model import diff
from panel.io.resources import CDN_DIST, DIST_DIR
from panel.io.state import set_curdoc
from panel.reactive import Reactive
from panel_material_ui.base import BUNDLE_PATH, MaterialComponent
from tornado.ioloop import IOLoop

HERE = Path(__file__).parent
LARGE = 500_000
"""Letters of a script that is packed and carried once."""
UNPACK = """(async () => {
  const bytes = Uint8Array.from(atob("%s"), (letter) => letter.charCodeAt(0));
  const code = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
  const script = document.createElement("script");
  script.textContent = await code.text();
  document.head.append(script);
})();"""
END_OF_SCRIPTS = "function(Bokeh) {} // ensure no trailing comma"
"""Where Panel's scripts have been loaded and nothing is drawn yet."""
MENDING = ("react_state.js", "early_messages.js", "echoes.js")
SHARED = "export default (await window.boonlakeWidgets()).default"


def load(photograph: str) -> None:
    """Load Panel into a notebook; `photograph` is what a page says that is made from the notebook."""
    _carry_style_sheets()
    _keep_style_sheets_apart()
    _share_widget_script()
    _keep_order()
    with _mended():
        pn.extension(inline=True)
    given = [json.dumps(text) for text in (photograph, _packed(BUNDLE_PATH.read_text(encoding="utf-8")))]
    script = f"(function (PHOTOGRAPH, WIDGETS) {{\n{_file('notebook.js')}}})({', '.join(given)});"
    publish_display_data({"application/javascript": script})


def _carry_style_sheets() -> None:
    """Send Panel's style sheets themselves, once a view, instead of their addresses on the internet."""

    def with_css(sheet: ImportedStyleSheet, serializer: Serializer) -> Any:
        sent = Model.to_serializable(sheet, serializer)
        file = DIST_DIR / sheet.url.removeprefix(CDN_DIST).split("?")[0]
        if not sheet.url.startswith(CDN_DIST) or not file.is_file():
            return sent
        return {**sent, "name": "InlineStyleSheet", "attributes": {"css": file.read_text(encoding="utf-8")}}

    ImportedStyleSheet.to_serializable = with_css  # type: ignore[assignment, method-assign]
    panel_notebook.replace_inline_css = lambda stylesheet: stylesheet  # Panel's way: once an element


def _keep_style_sheets_apart() -> None:
    """Give a pane the style sheets of its own view: Panel takes those of the view that was clicked, which raises."""
    make: Any = Reactive._get_properties
    if make.__module__ == __name__:
        return

    def get_properties(self: Any, doc: Any) -> Any:
        with set_curdoc(doc):
            return make(self, doc)

    Reactive._get_properties = get_properties  # type: ignore[method-assign]


def _share_widget_script() -> None:
    """Let the widgets that are shown ask the page for their script (`notebook.js`); a saved page has it in itself."""
    make: Any = MaterialComponent._get_model
    if make.__module__ == __name__:
        return

    def get_model(self: Any, doc: Any, root: Any = None, parent: Any = None, comm: Any = None) -> Any:
        model = make(self, doc, root, parent, comm)
        if comm is not None and len(model.esm) > LARGE:
            model.esm = SHARED
        return model

    MaterialComponent._get_model = get_model  # type: ignore[method-assign]


_unsent: WeakKeyDictionary[Any, deque[Any]] = WeakKeyDictionary()
"""Messages to views whose connection the browser has not opened yet."""


def _keep_order() -> None:
    """Send messages in their order: Panel tries each one that came too early again, after those that came later."""
    original = panel_notebook.push
    if original is not _push:
        for module in [module for name, module in sys.modules.items() if name.startswith("panel.")]:
            if vars(module).get("push") is original:
                vars(module)["push"] = _push


def _push(doc: Any, comm: Any, binary: bool = True, msg: Any = None) -> None:
    message = diff(doc, binary=binary) if msg is None else msg
    if message is not None:
        waiting = _unsent.setdefault(comm, deque())
        waiting.append(message)
        if len(waiting) == 1:
            _send(comm)


def _send(comm: Any) -> None:
    waiting = _unsent[comm]
    if not comm._comm:
        IOLoop.current().call_later(0.1, _send, comm)
        return
    while waiting:
        panel_notebook.send(comm, waiting.popleft())


@contextmanager
def _mended() -> Iterator[None]:
    """Let Panel publish its scripts with ours, packed, and in one format instead of two."""
    ours = "".join(f"function(Bokeh) {{\n{_file(name)}}},\n" for name in MENDING)

    def publish(data: dict[str, Any], *args: Any, **kwargs: Any) -> None:
        script = data.get("application/javascript", "")
        if END_OF_SCRIPTS in script:
            script = script.replace(END_OF_SCRIPTS, ours + END_OF_SCRIPTS)
            packs = pn.config.comms == "default"  # ipywidgets do not wait until it is unpacked
            data = {"application/javascript": UNPACK % _packed(script) if packs else script}
        publish_display_data(data, *args, **kwargs)

    IPython.display.publish_display_data = publish
    try:
        yield
    finally:
        IPython.display.publish_display_data = publish_display_data


def _file(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


def _packed(script: str) -> str:
    return b64encode(gzip.compress(script.encode(), mtime=0)).decode()
