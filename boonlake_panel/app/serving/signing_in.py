"""Signing in with a name and a password, in place of Panel's handlers.

Those follow `next` to other hosts, take the path of a missing file for the password, and compare plain texts.
"""

import asyncio
import logging
from pathlib import Path
from typing import Any

from bokeh.server.auth_provider import AuthProvider
from tornado.template import Template
from tornado.web import RequestHandler

from .headers import knows_host
from .metrics import REFUSALS
from .passwords import Tries, Users
from .visitors import cookie_options

USER = "user"
"""The name of the cookie, under which `pn.state.user` looks for it."""
DAYS = 7
MAX_PATH = 500
LOGIN, LOGOUT = "/login", "/logout"
PAGE = Path(__file__).parent / "login.html"
log = logging.getLogger("boonlake")


def own_path(wanted: str) -> str:
    """A path on this server to go on with, also behind a prefix; what could lead elsewhere becomes the front page."""
    strange = "\\" in wanted or any(not " " < character < "\x7f" for character in wanted)
    elsewhere = not wanted.startswith("/") or wanted.startswith("//")
    return "./" if strange or elsewhere or len(wanted) > MAX_PATH else f".{wanted}"


class SignIn(RequestHandler):
    """The page that asks for a name and a password."""

    def initialize(self, users: Users, tries: Tries) -> None:
        self.users, self.tries = users, tries

    def prepare(self) -> None:
        if not knows_host(self):
            self.set_status(421)
            self.finish("This server has another name.")

    def get(self) -> None:
        self._show("")

    async def post(self) -> None:
        name, password = (
            self.get_body_argument("username", "")[:200],
            self.get_body_argument("password", "", strip=False),
        )
        who = (f"name {name}", f"address {self.request.remote_ip}")
        if self.tries.wait(*who) > 0:
            REFUSALS.labels("password").inc()
            log.warning("too many wrong passwords from %s", self.request.remote_ip)
            self.set_status(429)
            self._show("slow")
        elif await asyncio.to_thread(self.users.accepts, name, password):
            self.tries.right(who[0])
            self.set_signed_cookie(USER, name, expires_days=DAYS, **cookie_options(self, self._embedded))
            self.redirect(own_path(self.get_query_argument("next", "")))
        else:
            self.tries.wrong(*who)
            REFUSALS.labels("password").inc()
            log.warning("a wrong password from %s", self.request.remote_ip)
            self.set_status(401)
            self._show("wrong")

    @property
    def _embedded(self) -> bool:
        return bool(self.settings.get("embedded"))

    def _show(self, problem: str) -> None:
        self.set_header("Cache-Control", "no-store")
        self.finish(Template(PAGE.read_text(encoding="utf-8")).generate(problem=problem, left=False))


class SignOut(RequestHandler):
    """Forgets who somebody is."""

    def get(self) -> None:
        self.clear_cookie(USER, path="/")
        self.set_header("Cache-Control", "no-store")
        self.finish(Template(PAGE.read_text(encoding="utf-8")).generate(problem="", left=True))


class PasswordProvider(AuthProvider):
    """Tells Bokeh who somebody is, and where to ask."""

    def __init__(self, users: Users) -> None:
        self.users = users
        super().__init__()

    @property
    def endpoints(self) -> list[Any]:
        return [(LOGIN, SignIn, {"users": self.users, "tries": Tries()}), (LOGOUT, SignOut)]

    @property
    def get_user(self) -> Any:
        return _user

    @property
    def login_url(self) -> str:
        return LOGIN

    @property
    def logout_url(self) -> str:
        return LOGOUT


def _user(handler: RequestHandler) -> str | None:
    name = handler.get_signed_cookie(USER, max_age_days=DAYS)
    return None if name is None else name.decode("utf-8", "replace")
