"""The browser's own window: its title and language, its address and history, and the look that somebody prefers."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import param

from ...texts.messages import DEFAULT_LANGUAGE, LANGUAGES
from ..kit.served import when_ready
from ..kit.upstream import OneWayComponent

MAX_CHARACTERS = 500
LIGHT, DARK = LOOKS = ("light", "dark")
LOOK_COOKIE = "boonlake-look"
VISITED_COOKIE = "boonlake-visited"
CURSOR = re.compile(r"&?\bnode=[^&]*")
WISH = re.compile(r"\s*([a-z]{2})(?:-[\w-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*", re.IGNORECASE | re.ASCII)


class Browser(OneWayComponent):
    """Says what stands in the address bar and in the title; tells where somebody went back to, and their look."""

    title = param.String(default="", doc="The title of the page.")
    language = param.String(default=DEFAULT_LANGUAGE, doc="The language of the page.")
    look: Any = param.Selector(default=LIGHT, objects=list(LOOKS), doc="The look, which the browser remembers.")
    visited = param.Boolean(default=True, doc="Whether the visitor is no stranger, which a cookie tells next time.")
    entry = param.Dict(default={}, doc="The address, and whether it is a new entry of the history.")
    _esm = Path(__file__).parent / "browser.js"

    def __init__(self, on_address: Callable[[str], None], on_look: Callable[[bool], None], **params: Any) -> None:
        self.on_address = on_address
        self.on_look = on_look
        super().__init__(**params)
        self.on_msg(lambda event: self.receive(event.data))

    def receive(self, data: Any) -> None:
        """Take a message of the browser."""
        if not isinstance(data, dict):
            return
        address, look = data.get("address"), data.get("look")
        if isinstance(address, str) and len(address) <= MAX_CHARACTERS:
            self.on_address(address)
        if look in LOOKS:
            when_ready(partial(self.on_look, look == DARK))

    def write(self, address: str, fresh: bool = True, instead: str = "") -> None:
        """Changes the address, or only one that stands there; the way back does not lead through every choice."""
        before = self.entry.get("address")
        moved = before is not None and CURSOR.sub("", address) != CURSOR.sub("", before)
        if address != before or not fresh:
            number = self.entry.get("number", 0) + 1  # so that the browser hears of it, whatever stood there before
            self.entry = {"address": address, "fresh": fresh and moved, "instead": instead, "number": number}


def preferred_language(header: str) -> str:
    """The language that a browser asks for (`Accept-Language`), if we speak it."""
    wishes = [wish for wish in map(WISH.fullmatch, header[:MAX_CHARACTERS].split(",")) if wish]
    for wish in sorted(wishes, key=lambda wish: -float(wish[2] or 1)):
        if wish[1].lower() in LANGUAGES:
            return wish[1].lower()
    return DEFAULT_LANGUAGE
