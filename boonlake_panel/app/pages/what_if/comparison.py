"""Two lines of a study side by side: what the boards look like, and how the points grow."""

from functools import partial
from typing import TYPE_CHECKING, Any

import panel as pn
import param

from ....study import Node, Study
from ....views.boards.game_picture import picture
from ....views.charts import trajectories
from ....views.drawing.palette import Palette, palette_of
from ...kit.chart import Chart
from ...kit.fields import pick_field
from ...kit.picture import Picture
from ...kit.rich_text import part
from ...kit.widgets import button, text_part, two_halves
from ...kit.wording import chip, sentence, t

if TYPE_CHECKING:
    from ...session.dashboard import DashboardSession

MAX_LINES = 60
"""Lines that can be chosen; a study with more shows the first ones."""


class Lines(param.Parameterized):
    """The ends of the two lines that are compared."""

    first: Any = param.Selector(default=None, objects=[], allow_None=True, check_on_set=True, doc="Drawn solid.")
    second: Any = param.Selector(default=None, objects=[], allow_None=True, check_on_set=True, doc="Drawn dashed.")


SIDES = ("first", "second")


class Side:
    """One of the two lines: which one, its end in words and as a picture, and a way there."""

    def __init__(self, comparison: "Comparison", name: str, label: str) -> None:
        model = comparison.model
        self.field = pick_field(comparison.lines.param[name], label)
        self.caption = text_part(model)
        self.open = button(t("whatif-open"), partial(comparison.open, name), size="small")
        self.picture = Picture(sizing_mode="stretch_width")
        below = pn.Row(self.caption, self.open, sizing_mode="stretch_width")
        self.layout = pn.Column(self.field, below, self.picture, sizing_mode="stretch_width")
        self.seen: Any = None


class Comparison:
    """Two places of the study's tree, each with its picture; below them the course of both lines."""

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
        """Offers the lines of the study as it is now, and shows the two that are chosen."""
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
        """Puts the lines into both fields; what was chosen stays, and at first the two fields differ."""
        ids = list(lines.values())
        self._quiet = True
        try:
            for place, name in enumerate(SIDES):
                chosen = getattr(self.lines, name)
                chosen = chosen if chosen in ids else self._first_choice(place, ids)
                self.lines.param[name].objects = lines
                setattr(self.lines, name, chosen)
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
        decision = study.game_at(fork.parent or study.root).decision
        labels = {option.key: option.label for option in decision.options} if decision else {}
        label = sentence(labels.get(fork.key, fork.key))
        when = t("turn", turn=fork.turn) if fork.turn else t("set-up")
        return t("compare-branch", when=when, name=f"{label} ({fork.name})" if fork.name else label)

    def _show(self) -> None:
        nodes = {name: self.model.study.at(getattr(self.lines, name)) for name in SIDES}
        for name, node in nodes.items():
            side, wanted = self.sides[name], (node.id, self.model.dark, self.model.language)
            if side.seen != wanted:
                side.seen = wanted
                self._show_side(side, node)
        lines = {
            t(f"compare-side-{n}"): self._facts.facts([self.model.study.root, *node.path])
            for n, node in enumerate(nodes.values(), 1)
        }
        self.curves.show({"lines": lines, "names": trajectories.names_of(self.model.study)}, self.model.dark)

    def _show_side(self, side: Side, node: Node) -> None:
        game = self.model.study.game_at(node)
        scores = [
            part("span", chip(seat, small=True), f" {game.setup.seat_name(seat)} {score}", css="score")
            for seat, score in enumerate(game.scores)
        ]
        turn = game.current_turn
        begun = t("compare-when", turn=turn, round=game.round) if turn else t("set-up")
        when = t("over") if game.over else begun
        side.caption.put([part("div", part("span", when, css="muted"), *scores, css="caption")])
        side.picture.param.update(svg=picture(game, palette_of(self.model.dark)), alt=t("compare-picture", when=when))

    def _draw(self, data: Any, palette: Palette) -> Any:
        return trajectories.branch_chart(data["lines"], data["names"], palette)

    # What people do

    def _picked(self) -> None:
        if not self._quiet and all(getattr(self.lines, name) for name in SIDES):
            with pn.io.hold():
                self._show()

    def open(self, name: str) -> None:
        """Goes to the end of a line and shows it on the boards."""
        self.model.go(getattr(self.lines, name))
        self.session.show("explore")
