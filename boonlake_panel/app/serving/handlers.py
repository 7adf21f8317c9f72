"""How a stranger reaches a session: our own handlers of the page and of its websocket, in place of Panel's.

Bokeh takes ids of sessions from addresses, lets anybody join a session whose id they know, and carries out every
message. These handlers lean on private parts of both; tests/app/serving/test_handlers.py fails when those change.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from bokeh.document import Document
from bokeh.protocol.message import Message
from bokeh.server.session import ServerSession
from bokeh.server.urls import per_app_patterns
from bokeh.util.token import generate_jwt_token, generate_session_id, get_session_id
from panel.io.server import DocHandler, WSHandler
from tornado.web import RequestHandler

from ..session.browser import LOOK_COOKIE, preferred_language
from .allowed import permitted
from .headers import knows_host
from .log_limit import one_line
from .metrics import CLICK_SECONDS, ERRORS, REFUSALS
from .outside import TRY_AGAIN, full_page, look_page, with_script
from .room import come_in, has_room, has_visitor, make_way, may_ask
from .visitors import (
    COOKIE,
    PAYLOAD,
    SUBPROTOCOL,
    belongs_to,
    brings_a_session,
    fingerprint,
    is_new,
    read_token,
    visitor_secret,
)

MAX_MESSAGE_BYTES = 8_000_000
"""A message with everything that comes beside it."""
SHOWN = ("document", "iframe")
"""Where a browser shows a page that it asks for; programs that ask do not say."""
READING = ("PULL-DOC-REQ", "SERVER-INFO-REQ")
log = logging.getLogger("boonlake")


class PageHandler(DocHandler):
    """Answers with the page of a new session, which belongs to the browser that asked."""

    application: Any

    async def prepare(self) -> None:
        if not knows_host(self):
            REFUSALS.labels("host").inc()
            log.warning("refused a page under the name %s; --allow-origin permits names", self.request.host)
            self.set_status(421)
            self.finish("This server has another name. Start it with --allow-origin NAME to permit this one.")
            return
        if brings_a_session(self):
            REFUSALS.labels("session").inc()
            log.warning("refused a session of somebody else's choice from %s", self.request.remote_ip)
            self.set_status(403)
            self.finish("This link cannot be opened.")
            return
        if is_look_unknown(self):
            self.set_header("Cache-Control", "no-store")
            self.finish(look_page())
            return
        asked_too_often = not may_ask(self.request.remote_ip)
        if asked_too_often or not has_room(self.request.remote_ip):
            REFUSALS.labels("rate" if asked_too_often else "full").inc()
            self.set_status(429 if asked_too_often else 503)
            self.set_header("Retry-After", str(TRY_AGAIN))
            self.set_header("Cache-Control", "no-store")
            self.finish(full_page(self._language))
            return
        make_way(self.application_context.sessions)
        await super().prepare()

    @property
    def _language(self) -> str:
        return preferred_language(self.request.headers.get("Accept-Language", ""))

    def write(self, chunk: str | bytes | dict[str, Any]) -> None:
        super().write(with_script(chunk, self._language) if isinstance(chunk, str) else chunk)

    async def get_session(self) -> Any:
        """Begin a session; Bokeh's own way would take its id from the address."""
        server = self.application
        session_id = generate_session_id(secret_key=server.secret_key, signed=True)
        visitor = fingerprint(visitor_secret(self, self.settings.get("embedded", False)))
        payload = {**self._generate_token_payload(), PAYLOAD: visitor}
        token = generate_jwt_token(
            session_id,
            secret_key=server.secret_key,
            signed=True,
            expiration=server.session_token_expiration,
            extra_payload=payload,
        )
        return await self.application_context.create_session_if_needed(session_id, self.request, token)


def is_look_unknown(handler: RequestHandler) -> bool:
    """Whether a browser has not told yet if its visitor likes the light look or the dark one."""
    shown = handler.request.headers.get("Sec-Fetch-Dest") in SHOWN
    return shown and not handler.get_cookie(LOOK_COOKIE) and not handler.get_query_argument("look", "")


