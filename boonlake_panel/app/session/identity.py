"""Who a visitor is: the user who signed in, otherwise a secret that only their browser has.

The server keeps a hash of the secret, so that nobody who sees the database can be somebody else.
"""

import hashlib
import re
import secrets
from collections.abc import Callable
from typing import Any

from ...study.library import Visitor
from ...study.library.tables import MAX_DISPLAY_NAME
from ...study.limits import clean_line
from .local_storage import LocalStorage

PLACE = "boonlake-visitor"
SECRET = re.compile(r"[\w-]{40,100}", re.ASCII)
"""What `secrets.token_urlsafe` makes; anything shorter could be guessed."""


class Identity:
    """The visitor of a session. Without a password the browser tells who it is when the page is there."""

    def __init__(self, user: str | None, on_change: Callable[[Visitor], None]) -> None:
        self.user = user
        self.on_change = on_change
        self.name = clean_name(user or "")
        self._secret = secrets.token_urlsafe(32)
        self.known = user is not None
        self.storage = LocalStorage(PLACE, self._found)

    @property
    def visitor(self) -> Visitor:
        """Who this is now."""
        kind, words = ("user", self.user) if self.user is not None else ("secret", self._secret)
        return Visitor(hashlib.sha256(f"{kind} {words}".encode()).hexdigest(), self.name)

    def rename(self, name: str) -> None:
        """Give a name that others see beside one's studies; whoever signed in has one."""
        if self.user is None:
            self.name = clean_name(name)
            self._keep()
            self.on_change(self.visitor)

    def _found(self, data: Any) -> None:
        """The browser has told what it kept; one that kept nothing keeps the secret of this session."""
        if self.user is not None:
            return
        self.known = True
        secret = data.get("secret") if isinstance(data, dict) else None
        if isinstance(secret, str) and SECRET.fullmatch(secret):
            self._secret = secret
            self.name = clean_name(data.get("name"))
        else:
            self._keep()
        self.on_change(self.visitor)

    def _keep(self) -> None:
        self.storage.keep({"secret": self._secret, "name": self.name})


def clean_name(name: Any) -> str:
    """A name that can be shown; whatever else is given is no name."""
    return clean_line(name[:MAX_DISPLAY_NAME], MAX_DISPLAY_NAME, "name") if isinstance(name, str) else ""
