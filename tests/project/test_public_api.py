"""The public API: everything exported is documented, with an example that runs."""

import ast
import doctest
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

import boonlake_panel
from boonlake_panel import analysis

ROOT = Path(__file__).parents[2]
REFERENCE = (ROOT / "docs" / "reference" / "api.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", boonlake_panel.__all__)
def test_everything_exported_has_an_example_that_runs(name: str) -> None:
    public = {each: getattr(boonlake_panel, each) for each in boonlake_panel.__all__}
    examples = doctest.DocTestFinder(recurse=False).find(public[name], name, globs=public)
    assert any(example.examples for example in examples), f"{name} has no example"
    runner = doctest.DocTestRunner()
    for example in examples:
        runner.run(example)
    assert runner.summarize(verbose=False).failed == 0


@pytest.mark.parametrize("name", boonlake_panel.__all__)
def test_everything_exported_is_in_the_reference(name: str) -> None:
    assert re.search(rf"auto\w+:: boonlake_panel\.{name}$", REFERENCE, re.MULTILINE)


def test_the_reference_names_nothing_that_does_not_exist() -> None:
    for path in re.findall(r"auto\w+:: (\S+)$", REFERENCE, re.MULTILINE):
        module, name = path.rsplit(".", 1)
        assert hasattr(importlib.import_module(module), name), path


def test_type_checkers_see_what_is_exported() -> None:
    tree = ast.parse(Path(str(boonlake_panel.__file__)).read_text(encoding="utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
    declared = [alias.name for node in block.body if isinstance(node, ast.ImportFrom) for alias in node.names]
    assert sorted(declared) == boonlake_panel.__all__


def test_functions_are_not_hidden_by_modules() -> None:
    importlib.import_module("boonlake_panel.analysis.simulation")
    importlib.import_module("boonlake_panel.analysis.reviews")
    for name in ("what_if", "iter_what_if", "review", "iter_review", "simulate", "frame"):
        assert getattr(boonlake_panel, name) is getattr(analysis, name)
        assert callable(getattr(analysis, name))


def test_importing_the_package_loads_no_library() -> None:
    code = "import boonlake_panel, sys; print({'param', 'pandas', 'panel', 'bokeh', 'holoviews'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
