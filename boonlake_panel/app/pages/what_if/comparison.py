"""Lines of a study side by side: where they part, what differs on the board, and how the points grow."""

from functools import partial
from typing import TYPE_CHECKING, Any

import panel as pn
import param

from ....study import Node, Study
from ....views.boards.changes import changes
from ....views.boards.game_picture import picture
from ....views.charts import trajectories
from ....views.drawing.palette import Palette, palette_of
from ...kit.chart import Chart
from ...kit.fields import pick_field
from ...kit.picture import Picture
from ...kit.rich_text import Part, part
from ...kit.widgets import button, text_part, two_halves
from ...kit.wording import chip, sentence, t

if TYPE_CHECKING:
    from ...session.dashboard import DashboardSession

MAX_LINES = 60
"""Lines that can be chosen; a study with more shows the first ones."""


NO_LINE = ""
"""What is chosen where no line is compared."""


class Lines(param.Parameterized):
    """The ends of the lines that are compared; the first one is what the others are compared with."""

    first: Any = param.Selector(default=None, objects=[], allow_None=True, check_on_set=True, doc="Drawn solid.")
    second: Any = param.Selector(default=None, objects=[], allow_None=True, check_on_set=True, doc="Drawn dashed.")
    third: Any = param.Selector(default=NO_LINE, objects=[NO_LINE], check_on_set=True, doc="Drawn dotted.")
    fourth: Any = param.Selector(
        default=NO_LINE, objects=[NO_LINE], check_on_set=True, doc="Drawn with dots and dashes."
    )


SIDES = ("first", "second", "third", "fourth")
NEEDED = SIDES[:2]
"""The lines without which there is nothing to compare."""


class Side:
    """One of the lines: which one, its end in words and as a picture, and a way there."""

    def __init__(self, comparison: "Comparison", name: str, label: str) -> None:
        model = comparison.model
        self.field = pick_field(comparison.lines.param[name], label)
        self.caption = text_part(model)
        self.open = button(t("whatif-open"), partial(comparison.open, name), size="small")
        self.picture = Picture(sizing_mode="stretch_width")
        below = pn.Row(self.caption, self.open, sizing_mode="stretch_width")
        self.end = pn.Column(below, self.picture, sizing_mode="stretch_width")
        self.layout = pn.Column(self.field, self.end, sizing_mode="stretch_width")
        self.seen: Any = None


