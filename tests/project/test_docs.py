"""The description of the data pack names every file, column and word there is."""

import re
from pathlib import Path

import pytest

from boonlake_panel.components import TABLES, describe, describe_rules, parse_effect, parse_rules

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "data-packs.md").read_text(encoding="utf-8")
DRAWN = {"river_line", "ford"}


@pytest.mark.parametrize("table", TABLES)
def test_every_file_and_column_is_described(table: str) -> None:
    file, columns, _ = TABLES[table]
    assert f"`{file}`" in TEXT
    for column in columns if table not in DRAWN else ():
        name = re.sub(r"^(upper|lower)_", "", column)
        in_a_range = re.fullmatch(r"(value|action)[1-4]", name) or name in (
            "top_left",
            "top_right",
            "bottom_left",
            "bottom_right",
        )
        assert in_a_range or f"`{name}`" in TEXT, column


def test_the_examples_of_the_effect_language_are_true() -> None:
    examples = re.findall(r"^\| `([^`]+)` \| (.+) \|$", TEXT, re.MULTILINE)
    examples = [
        (text.replace("\\|", "|"), words) for text, words in examples if ":" in text and not text.startswith("base")
    ]
    assert len(examples) >= 5
    for text, words in examples:
        said = describe_rules(parse_rules(text)) if text.startswith("on:") else describe(parse_effect(text))
        assert said.replace("(", "").replace(")", "").replace(", or", " or") == words


def test_nothing_links_to_what_is_not_there() -> None:
    for path in (ROOT / "docs").glob("*.md"):
        for link in re.findall(r"\]\((?!http)([^)#]+)\)", path.read_text(encoding="utf-8")):
            assert (path.parent / link).exists(), f"{path.name}: {link}"
