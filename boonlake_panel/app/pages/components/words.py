"""Components in words: what their columns are called, and what stands in the cells."""

from collections.abc import Iterable
from typing import Any

from ....analysis.component_tables import KEYS, component_id, component_row
from ....components.box import Box
from ....texts.messages import has_text, text
from ....texts.names import name_of
from ...kit.wording import sentence, t

FAMILIES = {
    "kind": "kind",
    "first_kind": "kind",
    "region": "region",
    "track": "track",
    "project_track": "track",
    "piece": "piece",
    "resource": "resource",
    "provenance": "provenance",
}
"""Columns whose cells have names of their own."""
ACTIONS = ("action", "action1", "action2", "action3")
UNSEEN = {"id", "number", "q", "r", "x", "y", "north_rank", "index", "segment", "effects", "key"}
"""Columns that say nothing to people."""
LONG = {
    *("immediate", "permanent", "one_time", "end", "effect", "category", "basic", "advanced", "note", "first", "left"),
    *("right", "coast_effect"),
}
"""Columns with sentences."""


def columns_of(rows: Iterable[dict[str, Any]]) -> list[str]:
    """The columns that have something to say, in their order."""
    columns = list(rows)
    names = dict.fromkeys(name for row in columns for name in row if name not in UNSEEN)
    return [name for name in names if any(row.get(name) not in ("", None) for row in columns)]


def column_title(column: str) -> str:
    return t(f"column-{column}")


def cell(box: Box, column: str, value: Any) -> Any:
    """What people read in a cell: numbers stay numbers."""
    if isinstance(value, bool):
        return t("yes") if value else t("no")
    if not isinstance(value, str) or not value:
        return value
    if column in FAMILIES and has_text(f"{FAMILIES[column]}-{value}"):
        return sentence(t_family(FAMILIES[column], value))
    if column in ACTIONS:
        return next((name_of(strip) for strip in box.strips if strip.id == value), value)
    if has_text(f"app-value-{value}"):
        return t(f"value-{value}")
    return sentence(value) if column in LONG else value


def t_family(family: str, value: str) -> str:
    """A word that also stands on the boards: `kind-day`, `region-unknown`."""
    return text(f"{family}-{value}")


def caption(box: Box, record: Any) -> str:
    """What a component is called: by its name, or by what tells it apart."""
    if hasattr(record, "name"):
        return name_of(record)
    keys = KEYS.get(type(record).__name__)
    if keys is None:
        return str(getattr(record, "label", "") or record.id)
    if keys == ("row", "column"):
        return text("view-lever", lever=component_id(record))
    return " ".join(str(cell(box, key, getattr(record, key))) for key in keys)


def facts(box: Box, record: Any) -> list[tuple[str, str]]:
    """Everything about a component as pairs of a title and words; what is empty is left out."""
    row = component_row(record)
    shown = [name for name in columns_of([row]) if name not in ("name", "provenance", "note")]
    return [(column_title(name), str(cell(box, name, row[name]))) for name in shown if row[name] not in (0, False)]
