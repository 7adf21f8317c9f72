"""What all sheets for print are made of: a page with its styles, and elements whose words are escaped."""

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path

from ...components.effects import Effect
from ...texts.messages import current_language
from ...views.drawing.effect_icons import Token, draw_row, row_width, tokens
from ...views.drawing.icons import PATHS, default_colour, tones
from ...views.drawing.palette import LIGHT
from ...views.drawing.scene import Scene
from ...views.drawing.svg import svg

STYLE = (Path(__file__).parent / "paper.css").read_text(encoding="utf-8")
BOLD = re.compile(r"\*\*(?=\S)(.+?)(?<=\S)\*\*")


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def element(tag: str, *children: str, css: str = "") -> Html:
    """An element; children that are not `Html` are words, in which `**these**` are bold."""
    inner = "".join(child if isinstance(child, Html) else _words(child) for child in children)
    look = f' class="{css}"' if css else ""
    return Html(f"<{tag}{look}>{inner}</{tag}>")


def _words(words: str) -> str:
    return BOLD.sub(r"<strong>\1</strong>", escape(words))


def page(title: str, *sides: str, css: str = "") -> str:
    """A whole document; each side begins on a page of its own. It fits on A4 and on letter paper."""
    body = "".join(element("section", side, css=f"side {css}".strip()) for side in sides)
    return (
        f'<!doctype html><html lang="{current_language()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>{body}</body></html>"
    )


def block(title: str, *children: str, css: str = "") -> Html:
    """A part of a sheet below its title."""
    return element("section", element("h2", title), *children, css=f"block {css}".strip())


def listing(lines: Sequence[str], ordered: bool = False) -> Html:
    """Some lines, numbered if their order matters."""
    return element("ol" if ordered else "ul", *(element("li", line) for line in lines))


def table(head: list[str], rows: list[list[str]], css: str = "") -> Html:
    """Rows of cells below their titles."""
    cells = [element("tr", *(element("td", cell) for cell in row)) for row in rows]
    titles = element("thead", element("tr", *(element("th", cell) for cell in head)))
    return element("table", titles, element("tbody", *cells), css=css)


def icon(name: str) -> Html:
    """One of our icons; words stand beside it."""
    colours = tones(default_colour(name))
    paths = "".join(f'<path d="{outline}" fill="{colours[tone]}"/>' for tone, outline in PATHS[name])
    return Html(f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">{paths}</svg>')


def icons_of(effect: Effect) -> Html:
    """An effect as a row of icons, as the strips show it; nothing if it has none."""
    return _row(tokens(effect))


def _row(row: list[Token]) -> Html:
    if not row:
        return Html("")
    scene, wide = Scene(LIGHT), row_width(row, 1.0) + 0.2
    draw_row(scene, row, 0.1, 0.6, 1.0, LIGHT.paper_ink, "left")
    drawn = svg([scene], (0.0, 0.0, wide, 1.2), "", round(wide * 14))
    return element("div", Html(drawn), css="row")
