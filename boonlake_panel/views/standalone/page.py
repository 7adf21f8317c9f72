"""One HTML file that shows a study without a server and without the internet, whatever names and comments contain."""

import json
import zlib
from base64 import b64encode
from hashlib import sha256
from html import escape
from os import PathLike
from pathlib import Path

from ...study import Study
from ...study.files import loads
from ...texts.messages import current_language, in_language, text
from ..drawing.palette import DARK, LIGHT, NONE, SEATS, Palette
from .content import content_of
from .drawings import Drawings

HERE = Path(__file__).parent
VARIABLES = (
    *("page", "bar", "ink", "muted", "panel", "raised", "line", "accent", "soft", "glow", "good", "bad", "changed"),
    *("gold_ink",),
)
"""The colours of the palette that the page itself uses."""
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<noscript>{unread}</noscript>
<main id="page"></main>
<script type="application/octet-stream" id="content">{content}</script>
<script>{script}</script>
</body>
</html>
"""
FRAME = (
    '<iframe src="{address}" title="{title}" width="100%" height="860" sandbox="allow-scripts" loading="lazy"></iframe>'
)
"""A frame that lets the page run its own script and nothing else."""


def page_of(study: Study) -> str:
    """The page as text.

    Nothing that people typed is part of the markup or of the script: it lies in packed data, from which the script
    makes text nodes. The policy lets the browser run this one script and load nothing.
    """
    content, drawings = content_of(study)
    packed = zlib.compress(json.dumps(content, separators=(",", ":"), ensure_ascii=False).encode(), 9)
    script = (HERE / "page.js").read_text(encoding="utf-8")
    style = _variables(drawings) + (HERE / "page.css").read_text(encoding="utf-8")
    policy = (
        f"default-src 'none'; script-src {_hash(script)}; style-src {_hash(style)}; "
        "img-src data:; base-uri 'none'; form-action 'none'"
    )
    return PAGE.format(
        language=current_language(),
        policy=policy,
        title=escape(study.title or text("export-title")),
        style=style,
        unread=escape(text("export-unread")),
        content=b64encode(packed).decode(),
        script=script,
    )


def page_of_document(written: str, language: str) -> str:
    """The page of a study that was written as text, for worker processes."""
    with in_language(language):
        return page_of(loads(written.encode()))


def export_html(study: Study, path: str | PathLike[str]) -> None:
    """Write the page to a file."""
    Path(path).write_text(page_of(study), encoding="utf-8")


def frame_for(address: str, title: str = "") -> str:
    """The markup that shows the page inside another one."""
    return FRAME.format(address=escape(address, quote=True), title=escape(title or text("export-title"), quote=True))


def _hash(source: str) -> str:
    return f"'sha256-{b64encode(sha256(source.encode()).digest()).decode()}'"


def _variables(drawings: Drawings) -> str:
    """All colours, light and dark: as the device likes it, until the reader says otherwise."""
    light, dark = (_colours(drawings, n, palette) for n, palette in enumerate((LIGHT, DARK)))
    device = f"@media (prefers-color-scheme: dark) {{ :root:not([data-look=light]) {{ {dark} }} }}"
    return f":root {{ {light} }}\n{device}\n:root[data-look=dark] {{ {dark} }}\n"


def _colours(drawings: Drawings, look: int, palette: Palette) -> str:
    drawn = {f"c{n}": pair[look] if pair[look] != NONE else "none" for n, pair in enumerate(drawings.colours.values)}
    own = {name.replace("_", "-"): getattr(palette, name) for name in VARIABLES}
    seats = {f"seat{n}": seat.edge if n == 3 and not palette.dark else seat.fill for n, seat in enumerate(SEATS)}
    badges = {f"badge{n}": seat.fill for n, seat in enumerate(SEATS)} | {
        f"on{n}": seat.ink for n, seat in enumerate(SEATS)
    }
    scheme = f"color-scheme: {palette.name};"
    return scheme + "".join(f"--{name}:{colour};" for name, colour in {**drawn, **own, **seats, **badges}.items())
