"""What the documents and docstrings say about studies is true."""

import doctest
import importlib
import json
import re
from pathlib import Path

import pytest

from boonlake_panel import Setup, Study
from boonlake_panel.study import MARKS, limits
from boonlake_panel.study.document import FIELDS, FORMAT, VERSION
from boonlake_panel.study.files import dumps

TEXT = (Path(__file__).parents[2] / "docs" / "study-format.md").read_text(encoding="utf-8")
MODULES = ("observable", "examples", "files", "study", "text", "library.library")


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_work(name: str) -> None:
    results = doctest.testmod(importlib.import_module(f"boonlake_panel.study.{name}"))
    assert results.attempted
    assert not results.failed


def test_every_field_mark_and_limit_is_described() -> None:
    study = Study(Setup(seed=1))
    assert study.game.decision
    study.play(study.game.decision.keys[0])
    study.back()
    study.branch(study.game.decision.keys[1], name="x")
    node = study.root.children[1]
    study.mark("good", node)
    study.comment("x", node)
    study.comment("x", node, before=True)
    study.collapse(node)
    fields = {field for entry in json.loads(dumps(study))["nodes"] for field in entry}
    for name in (*FIELDS, *fields, *MARKS):
        assert f"`{name}`" in TEXT, name
    assert f"`{FORMAT}`" in TEXT
    assert f"now {VERSION};" in TEXT
    for number in (limits.MAX_TITLE, limits.MAX_TAGS, limits.MAX_TAG, f"{limits.MAX_NODES:,}", "20 MB"):
        assert str(number) in TEXT
    assert limits.MAX_BYTES == 20_000_000


def test_the_example_has_the_shape_of_a_file() -> None:
    example = re.search(r"```json\n(.*?)```", TEXT, re.DOTALL)
    assert example
    shown = json.loads(example[1])
    assert set(shown) <= set(FIELDS)
    assert list(shown) == list(json.loads(dumps(Study(Setup(seed=1)))))
