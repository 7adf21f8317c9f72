"""The rule catalogue: every rule of the rulebooks as one statement with a stable id, in the current language.

The English catalogue is `data/rules/<part>.yaml`; the texts of another language stand in a folder of its name, by id.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Any

from ..expansions import EXPANSIONS
from .data_folder import data_directory
from .messages import DEFAULT_LANGUAGE, current_language

PARTS = ("base", "solo", *EXPANSIONS)


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example of a rule."""

    given: tuple[str, ...]
    then: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the game; where the rulebooks leave something open, `ruling` says how it is decided here."""

    id: str
    part: str
    rule: str
    source: tuple[str, ...]
    ambiguous: str
    ruling: str
    examples: tuple[Example, ...]


def rule_catalogue(part: str) -> Mapping[str, Rule]:
    """The rules of one part (`base`, `solo`, the name of an expansion) by id, in the order of the catalogue."""
    if part not in PARTS:
        raise ValueError(f"unknown part {part!r}, expected one of {', '.join(PARTS)}")
    return _catalogue(part, current_language())


def all_rules() -> Mapping[str, Rule]:
    """Every rule of the catalogue by id."""
    return _all_rules(current_language())


@cache
def _all_rules(language: str) -> Mapping[str, Rule]:
    return MappingProxyType({id_: rule for part in PARTS for id_, rule in _catalogue(part, language).items()})


@cache
def _catalogue(part: str, language: str) -> Mapping[str, Rule]:
    if language != DEFAULT_LANGUAGE:
        words = translated_rules(part, language)
        english = _catalogue(part, DEFAULT_LANGUAGE)
        return MappingProxyType({id_: _translated(rule, words[id_]) for id_, rule in english.items()})
    entries: list[dict[str, Any]] = _read(f"{part}.yaml")
    rules = {entry["id"]: Rule(entry["id"], part, source=tuple(entry["source"]), **_texts(entry)) for entry in entries}
    if len(rules) != len(entries):
        raise ValueError(f"{part}.yaml names a rule twice")
    return MappingProxyType(rules)


def translated_rules(part: str, language: str) -> dict[str, dict[str, Any]]:
    """The texts of a part in another language: by id the same fields as in the English catalogue."""
    entries: dict[str, dict[str, Any]] = _read(f"{language}/{part}.yaml")
    return entries


def _read(name: str) -> Any:
    import yaml  # imported late: most processes read no rules

    text = (data_directory() / "rules" / name).read_text(encoding="utf-8")
    return yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


def _translated(rule: Rule, words: dict[str, Any]) -> Rule:
    return replace(rule, **{field: text for field, text in _texts(words).items() if text})


def _texts(entry: dict[str, Any]) -> dict[str, Any]:
    """The fields of an entry that are translated."""
    examples = [entry["example"]] if "example" in entry else []
    return {
        "rule": entry.get("rule", "").strip(),
        "ambiguous": entry.get("ambiguous", "").strip(),
        "ruling": entry.get("ruling", "").strip(),
        "examples": tuple(Example(tuple(example["given"]), tuple(example["then"])) for example in examples),
    }
