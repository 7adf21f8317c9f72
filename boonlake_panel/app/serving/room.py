"""Room for people: only visitors with a connection count, and one address does not take it all.

A page that was only asked for holds a session until its websocket comes. Of too many such the oldest go first; their
visitors lose nothing by it, because a new token begins its session again. Making a page is work that everybody waits
for, so one address gets only so many of them in a while.
"""

import ipaddress
import time
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
MAX_PAGES = 60
"""Pages that one address gets at once: a class that begins."""
SECONDS_A_PAGE = 2.0
"""After them, one page in so many seconds."""
MAX_ADDRESSES = 10_000
"""Addresses whose pages are counted; the one that asked longest ago is forgotten first."""

_full_again: dict[str, float] = {}  # by address: when it may ask for all its pages at once again
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
    if not _is_counted(address):
        return True
    return sum(_address(session) == address for session in people) < MAX_OF_ONE_ADDRESS


def may_ask(address: str | None) -> bool:
    """Whether an address gets one more page now; counts it."""
    if address is None or not _is_counted(address):
        return True
    now = time.monotonic()
    full_again = max(now, _full_again.pop(address, now))
    allowed = full_again - now <= (MAX_PAGES - 1) * SECONDS_A_PAGE
    _full_again[address] = full_again + SECONDS_A_PAGE if allowed else full_again
    if len(_full_again) > MAX_ADDRESSES:
        del _full_again[next(iter(_full_again))]
    return allowed


def _is_counted(address: str | None) -> bool:
    return address is not None and not ipaddress.ip_address(address).is_loopback


def make_way(sessions: Iterable[ServerSession]) -> None:
    """Let the oldest pages go whose websocket never came, when there are too many of them."""
    waiting = [session for session in sessions if not has_visitor(session)]
    for session in waiting[: max(0, len(waiting) - MAX_WAITING)]:
        session.request_expiration()


def _address(session: ServerSession) -> str:
    context: Any = session.document.session_context
    return "" if context is None else str(context.request.remote_ip)
