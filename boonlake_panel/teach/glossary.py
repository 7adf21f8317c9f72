"""The glossary: terms in English, German and French, what each means and where it is taught, and the icons."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..expansions import expansion_modules
from ..texts.data_folder import data_directory
from ..texts.messages import DEFAULT_LANGUAGE, LANGUAGES, current_language, folded, text
from .lessons import Lesson
from .reading import course, read_yaml

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


NOT_TERMS = ("card_names_visible",)
"""Sections of the catalogue that name cards."""


@dataclass(frozen=True)
class Term:
    """A term: its section, its name and a definition by language, the rule behind it, and the icon that shows it.

    `ours` says that names other than the English one are our own, because no rulebook has any.
    """

    section: str
    names: Mapping[str, str | None]
    definitions: Mapping[str, str]
    rule: str
    icon: str
    ours: bool = False
    taught_in: str = ""

    @property
    def name(self) -> str:
        """The term in the current language, in another one where it has none."""
        return self.names.get(current_language()) or next((name for name in self.names.values() if name), "")

    @property
    def definition(self) -> str:
        """What it means, in one line of the current language."""
        return self.definitions[current_language()]

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that the definition names, or the first one on the path that teaches the rule behind it."""
        if self.taught_in:
            return course().lesson(self.taught_in)
        teaching = {lesson.id for lesson, _ in course().teaching(self.rule)}
        return next((lesson for lesson in course().path if lesson.id in teaching), None)


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
    folder = data_directory() / "rules"
    definitions = {
        language: read_yaml(folder / ("" if language == DEFAULT_LANGUAGE else language) / "definitions.yaml", folder)
        for language in LANGUAGES
    }
    return tuple(
        _term(section, entry, definitions)
        for section, entries in read_yaml(folder / "terms.yaml", folder).items()
        if section not in NOT_TERMS
        for entry in entries
    )


def icons() -> tuple[Icon, ...]:
    """All icons."""
    return tuple(Icon(name) for name in ICONS)


def find_terms(words: str) -> tuple[Term, ...]:
    """The terms that fit some words: by name, in the language that is spoken first, then by what they mean."""
    wanted = folded(words).strip()
    places: list[tuple[int, Term]] = []
    for term in glossary():
        names = [folded(name) for name in term.names.values() if name]
        where = (folded(term.name), " ".join(names), folded(term.definition))
        place = next((place for place, words in enumerate(where) if wanted in words), None)
        if place is not None:
            places.append((place, term))
    return tuple(term for _, term in sorted(places, key=lambda found: found[0]))


def _term(section: str, entry: Mapping[str, Any], definitions: Mapping[str, Mapping[str, Any]]) -> Term:
    names = {language: entry.get(language) for language in LANGUAGES}
    english = names[DEFAULT_LANGUAGE] or ""
    icon = ICON_OF_TERM.get(english, english.casefold())
    meaning = definitions[DEFAULT_LANGUAGE][english]
    said = {
        language: meaning["text"] if language == DEFAULT_LANGUAGE else definitions[language][english]
        for language in LANGUAGES
    }
    return Term(
        section,
        names,
        said,
        meaning["rule"],
        icon if icon in ICONS else "",
        bool(entry.get("ours")),
        meaning.get("lesson", ""),
    )