class SocketHandler(WSHandler):
    """The websocket of a session: for its own visitor only, and for what the page offers only."""

    application: Any
    connection: Any

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._size = 0  # of the message that is arriving

    async def prepare(self) -> None:
        await super().prepare()
        if not self._finished and not (knows_host(self) and self._welcome()):
            REFUSALS.labels("websocket").inc()
            log.warning("refused a websocket from %s", self.request.remote_ip)
            self.set_status(403)
            self.finish()

    def _welcome(self) -> bool:
        """Whether the token is this visitor's, leads to a session that is there or may begin, and there is room."""
        found = read_token(self.request.headers.get(SUBPROTOCOL, ""), self.application.secret_key)
        if found is None:
            return False
        token, payload = found
        if not belongs_to(payload, self.get_cookie(COOKIE) or ""):
            return False
        sessions = {session.id: session for session in self.application_context.sessions}
        session = sessions.get(get_session_id(token))
        if session is None and not is_new(payload, self.application.session_token_expiration):
            return False
        return (session is not None and has_visitor(session)) or has_room(self.request.remote_ip)

    async def _async_open(self, token: str) -> None:
        await super()._async_open(token)
        if self.connection is not None:
            come_in(self.connection.session)

    async def _receive(self, fragment: str | bytes) -> Message[Any] | None:
        """Take a part of a message; one that is too long or no message at all ends the connection."""
        self._size += len(fragment)
        if self._size > MAX_MESSAGE_BYTES:
            self._hang_up("a message that is too long")
            return None
        try:
            message: Message[Any] | None = await super()._receive(fragment)
        except Exception as problem:  # Bokeh would write the whole of it into the log
            self._hang_up(f"what is no message ({type(problem).__name__})")
            return None
        if message is not None:
            self._size = 0
        return message

    def _hang_up(self, reason: str) -> None:
        REFUSALS.labels("message").inc()
        log.warning("hung up after %s from %s", reason, self.request.remote_ip)
        self.close(1008, "")

    async def _handle(self, message: Message[Any]) -> Any:
        """Carry out what may be carried out; the browser hears nothing of what was refused or went wrong."""
        if message.msgtype in READING:
            return await super()._handle(message)
        connection = self.connection
        if (
            connection is None
            or message.msgtype != "PATCH-DOC"
            or not self._filter(message, connection.session.document)
        ):
            return None if connection is None else connection.ok(message)
        try:
            with CLICK_SECONDS.time():
                return await cast(Any, ServerSession.patch)(message, connection)
        except ValueError as problem:  # a value that a property does not take
            REFUSALS.labels("message").inc()
            log.warning("refused what a browser sent: %s", one_line(str(problem)))
        except Exception as problem:
            report(problem)
        return connection.ok(message)

    def _filter(self, message: Message[Any], document: Document) -> bool:
        """Leave in a message what is permitted; tells whether that is anything."""
        content = message.content if isinstance(message.content, dict) else {}
        buffers = frozenset(buffer.id for buffer in message.buffers)
        accepted, refused = permitted(document, content.get("events"), buffers)
        REFUSALS.labels("message").inc(len(refused))
        for reason in refused[:1]:
            log.warning("refused what a browser sent: %s", reason)
        message.content.clear()
        message.content["events"] = accepted
        return bool(accepted)


def report(problem: BaseException) -> None:
    """Write into the log what went wrong with an act of a visitor, who hears nothing of it."""
    ERRORS.inc()
    log.error("an act failed: %s", one_line(repr(problem)), exc_info=problem)


PATTERNS = [(r"/ws", SocketHandler), (r"/?", PageHandler)]
"""What is left out: `/autoload.js`, which runs pages inside those of other sites, and `/metadata`."""


@contextmanager
def own_handlers() -> Iterator[None]:
    """Make servers that are started meanwhile use these handlers; Bokeh has no other way than its list."""
    before = list(per_app_patterns)
    per_app_patterns[:] = PATTERNS
    try:
        yield
    finally:
        per_app_patterns[:] = before
