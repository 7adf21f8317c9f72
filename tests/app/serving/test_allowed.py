"""The list of what a browser may change and say, against the widgets that the pages are made of."""

import ast
from pathlib import Path
from typing import Any

import panel_material_ui as pmui
import pytest
from bokeh.document import Document

from boonlake_panel.app.pages.components.gallery import Gallery
from boonlake_panel.app.serving.allowed import EVENTS, PROPERTIES, is_plain, permitted

PACKAGE = Path(__file__).parents[3] / "boonlake_panel" / "app"
SHOWN_ONLY = {"FlexBox", "LinearProgress", "Page", "Paper", "Typography"}
"""Components with which nobody does anything."""


def used_components() -> set[str]:
    """The components of panel-material-ui that the pages use."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "pmui":
                found.add(node.attr)
    return found


def test_every_widget_of_a_page_is_listed_and_no_other() -> None:
    listed = {kind.__name__ for kind in {*PROPERTIES, *EVENTS} if kind.__module__.startswith("panel_material_ui")}
    assert used_components() - SHOWN_ONLY - listed - {"FileInput"} == set()
    assert listed - used_components() == set()


def test_properties_that_are_listed_exist() -> None:
    for kind, names in PROPERTIES.items():
        known = set(kind.param) | {"active"} if issubclass(kind, pmui.base.MaterialComponent) else kind.properties()
        assert set(names) <= set(known), kind


def said(component: Any, data: dict[str, Any]) -> tuple[int, list[str]]:
    """How many messages of a component are taken, and why others are not."""
    document = Document()
    model = component.get_root(document)
    document.add_root(model)
    message = {"type": "map", "entries": [[name, value] for name, value in data.items()]}
    values = {"type": "map", "entries": [["model", {"id": model.id}], ["data", message]]}
    event = {"type": "event", "name": "data_event", "values": values}
    taken, refused = permitted(document, [{"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data": event}])
    return len(taken), refused


def test_pictures_are_chosen_by_their_keys_and_items_of_menus_by_their_places() -> None:
    gallery = Gallery(items=[{"key": "cards-P016", "svg": "", "alt": "Mint", "caption": ""}])
    assert said(gallery, {"choose": "cards-P016"}) == (1, [])
    assert said(gallery, {"item": 0}) == (0, ["Gallery says choose"])
    menu = pmui.MenuList(items=[{"label": "Mint"}])
    assert said(menu, {"type": "click", "item": [0]}) == (1, [])
    assert said(menu, {"type": "click", "item": [1]}) == (0, ["MenuList has no such item"])


@pytest.mark.parametrize(
    "value", [None, True, 7, 1.5, "text", [1, ["a"]], {"type": "map", "entries": [["a", 1]]}, {"a": [1]}]
)
def test_plain_values(value: Any) -> None:
    assert is_plain(value, 10)


@pytest.mark.parametrize(
    "value",
    [
        "x" * 11,
        "\ud800",
        10**30,
        float("nan"),
        [[[[[[[[]]]]]]]],
        list(range(1000)),
        {"id": "p1001"},
        {"type": "object", "name": "CustomJS", "id": "mine"},
        {"type": "bytes", "data": "H4sIAAAAAAAC"},
        {"type": "map", "entries": [["a", {"type": "ref", "id": "p1001"}]]},
        b"bytes",
    ],
)
def test_values_that_are_not_plain(value: Any) -> None:
    assert not is_plain(value, 10)
