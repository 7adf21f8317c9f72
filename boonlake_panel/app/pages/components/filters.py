"""The fields by which components are chosen: a widget for each parameter of a query."""

from typing import Any

import panel_material_ui as pmui

from ....analysis.component_search import GAMES, KINDS, ORIGINS, TIMES, Match, Query, count_themes
from ....components.vocabulary import KINDS as CARD_KINDS
from ....texts.messages import text
from ...kit.fields import TOUCHABLE, select_field
from ...kit.widgets import fields
from ...kit.wording import sentence, t

COSTS = (3, 5, 8, 10, 12, 15)
CARD_FIELDS = ("card_kind", "most_coins", "time", "game")
"""Fields that make sense for cards alone."""


class Filters:
    """The widgets of a query; which of them are shown depends on the kind of components."""

    def __init__(self, query: Query) -> None:
        self.query = query
        self.words = pmui.TextInput.from_param(
            query.param.words,
            onkeyup=True,
            label=t("filter-words"),
            description="",
            max_length=60,
            size="small",
            width=300,
            sx=TOUCHABLE,
        )
        every = {"": t("filter-all")}
        cards = {**every, **{kind: sentence(text(f"kind-{kind}")) for kind in CARD_KINDS}}
        times = {**every, **{time: text(f"deck-time-{time}") for time in TIMES}}
        games = {**every, **{game: text(f"deck-game-{game}") for game in GAMES}}
        kinds = {kind: t(f"components-{kind}") for kind in KINDS}
        self.fields: dict[str, Any] = {
            "kind": select_field(query.param.kind, t("filter-kind"), kinds),
            "words": self.words,
            "card_kind": select_field(query.param.card_kind, t("filter-card-kind"), cards),
            "most_coins": self._cost(),
            "time": select_field(query.param.time, t("filter-time"), times),
            "game": select_field(query.param.game, t("filter-game"), games),
            "theme": select_field(query.param.theme, t("filter-theme"), every),
            "provenance": select_field(query.param.provenance, t("filter-origin"), every),
        }
        for field in self.fields.values():
            field.param.update(width=None, sizing_mode="stretch_width", margin=0)
        self.layout = fields(*self.fields.values())

    def _cost(self) -> Any:
        """The most coins; a list of Material shows nothing for None, so that no limit is an empty text there."""
        options: dict[str, Any] = {t("filter-all"): "", **{t("filter-at-most", coins=cost): cost for cost in COSTS}}
        query, limit = self.query, self.query.most_coins
        known = limit if limit in COSTS else ""
        field = pmui.Select(options=options, value=known, label=t("filter-cost"), size="small", width=200, sx=TOUCHABLE)
        field.param.watch(lambda event: query.param.update(most_coins=event.new or None), "value")
        query.param.watch(lambda event: field.param.update(value=event.new or ""), "most_coins")
        return field

    def show(self, everything: list[Match]) -> None:
        """Offers what tells components of this kind apart; `everything` are all of the kind."""
        is_cards = self.query.kind == "cards"
        for name in CARD_FIELDS:
            self.fields[name].visible = is_cards
        themes = {t("filter-all"): "", **{text(f"deck-theme-{theme}"): theme for theme in count_themes(everything)}}
        known = {match.record.provenance for match in everything}
        origins = {text(f"provenance-{name}"): name for name in ORIGINS if name in known}
        self._offer("theme", themes, len(themes) > 1)
        self._offer("provenance", {t("filter-all"): "", **origins}, len(origins) > 1)

    def _offer(self, name: str, options: dict[str, str], visible: bool) -> None:
        field = self.fields[name]
        field.visible = visible
        if field.options != options:
            field.options = options

    def clear(self) -> None:
        """Takes all filters away but the kind."""
        others = {name: self.query.param[name].default for name in self.fields if name != "kind"}
        self.query.param.update(**others)
        self.words.value_input = ""  # the field forgets what was typed only when its value changes
