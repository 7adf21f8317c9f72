"""A file that arrives in parts: its size is checked before memory is taken, and it does not wait for ever."""

import time
from collections.abc import Mapping
from typing import Any

MAX_SECONDS = 60
"""How long the next part of a file may take."""
MAX_NAME = 255


class InvalidPart(ValueError):
    """A message that is no part of a file which may be uploaded."""


class PartialFile:
    """Collects the parts of one file in their order; a first part begins anew."""

    def __init__(self, limit: int, seconds: float = MAX_SECONDS) -> None:
        self.limit = limit
        self.seconds = seconds
        self.name = ""
        self._parts = bytearray()
        self._count = self._total = 0
        self._latest = 0.0

    @property
    def size(self) -> int:
        """How many bytes are kept."""
        return len(self._parts)

    def add(self, message: Mapping[str, Any]) -> None:
        """Take a part; raises `InvalidPart`, and forgets the file, if it cannot be one."""
        data, name = message.get("data"), message.get("name")
        chunk, total = message.get("chunk"), message.get("total_chunks")
        if chunk == 1:
            self.clear()
            self._total = total if isinstance(total, int) else 0
            self.name = name if isinstance(name, str) else ""
        try:
            if not isinstance(data, bytes | bytearray | memoryview):
                raise InvalidPart("the data of a part is bytes")
            if name != self.name or not 0 < len(self.name) <= MAX_NAME:
                raise InvalidPart("one file at a time")
            if chunk != self._count + 1 or total != self._total or not chunk <= total <= self.limit:
                raise InvalidPart("parts come in their order")
            if self.size + len(data) > self.limit:
                raise InvalidPart(f"more than {self.limit} bytes")
        except InvalidPart:
            self.clear()
            raise
        self._parts += data
        self._count += 1
        self._latest = time.monotonic()

    def take(self) -> bytes | None:
        """Give the whole file, once, if all parts of it are there."""
        data = bytes(self._parts) if self._total and self._count == self._total else None
        self.clear()
        return data

    def expire(self) -> None:
        """Forget a file whose next part did not come in time."""
        if time.monotonic() >= self._latest + self.seconds:
            self.clear()

    def clear(self) -> None:
        """Forget what came so far."""
        self._parts = bytearray()
        self._count = self._total = 0
        self.name = ""
