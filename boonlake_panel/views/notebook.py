"""What a notebook shows for games, studies, set-ups and boxes."""

from html import escape
from typing import Any

from ..components.box import TABLES, Box
from ..engine import Game, Setup
from ..study import Study
from .picture import picture


def html(thing: Any) -> str:
    """The display of one of our objects; everything that people typed is escaped."""
    if isinstance(thing, Game):
        return picture(thing)
    if isinstance(thing, Study):
        return _study(thing)
    if isinstance(thing, Setup):
        return _table("Setup", [(name, str(value)) for name, value in thing.to_dict().items()])
    if isinstance(thing, Box):
        rows = [(name, str(len(getattr(thing, name)))) for name in TABLES]
        return _table(f"Box {thing.name} ({thing.hash})", rows)
    return f"<pre>{escape(repr(thing))}</pre>"


def _study(study: Study) -> str:
    title = study.title or "Study"
    facts = f"{len(study)} choices, cursor at {study.node.id} ({study.node.key or 'start'})"
    return f"<div><strong>{escape(title)}</strong> <small>{escape(facts)}</small></div>{picture(study.game)}"


def _table(title: str, rows: list[tuple[str, str]]) -> str:
    cells = "".join(
        f"<tr><td style='text-align:left'>{escape(name)}</td><td style='text-align:left'>{escape(value)}</td></tr>"
        for name, value in rows
    )
    return f"<table><caption style='font-weight:700'>{escape(title)}</caption>{cells}</table>"
