"""Charts about components: what a deck is made of, as HoloViews elements for pages and notebooks.

deck_chart(deck_counts(find_components(box, Query("cards")))["coins"])
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ...analysis.component_search import GAMES, TIMES, Match, count_themes, times_of
from ...components.tables import Card
from ...components.vocabulary import KINDS
from ...texts.messages import text
from ..drawing.palette import LIGHT, Palette, mix
from .look import look

Counts = dict[str, Any]
"""The title of the axis, and rows of a label, a part of it and how often it occurs."""

EXPANSION_COLOURS = ("#8a5fb5", "#2f86b5", "#c4622d")


def deck_counts(matches: Iterable[Match]) -> dict[str, Counts]:
    """The figures behind all charts that make sense for these components."""
    components = list(matches)
    games = [game for game in GAMES if any(component.game == game for component in components)]
    cards = [component for component in components if isinstance(component.record, Card)]
    counts: dict[str, Counts] = {}
    if cards:
        counts["kind"] = _count("kind", [(text(f"kind-{c.record.kind}"), c.game) for c in cards], _kinds(), games)
        coins = [(str(c.record.cost_coins), c.game) for c in cards]
        counts["coins"] = _count("coins", coins, _numbers(coins), games)
        points = [(str(c.record.vp), c.game) for c in cards]
        counts["points"] = _count("points", points, _numbers(points), games)
        times = [(text(f"deck-time-{time}"), c.game) for c in cards for time in times_of(c.record)]
        counts["time"] = _count("time", times, [text(f"deck-time-{time}") for time in TIMES], games)
    themes = {text(f"deck-theme-{theme}"): theme for theme in count_themes(components)}
    if themes:
        rows = [
            (label, game, count_themes([c for c in components if c.game == game]).get(theme, 0))
            for label, theme in themes.items()
            for game in games
        ]
        counts["theme"] = {"axis": "theme", "rows": rows}
    origins = [(text(f"provenance-{c.record.provenance}"), c.game) for c in components]
    order = [text(f"provenance-{name}") for name in ("rulebook", "mixed", "reconstructed")]
    return {**counts, "origin": _count("origin", origins, order, games)}


def _kinds() -> list[str]:
    return [text(f"kind-{kind}") for kind in KINDS]


def _numbers(pairs: list[tuple[str, str]]) -> list[str]:
    values = [int(label) for label, _ in pairs]
    return [str(number) for number in range(min(values), max(values) + 1)]


def _count(axis: str, pairs: list[tuple[str, str]], order: list[str], games: list[str]) -> Counts:
    counts = Counter(pairs)
    return {"axis": axis, "rows": [(label, game, counts[label, game]) for label in order for game in games]}


def deck_chart(counts: Counts, palette: Palette = LIGHT) -> Any:
    """How many components there are of each sort, those of expansions on top of the others."""
    import holoviews as hv

    names = {game: text(f"deck-game-{game}") for game in GAMES}
    rows = [(label, names[game], count) for label, game, count in counts["rows"]]
    axis = text(f"deck-axis-{counts['axis']}")
    colours = dict(zip(names.values(), (mix(palette.accent, palette.panel, 0.1), *EXPANSION_COLOURS), strict=False))
    shown = [names[game] for game in GAMES if any(row[1] == game for row in counts["rows"])]
    long = max(len(label) for label, _, _ in rows) > 8
    options = look(palette, axis, text("deck-count"), height=260, legend_position="top")
    bars = hv.Bars(rows, ["label", "game"], "count")
    return bars.opts(
        **options,
        stacked=True,
        color="game",
        cmap=[colours[name] for name in shown],
        xrotation=35 if long else 0,
        line_color=None,
    )
