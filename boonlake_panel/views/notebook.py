"""What a notebook shows for games, studies, set-ups, boxes, single components, agents and results of analyses."""

from html import escape
from typing import Any

import panel as pn

from ..agents.agent import Seeded
from ..analysis import Review, Simulation, WhatIf
from ..analysis.component_tables import component_id, component_title
from ..components.box import TABLES, Box, open_box
from ..engine import Decision, Game, Option, Setup
from ..study import Study
from ..texts.messages import text
from .boards.game_picture import picture
from .components.pictures import component_picture, is_drawn


def html(thing: Any) -> str:
    """The display of one of our objects; everything that people typed is escaped."""
    if isinstance(thing, Game):
        return picture(thing)
    if isinstance(thing, Study):
        return _study(thing)
    if isinstance(thing, Decision):
        return _table(thing.prompt, [(option.key, option.label) for option in thing.options])
    if isinstance(thing, Option):
        return _table(thing.label, [("key", thing.key), ("rule", thing.rule), ("group", thing.group)])
    if isinstance(thing, Setup):
        return _table("Setup", [(name, str(value)) for name, value in thing.to_dict().items()])
    if isinstance(thing, Box):
        rows = [(name, str(len(thing.table(name)))) for name in TABLES]
        return _table(f"Box {thing.name} ({thing.hash})", rows)
    if isinstance(thing, WhatIf | Review | Simulation):
        return str(thing.frame().to_html(index=False, float_format="{:.2f}".format, na_rep=""))
    if isinstance(thing, Seeded):
        return _table(f"Agent {thing.name}", [("about", _first_line(type(thing))), ("seed", str(thing.seed))])
    if is_drawn(thing):
        return _component(thing)
    return f"<pre>{escape(repr(thing))}</pre>"


def pane(thing: Any) -> pn.pane.HTML:
    """The same display as a part of a Panel layout."""
    return pn.pane.HTML(html(thing))


def _study(study: Study) -> str:
    title = study.title or "Study"
    facts = f"{len(study)} choices, cursor at {study.node.id} ({study.node.key or 'start'})"
    return f"<div><strong>{escape(title)}</strong> <small>{escape(facts)}</small></div>{picture(study.game)}"


def _component(record: Any) -> str:
    """A drawn picture, and below it where its values come from."""
    title, id_ = component_title(record), component_id(record)
    name = title if title == id_ else f"{title} ({id_})"
    facts = f"{escape(name)} <small>{escape(text(f'provenance-{record.provenance}'))}</small>"
    picture = component_picture(record, name, box=open_box())
    return f"<figure style='margin:0'>{picture}<figcaption>{facts}</figcaption></figure>"


def _first_line(kind: type) -> str:
    return (kind.__doc__ or "").partition("\n")[0]


def _table(title: str, rows: list[tuple[str, str]]) -> str:
    cells = "".join(
        f"<tr><td style='text-align:left'>{escape(name)}</td><td style='text-align:left'>{escape(value)}</td></tr>"
        for name, value in rows
    )
    return f"<table><caption style='font-weight:700'>{escape(title)}</caption>{cells}</table>"
