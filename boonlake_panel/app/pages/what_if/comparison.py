"""Two lines of a study side by side: what the boards look like, and how the points grow."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import panel as pn
import panel_material_ui as pmui

from ....study import Node, Study
from ....views.boards.game_picture import picture
from ....views.charts import trajectories
from ....views.drawing.palette import Palette, palette_of
from ...kit.chart import Chart
from ...kit.figures import sheet
from ...kit.markup import part
from ...kit.wording import chip, sentence, t

if TYPE_CHECKING:
    from ...session.dashboard import DashboardSession

MAX_LINES = 60
"""Lines that can be chosen; a study with more shows the first ones."""


class Comparison:
    """Two places of the study's tree, each with its picture; below them the course of both lines."""

    def __init__(self, session: "DashboardSession", dark: bool) -> None:
        self.session = session
        self.model = session.model
        self.dark = dark
        self._study: Any = None
        self._facts: Any = None
        self._quiet = False
        self.text = sheet(self.model, self.act, dark)
        self.fields = [pmui.Select(options={}, sizing_mode="stretch_width") for _ in range(2)]
        self.pictures = [sheet(self.model, self.act, dark) for _ in range(2)]
        self._seen: list[Any] = [None, None]
        self.curves = Chart(self._draw, height=320)
        for field in self.fields:
            field.param.watch(self.model.localized(self._picked), "value")
        self.sides = self._sides()
        self.layout = pn.Column(self.text, self.sides, self.curves.place, sizing_mode="stretch_width")

    def _sides(self) -> Any:
        columns = [
            pn.Column(field, image, sizing_mode="stretch_width")
            for field, image in zip(self.fields, self.pictures, strict=True)
        ]
        grids = [pmui.Grid(column, size={"xs": 12, "md": 6}) for column in columns]
        return pmui.Grid(*grids, container=True, spacing=2, sizing_mode="stretch_width")

    # Showing

    def refresh(self) -> None:
        """Offers the lines of the study as it is now, and shows the two that are chosen."""
        study = self.model.study
        if self._study is not study:
            self._study, self._facts = study, trajectories.TurnFacts(study)
        lines = self._lines(study)
        self._offer(lines)
        self.sides.visible = len(lines) > 1
        if len(lines) < 2:
            self.text.put([part("p", t("compare-none"), css="lead"), part("p", t("compare-how"), css="hint")])
            self.curves.show(None, self.dark)
            return
        self.text.put([part("p", t("compare-about"), css="hint")])
        self._show()

    def paint(self, dark: bool) -> None:
        self.dark = self.text.dark = dark
        for image in self.pictures:
            image.dark = dark
        if self._study is self.model.study and self.sides.visible:
            self._show()

    def _offer(self, lines: dict[str, str]) -> None:
        """Puts the lines into both fields; what was chosen stays, and at first the two fields differ."""
        ids = list(lines.values())
        self._quiet = True
        for place, field in enumerate(self.fields):
            field.label = t(f"compare-side-{place + 1}")
            chosen = field.value if field.value in ids else self._first_choice(place, ids)
            if field.options != lines:
                field.options = lines
            if field.value != chosen:
                field.value = chosen
        self._quiet = False

    def _first_choice(self, place: int, ids: list[str]) -> str | None:
        """The main line at first, and beside it a branch at the cursor if there is one."""
        others = [end for end in ids[1:] if self.model.study.at(end).is_within(self.model.cursor)]
        return next(iter([*others, *ids[1:]] if place else ids), None)

    def _lines(self, study: Study) -> dict[str, str]:
        """The ends of all lines by their name: the main line, and what each branch begins with."""
        found: dict[str, str] = {}
        for node in study:
            if node.children or node.parent is None:
                continue
            name = self._name(study, node)
            while name in found:
                name += "\u2032"
            found[name] = node.id
            if len(found) == MAX_LINES:
                break
        return found

    def _name(self, study: Study, end: Node) -> str:
        fork = next((step for step in reversed(end.path) if step.parent and step.parent.children[0] is not step), None)
        if fork is None:
            return t("compare-main")
        decision = study.game_at(fork.parent or study.root).decision
        labels = {option.key: option.label for option in decision.options} if decision else {}
        label = sentence(labels.get(fork.key, fork.key))
        when = t("turn", turn=fork.turn) if fork.turn else t("set-up")
        return t("compare-branch", when=when, name=f"{label} ({fork.name})" if fork.name else label)

    def _nodes(self) -> list[Node]:
        return [self.model.study.at(field.value) for field in self.fields]

    def _show(self) -> None:
        nodes = self._nodes()
        for place, node in enumerate(nodes):
            wanted = (node.id, self.dark, self.model.language)
            if self._seen[place] != wanted:
                self._seen[place] = wanted
                self._show_side(place, node)
        lines = [self._facts.facts([self.model.study.root, *node.path]) for node in nodes]
        self.curves.show({"lines": lines, "names": trajectories.names_of(self.model.study)}, self.dark)

    def _show_side(self, place: int, node: Node) -> None:
        game = self.model.study.game_at(node)
        scores = [
            part("span", chip(seat, small=True), f" {game.setup.seat_name(seat)} {score}", css="score")
            for seat, score in enumerate(game.scores)
        ]
        turn = game.current_turn
        begun = t("compare-when", turn=turn, round=game.round) if turn else t("set-up")
        when = t("over") if game.over else begun
        go = part("button", t("whatif-open"), act="open", value=node.id, data_id=f"open {place}")
        caption = part("div", part("span", when, css="muted"), *scores, go, css="caption")
        words = t("compare-picture", when=when)
        image = part("img", picture=picture(game, palette_of(self.dark)), alt=words, css="board")
        self.pictures[place].put([caption, image])

    def _draw(self, data: Any, palette: Palette) -> Any:
        return trajectories.branch_chart(data["lines"], data["names"], palette)

    # What people do

    def _picked(self, event: Any) -> None:
        if not self._quiet and all(field.value for field in self.fields):
            self._show()

    def act(self, act: str, value: str) -> None:
        doing: Callable[[], Any] | None = {"open": lambda: self.open(value)}.get(act)
        if doing:
            doing()

    def open(self, node: str) -> None:
        """Goes to the end of a line and shows it on the boards."""
        self.model.go(node)
        self.session.show("explore")
