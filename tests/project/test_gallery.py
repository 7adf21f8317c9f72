"""Every component of our own can be seen in the gallery and read about in the reference."""

import importlib
import pkgutil
import runpy
from pathlib import Path

import boonlake_panel.app
from boonlake_panel.app.kit.component import Component

DOCS = Path(__file__).parents[2] / "docs"


def components() -> set[type[Component]]:
    for module in pkgutil.walk_packages(boonlake_panel.app.__path__, "boonlake_panel.app."):
        if not module.name.endswith(".main"):  # it serves
            importlib.import_module(module.name)
    return {kind for kind in Component.__subclasses__() if kind.__module__.startswith("boonlake_panel")}


def test_every_component_is_shown_and_described() -> None:
    shown = {type(sample) for sample in runpy.run_path(str(DOCS / "gallery.py"))["samples"]()}
    page = (DOCS / "reference" / "components.md").read_text(encoding="utf-8")
    described = {kind for kind in components() if f"autoclass:: {kind.__module__}.{kind.__name__}\n" in page}
    assert len(components()) > 10
    assert shown == described == components()
