"""Serving the explorer: `boonlake serve`, or `panel serve` on `boonlake_panel/app/main.py`."""

import json
import os
import secrets
import signal
import warnings
from pathlib import Path
from typing import Any

import panel as pn
from tornado.web import RequestHandler

from ...study.errors import StudyError
from ...study.library import Library
from ..kit.markup import Markup, part
from ..kit.wording import t
from ..session.dashboard import dashboard

MAX_SESSIONS = 60
UNUSED_AFTER = 60_000
CHECK_EVERY = 10_000
TOKEN_AGE = 3_600
ENVIRONMENT = "BOONLAKE_LIBRARY"
LOGIN_PAGE = Path(__file__).parent / "login.html"
"""Our own: that of Panel loads its pictures from the internet."""
PATH = "explore"
"""Where the dashboard lies on the server."""
INTRODUCED = "reference already known"
"""BokehJS introduces a part that the server sent it when that part is the first to speak; nothing is wrong."""


class Health(RequestHandler):
    """Answers whether the server lives and its library can be read; builds no page."""

    def get(self) -> None:
        self.set_header("Content-Type", "application/json")
        self.set_header("Cache-Control", "no-store")
        try:
            shared_library().entries(limit=1)
        except StudyError as problem:
            self.set_status(503)
            self.finish(json.dumps({"status": "no library", "problem": str(problem)[:200]}))
            return
        self.finish(json.dumps({"status": "ok", "sessions": open_sessions()}))


class Front(RequestHandler):
    """Leads from the bare address to the dashboard; what the link asks for goes along."""

    def get(self) -> None:
        query = self.request.query
        self.redirect(f"./{PATH}?{query}" if query else f"./{PATH}")


def shared_library() -> Library:
    """The library of this process; all sessions share it."""
    library: Library = pn.state.as_cached("boonlake library", lambda: Library(os.environ.get(ENVIRONMENT)))
    return library


def open_sessions() -> int:
    """How many visitors this process has now."""
    return sum(1 for document in pn.state._locations if document.session_context)


def visit() -> Any:
    """One visitor's page."""
    if open_sessions() > MAX_SESSIONS:
        notice = Markup()
        notice.put([part("div", t("full"), css="notice", role="alert")])
        return pn.Column(notice)
    try:
        library: Library | None = shared_library()
    except StudyError:
        library = None
    return dashboard(library=library)


def _end_together(number: int, frame: Any) -> None:
    """Worker processes end with the process that started them, which otherwise leaves them behind."""
    children = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children")
    for child in children.read_text().split() if children.exists() else ():
        os.kill(int(child), signal.SIGTERM)
    raise SystemExit(0)


def serve(
    port: int = 5006,
    address: str = "127.0.0.1",
    library: str | None = None,
    basic_auth: Path | None = None,
    origins: tuple[str, ...] = (),
    processes: int = 1,
    show: bool = False,
) -> None:
    """Serves until it is stopped."""
    warnings.filterwarnings("ignore", message=INTRODUCED)
    if library:
        os.environ[ENVIRONMENT] = library  # worker processes inherit it
    options: dict[str, Any] = {
        "port": port,
        "address": address,
        "show": show,
        "title": t("title"),
        "num_procs": processes,
        "websocket_origin": list(origins) or None,
        "unused_session_lifetime_milliseconds": UNUSED_AFTER,
        "check_unused_sessions_milliseconds": CHECK_EVERY,
        "session_token_expiration": TOKEN_AGE,
        "extra_patterns": [(r"/health", Health), (r"/", Front)],
        "websocket_max_message_size": 8_000_000,
    }
    if basic_auth:
        options["basic_auth"] = str(basic_auth)
        options["basic_login_template"] = str(LOGIN_PAGE)
        options["cookie_secret"] = os.environ.get("BOONLAKE_COOKIE_SECRET") or secrets.token_hex(32)
    if processes != 1:
        signal.signal(signal.SIGTERM, _end_together)
    pn.serve({PATH: visit}, **{name: value for name, value in options.items() if value is not None})
