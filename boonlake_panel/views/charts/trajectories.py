"""How a game went: points and goods over the turns, as HoloViews charts for notebooks and pages.

points_by_turn(study); points_by_source(study, seat=0); goods_by_turn(study, seat=1); branches(study, [node, other])
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import holoviews as hv

from ...engine import Game
from ...study import Node, Study
from ...texts.messages import text
from ..drawing.palette import LIGHT, Palette
from .look import look, overlay

MARKERS = ("circle", "square", "triangle", "diamond")
"""One for each seat, beside its colour."""
GOODS = ("coins", "vases", "ranch", "cards", "presences")
GOODS_COLOURS = ("#b07d00", "#c2528f", "#d9794e", "#7c69c4", "#2f7d4a")
SOURCE_COLOURS = (
    "#17607f", "#e3ad2b", "#7c69c4", "#d9794e", "#3f8f54", "#c2528f", "#8a5a2b", "#5aa9c9", "#b23a48", "#7b8087",
    "#9cb83c", "#45566e", "#f0a67a", "#6f4f9a", "#2f9e8f", "#c9b458", "#94402c", "#88a0b8", "#5c6b2f", "#d26aa8",
)  # fmt: skip
CROWDED = {"label_text_font_size": "10px", "glyph_width": 11, "glyph_height": 11, "spacing": 0, "padding": 0}
"""A legend with a line for each source of points stays within its chart."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What a chart needs of one node."""

    node: str
    turn: int
    scoring: int
    points: tuple[int, ...]
    goods: tuple[tuple[int, ...], ...]  # by seat, in the order of GOODS
    ledger: tuple[dict[str, int], ...]


def facts_of(node: Node, game: Game) -> Facts:
    """The facts of one node."""
    players = game.state.players
    goods = tuple(
        (p.coins, p.vases, p.ranch, len(p.hand), sum(game.state.presence[4 * seat : 4 * seat + 4]))
        for seat, p in enumerate(players)
    )
    return Facts(node.id, game.turn, game.scoring, game.scores, goods, game.ledger)


