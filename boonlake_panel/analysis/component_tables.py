"""The components as tidy tables, with where their values come from: `component_table(open_box(), "cards")`."""

from collections.abc import Iterator
from dataclasses import Field, fields
from typing import Any

import pandas as pd

from ..components.box import TABLES, Box
from ..components.describe import describe, describe_category, describe_rules
from ..components.effects import Effect, words_of
from ..components.lexicon import BY_NUMBER
from ..components.tables import Lever, ScoringTile, Site
from ..components.vocabulary import CORNERS, HALVES, NONE, RESOURCES
from ..texts.names import name_of

KEYS = {
    "Lever": ("row", "column"),
    "Space": ("number",),
    "ActionRow": ("row",),
    "TrackSpace": ("track", "position"),
    "Production": ("resource",),
    "ScoringMarker": ("set", "variant", "scoring"),
    "SoloAction": ("phase", "action"),
    "SoloSpace": ("track", "position"),
    "SoloDifficulty": ("level",),
    "LakeSpace": ("side", "position"),
    "SpecialHalf": ("half",),
    "Constant": ("key",),
    "Point": ("line", "index"),
}
"""What tells records without an id of their own apart."""
NOT_SHOWN = {"id", "category_text", "provenance", "note"}
"""Fields that have no column, or one at the end."""


def component_table(box: Box, table: str) -> pd.DataFrame:
    """One table of the box (`cards`, `tiles`, ...), a row for each component, in the current language.

    Effects are told in words, `effects` lists the words of the effect language; the last columns say whether the values
    are known from a rulebook.

    >>> from boonlake_panel.components import open_box
    >>> cards = component_table(open_box(), "cards")
    >>> len(cards), set(cards["provenance"]) <= {"rulebook", "mixed", "reconstructed"}
    (165, True)
    """
    if table not in TABLES:
        raise ValueError(f"the box has no table {table!r}; it has {', '.join(TABLES)}")
    rows = [component_row(record) for record in box.table(table)]
    frame = pd.DataFrame(rows)
    frame.attrs["pack"] = f"{box.name} ({box.hash})"
    return frame


def component_row(record: Any) -> dict[str, Any]:
    """A component as the cells of its row."""
    cells: dict[str, Any] = {"id": component_id(record)}
    for field in fields(record):
        if field.name not in NOT_SHOWN:
            cells.update(_cells(record, field))
    effects = effect_words(record)
    if any(True for _ in _effect_fields(record)):
        cells["effects"] = ", ".join(effects)
    return {**cells, "provenance": record.provenance, "note": record.note}


def component_id(record: Any) -> str:
    """What a component is called in its table and, where it has one, in the notation."""
    names = KEYS.get(type(record).__name__)
    return ".".join(str(getattr(record, name)) for name in names) if names else str(record.id)


def effect_words(record: Any) -> tuple[str, ...]:
    """The words of the effect language that a component uses, in alphabetical order."""
    words = {word for effect in effects_of(record) for word in words_of(effect) if word != NONE}
    return tuple(sorted(BY_NUMBER[word].name for word in words))


def effects_of(record: Any) -> tuple[Effect, ...]:
    """All effects and rules of a component."""
    return tuple(effect for field in _effect_fields(record) for effect in _field_effects(getattr(record, field.name)))


def _effect_fields(record: Any) -> Iterator[Field[Any]]:
    for field in fields(record):
        if field.type in (Effect, tuple[Effect, ...], tuple[Site, ...]) and field.name not in ("category", "values"):
            yield field


def _field_effects(value: Any) -> Iterator[Effect]:
    if value and isinstance(value[0], Site):
        yield from (effect for site in value for effect in (site.cost, site.gain, site.settlement))
    elif value and isinstance(value[0], tuple):
        yield from value
    elif value:
        yield value


def _cells(record: Any, field: Field[Any]) -> dict[str, Any]:
    """The cells of one field: resources, sites and corners fill several."""
    name, value = field.name, getattr(record, field.name)
    if name == "name":
        return {"name": name_of(record)}
    if name == "resources":
        return dict(zip(RESOURCES, value, strict=True))
    if name == "sites":
        return _site_cells(value)
    if name == "corners":
        return dict(zip(CORNERS, value, strict=True))
    if name == "actions":
        return {f"action{number}": action for number, action in enumerate(value, 1)}
    if isinstance(record, ScoringTile) and name == "category":
        return {"category": describe_category(value)}
    if isinstance(record, ScoringTile) and name == "values":
        return {f"value{number}": "+".join(map(str, parts)) for number, parts in enumerate(value, 1)}
    if field.type == Effect:
        return {name: "" if value[0] == NONE else describe(value)}
    if field.type == tuple[Effect, ...]:
        return {name: describe_rules(value)}
    if isinstance(value, tuple):
        return {name: ", ".join(map(str, value))}
    return {name: value}


def _site_cells(sites: tuple[Site, ...]) -> dict[str, str]:
    cells = {}
    for number, half in enumerate(HALVES):
        for part in ("cost", "gain", "settlement"):
            effect = getattr(sites[number], part) if number < len(sites) else (NONE,)
            cells[f"{half}_{part}"] = "" if effect[0] == NONE else describe(effect)
    return cells


def component_title(record: Any) -> str:
    """The name of a component, or its id if it has none."""
    if isinstance(record, Lever):
        return component_id(record)
    return name_of(record) if hasattr(record, "name") else component_id(record)
