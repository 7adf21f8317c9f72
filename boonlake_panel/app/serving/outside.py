"""What the server says where no session does: in a page that lost its connection, and when there is no room."""

import html
import json
from pathlib import Path

from ...texts.messages import LANGUAGES, in_language
from ..kit.wording import t

HERE = Path(__file__).parent
SCRIPT = "connection.js"


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
