"""How a game went: points and goods over the turns, as HoloViews charts for notebooks and pages.

points_by_turn(study); points_by_source(study, seat=0); goods_by_turn(study, seat=1); branches(study, [node, other])
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Any

import holoviews as hv

from ...engine import Game
from ...study import Node, Study
from ...texts.messages import text
from ..drawing.palette import LIGHT, Palette
from .look import hover, keyed, look, overlay

MARKERS = ("circle", "square", "triangle", "diamond")
"""One for each seat, beside its colour."""
GOODS = ("coins", "vases", "ranch", "cards", "presences")
GOODS_COLOURS = ("#b07d00", "#c2528f", "#d9794e", "#7c69c4", "#2f7d4a")
DASHES = ("solid", "dashed", "dotted", "dotdash", [12, 3], [2, 6])
"""One for each line that is compared."""
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


Lines = Mapping[str, Sequence[Facts]]
"""Lines of a study by their names."""


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


def points_chart(facts: Sequence[Facts], names: Sequence[str], palette: Palette = LIGHT) -> Any:
    """Points by turn, one line for each seat, with a mark at each interim scoring."""
    seat, turn, points = (dimension(name) for name in ("seat", "turn", "points"))
    style = look(palette, turn.label, points.label)
    curves, dots = {}, {}
    for n, name in enumerate(seat_labels(names, palette)):
        data = _points(facts, n)
        curves[name] = hv.Curve(data, turn, [points, "node"]).opts(color=seat_colour(palette, n), line_width=2.5)
        dots[name] = hv.Scatter(data, turn, [points, "node"]).opts(**_dots(n, palette), **hover(seat, turn, points))
    return overlay([*(keyed(seat, part, style) for part in (curves, dots)), *_scorings(facts, palette)], style)


def source_chart(facts: Sequence[Facts], seat: int, palette: Palette = LIGHT, name: str = "") -> Any:
    """Points by turn, stacked by where they come from; losses are stacked below zero. The axis says whose they are."""
    source, turn, points = (dimension(name) for name in ("source", "turn", "points"))
    style = look(palette, turn.label, _whose(name, points.label))
    style["legend_opts"] |= CROWDED
    sources = list(dict.fromkeys(key for fact in facts for key in fact.ledger[seat]))
    turns = [fact.turn for fact in facts]
    stacks = []
    for sign in (1, -1):
        areas: dict[str, Any] = {}
        base = [0] * len(facts)
        for n, key in enumerate(sources):
            part = [max(0, fact.ledger[seat].get(key, 0) * sign) * sign for fact in facts]
            if any(part):
                top = [low + value for low, value in zip(base, part, strict=True)]
                area = hv.Area({"turn": turns, "points": top, "base": base}, turn, [points, "base"])
                colour = SOURCE_COLOURS[n % len(SOURCE_COLOURS)]
                areas[text(f"source-{key}")] = area.opts(color=colour, line_color=palette.panel, alpha=0.9)
                base = top
        stacks += [keyed(source, areas, style)] if areas else []
    whole = hv.Curve({"turn": turns, "points": [fact.points[seat] for fact in facts]}, turn, points)
    whole = whole.opts(color=palette.ink, line_width=2, line_dash="dotted", **hover(turn, points))
    return overlay([*stacks, whole, *_scorings(facts, palette)], style)


def goods_chart(facts: Sequence[Facts], seat: int, palette: Palette = LIGHT, name: str = "") -> Any:
    """What a seat owned over the turns; the axis says whose it is."""
    good, turn, count = (dimension(name) for name in ("good", "turn", "count"))
    style = look(palette, turn.label, _whose(name, count.label))
    curves = {}
    for n, key in enumerate(GOODS):
        data = {"turn": [fact.turn for fact in facts], "count": [fact.goods[seat][n] for fact in facts]}
        curve = hv.Curve(data, turn, count).opts(color=GOODS_COLOURS[n], line_width=2.5)
        curves[text(f"chart-{key}")] = curve.opts(**hover(good, turn, count))
    return overlay([keyed(good, curves, style), *_scorings(facts, palette)], style)


def branch_chart(lines: Lines, names: Sequence[str], palette: Palette = LIGHT) -> Any:
    """All seats in several lines over each other: the colour is that of the seat, the dashes are those of the line."""
    branch, seat, turn, points = (dimension(name) for name in ("branch", "seat", "turn", "points"))
    style = look(palette, turn.label, points.label)
    curves, dots = {}, {}
    for (line, facts), dash in zip(lines.items(), cycle(DASHES)):
        for n, name in enumerate(seat_labels(names, palette)):
            data = _points(facts, n)
            curve = hv.Curve(data, turn, [points, "node"])
            curves[line, name] = curve.opts(
                color=seat_colour(palette, n), line_width=2.5, line_dash=dash, show_legend=False
            )
            dot = hv.Scatter(data, turn, [points, "node"])
            seen = {"alpha": 0, "hover_alpha": 1, "show_legend": False}  # dashes show between the dots
            dots[line, name] = dot.opts(**_dots(n, palette), **hover(branch, seat, turn, points), **seen)
    parts = [keyed([branch, seat], part, style) for part in (curves, dots)]
    return overlay([*parts, *_keys(lines, names, palette), *_scorings(first(lines), palette)], style)


def seat_branch_chart(lines: Lines, seat: int, palette: Palette = LIGHT, name: str = "") -> Any:
    """One seat in several lines over each other, each line in a colour of its own."""
    branch, turn, points = (dimension(name) for name in ("branch", "turn", "points"))
    style = look(palette, turn.label, _whose(name, points.label))
    curves, dots = {}, {}
    for (line, facts), colour in zip(lines.items(), cycle(SOURCE_COLOURS)):
        data = _points(facts, seat)
        curves[line] = hv.Curve(data, turn, [points, "node"]).opts(color=colour, line_width=2.5)
        dot = hv.Scatter(data, turn, [points, "node"])
        dots[line] = dot.opts(color=colour, size=6, **hover(branch, turn, points))
    parts = [keyed(branch, part, style) for part in (curves, dots)]
    return overlay([*parts, *_scorings(first(lines), palette)], style)


def dimension(name: str) -> Any:
    """What something is keyed or measured by, called so in the language of the moment."""
    return hv.Dimension(name, label=text(f"chart-{name}"))


def first(lines: Lines) -> Sequence[Facts]:
    """The line whose interim scorings are shown."""
    return next(iter(lines.values()), ())


def _points(facts: Sequence[Facts], seat: int) -> dict[str, list[Any]]:
    return {
        "turn": [fact.turn for fact in facts],
        "points": [fact.points[seat] for fact in facts],
        "node": [fact.node for fact in facts],
    }


def _dots(seat: int, palette: Palette) -> dict[str, Any]:
    edge = palette.seats[seat].edge
    return {"color": seat_colour(palette, seat), "size": 7, "marker": MARKERS[seat], "line_color": edge}


def seat_labels(names: Sequence[str], palette: Palette) -> list[str]:
    """The names with the letters that stand on the boards."""
    return [f"{palette.seats[seat].letter} {name}" for seat, name in enumerate(names)]


def _keys(lines: Lines, names: Sequence[str], palette: Palette) -> list[Any]:
    """What the legend of several lines shows: a colour for each seat, dashes for each line."""
    empty = hv.Curve({"turn": [math.nan], "points": [math.nan]}, "turn", "points")  # a legend has no empty lines
    seats = {
        name: empty.clone().opts(color=seat_colour(palette, n), line_width=2.5)
        for n, name in enumerate(seat_labels(names, palette))
    }
    dashes = {
        line: empty.clone().opts(color=palette.ink, line_width=2, line_dash=dash)
        for line, dash in zip(lines, cycle(DASHES))
    }
    return [hv.NdOverlay(seats, dimension("seat"), sort=False), hv.NdOverlay(dashes, dimension("branch"), sort=False)]


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


def branches(study: Study, nodes: Sequence[Node], seat: int | None = None) -> Any:
    """The lines through several nodes over each other, called by the names of the branches; of all seats, or of one."""
    lines = {name: line_to(study, node) for name, node in line_names(study, nodes).items()}
    if seat is None:
        return branch_chart(lines, names_of(study))
    return seat_branch_chart(lines, seat, name=names_of(study)[seat])


def line_names(study: Study, nodes: Iterable[Node]) -> dict[str, Node]:
    """Nodes by the names of their lines: what a branch is called or begins with, and no name twice."""
    named: dict[str, Node] = {}
    for node in nodes:
        name = line_name(study, study.end(node))
        while name in named:
            name += "\u2032"
        named[name] = node
    return named


def line_name(study: Study, end: Node) -> str:
    """What the last branch before the end of a line is called, or begins with."""
    fork = next((step for step in reversed(end.path) if step.parent and step.parent.children[0] is not step), None)
    if fork is None or fork.parent is None:
        return text("chart-main-line")
    if fork.name:
        return fork.name
    decision = study.game_at(fork.parent).decision
    options = decision.options if decision else ()
    return next((option.label for option in options if option.key == fork.key), fork.key)
