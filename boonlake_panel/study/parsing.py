"""JSON that people hand in: read strictly, and in words where it breaks off."""

import json
from typing import Any

from ..texts.messages import text


class NoNumber(ValueError):
    """A number that only Python knows."""


def parse(written: str) -> Any:
    """JSON without the numbers that only Python knows."""
    return json.loads(written, parse_constant=_refuse)


def _refuse(name: str) -> None:
    raise NoNumber(text("fault-json-number", name=name))


def misread(error: Exception) -> str:
    """What an error of `parse` says, in words."""
    if isinstance(error, json.JSONDecodeError):
        return text("fault-json-place", line=str(error.lineno), column=str(error.colno))
    if isinstance(error, RecursionError):
        return text("fault-json-deep")
    return str(error) if isinstance(error, NoNumber) else text("fault-json-digits")
