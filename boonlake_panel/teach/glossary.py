"""The glossary: the official terms in English, German and French, and what the icons mean."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..expansions import expansion_modules
from ..texts.data_folder import data_directory
from ..texts.messages import LANGUAGES, current_language, folded, text

BASE_ICONS = (
    *("coin", "card", "inhabitant", "house", "settlement", "cattle", "vase", "vp"),
    *("wood", "stone", "loam", "iron", "any", "ship", "boat", "anchor", "day", "sunset", "night"),
    *("explore", "develop", "upgrade", "modernize", "pasture", "region", "income", "lever"),
    *("flag", "loop", "bolt", "arrow", "discard", "steps"),
)
"""The icons of the base game."""

ICONS = (
    *BASE_ICONS,
    *("cactus", "eminence"),
    *(icon for module in expansion_modules("teach.expansions").values() for icon in module.ICONS),
)
"""The icons of the pictures that mean something in the game."""

ICON_OF_TERM = {
    "project card": "card",
    "victory points": "vp",
    "joker": "any",
    "harbour": "anchor",
    "cattle pasture": "pasture",
    "region marker": "region",
    "wagon": "income",
    "game-end effect": "flag",
    "permanent effect": "loop",
    "immediate effect": "bolt",
    "cactus track": "cactus",
    "Wise Eminence": "eminence",
    "treasure hunter": "hunter",
}
"""English term: the icon that shows it, where they have different names."""


@dataclass(frozen=True)
class Term:
    """A term: its section, its name by language (where there is one), a note, and the icon that shows it."""

    section: str
    names: Mapping[str, str | None]
    note: str
    icon: str

    @property
    def name(self) -> str:
        """The term in the current language, in another one where it has none."""
        return self.names.get(current_language()) or next((name for name in self.names.values() if name), "")


@dataclass(frozen=True)
class Icon:
    """An icon and what it means."""

    name: str

    @property
    def text(self) -> str:
        return text(f"icon-{self.name}")


@cache
def glossary() -> tuple[Term, ...]:
    """All terms in the order of the catalogue."""
    import yaml

    data: dict[str, list[dict[str, Any]]] = yaml.safe_load(
        (data_directory() / "rules" / "terms.yaml").read_text(encoding="utf-8")
    )
    return tuple(_term(section, entry) for section, entries in data.items() for entry in entries)


def icons() -> tuple[Icon, ...]:
    """All icons."""
    return tuple(Icon(name) for name in ICONS)


def find_terms(words: str) -> tuple[Term, ...]:
    """The terms that contain some words, in any language; those of the language that is spoken first."""
    wanted = folded(words).strip()
    matching = [term for term in glossary() if any(name and wanted in folded(name) for name in term.names.values())]
    return tuple(sorted(matching, key=lambda term: wanted not in folded(term.name)))


def _term(section: str, entry: Mapping[str, Any]) -> Term:
    names = {language: entry.get(language) for language in LANGUAGES}
    english = names["en"] or ""
    icon = ICON_OF_TERM.get(english, english.casefold())
    return Term(section, names, str(entry.get("note", "")), icon if icon in ICONS else "")
