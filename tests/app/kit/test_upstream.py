"""Private parts of Panel, Bokeh and panel-material-ui: used in two modules, and still as we expect them."""

import ast
import re
import warnings
from collections.abc import Iterator
from pathlib import Path

import panel as pn
import panel_material_ui as pmui
import pytest
from bokeh.core.serialization import Deserializer
from bokeh.models import ColumnDataSource
from bokeh.plotting import figure

from boonlake_panel import GameModel, Setup
from boonlake_panel.app.kit.button_bar import ButtonBar
from boonlake_panel.app.kit.upstream import (
    FileUpload,
    component_class,
    drop_bokeh_defaults,
    ignore_known_references,
    is_rendered,
    quiet_page,
)
from boonlake_panel.app.session.dashboard import DashboardSession

PACKAGE = Path(__file__).parents[3] / "boonlake_panel"
ROOMS = ("analysis", "views", "teach", "app", "cli")
LEANING = ("kit/upstream.py", "kit/upstream_notebook.py", "serving/handlers.py")
ALLOWED = tuple(PACKAGE / "app" / name for name in LEANING)


def private_uses(path: Path) -> Iterator[str]:
    """Private attributes and modules that a file uses and does not define itself."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = list(ast.walk(tree))
    own = {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    own |= {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    own |= {node.attr for node in nodes if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)}
    for node in nodes:
        if isinstance(node, ast.Attribute) and is_private(node.attr) and node.attr not in own:
            yield f"{path.relative_to(PACKAGE)}:{node.lineno} {ast.unparse(node)}"
        if isinstance(node, ast.ImportFrom) and not node.level and any(map(is_private, (node.module or "").split("."))):
            yield f"{path.relative_to(PACKAGE)}:{node.lineno} {node.module}"


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("_")  # `_repr_mimebundle_` and the like are a public protocol


def test_no_other_module_leans_on_private_parts() -> None:
    files = [path for room in ROOMS for path in sorted((PACKAGE / room).rglob("*.py")) if path not in ALLOWED]
    assert len(files) > 50
    assert [use for path in files for use in private_uses(path)] == []
    assert all(list(private_uses(path)) for path in ALLOWED if path.stem != "upstream_notebook")  # it replaces them


def test_widgets_still_give_back_to_the_server_what_it_has_set() -> None:
    mended = re.findall(r'^  \["(.+?)", ', (ALLOWED[0].parent / "react_state.js").read_text(), re.MULTILINE)
    assert len(mended) == 5
    script = (Path(pn.__file__).parent / "models" / "react_component.ts").read_text(encoding="utf-8")
    assert [script.count(line) for line in mended] == [1, 1, 1, 1, 1], "see whether react_state.js is still needed"


def test_notebooks_still_tell_python_again_what_python_said() -> None:
    script = (Path(pn.__file__).parent / "models" / "comm_manager.ts").read_text(encoding="utf-8")
    assert "_document_changed(event: DocumentChangedEvent)" in script
    assert "event.sync" not in script, "see whether echoes.js is still needed"


def busy_watchers() -> int:
    return len(pn.state.param.watchers.get("busy", {}).get("value", []))


def test_a_page_is_linked_to_the_busy_state_unless_it_is_quiet() -> None:
    before = busy_watchers()
    quiet_page()
    assert busy_watchers() == before
    page = pmui.Page()
    assert busy_watchers() > before, "pages are quiet by themselves now: quiet_page can go"
    del page


def test_bokeh_keeps_defaults_that_can_be_dropped_without_a_change() -> None:
    session = DashboardSession(GameModel(Setup(players=2, seed=1)))
    document = session.shell.server_doc()
    document.to_json()
    before = {model.id: repr(model.properties_with_values()) for model in document.models}
    kept = sum(len(model._unstable_default_values) for model in document.models)
    drop_bokeh_defaults(document)
    assert sum(len(model._unstable_default_values) for model in document.models) < kept / 10
    assert {model.id: repr(model.properties_with_values()) for model in document.models} == before
    session.close()


def test_a_pane_knows_whether_it_is_rendered() -> None:
    pane = pn.pane.Bokeh(figure())
    assert not is_rendered(pane)
    pane.get_root()
    assert is_rendered(pane)


def test_models_of_components_know_their_class() -> None:
    upload = FileUpload(10)
    model = upload.get_root()
    assert component_class(model) is component_class(model.data) is FileUpload
    assert component_class(figure()) is None


def test_a_file_that_was_uploaded_is_handed_over_once() -> None:
    refused: list[bool] = []
    upload, files = FileUpload(10, lambda: refused.append(True)), []
    upload.param.watch(lambda event: files.append(event.new), "value")
    part = {"status": "upload_event", "name": "a.json", "chunk": 1, "total_chunks": 1, "mime_type": ""}
    for data in (10**9, b"more than ten", b"abc"):
        upload._handle_msg({**part, "data": data})
        upload._handle_msg({"status": "finished"})
    upload._handle_msg({"status": "error", "error": "the browser found it too large"})
    assert files == [b"abc", None]
    assert len(refused) == 3


def test_a_file_field_still_takes_memory_for_any_number() -> None:
    field = pmui.FileInput()
    field._handle_msg(
        {"status": "upload_event", "name": "a", "chunk": 1, "total_chunks": 2, "mime_type": "", "data": 99}
    )
    assert field._file_buffer["a"]["chunks"][1] == bytes(99), "FileInput checks sizes by itself: FileUpload can go"


def test_a_model_that_is_introduced_twice_is_no_reason_to_warn() -> None:
    source = ColumnDataSource()
    introduced = {"type": "object", "name": "ColumnDataSource", "id": source.id}
    with pytest.warns(UserWarning, match="reference already known"):
        Deserializer([source]).decode(introduced)
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        ignore_known_references()
        Deserializer([source]).decode(introduced)
    assert told == []


def test_what_a_browser_writes_into_our_components_does_not_arrive() -> None:
    bar, slider = ButtonBar(buttons={"new": "New game"}), pmui.IntSlider(value=1, end=5)
    model, other = bar.get_root(), slider.get_root()
    model.data.update(buttons={"other": "Other"})
    assert bar.buttons == {"new": "New game"}
    assert model.data._callbacks == {}
    assert other.data._callbacks, "Panel listens to nothing by itself now: OneWayComponent can go"
