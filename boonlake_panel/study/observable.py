"""Listening to changes of a study."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from .node import Node

Message = TypeVar("Message")


@dataclass(frozen=True, slots=True)
class Change:
    """Something that happened to a study.

    `what` is one of cursor, played, branched, ordered, deleted, restored, noted, titled, merged. Only `cursor` leaves
    the tree as it was.
    """

    what: str
    node: Node


class Observable(Generic[Message]):
    """Something that others can listen to."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Message], None]] = []

    def subscribe(self, listener: Callable[[Message], None]) -> Callable[[], None]:
        """Call `listener` after every change; returns the function that ends it.

        >>> observable = Observable()
        >>> stop = observable.subscribe(print)
        >>> observable.notify("played")
        played
        >>> stop()
        """
        self._listeners.append(listener)

        def stop() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return stop

    def notify(self, message: Message) -> None:
        """Call every listener with a message."""
        for listener in tuple(self._listeners):
            listener(message)
