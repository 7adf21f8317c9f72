"""The rule catalogue: every rule of the rulebooks as one statement with a stable id."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from .box import data_directory

PARTS = ("base", "solo", "artifacts")


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


@cache
def rule_catalogue(part: str) -> Mapping[str, Rule]:
    """The rules of one part (`base`, `solo`, `artifacts`) by id, in the order of the catalogue."""
    import yaml  # only readers of the catalogue pay for it

    if part not in PARTS:
        raise ValueError(f"unknown part {part!r}, expected one of {', '.join(PARTS)}")
    text = (data_directory() / "rules" / f"{part}.yaml").read_text(encoding="utf-8")
    entries: list[dict[str, Any]] = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    rules = {entry["id"]: _rule(part, entry) for entry in entries}
    if len(rules) != len(entries):
        raise ValueError(f"{part}.yaml names a rule twice")
    return MappingProxyType(rules)


@cache
def all_rules() -> Mapping[str, Rule]:
    """Every rule of the catalogue by id."""
    return MappingProxyType({id_: rule for part in PARTS for id_, rule in rule_catalogue(part).items()})


def _rule(part: str, entry: dict[str, Any]) -> Rule:
    examples = [entry["example"]] if "example" in entry else []
    return Rule(
        id=entry["id"],
        part=part,
        rule=entry["rule"].strip(),
        source=tuple(entry["source"]),
        ambiguous=entry.get("ambiguous", "").strip(),
        ruling=entry.get("ruling", "").strip(),
        examples=tuple(Example(tuple(example["given"]), tuple(example["then"])) for example in examples),
    )
