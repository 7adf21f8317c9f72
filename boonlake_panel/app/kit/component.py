"""What our own components share: a look, a language, and messages that are checked before anybody hears them."""

import json
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, ClassVar

import param

from ...texts.messages import DEFAULT_LANGUAGE, LANGUAGES, in_language, text
from ...views.drawing.palette import SEATS
from .served import when_ready
from .theme import css_variables
from .upstream import OneWayComponent

HERE = Path(__file__).parent
MAX_MESSAGE = 200
"""Longer than any key, id or name of a key on the keyboard."""


def script(path: Path) -> str:
    """The script of a component, with the elements that all of them are made of.

    One text, because Panel sends the script itself and not its address: in the browser it could import no other file.
    """
    words = f"const RULE = {json.dumps(_rule_words())};\n"
    return words + "".join(file.read_text(encoding="utf-8") for file in (HERE / "elements.js", path))


@cache
def _rule_words() -> dict[str, str]:
    """What a link to a rule says in each language."""
    words = {}
    for language in LANGUAGES:
        with in_language(language):
            words[language] = text("app-rule-link")
    return words


def styles(path: Path) -> list[str]:
    """The styles of a component, after those that all of them share."""
    return [css_variables(), *(file.read_text(encoding="utf-8") for file in (HERE / "elements.css", path))]


def seat_look(seat: int) -> dict[str, Any] | None:
    """The badge of a seat for the browser: its colour and its letter; None for nobody's."""
    if seat < 0:
        return None
    colours = SEATS[seat]
    return {"colour": colours.fill, "letter": colours.letter, "light": colours.ink != "#ffffff"}


class Component(OneWayComponent):
    """A part of a page that is drawn in the browser.

    A message names one thing that was done, with its value: `{"rule": "turn.choose_strip"}`. `MESSAGES` lists what a
    component can say; `is_meant` decides whether a value makes sense now. Everything else is refused.
    """

    dark = param.Boolean(default=False, doc="Whether the page is dark.")
    language: Any = param.Selector(
        default=DEFAULT_LANGUAGE, objects=list(LANGUAGES), doc="The language in which messages are answered."
    )
    MESSAGES: ClassVar[tuple[str, ...]] = ()

    def __init__(self, **params: Any) -> None:
        self._listeners: dict[str, list[Callable[[Any], Any]]] = {}
        super().__init__(**{"sizing_mode": "stretch_width", **params})
        self.on_msg(lambda event: self.receive(event.data))

    def on(self, message: str, callback: Callable[[Any], Any]) -> None:
        """Call a function with the value of each message of a kind."""
        if message not in self.MESSAGES:
            raise ValueError(f"{type(self).__name__} says {', '.join(self.MESSAGES)}, not {message!r}")
        self._listeners.setdefault(message, []).append(callback)

    def is_meant(self, message: str, value: Any) -> bool:
        """Whether a value that the browser sent can be meant; subclasses check what it must be one of."""
        return isinstance(value, str) and len(value) <= MAX_MESSAGE

    def receive(self, said: Any) -> None:
        """Take a message of the browser, if it is one."""
        if not isinstance(said, dict) or len(said) != 1:
            return
        message, value = next(iter(said.items()))
        if message in self.MESSAGES and self.is_meant(message, value):
            when_ready(partial(self._tell, message, value))

    def _tell(self, message: str, value: Any) -> None:
        with in_language(lambda: self.language):
            for callback in self._listeners.get(message, []):
                callback(value)
