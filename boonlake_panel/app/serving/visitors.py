"""Who a page belongs to: a secret in a cookie of the visitor's browser, to which the tokens of its sessions are bound.

A token signed for one visitor is of no use to another, whoever handed it on. Nothing is remembered on the server, so
that all its processes know the same.
"""

import calendar
import hashlib
import hmac
import secrets
import time
from collections.abc import Mapping
from typing import Any

from bokeh.util.token import check_token_signature, get_token_payload
from tornado.web import RequestHandler

COOKIE = "boonlake_visitor"
PAYLOAD = "visitor"
"""The entry of a token that says whose it is."""
FORBIDDEN_ARGUMENTS = ("bokeh-session-id", "bokeh-token")
FORBIDDEN_HEADER = "Bokeh-Session-Id"
SUBPROTOCOL = "Sec-WebSocket-Protocol"
NEW_FOR = 60
"""Seconds after which a token begins no session any more; it still leads back to one that is there."""


def brings_a_session(handler: RequestHandler) -> bool:
    """Whether a request says which session it wants: links of strangers do, our pages never."""
    request = handler.request
    return FORBIDDEN_HEADER in request.headers or any(name in request.arguments for name in FORBIDDEN_ARGUMENTS)


def visitor_secret(handler: RequestHandler, embedded: bool = False) -> str:
    """Give the secret of this visitor's browser; a new one gets it with the answer."""
    secret = handler.get_cookie(COOKIE) or ""
    if not secret:
        secret = secrets.token_urlsafe(32)
        handler.set_cookie(COOKIE, secret, **cookie_options(handler, embedded))
    return secret


def cookie_options(handler: RequestHandler, embedded: bool = False) -> dict[str, Any]:
    """How cookies are set: no script reads them, and other sites do not send them, unless their frames may show us."""
    secure = handler.request.protocol == "https"
    return {"httponly": True, "secure": secure, "samesite": "None" if embedded and secure else "Lax", "path": "/"}


def fingerprint(secret: str) -> str:
    """What a token says of its visitor: the page holds the token, and must not tell the secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def read_token(header: str, key: bytes | None) -> tuple[str, Mapping[str, Any]] | None:
    """Give the token of a websocket and what it says, if this server has signed it and it is not too old."""
    words = [word.strip() for word in header.split(",")]
    if len(words) != 2 or words[0] != "bokeh":
        return None
    token = words[1]
    try:
        payload = get_token_payload(token) if check_token_signature(token, secret_key=key, signed=True) else {}
    except Exception:  # whatever a stranger sends
        return None
    now = calendar.timegm(time.gmtime())
    return (token, payload) if payload.get("session_expiry", 0) > now else None


def belongs_to(payload: Mapping[str, Any], secret: str) -> bool:
    """Whether a token is this visitor's."""
    return bool(secret) and hmac.compare_digest(str(payload.get(PAYLOAD, "")), fingerprint(secret))


def is_new(payload: Mapping[str, Any], lifetime: int) -> bool:
    """Whether a token was made a moment ago, so that it may begin a session in this process."""
    age: float = lifetime - (payload.get("session_expiry", 0) - calendar.timegm(time.gmtime()))
    return age <= NEW_FOR
