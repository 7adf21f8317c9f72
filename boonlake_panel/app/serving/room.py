"""Room for people: only visitors with a connection count, and one address does not take it all.

A page that was only asked for holds a session until its websocket comes. Of too many such the oldest go first; their
visitors lose nothing by it, because a new token begins its session again.
"""

import ipaddress
from collections.abc import Iterable
from typing import Any
from weakref import WeakSet

from bokeh.server.session import ServerSession

MAX_VISITORS = 60
"""With a connection, on one process."""
MAX_OF_ONE_ADDRESS = 40
"""A class and its teachers share one. This computer has no limit: a proxy may stand there for everybody."""
MAX_WAITING = 40
"""Pages whose websocket has not come yet."""

_visited: WeakSet[ServerSession] = WeakSet()  # sessions that have, or had, a connection


def connected() -> list[ServerSession]:
    """Give the sessions of the visitors whom this process has now."""
    return [session for session in _visited if session.connection_count > 0]


def come_in(session: ServerSession) -> None:
    """Count a visitor as long as there is a connection."""
    _visited.add(session)


def has_visitor(session: ServerSession) -> bool:
    """Whether somebody has been in a session, and may always come back to it."""
    return session in _visited


def has_room(address: str | None) -> bool:
    """Whether one more visitor may come in from an address."""
    people = connected()
    if len(people) >= MAX_VISITORS:
        return False
    if address is None or ipaddress.ip_address(address).is_loopback:
        return True
    return sum(_address(session) == address for session in people) < MAX_OF_ONE_ADDRESS


def make_way(sessions: Iterable[ServerSession]) -> None:
    """Let the oldest pages go whose websocket never came, when there are too many of them."""
    waiting = [session for session in sessions if not has_visitor(session)]
    for session in waiting[: max(0, len(waiting) - MAX_WAITING)]:
        session.request_expiration()


def _address(session: ServerSession) -> str:
    context: Any = session.document.session_context
    return "" if context is None else str(context.request.remote_ip)
