"""Reading JSON that people hand in, strictly and with messages in their language."""

import json
from typing import Any

from ..texts.messages import text


class InvalidNumber(ValueError):
    """`NaN` or `Infinity`, which Python would accept although JSON has no such numbers."""


def parse(written: str) -> Any:
    """The value of a JSON text; raises `ValueError` or `RecursionError`, see `misread`."""
    return json.loads(written, parse_constant=_refuse)


def _refuse(name: str) -> None:
    raise InvalidNumber(text("fault-json-number", name=name))


def misread(error: Exception) -> str:
    """An error of `parse` in words for people."""
    if isinstance(error, json.JSONDecodeError):
        return text("fault-json-place", line=str(error.lineno), column=str(error.colno))
    if isinstance(error, RecursionError):
        return text("fault-json-deep")
    return str(error) if isinstance(error, InvalidNumber) else text("fault-json-digits")
