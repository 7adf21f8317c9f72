"""`BoardModel`: what a board needs to know, whoever tells it: a game that is explored, or a lesson."""

from contextlib import AbstractContextManager
from typing import Any

import param

from ..engine import Setup
from ..texts.messages import DEFAULT_LANGUAGE, LANGUAGE_NAMES, in_language
from ..views.boards.snapshot import Snapshot

GIVEN_AWAY = "discard:"
"""What is lost by such a choice must not be lost by a slip."""


def asks_first(keys: tuple[str, ...]) -> bool:
    """Whether a click on a place with these choices only offers them: there are several, or a card would be lost."""
    return len(keys) > 1 or any(key.startswith(GIVEN_AWAY) for key in keys)


class BoardModel(param.Parameterized):
    """A moment of a game, how it is looked at, and what a click on one of its places means."""

    language: Any = param.Selector(
        default=DEFAULT_LANGUAGE,
        objects={name: code for code, name in LANGUAGE_NAMES.items()},
        doc="The language of all texts.",
    )
    dark = param.Boolean(default=False, doc="Whether everything is shown in dark colours.")
    keys_shown = param.Boolean(default=False, doc="Whether keys and ids stand beside the words, for experts.")
    marks: Any = param.ClassSelector(
        class_=tuple, default=None, precedence=-1, doc="Places to mark instead of what changed: looked at, considered."
    )
    revision = param.Integer(
        default=0, precedence=-1, doc="Counts all changes, those of notes and variations included; comes with them."
    )

    @property
    def setup(self) -> Setup:
        """The set-up of the game, which decides what boards it has."""
        raise NotImplementedError

    def snapshot(self) -> Snapshot:
        """Everything that the boards show."""
        raise NotImplementedError

    def pick(self, place: str) -> None:
        """A place on a board was clicked."""
        raise NotImplementedError

    def speaking(self) -> AbstractContextManager[None]:
        """Whatever is said inside the block is said in the language of this model, even if that changes meanwhile."""
        return in_language(lambda: self.language)