class TurnFacts:
    """The facts along a line of a study, one for the end of each turn; remembers what it has seen."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self._seen: dict[str, Facts] = {}

    def facts(self, nodes: Sequence[Node]) -> list[Facts]:
        """The last node of each turn."""
        last = {node.turn: node for node in nodes}
        return [self._at(node) for node in last.values()]

    def _at(self, node: Node) -> Facts:
        if node.id not in self._seen:
            self._seen[node.id] = facts_of(node, self.study.game_at(node))
        return self._seen[node.id]


def line_to(study: Study, node: Node | None = None) -> list[Facts]:
    """The facts of the line through a node, or through the cursor, to its end."""
    end = study.end(node)
    return TurnFacts(study).facts([study.root, *end.path])


def seat_colour(palette: Palette, seat: int) -> str:
    """A colour that shows on the page: white needs its edge by day."""
    colours = palette.seats[seat]
    return colours.edge if seat == 3 and not palette.dark else colours.fill


def points_chart(facts: Sequence[Facts], names: Sequence[str], palette: Palette = LIGHT, dash: str = "solid") -> Any:
    """Points by turn, one line for each seat, with a mark at each interim scoring."""
    turns = [fact.turn for fact in facts]
    charts: list[Any] = []
    for seat, name in enumerate(names):
        data = {"turn": turns, "points": [fact.points[seat] for fact in facts], "node": [fact.node for fact in facts]}
        colour = seat_colour(palette, seat)
        curve = hv.Curve(data, "turn", ["points", "node"], label=f"{palette.seats[seat].letter} {name}")
        dots = hv.Scatter(data, "turn", ["points", "node"], label=f"{palette.seats[seat].letter} {name}")
        charts += [
            curve.opts(color=colour, line_width=2.5, line_dash=dash),
            dots.opts(color=colour, size=7, marker=MARKERS[seat], line_color=palette.seats[seat].edge),
        ]
    return overlay([*charts, *_scorings(facts, palette)], look(palette, text("chart-turn"), text("chart-points")))


def source_chart(facts: Sequence[Facts], seat: int, palette: Palette = LIGHT, name: str = "") -> Any:
    """Points by turn, stacked by where they come from; losses are stacked below zero. The axis says whose they are."""
    sources = list(dict.fromkeys(source for fact in facts for source in fact.ledger[seat]))
    turns = [fact.turn for fact in facts]
    areas = []
    for sign in (1, -1):
        base = [0] * len(facts)
        for n, source in enumerate(sources):
            part = [max(0, fact.ledger[seat].get(source, 0) * sign) * sign for fact in facts]
            if any(part):
                top = [low + value for low, value in zip(base, part, strict=True)]
                data = {"turn": turns, "points": top, "base": base}
                area = hv.Area(data, "turn", ["points", "base"], label=text(f"source-{source}"))
                colour = SOURCE_COLOURS[n % len(SOURCE_COLOURS)]
                areas.append(area.opts(color=colour, line_color=palette.panel, alpha=0.9))
                base = top
    empty = hv.Curve({"turn": turns, "points": [fact.points[seat] for fact in facts]}, "turn", "points")
    whole = empty.opts(color=palette.ink, line_width=2, line_dash="dotted")
    style = look(palette, text("chart-turn"), _whose(name, text("chart-points")))
    style["legend_opts"] |= CROWDED
    return overlay([*areas, whole, *_scorings(facts, palette)], style)


def goods_chart(facts: Sequence[Facts], seat: int, palette: Palette = LIGHT, name: str = "") -> Any:
    """What a seat owned over the turns; the axis says whose it is."""
    turns = [fact.turn for fact in facts]
    curves = []
    for n, good in enumerate(GOODS):
        data = {"turn": turns, "count": [fact.goods[seat][n] for fact in facts]}
        curves.append(
            hv.Curve(data, "turn", "count", label=text(f"chart-{good}")).opts(color=GOODS_COLOURS[n], line_width=2.5)
        )
    style = look(palette, text("chart-turn"), _whose(name, text("chart-count")))
    return overlay([*curves, *_scorings(facts, palette)], style)


def branch_chart(lines: Sequence[Sequence[Facts]], names: Sequence[str], palette: Palette = LIGHT) -> Any:
    """Several lines over each other: the first solid, the others dashed."""
    styles = ["solid", *(("dashed", "dotted", "dotdash") * len(lines))]
    charts = [points_chart(facts, names, palette, style) for facts, style in zip(lines, styles, strict=False)]
    parts = [element for chart in charts for element in chart]
    return overlay(parts, look(palette, text("chart-turn"), text("chart-points")))


def _whose(name: str, what: str) -> str:
    """The words of an axis, with the name of whoever the chart is about."""
    return f"{name}: {what}" if name else what


def _scorings(facts: Sequence[Facts], palette: Palette) -> list[Any]:
    """A line at the end of each turn in which an interim scoring took place."""
    lines = []
    before = facts[0].scoring if facts else 0
    for fact in facts:
        if fact.scoring > before:
            line = hv.VLine(fact.turn).opts(color=palette.gold, line_dash="dashed", line_width=1.5)
            lines.append(line)
        before = fact.scoring
    return lines


# For notebooks


def names_of(study: Study) -> list[str]:
    return [study.setup.seat_name(seat) for seat in range(len(study.game.scores))]


def points_by_turn(study: Study, node: Node | None = None) -> Any:
    """Points by turn of every seat, along the line of a node or of the cursor."""
    return points_chart(line_to(study, node), names_of(study))


def points_by_source(study: Study, seat: int, node: Node | None = None) -> Any:
    """Where the points of a seat come from, turn by turn."""
    return source_chart(line_to(study, node), seat, name=names_of(study)[seat])


def goods_by_turn(study: Study, seat: int, node: Node | None = None) -> Any:
    """What a seat owned, turn by turn."""
    return goods_chart(line_to(study, node), seat, name=names_of(study)[seat])


def branches(study: Study, nodes: Sequence[Node]) -> Any:
    """The lines through several nodes over each other."""
    return branch_chart([line_to(study, node) for node in nodes], names_of(study))
