"""What the server says where no session does: before the first one, without a connection, and without room."""

import html
import json
from pathlib import Path

from tornado.template import Template

from ...texts.messages import LANGUAGES, in_language
from ...views.drawing.palette import DARK, LIGHT
from ..kit.wording import t
from ..session.browser import LOOK_COOKIE

HERE = Path(__file__).parent
SCRIPT = "connection.js"
TRY_AGAIN = 15
"""Seconds after which the page of a full server asks again."""


def with_script(page: str, language: str) -> str:
    """A page with the script that notices a lost connection, and what it says in every language."""
    words = {}
    for each in LANGUAGES:
        with in_language(each):
            words[each] = {
                "lost": t("connection-lost"),
                "failed": t("connection-failed"),
                "reload": t("connection-reload"),
            }
    told = html.escape(json.dumps(words))
    tag = f'<script src="{SCRIPT}" data-language="{language}" data-words="{told}"></script>'
    return page.replace("<head>", f"<head>\n    {tag}", 1)


def look_page() -> bytes:
    """An empty page, light or dark like the device, which tells that look by a cookie and asks again."""
    looks = {"name": LOOK_COOKIE, "light": LIGHT.page, "dark": DARK.page}
    return Template((HERE / "look.html").read_text(encoding="utf-8")).generate(**looks)


def full_page(language: str) -> bytes:
    """The page of a server that is full, which tries again by itself."""
    template = Template((HERE / "full.html").read_text(encoding="utf-8"))
    with in_language(language):
        return template.generate(language=language, seconds=TRY_AGAIN, words=t("full"))
