"""The games of a simulation one by one, each of which can be seen on the board."""

from collections.abc import Callable
from typing import Any

import pandas as pd
import panel as pn
import param

from ....engine import Setup
from ....study import Study
from ...kit.fields import pick_field
from ...kit.rich_text import part
from ...kit.table import Table
from ...kit.widgets import button, text_part
from ...kit.wording import t
from ...model import GameModel
from .summary import GameResult, Summary

ROWS = 10
"""How many games a page of the table shows."""


class Games(param.Parameterized):
    """A table of games, a list of the same for those who use no mouse, and the way to the board."""

    game: Any = param.Selector(objects=[], allow_None=True, check_on_set=True, doc="The number of the game looked at.")

    def __init__(self, model: GameModel, agent_name: Callable[[str], str], open_: Callable[[Study], Any]) -> None:
        super().__init__()
        self.model = model
        self.agent_name = agent_name
        self.open = open_
        self.summary: Summary | None = None
        self.title = text_part(model)
        titles = {
            "game": t("simulate-game"),
            "winner": t("simulate-winner"),
            "points": t("simulate-result"),
            "lead": t("simulate-lead"),
            "turns": t("simulate-turn-count"),
        }
        widths = {"game": 100, "lead": 130, "turns": 100}
        self.table = Table(
            titles, widths=widths, page_size=ROWS, roomy={"winner": 150, "points": 150}, on_pick=self._picked
        )
        self.picks = pn.FlexBox(
            pick_field(self.param.game, t("simulate-pick")),
            button(t("whatif-open"), self._open),
            align_items="center",
            visible=False,
        )
        self.param.watch(lambda event: self._show_table(), "game")
        self.layout = pn.Column(self.title, self.table.place, self.picks, sizing_mode="stretch_width")

    def show(self, summary: Summary) -> None:
        """Show the games of a simulation."""
        fresh, self.summary = summary is not self.summary, summary
        self.title.put([part("h2", t("simulate-each")), part("p", t("simulate-each-note"), css="hint")])
        self.param.game.objects = {
            t("simulate-game-name", number=one.number + 1, winner=self._winner(one), points=_points(one)): one.number
            for one in summary.each
        }
        if fresh:
            self.game = summary.each[0].number
        self.picks.visible = True
        self._show_table()

    def _show_table(self) -> None:
        if self.summary is None:
            return
        each = self.summary.each
        frame = pd.DataFrame(
            {
                "game": [one.number + 1 for one in each],
                "winner": [self._winner(one) for one in each],
                "points": [_points(one) for one in each],
                "lead": [one.lead for one in each],
                "turns": [one.turns for one in each],
            }
        )
        picked = next((place for place, one in enumerate(each) if one.number == self.game), None)
        self.table.show(frame, self.model.dark, picked)

    def _winner(self, one: GameResult) -> str:
        names = self._names(one)
        return ", ".join(names[seat] for seat in one.winners)

    def _names(self, one: GameResult) -> list[str]:
        """Who sat where: agents by their names, told apart by their seats; in a solo game also the opponent."""
        agents = [*one.agents, "eminence"][: len(one.points)]
        named = [self.agent_name(agent) for agent in agents]
        return [
            t("simulate-seat-name", agent=name, seat=seat + 1) if named.count(name) > 1 else name
            for seat, name in enumerate(named)
        ]

    def _picked(self, row: int) -> None:
        if self.summary is not None and row < len(self.summary.each):
            self.game = self.summary.each[row].number

    def _open(self) -> None:
        """Show the game on the boards, at its end."""
        one = next((one for one in self.summary.each if one.number == self.game), None) if self.summary else None
        if one is None or self.summary is None:
            return
        people = Setup(**self.summary.setup).players
        study = one.study(self.summary.setup, self._names(one)[:people])
        study.rename(t("simulate-title", number=one.number + 1))
        self.open(study)


def _points(one: GameResult) -> str:
    return " : ".join(map(str, one.points))
