"""Serving the explorer: `boonlake serve`, or, without its protections, `panel serve` on `app/main.py`."""

import asyncio
import hashlib
import hmac
import json
import logging
import os
import re
import secrets
import signal
from functools import partial
from pathlib import Path
from typing import Any

import panel as pn
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from tornado.web import RequestHandler, StaticFileHandler

from ...components.box import PERMITTED_PACKS, STANDARD
from ...playouts.worker import end_with
from ...study.errors import StudyError
from ...study.library import Library
from ..kit.served import when_ready
from ..kit.upstream import ignore_known_references
from ..kit.wording import t
from ..pages import PAGES, page_class
from ..session.dashboard import dashboard
from .background import run_beside
from .handlers import MAX_MESSAGE_BYTES, own_handlers, report
from .headers import knows_host, security_headers
from .log_limit import limit_logs
from .metrics import REGISTRY, SESSIONS
from .outside import HERE, SCRIPT
from .passwords import Users
from .pool import wake_pool
from .room import connected
from .signing_in import PasswordProvider
from .visitors import COOKIE

LOG = logging.getLogger(__name__)
UNUSED_AFTER = 60_000
CHECK_EVERY = 10_000
TOKEN_AGE = 7 * 24 * 3_600
"""Seconds for which a page that was open all the time finds back to its session; one begins it only while it is new."""
MAX_BODY_BYTES = 64_000
"""The body of a request: nothing larger than a name and a password is sent that way."""
ENVIRONMENT = "BOONLAKE_LIBRARY"
WATCH_TOKEN = "BOONLAKE_METRICS_TOKEN"
"""The environment variable with the token of those who watch the server from another machine."""
FORWARDED = ("X-Forwarded-For", "X-Real-Ip", "Forwarded")
"""Headers of a proxy: whoever asked is not on this machine, even if the proxy is."""
PATH = "explore"
"""The path of the dashboard on the server."""

CONNECTION_SCRIPT = (rf"/(?:{PATH}/)?({re.escape(SCRIPT)})", StaticFileHandler, {"path": str(HERE)})


def may_watch(handler: RequestHandler) -> bool:
    """Whether somebody may hear how busy the server is: who has the token, or without one who is on this machine."""
    request, token = handler.request, os.environ.get(WATCH_TOKEN)
    if token:
        return hmac.compare_digest(request.headers.get("Authorization", "").encode(), f"Bearer {token}".encode())
    here = request.remote_ip in ("127.0.0.1", "::1") and not any(name in request.headers for name in FORWARDED)
    return here and knows_host(handler)


class Metrics(RequestHandler):
    """Answers with the figures of this process in Prometheus' text format."""

    def get(self) -> None:
        self.set_header("Cache-Control", "no-store")
        if not may_watch(self):
            self.set_status(403)
            self.finish()
            return
        self.set_header("Content-Type", CONTENT_TYPE_LATEST)
        self.finish(generate_latest(REGISTRY))


class Health(RequestHandler):
    """Answers whether the server is up and its library can be written, without making a page; why not is in the log.

    Those who may watch the server also hear how many visitors it has.
    """

    async def get(self) -> None:
        self.set_header("Content-Type", "application/json")
        self.set_header("Cache-Control", "no-store")
        try:
            await asyncio.to_thread(shared_library().check)
        except StudyError as problem:
            LOG.warning("not healthy: %s", problem)
            self.set_status(503)
            self.finish(json.dumps({"status": "no library"}))
            return
        answer: dict[str, Any] = {"status": "ok"}
        if may_watch(self):
            answer["sessions"] = len(connected())
        self.finish(json.dumps(answer))


class Front(RequestHandler):
    """Redirects the bare address to the dashboard, with its query."""

    def get(self) -> None:
        query = self.request.query
        self.redirect(f"./{PATH}?{query}" if query else f"./{PATH}")


def shared_library() -> Library:
    """Give the library that all sessions of this process share."""
    library: Library = pn.state.as_cached("boonlake library", lambda: Library(os.environ.get(ENVIRONMENT)))
    return library


SESSIONS.set_function(lambda: len(connected()))


def visit() -> Any:
    """Make the page of one visitor."""
    try:
        library: Library | None = shared_library()
    except StudyError:
        library = None
    when_ready(partial(run_beside, wake_pool, patience=0))
    for name in PAGES:
        page_class(name)  # Panel breaks the first link to a page whose components were defined while somebody was there
    return dashboard(library=library)


def _end_together(number: int, frame: Any) -> None:
    """Stop the server processes together with the one that started them, which otherwise leaves them behind."""
    children = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children")
    for child in children.read_text().split() if children.exists() else ():
        os.kill(int(child), signal.SIGTERM)
    raise SystemExit(0)


def serve(
    port: int = 5006,
    address: str = "127.0.0.1",
    library: str | None = None,
    users: Users | None = None,
    origins: tuple[str, ...] = (),
    processes: int = 1,
    show: bool = False,
    frames: tuple[str, ...] = (),
    proxy: bool = False,
) -> None:
    """Serve the dashboard until the process is stopped."""
    ignore_known_references()
    limit_logs()
    pn.config.exception_handler = report
    secret = os.environ.get("BOONLAKE_COOKIE_SECRET") or secrets.token_hex(32)
    os.environ.setdefault(PERMITTED_PACKS, STANDARD)  # a study or position of a visitor names no other folder
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
        "extra_patterns": [(r"/health", Health), (r"/metrics", Metrics), (r"/", Front), CONNECTION_SCRIPT],
        "websocket_max_message_size": MAX_MESSAGE_BYTES,
        "sign_sessions": True,
        "secret_key": hashlib.sha256(f"sessions {secret}".encode()).digest(),
        "cookie_secret": secret,
        "exclude_cookies": [COOKIE],
        "transforms": [security_headers(frames)],
        "embedded": bool(frames),  # a setting for our own handlers
        "http_server_kwargs": {"xheaders": proxy, "max_body_size": MAX_BODY_BYTES, "idle_connection_timeout": 120},
    }
    if users is not None:
        options["auth_provider"] = PasswordProvider(users)
    if processes != 1:
        signal.signal(signal.SIGTERM, _end_together)
        os.register_at_fork(after_in_child=partial(end_with, os.getpid()))  # also when this process is killed
    with own_handlers():
        pn.serve({PATH: visit}, **{name: value for name, value in options.items() if value is not None})