class Comparison:
    """Ends of lines of the study, each with its picture and what differs from the first; below them their course."""

    def __init__(self, session: "DashboardSession") -> None:
        self.session = session
        self.model = session.model
        self.lines = Lines()
        self._study: Any = None
        self._facts: Any = None
        self._quiet = False
        self.lines.param.watch(lambda *events: self._picked(), list(SIDES))
        self._layout = pn.Column(sizing_mode="stretch_width")
        self.translate()

    def __panel__(self) -> Any:
        return self._layout

    def translate(self) -> None:
        self.text = text_part(self.model)
        self.sides = {name: Side(self, name, t(f"compare-side-{n}")) for n, name in enumerate(SIDES, 1)}
        self.both = two_halves(*(side.layout for side in self.sides.values()))
        self.curves = Chart(self._draw, height=320)
        self._layout.objects = [self.text, self.both, self.curves.place]

    # Showing

    def refresh(self) -> None:
        """Offers the lines of the study as it is now, and shows those that are chosen."""
        study = self.model.study
        if self._study is not study:
            self._study, self._facts = study, trajectories.TurnFacts(study)
        lines = self._lines(study)
        self._offer(lines)
        self.both.visible = len(lines) > 1
        if len(lines) < 2:
            self.text.put([part("p", t("compare-none"), css="lead"), part("p", t("compare-how"), css="hint")])
            self.curves.show(None, self.model.dark)
            return
        self.text.put([part("p", t("compare-about"), css="hint")])
        self._show()

    def paint(self) -> None:
        if self._study is self.model.study and self.both.visible:
            self._show()

    def _offer(self, lines: dict[str, str]) -> None:
        """Puts the lines into the fields; what was chosen stays, and at first the first two fields differ."""
        ids = list(lines.values())
        more = {t("compare-no-line"): NO_LINE, **lines}
        self._quiet = True
        try:
            for place, name in enumerate(SIDES):
                chosen, is_needed = getattr(self.lines, name), name in NEEDED
                other = self._first_choice(place, ids) if is_needed else NO_LINE
                self.lines.param[name].objects = lines if is_needed else more
                setattr(self.lines, name, chosen if chosen in ids else other)
                self.sides[name].layout.visible = len(ids) > place
        finally:
            self._quiet = False

    def _first_choice(self, place: int, ids: list[str]) -> str | None:
        """The main line at first, and beside it a branch at the cursor if there is one."""
        others = [end for end in ids[1:] if self.model.study.at(end).is_within(self.model.cursor)]
        return next(iter([*others, *ids[1:]] if place else ids), None)

    def _lines(self, study: Study) -> dict[str, str]:
        """The ends of all lines by their name: the main line, and what each branch begins with."""
        lines: dict[str, str] = {}
        for node in study:
            if node.children or node.parent is None:
                continue
            name = self._name(study, node)
            while name in lines:
                name += "\u2032"
            lines[name] = node.id
            if len(lines) == MAX_LINES:
                break
        return lines

    def _name(self, study: Study, end: Node) -> str:
        fork = next((step for step in reversed(end.path) if step.parent and step.parent.children[0] is not step), None)
        if fork is None:
            return t("compare-main")
        label = _label(study, fork)
        when = t("turn", turn=fork.turn) if fork.turn else t("set-up")
        return t("compare-branch", when=when, name=f"{label} ({fork.name})" if fork.name else label)

    def _show(self) -> None:
        study = self.model.study
        nodes = {name: study.at(end) for name in SIDES if (end := getattr(self.lines, name))}
        first = nodes["first"]
        for name, side in self.sides.items():
            node = nodes.get(name)
            side.end.visible = node is not None
            wanted = node and (node.id, first.id, self.model.dark, self.model.language)
            if node is not None and side.seen != wanted:
                side.seen = wanted
                self._show_side(side, node, first)
        lines = {
            t(f"compare-side-{SIDES.index(name) + 1}"): self._facts.facts([study.root, *node.path])
            for name, node in nodes.items()
        }
        self.curves.show({"lines": lines, "names": trajectories.names_of(study)}, self.model.dark)

    def _show_side(self, side: Side, node: Node, first: Node) -> None:
        study = self.model.study
        game, other = study.game_at(node), study.game_at(first)
        scores = [
            part(
                "span",
                chip(seat, small=True),
                f" {game.setup.seat_name(seat)} {score}",
                _more(score - before),
                css="score",
            )
            for seat, (score, before) in enumerate(zip(game.scores, other.scores, strict=True))
        ]
        turn = game.current_turn
        begun = t("compare-when", turn=turn, round=game.round) if turn else t("set-up")
        when = t("over") if game.over else begun
        parting = self._parting(study, node, first)
        side.caption.put(
            [
                part("div", part("span", when, css="muted"), *scores, css="caption"),
                *([part("p", parting, css="hint")] if parting else []),
            ]
        )
        marks = changes(other.position(), game.position()) if node is not first else frozenset()
        drawn = picture(game, palette_of(self.model.dark), marks=marks)
        side.picture.param.update(svg=drawn, alt=t("compare-picture", when=when))

    def _parting(self, study: Study, node: Node, first: Node) -> str:
        """Where a line leaves the first one, and what was chosen instead."""
        own, others = node.path, first.path
        pairs = zip(own, others, strict=False)
        place = next((n for n, (one, other) in enumerate(pairs) if one is not other), min(len(own), len(others)))
        if place >= len(own) or place >= len(others):
            return ""
        choice, instead = own[place], others[place]
        when = t("turn", turn=choice.turn) if choice.turn else t("set-up")
        labels = {"choice": _label(study, choice), "instead": _label(study, instead)}
        return t("compare-parts", when=when, **labels)

    def _draw(self, data: Any, palette: Palette) -> Any:
        return trajectories.branch_chart(data["lines"], data["names"], palette)

    # What people do

    def _picked(self) -> None:
        if not self._quiet and all(getattr(self.lines, name) for name in NEEDED):
            with pn.io.hold():
                self._show()

    def open(self, name: str) -> None:
        """Goes to the end of a line and shows it on the boards."""
        self.model.go(getattr(self.lines, name))
        self.session.show("explore")


def _label(study: Study, node: Node) -> str:
    """A choice in words."""
    return sentence(study.game_at(node.parent or study.root).seen_by(None).label(node.key))


def _more(points: int) -> Part | None:
    """How many points more or less than in the first line."""
    words = f"{points:+d}".replace("-", "\u2212")
    return part("span", f" ({words})", css="more" if points > 0 else "less") if points else None
