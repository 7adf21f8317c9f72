"""What the browser of a visitor remembers between visits, without accounts: one text, which is never trusted."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import param

from ..kit.served import when_ready
from ..kit.upstream import OneWayComponent

MAX_CHARACTERS = 20_000


class LocalStorage(OneWayComponent):
    """Tells once what the browser kept, and keeps what it is given."""

    place = param.String(default="", doc="Under which name the browser keeps the text.")
    text = param.String(default="", doc="What is kept from now on.")
    longest = param.Integer(default=MAX_CHARACTERS, doc="How many characters are read and kept.")
    LONGEST_MESSAGE: ClassVar[int] = 400_000
    _esm = Path(__file__).parent / "local_storage.js"

    def __init__(self, place: str, on_found: Callable[[Any], None], **params: Any) -> None:
        self.on_found = on_found
        self.asked = False
        super().__init__(place=place, **params)
        self.on_msg(lambda event: self.receive(event.data))

    def receive(self, data: Any) -> None:
        """Take a message of the browser."""
        if self.asked:  # a component that is drawn again speaks again
            return
        self.asked = True
        stored = data.get("found") if isinstance(data, dict) else None
        when_ready(partial(self.on_found, read(stored, self.longest)))

    def keep(self, data: Any) -> None:
        """Keeps plain data that is not too long, once it is known what was there before."""
        text = json.dumps(data, separators=(",", ":")) if self.asked else ""
        if text and len(text) <= self.longest:
            self.text = text


def read(text: Any, longest: int = MAX_CHARACTERS) -> Any:
    """Plain data from a text of the browser; nothing if it is not readable."""
    if not isinstance(text, str) or len(text) > longest:
        return None
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
