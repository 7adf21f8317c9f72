"""The set-up of a position or study: everything that is wrong with it, in words."""

from collections.abc import Mapping
from typing import Any

import param

from ...texts.messages import text
from ..setup import MAX_NAME, Setup
from .faults import MAX_FAULTS, PositionFault, shown, told_at


def setup_faults(given: Mapping[str, Any]) -> list[PositionFault]:
    """Why there is no such set-up."""
    known = [name for name in Setup.param if name != "name"]
    unknown = [name for name in given if name not in known]
    wrong = [name for name in given if name in known and not _fits(name, given[name])]
    faults = [text("fault-setup-unknown", name=shown(name), known=", ".join(known)) for name in unknown[:MAX_FAULTS]]
    faults += [told_at(name, _expected(name, given[name])) for name in wrong]
    if not faults:
        faults.append(told_at("names", _wrong_names(given)))
    return [PositionFault(words, "setup") for words in faults]


def _wrong_names(given: Mapping[str, Any]) -> str:
    """What is wrong with names where each parameter alone is right."""
    names, players = given.get("names", ()), given.get("players", Setup.param["players"].default)
    longest = max(map(len, names), default=0)
    if longest > MAX_NAME:
        return text("fault-long-name", length=str(longest), limit=str(MAX_NAME))
    return text("fault-setup-names", count=len(names), players=players)


def _fits(name: str, value: Any) -> bool:
    """Whether a parameter can have a value, whatever the others are."""
    try:
        setattr(Setup(seed=0), name, value)
    except (TypeError, ValueError):
        return False
    return True


def _expected(name: str, value: Any) -> str:
    known: Any = Setup.param[name]
    given = shown(value)
    if isinstance(known, param.Integer) and known.bounds:
        low, high = known.bounds
        return text("fault-integer", low=str(low), high=str(high), found=given)
    if isinstance(known, param.Selector):
        return text("fault-one-of", names=", ".join(known.objects), found=given)
    if isinstance(known, param.Boolean):
        return text("fault-truth", found=given)
    return text("fault-texts" if isinstance(known, param.List) else "fault-text", found=given)
