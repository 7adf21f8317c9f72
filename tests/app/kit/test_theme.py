"""Colours stand once, in the palette."""

import re

import pytest

from boonlake_panel.app.kit.table import LOOK
from boonlake_panel.app.serving.signing_in import PAGE as LOGIN_PAGE
from boonlake_panel.views.drawing.palette import DARK, LIGHT, Palette


@pytest.mark.parametrize(("place", "palette"), [(0, LIGHT), (1, DARK)])
def test_the_login_page_has_the_colours_of_the_palette(place: int, palette: Palette) -> None:
    """Panel reads it as a file, before any of our code could fill in colours."""
    rules = re.findall(r":root {(.*?)}", LOGIN_PAGE.read_text(encoding="utf-8"))
    colours = dict(re.findall(r"--([a-z]+): (#[0-9a-f]{6})", rules[place]))
    assert colours["ground"] == palette.page
    assert {name: colours[name] for name in ("ink", "panel", "accent", "bad")} == {
        name: getattr(palette, name) for name in ("ink", "panel", "accent", "bad")
    }


def test_every_variable_of_a_table_has_a_colour_in_both_looks() -> None:
    used = set(re.findall(r"var\(--([a-z]+)\)", LOOK))
    for selector in (":host", ":host(.dark)"):
        given = LOOK.partition(f"{selector} {{")[2].partition("}")[0]
        assert used <= set(re.findall(r"--([a-z]+):", given))
