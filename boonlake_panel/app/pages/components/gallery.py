"""The parts of the Components page: filters, pictures side by side, and one component with all that is known of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from ....analysis.component_search import GAMES, KINDS, TIMES, Match, Query, count_themes
from ....analysis.component_tables import component_id
from ....components.box import Box
from ....components.vocabulary import KINDS as CARD_KINDS
from ....teach.component_rules import component_rules
from ....texts.messages import text
from ....views.components.pictures import component_picture
from ....views.drawing.palette import palette_of
from ...kit.markup import Part, part
from ...kit.tabs import tabs
from ...kit.wording import rule_link, sentence, t
from .words import caption, facts

VIEWS = GALLERY, TABLE, CHARTS = ("gallery", "table", "charts")
PAGE_SIZE = 24
COSTS = (3, 5, 8, 10, 12, 15)
ORIGINS = ("rulebook", "mixed", "reconstructed")
WIDE = {"strips", "lake_conditions"}
"""Kinds whose pictures are wider than high."""
SMALL, LARGE = 190, 380


def filters(wanted: Query, everything: Sequence[Match]) -> list[Part]:
    """The fields by which components are chosen; `everything` are all of the kind."""
    kinds = {kind: t(f"components-{kind}") for kind in KINDS}
    fields = [_select("kind", t("filter-kind"), kinds, wanted.kind), _search(wanted.words)]
    if wanted.kind == "cards":
        cards = {"": t("filter-all"), **{kind: sentence(text(f"kind-{kind}")) for kind in CARD_KINDS}}
        costs = {"": t("filter-all"), **{str(cost): t("filter-at-most", coins=cost) for cost in COSTS}}
        times = {"": t("filter-all"), **{time: text(f"deck-time-{time}") for time in TIMES}}
        games = {"": t("filter-all"), **{game: text(f"deck-game-{game}") for game in GAMES}}
        most = "" if wanted.most_coins is None else str(wanted.most_coins)
        fields += [
            _select("card_kind", t("filter-card-kind"), cards, wanted.card_kind),
            _select("most_coins", t("filter-cost"), costs, most),
            _select("time", t("filter-time"), times, wanted.time),
            _select("game", t("filter-game"), games, wanted.game),
        ]
    themes = count_themes(everything)
    if themes:
        options = {"": t("filter-all"), **{theme: text(f"deck-theme-{theme}") for theme in themes}}
        fields.append(_select("theme", t("filter-theme"), options, wanted.theme))
    origins = {found.record.provenance for found in everything}
    if len(origins) > 1:
        options = {"": t("filter-all")}
        options |= {name: text(f"provenance-{name}") for name in ORIGINS if name in origins}
        fields.append(_select("provenance", t("filter-origin"), options, wanted.provenance))
    return [part("div", *fields, css="filters", role="search", aria_label=t("filter"))]


def _select(name: str, label: str, options: Mapping[str, str], chosen: str) -> Part:
    choices = [part("option", words, value=value) for value, words in options.items()]
    field = part("select", *choices, act=f"filter {name}", value=chosen, data_id=f"filter {name}")
    return part("label", part("span", label, css="name"), field, css="field")


def _search(words: str) -> Part:
    field = part(
        "input", act="filter words", value=words, type="search", maxlength=60, data_live="yes", data_id="filter words"
    )
    return part("label", part("span", t("filter-words"), css="name"), field, css="field wide")


def head(view: str, count: int, total: int) -> list[Part]:
    """What is shown and how much of it was found."""
    reset = part("button", t("filter-reset"), act="reset", data_id="reset") if count < total else None
    found = part("span", t("components-found", count=count, total=total), role="status")
    return [
        tabs({name: t(f"components-view-{name}") for name in VIEWS}, view, t("page-components"), act="view"),
        part("div", found, reset, css="found"),
    ]


def gallery(box: Box, found: Sequence[Match], wanted: Query, page: int, dark: bool) -> list[Part]:
    """One page of pictures: only these travel to the browser."""
    if not found:
        return [part("p", t("components-none"), css="muted")]
    first = page * PAGE_SIZE
    shown = [_thumb(box, component, dark) for component in found[first : first + PAGE_SIZE]]
    css = "gallery broad" if wanted.kind in WIDE else "gallery"
    return [part("div", *shown, css=css), *_pages(page, len(found))]


def _thumb(box: Box, found: Match, dark: bool) -> Part:
    name = caption(box, found.record)
    named = hasattr(found.record, "name")  # then it stands on the picture
    image = part("img", picture=picture(box, found.record, name, dark, SMALL), alt=name if named else "")
    key = component_key(found)
    words = part("span", component_id(found.record) if named else name, css="caption")
    return part("button", image, words, css="thumb", act="show", value=key, data_id=key)


def picture(box: Box, record: Any, name: str, dark: bool, width: int) -> str:
    return component_picture(record, name, palette_of(dark), width, box)


def component_key(found: Match) -> str:
    """What a component is called in links."""
    return f"{found.table}-{component_id(found.record)}"


def _pages(page: int, count: int) -> list[Part]:
    last = (count - 1) // PAGE_SIZE
    if not last:
        return []
    where = t("components-page", page=page + 1, pages=last + 1)
    buttons = [
        part(
            "button", t("components-back"), act="turn", value=str(page - 1), disabled=not page or None, data_id="less"
        ),
        part("span", where, css="muted"),
        part(
            "button", t("components-on"), act="turn", value=str(page + 1), disabled=page == last or None, data_id="more"
        ),
    ]
    return [part("nav", *buttons, css="bar pages", aria_label=t("components-pages"))]


def details(box: Box, found: Match, dark: bool) -> list[Part]:
    """A component large, with its effects in words, its rules and where its values come from."""
    record = found.record
    name = caption(box, record)
    image = part("img", picture=picture(box, record, name, dark, LARGE), alt=t("components-picture", name=name))
    rows = [part("tr", part("th", title, scope="row"), part("td", words)) for title, words in facts(box, record)]
    rules = [rule_link(rule) for rule in component_rules(record)]
    told = [
        part(
            "p",
            f"{component_id(record)} · {t(f'components-{_kind(found)}')} · {text(f'deck-game-{found.game}')}",
            css="muted",
        ),
        part("table", part("tbody", *rows)),
        part("h3", t("components-origin")),
        part(
            "p", part("strong", text(f"provenance-{record.provenance}")), " \u2013 ", t(f"origin-{record.provenance}")
        ),
        part("p", record.note, css="muted", lang="en") if record.note else None,
    ]
    if rules:
        told += [part("h3", t("components-rules")), part("p", *rules, css="rules")]
    turn = part(
        "div",
        part("button", t("components-previous"), act="step", value="-1", data_id="previous"),
        part("button", t("components-next"), act="step", value="1", data_id="next"),
        css="bar",
        role="group",
        aria_label=t("components-others"),
    )
    css = "large broad" if found.table in WIDE else "large"
    return [part("div", part("div", image, css="frame"), part("div", *told, turn), css=css)]


def _kind(found: Match) -> str:
    return next(kind for kind, tables in KINDS.items() if found.table in tables)
