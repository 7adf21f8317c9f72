"""A message above what it is about, with buttons for what can be done now."""

from typing import NamedTuple

from .markup import Part, part
from .wording import t


class Notice(NamedTuple):
    """What is said, whether it is bad news, and what can be done: acts, each called like its text."""

    words: str = ""
    bad: bool = False
    ways: tuple[str, ...] = ()

    def parts(self) -> list[Part]:
        """Nothing if there is nothing to say."""
        if not self.words:
            return []
        buttons = [part("button", t(way), act=way, data_id=way) for way in self.ways]
        row = part("div", *buttons, css="bar") if buttons else None
        return [part("div", self.words, row, css=f"notice{' bad' if self.bad else ''}", role="alert")]
